// Made from spellhall/games/wiz_war/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Card = number; // a card, by its number in the box
export type CardOrNone = number; // a card, or -1 for none or one that is not told
export type Cell = number; // a square of the labyrinth
export type CellOrNone = number; // a square of the labyrinth, or -1 for none
export type Element = number; // 0 none, 1 fire, 2 water, 3 lightning
export type Ending = number; // how the game ended
export type Figure = number; // a wizard by seat, or from 8 on a creature by kind
export type HarmKind = number; // 0 physical, 1 magical
export type Line = number; // a border line between two squares
export type Mode = number; // which of the printed ways of a card, or -1
export type Pile = number; // a deck of cards
export type Quarters = number; // quarter turns clockwise
export type Role = number; // as what a card is played
export type School = number; // a school of magic
export type Seat = number; // a seat at the table
export type SeatOrNone = number; // a seat, or -1 for none
export type Slot = number; // a place of a sector
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
  draw: { seat: Seat; card: CardOrNone };
  discard: { seat: Seat; card: Card };
  step: { figure: Figure; cell: Cell; there: Cell };
  teleport: { figure: Figure; cell: Cell; there: Cell };
  stray: { figure: Figure; way: Way; n: number };
  wanders: { figure: Figure; way: Way };
  cast: { seat: Seat; by: Figure; card: CardOrNone; weapon: CardOrNone; role: Role; energy: number; fuel: Card[]; targets: Target[]; mode: Mode };
  counter: { seat: Seat; card: Card; energy: number; fuel: Card[]; aim: Target };
  random_energy: { seat: Seat; card: Card; value: number };
  cancelled: { seat: Seat; card: CardOrNone };
  evade_roll: { figure: Figure; result: number; evades: boolean };
  evaded: { target: Target };
  slips: { seat: Seat };
  in_play: { seat: Seat; card: Card; tokens: number };
  spell_ends: { seat: Seat; card: Card };
  damage: { figure: Figure; n: number; left: number; kind: HarmKind; element: Element };
  no_damage: { figure: Figure };
  cut: { seat: Seat; n: number; left: number };
  heal: { figure: Figure; n: number; life: number };
  stun: { figure: Figure; n: number };
  stunned: { seat: Seat };
  die: { seat: Seat; result: number };
  shard: { target: Target };
  share_life: { seat: Seat; other: Seat; mine: number; theirs: number };
  dies: { seat: Seat; killer: SeatOrNone };
  kill: { killer: Seat; seat: Seat; n: number };
  phoenix: { seat: Seat };
  stays_alive: { seat: Seat };
  beast_gone: { figure: Figure };
  summoned: { seat: Seat; figure: Figure; life: number; cell: Cell };
  activate: { seat: Seat; figure: Figure };
  meets: { figure: Figure; kind: ThingKind; card: CardOrNone; cell: Cell };
  trap: { figure: Figure; cell: Cell; live: number };
  token_gone: { cell: Cell; live: number };
  made: { seat: Seat; kind: ThingKind; card: CardOrNone; cell: Cell };
  traps: { seat: Seat; cells: Cell[] };
  made_line: { seat: Seat; kind: ThingKind; line: Line };
  destroyed: { kind: ThingKind; card: CardOrNone; cell: CellOrNone };
  cracks: { line: Line; n: number; limit: number };
  thing_cracks: { kind: ThingKind; card: CardOrNone; cell: CellOrNone; n: number; limit: number };
  broken: { line: Line; door: boolean };
  turned: { slot: Slot; quarters: Quarters };
  drop: { seat: Seat; card: Card; cell: Cell };
  drop_treasure: { figure: Figure; treasure: Treasure; cell: Cell };
  pick_treasure: { figure: Figure; treasure: Treasure };
  take_treasure: { figure: Figure; treasure: Treasure; victim: Figure };
  send_home: { treasure: Treasure; cell: Cell };
  take_item: { seat: Seat; card: Card; victim: Seat };
  item_gone: { seat: Seat; card: Card };
  lift: { seat: Seat; card: Card };
  play_item: { seat: Seat; card: Card };
  boost: { seat: Seat; card: Card; n: number };
  hold: { seat: Seat; line: Line };
  let_go: { seat: Seat; line: Line };
  unlock: { seat: Seat; line: Line };
  look: { seat: Seat; victim: Seat; hand: Card[] };
  steal: { taker: Seat; giver: Seat; card: CardOrNone };
  peek: { seat: Seat; cards: Card[] };
  meld: { seat: Seat; other: Seat };
  returns: { seat: Seat; card: Card };
  to_hand: { seat: Seat; card: Card };
  added: { seat: Seat; total: number };
  braced: { card: Card; cell: Cell };
  end_phase: { seat: Seat };
  over: { how: Ending; winner: SeatOrNone };
  pass: { seat: Seat };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
