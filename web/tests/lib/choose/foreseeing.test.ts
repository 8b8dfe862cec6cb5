import { SvelteMap } from "svelte/reactivity";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import { isFree, isPerilous, worthSaying } from "../../../src/lib/choose/foretold";
import type { Offer } from "../../../src/lib/choose/narrowing";
import type { ConsequenceInfo, Foretold, QuestionInfo } from "../../../src/lib/wire";

function option(choice: string, ...touches: string[]) {
  return { choice, label: choice, touches, loses: "" };
}

const QUESTION: QuestionInfo = {
  seat: 0,
  kind: "act",
  prompt: "",
  why: "",
  options: [option("step n", "square:1"), option("at @1", "seat:1"), option("pass", "stop"), option("crystal", "room:0")],
  refusals: [],
  waits: true,
  rules: [],
};

function consequence(kind: ConsequenceInfo["kind"], more: Partial<ConsequenceInfo> = {}): ConsequenceInfo {
  return { kind, text: kind, certain: true, seat: 0, what: "", least: 0, most: 0, good: 0, ...more };
}

function told(choice: string, may_undo: boolean, ...consequences: ConsequenceInfo[]): Foretold {
  const stops = { kind: "asked" as const, text: "", seat: 0 };
  return { type: "forecast", seat: 0, seq: 1, choice, base: "", patch: null, consequences, stops, may_undo };
}

const NO_UNDO = consequence("no_undo");

describe("what is free", () => {
  it("is what costs nothing and can be taken back", () => {
    expect(isFree(told("step n", true), false)).toBe(true);
    expect(isFree(told("step n", false, NO_UNDO), false)).toBe(false);
    expect(isFree(told("pay", true, consequence("count", { good: -1 })), false)).toBe(false);
    expect(isFree(told("strike", true, consequence("count", { good: 1 })), false)).toBe(true);
  });

  it("is an answer that names nothing, unless it costs something or ends a turn that draws", () => {
    expect(isFree(told("pass", false, NO_UNDO), true)).toBe(true);
    expect(isFree(told("pass", false, consequence("count", { good: -1 })), true)).toBe(false);
    const end = told("end", false, consequence("ends_turn"));
    expect(isFree(end, true)).toBe(true);
    expect(isFree({ ...end, stops: { kind: "chance", text: "", seat: null } }, true)).toBe(false);
  });

  it("is not what may lose the game, however unlikely", () => {
    const risk = told("name", true, consequence("loses", { certain: false, good: -1 }));
    expect(isFree(risk, true)).toBe(false);
    expect(isPerilous(risk)).toBe(true);
    expect(isFree(told("roll", false, consequence("count", { certain: false, good: -1 })), true)).toBe(true);
  });

  it("is said once where the option says itself what goes", () => {
    const found = told("burn", false, consequence("card", { good: -1 }), consequence("ends_turn"), NO_UNDO);
    expect(worthSaying(found, "").map(({ kind }) => kind)).toEqual(["card", "ends_turn", "no_undo"]);
    expect(worthSaying(found, "Shield goes.").map(({ kind }) => kind)).toEqual(["ends_turn"]);
    const [ends] = worthSaying(found, "Shield goes.");
    expect(worthSaying(found, `Shield goes and ${ends?.text.toLowerCase()}`)).toEqual([]);
  });
});

