/** The part of the map that is shown: its middle, and how many times larger than the whole. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
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

export const whole = (canvas: Size): Camera => ({ x: canvas.width / 2, y: canvas.height / 2, zoom: 1 });

/** What the camera shows in a box of this size, never more of the outside than it must. */
export function shown(camera: Camera, canvas: Size, box: Size): Window {
  const scale = fitting(canvas, box) * camera.zoom;
  const [width, height] = [box.width / scale, box.height / scale];
  return { x: edge(camera.x, width, canvas.width), y: edge(camera.y, height, canvas.height), width, height };
}

function edge(middle: number, seen: number, all: number): number {
  return seen >= all ? (all - seen) / 2 : Math.max(0, Math.min(middle - seen / 2, all - seen));
}

/** The same camera with its middle where the shown part really has it. */
export function held(camera: Camera, canvas: Size, box: Size): Camera {
  const { x, y, width, height } = shown(camera, canvas, box);
  return { ...camera, x: x + width / 2, y: y + height / 2 };
}

/** Larger or smaller around a point of the map, which stays where it is on the screen. */
export function zoomed(camera: Camera, canvas: Size, box: Size, factor: number, at: { x: number; y: number }): Camera {
  const from = held(camera, canvas, box);
  const zoom = Math.max(1, Math.min(NEAREST, from.zoom * factor));
  const share = from.zoom / zoom;
  return held({ x: at.x + (from.x - at.x) * share, y: at.y + (from.y - at.y) * share, zoom }, canvas, box);
}

export function moved(camera: Camera, canvas: Size, box: Size, dx: number, dy: number): Camera {
  const from = held(camera, canvas, box);
  return held({ ...from, x: from.x + dx, y: from.y + dy }, canvas, box);
}

/** How near one must come for a square of so many units to be a target of so many pixels. */
export function zoomFor(pixels: number, units: number, canvas: Size, box: Size): number {
  return Math.max(1, Math.min(NEAREST, pixels / (units * fitting(canvas, box))));
}

/** The nearest camera that shows all these points with room around them, no nearer than wished. */
export function around(points: { x: number; y: number }[], room: number, canvas: Size, box: Size, nearest: number): Camera {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fit = fitting(canvas, box);
  const wanted = Math.min(box.width / (fit * (right - left + 2 * room)), box.height / (fit * (bottom - top + 2 * room)));
  return held({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.max(1, Math.min(nearest, wanted)) }, canvas, box);
}
