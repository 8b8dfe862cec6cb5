/** The part of a board that is shown: its middle, and how many times larger than the whole. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Window extends Size {
  x: number;
  y: number;
}

export const NEAREST = 5;

/** Pixels of one unit when the whole map is shown in a box. */
export function fitting(canvas: Size, box: Size): number {
  return Math.min(box.width / canvas.width, box.height / canvas.height);
}

/** Everything, less so much of the margin on every side. */
export function whole(canvas: Size, trim = 0, box: Size = canvas): Look {
  const inner = { width: canvas.width - 2 * trim, height: canvas.height - 2 * trim };
  return { x: canvas.width / 2, y: canvas.height / 2, zoom: fitting(inner, box) / fitting(canvas, box) };
}

/** What is shown in a box of this size, never more of the outside than it must, or than lies under the foot of so many pixels. */
export function shown(look: Look, canvas: Size, box: Size, foot = 0): Window {
  const scale = fitting(canvas, box) * look.zoom;
  const [width, height] = [box.width / scale, box.height / scale];
  return { x: edge(look.x, width, canvas.width), y: edge(look.y, height, canvas.height, foot / scale), width, height };
}

function edge(middle: number, seen: number, all: number, beyond = 0): number {
  return seen >= all + beyond ? (all - seen) / 2 : Math.max(0, Math.min(middle - seen / 2, all + beyond - seen));
}

/** The same look with its middle where the shown part really has it. */
export function held(look: Look, canvas: Size, box: Size, foot = 0): Look {
  const { x, y, width, height } = shown(look, canvas, box, foot);
  return { ...look, x: x + width / 2, y: y + height / 2 };
}

/** Larger or smaller around a point of the map, which stays where it is on the screen. */
export function zoomed(look: Look, canvas: Size, box: Size, factor: number, at: { x: number; y: number }): Look {
  const from = held(look, canvas, box);
  const zoom = Math.max(1, Math.min(NEAREST, from.zoom * factor));
  const share = from.zoom / zoom;
  return held({ x: at.x + (from.x - at.x) * share, y: at.y + (from.y - at.y) * share, zoom }, canvas, box);
}

export function moved(look: Look, canvas: Size, box: Size, dx: number, dy: number, foot = 0): Look {
  const from = held(look, canvas, box, foot);
  return held({ ...from, x: from.x + dx, y: from.y + dy }, canvas, box, foot);
}

/** How near one must come for a square of so many units to be a target of so many pixels. */
export function zoomFor(pixels: number, units: number, canvas: Size, box: Size): number {
  return Math.max(1, Math.min(NEAREST, pixels / (units * fitting(canvas, box))));
}

/** The nearest look that shows all these points with room around them, between the farthest and the nearest that are wished. */
export function around(points: Point[], room: number, canvas: Size, box: Size, nearest: number, farthest = 1, fit = fitting(canvas, box)): Look {
  const { x, y, width, height } = boundsOf(points, room);
  const wanted = Math.min(box.width / (fit * width), box.height / (fit * height));
  return { x: x + width / 2, y: y + height / 2, zoom: Math.max(farthest, Math.min(nearest, wanted)) };
}

function boundsOf(points: Point[], room: number): Window {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

/** As many points as one window of this size holds together with the first one, the nearest before the others. */
export function framed(first: Point, others: Point[], room: number, size: Size): Point[] {
  const far = ({ x, y }: Point) => Math.hypot(x - first.x, y - first.y);
  return [...others].sort((one, other) => far(one) - far(other)).reduce(
    (held, point) => {
      const { width, height } = boundsOf([...held, point], room);
      return width <= size.width && height <= size.height ? [...held, point] : held;
    },
    [first],
  );
}

export const isWithin = ({ x, y }: Point, seen: Window): boolean => x >= seen.x && x <= seen.x + seen.width && y >= seen.y && y <= seen.y + seen.height;

/** On one side of what is shown there is more: what, and where in the box the sign of it stands. */
export interface Sign extends Point {
  side: "n" | "e" | "s" | "w";
  points: Point[]; // the nearest first
}

const SIGN = 44; // pixels of a sign's side

/** Signs for the points outside of what is shown, one for each side; none covers a point that is shown. */
export function signsOf(points: Point[], seen: Window, box: Size): Sign[] {
  const scale = box.width / seen.width;
  const within = points.filter((point) => isWithin(point, seen)).map(({ x, y }) => ({ x: (x - seen.x) * scale, y: (y - seen.y) * scale }));
  return (["n", "e", "s", "w"] as const).flatMap((side): Sign[] => {
    const beyond = points.filter((point) => sideOf(point, seen) === side).sort((one, other) => outside(one, seen) - outside(other, seen));
    const [next] = beyond;
    if (!next) return [];
    const flat = side === "n" || side === "s";
    const length = flat ? box.width : box.height;
    const wished = flat ? (next.x - seen.x) * scale : (next.y - seen.y) * scale;
    const edge = side === "n" || side === "w" ? SIGN / 2 : (flat ? box.height : box.width) - SIGN / 2;
    const spots = Array.from({ length: Math.max(1, Math.floor(length / SIGN)) }, (_, i) => SIGN * (i + 0.5)).sort((one, other) => Math.abs(one - wished) - Math.abs(other - wished));
    const place = (along: number): Point => (flat ? { x: along, y: edge } : { x: edge, y: along });
    const free = spots.map(place).find((spot) => within.every(({ x, y }) => Math.abs(x - spot.x) > SIGN * 0.75 || Math.abs(y - spot.y) > SIGN * 0.75));
    return [{ side, points: beyond, ...(free ?? place(spots[0] ?? edge)) }];
  });
}

const outside = ({ x, y }: Point, seen: Window): number => Math.max(seen.x - x, x - seen.x - seen.width, seen.y - y, y - seen.y - seen.height);

/** The side to which a point lies farthest out; null for one that is shown. */
function sideOf(point: Point, seen: Window): Sign["side"] | null {
  if (isWithin(point, seen)) return null;
  const most = outside(point, seen);
  if (most === seen.y - point.y) return "n";
  if (most === point.x - seen.x - seen.width) return "e";
  return most === seen.x - point.x ? "w" : "s";
}
