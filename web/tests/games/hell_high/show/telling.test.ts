import { describe, expect, test } from "vitest";

import { moves } from "../../../../src/games/hell_high/show/moves";
import { NO_OUTCOMES, remember } from "../../../../src/games/hell_high/show/outcome";
import { othersOf, partInFocus, partsOf, type CardView, type View } from "../../../../src/games/hell_high/view";
import coming from "../coming.json";
import round from "../round.json";

const before = round.before as unknown as View;
const midturn = coming.view as unknown as View;
const someCard = round.faces[0] as CardView;

function changed(view: View, seat: number, change: Partial<View["players"][number]>): View {
  return { ...view, players: view.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)) };
}

describe("what a card has done", () => {
  test("adds up while it resolves", () => {
    const now = { ...midturn, resolution: { ...midturn.resolution!, now: 7 } };
    const hurt = changed(now, 1, { hp: (now.players[1]?.hp ?? 0) - 2 });
    const again = changed(hurt, 1, { hp: (hurt.players[1]?.hp ?? 0) - 1 });
    const first = remember(NO_OUTCOMES, now, now);
    const found = remember(remember(first, now, hurt), hurt, again).of.get(7);
    expect(found).toEqual([{ seat: 1, life: -3, ranks: 0, treasures: 0 }]);
  });

  test("is forgotten between turns", () => {
    expect(remember({ turn: "1.1.0", of: new Map([[7, []]]) }, before, before)).toBe(NO_OUTCOMES);
  });
});

describe("cards that travel", () => {
  test("come from the deck, and go to it", () => {
    const seat = 1;
    const owner = before.players[seat];
    const gained = changed(before, seat, { lasting: [...(owner?.lasting ?? []), someCard] });
    expect(moves(before, gained)).toEqual([{ thing: someCard, from: "pile:main", to: `card:${someCard.card}` }]);
    expect(moves(gained, before)).toEqual([{ thing: someCard, from: `card:${someCard.card}`, to: "pile:main" }]);
  });

  test("rest where they lie", () => {
    expect(moves(before, before)).toEqual([]);
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
