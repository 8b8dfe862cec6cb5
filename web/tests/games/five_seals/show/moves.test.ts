import { describe, expect, test } from "vitest";

import { parsedSet } from "../../../../src/games/five_seals/ask/refused";
import { changedDice, diceMoves, sums } from "../../../../src/games/five_seals/show/dice";
import { broken, swapped, walks } from "../../../../src/games/five_seals/show/shifts";
import { cheapest, setOf } from "../../../../src/games/five_seals/view";
import type { GameEvent } from "../../../../src/games/five_seals/events";
import { BOARD, player, token, view } from "../dungeon";

const die = (element: string, value: number) => ({ element, value });

describe("dice", () => {
  test("only new dice tumble within a round, all of them at its start", () => {
    const before = [die("air", 5), die("air", 3), die("fire", 1)];
    expect([...changedDice(before, [die("air", 3), die("fire", 1)], false)]).toEqual([]);
    expect([...changedDice(before, [die("air", 6), die("air", 3), die("fire", 1)], false)]).toEqual([0]);
    expect([...changedDice(before, before, true)]).toEqual([0, 1, 2]);
  });

  test("go back to the supply when they are used", () => {
    const before = view({ players: [player(0, { dice: [die("air", 5), die("air", 3)] }), player(1)] });
    const after = view({ players: [player(0, { dice: [die("air", 3)] }), player(1)] });
    expect(diceMoves(before, after)).toEqual([{ element: "air", from: "dice:0", to: "supply:air", count: 1 }]);
  });

  test("go from hand to hand when they are stolen", () => {
    const before = view({ players: [player(0), player(1, { dice: [die("air", 5)] })] });
    const after = view({ players: [player(0, { dice: [die("air", 5)] }), player(1)] });
    expect(diceMoves(before, after)).toEqual([{ element: "air", from: "dice:1", to: "dice:0", count: 1 }]);
  });

  test("that are rolled do not move", () => {
    const before = view({ players: [player(0, { coming: ["air"] }), player(1)] });
    const after = view({ players: [player(0, { dice: [die("air", 2)] }), player(1)] });
    expect(diceMoves(before, after)).toEqual([]);
  });

  test("are summed by colour", () => {
    expect(sums([die("air", 5), die("fire", 1), die("air", 3)])).toEqual([
      { element: "air", sum: 8, count: 2 },
      { element: "fire", sum: 1, count: 1 },
    ]);
  });
});

describe("sets of dice", () => {
  const set = (dice: number[], sum: number) => ({ element: "air", values: [sum], sum, dice, keeps: [] });
  const target = { node: "1.G", sets: [set([0, 1], 8), set([2], 6), set([3], 5)], path: [] };

  test("are found by the dice that a choice touches", () => {
    expect(setOf(target, ["die:0:1", "die:0:0"])?.sum).toBe(8);
    expect(setOf(target, ["die:0:1"])).toBeNull();
  });

  test("are compared by dice, then by pips", () => {
    expect(cheapest(target.sets)?.sum).toBe(5);
  });

  test("that are refused are read from their notation", () => {
    expect(parsedSet("set:air 5+3")).toEqual({ element: "air", values: [5, 3] });
    expect(parsedSet("node:1.G")).toBeNull();
  });
});

describe("seals and mages", () => {
  test("a broken seal is gone", () => {
    const before = view({ seals: [token("1.G", "air", 2), token("1.A", "fire", 3)] });
    const after = view({ seals: [token("1.A", "fire", 3)] });
    expect(broken(before, after).map(({ node }) => node)).toEqual(["1.G"]);
  });

  test("exchanged seals come from each other's place", () => {
    const before = view({ seals: [token("1.G", "air", 2), token("1.A", "fire", 3)] });
    const after = view({ seals: [token("1.G", "fire", 3), token("1.A", "air", 2)] });
    expect(swapped(before, after)).toEqual(new Map([["1.G", "1.A"], ["1.A", "1.G"]]));
  });

  test("a mage walks from where it stood to where it stands", () => {
    const before = view({ seals: [token("1.G", "air", 2)] });
    const after = view({ players: [player(0, { node: "1.G" }), player(1, { node: "C" })] });
    const way = walks(BOARD, before, after, null).get(0) ?? [];
    expect(way[0]).toEqual({ x: 500, y: 442 });
    expect(way.at(-1)).toEqual({ x: 500, y: 375 });
  });

  test("a mage walks to a seal as it is told", () => {
    const before = view({ seals: [token("1.A", "air", 2)], players: [player(0, { node: "1.I" }), player(1, { node: "C" })] });
    const after = view({ players: [player(0, { node: "1.A" }), player(1, { node: "C" })] });
    const broke = (...steps: number[]) => ({ kind: "break", facts: { seat: 0, players: 2, node: 4, seal: 32, paid: 0, by_familiar: false, steps } }) as GameEvent;
    const walked = (event: GameEvent) => walks(BOARD, before, after, event).get(0) ?? [];
    expect(walked(broke(3, 5, 3, 4)).length).toBeGreaterThan(walked(broke(3, 4)).length);
    expect(walked(broke(0, 4))).toEqual(walked(broke(3, 4)));
  });
});
