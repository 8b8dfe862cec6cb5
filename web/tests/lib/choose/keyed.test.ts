import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { QuestionInfo } from "../../../src/lib/wire";
import Fixture from "./Keyed.fixture.svelte";

const THINGS = ["seal:1", "seal:2", "seal:3"];
const QUESTION: QuestionInfo = {
  seat: 0,
  kind: "break",
  prompt: "",
  why: "",
  options: [...THINGS.map((id) => ({ choice: `break ${id}`, label: id, touches: [id], loses: "" })), { choice: "end", label: "End", touches: [], loses: "" }],
  refusals: [],
  waits: true,
  rules: [],
};

let board: ReturnType<typeof mount>;
afterEach(async () => await unmount(board));

const source = { questions: () => [QUESTION], happening: () => new Set<string>(), pointed: () => new Set<string>(), choose: () => {}, point: () => {} };

it("things that show their keys are drawn in no circle, and know in the end that they are drawn", async () => {
  const choosing = new Choosing(source);
  board = mount(Fixture, { target: document.body, props: { choosing, ids: THINGS } });
  flushSync();
  await tick();
  expect([...document.querySelectorAll("button")].map((row) => row.textContent)).toEqual(["seal:1 1", "seal:2 2", "seal:3 3"]);
  expect(choosing.offers.filter((offer) => choosing.isLoose(offer)).map(({ option }) => option.choice)).toEqual(["end"]);
});

it("things are counted as they lie on the page, not as they are asked", async () => {
  const choosing = new Choosing(source);
  board = mount(Fixture, { target: document.body, props: { choosing, ids: ["seal:3", "seal:1"] } });
  flushSync();
  await tick();
  expect([...document.querySelectorAll("button")].map((row) => row.textContent)).toEqual(["seal:3 1", "seal:1 2"]);
  expect(choosing.offers.map((offer) => choosing.keys.get(offer))).toEqual(["2", "3", "1", "e"]);
});

it("a game's own letters come before all that is counted", () => {
  const asked = { ...QUESTION, options: [{ choice: "use", label: "Use", touches: [], loses: "" }, ...QUESTION.options] };
  const choosing = new Choosing({ ...source, questions: () => [asked], letters: () => new Map([["use", "i"]]) });
  board = mount(Fixture, { target: document.body, props: { choosing, ids: [] } });
  expect(choosing.offers.map((offer) => choosing.keys.get(offer))).toEqual(["i", "1", "2", "3", "e"]);
});
