/** Where rooms lie on the floor and where things stand in a room. */
import { kindNumber } from "../pieces/kinds";
import type { RoomView, View } from "../view";

export const ROOM = 144;
const WALL = 18;
const EDGE = 14;
const PITCH = ROOM + WALL;
export const SIDE = 2 * EDGE + 4 * ROOM + 3 * WALL;
export const OUTSIDE = "outside";

export interface Point {
  x: number;
  y: number;
}

/** The upper left corner of a square such as "B3"; the room outside lies in a drawing of its own. */
export function corner(square: string): Point {
  if (square === OUTSIDE) return { x: 0, y: 0 };
  const column = "ABCD".indexOf(square[0] ?? "");
  const row = Number(square[1]) - 1;
  if (column < 0 || !(row >= 0 && row < 4)) throw new Error(`no square is called ${square}`);
  return { x: EDGE + column * PITCH, y: EDGE + row * PITCH };
}

export interface Piece {
  touch: string;
  shape: "source" | "wizard" | "threat";
  kind: string; // of a threat; empty otherwise
  number: number; // glyph, seat or count
  damage: number;
  toughness: number;
  x: number;
  y: number;
  scale: number;
}

type Standing = Omit<Piece, "x" | "y" | "scale">;

/** How many things stand side by side, and how large they are, for so many things in a room. */
export function rank(count: number): { columns: number; scale: number } {
  if (count <= 2) return { columns: 2, scale: 1 };
  if (count <= 3) return { columns: 3, scale: 0.86 };
  if (count <= 6) return { columns: 3, scale: 0.7 };
  if (count <= 8) return { columns: 4, scale: 0.62 };
  if (count <= 10) return { columns: 5, scale: 0.55 };
  return { columns: 5, scale: 0.45 };
}

const FLOOR_LINE = 130;

/** The places of so many things, relative to the room, the back row first. */
export function places(count: number): (Point & { scale: number })[] {
  const { columns, scale } = rank(count);
  const rows = Math.max(1, Math.ceil(count / columns));
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = Math.min(50, (ROOM - 16) / inRow);
    return {
      x: ROOM / 2 + (i - row * perRow - (inRow - 1) / 2) * step,
      y: FLOOR_LINE - (rows - 1 - row) * 62 * scale,
      scale,
    };
  });
}

/** Everything that stands in a room, in its place on the floor. */
export function piecesIn(room: RoomView): Piece[] {
  const plain = { kind: "", damage: 0, toughness: 0 };
  const standing: Standing[] = [
    ...room.sources.map((glyph): Standing => ({ ...plain, touch: `source:${glyph}`, shape: "source", number: glyph })),
    ...room.threats.map(({ beast, kind, count, damage, toughness }): Standing => {
      const touch = beast === null ? `token:${room.room}:${kindNumber(kind)}` : `beast:${beast}`;
      return { touch, shape: "threat", kind, number: count, damage, toughness };
    }),
    ...room.wizards.map((seat): Standing => ({ ...plain, touch: `wizard:${seat}`, shape: "wizard", number: seat })),
  ];
  const from = corner(room.square);
  const spots = places(standing.length);
  return standing.map((piece, i) => {
    const spot = spots[i] ?? { x: ROOM / 2, y: FLOOR_LINE, scale: 1 };
    return { ...piece, x: from.x + spot.x, y: from.y + spot.y, scale: spot.scale };
  });
}

export interface Way {
  key: string;
  state: "open" | "ice" | "closed";
  x: number; // the middle of the passage, or of the closed leaf
  y: number;
  turn: number; // 0 for a passage from west to east, 90 from north to south
}

const STEP: Record<string, { dx: number; dy: number }> = {
  N: { dx: 0, dy: -1 },
  E: { dx: 1, dy: 0 },
  S: { dx: 0, dy: 1 },
  W: { dx: -1, dy: 0 },
};

/** The middle of a side of a room, `out` beyond its edge. */
function side(room: RoomView, direction: string, out: number): Point {
  const from = corner(room.square);
  const { dx, dy } = STEP[direction] ?? { dx: 0, dy: 0 };
  return { x: from.x + ROOM / 2 + dx * (ROOM / 2 + out), y: from.y + ROOM / 2 + dy * (ROOM / 2 + out) };
}

/** Passages where two doors meet, and a closed leaf where a door meets a wall. */
export function ways(rooms: RoomView[]): Way[] {
  const found: Way[] = [];
  for (const room of rooms) {
    for (const direction of room.doors) {
      const link = room.links.find((each) => each.direction === direction.toLowerCase());
      const turn = direction === "N" || direction === "S" ? 90 : 0;
      const key = `${room.room}${direction}`;
      const meets = link && room.square !== OUTSIDE && link.state !== "wall";
      if (!meets) found.push({ key, state: "closed", ...side(room, direction, 2.5), turn });
      else if (direction === "E" || direction === "S") found.push({ key, state: link.state === "ice" ? "ice" : "open", ...side(room, direction, WALL / 2), turn });
    }
  }
  return found;
}

/** The middle of a room. */
export function middle({ square }: RoomView): Point {
  const { x, y } = corner(square);
  return { x: x + ROOM / 2, y: y + ROOM / 2 };
}

/** Where the price of walking is written: in the passage between two neighbouring rooms. */
export function between(a: RoomView, b: RoomView): Point {
  const from = corner(a.square);
  const to = corner(b.square);
  return { x: (from.x + to.x + ROOM) / 2, y: (from.y + to.y + ROOM) / 2 };
}

/** The longest tag that leaves the passage in the middle of a wall open. */
export const TAG = 68;

/** Where what staying in a room costs is told: the right end of its tag, in the wall above or, with the passage to it there, below. */
export function tagAt(room: RoomView, from: RoomView | undefined): Point {
  const { x, y } = corner(room.square);
  const isEntered = from !== undefined && between(from, room).y < y;
  return { x: x + ROOM + WALL - 2, y: isEntered ? y + ROOM + WALL / 2 : y - WALL / 2 };
}

/** Lines of power inside a room: from its middle to every open side. */
export function veins(room: RoomView): string {
  const ends: Record<string, string> = { n: "V0", s: `V${ROOM}`, e: `H${ROOM}`, w: "H0" };
  return room.links
    .filter((link) => link.state === "open")
    .map((link) => `M${ROOM / 2} ${ROOM / 2}${ends[link.direction] ?? ""}`)
    .join("");
}

/** Rooms on the board, in a fixed order so that they can slide. */
export function inside(view: View): RoomView[] {
  return view.rooms.filter((room) => room.square !== OUTSIDE).sort((a, b) => a.room - b.room);
}
