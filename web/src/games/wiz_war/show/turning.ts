/** Sectors that turned between two views, found from what stands on their lines. */
import { at, bordersOf, farOfLine, isWall, placeOfLine, SQUARE, stroke, type Place, type Point } from "../board/geometry";
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

/** What stands in a sector, by its place seen from the middle after so many quarter turns. */
function drawn(view: Plan, slot: number, quarters: number): Map<string, string> {
  const middle = middleOf(view, slot);
  const found = new Map<string, string>();
  for (const line of linesIn(view, slot)) {
    const [end] = bordersOf(line);
    if (!end || line.kind === "free") continue;
    let [x, y] = [end.x - middle.x, end.y - middle.y];
    for (let i = 0; i < quarters; i++) [x, y] = [-y, x];
    found.set(`${x + 0}:${y + 0}`, line.kind);
  }
  return found;
}

const equal = (one: Map<string, string>, other: Map<string, string>) => one.size === other.size && [...one].every(([key, kind]) => other.get(key) === kind);

export function turnedSectors(before: View, after: View): Turned[] {
  return after.sectors.flatMap((_, slot): Turned[] => {
    const now = drawn(after, slot, 0);
    if (equal(drawn(before, slot, 0), now)) return [];
    const quarters = [1, 2, 3].find((count) => equal(drawn(before, slot, count), now));
    return quarters === undefined ? [] : [{ slot, quarters }];
  });
}

export function wallsIn(view: Plan, slot: number): string {
  return linesIn(view, slot).filter(isWall).flatMap(bordersOf).map(stroke).join("");
}
