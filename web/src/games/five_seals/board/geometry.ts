/** Drawing the round dungeon: canvas coordinates, angles in degrees clockwise from north. */
import type { BoardNode, BoardPassage, BoardRoom, BoardView } from "../wire";

export interface Point {
  x: number;
  y: number;
}

export const LANDING = 20.5; // radius of the floor under a seal
const NICHE = 25.5; // half the width of the floor under a scroll

const short = (value: number) => String(Math.round(value * 10) / 10);

export function polar(size: number, r: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: size / 2 + r * Math.sin(turn), y: size / 2 - r * Math.cos(turn) };
}

const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

export function disc({ x, y }: Point, r: number): string {
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A room: a piece of a ring. */
export function wedge(size: number, { inner, outer, start, end }: BoardRoom): string {
  const corner = (r: number, angle: number) => at(polar(size, r, angle));
  return (
    `M${corner(inner, start)}A${inner} ${inner} 0 0 1 ${corner(inner, end)}` +
    `L${corner(outer, end)}A${outer} ${outer} 0 0 0 ${corner(outer, start)}Z`
  );
}

export function niche({ x, y }: Point): string {
  const side = 2 * NICHE - 12;
  return (
    `M${short(x - NICHE + 6)} ${short(y - NICHE)}h${side}q6 0 6 6v${side}q0 6-6 6h${-side}q-6 0-6-6v${-side}q0-6 6-6Z`
  );
}

/** A broken line through points given as x, y, x, y … */
export function line(points: number[]): string {
  const parts: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) parts.push(`${short(points[i] ?? 0)} ${short(points[i + 1] ?? 0)}`);
  return parts.length > 0 ? `M${parts.join("L")}` : "";
}

/** Floor to be painted in one go, so that its parts join without seams. */
export interface Floor {
  areas: string; // filled shapes
  bands: [width: number, path: string][]; // passages, by width
}

/** The floor of the nodes and passages that are wanted. */
export function floorOf(board: BoardView, wantsNode: (node: string) => boolean, wantsPassage: (ends: string[]) => boolean): Floor {
  const rooms = new Map(board.rooms.map((room) => [room.node, room]));
  const areas = board.nodes.filter(({ node }) => wantsNode(node)).map((node) => areaOf(board, node, rooms));
  const bands = new Map<number, string>();
  for (const passage of board.passages) {
    if (passage.points.length === 0 || !wantsPassage(passage.ends)) continue;
    for (const path of bandsOf(passage)) bands.set(passage.width, (bands.get(passage.width) ?? "") + path);
  }
  return { areas: areas.join(""), bands: [...bands] };
}

function areaOf(board: BoardView, node: BoardNode, rooms: Map<string, BoardRoom>): string {
  if (node.kind === "box") return niche(node);
  if (node.kind === "seal") return disc(node, LANDING);
  const room = rooms.get(node.node);
  if (room) return wedge(board.size, room);
  return node.kind === "open" ? disc(node, board.hub) : "";
}

/** The stair shows its two ends only: it dips under the ring between them. */
function bandsOf({ points, stair }: BoardPassage): string[] {
  return stair ? [line(points.slice(0, 4)), line(points.slice(-4))] : [line(points)];
}

/** Whether a passage is bright: walked, or seen up to the seal at its end. */
export function isLit(ends: string[], lit: ReadonlySet<string>, reached: ReadonlySet<string>): boolean {
  const [a = "", b = ""] = ends;
  return (lit.has(a) && (lit.has(b) || reached.has(b))) || (lit.has(b) && reached.has(a));
}

/** Joints between the flagstones of the rooms and of the hub. */
export function flagstones(board: BoardView): string {
  const { size, hub } = board;
  const point = (r: number, angle: number) => at(polar(size, r, angle));
  const parts = board.rooms.map(({ inner, outer, start, end }) => {
    const middle = (inner + outer) / 2;
    const count = Math.max(3, Math.round((((end - start) * Math.PI) / 180) * (middle / 30)));
    const step = (end - start) / count;
    const joints = Array.from({ length: count }, (_, i) => {
      const low = i > 0 ? `M${point(inner, start + i * step)}L${point(middle, start + i * step)}` : "";
      return `${low}M${point(middle, start + (i + 0.5) * step)}L${point(outer, start + (i + 0.5) * step)}`;
    });
    return `M${point(middle, start)}A${middle} ${middle} 0 0 1 ${point(middle, end)}${joints.join("")}`;
  });
  const centre = { x: size / 2, y: size / 2 };
  const spokes = Array.from({ length: 12 }, (_, i) => `M${point(hub - 10, 15 + 30 * i)}L${point(hub, 15 + 30 * i)}`);
  return [...parts, disc(centre, 36), disc(centre, hub - 10), ...spokes].join("");
}

/** The line on which a segment's name is written, so that it is never upside down. */
export function nameLine(size: number, { inner, outer, start, end }: BoardRoom): string {
  const middle = ((start + end) / 2 + 360) % 360;
  const below = middle > 100 && middle < 260;
  const r = (inner + outer) / 2 + (below ? 6 : -6);
  const [from, to] = below ? [end, start] : [start, end];
  return `M${at(polar(size, r, from))}A${r} ${r} 0 0 ${below ? 0 : 1} ${at(polar(size, r, to))}`;
}

/** Where a small badge beside a thing covers least: tried around it, best near the wished angle. */
export function badgeSpot(thing: Point, distance: number, others: Point[], size: number, wished = 45): Point {
  let best = { score: Number.NEGATIVE_INFINITY, x: thing.x, y: thing.y };
  for (let angle = 0; angle < 360; angle += 15) {
    const turn = (angle * Math.PI) / 180;
    const x = thing.x + distance * Math.sin(turn);
    const y = thing.y - distance * Math.cos(turn);
    const room = Math.min(16, ...others.map((other) => Math.hypot(other.x - x, other.y - y) - 24));
    const off = Math.abs(((angle - wished + 540) % 360) - 180) / 90;
    const outside = Math.hypot(x - size / 2, y - size / 2) > size / 2 - 16 ? 20 : 0;
    const score = room - off - outside;
    if (score > best.score) best = { score, x, y };
  }
  return { x: best.x, y: best.y };
}
