// Made from spellhall/games/five_seals/show by scripts/generate_wire_types.py; do not edit.

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
  players: number;
  size: number; // of the square canvas
  hub: number; // radius of the central chamber
  nodes: BoardNode[];
  passages: BoardPassage[];
  rooms: BoardRoom[];
}

export interface DieView {
  element: string;
  value: number;
}

export interface TokenView {
  element: string;
  strength: number;
}

export interface ScrollView {
  scroll: number; // number: scroll:17
  id: string; // ledger id
  spell: string; // "growth"
  name: string; // "Growth of Air"
  title: string; // "Growth"
  element: string;
  strength: number; // points, and strength of its seal
  icon: string;
  text: string;
  face_up: boolean;
  in_use: boolean;
  usable: boolean; // in this turn, at this moment
  stored: TokenView | null; // on an Absorption scroll
  synergy: number; // bonus of a Synergy scroll as things stand
}

export interface SealView {
  node: string;
  element: string;
  strength: number;
  name: string;
  scroll: ScrollView | null; // None: a token
  reached: boolean; // by the viewpoint's mage
  breakable: boolean; // with its dice, if it were to move
  guardian: boolean; // shut to everybody
  familiar: number | null; // seat whose familiar stands on it
}

export interface SetView {
  element: string;
  values: number[]; // the highest first
  sum: number;
  dice: number[]; // places among the seat's dice
  keeps: number[]; // places of the dice that stay
}

export interface TargetView {
  node: string;
  sets: SetView[]; // every legal set of dice
  path: string[]; // nodes from the mage to the target
  trail: number[]; // the same as a line: x, y, x, y …
}

export interface PlayerView {
  seat: number;
  mage: string; // "witch"; empty before it is chosen
  mage_name: string;
  familiar_name: string;
  node: string; // where the mage stands
  familiar: string; // "hand", "binding" or "board"
  familiar_node: string | null;
  finished: number; // 1 for the first to finish this round, 0 while active
  dice: DieView[]; // die:seat:place
  coming: string[]; // elements of the unrolled dice for the next round
  owed: number; // dice still to be chosen at the end of the round
  scrolls: ScrollView[];
  score: number; // with Synergy as things stand
  strengths: number;
  bonus: number;
  next: boolean; // the next to take a turn
}

export interface GuardianView {
  element: string;
  place: string; // "board", "beside" or "out"
  node: string | null;
}

export interface SupplyView {
  element: string;
  left: number;
  total: number; // dice of the colour in the game
}

export interface View {
  board: string; // id of the board's entry in the compendium: "FS-BOARD-3P"
  round: number;
  circle: number; // additional circle, 1 to 4
  circle_name: string;
  first: number; // who holds the marker
  active: number;
  step: string; // "mages", "dice", "turn", "pay", "scroll" or "over"
  using: number[]; // scrolls being used
  sixes_left: number; // strength-6 scrolls on the board
  sixes_placed: number;
  ends_below: number;
  last_round: boolean; // if the round ended now, the game would
  quiet: number; // whole rounds in a row without a broken seal
  supply: SupplyView[];
  players: PlayerView[];
  seals: SealView[];
  guardians: GuardianView[]; // those of this game
  viewpoint: number; // seat whose reach is shown: the one that looks, else the active one
  lit: string[]; // nodes of the floor that its mage can walk
  targets: TargetView[]; // what it could break now, scrolls first, then clockwise
  paying: TargetView | null; // the seal whose dice are being chosen, by whomever
  unplaced: string[]; // scrolls of the two circles that are not in this game
}
