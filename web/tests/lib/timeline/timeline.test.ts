import { beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../../../src/lib/net/api";
import { chaptersOfSteps, type Address, type Chapter } from "../../../src/lib/timeline/moments";
import { Timeline, type Source } from "../../../src/lib/timeline/timeline.svelte";
import type { ReplayStep } from "../../../src/lib/wire";

/** Choices whose events are written as letters, such as "ab": what is seen is all letters so far. */
function chapters(first: number, ...texts: string[]): Chapter[] {
  let seen = "";
  const steps = texts.map((text, index): ReplayStep => {
    const seq = first + index;
    const events = [...text].map((letter) => ({ seq, kind: letter, text: letter, seat: null, touches: [letter], heading: false, facts: {}, patch: [(seen += letter)] }));
    return { seq, by: 0, choice: "", label: "", events, sight: index === 0 ? "" : null, patch: null, status: { text: "", awaited: [], left: null } };
  });
  return chaptersOfSteps(steps);
}
/** Draws what is seen, as it is. */
function plain(timeline: Timeline): Timeline {
  return Object.assign(timeline, { ground: { scene: null, catalogue: null }, drawing: {} });
}
const at = (choice: number, place: number | null = null): Address => ({ choice, place });

describe("a timeline in live play", () => {
  let timeline: Timeline;
  let pause: number;

  beforeEach(() => {
    vi.useFakeTimers();
    pause = 100;
    timeline = plain(new Timeline({ pause: ({ event }) => (event ? pause : 0) }));
    timeline.push(chapters(1, ""));
  });

  it("shows the first moment at once and the others one by one", () => {
    timeline.push(chapters(2, "abc"));
    expect(timeline.view).toBe("a");
    expect(timeline.ahead.map(({ sight }) => sight)).toEqual(["ab", "abc"]);
    vi.advanceTimersByTime(100);
    expect(timeline.view).toBe("ab");
    expect(timeline.touches).toEqual(["b"]);
    vi.advanceTimersByTime(100);
    expect(timeline.view).toBe("abc");
    expect(timeline.ahead).toEqual([]);
  });

  it("lets what comes later wait for its turn", () => {
    timeline.push(chapters(2, "a"));
    timeline.push(chapters(3, "b"));
    expect(timeline.view).toBe("a");
    vi.advanceTimersByTime(250);
    expect(timeline.at).toEqual(at(3, 0));
    timeline.push(chapters(4, "c"));
    expect(timeline.at).toEqual(at(4, 0));
  });

  it("skips to the end, and only once", () => {
    timeline.push(chapters(2, "abc", "d"));
    timeline.skip();
    expect(timeline.view).toBe("abcd");
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(3, 0));
  });

  it("shows everything at once when there is no pause", () => {
    pause = 0;
    timeline.push(chapters(2, "abc", "", "d"));
    expect(timeline.at).toEqual(at(4, 0));
  });

  it("goes faster at a higher speed, at once", () => {
    timeline.push(chapters(2, "abc"));
    timeline.setSpeed(4);
    vi.advanceTimersByTime(25);
    expect(timeline.view).toBe("ab");
  });

  it("stays where one looks back while more comes, and goes on from now", async () => {
    timeline.push(chapters(2, "abc"));
    timeline.skip();
    await timeline.seek(at(2, 1));
    expect([timeline.view, timeline.mode]).toEqual(["ab", "rest"]);
    timeline.push(chapters(3, "de"));
    vi.advanceTimersByTime(1000);
    expect(timeline.view).toBe("ab");
    expect(timeline.ahead).toEqual([]);
    timeline.live();
    expect(timeline.at).toEqual(at(3, 1));
    timeline.push(chapters(4, "fg"));
    expect(timeline.at).toEqual(at(4, 0));
  });

  it("keeps the last moments only", () => {
    pause = 0;
    for (let choice = 2; choice < 400; choice += 1) timeline.push(chapters(choice, "ab"));
    const kept = timeline.chapters.reduce((sum, { moments }) => sum + moments.length, 0);
    expect(kept).toBeGreaterThan(250);
    expect(kept).toBeLessThan(310);
    expect(timeline.view).toBe("ab");
    expect(timeline.last).toBe(399);
  });

  it("does not forget what was not shown yet", () => {
    timeline.push(chapters(2, "ab"));
    for (let choice = 3; choice < 400; choice += 1) timeline.push(chapters(choice, "ab"));
    expect(timeline.chapters[0]?.choice).toBeLessThanOrEqual(2);
    expect(timeline.ahead).toHaveLength(1 + 2 * 397);
  });

  it("forgets what did not happen", () => {
    timeline.push(chapters(2, "ab", "cd"));
    timeline.skip();
    timeline.forget(2);
    expect([timeline.at, timeline.last]).toEqual([at(2, 1), 2]);
    vi.advanceTimersByTime(1000);
    expect(timeline.view).toBe("ab");
  });
});

