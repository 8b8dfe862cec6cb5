import { describe, expect, test } from "vitest";

import { badgeSpot, floorOf, isLit, line, nameLine, polar } from "../../../../src/games/five_seals/board/geometry";
import { BOARD } from "../dungeon";

describe("the drawing of the dungeon", () => {
  test("angles run clockwise from north", () => {
    expect(polar(1000, 100, 0)).toEqual({ x: 500, y: 400 });
    expect(polar(1000, 100, 90).x).toBeCloseTo(600);
  });

  test("a line is drawn through all its points", () => {
    expect(line([1, 2, 3.456, 4])).toBe("M1 2L3.5 4");
    expect(line([])).toBe("");
  });

  test("the floor is gathered by the width of passages", () => {
    const floor = floorOf(BOARD, () => true, () => true);
    expect(floor.bands.map(([width]) => width)).toEqual([18, 30]);
    expect(floor.areas).toContain("A154 154");
  });

  test("floor that is not wanted is left out", () => {
    const floor = floorOf(BOARD, (node) => node === "1.G", (ends) => ends.includes("C"));
    expect(floor.bands).toEqual([[18, "M500 375L500 414"]]);
    expect(floor.areas.match(/M/g)).toHaveLength(1);
  });

  test("a passage is bright up to a seal in reach, and dark behind it", () => {
    const lit = new Set(["C"]);
    const reached = new Set(["1.G"]);
    expect(isLit(["1.G", "C"], lit, reached)).toBe(true);
    expect(isLit(["1.G", "1.I"], lit, reached)).toBe(false);
  });

  test("names in the south are written the other way round", () => {
    const north = { node: "1.O", segment: 1, name: "", inner: 376, outer: 418, start: -17, end: 17 };
    const south = { ...north, start: 163, end: 197 };
    expect(nameLine(1000, north)).toContain("0 0 1");
    expect(nameLine(1000, south)).toContain("0 0 0");
  });

  test("a badge keeps clear of neighbours", () => {
    const free = badgeSpot({ x: 500, y: 500 }, 26, [], 1000);
    expect(free.x).toBeGreaterThan(500);
    expect(free.y).toBeLessThan(500);
    const crowded = badgeSpot({ x: 500, y: 500 }, 26, [{ x: 530, y: 470 }], 1000);
    expect(Math.hypot(crowded.x - 530, crowded.y - 470)).toBeGreaterThan(Math.hypot(free.x - 530, free.y - 470));
  });
});
