import { othersOf } from "../../../../src/lib/seats/near";
import { describe, expect, test } from "vitest";

import { pieces } from "../../../../src/games/arcane_academy/cards/words";
import { shortTileName, tileName } from "../../../../src/games/arcane_academy/pieces/actions";
import type { GameEvent } from "../../../../src/games/arcane_academy/events";
import { EFFECTS } from "../../../../src/games/arcane_academy/show/effects";
import { marks } from "../../../../src/games/arcane_academy/show/marks";
import { safePrestige, shortOf, type PlayerView, type View } from "../../../../src/games/arcane_academy/view";
import type { Catalogue } from "../../../../src/games/arcane_academy/wire";
import linked from "../linked.json";

const view = linked.view as unknown as View;

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
  const told = (kind: string, facts: object) => ({ kind, facts }) as GameEvent;
  const gained = (res: number) => told("gain", { seat: 0, res, n: 1 });
  const acting = changed(view, (copy) => {
    copy.acting = [{ space: 5, done: [] }];
  });
  const performed = (before: View, after: View, event: GameEvent | null) => marks(after, before, event).performed ?? [];
  const will = { space: 5, group: 0, action: "will" as const };

  test("the side of a slash is told by what was gained", () => {
    expect(performed(acting, view, gained(0))).toEqual([will]);
    expect(performed(acting, view, gained(1))).toEqual([{ ...will, action: "shard" }]);
  });

  test("a tile that was left has performed nothing", () => {
    expect(performed(acting, view, null)).toEqual([]);
  });

  test("a tile that still acts says which groups are done", () => {
    const before = changed(view, (copy) => (copy.acting = [{ space: 1, done: [] }]));
    const after = changed(view, (copy) => (copy.acting = [{ space: 1, done: [1] }]));
    expect(performed(before, after, null)).toEqual([{ space: 1, group: 1, action: "add" }]);
  });

  test("it is forgotten when taken back, and when the cast is over", () => {
    const known = { ...view, performed: [will] };
    expect(performed(known, acting, null)).toEqual([]);
    expect(performed(known, { ...view, activated: null, acting: [] }, null)).toEqual([]);
    expect(performed(known, view, told("cast", { seat: 0, space: 2, laid: 0 }))).toEqual([]);
  });

  test("it is kept while other tiles act", () => {
    expect(performed({ ...view, performed: [will] }, view, told("linked", { seat: 0, space: 6, laid: 0 }))).toEqual([will]);
  });

  test("the tile that was last told to act is the one that acts, until the turn is over", () => {
    const linked = marks(view, view, told("linked", { seat: 0, space: 6, laid: 0 }));
    expect(linked.acts).toBe(6);
    expect(marks(view, linked, gained(0)).acts).toBe(6);
    expect(marks(view, linked, told("clear", { seat: 0, space: 3 })).acts).toBe(6);
    expect(marks(view, linked, told("turn", { seat: 1, number: 9, extra: false })).acts).toBeUndefined();
  });
});

describe("what travels", () => {
  const catalogue = {} as Catalogue;

  test("Will comes from the tile that acts, to whoever has the turn", () => {
    const draws = EFFECTS.gain.draws?.({ seat: 0, res: 0, n: 2, card: -1, space: 5 }, { ...view, acts: 5 }, catalogue);
    expect(draws).toMatchObject([{ draw: "glide", thing: { unit: "will", count: 2 }, from: ["space:0:5", "slate:0", "seat:0"], to: "will:0" }]);
    expect(EFFECTS.gain.draws?.({ seat: 1, res: 1, n: 2, card: -1, space: 5 }, view, catalogue)).toEqual([]);
  });

  test("a card that others cannot see comes from its owner", () => {
    expect(EFFECTS.complete.draws?.({ seat: 1, card: 9, price: 2 }, view, catalogue)).toMatchObject([{ from: ["card:9", "seat:1"], to: ["card:9", "seat:1"] }]);
  });

  test("what is swept goes to the discards, or into the bag", () => {
    const to = (row: number) => EFFECTS.sweep.draws?.({ seat: 0, row, old: [4], card: -1 }, view, catalogue)[0];
    expect(to(0)).toMatchObject({ thing: { card: 4 }, to: "discard" });
    expect(to(1)).toMatchObject({ thing: { tile: 4 }, to: "bag" });
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
