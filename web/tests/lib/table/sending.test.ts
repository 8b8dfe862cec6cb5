import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Sending from "../../../src/lib/table/Sending.svelte";
import { connection } from "../../../src/lib/net/connection.svelte";

let line: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  connection.heard();
  line = mount(Sending, { target: document.body });
  flushSync();
});
afterEach(async () => {
  await unmount(line);
  vi.useRealTimers();
});

/** What it says after so many milliseconds more. */
function saidAfter(ms: number): string {
  vi.advanceTimersByTime(ms);
  flushSync();
  return document.querySelector(".sending")?.textContent ?? "";
}

test("a choice that is stored at once is not counted", () => {
  expect(saidAfter(0)).toBe("Sending …");
});

test("one that takes long says for how long, every second", () => {
  expect(saidAfter(3000)).toBe("Sending … for 3 s");
  expect(saidAfter(1000)).toBe("Sending … for 4 s");
  expect(saidAfter(116_000)).toBe("Sending … for 2 min");
});

test("without a connection it says that nothing is lost", () => {
  connection.reach = "lost";
  expect(saidAfter(2000)).toBe("Sending … for 2 s No connection: it is sent again when there is one.");
  connection.heard();
  expect(saidAfter(1000)).toBe("Sending … for 3 s");
});
