/** What can be looked at closely on this screen: a card, a tile, or a Slate. */
import { Looking } from "../../../lib/closeup/looking.svelte";
import type { CardView, PlayerView, SpaceView, TileView } from "../view";

export type Looked =
  | { kind: "card"; card: CardView; owned: boolean }
  | { kind: "tile"; tile: TileView; space: SpaceView | null; number: number | null }
  | { kind: "slate"; player: PlayerView };

export const looking = new Looking<Looked>();
export const look = looking.look;
