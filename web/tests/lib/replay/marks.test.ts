import { expect, test } from "vitest";

import { marksOf, shareOf } from "../../../src/lib/replay/marks";
import { decidingPlace, heldFor } from "../../../src/lib/show/deciding";
import type { AnyEffects } from "../../../src/lib/show/effects";
import { chaptersOfSteps } from "../../../src/lib/timeline/moments";

const EFFECTS: AnyEffects = {
  turn: { shows: "A turn.", sound: "turn" },
  dies: { shows: "A death.", sound: "lose", mark: "death" },
  kill: { shows: "A point.", sound: "win", mark: "point" },
  over: { none: "The end.", sound: "win", ends: true },
};

function game(...choices: string[][]) {
  const status = { text: "", awaited: [], left: null };
  return chaptersOfSteps(
    choices.map((kinds, seq) => {
      const events = kinds.map((kind) => ({ seq, kind, text: `It is ${kind}.`, seat: null, touches: [], heading: kind === "turn", facts: {}, patch: null }));
      return { seq, by: 0, choice: "", label: "", events, sight: seq === 0 ? {} : null, patch: null, status };
    }),
  );
}

test("turns, deaths and points are marked where they happen", () => {
  expect(marksOf(game([], ["turn", "step"], ["dies", "kill"]), EFFECTS)).toEqual([
    { at: { choice: 1, place: 0 }, kind: "turn", label: "It is turn." },
    { at: { choice: 2, place: 0 }, kind: "death", label: "It is dies." },
    { at: { choice: 2, place: 1 }, kind: "point", label: "It is kill." },
  ]);
  expect(shareOf({ choice: 1, place: 0 }, 4)).toBe(0.25);
});

test("what decided is the last event that does not only say that the game is over", () => {
  const moments = game(["step", "dies", "reason", "over"])[0]?.moments ?? [];
  expect(decidingPlace(moments, EFFECTS)).toBe(1);
  expect(decidingPlace(game(["reason", "over"])[0]?.moments ?? [], EFFECTS)).toBe(1);
  expect(decidingPlace(game([])[0]?.moments ?? [], EFFECTS)).toBe(-1);
});

test("the deciding blow is held, shorter or not at all where less motion is wished", () => {
  expect(heldFor(500, "full")).toBe(2800);
  expect(heldFor(2000, "full")).toBe(4000);
  expect(heldFor(500, "less")).toBeLessThan(2000);
  expect(heldFor(500, "none")).toBe(0);
});
