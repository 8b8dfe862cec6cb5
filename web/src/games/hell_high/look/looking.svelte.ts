/** What can be looked at closely on this screen: a card, a rank, or a discard pile. */
import { Looking } from "../../../lib/closeup/looking.svelte";
import type { CardView, RankView, SmallCard } from "../view";

export type Looked =
  | { kind: "card"; card: CardView }
  | { kind: "rank"; rank: RankView }
  | { kind: "pile"; title: string; left: number; cards: SmallCard[] };

export const looking = new Looking<Looked>();
export const look = looking.look;
