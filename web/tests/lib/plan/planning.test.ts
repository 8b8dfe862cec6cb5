import { describe, expect, it } from "vitest";

import type { Offer } from "../../../src/lib/choose/narrowing";
import { Planning } from "../../../src/lib/plan/planning.svelte";
import type { QuestionInfo, TrialStep, Tried } from "../../../src/lib/wire";

const option = (choice: string) => ({ choice, label: choice, touches: [], loses: "" });
const question = (...choices: string[]): QuestionInfo => ({
  seat: 0, kind: "walk", prompt: "Where?", why: "", options: choices.map(option), refusals: [], waits: true, rules: [],
});
const offer = (choice: string): Offer => ({ seat: 0, option: option(choice) }) as unknown as Offer;

/** A way from 0 upwards: each step leads one further, and the third hangs on chance. */
function walking(alone = false) {
  const made: string[] = [];
  const said: string[] = [];
  const asked: string[][] = [];
  const unreached: string[] = [];
  const warned = { of: false };
  const to: string[] = [];
  const table = { at: 0, hash: "0", seq: 0, questions: [question("a", "b")] };
  const planning = new Planning({
    questions: () => table.questions,
    sight: () => ({ at: table.at }),
    hash: () => table.hash,
    seq: () => table.seq,
    ask: (_seat, choices, place) => to.push(place) > 0 && asked.push(choices) > 0,
    warns: () => warned.of,
    unreached: () => unreached.push(to.at(-1) ?? ""),
    choose: (_seat, choice) => made.push(choice),
    say: (what) => said.push(what),
  });
  const step = (choice: string, place: number): TrialStep => ({
    choice, label: choice, alone: alone && place === 1, patch: { at: [place + 1] }, hash: place < 2 ? String(place + 1) : "",
    consequences: [], stops: { kind: place < 2 ? "asked" : "chance", text: "", seat: 0 }, may_undo: true,
  });
  const answer = () => {
    const choices = asked.at(-1) ?? [];
    const told: Tried = {
      type: "trial", seat: 0, seq: 1, base: table.hash, steps: choices.map(step),
      stops: { kind: choices.length < 3 ? "asked" : "chance", text: "dice", seat: 0 },
      question: choices.length < 3 ? question("a", "b") : null, counts: [],
    };
    planning.hear(told);
  };
  const lay = (...choices: string[]) => choices.forEach((choice) => (planning.lay(offer(choice)), answer()));
  /** The table has answered. */
  const goOn = (hash: string, at = Number(hash)) => {
    Object.assign(table, { hash, at, seq: table.seq + 1 });
    planning.follow();
  };
  planning.begin();
  /** The server has found a way, or none. */
  const reached = (...choices: string[]) => {
    const stops = choices.length > 0 ? ({ kind: "asked", text: "", seat: 0 } as const) : ({ kind: "impossible", text: "", seat: 0 } as const);
    planning.hear({ type: "trial", seat: 0, seq: 1, base: table.hash, steps: choices.map(step), stops, question: null, counts: [] });
  };
  return { to, warned, unreached, reached, planning, made, said, asked, table, answer, lay, goOn };
}

