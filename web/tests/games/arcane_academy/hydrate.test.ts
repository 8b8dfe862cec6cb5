import { expect, test } from "vitest";

import { hydrate } from "../../../src/games/arcane_academy/hydrate";
import type { Catalogue, Sight } from "../../../src/games/arcane_academy/wire";
import { recorded, toldOf } from "../../lib/timeline/recorded";

const CATALOGUE: Catalogue = {
  kinds: [
    { id: "AA-S01", kind: "spell", name: "Spark", text: "Glows.", icon: "spark", cost: 3, currency: "will", prestige: 1 },
    { id: "AA-I01", kind: "use", name: "Lens", text: "Bends.", icon: "lens", cost: 5, currency: "shard", prestige: 2 },
  ],
  cards: [0, 0, 1],
  faces: [
    { id: "T01", actions: [["will"]], edges: ["N", "E", "S", "W"] },
    { id: "T02", actions: [["add", "use"]], edges: ["NE", "ES", "SW", "NW"] },
  ],
  tiles: [0, 1, 1],
};
const SIGHT: Sight = {
  turn: 4,
  round: 2,
  active: 1,
  owed: 0,
  pencils: null,
  last_turns: 0,
  players: [
    {
      will: 3,
      shards: 2,
      prestige: 5,
      at_end: 1,
      connectors: 1,
      top: [-1, 4 * 2 + 3, 4 * 0 + 1],
      tired: [0, 2, 0],
      linked: [0, 1 << 2, 1 << 1],
      under: [[1, 0]],
      hand_size: 1,
      hand: [{ card: 1 }],
      spells: [],
      items: [{ card: 2, cost: 4, tokens: 2, at_end: 1 }],
    },
  ],
  public: [null, { card: 0, cost: 2 }],
  centre: [1, -1],
  pending: [],
  aside: [],
  discard: [2],
  deck_left: 9,
  bag_left: 3,
  bag: [0, 3],
  gone: [2],
  activated: 1,
  acting: [{ space: 1, done: 5 }],
  acted: [],
};

test("a sight is drawn with what is printed on its cards and tiles", () => {
  const view = hydrate(SIGHT, null, CATALOGUE);
  const [player] = view.players;
  expect(player?.hand).toEqual([{ ...CATALOGUE.kinds[0], card: 1, cost_now: 3, tokens: 0, at_end: 0 }]);
  expect(player?.items).toEqual([{ ...CATALOGUE.kinds[1], card: 2, cost_now: 4, tokens: 2, at_end: 1 }]);
  expect(player).toMatchObject({ seat: 0, completed: 1, will: 3 });
  expect(player?.spaces[0]).toEqual({ tile: null, tired: 0, covered: [], linked: [] });
  expect(player?.spaces[1]).toEqual({ tile: { tile: 2, face: "T02", actions: [["add", "use"]], edges: "NW", turn: 3 }, tired: 2, covered: [{ tile: 0, face: "T01", actions: [["will"]], edges: "N", turn: 0 }], linked: [2] });
  expect(player?.spaces[2]).toMatchObject({ tile: { face: "T01", edges: "E" }, linked: [1] });
  expect(view.public[0]).toBeNull();
  expect(view.public[1]).toMatchObject({ name: "Spark", cost: 3, cost_now: 2 });
  expect([view.centre[0]?.face, view.centre[1], view.discard[0]?.name, view.gone]).toEqual(["T02", null, "Lens", ["T02"]]);
  expect(view.bag).toEqual([{ tile: { tile: -1, face: "T02", actions: [["add", "use"]], edges: "NE", turn: 0 }, left: 3 }]);
  expect(view.acting).toEqual([{ space: 1, done: [0, 2] }]);
});

test("a number that is not printed is an error, not another card", () => {
  expect(() => hydrate({ ...SIGHT, discard: [7] }, null, CATALOGUE)).toThrow("number 7");
});

test("every sight of a real game can be drawn", () => {
  const { printed } = recorded("arcane_academy");
  const told = toldOf<Sight>("arcane_academy");
  expect(told.length).toBeGreaterThan(20);
  for (const { sight } of told) expect(hydrate(sight, null, printed as Catalogue).players).toHaveLength(2);
});
