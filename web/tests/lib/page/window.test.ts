import { expect, test } from "vitest";

import { ofWindow } from "../../../src/lib/page/window.svelte";

test("at its own size a question stays as it is", () => {
  expect(ofWindow("(max-width: 760px)", 1)).toBe("(max-width: 760px)");
});

test("what is meant of the page is asked of the window", () => {
  expect(ofWindow("(max-width: 760px) and (pointer: fine)", 1.5)).toBe("(max-width: 1140px) and (pointer: fine)");
});

test("a window is of one kind or the next, and never of neither", () => {
  expect(ofWindow("(max-width: 760px), (min-width: 761px)", 1.5)).toBe("(max-width: 1140px), (min-width: 1140.02px)");
});
