// Made from spellhall/games/hell_high/show by scripts/generate_wire_types.py; do not edit.

export type Step = "abilities" | "build" | "dead" | "draw" | "resolve" | "start";

/** A wizard, and what lies before it. */
export interface Mat {
  hp: number; // 0: dying or dead
  hand_size: number; // while Spells are built, with the cards already placed
  dice: number[]; // for each glyph, of a Power Roll of a card in play; of open cards, and of mine
  wizard?: number; // -1: not chosen yet
  rank?: number; // 0: not on the board
  next_rank?: number; // of a dead wizard, for the next game
  died?: number; // round of the death
  points?: number; // Victory Points
  kills?: number; // Kill Tokens
  lws?: number; // Last Wizard Standing Tokens
  hand?: number[]; // of others: none
  hand_dice?: number[]; // for each glyph, of a Power Roll of a hand card if it were placed
  known?: number[]; // handed over by the seat that looks; in hand or Spell
  spell_size?: number;
  spell?: number[]; // one's own, or open on the owner's turn
  slots?: number[]; // of each of these cards
  initiative?: number;
  creatures?: number[];
  treasures?: number[];
  lasting?: number[]; // face-up Dead Wizard cards
  glyph?: number; // chosen for one of them
  grudge?: number; // at whom another is aimed
  held_size?: number;
  held?: number[]; // of others: none
  acted?: boolean;
  ready?: boolean;
  left?: number; // nearest living foe on the left
  right?: number;
}

/** The Power Roll on the table, of the card that resolves. */
export interface Roll {
  dice: number[];
  origins: number[]; // cards; -2: the Power Bonus
  extra: number; // flat bonus
  total: number;
  band: number; // 0 for 1-4, 1 for 5-9, 2 for 10+
}

/** The Spell in resolution: that of the active seat, with the Creatures it kept. */
export interface Turn {
  now?: number; // what resolves
  waiting?: number[]; // what has not resolved yet
  kept?: number[]; // Creatures of the Spell that stay
  tired?: number[]; // Creatures that failed and go at the end of the turn
  targets?: number[]; // of the card that resolves
  roll?: Roll | null;
}

/** Damage that is announced and not yet taken. */
export interface Blow {
  seat: number;
  source: number;
  amount: number;
  after: number; // what is left if it is not stopped
  card?: number; // -1: a rank ability
  hits_back?: number; // damage that a Treasure of the seat will deal in return
}

/** A deck, and beside it its discards. */
export interface Pile {
  left: number;
  discard?: number[]; // the latest last
}

/** The table as a seat sees it. */
export interface Sight {
  game: number;
  round: number;
  step: Step;
  players: Mat[];
  order: number[]; // of turns, as far as the table can tell
  main: Pile;
  treasure: Pile;
  dead_deck: Pile;
  active?: number;
  next?: number; // who acts next, if that can be told
  turn?: Turn | null; // of the active seat
  bonus?: number; // of the Power Bonus Token
  prime?: number; // the rank whose damage is raised now: the Nerd's, while its HP are prime
  last_standing?: number;
  coming?: Blow[];
  queue?: number[]; // the dying
  dead?: number[]; // in order of death
  aside?: number[]; // in the middle of an effect
  opened?: number[]; // revealed at the start of a game, not yet resolved
}

/** A match of Hell High. */
export interface Scene {
  games: number; // of the match
}

/** A card as it is printed. */
export interface Card {
  card: number;
  id: string; // ledger id
  kind: string; // source, quality, delivery, wild, treasure or dead
  glyph: string; // arcane … primal, or empty
  name: string;
  text: string;
  icon: string;
  initiative: number; // of a Delivery; else 0
  creature: boolean;
  everlasting: boolean;
  aim: string; // whom its Power Roll is against; empty without one
  bands: string[]; // of its Power Roll, for 1-4, 5-9 and 10+
}

/** Who can be played. */
export interface Wizard {
  name: string;
  icon: string;
}

/** A place on the board of Social Status. */
export interface Rank {
  title: string;
  text: string;
}

/** Hell High in words and pictures. */
export interface Catalogue {
  cards: (Card | null)[]; // by number
  kinds: string[]; // the first three are also the slots of a Spell
  glyphs: string[];
  glyph_icons: string[];
  bonus_icon: string; // of the Power Bonus Token
  wizards: Wizard[];
  ranks: Rank[]; // from the lowest, which is 1
}
