/** The table as the screen reads it; hydrate.ts makes it of what is seen. */
import type { BoardView, DieFace, Scroll } from "./wire";

export type Element = "fire" | "water" | "air" | "earth" | "mind";

export type DieView = DieFace;

export interface TokenView {
  element: string;
  strength: number;
}

export interface ScrollView extends Scroll {
  face_up: boolean;
  in_use: boolean;
  stored: TokenView | null; // on an Absorption scroll
  synergy: number; // bonus of a Synergy scroll as things stand
}

export interface SealView {
  node: string;
  element: string;
  strength: number;
  name: string;
  scroll: ScrollView | null; // null: a token
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
}

export interface PlayerView {
  seat: number;
  mage: string; // "witch"; empty before it is chosen
  mage_name: string;
  familiar_name: string;
  node: string; // where the mage stands
  familiar: "hand" | "binding" | "board";
  familiar_node: string | null;
  finished: number; // 1 for the first to finish this round, 0 while active
  dice: DieView[]; // die:seat:place
  coming: string[]; // elements of the unrolled dice for the next round
  scrolls: ScrollView[];
  score: number; // with Synergy as things stand
  strengths: number;
  bonus: number;
  next: boolean; // the next to take a turn
}

export interface GuardianView {
  element: string;
  place: "board" | "beside";
  node: string | null;
}

export interface SupplyView {
  element: string;
  left: number;
  total: number; // dice of the colour in the game
}

export interface View {
  board: BoardView;
  round: number;
  circle_name: string; // of the additional circle
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
}

export function sealAt(view: View, node: string): SealView | null {
  return view.seals.find((seal) => seal.node === node) ?? null;
}

/** A scroll by its number, wherever it lies. */
export function scrollOf(view: View, number: number): ScrollView | null {
  const lying = view.seals.flatMap((seal) => seal.scroll ?? []);
  const owned = view.players.flatMap((player) => player.scrolls);
  return [...owned, ...lying].find((scroll) => scroll.scroll === number) ?? null;
}

export function targetAt(view: View, node: string): TargetView | null {
  if (view.paying?.node === node) return view.paying;
  return view.targets.find((target) => target.node === node) ?? null;
}

/** The node that a choice is about, if it is about one: `node:4.K1`. */
export function nodeOf(touches: string[]): string | null {
  return touches.find((id) => id.startsWith("node:"))?.slice("node:".length) ?? null;
}

/** The set of dice that a choice names, as the view describes it. */
export function setOf(target: TargetView | null, touches: string[]): SetView | null {
  const places = touches.flatMap((id) => (id.startsWith("die:") ? Number(id.split(":")[2]) : []));
  return target?.sets.find((set) => set.dice.length === places.length && set.dice.every((at) => places.includes(at))) ?? null;
}

/** The set that costs the fewest dice, of these the fewest pips. */
export function cheapest(sets: SetView[]): SetView | null {
  return [...sets].sort((a, b) => a.dice.length - b.dice.length || a.sum - b.sum)[0] ?? null;
}
