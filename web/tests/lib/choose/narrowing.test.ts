import { describe, expect, it } from "vitest";

import { canNarrowOnBoard, keysOf, leaves, litThings, nearest, offersOf, remaining, touchThing, typed, type Offer } from "../../../src/lib/choose/narrowing";
import type { Refusal } from "../../../src/lib/wire";

function offer(choice: string, ...touches: string[]): Offer {
  return { seat: 0, kind: "test", option: { choice, label: choice, touches, loses: "" } };
}

const PLACE_A1 = offer("place a 1", "tile-a", "space-1");
const PLACE_A2 = offer("place a 2", "tile-a", "space-2");
const PLACE_B1 = offer("place b 1", "tile-b", "space-1");
const END = offer("end");
const ALL = [PLACE_A1, PLACE_A2, PLACE_B1, END];

const NONE = new Map<string, Refusal>();

describe("touching a thing", () => {
  it("chooses when exactly one option touches it", () => {
    expect(touchThing(ALL, NONE, [], "tile-b")).toEqual({ kind: "choose", offer: PLACE_B1 });
  });

  it("narrows when several options touch it", () => {
    expect(touchThing(ALL, NONE, [], "tile-a")).toEqual({ kind: "narrow", path: ["tile-a"] });
  });

  it("chooses when a second thing leaves one option", () => {
    expect(touchThing(ALL, NONE, ["tile-a"], "space-2")).toEqual({ kind: "choose", offer: PLACE_A2 });
  });

  it("starts anew with a thing that no remaining option touches", () => {
    expect(touchThing(ALL, NONE, ["space-2"], "space-1")).toEqual({ kind: "narrow", path: ["space-1"] });
  });

  it("takes a picked thing back, and what was picked after it", () => {
    expect(touchThing(ALL, NONE, ["tile-a", "space-1"], "tile-a")).toEqual({ kind: "narrow", path: [] });
  });

  it("gives the reason of a refused thing", () => {
    const refusal = { touches: ["tile-c"], reason: "It is exhausted.", rule: "AA-CAST-1" };
    expect(touchThing(ALL, new Map([["tile-c", refusal]]), [], "tile-c")).toEqual({ kind: "refuse", refusal });
  });

  it("does nothing for a thing that nobody speaks of", () => {
    expect(touchThing(ALL, NONE, [], "moon")).toEqual({ kind: "nothing" });
  });
});

describe("what is lit", () => {
  it("counts the options behind each thing", () => {
    expect(litThings(ALL, [])).toEqual(new Map([["tile-a", 2], ["space-1", 2], ["space-2", 1], ["tile-b", 1]]));
  });

  it("shows after a pick only what tells the rest apart", () => {
    const sure = [offer("a", "x", "both", "one"), offer("b", "x", "both", "two")];
    expect([...litThings(sure, ["x"]).keys()]).toEqual(["one", "two"]);
  });

  it("knows when the board alone can tell the options apart", () => {
    expect(canNarrowOnBoard(ALL, ["tile-a"])).toBe(true);
    expect(canNarrowOnBoard([offer("n", "tile", "space"), offer("e", "tile", "space")], ["tile"])).toBe(false);
  });

  it("keeps the options that touch everything picked", () => {
    expect(remaining(ALL, ["tile-a", "space-1"])).toEqual([PLACE_A1]);
  });
});

