import { beforeEach, describe, expect, it, vi } from "vitest";

import { table } from "../../../dev/tables";
import { settings } from "../../../src/lib/page/settings.svelte";
import { ReplayPlayer } from "../../../src/lib/replay/player.svelte";
import type { Replay, ReplayStep } from "../../../src/lib/wire";

const LENGTH = 250;

function step(seq: number, viewpoint: string, first: boolean): ReplayStep {
  const events = ["one", "two"].map((text) => ({ seq, kind: "k", text: `${seq} ${text}`, seat: null, touches: [`${text}`], heading: false, facts: {}, patch: { told: [`${seq} ${text}`] } }));
  const sight = first ? { told: "before", seq: seq - 1, viewpoint } : null;
  return { seq, by: null, choice: "", label: "", events, sight, patch: { seq: [seq] }, status: { text: `${seq}`, awaited: [], left: null } };
}

describe("a replay", () => {
  let asked: [string, number, number][];
  let player: ReplayPlayer;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.wishes.motion = "none";
    asked = [];
    player = new ReplayPlayer("t", (viewpoint, start, stop): Promise<Replay> => {
      asked.push([viewpoint, start, stop]);
      const steps = Array.from({ length: Math.max(0, Math.min(stop, LENGTH + 1) - start) }, (_, index) => step(start + index, viewpoint, index === 0));
      return Promise.resolve({ table: table("t", "g"), viewpoint, length: LENGTH, steps, scene: null, catalogue: "", note: "" });
    });
    player.timeline.drawing = {};
  });

  const at = (choice: number, place: number | null = null) => ({ choice, place });

  it("loads only what is looked at, and once", async () => {
    await player.timeline.seek(at(120));
    await player.timeline.seek(at(130));
    expect(asked).toEqual([["public", 100, 200]]);
    expect(player.timeline.view).toEqual({ told: "130 two", seq: 130, viewpoint: "public" });
  });

  it("stays within the game", async () => {
    await player.timeline.seek(at(9999));
    expect(player.timeline.at).toEqual(at(LENGTH));
    expect(player.timeline.view).toMatchObject({ seq: LENGTH });
    await player.timeline.seek(at(-5));
    expect(player.timeline.at).toEqual(at(0));
  });

  it("shows the same moment from another viewpoint, and keeps what is shown until it is there", async () => {
    await player.see("public", at(7, 0));
    const seen = player.see("1");
    expect(player.timeline.view).toEqual({ told: "7 one", seq: 6, viewpoint: "public" });
    await seen;
    expect(player.timeline.view).toEqual({ told: "7 one", seq: 6, viewpoint: "1" });
    expect(player.timeline.at).toEqual(at(7, 0));
  });

  it("plays on by itself, event by event, until it is paused", async () => {
    settings.wishes.motion = "full";
    await player.timeline.seek(at(0));
    player.timeline.play();
    expect(player.timeline.at).toEqual(at(1, 0));
    await vi.advanceTimersByTimeAsync(960);
    expect(player.timeline.at).toEqual(at(1, 1));
    await vi.advanceTimersByTimeAsync(960);
    expect(player.timeline.at).toEqual(at(2, 0));
    player.timeline.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.timeline.at).toEqual(at(2, 0));
  });

  it("goes from choice to choice, as fast as is wished, where no motion is", async () => {
    await player.timeline.seek(at(0));
    player.timeline.setSpeed(4);
    player.timeline.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect(player.timeline.at).toEqual(at(4));
    expect(player.timeline.touches).toEqual(["one", "two"]);
  });

  it("loads what comes next while it plays, and stops at the end", async () => {
    await player.timeline.seek(at(199));
    player.timeline.play();
    await vi.advanceTimersByTimeAsync(1400);
    expect(player.timeline.at).toEqual(at(201));
    expect(asked).toHaveLength(2);
    await player.timeline.seek(at(LENGTH - 1));
    player.timeline.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect(player.timeline.at).toEqual(at(LENGTH));
    expect(player.timeline.playing).toBe(false);
  });

  it("looks at a choice that is soon told for a while", async () => {
    settings.wishes.motion = "full";
    player.pause = () => 100;
    await player.timeline.seek(at(0));
    player.timeline.play();
    await vi.advanceTimersByTimeAsync(150);
    expect(player.timeline.at).toEqual(at(1, 1));
    await vi.advanceTimersByTimeAsync(1100);
    expect(player.timeline.at).toEqual(at(1, 1));
    await vi.advanceTimersByTimeAsync(100);
    expect(player.timeline.at).toEqual(at(2, 0));
  });

  it("says why a game cannot be shown", async () => {
    let tries = 0;
    const closed = new ReplayPlayer("t", () => ((tries += 1), Promise.reject(new Error("Not yours."))));
    await closed.see("public", at(0));
    expect(closed.problem).toBe("Not yours.");
    expect(closed.timeline.now).toBeNull();
    expect(tries).toBe(1);
  });
});
