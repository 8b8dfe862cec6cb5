/** Where things lie on the floor plan. A square is 60 units wide, the margin 34. */
import type { LineView, OuterWall, View } from "./wire";

export const SQUARE = 60;
export const MARGIN = 34;
const PLAIN_WALLS = new Set(["wall", "made-wall"]);

export interface Point {
  x: number;
  y: number;
}

export const at = (n: number): number => MARGIN + SQUARE * n;
export const centre = (row: number, column: number): Point => ({ x: at(column + 0.5), y: at(row + 0.5) });

export interface Border extends Point {
  upright: boolean; // runs from north to south
}

/** The middle of one side of a square. */
export function border(row: number, column: number, side: string): Border {
  const { x, y } = centre(row, column);
  const half = SQUARE / 2;
  switch (side) {
    case "n":
      return { x, y: y - half, upright: false };
    case "s":
      return { x, y: y + half, upright: false };
    case "w":
      return { x: x - half, y, upright: true };
    default:
      return { x: x + half, y, upright: true };
  }
}

const stroke = ({ x, y, upright }: Border): string =>
  upright ? `M${x} ${y - SQUARE / 2}v${SQUARE}` : `M${x - SQUARE / 2} ${y}h${SQUARE}`;

export const isWall = (line: LineView): boolean => PLAIN_WALLS.has(line.kind);
export const isDoor = (line: LineView): boolean => line.kind === "door" || line.kind === "made-door";

/** The ends of a line: one border inside the map, two where it joins far squares. */
export function bordersOf(line: LineView): Border[] {
  const here = border(line.row, line.column, line.side);
  if (!line.seam) return [here];
  const opposite = { n: "s", s: "n", e: "w", w: "e" }[line.side] ?? "n";
  return [here, border(line.to_row, line.to_column, opposite)];
}

/** All walls as one path, to be stroked several times. */
export function wallPath(lines: LineView[], outer: OuterWall[]): string {
  const inner = lines.filter(isWall).flatMap(bordersOf).map(stroke);
  return [...inner, ...outer.map(({ row, column, side }) => stroke(border(row, column, side)))].join("");
}

export function squarePath(squares: { row: number; column: number }[]): string {
  return squares.map(({ row, column }) => `M${at(column)} ${at(row)}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join("");
}

/** Several pieces on one square stand side by side. */
export function spread<T extends { row: number | null; column: number | null }>(pieces: T[]): (T & { x: number; y: number })[] {
  const count = new Map<string, number>();
  const placed: (T & { x: number; y: number })[] = [];
  const total = new Map<string, number>();
  for (const { row, column } of pieces) if (row !== null) total.set(`${row}:${column}`, (total.get(`${row}:${column}`) ?? 0) + 1);
  for (const piece of pieces) {
    if (piece.row === null || piece.column === null) continue;
    const square = `${piece.row}:${piece.column}`;
    const index = count.get(square) ?? 0;
    const all = total.get(square) ?? 1;
    count.set(square, index + 1);
    const { x, y } = centre(piece.row, piece.column);
    placed.push({ ...piece, x: x + (index - (all - 1) / 2) * (all > 1 ? 26 / Math.max(1, all - 1) + 4 : 0), y });
  }
  return placed;
}

/** Where on the screen an id lies, for lines of attack. */
export function placeOf(view: View, touch: string): Point | null {
  const [kind, first, second] = touch.split(":");
  if (kind === "square") return centre(Number(first), Number(second));
  if (kind === "seat") return standing(view.players[Number(first)]);
  if (kind === "thing") return standing(view.things.find((thing) => thing.thing === Number(first)));
  if (kind === "line") {
    const line = view.lines.find((each) => each.line === Number(first));
    return line ? (bordersOf(line)[0] ?? null) : null;
  }
  if (kind === "treasure") return standing(view.treasures.find((each) => each.treasure === Number(first)));
  if (kind === "beast") return standing(view.beasts.find((beast) => beast.kind === Number(first)));
  return null;
}

function standing(piece: { row: number | null; column: number | null } | undefined): Point | null {
  return piece && piece.row !== null && piece.column !== null ? centre(piece.row, piece.column) : null;
}
