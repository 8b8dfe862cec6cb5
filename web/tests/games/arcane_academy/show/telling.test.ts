import { describe, expect, test } from "vitest";

import { pieces } from "../../../../src/games/arcane_academy/cards/words";
import { shortTileName, tileName } from "../../../../src/games/arcane_academy/pieces/actions";
import { moves } from "../../../../src/games/arcane_academy/show/moves";
import { remember } from "../../../../src/games/arcane_academy/show/performed";
import { othersOf, safePrestige, shortOf, type PlayerView, type TileView, type View } from "../../../../src/games/arcane_academy/view";
import type { GameEvent } from "../../../../src/games/arcane_academy/events";
import linked from "../linked.json";

const view = linked.view as View;

/** A view in which some fields differ. */
function changed(base: View, change: (copy: View) => void): View {
  const copy = structuredClone(base);
  change(copy);
  return copy;
}

function first(copy: View): PlayerView {
  return copy.players[0] as PlayerView;
}

describe("what has been performed", () => {
  const gained = (res: number) => ({ kind: "gain", facts: { seat: 0, res, n: 1 } }) as GameEvent;
  const acting = changed(view, (copy) => {
    copy.acting = [{ space: 5, done: [] }];
  });

  test("the side of a slash is told by what was gained", () => {
    const will = changed(view, (copy) => (first(copy).will += 1));
    expect(remember([], acting, will, gained(0), "next_linked")).toEqual([{ space: 5, group: 0, action: "will" }]);
    const shard = changed(view, (copy) => (first(copy).shards += 1));
    expect(remember([], acting, shard, gained(1), "next_linked")).toEqual([{ space: 5, group: 0, action: "shard" }]);
  });

  test("a tile that was left has performed nothing", () => {
    expect(remember([], acting, view, null, "next_linked")).toEqual([]);
  });

  test("a tile that still acts says which groups are done", () => {
    const before = changed(view, (copy) => (copy.acting = [{ space: 1, done: [] }]));
    const after = changed(view, (copy) => (copy.acting = [{ space: 1, done: [1] }]));
    expect(remember([], before, after, null, "add_tile")).toEqual([{ space: 1, group: 1, action: "add" }]);
  });

  test("the open question tells the side before anything has changed", () => {
    const before = changed(view, (copy) => (copy.acting = [{ space: 6, done: [] }]));
    const after = changed(view, (copy) => (copy.acting = [{ space: 6, done: [0] }]));
    expect(remember([], before, after, null, "use_item")).toEqual([{ space: 6, group: 0, action: "use" }]);
  });

  test("it is forgotten when taken back, and when the cast is over", () => {
    const known = [{ space: 5, group: 0, action: "will" as const }];
    expect(remember(known, view, acting, null, "resolve_tile")).toEqual([]);
    const over = changed(view, (copy) => {
      copy.activated = null;
      copy.acting = [];
    });
    expect(remember(known, view, over, null, "")).toEqual([]);
  });

  test("it is kept while other tiles act", () => {
    const known = [{ space: 5, group: 0, action: "will" as const }];
    expect(remember(known, view, view, null, "next_linked")).toEqual(known);
  });
});

describe("what travels", () => {
  const tile = view.centre[0] as TileView;

  test("a tile goes from the centre to the Slate", () => {
    const after = changed(view, (copy) => {
      copy.centre[0] = null;
      (first(copy).spaces[2] as { tile: TileView }).tile = tile;
    });
    expect(moves(view, after)).toEqual([{ kind: "tile", tile, from: `tile:${tile.tile}`, to: "space:0:2" }]);
  });

  test("new tiles come from the bag, tiles that come to light from nowhere", () => {
    const before = changed(view, (copy) => (copy.centre[0] = null));
    expect(moves(before, view)).toMatchObject([{ kind: "tile", from: "bag", to: `tile:${tile.tile}` }]);
    const covered = changed(before, (copy) => ((first(copy).spaces[2] as { tile: TileView }).tile = tile));
    expect(moves(before, covered)).toEqual([]);
  });

  test("a completed card goes to its owner, a hidden one comes from the seat", () => {
    const card = view.public[0]!;
    const after = changed(view, (copy) => {
      copy.public[0] = null;
      first(copy).spells.push(card);
    });
    expect(moves(view, after)).toMatchObject([{ kind: "card", from: `card:${card.card}`, to: `card:${card.card}` }]);
    const hidden = changed(view, (copy) => {
      copy.active = 1;
      copy.players[1]?.items.push({ ...card, card: 999 });
    });
    expect(moves({ ...view, active: 1 }, hidden)).toMatchObject([{ from: "seat:1", to: "card:999" }]);
  });

  test("Will comes from the tile that gave it, or from who lost it", () => {
    const gained = changed(view, (copy) => (first(copy).will += 2));
    expect(moves(view, gained)).toEqual([{ kind: "unit", unit: "will", count: 2, from: "space:0:5", to: "will:0" }]);
    const taken = changed(gained, (copy) => (copy.players[1]!.will -= 2));
    expect(moves(view, taken)).toEqual([{ kind: "unit", unit: "will", count: 2, from: "will:1", to: "will:0" }]);
  });

  test("nothing travels while nothing changes", () => {
    expect(moves(view, view)).toEqual([]);
  });
});

describe("what is read from the view", () => {
  test("others sit in the order of their turns", () => {
    expect(othersOf(view, 1).map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test("what a card lacks is told for who looks", () => {
    const [dear, cheap] = view.public;
    expect(shortOf(view, 0, dear!)).toBe(3);
    expect(shortOf(view, 0, cheap!)).toBe(0);
  });

  test("Prestige at the end is counted apart", () => {
    expect(safePrestige(first(view))).toBe(11);
    expect(first(view).at_end).toBe(5);
  });

  test("tiles have a long and a short name", () => {
    expect(tileName(view.centre[0]!)).toBe("Gain Will + Gain Will + Gain Will");
    expect(shortTileName(view.centre[0]!)).toBe("3 Will");
    expect(shortTileName(view.centre[2]!)).toBe("Tile + Will / Shard");
  });

  test("amounts in a card's text become signs", () => {
    expect(pieces("Pay 1 Shard to gain 3 Will.")).toEqual([
      { text: "Pay 1 " },
      { currency: "shard", word: "Shard" },
      { text: " to gain 3 " },
      { currency: "will", word: "Will" },
      { text: "." },
    ]);
    expect(pieces("Take Shards or Will")).toEqual([{ text: "Take Shards or Will" }]);
  });
});
