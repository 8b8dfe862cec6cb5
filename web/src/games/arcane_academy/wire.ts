// Made from spellhall/games/arcane_academy/show by scripts/generate_wire_types.py; do not edit.

export type CardKind = "always" | "end" | "spell" | "use";
export type Action = "add" | "chaos" | "complete" | "shard" | "use" | "will";
export type Currency = "shard" | "will";

/** A card that lies open. */
export interface CardSight {
  card: number;
  cost?: number | null; // for the seat that looks, where it is not the printed one
  tokens?: number;
  at_end?: number; // End of Game Prestige as things stand
}

export interface PlayerSight {
  will: number;
  shards: number;
  prestige: number; // with End of Game abilities as things stand
  at_end: number; // the part of it from End of Game abilities
  connectors: number;
  top: number[]; // on each space
  tired: number[];
  linked: number[]; // for each space a mask of those with a complete connector to it
  under: [number, number][]; // covered tiles, lowest first
  hand_size: number;
  hand: CardSight[]; // empty for everybody else
  spells: CardSight[];
  items: CardSight[];
}

export interface ActingSight {
  space: number;
  done: number; // mask of the groups of actions already performed
}

/** The table as one viewpoint sees it. */
export interface Sight {
  turn: number;
  round: number;
  active: number;
  owed: number; // extra turns
  pencils: number | null; // who holds the card
  last_turns: number;
  players: PlayerSight[];
  public: (CardSight | null)[];
  centre: number[];
  pending: number[];
  aside: number[]; // Spells in resolution
  discard: number[];
  deck_left: number;
  bag_left: number;
  bag: number[]; // of each face so many, known by deduction (AA-HID-3)
  gone: number[]; // discarded from Slates
  activated: number | null; // of this cast
  acting: ActingSight[]; // tiles being resolved
  acted: number[]; // whose tiles have acted as linked ones in this cast
}

export interface CardPrint {
  id: string; // ledger id
  kind: CardKind;
  name: string;
  text: string;
  icon: string;
  cost: number;
  currency: Currency;
  prestige: number;
}

/** What is printed on a tile. */
export interface FacePrint {
  id: string;
  actions: Action[][]; // groups; more than one action in a group is a slash
  edges: string[]; // half-connectors such as "NES", by quarter turns clockwise
}

export interface Catalogue {
  kinds: CardPrint[];
  cards: number[]; // for each card, which kind it is
  faces: FacePrint[];
  tiles: number[]; // for each tile, which face it has
}
