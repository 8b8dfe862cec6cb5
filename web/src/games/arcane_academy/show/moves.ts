/** What has travelled between two views: from one thing on the screen to another. */
import type { CardView, Currency, TileView, View } from "../view";

/** Ids are those of touched things (`tile:3`, `space:0:5`) or of places (`deck`, `bag`, `discard`). */
export type Move =
  | { kind: "tile"; tile: TileView; from: string; to: string }
  | { kind: "card"; card: CardView; from: string; to: string }
  | { kind: "unit"; unit: Currency; count: number; from: string; to: string };

export function moves(before: View, after: View): Move[] {
  return [...tileMoves(before, after), ...cardMoves(before, after), ...unitMoves(before, after)];
}

interface Lying<Thing> {
  thing: Thing;
  zone: string; // where it lies
  at: string; // what stands for it on the screen
}

function tilesOf(view: View): Map<number, Lying<TileView>> {
  const found = new Map<number, Lying<TileView>>();
  const put = (tile: TileView | null, zone: string, at: string) => tile && found.set(tile.tile, { thing: tile, zone, at });
  for (const tile of view.centre) put(tile, "centre", `tile:${tile?.tile}`);
  for (const tile of view.pending) put(tile, "pending", `tile:${tile.tile}`);
  for (const { seat, spaces } of view.players) {
    spaces.forEach(({ tile }, space) => put(tile, `space:${seat}:${space}`, `space:${seat}:${space}`));
  }
  return found;
}

function tileMoves(before: View, after: View): Move[] {
  const was = tilesOf(before);
  return [...tilesOf(after)].flatMap(([number, { thing, zone, at }]): Move[] => {
    const old = was.get(number);
    if (old?.zone === zone) return [];
    // A tile that comes to light beneath another has not moved.
    if (!old && zone !== "centre") return [];
    return [{ kind: "tile", tile: thing, from: old?.at ?? "bag", to: at }];
  });
}

function cardsOf(view: View): Map<number, Lying<CardView>> {
  const found = new Map<number, Lying<CardView>>();
  const put = (card: CardView | null, zone: string, at = `card:${card?.card}`) =>
    card && found.set(card.card, { thing: card, zone, at });
  for (const card of view.public) put(card, "public");
  for (const card of view.aside) put(card, "aside");
  for (const card of view.discard) put(card, "discard", "discard");
  for (const { seat, hand, spells, items } of view.players) {
    for (const card of hand) put(card, `hand:${seat}`);
    for (const card of [...spells, ...items]) put(card, `done:${seat}`);
  }
  return found;
}

function cardMoves(before: View, after: View): Move[] {
  const was = cardsOf(before);
  return [...cardsOf(after)].flatMap(([number, { thing, zone, at }]): Move[] => {
    const old = was.get(number);
    if (old?.zone === zone) return [];
    // A card that nobody else saw comes from its owner's hand, or from the deck.
    const hidden = zone === "public" || zone.startsWith("hand") ? "deck" : `seat:${before.active}`;
    return [{ kind: "card", card: thing, from: old?.at ?? hidden, to: at }];
  });
}

function unitMoves(before: View, after: View): Move[] {
  const actor = after.activated ?? before.activated ?? before.acting.at(-1)?.space ?? null;
  const source = actor === null ? `slate:${before.active}` : `space:${before.active}:${actor}`;
  const found: Move[] = [];
  for (const [unit, pool] of [["will", "will"], ["shard", "shards"]] as const) {
    const change = (seat: number) => (after.players[seat]?.[pool] ?? 0) - (before.players[seat]?.[pool] ?? 0);
    const losers = before.players.filter(({ seat }) => seat !== before.active && change(seat) < 0);
    const gain = change(before.active);
    if (gain <= 0) continue;
    const to = `${pool}:${before.active}`;
    if (losers.length === 0) found.push({ kind: "unit", unit, count: gain, from: source, to });
    for (const { seat } of losers) found.push({ kind: "unit", unit, count: -change(seat), from: `${pool}:${seat}`, to });
  }
  return found;
}
