import { beforeEach, describe, expect, it, vi } from "vitest";

import { Playback } from "../../../src/lib/table/playback";

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());

  function playback(pause: number) {
    const shown: string[] = [];
    const waiting: number[] = [];
    const made = new Playback<string>((beat) => shown.push(beat), () => pause, (count) => waiting.push(count));
    return { made, shown, waiting };
  }

  it("shows the first beat at once and the others one by one", () => {
    const { made, shown } = playback(100);
    made.push("a", "b", "c");
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("lets a beat that comes later wait for its turn", () => {
    const { made, shown } = playback(100);
    made.push("a");
    made.push("b");
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(250);
    made.push("c");
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("skips to the end in order, and only once", () => {
    const { made, shown } = playback(100);
    made.push("a", "b", "c");
    made.skip();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a", "b", "c"]);
    expect(made.waiting).toBe(0);
  });

  it("shows everything at once when there is no pause", () => {
    const { made, shown } = playback(0);
    made.push("a", "b");
    expect(shown).toEqual(["a", "b"]);
  });

  it("tells how many wait", () => {
    const { made, waiting } = playback(100);
    made.push("a", "b", "c");
    vi.advanceTimersByTime(200);
    expect(waiting).toEqual([2, 1, 0]);
  });

  it("forgets what waits when it is cleared", () => {
    const { made, shown } = playback(100);
    made.push("a", "b");
    made.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a"]);
    made.push("c");
    expect(shown).toEqual(["a", "c"]);
  });
});
