/** Where things lie on the floor plan. A square is 60 units wide, the margin 44. */
import type { LineView, OuterWall, PillarView, View } from "../view";

export const SQUARE = 60;
export const MARGIN = 44;
const SECTOR = 5; // squares along the side of a sector
const HALF = SQUARE / 2;

export interface Point {
  x: number;
  y: number;
}
export interface Place {
  row: number;
  column: number;
}

export const at = (n: number): number => MARGIN + SQUARE * n;
export const centre = ({ row, column }: Place): Point => ({ x: at(column + 0.5), y: at(row + 0.5) });
export const same = (a: Place, b: Place): boolean => a.row === b.row && a.column === b.column;
export const canvas = (view: Pick<View, "rows" | "columns">) => ({ width: 2 * MARGIN + SQUARE * view.columns, height: 2 * MARGIN + SQUARE * view.rows });

export interface Border extends Point {
  side: string; // of the square it belongs to
  upright: boolean; // runs from north to south
}

const SHIFTS: Record<string, [number, number]> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
export const TURNS: Record<string, number> = { n: 0, e: 90, s: 180, w: 270 };

/** The middle of one side of a square. */
export function border(place: Place, side: string): Border {
  const { x, y } = centre(place);
  const [dx, dy] = SHIFTS[side] ?? [0, 0];
  return { x: x + dx * HALF, y: y + dy * HALF, side, upright: dx !== 0 };
}

/** A point as far beyond a border as the border is from the middle of its square. */
export function beyond({ x, y, side }: Border): Point {
  const [dx, dy] = SHIFTS[side] ?? [0, 0];
  return { x: x + dx * HALF, y: y + dy * HALF };
}

/** Openings lie in the middle of a sector's side: on which side the far end of a seam opens. */
export function openSide({ row, column }: Place): string {
  const [r, c] = [row % SECTOR, column % SECTOR];
  if (c === 2 && r === 0) return "n";
  if (c === 2 && r === SECTOR - 1) return "s";
  return c === 0 ? "w" : "e";
}

export const placeOfLine = ({ row, column }: LineView): Place => ({ row, column });
export const farOfLine = (line: LineView): Place => ({ row: line.to_row, column: line.to_column });

/** The ends of a line: one border inside the map, two where it joins far squares. */
export function bordersOf(line: LineView): Border[] {
  const here = border(placeOfLine(line), line.side);
  return line.seam ? [here, border(farOfLine(line), openSide(farOfLine(line)))] : [here];
}

const PLAIN_WALLS = new Set(["wall"]);
const STANDING = new Set(["wall", "door", "made-wall", "made-door"]);
export const isWall = (line: LineView): boolean => PLAIN_WALLS.has(line.kind);
export const isDoor = (line: LineView): boolean => line.kind === "door" || line.kind === "made-door";
export const stands = (line: LineView): boolean => STANDING.has(line.kind);

/** Which squares make up the board in each slot, and whose it is. */
export function sectorsOf({ sectors, squares: all }: View) {
  return sectors.map((_, slot) => {
    const squares = all.filter((square) => square.sector === slot);
    const home = squares.find((square) => square.home !== null);
    return { slot, squares, home, owner: home?.home ?? 0 };
  });
}

/** How a door stands for whoever looks. */
export function doorState({ held_by, sealed, opens }: LineView): "held" | "sealed" | "open" | "locked" {
  return held_by !== null ? "held" : sealed ? "sealed" : opens ? "open" : "locked";
}

export const stroke = ({ x, y, upright }: Border): string => (upright ? `M${x} ${y - HALF}v${SQUARE}` : `M${x - HALF} ${y}h${SQUARE}`);

export function innerWalls(lines: LineView[]): string {
  return lines.filter(isWall).flatMap(bordersOf).map(stroke).join("");
}

export function outerWalls(outer: OuterWall[]): string {
  return outer.map((wall) => stroke(border(wall, wall.side))).join("");
}

export function squarePath(squares: Place[]): string {
  return squares.map(({ row, column }) => `M${at(column)} ${at(row)}h${SQUARE}v${SQUARE}h-${SQUARE}z`).join("");
}

type Plan = Pick<View, "squares" | "lines">;

/** The northwest corner of a sector. */
export function cornerOf(view: Plan, slot: number): Place {
  const squares = view.squares.filter((square) => square.sector === slot);
  return { row: Math.min(...squares.map(({ row }) => row)), column: Math.min(...squares.map(({ column }) => column)) };
}

/** Which sector has this line or corner of squares inside it, and not on its rim; -1 for none. */
export function sectorsInside(view: Pick<View, "squares" | "lines" | "sectors">): { line: (line: LineView) => number; pillar: (pillar: PillarView) => number } {
  const corners = view.sectors.map((_, slot) => cornerOf(view, slot));
  const holds = ({ row, column }: Place, corner: Place, from: number) =>
    row >= corner.row + from && row < corner.row + SECTOR && column >= corner.column + from && column < corner.column + SECTOR;
  return {
    line: (line) => (line.seam ? -1 : corners.findIndex((corner) => holds(placeOfLine(line), corner, 0) && holds(farOfLine(line), corner, 0))),
    pillar: (pillar) => corners.findIndex((corner) => holds(pillar, corner, 1)),
  };
}

