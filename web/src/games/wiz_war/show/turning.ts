/** A sector that turns, and what stands in it. */
import { at, bordersOf, farOfLine, isWall, placeOfLine, SQUARE, stroke, type Place, type Point } from "../board/geometry";
import type { GameEvent } from "../events";
import type { LineView, View } from "../view";

const SIDE = 5;

export interface Turned {
  slot: number;
  quarters: number; // clockwise
}

type Plan = Pick<View, "squares" | "lines">;

export function cornerOf(view: Plan, slot: number): Place {
  const squares = view.squares.filter((square) => square.sector === slot);
  return { row: Math.min(...squares.map(({ row }) => row)), column: Math.min(...squares.map(({ column }) => column)) };
}

export function middleOf(view: Plan, slot: number): Point {
  const { row, column } = cornerOf(view, slot);
  return { x: at(column) + (SIDE * SQUARE) / 2, y: at(row) + (SIDE * SQUARE) / 2 };
}

/** Lines with both squares in a sector. */
export function linesIn(view: Plan, slot: number): LineView[] {
  const { row, column } = cornerOf(view, slot);
  const within = (place: Place) => place.row >= row && place.row < row + SIDE && place.column >= column && place.column < column + SIDE;
  return view.lines.filter((line) => line.seam === "" && within(placeOfLine(line)) && within(farOfLine(line)));
}

/** The turn of a sector that an event tells of. */
export function turnOf(event: GameEvent | null): Turned | null {
  if (event?.kind !== "turned") return null;
  const { slot, quarters } = event.facts;
  return quarters % 4 === 0 ? null : { slot, quarters: ((quarters % 4) + 4) % 4 };
}

export function wallsIn(view: Plan, slot: number): string {
  return linesIn(view, slot).filter(isWall).flatMap(bordersOf).map(stroke).join("");
}
