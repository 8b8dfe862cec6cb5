import { describe, expect, test } from "vitest";

import { type Point, polar } from "../../../../src/games/five_seals/board/geometry";
import { pathFrom, trailAlong, waysFrom } from "../../../../src/games/five_seals/show/route";
import type { BoardNode, BoardView } from "../../../../src/games/five_seals/wire";
import { lengthOf } from "../../../../src/lib/show/geometry";
import { BOARD } from "../dungeon";

describe("the way of a mage", () => {
  test("leads over free nodes and may end on a seal", () => {
    expect(pathFrom(waysFrom(BOARD, "1.P", () => true), "1.A")).toEqual(["1.P", "C", "1.G", "1.I", "1.A"]);
    expect(pathFrom(waysFrom(BOARD, "1.P", (node) => node !== "1.G"), "1.G")).toEqual(["1.P", "C", "1.G"]);
  });

  test("does not lead through a seal", () => {
    expect(pathFrom(waysFrom(BOARD, "1.P", (node) => node !== "1.G"), "1.A")).toBeNull();
  });

  test("of two equal ones is the one that the rules find", () => {
    const nodes = BOARD.nodes.slice(0, 4).map((each, i) => ({ ...each, node: String(i) }));
    const ends = [["0", "1"], ["0", "2"], ["1", "3"], ["2", "3"]];
    const square = { ...BOARD, nodes, passages: ends.map((both) => ({ ends: both, points: [], width: 22, stair: false, ring: 0 })) };
    expect(pathFrom(waysFrom(square, "0", () => true), "3")).toEqual(["0", "1", "3"]);
    expect(pathFrom(waysFrom(square, "1", () => true), "2")).toEqual(["1", "3", "2"]);
  });

  test("begins and ends where the nodes are, and crosses a room along its arc", () => {
    const trail = trailAlong(BOARD, ["1.A", "1.I", "1.B"]);
    expect(trail[0]).toEqual({ x: 560, y: 280 });
    expect(trail.at(-1)).toEqual({ x: 440, y: 280 });
    const radii = trail.slice(1, -2).map(({ x, y }) => Math.hypot(x - 500, y - 500));
    expect(radii.some((r) => Math.abs(r - 175) < 1)).toBe(true);
  });

  test("goes through a door from room to room, midway between their walls and without a jump", () => {
    const spot = (name: string, kind: string, r: number, angle: number) => ({ ...(BOARD.nodes[0] as BoardNode), node: name, kind, ...polar(1000, r, angle) });
    const flat = (...points: Point[]) => points.flatMap(({ x, y }) => [x, y]);
    const door = spot("1.X", "seal", 178, 30);
    const board: BoardView = {
      ...BOARD,
      nodes: [...BOARD.nodes, door, spot("2.I", "open", 175, 60), spot("2.A", "box", 232, 78.5)],
      passages: [
        ...BOARD.passages,
        { ends: ["1.I", "1.X"], points: flat(polar(1000, 178, 20), door), width: 22, stair: false, ring: 178 },
        { ends: ["1.X", "2.I"], points: flat(door, polar(1000, 178, 40)), width: 22, stair: false, ring: 178 },
        { ends: ["2.I", "2.A"], points: flat(polar(1000, 190, 78.5), polar(1000, 232, 78.5)), width: 30, stair: false, ring: 0 },
      ],
      rooms: [...BOARD.rooms, { node: "2.I", segment: 2, name: "Cistern", inner: 154, outer: 196, start: 38, end: 82 }],
    };
    const trail = trailAlong(board, ["1.P", "C", "1.G", "1.I", "1.X", "2.I", "2.A"]);
    const passes = (point: Point) => trail.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 0.5);
    const corners = [[0, 0], [175, 0], [175, 20], [178, 30], [175, 40], [175, 59.25], [175, 78.5], [232, 78.5]] as const;
    for (const [r, angle] of corners) expect(passes(polar(1000, r, angle)), `${r} ${angle}`).toBe(true);
    const gaps = trail.slice(1).map((point, i) => lengthOf([trail[i] ?? point, point]));
    expect(Math.max(...gaps)).toBeLessThan(126); // from the centre to a gate
  });
});