/** Pillars that are drawn: the middle of a straight wall needs none. */
export function shownPillars(view: Pick<View, "pillars" | "lines" | "outer">): PillarView[] {
  const level = new Map<string, boolean>(); // border by its middle -> whether it is a plain wall
  for (const line of view.lines) if (stands(line)) for (const { x, y } of bordersOf(line)) level.set(`${x}:${y}`, isWall(line));
  for (const wall of view.outer) {
    const { x, y } = border(wall, wall.side);
    level.set(`${x}:${y}`, true);
  }
  return view.pillars.filter(({ row, column }) => {
    const [x, y] = [at(column), at(row)];
    const [west, east, north, south] = [`${x - HALF}:${y}`, `${x + HALF}:${y}`, `${x}:${y - HALF}`, `${x}:${y + HALF}`].map((key) => level.get(key));
    const across = west === true && east === true && north === undefined && south === undefined;
    const along = north === true && south === true && west === undefined && east === undefined;
    return !across && !along;
  });
}

/** Where the n-th of so many pieces on one square stands, seen from its middle. */
export function spot(index: number, all: number): Point {
  if (all === 1) return { x: 0, y: 0 };
  if (all === 2) return { x: index === 0 ? -13 : 13, y: index === 0 ? -3 : 4 };
  const turn = (index / all) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.round(16 * Math.cos(turn)), y: Math.round(12 * Math.sin(turn)) };
}

export interface Piece extends Place {
  id: string; // of touch
}

type Stocked = Pick<View, "players" | "beasts" | "things" | "treasures">;

/** Everything that stands or lies on squares. */
export function piecesOf(view: Stocked): Piece[] {
  const pieces: Piece[] = [];
  const add = (id: string, { row, column }: { row: number | null; column: number | null }) => {
    if (row !== null && column !== null) pieces.push({ id, row, column });
  };
  for (const thing of view.things) add(`thing:${thing.thing}`, thing);
  for (const treasure of view.treasures) add(`treasure:${treasure.treasure}`, treasure);
  for (const beast of view.beasts) add(`beast:${beast.kind}`, beast);
  for (const player of view.players) if (player.alive) add(`seat:${player.seat}`, player);
  return pieces;
}

/** The same, with the point where it is drawn. */
export function standings(view: Stocked): Map<string, Point> {
  const groups = new Map<string, Piece[]>();
  for (const piece of piecesOf(view)) {
    const key = `${piece.row}:${piece.column}`;
    groups.set(key, [...(groups.get(key) ?? []), piece]);
  }
  const points = new Map<string, Point>();
  for (const group of groups.values()) {
    group.forEach((piece, index) => {
      const middle = centre(piece);
      const { x, y } = spot(index, group.length);
      points.set(piece.id, { x: middle.x + x, y: middle.y + y });
    });
  }
  return points;
}

const BEAST = 8; // figures from here on are creatures
export const figureId = (figure: number): string => (figure < BEAST ? `seat:${figure}` : `beast:${figure - BEAST}`);

/** Where on the map an id lies, for lines of attack. */
export function placeOf(view: View, touch: string): Point | null {
  const [kind, first, second] = touch.split(":");
  if (kind === "square") return centre({ row: Number(first), column: Number(second) });
  if (kind === "line") {
    const line = view.lines[Number(first)];
    return line ? (bordersOf(line)[0] ?? null) : null;
  }
  if (kind === "sector") {
    const home = view.squares.find((square) => square.sector === Number(first) && square.row % SECTOR === 2 && square.column % SECTOR === 2);
    return home ? centre(home) : null;
  }
  return standings(view).get(touch) ?? null;
}

/** A straight way from one point to another that leaves room for the figures at its ends. */
export function shotBetween(from: Point, to: Point, gap: number): { from: Point; to: Point; angle: number } | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length < 2 * gap + 4) return null;
  const [ux, uy] = [dx / length, dy / length];
  return {
    from: { x: from.x + ux * gap, y: from.y + uy * gap },
    to: { x: to.x - ux * gap, y: to.y - uy * gap },
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
  };
}

/** Footprints between the squares of a trail: where they stand and which way they point. */
export function footprints(trail: Place[]): (Point & { angle: number })[] {
  return trail.slice(1).flatMap((there, index) => {
    const here = trail[index];
    if (!here || Math.abs(here.row - there.row) + Math.abs(here.column - there.column) !== 1) return [];
    const [from, to] = [centre(here), centre(there)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
    return [0.3, 0.64].map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, angle }));
  });
}
