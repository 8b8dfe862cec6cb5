import { describe, expect, test } from "vitest";

import type { GameEvent } from "../../../../src/games/hell_high/events";
import { doneAfter } from "../../../../src/games/hell_high/show/done";
import { EFFECTS } from "../../../../src/games/hell_high/show/effects";
import { partInFocus, partsOf, type View } from "../../../../src/games/hell_high/view";
import type { Catalogue } from "../../../../src/games/hell_high/wire";
import { othersOf } from "../../../../src/lib/seats/near";
import { recorded } from "../../../lib/timeline/recorded";
import coming from "../coming.json";
import round from "../round.json";

const before = round.before as unknown as View;
const midturn = coming.view as unknown as View;

describe("what a card has done", () => {
  const told = (kind: string, facts: object) => ({ kind, facts }) as GameEvent;
  const now: View = { ...midturn, resolution: { ...midturn.resolution!, now: 7 } };
  const after = (view: View, event: GameEvent) => ({ ...now, done: doneAfter(view, now, event) });
  const hit = (before: number, amount: number) => told("damage", { seat: 1, source: 0, amount, before, after: before - amount, card: 7 });

  test("adds up while it resolves", () => {
    const twice = after(after(now, hit(9, 2)), hit(7, 1));
    expect(twice.done.of.get(7)).toEqual([{ seat: 1, life: -3, ranks: 0, treasures: 0 }]);
  });

  test("is told of the card that was last said to resolve", () => {
    const next = after(after(now, told("resolve", { seat: 0, card: 8 })), hit(9, 2));
    expect([...next.done.of.keys()]).toEqual([8]);
  });

  test("counts who is pushed from where they stood, and all moves of the turn", () => {
    const rank = now.players[1]?.rank ?? 0;
    const moved = after(now, told("status", { seat: 0, before: 2, after: 4, pushed: [[1, rank - 1]] }));
    expect(moved.done.of.get(7)).toMatchObject([{ seat: 0, ranks: 2 }, { seat: 1, ranks: -1 }]);
    expect([...moved.done.moved]).toEqual([[0, 2], [1, -1]]);
  });

  test("is forgotten between turns", () => {
    const done = doneAfter(after(now, hit(9, 2)), before, null);
    expect([done.of.size, done.moved.size]).toEqual([0, 0]);
  });
});

describe("cards that travel", () => {
  const catalogue = recorded("hell_high").printed as Catalogue;
  const treasure = catalogue.cards.findIndex((card) => card?.kind === "treasure");

  test("come from their pile, and go to it", () => {
    expect(EFFECTS.treasure.draws?.({ seat: 1, card: treasure, by: -1 }, before, catalogue)).toMatchObject([{ draw: "glide", thing: treasure, from: "pile:treasure", to: [`card:${treasure}`, "seat:1"] }]);
    expect(EFFECTS.discard.draws?.({ seat: 1, card: treasure, by: -1 }, before, catalogue)).toMatchObject([{ from: [`card:${treasure}`, "seat:1"], to: "pile:treasure" }]);
  });

  test("that are not told do not", () => {
    expect(EFFECTS.give.draws?.({ seat: 1, jock: 2, card: -1 }, before, catalogue)).toEqual([]);
  });
});

describe("seats and parts", () => {
  test("the others stand clockwise from my left", () => {
    expect(othersOf(before, 2).map((player) => player.seat)).toEqual([3, 0, 1]);
  });

  test("the part that resolves is in focus", () => {
    const parts = partsOf(midturn);
    expect(partInFocus(parts, midturn.resolution?.now ?? null)?.card.card).toBe(midturn.resolution?.now ?? parts[0]?.card.card);
    expect(partInFocus([], null)).toBeNull();
  });
});