describe("keys", () => {
  it("lets P pass and E end, also where they can be clicked on the table", () => {
    const rest = [offer("punch", "fist"), offer("escape", "door"), offer("pass", "shield"), offer("end", "clock")];
    const keys = keysOf(rest);
    expect(rest.map((each) => keys.get(each))).toEqual(["n", "s", "p", "e"]);
  });

  it("leaves its key to a choice that had one before", () => {
    const cards = ["a", "b", "c"].map((card) => offer(`discard ${card}`, card));
    const keys = keysOf([offer("discard d", "d"), ...cards.slice(1)], { before: new Map([["0 discard b", "2"], ["0 discard c", "3"]]) });
    expect([...keys.values()]).toEqual(["2", "3", "1"]);
  });

  it("gives digits to options on the board and letters to the others", () => {
    const keys = keysOf(ALL);
    expect(ALL.map((each) => keys.get(each))).toEqual(["1", "2", "3", "e"]);
  });

  it("never gives a letter of the frame, nor one letter twice", () => {
    const rest = [offer("undo-it"), offer("end"), offer("escape"), offer("hum"), offer("aha")];
    const keys = keysOf(rest);
    expect(rest.map((each) => keys.get(each))).toEqual(["n", "e", "s", "1", "2"]);
  });

  it.each([
    ["e", ["end", "done", "stop", "enough", "ready"]],
    ["p", ["pass", "decline", "refuse", "take"]],
  ])("gives %s to each word of one meaning, which has a place of its own", (key, words) => {
    for (const word of words) {
      const offers = [offer("shift"), offer(word), offer("open door", "door:1")];
      expect(keysOf(offers).get(offers[1] as Offer)).toBe(key);
      expect(offers.map(leaves)).toEqual([false, true, false]);
    }
  });

  it("gives E and P to nothing else, also where nothing ends or passes", () => {
    const rest = [offer("east"), offer("p-e"), offer("put")];
    expect([...keysOf(rest).values()]).toEqual(["s", "1", "2"]);
  });

  it("leaves E and P to their words, whatever had them before", () => {
    const rest = [offer("break seal", "seal:1"), offer("end")];
    const keys = keysOf(rest, { before: new Map([["0 break seal", "e"]]) });
    expect(rest.map((each) => keys.get(each))).toEqual(["1", "e"]);
  });

  it("gives a word its letter of the game, which no other word gets meanwhile", () => {
    const letters = new Map([["use", "i"], ["shard", "s"]]);
    const [use, sing, shard] = [offer("use"), offer("sing"), offer("shard")] as const;
    expect([...keysOf([use, sing, shard], { letters }).values()]).toEqual(["i", "s", "n"]);
    expect([...keysOf([sing, use], { letters }).values()]).toEqual(["i", "n"]);
  });

  it("counts what is not a word in the order in which it is read", () => {
    const things = ["c", "a", "b"].map((each) => offer(`take ${each}`, `card:${each}`));
    const byName = (offers: Offer[]) => [...offers].sort((one, other) => one.option.choice.localeCompare(other.option.choice));
    const keys = keysOf([...things, END], { inOrder: byName });
    expect([...things, END].map((each) => keys.get(each))).toEqual(["3", "1", "2", "e"]);
  });

  it("leaves the tenth option without a digit", () => {
    const many = Array.from({ length: 10 }, (_, index) => offer(`go ${index}`, `square-${index}`));
    expect(keysOf(many).get(many[9] as Offer)).toBeUndefined();
  });
});

describe("typed notation", () => {
  it("takes the whole notation, whatever its case and spaces", () => {
    expect(typed(ALL, "  PLACE  a 2")).toBe(PLACE_A2);
  });

  it("takes a beginning that only one choice has", () => {
    expect(typed(ALL, "place b")).toBe(PLACE_B1);
    expect(typed(ALL, "place")).toBeNull();
    expect(typed(ALL, "")).toBeNull();
  });

  it("prefers the exact choice to a longer one", () => {
    const short = offer("move n");
    expect(typed([offer("move ne"), short], "move n")).toBe(short);
  });
});

it("collects the offers of all questions with their seats", () => {
  const question = { kind: "k", prompt: "", why: "", refusals: [], waits: true, rules: [] };
  const offers = offersOf([
    { ...question, seat: 0, options: [END.option] },
    { ...question, seat: 2, options: [PLACE_A1.option] },
  ]);
  expect(offers.map((each) => [each.seat, each.option.choice])).toEqual([[0, "end"], [2, "place a 1"]]);
});

describe("typing a choice in words", () => {
  const named = (choice: string, label: string): Offer => ({ ...offer(choice), option: { ...offer(choice).option, label } });
  const WALK = named("step north", "Walk to the Library");
  const WAIT = named("end", "End the turn.");
  const DOOR = named("open c3|d3", "Walk through the door");

  it("finds it by the first words of its label", () => {
    expect(typed([WALK, WAIT, DOOR], "walk to")).toBe(WALK);
    expect(typed([WALK, WAIT, DOOR], "end the turn")).toBe(WAIT);
    expect(typed([WALK, WAIT, DOOR], "walk")).toBeNull();
  });

  it("says what would be right: what shares most words comes first", () => {
    expect(nearest([WAIT, WALK, DOOR], "door please", 1)).toEqual([DOOR]);
    expect(nearest([WAIT, WALK], "xyzzy")).toEqual([WAIT, WALK]);
  });
});
