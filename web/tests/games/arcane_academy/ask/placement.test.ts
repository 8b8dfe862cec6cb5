import { describe, expect, test } from "vitest";

import {
  bestEverywhere,
  bestSpot,
  bestTurn,
  edgesAt,
  nextTurn,
  parsePlacement,
  placementsOf,
} from "../../../../src/games/arcane_academy/ask/placement";
import type { TileView } from "../../../../src/games/arcane_academy/view";
import { offersOf } from "../../../../src/lib/choose/narrowing";
import placing from "../placing.json";

const tile = (edges: string, turn = 0): TileView => ({ tile: 7, face: "T16", actions: [["complete"], ["add"]], edges, turn });
const slate = (tiles: Record<number, string>) => Array.from({ length: 12 }, (_, space) => tiles[space] ?? null);

describe("the notation of a placement", () => {
  test("names tile, space and turn", () => {
    expect(parsePlacement("place T03 5 r1")).toEqual({ word: "T03", space: 5, turn: 1 });
    expect(parsePlacement("place T03#2 11 r0")).toEqual({ word: "T03#2", space: 11, turn: 0 });
  });

  test.each(["cast 5", "place T03 5", "place T03 5 r4", "replace T03", "place T03 x r1", ""])("«%s» is none", (choice) => {
    expect(parsePlacement(choice)).toBeNull();
  });

  test("every option of the question is understood", () => {
    const offers = offersOf(placing.questions);
    const found = placementsOf(offers);
    expect(found).toHaveLength(offers.length);
    for (const { tile, space, turn, offer } of found) {
      expect(offer.option.touches).toEqual([`tile:${tile}`, `space:${offer.seat}:${space}`]);
      expect(offer.option.choice.endsWith(` ${space} r${turn}`)).toBe(true);
    }
  });

  test("other questions hold no placements", () => {
    const option = { choice: "cast 5", label: "", touches: ["space:0:5"], loses: "" };
    expect(placementsOf([{ seat: 0, kind: "cast_or_rest", option }])).toEqual([]);
  });
});

describe("turning", () => {
  test("goes round the turns that differ", () => {
    expect(nextTurn([0, 1, 2, 3], 3, 1)).toBe(0);
    expect(nextTurn([0, 1, 2, 3], 0, -1)).toBe(3);
    expect(nextTurn([0, 1], 1, 1)).toBe(0);
    expect(nextTurn([0], 0, 1)).toBe(0);
  });

  test("starts from how the tile lies", () => {
    expect(edgesAt(tile("NE"), 1)).toBe("ES");
    expect(edgesAt(tile("ES", 1), 0)).toBe("NE");
  });
});

describe("the preview", () => {
  const table = slate({ 3: "SW", 6: "NES" });

  test("turns the tile so that most connectors join", () => {
    const best = bestTurn(table, tile("NE"), 2, [0, 1, 2, 3], 0);
    expect(best).toEqual({ space: 2, turn: 1, edges: "ES", joins: ["E", "S"] });
  });

  test("leaves it as it lies where turning gains nothing", () => {
    expect(bestTurn(table, tile("NE"), 8, [0, 1, 2, 3], 2).turn).toBe(2);
  });

  test("keeps to the turns on offer", () => {
    expect(bestTurn(table, tile("NE"), 2, [0, 3], 0).joins).toEqual(["E"]);
  });

  test("knows the best turn on every space", () => {
    const trials = bestEverywhere(table, tile("NE"));
    expect(trials.map(({ joins }) => joins.length)).toEqual([0, 0, 2, 0, 0, 0, 0, 2, 0, 0, 1, 0]);
  });

  test("looks first where most joins, and rather on an empty space", () => {
    expect(bestSpot(table, tile("NE"))?.space).toBe(2);
    expect(bestSpot(slate({ 0: "ES", 1: "W", 4: "N" }), tile("N"))?.space).toBe(2);
  });
});
