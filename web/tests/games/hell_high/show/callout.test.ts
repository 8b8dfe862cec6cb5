import { describe, expect, test } from "vitest";

import { callOf } from "../../../../src/games/hell_high/show/callout";
import { pauseOf } from "../../../../src/games/hell_high/show/pace";
import { rest, tell } from "../../../../src/games/hell_high/show/show";
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
  test("gather for the card that resolves, and go with the next", () => {
    const told = [
      { kind: "die", facts: [0, 7, 4] },
      { kind: "die", facts: [1, 7, 2] },
    ].reduce<View>((view, beat) => tell(view, beat, face), round.before as unknown as View);
    expect(told.thrown).toEqual([{ seat: 0, value: 4 }, { seat: 1, value: 2 }]);
    expect(tell(told, { kind: "resolve", facts: [0, 8] }, face).thrown).toEqual([]);
  });

  test("stay when the update's own view comes, as long as a Spell resolves", () => {
    const before = round.before as unknown as View;
    const resolution = { seat: 0, name: "", parts: [], creatures: [], now: 7, targets: [], roll: null, cards_in_spell: 1 };
    const casting: View = { ...before, resolution };
    const last = { kind: "die", facts: [2, 7, 6] };
    expect(rest(casting, before, last, face).thrown).toEqual([{ seat: 2, value: 6 }]);
    expect(rest(before, before, last, face)).toBe(before);
  });
});

test("a longer Spell takes longer to turn up", () => {
  const turn = (cards: number[]) => pauseOf({ kind: "turn", facts: [0, cards, cards] });
  expect(turn([1, 2, 3])).toBeGreaterThan(turn([1]));
});
