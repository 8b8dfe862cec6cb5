// Made from spellhall/games/arcane_academy/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Card = number; // an Assignment, by its number in the box
export type CardOrNone = number; // an Assignment, or -1 for none or one that is not told
export type Laid = number; // a tile and how it is turned: 4 * tile + quarters
export type Quarters = number; // quarter turns clockwise
export type Resource = number; // 0 will, 1 shards
export type Row = number; // a row in the centre: of cards or of tiles
export type Seat = number; // a seat at the table
export type Slot = number; // a place in a row in the centre
export type Space = number; // a space of a Slate
export type SpaceOrNone = number; // a space of a Slate, or -1 for none
export type Tile = number; // a tile, by its number in the box

/** What is told with each kind of event. */
export interface Facts {
  turn: { seat: Seat; number: number; extra: boolean };
  rest: { seat: Seat };
  cast: { seat: Seat; space: Space; laid: Laid };
  linked: { seat: Seat; space: Space; laid: Laid };
  echo: { seat: Seat; space: Space; laid: Laid; card: CardOrNone };
  gain: { seat: Seat; res: Resource; n: number; card: CardOrNone; space: SpaceOrNone };
  lose: { seat: Seat; res: Resource; n: number; card: Card; by: Seat };
  exchange: { seat: Seat; card: Card; drawn: CardOrNone };
  draw: { seat: Seat; n: number; cards: Card[] };
  study: { seat: Seat; n: number; cards: Card[]; by: CardOrNone };
  discard: { seat: Seat; card: Card; by: CardOrNone };
  take_tile: { seat: Seat; tile: Tile; card: CardOrNone; space: SpaceOrNone };
  use_item: { seat: Seat; card: Card };
  complete: { seat: Seat; card: Card; price: number };
  target: { seat: Seat; other: Seat; card: Card };
  tokens: { seat: Seat; card: Card; n: number; by: CardOrNone };
  clear: { seat: Seat; space: Space; card: CardOrNone };
  lift: { seat: Seat; space: Space; tile: Tile; card: CardOrNone };
  crumble: { seat: Seat; space: Space; tile: Tile; card: CardOrNone; by: Seat };
  tire: { seat: Seat; space: Space; card: CardOrNone; by: Seat };
  sweep: { seat: Seat; row: Row; old: number[]; card: CardOrNone };
  extra_turn: { seat: Seat; card: Card };
  place: { seat: Seat; tile: Tile; space: Space; turn: Quarters };
  new_tile: { slot: Slot; tile: Tile };
  new_public: { slot: Slot; card: Card };
  pencils_down: { seat: Seat };
  turn_limit: { turns: number };
  over: Record<string, never>;
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
