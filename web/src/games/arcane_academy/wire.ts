// Made from spellhall/games/arcane_academy/show by scripts/generate_wire_types.py; do not edit.

export type CardKind = "always" | "end" | "spell" | "use";
export type Action = "add" | "chaos" | "complete" | "shard" | "use" | "will";
export type Currency = "shard" | "will";

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
  covered: string[]; // faces beneath, lowest first
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
  payable: boolean; // by the seat that looks
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

export interface BagCount {
  face: string;
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
}
