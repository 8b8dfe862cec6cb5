import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Words from "../../../src/lib/lesson/Words.svelte";

test.each([
  ["*Step* through **the gate?** Yes.", "<b>Step</b> through <b>the gate?</b> Yes."],
  ["See FS-BIND-6.", "See FS-BIND-6."],
])("stars are never read, one or two: %s", (text, seen) => {
  const target = document.createElement("p");
  const words = mount(Words, { target, props: { text } });
  expect(target.innerHTML.replaceAll(/<!--.*?-->/g, "")).toBe(seen);
  void unmount(words);
});
