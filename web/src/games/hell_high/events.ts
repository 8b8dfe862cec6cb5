// Made from spellhall/games/hell_high/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Band = number; // a line of a card's table: 0 for 1-4, 1 for 5-9, 2 for 10+
export type Card = number; // a card, by its number in the box
export type CardKind = number; // a kind of card
export type CardOrNone = number; // a card, or -1 for none or one that is not told
export type DiePlace = number; // a die of the roll, by its place
export type Glyph = number; // a glyph
export type Pile = number; // 0 Main, 1 Treasure, 2 Dead Wizard
export type Rank = number; // a rank of the school, 1 to 8
export type Seat = number; // a seat at the table
export type SeatOrNone = number; // a seat, or -1 for none
export type Slot = number; // a place in a Spell
export type Wizard = number; // one of the wizards in the box

/** What is told with each kind of event. */
export interface Facts {
  round: { number: number; rounds: number };
  wizard: { seat: Seat; number: Wizard };
  rank_roll: { seat: Seat; first: number; second: number };
  rank: { seat: Seat; number: Rank };
  game: { number: number; order: Seat[] };
  round_limit: { rounds: number };
  game_over: { number: number; last: SeatOrNone };
  match_over: Record<string, never>;
  opened: { seat: Seat; cards: Card[] };
  dead_card: { seat: Seat; card: Card };
  hold: { seat: Seat; card: CardOrNone };
  lasting_glyph: { seat: Seat; card: Card; glyph: Glyph };
  grudge: { seat: Seat; card: Card; target: Seat };
  reshuffle: { pile: Pile };
  draw: { seat: Seat; n: number; cards: Card[]; by_rank: boolean };
  no_bonus: Record<string, never>;
  bonus: { seat: Seat; glyph: Glyph };
  demand: { seat: Seat; foe: Seat; kind: CardKind };
  refuse: { seat: Seat; jock: Seat };
  give: { seat: Seat; jock: Seat; card: CardOrNone };
  envy: { seat: Seat; foe: Seat; points: number };
  heal: { seat: Seat; n: number; hp: number; by: Seat; card: CardOrNone };
  set_life: { seat: Seat; hp: number; card: Card };
  treasure: { seat: Seat; card: Card; by: CardOrNone };
  counts: { numbers: [Seat, number][] };
  initiatives: { numbers: [Seat, number][] };
  tie_roll: { seats: Seat[]; rolls: number[] };
  hurry: { seat: Seat; card: Card; target: Seat };
  turn: { seat: Seat; cards: Card[]; slots: Slot[] };
  loner: { seat: Seat; cards: Card[] };
  slot: { seat: Seat; kind: CardKind };
  search: { turned: Card[]; found: CardOrNone; by: Card };
  joins: { seat: Seat; card: Card; by: Card };
  spell: { seat: Seat; cards: Card[] };
  resolve: { seat: Seat; card: Card };
  use: { seat: Seat; card: Card; target: Seat };
  spend: { seat: Seat; card: Card };
  no_target: { seat: Seat; card: Card };
  aim: { seat: Seat; card: Card; targets: Seat[] };
  random_foe: { seat: Seat; number: number; target: Seat; card: Card };
  die: { seat: Seat; card: Card; number: number };
  roll: { seat: Seat; card: Card; dice: number[]; origins: number[] };
  reroll: { seat: Seat; place: DiePlace; old: number; new: number; by: Card };
  band: { seat: Seat; card: Card; total: number; number: Band };
  extra_target: { seat: Seat; card: Card; target: Seat };
  keep: { seat: Seat; card: Card };
  bully: { seat: Seat; target: Seat; card: Card };
  drop: { seat: Seat; card: Card; left: number; bully: Seat; by: CardOrNone };
  discard: { seat: Seat; card: Card; by: CardOrNone };
  spent: { seat: Seat; cards: Card[] };
  steal: { seat: Seat; target: Seat; card: Card; by: CardOrNone };
  destroy: { seat: Seat; target: Seat; card: Card; by: CardOrNone };
  damage: { seat: Seat; source: Seat; amount: number; before: number; after: number; card: CardOrNone; rank: Rank };
  stopped: { seat: Seat; source: Seat; amount: number; card: Card };
  status: { seat: Seat; before: Rank; after: Rank; pushed: [Seat, Rank][]; card: CardOrNone };
  death: { seat: Seat; killer: SeatOrNone };
  kill: { seat: Seat; victim: Seat };
  reaction: { seat: Seat; active: Seat; card: Card; amount: number };
  buried: { seat: Seat };
  last_standing: { seat: Seat };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
