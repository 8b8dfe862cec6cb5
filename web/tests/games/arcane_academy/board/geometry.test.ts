import { describe, expect, test } from "vitest";

import { edgesOn } from "../../../../src/games/arcane_academy/ask/placement";
import {
  across,
  chipLayout,
  connectors,
  halfPath,
  joins,
  middle,
  OCTAGON,
  turnedEdges,
} from "../../../../src/games/arcane_academy/board/geometry";
import type { View } from "../../../../src/games/arcane_academy/view";
import linked from "../linked.json";
import placing from "../placing.json";

const EMPTY: (string | null)[] = Array.from({ length: 12 }, () => null);

function slate(tiles: Record<number, string>): (string | null)[] {
  return EMPTY.map((_, space) => tiles[space] ?? null);
}

describe("the grid", () => {
  test("a space has neighbours on the Slate only", () => {
    expect(across(0, "N")).toBeNull();
    expect(across(0, "W")).toBeNull();
    expect(across(3, "E")).toBeNull();
    expect(across(4, "W")).toBeNull();
    expect(across(11, "S")).toBeNull();
    expect(across(5, "N")).toBe(1);
    expect(across(5, "E")).toBe(6);
    expect(across(5, "S")).toBe(9);
    expect(across(5, "W")).toBe(4);
  });

  test("a quarter turn clockwise brings north to east", () => {
    expect(turnedEdges("N", 1)).toBe("E");
    expect(turnedEdges("NE", 3)).toBe("NW");
    expect(turnedEdges("NES", 2)).toBe("NSW");
    expect(turnedEdges("NES", -1)).toBe("NEW");
    expect(turnedEdges("NESW", 1)).toBe("NESW");
  });

  test("the two tiles at an edge agree where their connector lies", () => {
    expect(middle(5, "E")).toEqual(middle(6, "W"));
    expect(middle(5, "S")).toEqual(middle(9, "N"));
  });
});

describe("connectors", () => {
  test("two halves at one edge are one whole connector", () => {
    expect(connectors(slate({ 5: "E", 6: "W" }))).toEqual([{ space: 5, edge: "E", other: 6, x: 200, y: 150 }]);
  });

  test("a half against a tile without one stays open (AA-EX-2)", () => {
    const found = connectors(slate({ 5: "NESW", 6: "NE" }));
    expect(found.every(({ other }) => other === null)).toBe(true);
    expect(found).toHaveLength(6);
  });

  test("a half at the rim or against an empty space stays open (AA-LINK-13)", () => {
    expect(connectors(slate({ 0: "NE" })).map(({ other }) => other)).toEqual([null, null]);
  });

  test.each([linked, placing])("whole connectors are the links that the rules know", (fixture) => {
    const view = fixture.view as unknown as View;
    for (const player of view.players) {
      const whole = connectors(edgesOn(player)).filter(({ other }) => other !== null);
      expect(whole).toHaveLength(player.connectors);
      for (const { space, other } of whole) {
        expect(player.spaces[space]?.linked).toContain(other);
        expect(player.spaces[other ?? -1]?.linked).toContain(space);
      }
    }
  });

  test("a tile that is only tried joins what it would join", () => {
    const table = slate({ 3: "SW", 6: "NES" });
    expect(joins(table, 2, "ES")).toEqual(["E", "S"]);
    expect(joins(table, 2, "NE")).toEqual(["E"]);
    expect(joins(table, 2, "NW")).toEqual([]);
  });

  test("a half lies inside its tile, a whole around its middle", () => {
    expect(halfPath("N")).toBe("M36 0L36 5.8L44.2 14L55.8 14L64 5.8L64 0Z");
    expect(halfPath("E").startsWith("M100 36")).toBe(true);
    expect(OCTAGON.match(/L/g)).toHaveLength(7);
  });
});

describe("the chips of a tile", () => {
  test.each([[[1]], [[2]], [[1, 1]], [[1, 2]], [[1, 1, 1]], [[1, 1, 1, 1]], [[2, 2, 1]]])("%j has a place for each action", (sizes) => {
    const { chips } = chipLayout(sizes);
    expect(chips.map(({ group, at }) => `${group}-${at}`)).toEqual(
      sizes.flatMap((size, group) => Array.from({ length: size }, (_, at) => `${group}-${at}`)),
    );
    for (const { x, y, r } of chips) {
      for (const middle of [x, y]) {
        expect(middle - r).toBeGreaterThanOrEqual(0);
        expect(middle + r).toBeLessThanOrEqual(100);
      }
    }
    for (const one of chips) {
      for (const other of chips) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(one.r + other.r);
      }
    }
  });
});
