// Made from spellhall/server/tables/showing.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "./told";

export type Seat = number; // a seat at the table

/** What is told with each kind of event. */
export interface Facts {
  undo: { seat: Seat; count: number };
  reason: { seat: Seat; text: string };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
