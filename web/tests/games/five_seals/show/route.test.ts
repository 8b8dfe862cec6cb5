import { describe, expect, test } from "vitest";

import { lengthOf, paced, trailAlong, wayBetween } from "../../../../src/games/five_seals/show/route";
import { BOARD } from "../dungeon";

describe("the way of a mage", () => {
  test("leads over free nodes and may end on a seal", () => {
    expect(wayBetween(BOARD, "1.P", "1.A", () => true)).toEqual(["1.P", "C", "1.G", "1.I", "1.A"]);
    expect(wayBetween(BOARD, "1.P", "1.G", (node) => node !== "1.G")).toEqual(["1.P", "C", "1.G"]);
  });

  test("does not lead through a seal", () => {
    expect(wayBetween(BOARD, "1.P", "1.A", (node) => node !== "1.G")).toBeNull();
  });

  test("begins and ends where the nodes are, and crosses a room along its arc", () => {
    const trail = trailAlong(BOARD, ["1.A", "1.I", "1.B"]);
    expect(trail[0]).toEqual({ x: 560, y: 280 });
    expect(trail.at(-1)).toEqual({ x: 440, y: 280 });
    const radii = trail.slice(1, -2).map(({ x, y }) => Math.hypot(x - 500, y - 500));
    expect(radii.some((r) => Math.abs(r - 175) < 1)).toBe(true);
  });

  test("is walked by length", () => {
    const way = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 30 }];
    expect(lengthOf(way)).toBe(40);
    expect(paced(way).map(({ moment }) => moment)).toEqual([0, 0.25, 1]);
  });
});
