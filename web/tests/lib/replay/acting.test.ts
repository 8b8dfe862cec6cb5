import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "../../../src/lib/page/settings.svelte";
import { Acting } from "../../../src/lib/replay/acting.svelte";
import type { ReplayStep } from "../../../src/lib/wire";

function step(seq: number, ...texts: string[]): ReplayStep {
  const events = texts.map((text) => ({ seq, kind: "k", text, seat: null, touches: [], heading: false, facts: [] }));
  return { seq, by: 0, choice: "", label: "", events, view: [`view ${seq}`], status: { text: "", awaited: [], left: null } };
}

describe("acting out a step of a replay", () => {
  let acting: Acting;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.wishes.motion = "full";
    acting = new Acting(() => 2);
    acting.telling = { tell: (before, { text }) => [...(before as string[]), text], pause: () => 400 };
    acting.to(step(0));
  });

  it("goes from event to event, faster at a higher speed, and ends with the step's own view", () => {
    acting.to(step(1, "one", "two", "three"));
    expect(acting.now?.view).toEqual(["view 0", "one"]);
    vi.advanceTimersByTime(200);
    expect(acting.now?.view).toEqual(["view 0", "one", "two"]);
    vi.advanceTimersByTime(200);
    expect(acting.now).toBeNull();
  });

  it("shows jumps at once", () => {
    acting.to(step(5, "one", "two"));
    expect(acting.now).toBeNull();
  });

  it("tells how long a step takes", () => {
    expect(acting.lasts(step(1, "one", "two", "three"))).toBe(1200);
  });
});
