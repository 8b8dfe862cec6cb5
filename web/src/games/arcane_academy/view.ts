/** Reading the game's own view, whose types are made from spellhall/games/arcane_academy/view.py. */
import type { CardView, PlayerView, TileView, View } from "./wire";

export type * from "./wire";

/** The seat whose Slate is drawn large: the viewer's, for the public the one whose turn it is. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`the view has no seat ${seat}`);
  return player;
}

/** The other players in the order of their turns, from the left of the given seat. */
export function othersOf(view: View, near: number): PlayerView[] {
  const at = view.players.findIndex((player) => player.seat === near);
  return [...view.players.slice(at + 1), ...view.players.slice(0, at)];
}

/** Prestige that is safe, without what End of Game abilities would add now. */
export function safePrestige(player: PlayerView): number {
  return player.prestige - player.at_end;
}

/** How much of its cost the payer lacks for a card. */
export function shortOf(view: View, viewpoint: number | null, card: CardView): number {
  const payer = playerOf(view, nearSeat(view, viewpoint));
  return Math.max(0, card.cost_now - (card.currency === "will" ? payer.will : payer.shards));
}

/** Every card that lies open or in my hand. */
export function cardsIn(view: View): CardView[] {
  return [
    ...view.public.filter((card) => card !== null),
    ...view.aside,
    ...view.discard,
    ...view.players.flatMap((player) => [...player.hand, ...player.spells, ...player.items]),
  ];
}

/** The tile with this number in the centre or among the pending ones. */
export function looseTile(view: View, number: number): TileView | null {
  return [...view.centre, ...view.pending].find((tile) => tile?.tile === number) ?? null;
}
