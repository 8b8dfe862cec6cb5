import { describe, expect, test } from "vitest";

import { callOf } from "../../../../src/games/hell_high/show/callout";
import { marks } from "../../../../src/games/hell_high/show/marks";
import { pauseOf } from "../../../../src/games/hell_high/show/pace";
import { rankAtWork } from "../../../../src/games/hell_high/stage/ranks";
import type { CardView, View } from "../../../../src/games/hell_high/view";
import round from "../round.json";

const card = round.faces[0] as CardView;
const face = (number: number) => (number === card.card ? card : null);
const nameOf = (seat: number) => `Seat ${seat}`;

describe("what is shouted", () => {
  test("a Reaction names card, victim and damage", () => {
    const call = callOf({ kind: "reaction", facts: [1, 2, card.card, 4] }, face, nameOf);
    expect(call).toMatchObject({ shout: "Reaction!", line: `Seat 1: ${card.name} strikes Seat 2 for 4`, icon: card.icon, mood: "harm" });
  });

  test("a tie shows the die of everybody", () => {
    const call = callOf({ kind: "tie_roll", facts: [[0, 3], [5, 2]] }, face, nameOf);
    expect(call?.dice).toEqual([{ value: 5, seat: 0 }, { value: 2, seat: 3 }]);
  });

  test("Wild Magic shows what was turned up and what was found", () => {
    expect(callOf({ kind: "search", facts: [[], card.card] }, face, nameOf)?.cards).toEqual([{ card, found: true }]);
    expect(callOf({ kind: "search", facts: [[card.card], -1] }, face, nameOf)).toMatchObject({ line: "Nothing fits.", cards: [{ card, found: false }] });
  });

  test("a death by nobody else says so", () => {
    expect(callOf({ kind: "death", facts: [0, -1] }, face, nameOf)?.line).toBe("Seat 0, by their own hand");
  });

  test("most events need no words", () => {
    expect(callOf({ kind: "heal", facts: [0, 2, 20] }, face, nameOf)).toBeNull();
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
  const mark = (before: View, kind: string, ...facts: unknown[]) => marks(casting, before, { kind, facts }, false);

  test("gather for the card that resolves, and go with the next", () => {
    const thrown = mark(mark(casting, "die", 0, 7, 4), "die", 1, 7, 2);
    expect(thrown.thrown).toEqual([{ seat: 0, value: 4 }, { seat: 1, value: 2 }]);
    expect(mark(thrown, "heal", 0, 2, 20).thrown).toEqual(thrown.thrown);
    expect(marks(casting, thrown, null, true).thrown).toEqual(thrown.thrown);
    expect(mark(thrown, "resolve", 0, 8).thrown).toEqual([]);
  });

  test("stay after the last event, as long as a Spell resolves; the shout does not", () => {
    const last = { kind: "die", facts: [2, 7, 6] };
    expect(marks(casting, casting, last, true).thrown).toEqual([{ seat: 2, value: 6 }]);
    expect(marks(casting, casting, last, true).beat).toBeUndefined();
    expect(marks(casting, casting, last, false).beat).toBe(last);
    expect(marks(still, casting, last, true)).toBe(still);
  });
});

test("a longer Spell takes longer to turn up", () => {
  const turn = (cards: number[]) => pauseOf({ kind: "turn", facts: [0, cards, cards] });
  expect(turn([1, 2, 3])).toBeGreaterThan(turn([1]));
});
