// Made from spellhall/games/five_seals/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Die = number; // a die by its colour and value
export type Element = number; // an element, the colour of dice and seals
export type Mage = number; // one of the mages in the box
export type Node = number; // a node of the board, in the order of the scene
export type Passed = number; // a node, or beyond the nodes a figure
export type Scroll = number; // a scroll, by its number in the box
export type Seat = number; // a seat at the table
export type Token = number; // a seal of the board by element and strength, or 100 + a scroll
export type TokenOrNone = number; // as a token, or -1 for none

/** What is told with each kind of event. */
export interface Facts {
  mage: { seat: Seat; which: Mage };
  taken: { seat: Seat; coming: number[] };
  round: { number: number; first: Seat; dice: Die[][] };
  give_up: { seat: Seat; dice: Die[] };
  finish: { seat: Seat };
  break: { seat: Seat; players: number; node: Node; seal: Token; paid: Die[]; by_familiar: boolean; steps: Node[] };
  store: { seat: Seat; scroll: Scroll; token: Token; before: TokenOrNone };
  join: { seat: Seat; which: Mage; players: number; node: Node };
  add: { seat: Seat; scroll: Scroll; die: Die; now: Die };
  change: { seat: Seat; scroll: Scroll; dice: Die[]; into: Element };
  renew: { seat: Seat; scroll: Scroll; dice: Die[]; rolled: Die[] };
  raise: { seat: Seat; scroll: Scroll; dice: Die[]; now: Die[] };
  lower: { seat: Seat; scroll: Scroll; victim: Seat; dice: Die[]; now: Die[] };
  grow: { seat: Seat; scroll: Scroll; die: Die };
  exchange: { seat: Seat; scroll: Scroll; players: number; a: Node; first: Token; b: Node; second: Token };
  disintegrate: { seat: Seat; scroll: Scroll; players: number; node: Node; token: Token };
  deceive: { seat: Seat; scroll: Scroll; victim: Seat; own: Die; theirs: Die };
  transfer: { seat: Seat; scroll: Scroll; victim: Seat; own: Scroll; theirs: Scroll };
  steal: { seat: Seat; scroll: Scroll; victim: Seat; die: Die };
  exploit: { seat: Seat; scroll: Scroll; owner: Seat; theirs: Scroll };
  send: { seat: Seat; scroll: Scroll; which: Mage; players: number; node: Node; token: Token };
  post: { seat: Seat; scroll: Scroll; players: number; node: Node; seal: Token };
  withdraw: { seat: Seat; scroll: Scroll };
  pass: { seat: Seat; scroll: Scroll; players: number; passed: Passed };
  speed: { seat: Seat; scroll: Scroll };
  end: { few: boolean };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
