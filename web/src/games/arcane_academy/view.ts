/** What the screen draws: a sight with what is printed on its cards and tiles, and reading it. */
import { nearSeat, playerOf } from "../../lib/seats/near";
import type { Action, CardKind, Currency } from "./wire";

export type { Action, CardKind, Currency } from "./wire";

export interface TileView {
  tile: number;
  face: string;
  actions: Action[][]; // groups; more than one action in a group is a slash
  edges: string; // half-connectors as it lies: "NES"
  turn: number;
}

export interface SpaceView {
  tile: TileView | null;
  tired: number;
  covered: TileView[]; // beneath, lowest first
  linked: number[]; // spaces with a complete connector to this one
}

export interface CardView {
  card: number;
  id: string; // ledger id
  kind: CardKind;
  name: string;
  text: string;
  icon: string;
  cost: number; // printed
  cost_now: number; // for the seat that looks
  currency: Currency;
  prestige: number;
  tokens: number;
  at_end: number; // End of Game Prestige as things stand
}

export interface PlayerView {
  seat: number;
  will: number;
  shards: number;
  prestige: number; // with End of Game abilities as things stand
  at_end: number; // the part of it from End of Game abilities
  connectors: number;
  spaces: SpaceView[];
  hand_size: number;
  hand: CardView[]; // empty for everybody else
  spells: CardView[];
  items: CardView[];
  completed: number;
}

export interface ActingView {
  space: number;
  done: number[]; // groups of actions already performed
}

export interface Performed {
  space: number;
  group: number;
  action: Action;
}

export interface BagCount {
  tile: TileView; // as it might lie
  left: number;
}

export interface View {
  turn: number;
  round: number;
  active: number;
  owed: number; // extra turns
  pencils: number | null; // who holds the card
  last_turns: number;
  players: PlayerView[];
  public: (CardView | null)[];
  centre: (TileView | null)[];
  pending: TileView[];
  aside: CardView[]; // Spells in resolution
  discard: CardView[];
  deck_left: number;
  bag_left: number;
  bag: BagCount[]; // known by deduction (AA-HID-3)
  gone: string[]; // tiles discarded from Slates
  activated: number | null; // space of this cast
  acting: ActingView[]; // tiles being resolved
  acted: number[]; // spaces whose tiles have acted as linked ones in this cast
  // What the show adds.
  acts?: number; // the space whose tile was last told to act in this turn
  performed?: Performed[]; // actions of this cast
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
