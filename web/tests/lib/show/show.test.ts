/** The layer that draws effects: from what is told, between where things were and where they are. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { GameScreen } from "../../../src/games";
import { settings } from "../../../src/lib/page/settings.svelte";
import { blink, burst, change, glide, roll, walk } from "../../../src/lib/show/drawings";
import type { Effects } from "../../../src/lib/show/effects";
import { rollsOf } from "../../../src/lib/show/rolls";
import { toldBetween, type Chapter } from "../../../src/lib/timeline/moments";
import { Timeline } from "../../../src/lib/timeline/timeline.svelte";
import type { EventInfo } from "../../../src/lib/wire";
import Moving from "./Moving.fixture.svelte";
import Thing from "./Thing.fixture.svelte";

interface Facts {
  start: object;
  fly: { card: number };
  hit: { n: number };
  throw: { dice: string[] };
  go: { who: string };
}
const EFFECTS: Effects<Facts> = {
  start: { none: "Nothing to see.", sound: null },
  fly: { shows: "A card flies.", sound: null, draws: ({ card }) => [glide(`card ${card}`, `card:${card}`, `card:${card}`)] },
  hit: { shows: "A number.", sound: null, draws: ({ n }) => change(n, ["nowhere", "card:2"]) },
  throw: { shows: "Dice.", sound: null, draws: ({ dice }) => [roll(...dice), walk("card:1"), blink("card:1")] },
  go: { shows: "A walk.", sound: null, draws: ({ who }) => [walk(who), walk(who)] },
};

let moved: { frames: Keyframe[]; of: Element }[] = [];
let close = () => {};
beforeEach(() => {
  moved = [];
  settings.wishes.motion = "full";
  Element.prototype.animate = function (frames) {
    moved.push({ frames: frames as Keyframe[], of: this });
    return { cancel: () => {} } as Animation;
  };
});
afterEach(() => {
  close();
  close = () => {};
  document.body.replaceChildren();
});

const status = { text: "", awaited: [], left: null };
function chapters(...told: [kind: keyof Facts, facts: object, left: string[], right: string[], pieces?: Record<string, number>][]): Chapter[] {
  return told.map(([kind, facts, left, right, pieces = {}], choice) => ({
    choice,
    by: 0,
    label: "",
    exact: true,
    moments: [{ choice, place: 0, event: { kind, facts, touches: [], seq: choice } as unknown as EventInfo, sight: { left, right, pieces }, status }],
  }));
}

async function table(...told: Parameters<typeof chapters>): Promise<(choice: number) => Promise<void>> {
  const timeline = new Timeline({ pause: () => 0 });
  timeline.drawing = {};
  timeline.ground = { scene: null, catalogue: null };
  timeline.chapters = chapters(...told);
  timeline.last = told.length - 1;
  await timeline.seek({ choice: 0, place: 0 });
  const page = mount(Moving, { target: document.body, props: { screen: { effects: EFFECTS, Thing } as unknown as GameScreen, timeline } });
  close = () => void unmount(page);
  flushSync();
  return async (choice) => {
    await timeline.seek({ choice, place: 0 });
    flushSync();
    await tick();
    await tick();
    flushSync();
  };
}

test("a picture of a thing glides from where it was to where it is", async () => {
  const go = await table(["start", {}, ["card:1"], []], ["fly", { card: 1 }, [], ["card:1"]]);
  await go(1);
  expect(document.querySelector(".flying b")?.textContent).toBe("card 1");
  expect(moved[0]?.frames.map(({ transform }) => String(transform).split(" ")[0])).toEqual(["translate(5px,", "translate(5px,", "translate(105px,", "translate(105px,"]);
});

test("who looks back sees nothing happen", async () => {
  const go = await table(["fly", { card: 1 }, ["card:1"], []], ["start", {}, [], ["card:1"]]);
  await go(1);
  await go(0);
  expect(moved).toEqual([]);
});

test("a number bursts from the first of its places that is there", async () => {
  const go = await table(["start", {}, ["card:2"], []], ["hit", { n: -3 }, ["card:2"], []], ["hit", { n: 0 }, ["card:2"], []]);
  await go(1);
  expect(document.querySelector(".hurt text")?.textContent).toBe("−3");
  await go(2);
  expect(document.querySelectorAll(".sky text")).toHaveLength(1);
});

test("who wishes for less motion sees numbers come and go, and nothing move", async () => {
  settings.wishes.motion = "less";
  const go = await table(["start", {}, ["card:1", "card:2"], []], ["fly", { card: 1 }, ["card:2"], ["card:1"]], ["hit", { n: 2 }, ["card:2"], ["card:1"]]);
  await go(1);
  expect(moved).toEqual([]);
  await go(2);
  expect(moved.flatMap(({ frames }) => frames).every(({ transform }) => transform === undefined)).toBe(true);
  expect(moved).toHaveLength(1);
});

test("who wishes for none sees nothing at all", async () => {
  settings.wishes.motion = "none";
  const go = await table(["start", {}, ["card:2"], []], ["hit", { n: 2 }, ["card:2"], []]);
  await go(1);
  expect(document.querySelector(".sky")?.children).toHaveLength(0);
});

test("things that roll are told so, and a thing that stands where it stood does not walk", async () => {
  const go = await table(["start", {}, ["card:1"], []], ["throw", { dice: ["die:3"] }, ["card:1"], []]);
  const before = rollsOf("die:3");
  await go(1);
  expect(rollsOf("die:3")).toBe(before + 1);
  expect(moved).toEqual([]);
});

test("a piece walks once however often it is told to, and others make room for it by themselves", async () => {
  const go = await table(["start", {}, [], [], { one: 0, two: 100, three: 200 }], ["go", { who: "one" }, [], [], { one: 90, two: 110, three: 200 }]);
  await go(1);
  expect(moved.map(({ of, frames }) => [(of as HTMLElement).dataset.touch, frames[0]?.transform])).toEqual([
    ["one", "translate(-90.0px, 0.0px) scale(1)"],
    ["two", "translate(-10.0px, 0.0px) scale(1)"],
  ]);
});

test("who wishes for less motion sees no piece walk, nor make room", async () => {
  settings.wishes.motion = "less";
  const go = await table(["start", {}, [], [], { one: 0, two: 100 }], ["go", { who: "one" }, [], [], { one: 90, two: 110 }]);
  await go(1);
  expect(moved).toEqual([]);
});

test("what was passed over is told in one, but not what lies far between", () => {
  const long = chapters(...Array.from({ length: 20 }, (_, choice): Parameters<typeof chapters>[0] => ["hit", { n: choice }, [], []]));
  const moments = long.flatMap((chapter) => chapter.moments);
  const between = (from: number, to: number) => toldBetween(long, moments[from]!, moments[to]!).map(({ seq }) => seq);
  expect(between(3, 4)).toEqual([4]);
  expect(between(3, 6)).toEqual([4, 5, 6]);
  expect(between(6, 3)).toEqual([]);
  expect(between(0, 19)).toEqual([]);
  expect(toldBetween(long, null, moments[3]!)).toEqual([]);
});

test("an effect can name only what is told of its kind", () => {
  // @ts-expect-error an event of this kind has no seat
  const wrong: Effects<Facts>["hit"] = { shows: "Wrong.", sound: null, draws: ({ seat }) => [burst("!", `seat:${seat}`)] };
  // @ts-expect-error what shows nothing draws nothing
  const idle: Effects<Facts>["hit"] = { none: "Nothing.", sound: null, draws: () => [] };
  expect([wrong, idle]).toHaveLength(2);
});
