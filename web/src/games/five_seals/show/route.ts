/** The way that a figure is seen to walk: for the eye only, the rules have already decided. */
import { polar, type Point } from "../board/geometry";
import type { BoardView } from "../wire";

const STEP = 4; // degrees between two points of an arc

/** For each node that can be walked to over free ones, the node before it on a shortest way. */
export type Ways = ReadonlyMap<string, string>;

export function waysFrom(board: BoardView, from: string, isFree: (node: string) => boolean): Ways {
  const neighbours = new Map<string, string[]>(board.nodes.map(({ node }) => [node, []]));
  // In the order in which the rules look around, so that of two equal ways it is the same one.
  for (const { ends: [a = "", b = ""] } of board.passages) neighbours.get(a)?.push(b);
  for (const { ends: [a = "", b = ""] } of board.passages) neighbours.get(b)?.push(a);
  const before = new Map<string, string>([[from, ""]]);
  for (const node of before.keys()) {
    if (node !== from && !isFree(node)) continue;
    for (const next of neighbours.get(node) ?? []) if (!before.has(next)) before.set(next, node);
  }
  return before;
}

/** The way to a node, both ends included; null when there is none. */
export function pathFrom(ways: Ways, to: string): string[] | null {
  if (!ways.has(to)) return null;
  const path: string[] = [];
  for (let node = to; node; node = ways.get(node) ?? "") path.unshift(node);
  return path;
}

/** Points along a path of nodes; rooms are crossed along their arc. */
export function trailAlong(board: BoardView, path: string[]): Point[] {
  const nodes = new Map(board.nodes.map((node) => [node.node, node]));
  const rooms = new Map(board.rooms.map((room) => [room.node, room]));
  const points: Point[] = [];
  const first = nodes.get(path[0] ?? "");
  if (first) points.push({ x: first.x, y: first.y });
  for (let i = 0; i + 1 < path.length; i++) {
    const [a = "", b = ""] = [path[i], path[i + 1]];
    const leg = legBetween(board, a, b);
    const last = points.at(-1);
    const [start] = leg;
    const left = rooms.get(a);
    if (left && last && start) points.push(...arcBetween(board.size, (left.inner + left.outer) / 2, last, start));
    const entered = rooms.get(b);
    if (entered) {
      const end = leg.at(-1);
      if (end) leg[leg.length - 1] = polar(board.size, (entered.inner + entered.outer) / 2, angleOf(board.size, end));
    }
    points.push(...leg.slice(points.length > 0 && !left ? 0 : 1));
    const reached = nodes.get(b);
    if (reached && !entered && i + 2 === path.length) points.push({ x: reached.x, y: reached.y });
  }
  return points;
}

function legBetween(board: BoardView, a: string, b: string): Point[] {
  const passage = board.passages.find(({ ends }) => ends.includes(a) && ends.includes(b));
  const points: Point[] = [];
  const flat = passage?.points ?? [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push({ x: flat[i] ?? 0, y: flat[i + 1] ?? 0 });
  if (points.length === 0) {
    const ends = [a, b].flatMap((name) => board.nodes.find(({ node }) => node === name) ?? []);
    return ends.map(({ x, y }) => ({ x, y }));
  }
  return passage?.ends[0] === a ? points : points.reverse();
}

function angleOf(size: number, { x, y }: Point): number {
  return (Math.atan2(x - size / 2, size / 2 - y) * 180) / Math.PI;
}

function arcBetween(size: number, r: number, from: Point, to: Point): Point[] {
  const start = angleOf(size, from);
  const turn = ((angleOf(size, to) - start + 540) % 360) - 180;
  const count = Math.max(2, Math.ceil(Math.abs(turn) / STEP));
  return Array.from({ length: count }, (_, i) => polar(size, r, start + (turn * (i + 1)) / count));
}
