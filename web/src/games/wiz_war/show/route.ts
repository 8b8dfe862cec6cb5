/** Ways through the labyrinth: how a figure walks to a square, and how it is seen to get there. */
import { blink, walk, type Drawing } from "../../../lib/show/drawings";
import { beyond, border, bordersOf, centre, farOfLine, isDoor, openSide, placeOfLine, same, type Place } from "../board/geometry";
import type { LineView, View } from "../view";

const key = ({ row, column }: Place): string => `${row}:${column}`;

/** Whether the looking seat may step across a line, as far as the map shows. */
function isOpen(line: LineView): boolean {
  return line.kind === "free" || line.kind === "rubble" || (isDoor(line) && line.opens);
}

function neighbours(view: View): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  const add = (from: Place, to: Place) => found.set(key(from), [...(found.get(key(from)) ?? []), to]);
  for (const line of view.lines) {
    if (!isOpen(line) || line.fire) continue;
    add(placeOfLine(line), farOfLine(line));
    add(farOfLine(line), placeOfLine(line));
  }
  return found;
}

/** The squares of a shortest walk of the acting figure, its own left out; those that hold nothing come first. */
export function routeTo(view: View, from: Place, target: Place): Place[] | null {
  const steps = new Map(view.squares.map((square) => [key(square), square.steps]));
  const near = neighbours(view);
  const holds = new Set([...view.things, ...view.beasts].map(({ row, column }) => `${row}:${column}`));
  const way: Place[] = [];
  let here = target;
  for (let left = steps.get(key(target)) ?? 0; left > 0; left--) {
    way.unshift(here);
    const before = (near.get(key(here)) ?? []).filter((place) => (left === 1 ? same(place, from) : steps.get(key(place)) === left - 1));
    const next = before.find((place) => !holds.has(key(place))) ?? before[0];
    if (!next) return null;
    here = next;
  }
  return way.length > 0 ? way : null;
}

/** How a piece gets from one square to another: by a step, out of an opening and in at the other, or in a blink. */
export function goes(view: Pick<View, "lines">, piece: string, from: Place, to: Place): Drawing<never> {
  if (Math.abs(from.row - to.row) + Math.abs(from.column - to.column) <= 1) return walk(piece);
  const seam = view.lines.find((line) => {
    const [here, there] = [placeOfLine(line), farOfLine(line)];
    return line.seam !== "" && ((same(here, from) && same(there, to)) || (same(there, from) && same(here, to)));
  });
  if (!seam) return blink(piece);
  const [one, other] = bordersOf(seam);
  const ends = one && other ? (same(placeOfLine(seam), from) ? [one, other] : [other, one]) : [border(from, openSide(from)), border(to, openSide(to))];
  const [out, back] = ends.map((each) => each && beyond(each));
  return out && back ? walk(piece, [centre(from), { ...out, hidden: true }, { ...back, hidden: true }, centre(to)]) : walk(piece);
}
