import { describe, expect, test } from "vitest";

import { hydrate } from "../../../src/games/wiz_war/hydrate";
import type { AirSight, Catalogue, PlayerSight, Scene, Sight } from "../../../src/games/wiz_war/wire";

/** Two sectors of two squares each, side by side: a wall, an opening, a door. */
const scene: Scene = {
  goal: 2,
  options: [1],
  colours: [1, 0],
  sectors: [0, 1], // the left one is the second seat's
  homes: [3, 0],
  squares: ["a1", "b1", "c1", "d1"].map((name, column) => ({ row: 0, column, name, sector: column >> 1 })),
  lines: [0, 1, 2].map((square) => ({ square, side: "e", to: square + 1, seam: "", posts: [2 * square, 2 * square + 1] })),
  outer: [{ row: 0, column: 0, side: "w" }],
  posts: [0, 1, 2, 3, 4, 5, 6].map((post) => ({ row: post % 2, column: 1 + (post >> 1), outer: post === 6 })),
};

const face = { id: "WW-EL-2", text: "5 magical fire damage.", icon: "fireball", school: "elemental", types: ["attack"], energy: 0, die: false, reach: "sight", lasts: "instant", traits: [] };

const catalogue: Catalogue = {
  cards: [
    { ...face, card: 2, copies: 1, name: "Dagger", icon: "plain-dagger" }, // cards of packs stand with their school
    { ...face, card: 0, copies: 2, name: "Fireball" },
  ],
  things: [
    { kind: "item", name: "", mobile: true, fire: false },
    { kind: "fire-wall", name: "Wall of Fire", mobile: false, fire: true },
  ],
  creatures: [{ name: "Boggart", icon: "goblin-head", attacks: ["pinch"] }],
  lines: [
    { kind: "free", limit: 0 },
    { kind: "wall", limit: 5 },
    { kind: "door", limit: 3 },
  ],
  aims: [
    { kind: "seat", first: 0 },
    { kind: "beast", first: 8 },
    { kind: "square", first: 100 },
    { kind: "line", first: 300 },
    { kind: "way", first: 22000 },
  ],
  ways: ["n", "e", "s", "w"],
  carried: 1000,
  colours: ["red", "blue"],
  schools: ["Cantrip", "Elemental"],
  roles: ["attack", "neutral", "counter"],
  forms: ["", "big man"],
  damages: ["physical", "magical"],
  elements: ["", "fire"],
  fist: "punch",
  options: ["uncluttered minds", "heavy items"],
};

const player: PlayerSight = { life: 15, hand_size: 0, hand_limit: 7, load: 0 };
const sight: Sight = { turn: 3, round: 2, active: 0, players: [{ ...player, square: 3, speed: 3 }, player], starts: [2, 3, 0, 1], lines: [1, 0, 2], treasures: [2, 1000, 0, 1008], now: {}, decks: [40, 7], discards: [[1]], schools: [1] };
const seen = (changes: Partial<Sight>) => hydrate({ ...sight, ...changes }, scene, catalogue);

