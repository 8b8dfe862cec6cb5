// Made from spellhall/games/wiz_war/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Card = number; // a card, by its number in the box
export type CardOrNone = number; // a card, or -1 for none or one that is not told
export type Cell = number; // a square of the labyrinth
export type CellOrNone = number; // a square of the labyrinth, or -1 for none
export type Element = number; // 0 none, 1 fire, 2 water, 3 lightning
export type Ending = number; // how the game ended
export type Figure = number; // a wizard by seat, or from 8 on a creature by kind
export type FigureOrNone = number; // a wizard by seat, or from 8 on a creature by kind; -1 for none
export type HarmKind = number; // 0 physical, 1 magical
export type Line = number; // a border line between two squares
export type LineOrNone = number; // a border line, or -1 for none
export type Mode = number; // which of the printed ways of a card, or -1
export type Pile = number; // a deck of cards
export type Quarters = number; // quarter turns clockwise
export type Role = number; // as what a card is played
export type School = number; // a school of magic
export type Seat = number; // a seat at the table
export type SeatOrNone = number; // a seat, or -1 for none
export type Slot = number; // a place of a sector
export type SpellEnd = number; // why a spell ends, as state/numbers.py says
export type Target = number; // what is aimed at: a figure, or from 100 on as state/numbers.py says; or -1
export type ThingKind = number; // a kind of thing on the board
export type Treasure = number; // a treasure: 2 * seat + 0 or 1
export type Way = number; // a direction

/** What is told with each kind of event. */
export interface Facts {
  turn: { seat: Seat; number: number };
  school: { seat: Seat; number: School };
  keeps: { seat: Seat; number: School };
  dealt: { seat: Seat };
  reshuffle: { pile: Pile };
  draw: { seat: Seat; card: CardOrNone; by: CardOrNone };
  discard: { seat: Seat; card: Card; by: CardOrNone; full: boolean };
  step: { figure: Figure; cell: Cell; there: Cell; by: CardOrNone; players: number };
  teleport: { figure: Figure; cell: Cell; there: Cell; by: CardOrNone; players: number };
  stray: { figure: Figure; way: Way; n: number; by: CardOrNone };
  wanders: { figure: Figure; way: Way };
  cast: { seat: Seat; by: Figure; card: CardOrNone; weapon: CardOrNone; role: Role; energy: number; fuel: Card[]; targets: Target[]; mode: Mode; things: [ThingKind, CardOrNone, CellOrNone][]; players: number };
  counter: { seat: Seat; card: Card; energy: number; fuel: Card[]; aim: Target; against: CardOrNone };
  random_energy: { seat: Seat; card: Card; value: number };
  cancelled: { seat: Seat; card: CardOrNone; role: Role; gone: boolean; by: CardOrNone };
  evade_roll: { figure: Figure; result: number; evades: boolean; by: Card };
  evaded: { target: Target; card: CardOrNone };
  slips: { seat: Seat; by: Card };
  in_play: { seat: Seat; card: Card; tokens: number; target: Target };
  spell_ends: { seat: Seat; card: Card; how: SpellEnd; by: CardOrNone };
  damage: { figure: Figure; n: number; left: number; kind: HarmKind; element: Element; by: SeatOrNone; card: CardOrNone; source: FigureOrNone };
  no_damage: { figure: Figure; by: SeatOrNone; card: CardOrNone; source: FigureOrNone };
  cut: { figure: Figure; n: number; left: number; by: CardOrNone };
  heal: { figure: Figure; n: number; life: number; by: CardOrNone };
  stun: { figure: Figure; n: number; by: CardOrNone };
  stunned: { seat: Seat };
  die: { seat: Seat; result: number; by: CardOrNone };
  shard: { target: Target; by: CardOrNone; players: number };
  share_life: { seat: Seat; other: Seat; mine: number; theirs: number; by: Card };
  dies: { seat: Seat; killer: SeatOrNone };
  kill: { killer: Seat; seat: Seat; n: number };
  phoenix: { seat: Seat; by: Card };
  stays_alive: { seat: Seat; by: Card };
  beast_gone: { figure: Figure };
  summoned: { seat: Seat; figure: Figure; life: number; cell: Cell; players: number };
  activate: { seat: Seat; figure: Figure };
  meets: { figure: Figure; kind: ThingKind; card: CardOrNone; cell: Cell; players: number };
  trap: { figure: Figure; cell: Cell; live: number; card: Card; players: number };
  token_gone: { cell: Cell; live: number; by: CardOrNone; players: number };
  made: { seat: Seat; kind: ThingKind; card: CardOrNone; cell: Cell; players: number };
  traps: { seat: Seat; cells: Cell[]; by: Card; players: number };
  made_line: { seat: Seat; kind: ThingKind; line: Line; by: Card; players: number };
  destroyed: { kind: ThingKind; card: CardOrNone; cell: CellOrNone; line: LineOrNone; by: CardOrNone; players: number };
  cracks: { line: Line; n: number; limit: number; door: boolean; by: CardOrNone; players: number };
  thing_cracks: { kind: ThingKind; card: CardOrNone; cell: CellOrNone; n: number; limit: number; by: CardOrNone; players: number };
  holds: { line: Line; n: number; door: boolean; by: CardOrNone; players: number };
  thing_holds: { kind: ThingKind; card: CardOrNone; cell: CellOrNone; n: number; by: CardOrNone; players: number };
  broken: { line: Line; door: boolean; by: CardOrNone; players: number };
  turned: { slot: Slot; quarters: Quarters; owner: Seat; by: CardOrNone };
  drop: { seat: Seat; card: Card; cell: Cell; by: CardOrNone; players: number };
  drop_treasure: { figure: Figure; treasure: Treasure; cell: Cell; by: CardOrNone; home: SeatOrNone; players: number };
  pick_treasure: { figure: Figure; treasure: Treasure; cell: Cell; by: CardOrNone; home: SeatOrNone; players: number };
  take_treasure: { figure: Figure; treasure: Treasure; victim: Figure; by: CardOrNone };
  send_home: { treasure: Treasure; cell: Cell; by: CardOrNone; players: number };
  take_item: { seat: Seat; card: Card; victim: Seat; by: CardOrNone };
  item_gone: { seat: Seat; card: Card; element: Element };
  lift: { seat: Seat; card: Card; cell: Cell; by: CardOrNone; players: number };
  play_item: { seat: Seat; card: Card };
  boost: { seat: Seat; card: Card; n: number };
  hold: { seat: Seat; line: Line; players: number };
  let_go: { seat: Seat; line: Line; players: number };
  unlock: { seat: Seat; line: Line; players: number };
  look: { seat: Seat; victim: Seat; hand: Card[]; by: CardOrNone };
  steal: { taker: Seat; giver: Seat; card: CardOrNone; by: CardOrNone };
  peek: { seat: Seat; cards: Card[]; by: Card };
  meld: { seat: Seat; other: Seat; by: Card };
  returns: { seat: Seat; card: Card; by: Card };
  to_hand: { seat: Seat; card: Card; by: Card };
  added: { seat: Seat; total: number; by: Card };
  braced: { card: Card; cell: Cell; limit: number; by: Card; players: number };
  end_phase: { seat: Seat };
  over: { how: Ending; winner: SeatOrNone };
  pass: { seat: Seat; card: CardOrNone; role: Role };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