describe("a plan", () => {
  it("shows what its steps would lead to, and makes no choice", () => {
    const { planning, made, asked, lay } = walking();
    lay("a", "b");
    expect(asked).toEqual([["a"], ["a", "b"]]);
    expect(planning.sight).toEqual({ at: 2 });
    expect(planning.questions).toHaveLength(1);
    expect(made).toEqual([]);
  });

  it("offers nothing beyond what is certain, nor while it is looked into", () => {
    const { planning, answer, lay } = walking();
    planning.lay(offer("a"));
    expect(planning.questions).toEqual([]);
    answer();
    lay("b");
    expect(planning.questions).toHaveLength(1);
    lay("a");
    expect(planning.questions).toEqual([]);
  });

  it("is dropped as if nothing had been", () => {
    const { planning, made, lay } = walking();
    lay("a", "b");
    planning.drop();
    expect([planning.on, planning.sight, planning.steps, made]).toEqual([false, null, [], []]);
  });

  it("takes the last step back", () => {
    const { planning, asked, lay, answer } = walking();
    lay("a", "b");
    planning.back();
    answer();
    expect(asked.at(-1)).toEqual(["a"]);
    planning.back();
    expect([planning.on, planning.steps]).toEqual([true, []]);
    planning.back();
    expect(planning.on).toBe(false);
  });

  it("is played one choice after another, each when the table has answered", () => {
    const { planning, made, said, lay, goOn } = walking();
    lay("a", "b", "a");
    planning.play();
    expect(made).toEqual(["a"]);
    goOn("1");
    expect(made).toEqual(["a", "b"]);
    goOn("2");
    expect(made).toEqual(["a", "b", "a"]);
    goOn("whatever came");
    expect([planning.isPlaying, said]).toEqual([false, []]);
  });

  it("waits until the table has answered, and ends when a step is refused", () => {
    const { planning, made, said, lay } = walking();
    lay("a", "b");
    planning.play();
    planning.follow();
    expect([made, said, planning.isPlaying]).toEqual([["a"], [], true]);
    planning.hear(null);
    expect([made, said, planning.isPlaying]).toEqual([["a"], [], false]);
  });

  it("stops with a word when it comes otherwise", () => {
    const { planning, made, said, lay, goOn } = walking();
    lay("a", "b");
    planning.play();
    goOn("elsewhere");
    expect([made, said, planning.isPlaying]).toEqual([["a"], ["surprise"], false]);
  });

  it("stops with a word when the next step is not offered", () => {
    const { planning, made, said, table, lay, goOn } = walking();
    lay("a", "b");
    planning.play();
    table.questions = [question("a")];
    goOn("1");
    expect([made, said]).toEqual([["a"], ["surprise"]]);
  });

  it("passes over a step that the server made, since there was no other", () => {
    const { planning, made, said, lay, goOn } = walking(true);
    lay("a", "b", "a");
    planning.play();
    goOn("2");
    expect([made, said]).toEqual([["a", "a"], []]);
  });

  it("keeps the rest on trial after one step", () => {
    const { planning, made, asked, lay, goOn, answer } = walking();
    lay("a", "b");
    planning.play(true);
    goOn("1");
    expect([made, planning.on, asked.at(-1)]).toEqual([["a"], true, ["b"]]);
    answer();
    expect(planning.steps.map((step) => step.choice)).toEqual(["b"]);
  });

  it("ends when I am not asked any more", () => {
    const { planning, table, lay, goOn } = walking();
    lay("a");
    table.questions = [];
    goOn("9");
    expect(planning.on).toBe(false);
  });

  it("falls back to what is known when nobody can say more", () => {
    const { planning, said, lay } = walking();
    lay("a");
    planning.lay(offer("b"));
    planning.hear(null);
    expect(planning.steps.map((step) => step.choice)).toEqual(["a"]);
    expect(said).toEqual(["unknown"]);
    expect(planning.questions).toHaveLength(1);
  });

  it("is the way to a place, which the way to another replaces", () => {
    const { planning, asked, to, reached, lay } = walking();
    planning.drop();
    expect(planning.reach("there")).toBe(true);
    expect(planning.on).toBe(false);
    reached("a", "b");
    expect([planning.on, planning.picks]).toEqual([true, ["a", "b"]]);
    planning.reach("elsewhere");
    expect([asked.at(-1), to.at(-1)]).toEqual([[], "elsewhere"]);
    reached("b");
    expect(planning.picks).toEqual(["b"]);
    lay("a");
    planning.reach("there");
    expect(asked.at(-1)).toEqual(["b", "a"]);
  });

  it("stays as it was where no way leads", () => {
    const { planning, unreached, reached, lay } = walking();
    planning.drop();
    planning.reach("nowhere");
    reached();
    expect([planning.on, unreached]).toEqual([false, ["nowhere"]]);
    planning.begin();
    lay("a");
    planning.reach("nowhere");
    reached();
    expect([planning.on, planning.picks, unreached.length]).toEqual([true, ["a"], 2]);
  });

  it("that would lose something is asked for once more before it is played", () => {
    const { planning, made, warned, lay } = walking();
    lay("a", "b");
    warned.of = true;
    planning.play();
    expect([made, planning.warned]).toEqual([[], true]);
    planning.play();
    expect(made).toEqual(["a"]);
  });

  it("is played up to an earlier step", () => {
    const { planning, made, lay, goOn } = walking();
    lay("a", "b");
    planning.playTo(1);
    goOn("1");
    expect([made, planning.isPlaying, planning.on]).toEqual([["a"], false, false]);
  });
});