describe("selecting with a forecast", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table(reach = true, coached = false) {
    const chosen: string[] = [];
    const asked: string[] = [];
    const question = new SvelteMap([[0, QUESTION]]);
    const made = new Choosing({
      questions: () => [...question.values()],
      happening: () => new Set(),
      pointed: () => new Set(),
      choose: (offer: Offer) => chosen.push(offer.option.choice),
      point: () => {},
      careful: () => true,
      foresee: ({ option: { choice } }) => reach && asked.push(choice) > 0,
      ponder: () => coached,
    });
    return { made, chosen, asked, at: document.createElement("div"), ask: (next: QuestionInfo) => question.set(0, next) };
  }

  it("does a free step by one click, as soon as it is known to be free", () => {
    const { made, chosen, asked, at } = table();
    made.touch("square:1", at);
    expect([asked, chosen, made.weighing]).toEqual([["step n"], [], true]);
    made.hear(told("step n", true));
    expect([chosen, made.weighing, made.lifted]).toEqual([["step n"], false, null]);
  });

  it("keeps what cannot be taken back selected until it is wished again", () => {
    const { made, chosen, at } = table();
    made.touch("seat:1", at);
    made.hear(told("at @1", false, NO_UNDO));
    expect(chosen).toEqual([]);
    expect(made.isLifted("seat:1")).toBe(true);
    expect(made.foretold?.consequences).toEqual([NO_UNDO]);
    made.touch("seat:1", at);
    expect(chosen).toEqual(["at @1"]);
    expect(made.foretold).toBeNull();
  });

  it("does by one click what names no thing and costs nothing", () => {
    const { made, chosen, at } = table();
    made.choose(made.offers[2] as Offer);
    made.hear(told("pass", false, NO_UNDO));
    made.touch("room:0", at);
    made.hear(told("crystal", false, NO_UNDO));
    expect(chosen).toEqual(["pass"]);
    expect(made.lifted?.option.choice).toBe("crystal");
  });

  it("lets a coach look at what is free but final, and goes on unless something speaks against it", () => {
    const { made, chosen, at } = table(true, true);
    const pass = () => (made.choose(made.offers[2] as Offer), made.hear(told("pass", false, NO_UNDO)));
    made.touch("square:1", at);
    made.hear(told("step n", true));
    expect(chosen).toEqual(["step n"]); // it can be taken back
    pass();
    expect([chosen.length, made.pondered, made.lifted?.option.choice]).toEqual([1, true, "pass"]);
    made.release();
    expect(chosen).toEqual(["step n", "pass"]);
    pass();
    made.hold();
    vi.advanceTimersByTime(10_000);
    expect([chosen.length, made.pondered]).toEqual([2, false]);
    made.confirm();
    expect(chosen.length).toBe(3);
    pass();
    vi.advanceTimersByTime(10_000); // a coach that says nothing holds nobody up
    expect(chosen.length).toBe(4);
  });

  it("takes no forecast of another choice for that of the selected one", () => {
    const { made, chosen, at } = table();
    made.touch("square:1", at);
    made.touch("seat:1", at);
    made.hear(told("step n", true));
    expect([chosen, made.foretold]).toEqual([[], null]);
  });

  it("waits to be confirmed where nobody can say what it leads to", () => {
    for (const silent of [true, false]) {
      const { made, chosen, at } = table(silent);
      made.touch("square:1", at);
      if (silent) vi.advanceTimersByTime(2000);
      expect([chosen, made.weighing]).toEqual([[], false]);
      expect(made.lifted?.option.choice).toBe("step n");
      made.confirm();
      expect(chosen).toEqual(["step n"]);
    }
  });

  it("does not choose by itself what was tapped to be read", () => {
    const { made, chosen, at } = table();
    made.touch("square:1", at, true);
    made.hear(told("step n", true));
    expect(chosen).toEqual([]);
    expect(made.lifted?.option.choice).toBe("step n");
  });

  it("stays while the same is asked, with a new forecast, and goes with its question", () => {
    const { made, asked, at, ask } = table();
    made.touch("seat:1", at);
    made.hear(told("at @1", false, NO_UNDO));
    made.renew();
    expect(made.lifted?.option.choice).toBe("at @1");
    expect([made.foretold, asked]).toEqual([null, ["at @1", "at @1"]]);
    ask({ ...QUESTION, kind: "respond" });
    made.renew();
    expect(made.lifted).toBeNull();
  });
});

describe("looking without selecting", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function table() {
    const asked: string[] = [];
    const made = new Choosing({
      questions: () => [QUESTION],
      happening: () => new Set(),
      pointed: () => new Set(),
      choose: () => {},
      point: () => {},
      careful: () => true,
      foresee: () => true,
      glimpse: ({ option: { choice } }) => void asked.push(choice),
    });
    const [step, strike] = made.offers as [Offer, Offer];
    return { made, asked, step, strike, at: document.createElement("div") };
  }

  it("asks about the offer on which the pointer rests, not about those that it passes", () => {
    const { made, asked, step, strike } = table();
    made.looking = step;
    vi.advanceTimersByTime(50);
    made.looking = strike;
    vi.advanceTimersByTime(1000);
    expect(asked).toEqual(["at @1"]);
    made.hear(told("at @1", false, NO_UNDO));
    expect(made.glimpse(strike)?.consequences).toEqual([NO_UNDO]);
    expect([made.glimpse(step), made.lifted, made.foretold]).toEqual([null, null, null]);
  });

  it("asks once, and anew when the table has gone on", () => {
    const { made, asked, strike } = table();
    made.looking = strike;
    vi.advanceTimersByTime(1000);
    made.hear(told("at @1", false));
    made.looking = null;
    made.looking = strike;
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
    made.renew();
    expect(made.glimpse(strike)).toBeNull();
    made.looking = strike;
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(2);
  });

  it("does not come between what is selected and its forecast", () => {
    const { made, asked, strike, at } = table();
    made.touch("square:1", at);
    made.looking = strike;
    vi.advanceTimersByTime(200);
    expect([made.weighing, asked]).toEqual([true, []]);
  });
});
