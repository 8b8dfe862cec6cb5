// Made from spellhall/games/arcane_academy/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type Card = number; // an Assignment, by its number in the box
export type CardOrNone = number; // an Assignment, or -1 if it is not told
export type Laid = number; // a tile and how it is turned: 4 * tile + quarters
export type Quarters = number; // quarter turns clockwise
export type Resource = number; // 0 will, 1 shards
export type Row = number; // a row in the centre: of cards or of tiles
export type Seat = number; // a seat at the table
export type Slot = number; // a place in a row in the centre
export type Space = number; // a space of a Slate
export type Tile = number; // a tile, by its number in the box

/** What is told with each kind of event. */
export interface Facts {
  turn: { seat: Seat; number: number; extra: boolean };
  rest: { seat: Seat };
  cast: { seat: Seat; space: Space; laid: Laid };
  linked: { seat: Seat; space: Space; laid: Laid };
  echo: { seat: Seat; space: Space; laid: Laid };
  gain: { seat: Seat; res: Resource; n: number };
  lose: { seat: Seat; res: Resource; n: number };
  exchange: { seat: Seat; card: Card; drawn: CardOrNone };
  draw: { seat: Seat; n: number; cards: Card[] };
  study: { seat: Seat; n: number; cards: Card[] };
  discard: { seat: Seat; card: Card };
  take_tile: { seat: Seat; tile: Tile };
  use_item: { seat: Seat; card: Card };
  complete: { seat: Seat; card: Card; price: number };
  target: { seat: Seat; other: Seat; card: Card };
  tokens: { seat: Seat; card: Card; n: number };
  clear: { seat: Seat; space: Space };
  lift: { seat: Seat; space: Space; tile: Tile };
  crumble: { seat: Seat; space: Space; tile: Tile };
  tire: { seat: Seat; space: Space };
  sweep: { seat: Seat; row: Row; old: number[] };
  extra_turn: { seat: Seat };
  place: { seat: Seat; tile: Tile; space: Space; turn: Quarters };
  new_tile: { slot: Slot; tile: Tile };
  new_public: { slot: Slot; card: Card };
  pencils_down: { seat: Seat };
  turn_limit: { turns: number };
  over: Record<string, never>;
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
