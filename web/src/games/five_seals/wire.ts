// Made from spellhall/games/five_seals/show by scripts/generate_wire_types.py; do not edit.

export type Step = "dice" | "mages" | "over" | "pay" | "scroll" | "turn";

/** A seat with what it has. */
export interface Owner {
  node: number; // where the mage stands
  score: number; // with Synergy as things stand
  bonus?: number; // what Synergy gives of it
  mage?: number; // -1: not chosen yet
  familiar?: number; // -1: at hand; -2: on its Binding
  finished?: number; // 1 for the first to finish this round, 0 while active
  dice?: number[]; // as they lie: die:seat:place
  coming?: number[]; // the unrolled dice for the next round
  owed?: number; // dice still to be chosen at the end of the round
  scrolls?: number[];
  down?: number[]; // of these, face down
  stored?: [number, number][]; // Absorption scrolls, each with the token on it
  synergy?: [number, number][]; // Synergy scrolls, each with its bonus as things stand
}

/** A seal whose dice are being chosen. */
export interface Paying {
  node: number;
  sets: number[]; // every legal set of the active seat's dice
  path: number[]; // from the mage to the seal
}

/** The table as a seat sees it. */
export interface Sight {
  round: number;
  first: number; // who holds the marker
  active: number;
  step: Step;
  sixes_left: number; // strength-6 scrolls on the board
  supply: number[]; // dice of each colour
  players: Owner[];
  seals: number[]; // by node; -1: none
  guardians: number[]; // by element; -1: beside the board, -3: none
  viewpoint: number; // whose reach is shown: the one that looks, else the active one
  lit: number[]; // the floor that its mage can walk
  reached: number[]; // seals that its mage gets to
  breakable: number[]; // of these, what its dice break
  sets: number[][][]; // by element, then by strength from 2 on: its dice that break it
  next?: number; // to take a turn; -1: none
  using?: number[]; // in the middle of being used
  paying?: Paying | null;
  last_round?: boolean; // if the round ended now, the game would
  quiet?: number; // whole rounds in a row without a broken seal
}

/** A match of Five Seals of Magic. */
export interface Scene {
  board: string; // id of its entry in the compendium and in the catalogue: "FS-BOARD-3P"
  circle: number; // the additional one
  dice: number; // of each colour in the game
  sixes_placed: number; // strength-6 scrolls on the board at the start
  ends_below: number; // the round in which fewer of them are left is the last
  unplaced: number[]; // scrolls of the two circles that are not in this game
}

/** A mage with its familiar. */
export interface Mage {
  id: string; // "witch"
  name: string;
  familiar: string;
}

/** A die as it lies, or a token. */
export interface DieFace {
  element: string;
  value: number;
}

/** What can lie on a space. */
export interface SealKind {
  element: string;
  strength: number;
  name: string;
  scroll: number | null; // None: a token
}

/** A scroll as it is printed. */
export interface Scroll {
  scroll: number; // number: scroll:17
  id: string; // ledger id
  spell: string; // "growth"
  name: string; // "Growth of Air"
  title: string; // "Growth"
  element: string;
  strength: number; // points, and strength of its seal
  icon: string;
  text: string;
}

export interface BoardNode {
  node: string; // "C" for the hub, else segment and place: "4.K1"
  kind: string; // "open", "start", "seal" or "box"
  strength: number; // printed; 0 for floor and niches
  segment: number; // 1 to 6; 0 for the hub
  name: string; // where it is, in words
  x: number;
  y: number;
  r: number; // distance from the centre
  angle: number; // degrees clockwise from north
  vault: boolean; // a box of strength 6
}

export interface BoardPassage {
  ends: string[]; // two nodes
  points: number[]; // x, y, x, y … from the first end to the second; empty for start niches
  width: number;
  stair: boolean; // the hidden stair: drawn first, under the middle ring
  ring: number; // radius of the circle it runs on, 0 for a straight one
}

export interface BoardRoom {
  node: string;
  segment: number;
  name: string; // "Archive"; the three rooms of a segment share it
  inner: number;
  outer: number;
  start: number; // degrees clockwise from north
  end: number;
}

export interface BoardView {
  id: string; // of its entry in the compendium: "FS-BOARD-3P"
  players: number;
  size: number; // of the square canvas
  hub: number; // radius of the central chamber
  nodes: BoardNode[];
  passages: BoardPassage[];
  rooms: BoardRoom[];
}

/** Five Seals of Magic in words and pictures. */
export interface Catalogue {
  elements: string[]; // the first four are the colours of dice
  circles: string[]; // the basic one, then I to IV
  mages: Mage[];
  dice: DieFace[]; // by number; of those that are no die the value means nothing
  seals: (SealKind | null)[]; // by number
  scrolls: Scroll[]; // by number
  boards: BoardView[]; // for 2 to 5 players
}
