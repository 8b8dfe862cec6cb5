import { beforeEach, describe, expect, it } from "vitest";

import { Coach } from "../../../src/lib/coach/coach.svelte";
import { aloud, counselOf } from "../../../src/lib/coach/counsel";
import { fits, isCoached, keepCoached, keepSaid, noteNow, saidOf } from "../../../src/lib/coach/notes";
import type { Offer } from "../../../src/lib/choose/narrowing";
import type { EventInfo, NoteInfo, Opinion, QuestionInfo } from "../../../src/lib/wire";

const note = (title: string, when: Partial<NoteInfo>): NoteInfo => ({ title, words: `*${title}* matters.`, rule: "X-1", asked: "", offers: "", told: "", ...when });
const NOTES = [note("answer", { asked: "respond" }), note("counter", { asked: "respond", offers: "answer *" }), note("fire", { told: "spreads" })];
const event = (kind: string): EventInfo => ({ kind }) as EventInfo;
const asks = (kind: string, ...choices: string[]): QuestionInfo => ({ seat: 0, kind, options: choices.map((choice) => ({ choice })) }) as QuestionInfo;
const offer = (choice: string): Offer => ({ seat: 0, option: { choice } }) as Offer;
const thinks = (choice: string, bad: boolean): Opinion => ({ type: "opinion", seat: 0, seq: 1, choice, bad, better: "rest", better_label: "Rest", why: "It brings more.", worth: 0.2, better_worth: 0.6 });

describe("what a coach says", () => {
  it("knows a choice by its notation", () => {
    expect(fits("answer full-shield", "answer *")).toBe(true);
    expect(fits("pass", "answer *")).toBe(false);
    expect(fits("give", "give*")).toBe(true);
    expect(fits("use", "u.e")).toBe(false);
  });

  it("speaks first of what happened, then of what is asked, and never twice", () => {
    const said = new Set<string>();
    const next = () => noteNow(NOTES, said, [event("turn"), event("spreads")], [asks("respond", "pass", "answer dispel")]);
    const heard = [];
    for (let found = next(); found; found = next()) {
      heard.push(found.title);
      said.add(`${found.asked}|${found.offers}|${found.told}`);
    }
    expect(heard).toEqual(["fire", "answer", "counter"]);
    expect(noteNow(NOTES, new Set(), [], [asks("respond", "pass")])?.title).toBe("answer");
    expect(noteNow(NOTES, new Set(["respond||"]), [], [asks("respond", "pass")])).toBeNull();
  });

  it("is heard without stars, with its rule", () => {
    expect(aloud(NOTES[2] as NoteInfo)).toBe("The coach: fire. fire matters. Rule X-1.");
    expect(counselOf(thinks("cast", true))).toBe("The archmage would rather choose: Rest. It brings more. By its estimate you win 60% of the time instead of 20%.");
  });
});

describe("the coach at a table", () => {
  let released = 0;
  let held = 0;
  let asked: string[] = [];
  const sit = async (alone = true): Promise<Coach> => {
    const coach = new Coach("t", "g", {
      may: () => alone,
      ask: ({ option }) => (asked.push(option.choice), true),
      fine: () => (released += 1),
      against: () => (held += 1),
      notes: () => Promise.resolve(NOTES),
    });
    await coach.call();
    return coach;
  };
  beforeEach(() => {
    keepSaid("g", []);
    keepCoached("t", false);
    [released, held, asked] = [0, 0, []];
  });

  it("says one thing a question, each once a person", async () => {
    const coach = await sit();
    coach.attend([], [asks("respond", "pass", "answer dispel")], 3);
    expect(coach.note?.title).toBe("answer");
    coach.understood();
    coach.attend([], [asks("respond", "pass", "answer dispel")], 3);
    expect(coach.note).toBeNull();
    coach.attend([event("spreads")], [asks("respond", "pass")], 4);
    expect(coach.note?.title).toBe("fire");
    const again = await sit();
    again.attend([], [asks("respond", "pass")], 1);
    expect(again.note).toBeNull();
    expect(again.words.map(({ title }) => title)).toEqual(["fire", "answer"]);
    expect(saidOf("g")).toEqual(["respond||", "||spreads"]);
  });

  it("does not speak of what was told before it came", async () => {
    const coach = await sit();
    coach.attend([event("spreads")], [asks("act", "end")], 1);
    expect(coach.note).toBeNull();
  });

  it("warns of what is clearly bad, and lets the rest go on", async () => {
    const coach = await sit();
    expect(coach.consider(offer("pass"))).toBe(true);
    coach.hear(thinks("other", true));
    expect(coach.opinion).toBeNull();
    coach.hear(thinks("pass", true));
    expect(coach.opinion?.better_label).toBe("Rest");
    expect([released, held]).toEqual([0, 1]);
    coach.consider(null);
    expect(coach.opinion).toBeNull();
    coach.consider(offer("cast"));
    coach.hear(thinks("cast", false));
    expect(coach.opinion).toBeNull();
    expect(released).toBe(1);
    expect(asked).toEqual(["pass", "cast"]);
  });

  it("is silenced and called back, and sits where only bots play", async () => {
    const coach = await sit();
    coach.silence();
    expect(coach.on).toBe(false);
    expect(isCoached("t")).toBe(false);
    expect(coach.consider(offer("pass"))).toBe(false);
    await coach.call();
    expect(coach.on).toBe(true);
    expect((await sit(false)).on).toBe(false);
    expect(asked).toEqual([]);
  });

  it("says everything again to whoever wishes so", async () => {
    const coach = await sit();
    coach.attend([], [asks("respond", "pass")], 1);
    coach.forget();
    coach.attend([], [asks("respond", "pass")], 1);
    expect(coach.note?.title).toBe("answer");
  });
});
