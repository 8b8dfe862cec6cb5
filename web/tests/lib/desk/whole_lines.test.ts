import { expect, test } from "vitest";

import { fitting } from "../../../src/lib/desk/whole_lines";

test("words that fit are shown whole", () => {
  expect(fitting([18, 36, 50], 50)).toEqual({ height: 50, cut: false });
});

test("words that do not fit end with their last whole line", () => {
  expect(fitting([18, 36, 54], 50)).toEqual({ height: 36, cut: true });
});
