/** Reading the game's own view, whose types are made from spellhall/games/wiz_war/view.py. */
import type { PlayerView, View } from "./wire";

export type * from "./wire";

/** The seat whose hand lies at the bottom: the viewer's, for the public the one whose turn it is. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`the view has no seat ${seat}`);
  return player;
}
