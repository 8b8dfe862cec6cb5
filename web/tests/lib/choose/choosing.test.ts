import { SvelteMap } from "svelte/reactivity";
import { describe, expect, it } from "vitest";

import { Choosing } from "../../../src/lib/choose/choosing.svelte";
import type { Offer } from "../../../src/lib/choose/narrowing";
import type { QuestionInfo } from "../../../src/lib/wire";

function option(choice: string, ...touches: string[]) {
  return { choice, label: choice, touches, loses: "" };
}

const QUESTION: QuestionInfo = {
  seat: 0,
  kind: "place",
  prompt: "",
  why: "",
  options: [option("a n", "tile", "one"), option("a e", "tile", "one"), option("b", "tile", "two"), option("end")],
  refusals: [{ touches: ["three", "five"], reason: "Too far.", rule: "X-1" }],
  waits: true,
  rules: [],
};

function choosing() {
  const chosen: string[] = [];
  const made = new Choosing({
    questions: () => [QUESTION],
    happening: () => new Set(["two"]),
    pointed: () => new Set(),
    choose: (offer: Offer) => chosen.push(offer.option.choice),
    point: () => {},
  });
  return { made, chosen, at: document.createElement("div") };
}

describe("choosing on the board", () => {
  it("takes the second half of a double click for nothing once the first has chosen", () => {
    const { made, chosen } = choosing();
    const half = (detail: number) => made.isSecond(new MouseEvent("click", { detail }));
    expect(half(2)).toBe(false);
    expect(made.chooseNotation("end")).toBe(true);
    expect([half(1), half(2)]).toEqual([false, true]);
    expect(chosen).toEqual(["end"]);
  });

  it("leaves its key to an action as long as the same kind of question is asked", () => {
    const question = { ...QUESTION, options: ["discard a", "discard b", "keep"].map((choice) => option(choice)) };
    const asked = new SvelteMap([[0, question]]);
    const made = new Choosing({ questions: () => [...asked.values()], happening: () => new Set(), pointed: () => new Set(), choose: () => {}, point: () => {} });
    const keys = () => Object.fromEntries([...made.keys].map(([offer, key]) => [offer.option.choice, key]));
    expect(keys()).toEqual({ "discard a": "1", "discard b": "2", keep: "k" });
    asked.set(0, { ...question, options: question.options.slice(1) });
    expect(keys()).toEqual({ "discard b": "2", keep: "k" });
    asked.set(0, { ...question, options: question.options.slice(1), kind: "other" });
    expect(keys()).toEqual({ "discard b": "1", keep: "k" });
  });

  it("lights things by what a click on them does", () => {
    const { made } = choosing();
    expect(["tile", "two", "three", "five", "four"].map((id) => made.light(id))).toEqual(["many", "one", "refused", "refused", ""]);
    expect(made.only("two")?.option.choice).toBe("b");
    expect(made.isHappening("two")).toBe(true);
  });

  it("narrows click by click and opens a menu for what the board cannot tell apart", () => {
    const { made, chosen, at } = choosing();
    made.touch("one", at);
    expect(made.light("one")).toBe("picked");
    expect(made.left.map((each) => each.option.choice)).toEqual(["a n", "a e"]);
    expect(made.menuAt).toBe(at);
    made.choose(made.left[1] as Offer);
    expect(chosen).toEqual(["a e"]);
    expect(made.path).toEqual([]);
    expect(made.menuAt).toBeNull();
  });

  it("shows the reason of a refused thing where it stands", () => {
    const { made, at } = choosing();
    made.touch("three", at);
    expect(made.asked).toMatchObject({ refusal: { reason: "Too far." }, at, pinned: true });
  });

  it("marks the things of the option that is looked at", () => {
    const { made } = choosing();
    made.looking = made.offers[0] ?? null;
    expect([made.isPointed("one"), made.isPointed("two")]).toEqual([true, false]);
  });

  it("chooses by notation, if it is on offer", () => {
    const { made, chosen } = choosing();
    expect(made.chooseNotation("end")).toBe(true);
    expect(made.chooseNotation("fly")).toBe(false);
    expect(chosen).toEqual(["end"]);
  });
});

describe("what costs something for good", () => {
  const COSTLY: QuestionInfo = {
    ...QUESTION,
    options: [
      { ...option("burn", "card"), loses: "Shield goes to the discards." },
      { ...option("drop", "other"), loses: "The other card goes." },
      option("step", "square"),
    ],
  };

  function careful(wish = true) {
    const chosen: string[] = [];
    const made = new Choosing({
      questions: () => [COSTLY],
      happening: () => new Set(),
      pointed: () => new Set(),
      choose: (offer: Offer) => chosen.push(offer.option.choice),
      point: () => {},
      careful: () => wish,
    });
    return { made, chosen, at: document.createElement("div") };
  }

  it("is selected by the first click and chosen by the second", () => {
    const { made, chosen, at } = careful();
    made.touch("card", at);
    expect(chosen).toEqual([]);
    expect(made.lifted?.option.choice).toBe("burn");
    expect([made.isLifted("card"), made.isLifted("square")]).toEqual([true, false]);
    made.touch("card", at);
    expect(chosen).toEqual(["burn"]);
    expect(made.lifted).toBeNull();
  });

  it("is confirmed by a button, or dropped", () => {
    const { made, chosen } = careful();
    made.choose(made.offers[0] as Offer);
    made.reset();
    made.confirm();
    expect(chosen).toEqual([]);
    made.choose(made.offers[0] as Offer);
    made.confirm();
    expect(chosen).toEqual(["burn"]);
  });

  it("gives way to another choice, which is asked for anew if it is costly too", () => {
    const { made, chosen, at } = careful();
    made.touch("card", at);
    made.touch("other", at);
    expect(made.lifted?.option.choice).toBe("drop");
    made.touch("square", at);
    expect(chosen).toEqual(["step"]);
    expect(made.lifted).toBeNull();
  });

  it("is chosen at once by whoever wishes so", () => {
    const { made, chosen, at } = careful(false);
    made.touch("card", at);
    expect(chosen).toEqual(["burn"]);
  });
});
