import { describe, expect, test } from "vitest";

import { hydrate } from "../../../src/games/five_seals/hydrate";
import type { Catalogue, Scene, Sight } from "../../../src/games/five_seals/wire";
import { BOARD } from "./dungeon";

// Nodes: C 1.P 1.G 1.I 1.A 1.B. Seals: 0 a token of Air, 1 Growth of Air, 2 Synergy of Mind.
const printed = (scroll: number, spell: string, element: string, strength: number) => ({
  scroll,
  id: `FS-D-${spell}`,
  spell,
  name: `${spell} of ${element}`,
  title: spell,
  element,
  strength,
  icon: spell,
  text: `what ${spell} does`,
});
const elements = ["fire", "water", "air", "earth", "mind"];
const catalogue: Catalogue = {
  elements,
  circles: ["basic circle", "circle I, Might"],
  mages: [{ id: "shaman", name: "Shaman of the North", familiar: "Raven" }, { id: "witch", name: "Witch of the East", familiar: "Cat" }],
  dice: [1, 2, 3, 4, 5, 6].map((value) => ({ element: "air", value })),
  seals: [
    { element: "air", strength: 2, name: "the Seal of Air 2", scroll: null },
    { element: "air", strength: 5, name: "Growth of Air (5)", scroll: 0 },
    { element: "mind", strength: 6, name: "Synergy of Mind (6)", scroll: 1 },
    null,
  ],
  scrolls: [printed(0, "growth", "air", 5), printed(1, "synergy", "mind", 6)],
  boards: [{ ...BOARD, id: "FS-BOARD-9P" }, BOARD],
};
const scene: Scene = { board: "FS-BOARD-2P", circle: 1, dice: 3, sixes_placed: 12, ends_below: 4, unplaced: [] };
const none = elements.map(() => [[], [], [], [], []] as number[][]);
const sets = none.with(2, [[4], [4], [4], [4, 3], []]); // Air: strength 2 by the third die, 5 also by the first two
const sight: Sight = {
  round: 2,
  first: 1,
  active: 0,
  step: "turn",
  sixes_left: 9,
  supply: [3, 3, 1, 3],
  players: [{ node: 1, score: 12, bonus: 1, mage: 1, dice: [1, 2, 4] }, { node: 3, score: 0, familiar: 4 }],
  seals: [-1, -1, 0, -1, 1, 2],
  guardians: [-3, -1, -3, -3, 5],
  viewpoint: 0,
  lit: [0b001011],
  reached: [0b110100],
  breakable: [0b010100],
  sets,
};
const shown = (changes: Partial<Sight> = {}) => hydrate({ ...sight, ...changes }, scene, catalogue);

describe("what is seen of Five Seals, in words", () => {
  test("the board and the clock of the game come from the scene", () => {
    const view = shown();
    expect(view.board).toBe(BOARD);
    expect([view.circle_name, view.sixes_left, view.sixes_placed, view.ends_below]).toEqual(["circle I, Might", 9, 12, 4]);
    expect(view.supply[2]).toEqual({ element: "air", left: 1, total: 3 });
  });

  test("what is left out is as it mostly is", () => {
    const { using, paying, last_round, quiet, players } = shown();
    expect({ using, paying, last_round, quiet }).toEqual({ using: [], paying: null, last_round: false, quiet: 0 });
    expect(players[1]).toMatchObject({ mage: "", familiar: "board", familiar_node: "1.A", dice: [], coming: [], scrolls: [], next: false });
  });

  test("a seat has its mage, its dice and its points by part", () => {
    const [alice] = shown({ next: 0 }).players;
    expect(alice).toMatchObject({ mage: "witch", familiar_name: "Cat", node: "1.P", familiar: "hand", score: 12, strengths: 11, bonus: 1, next: true });
    expect(alice?.dice.map(({ value }) => value)).toEqual([2, 3, 5]);
  });

  test("a scroll tells how it lies, what is on it and what it gives", () => {
    const owner = { node: 1, score: 11, scrolls: [0, 1], down: [0], stored: [[0, 0]] as [number, number][], synergy: [[1, 2]] as [number, number][] };
    const [growth, synergy] = shown({ players: [owner], using: [1], breakable: [] }).players[0]?.scrolls ?? [];
    expect(growth).toMatchObject({ name: "growth of air", face_up: false, in_use: false, stored: { element: "air", strength: 2 }, synergy: 0 });
    expect(synergy).toMatchObject({ text: "what synergy does", face_up: true, in_use: true, stored: null, synergy: 2 });
  });

  test("a seal tells whether it is reached, can be broken, and who stands on it", () => {
    const [gate, growth, synergy] = shown().seals;
    expect(gate).toMatchObject({ node: "1.G", name: "the Seal of Air 2", scroll: null, reached: true, breakable: true, guardian: false, familiar: null });
    expect(growth).toMatchObject({ node: "1.A", breakable: true, familiar: 1, scroll: { scroll: 0, face_up: true } });
    expect(synergy).toMatchObject({ node: "1.B", reached: true, breakable: false, guardian: true });
  });

  test("guardians stand on the board or beside it, and only those of this game", () => {
    expect(shown().guardians).toEqual([
      { element: "water", place: "beside", node: null },
      { element: "mind", place: "board", node: "1.B" },
    ]);
  });

  test("targets are listed with scrolls first, their dice and the way over the lit floor", () => {
    const [growth, gate] = shown({ lit: [0b001111] }).targets;
    expect(growth?.node).toBe("1.A");
    expect(growth?.path).toEqual(["1.P", "C", "1.G", "1.I", "1.A"]);
    expect(growth?.sets).toEqual([
      { element: "air", values: [5], sum: 5, dice: [2], keeps: [0, 1] },
      { element: "air", values: [3, 2], sum: 5, dice: [0, 1], keeps: [2] },
    ]);
    expect(gate).toMatchObject({ node: "1.G", path: ["1.P", "C", "1.G"] });
  });

  test("nodes beyond the first fifty are in the next number", () => {
    const nodes = Array.from({ length: 60 }, (_, i) => ({ ...(BOARD.nodes[i % 6] as (typeof BOARD.nodes)[0]), node: `n${i}` }));
    const wide = { ...catalogue, boards: [{ ...BOARD, nodes }] };
    expect(hydrate({ ...sight, lit: [2 ** 49 + 1, 2 ** 9], breakable: [] }, scene, wide).lit).toEqual(["n0", "n49", "n59"]);
  });

  test("who pays does so with the dice of the active seat", () => {
    const paying = { node: 2, sets: [4], path: [1, 0, 2] };
    expect(shown({ viewpoint: 1, breakable: [], paying }).paying).toEqual({
      node: "1.G",
      sets: [{ element: "air", values: [5], sum: 5, dice: [2], keeps: [0, 1] }],
      path: ["1.P", "C", "1.G"],
    });
  });
});
