import { expect, test } from "vitest";

import { bearing, beyond, distances, offset, outwards, said, stepsTo, type Place } from "../../../src/lib/hear/places";

function place(touch: string, x: number, y: number, more: Partial<Place> = {}): Place {
  return { touch, things: [], name: touch, x, y, row: y, steps: null, away: "", holds: [], ...more };
}

test("an arrow key goes to the nearest place in its direction, rather straight on than aside", () => {
  const [from, aside, far] = [place("from", 0, 0), place("aside", 1, 1), place("far", 2, 0)];
  expect(beyond([from, aside, far], from, "ArrowRight")).toBe(far);
  expect(beyond([from, aside, far], from, "ArrowDown")).toBe(aside);
  expect(beyond([from, aside, far], from, "ArrowLeft")).toBeNull();
  expect(beyond([from, aside, far], from, "ArrowUp")).toBeNull();
});

test("directions are those of the compass", () => {
  const ways = [[1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]] as const;
  expect(ways.map(([east, south]) => bearing(east, south))).toEqual(["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"]);
  expect(bearing(0, 0)).toBe("");
});

test("how far a place is, is said in words", () => {
  expect(stepsTo(2, 0, -1)).toBe("two steps north");
  expect(stepsTo(1, 3, 0)).toBe("one step east");
  expect(stepsTo(0, 0, 0)).toBe("where you stand");
  expect(offset(1, -2)).toBe("two north and one east of you");
  expect(offset(0, 0)).toBe("where you stand");
});

test("steps are counted along the ways", () => {
  const ways: Record<string, string[]> = { a: ["b"], b: ["a", "c"], c: ["b"], d: [] };
  expect([...distances("a", (each) => ways[each] ?? [])]).toEqual([["a", 0], ["b", 1], ["c", 2]]);
});

test("a place says how far it is and all that is in it", () => {
  expect(said(place("Library", 0, 0, { away: "two steps north", holds: ["Fire", "Source of glyph 3"] }))).toBe("Library, two steps north. Fire. Source of glyph 3.");
});

test("places are told from where one stands outwards, and the empty ones are counted", () => {
  const places = [
    place("Cellar", 0, 2, { holds: ["Rat"] }),
    place("Tower", 0, 1, { steps: 2, away: "two steps south", holds: ["Fire"] }),
    place("Hall", 0, 0, { steps: 0, away: "where you stand" }),
    place("Yard", 1, 0, { steps: 1, away: "one step east" }),
  ];
  expect(outwards(places)).toEqual(["Where you stand: Hall.", "Two steps south: Tower. Fire.", "Cellar. Rat.", "One place is empty."]);
});
