import { beforeEach, describe, expect, it, vi } from "vitest";

import { table } from "../../../dev/tables";
import { ReplayPlayer } from "../../../src/lib/replay/player.svelte";
import type { Replay, ReplayStep } from "../../../src/lib/wire";

const LENGTH = 250;

function step(seq: number, viewpoint: string): ReplayStep {
  const events = [{ seq, kind: "k", text: `${seq}`, seat: null, touches: [], heading: false, facts: [] }];
  return { seq, by: null, choice: "", label: "", events, view: { seq, viewpoint }, status: { text: "", awaited: [], left: null } };
}

describe("a replay", () => {
  let asked: [string, number, number][];
  let player: ReplayPlayer;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    player = new ReplayPlayer("t", (viewpoint, start, stop): Promise<Replay> => {
      asked.push([viewpoint, start, stop]);
      const steps = Array.from({ length: Math.max(0, Math.min(stop, LENGTH + 1) - start) }, (_, index) => step(start + index, viewpoint));
      return Promise.resolve({ table: table("t", "g"), viewpoint, length: LENGTH, steps, note: "" });
    });
  });

  it("loads only what is looked at, and once", async () => {
    await player.go(120);
    await player.go(130);
    expect(asked).toEqual([["public", 100, 200]]);
    expect(player.step?.seq).toBe(130);
  });

  it("stays within the game", async () => {
    await player.go(9999);
    expect(player.at).toBe(LENGTH);
    expect(player.step?.seq).toBe(LENGTH);
    await player.go(-5);
    expect(player.at).toBe(0);
  });

  it("shows the same moment from another viewpoint", async () => {
    await player.go(7);
    await player.see("1");
    expect(player.step?.view).toEqual({ seq: 7, viewpoint: "1" });
  });

  it("plays on by itself until it is paused", async () => {
    await player.go(0);
    player.setSpeed(4);
    player.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.at).toBe(4);
    player.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.at).toBe(4);
  });

  it("stops at the end", async () => {
    await player.go(LENGTH - 1);
    player.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.at).toBe(LENGTH);
    expect(player.playing).toBe(false);
  });

  it("says why a game cannot be shown", async () => {
    const closed = new ReplayPlayer("t", () => Promise.reject(new Error("Not yours.")));
    await closed.go(0);
    expect(closed.problem).toBe("Not yours.");
    expect(closed.step).toBeNull();
  });
});