describe("a timeline of what is over", () => {
  const GAME = ["", "abc", "", "d", "ef"];
  let asked: number[];
  let timeline: Timeline;

  function made(more: Partial<Source> = {}): Timeline {
    const one: Timeline = new Timeline({
      pause: () => 100,
      load: (choice) => {
        asked.push(choice);
        one.last = GAME.length - 1;
        return Promise.resolve(choice < 3 ? chapters(0, ...GAME.slice(0, 3)) : chapters(0, ...GAME).slice(3));
      },
      ...more,
    });
    return plain(one);
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    asked = [];
    timeline = made();
    await timeline.seek(at(0));
  });

  async function walk(by: 1 | -1, unit: "event" | "choice", steps: number): Promise<string[]> {
    const views: string[] = [];
    for (let i = 0; i < steps; i += 1) {
      await timeline.step(by, unit);
      views.push(`${timeline.at.choice}.${timeline.at.place} ${timeline.view as string}`);
    }
    return views;
  }

  it("is walked through event by event, forth and back alike", async () => {
    const forth = await walk(1, "event", 7);
    expect(forth).toEqual(["1.0 a", "1.1 ab", "1.2 abc", "2.0 abc", "3.0 abcd", "4.0 abcde", "4.1 abcdef"]);
    expect(await walk(1, "event", 1)).toEqual(forth.slice(-1));
    expect(await walk(-1, "event", 6)).toEqual(forth.slice(0, -1).reverse());
    expect(asked).toEqual([0, 3]);
  });

  it("shows a choice forth event by event, and then as a whole", async () => {
    await timeline.step(1, "choice");
    expect([timeline.at, timeline.playing]).toEqual([at(1, 0), false]);
    vi.advanceTimersByTime(200);
    expect(timeline.at).toEqual(at(1, 2));
    vi.advanceTimersByTime(100);
    expect([timeline.at, timeline.mode]).toEqual([at(1), "rest"]);
    expect(timeline.touches).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(1));
  });

  it("goes on to the next choice before the last one is told to the end", async () => {
    await timeline.step(1, "choice");
    await timeline.step(1, "choice");
    expect(timeline.at.choice).toBe(2);
    await timeline.step(-1, "choice");
    expect(timeline.at).toEqual(at(1));
    expect(timeline.view).toBe("abc");
  });

  it("jumps from choice to choice where whole choices are wished", async () => {
    timeline = made({ leaps: () => true });
    await timeline.seek(at(0));
    expect(await walk(1, "choice", 5)).toEqual(["1.null abc", "2.null abc", "3.null abcd", "4.null abcdef", "4.null abcdef"]);
    expect(await walk(1, "event", 1)).toEqual(["4.null abcdef"]);
  });

  it("plays to the end, and from the start again", async () => {
    timeline.play();
    await vi.advanceTimersByTimeAsync(350);
    expect([timeline.at, timeline.playing]).toEqual([at(2, 0), true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([timeline.view, timeline.playing]).toEqual(["abcdef", false]);
    timeline.play();
    expect(timeline.at).toEqual(at(0, 0));
  });

  it("is paused by a jump, and takes the last of several", async () => {
    timeline.play();
    const [one, other] = [timeline.seek(at(4, 0)), timeline.seek(at(1, 1))];
    await Promise.all([one, other]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([timeline.at, timeline.view]).toEqual([at(1, 1), "ab"]);
  });

  it("leads to the last event where a link names one too many", async () => {
    await timeline.seek(at(1, 99));
    expect(timeline.view).toBe("abc");
    await timeline.seek(at(99, 1));
    expect(timeline.at).toEqual(at(4));
  });

  it("stays where it is when nothing can be loaded", async () => {
    timeline = made({ load: () => Promise.resolve(null) });
    timeline.push(chapters(0, "ab"));
    timeline.last = 9;
    await timeline.seek(at(0, 1));
    await timeline.seek(at(5));
    expect(timeline.view).toBe("ab");
    timeline.play();
    await vi.advanceTimersByTimeAsync(1000);
    expect([timeline.view, timeline.playing]).toEqual(["ab", false]);
  });

  it("draws what the game marks, which builds on the moments before, however one comes there", async () => {
    timeline.drawing = { marks: (seen: string, before: string, event, last) => `${seen}|${before.split("|")[1] ?? ""}${event?.text ?? "-"}${last ? "." : ""}` };
    await timeline.seek(at(1, 1));
    expect(timeline.view).toBe("ab|-.ab");
    await timeline.seek(at(3, 0));
    expect(timeline.view).toBe("abcd|-.abc.-.d.");
    await timeline.seek(at(1, 2));
    expect(timeline.view).toBe("abc|-.abc.");
    timeline.drawing = {};
    expect(timeline.view).toBe("abc");
  });

  it("draws sights with what they rest on, and nothing before that is here", async () => {
    timeline.drawing = { hydrate: (sight: string, scene: string, catalogue: string) => `${sight} in ${scene} of ${catalogue}` };
    timeline.ground = null;
    await timeline.seek(at(1, 1));
    expect(timeline.view).toBeNull();
    vi.spyOn(api, "catalogue").mockResolvedValue("cards");
    await timeline.rest({ scene: "the hall", catalogue: "c1" });
    expect(timeline.view).toBe("ab in the hall of cards");
    const { ground } = timeline;
    await timeline.rest({ scene: "the hall", catalogue: "c1" });
    expect(timeline.ground).toBe(ground);
    expect(timeline.outdated).toBe(false);
  });

  it("shows the words of an earlier version as they are, without the marks of a screen of today", async () => {
    timeline.drawing = { hydrate: () => "hydrated", marks: () => "marked" };
    await timeline.seek(at(1, 1));
    await timeline.rest({ scene: null, catalogue: "" });
    expect([timeline.view, timeline.outdated]).toEqual(["ab", true]);
    timeline.drawing = { marks: () => "marked" };
    expect([timeline.view, timeline.outdated]).toEqual(["marked", false]);
  });
});

describe("watching live play", () => {
  let timeline: Timeline;

  beforeEach(() => {
    vi.useFakeTimers();
    timeline = plain(new Timeline({ pause: ({ event }) => (event ? 100 : 0) }));
    timeline.push(chapters(1, ""));
  });

  it("stands still while it is halted, also when more happens, and goes on", () => {
    timeline.push(chapters(2, "abc"));
    timeline.halt();
    timeline.push(chapters(3, "d"));
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(2, 0));
    expect(timeline.staying).toBe(true);
    timeline.goOn();
    expect(timeline.at).toEqual(at(2, 1));
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(3, 0));
    expect(timeline.staying).toBe(false);
  });

  it("steps to the next event and stays live", () => {
    timeline.push(chapters(2, "abc"));
    void timeline.step(1, "event");
    expect([timeline.at, timeline.mode, timeline.halted]).toEqual([at(2, 1), "live", true]);
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(2, 1));
  });

  it("skips to now although it was halted", () => {
    timeline.push(chapters(2, "abc"));
    timeline.halt();
    timeline.skip();
    expect([timeline.at, timeline.halted]).toEqual([at(2, 2), false]);
  });

  it("shows again what others did since my last choice, and my choices since", async () => {
    const told = chapters(1, "m", "ab", "c", "n").map((chapter) => ({ ...chapter, by: chapter.choice === 1 || chapter.choice === 4 ? 0 : 1 }));
    timeline.push(told);
    vi.advanceTimersByTime(1000);
    await timeline.again((seat) => seat === 0);
    expect([timeline.at, timeline.mode]).toEqual([at(2, 0), "live"]);
    expect(timeline.ahead).toHaveLength(3);
    vi.advanceTimersByTime(1000);
    expect(timeline.at).toEqual(at(4, 0));
  });

  it("shows my choice again when nobody has done anything since", async () => {
    timeline.push(chapters(1, "m", "n"));
    vi.advanceTimersByTime(1000);
    await timeline.again((seat) => seat === 0);
    expect(timeline.at).toEqual(at(2, 0));
  });
});