describe("what is seen, with what it stands for", () => {
  test("what is left out is nothing, nobody or not so", () => {
    const view = seen({});
    expect(view).toMatchObject({ goal: 2, rows: 1, columns: 4, options: ["heavy items"], schools: ["Elemental"], sectors: ["red", "blue"], things: [], beasts: [], air: [], acting: null, aside: [], own_deck: null, ended: false, deck: 40 });
    expect(view.now).toEqual({ mp: 0, speed: 3, attacks: 0, attacks_left: 0, stunned: false, phase: "move", trail: [] });
    expect(view.players[1]).toMatchObject({ alive: false, row: null, column: null, points: 0, hand: [], spells: [], treasure: null, form: "" });
  });

  test("each copy of a card has its own number and the same face", () => {
    const view = seen({ players: [{ ...player, hand: [0, 1, 2] }, player] });
    expect(view.players[0]?.hand.map(({ card, name }) => [card, name])).toEqual([[0, "Fireball"], [1, "Fireball"], [2, "Dagger"]]);
    expect(view.discards[0]?.[0]).toEqual({ ...face, card: 1, name: "Fireball" });
  });

  test("squares are seen by the bits of their sector, and reached in steps", () => {
    const view = seen({ acting: 0, seen: [0b10, 0b11], reach: [[2], [1]] });
    expect(view.squares.map((square) => square.seen)).toEqual([false, true, true, true]);
    expect(view.squares.map(({ steps }) => steps)).toEqual([null, 2, 1, null]);
    expect(view.squares.map(({ home }) => home)).toEqual([1, null, null, 0]);
    expect(view.squares.map(({ start }) => start)).toEqual([1, 1, 0, 0]);
  });

  test("a door is its sector's owner's, what was made its maker's", () => {
    const fire = { thing: 7, kind: 1, card: 1, owner: 1, line: 1 };
    const view = seen({ things: [fire], cracks: [[0, 2]], held: [[2, 1]], opens: [2], sealed: [2] });
    expect(view.lines.map(({ owner }) => owner)).toEqual([null, 1, 0]);
    expect(view.lines.map((line) => line.fire)).toEqual([false, true, false]);
    expect(view.lines[0]).toMatchObject({ name: "a1|b1", kind: "wall", cracks: 2, limit: 5, opens: false, held_by: null });
    expect(view.lines[2]).toMatchObject({ name: "c1|d1", kind: "door", cracks: 0, limit: 3, opens: true, held_by: 1, sealed: true });
  });

  test("pillars stand at the ends of walls and doors, and at the corners of the map", () => {
    expect(seen({}).pillars.map(({ row, column }) => `${row}:${column}`)).toEqual(["0:1", "1:1", "0:3", "1:3", "0:4"]);
  });

  test("things are called by their kind, or by their card", () => {
    const view = seen({ things: [{ thing: 1, kind: 0, card: 2, owner: 0, square: 1 }, { thing: 2, kind: 1, card: 0, owner: 1, line: 0 }] });
    expect(view.things.map(({ name, icon, mobile, row, column, line }) => [name, icon, mobile, row, column, line])).toEqual([
      ["Dagger", "plain-dagger", true, 0, 1, null],
      ["Wall of Fire", "fireball", false, null, null, 0],
    ]);
  });

  test("a creature has the face of its kind", () => {
    const view = seen({ beasts: [{ kind: 0, owner: 1, square: 2, life: 4, speed: 3 }] });
    expect(view.beasts).toEqual([{ figure: 8, kind: 0, name: "Boggart", icon: "goblin-head", owner: 1, row: 0, column: 2, life: 4, stun: 0, speed: 3, attacks: ["pinch"], activated: false }]);
  });

  test("a treasure lies on a square or is carried", () => {
    const view = seen({});
    expect(view.treasures.map(({ owner, column, carrier }) => [owner, column, carrier])).toEqual([[0, 2, null], [0, null, 0], [1, 0, null], [1, null, 8]]);
    expect(view.players[0]?.treasure).toBe(1);
  });
});

describe("what is in the air", () => {
  const cast: AirSight = { caster: 0, by: 0, role: 0, energy: 5, order: [1, 0] };
  const air = (spell: Partial<AirSight>) => seen({ air: [{ ...cast, ...spell }] }).air[0];

  test("a spell is called by its card, a blow by its attack", () => {
    expect(air({ card: 1 })).toMatchObject({ height: 0, name: "Fireball", role: "attack", sum: "", damage: null, kind: "", if_it_lands: [], waiting: [] });
    expect(air({})).toMatchObject({ card: null, name: "punch" });
    expect(air({ by: 8, strike: 0 })?.name).toBe("pinch");
  });

  test("damage is told with its parts", () => {
    expect(air({ damage: { kind: 1, element: 1, total: 7, base: 2, fed: true } })).toMatchObject({ damage: 7, sum: "energy 5 + 2", kind: "magical fire" });
    expect(air({ damage: { kind: 0, total: 1, base: 1 } })).toMatchObject({ damage: 1, sum: "1", kind: "physical" });
    expect(air({ damage: { kind: 1 } })).toMatchObject({ damage: null, sum: "a die", kind: "" });
  });

  test("targets are the ids of things on the screen", () => {
    expect(air({ targets: [1, 8, 103, 302, 22001] })?.targets).toEqual(["seat:1", "beast:0", "square:0:3", "line:2", "way:e"]);
  });

  test("what comes of it is told in sentences", () => {
    expect(air({ lands: { hurt: [[1, 4, 0], [8, 3, 2]], scored: [0, 1], wins: 0 } })?.if_it_lands).toEqual([
      "@1: 4 life, dies",
      "the Boggart: 3 life, 2 left",
      "@0: 0 to 1 points",
      "@0 wins at once",
    ]);
  });
});
