import { describe, expect, test } from "vitest";

import type { Facts, GameEvent, Kind } from "../../../../src/games/hell_high/events";
import { callOf } from "../../../../src/games/hell_high/show/callout";
import { marks } from "../../../../src/games/hell_high/show/marks";
import { pauseOf } from "../../../../src/games/hell_high/show/effects";
import { rankAtWork } from "../../../../src/games/hell_high/stage/ranks";
import type { CardView, View } from "../../../../src/games/hell_high/view";
import round from "../round.json";

const card = round.faces[0] as CardView;
const face = (number: number) => (number === card.card ? card : null);
const told = <Each extends Kind>(kind: Each, facts: Facts[Each]) => ({ kind, facts }) as GameEvent;
const nameOf = (seat: number) => `Seat ${seat}`;

describe("what is shouted", () => {
  test("a Reaction names card, victim and damage", () => {
    const call = callOf(told("reaction", { seat: 1, active: 2, card: card.card, amount: 4 }), face, nameOf);
    expect(call).toMatchObject({ shout: "Reaction!", line: `Seat 1: ${card.name} strikes Seat 2 for 4`, icon: card.icon, mood: "harm" });
  });

  test("a tie shows the die of everybody", () => {
    const call = callOf(told("tie_roll", { seats: [0, 3], rolls: [5, 2] }), face, nameOf);
    expect(call?.dice).toEqual([{ value: 5, seat: 0 }, { value: 2, seat: 3 }]);
  });

  test("Wild Magic shows what was turned up and what was found", () => {
    expect(callOf(told("search", { turned: [], found: card.card, by: 0 }), face, nameOf)?.cards).toEqual([{ card, found: true }]);
    expect(callOf(told("search", { turned: [card.card], found: -1, by: 0 }), face, nameOf)).toMatchObject({ line: "Nothing fits.", cards: [{ card, found: false }] });
  });

  test("a death by nobody else says so", () => {
    expect(callOf(told("death", { seat: 0, killer: -1 }), face, nameOf)?.line).toBe("Seat 0, by their own hand");
  });

  test("most events need no words", () => {
    expect(callOf(told("heal", { seat: 0, n: 2, hp: 20, by: 0, card: -1 }), face, nameOf)).toBeNull();
  });
});

describe("the rank at work", () => {
  test("is told by the event, else by what I am asked", () => {
    expect(rankAtWork("demand", [])).toBe(7);
    expect(rankAtWork("draw", ["pick_glyph"])).toBeNull();
    expect(rankAtWork(null, ["pick_envied"])).toBe(3);
    expect(rankAtWork(null, ["build"])).toBeNull();
  });
});

describe("single dice", () => {
  const still = round.before as unknown as View;
  const resolution = { seat: 0, name: "", parts: [], creatures: [], now: 7, targets: [], roll: null, cards_in_spell: 1 };
  const casting: View = { ...still, resolution };
  const mark = (before: View, event: GameEvent) => marks(casting, before, event, false);
  const thrown = (seat: number, number: number) => told("die", { seat, card: 7, number });

  test("gather for the card that resolves, and go with the next", () => {
    const both = mark(mark(casting, thrown(0, 4)), thrown(1, 2));
    expect(both.thrown).toEqual([{ seat: 0, value: 4 }, { seat: 1, value: 2 }]);
    expect(mark(both, told("heal", { seat: 0, n: 2, hp: 20, by: 0, card: -1 })).thrown).toEqual(both.thrown);
    expect(marks(casting, both, null, true).thrown).toEqual(both.thrown);
    expect(mark(both, told("resolve", { seat: 0, card: 8 })).thrown).toEqual([]);
  });

  test("stay after the last event, as long as a Spell resolves; the shout does not", () => {
    const last = thrown(2, 6);
    expect(marks(casting, casting, last, true).thrown).toEqual([{ seat: 2, value: 6 }]);
    expect(marks(casting, casting, last, true).beat).toBeUndefined();
    expect(marks(casting, casting, last, false).beat).toBe(last);
    const { done, ...seen } = marks(still, casting, last, true);
    expect(seen).toEqual(still);
    expect(done?.of.size).toBe(0);
  });
});

test("a longer Spell takes longer to turn up", () => {
  const turn = (cards: number[]) => pauseOf(told("turn", { seat: 0, cards, slots: cards }));
  expect(turn([1, 2, 3])).toBeGreaterThan(turn([1]));
});
