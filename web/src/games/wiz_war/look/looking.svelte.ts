/** What can be looked at closely on this screen: a card, a piece, or a pile. */
import { Looking } from "../../../lib/closeup/looking.svelte";
import type { BeastView, CardView, PlayerView, ThingView } from "../view";

export type Looked =
  | { kind: "card"; card: CardView; note?: string }
  | { kind: "wizard"; player: PlayerView }
  | { kind: "beast"; beast: BeastView }
  | { kind: "thing"; thing: ThingView }
  | { kind: "treasure"; owner: number }
  | { kind: "pile"; title: string; cards: CardView[] };

export const looking = new Looking<Looked>();
export const look = looking.look;
