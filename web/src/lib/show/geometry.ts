/** Where the things of a drawing are on the screen, and how they move there. */
import { zoomNow, type Box, type Size } from "../closeup/place";
import type { Step, Where } from "./drawings";

interface Point {
  x: number;
  y: number;
}

const SMALLEST = 0.35; // of its own size, however small the place that a picture leaves or reaches
const LONGEST = 1300; // milliseconds of a walk

/** All drawings of a thing or place. */
export function drawnAs(id: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-touch="${id}"], [data-place="${id}"]`)];
}

/** Where a thing is; it may be drawn in two places, of which one is shown at this size of the window. */
export function boxOf(where: Where): Box | null {
  return spotOf(where)();
}

/** Where a thing is now, to be asked for later: a map may show more or less of itself by then. */
export function spotOf(where: Where): () => Box | null {
  const spots = [where].flat().flatMap(drawnAs).map(spot);
  return () => spots.flatMap((here) => here() ?? [])[0] ?? null;
}

/** The box of an element that is shown, and not beyond the edge of a map that was brought nearer. */
function spot(element: Element): () => Box | null {
  const box = element.getBoundingClientRect();
  const map = element instanceof SVGElement ? element.ownerSVGElement : null;
  const was = map?.getScreenCTM();
  return () => {
    if (box.width === 0) return null;
    if (!map?.isConnected) return box;
    const is = map.getScreenCTM();
    const now = was && is ? shownAs(box, was, is) : box;
    const edge = map.getBoundingClientRect();
    const { x, y } = middle(now);
    return x < edge.left || x > edge.right || y < edge.top || y > edge.bottom ? null : now;
  };
}

/** The same part of a drawing that was shown so and is shown otherwise. */
function shownAs({ left, top, width, height }: Box, was: DOMMatrix, is: DOMMatrix): Box {
  const scale = is.a / was.a;
  return { left: is.e + (left - was.e) * scale, top: is.f + (top - was.f) * scale, width: width * scale, height: height * scale };
}

export function middle({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** How much of its own size a picture has in a box. */
export function fitting(box: Box, size: Size, zoom: number): number {
  if (size.width === 0 || size.height === 0) return 1;
  return Math.max(SMALLEST, Math.min(1, box.width / zoom / size.width, box.height / zoom / size.height));
}

/** What puts an element of the given size from the origin into the middle of a box. */
export function put(box: Box, size: Size, zoom: number, scale = 1): string {
  const { x, y } = middle(box);
  return `translate(${x / zoom - size.width / 2}px, ${y / zoom - size.height / 2}px) scale(${scale})`;
}

/** From the middle of one box to the middle of another; on its way no larger than the places it leaves and reaches. */
export function flight(from: Box, to: Box, size: Size, zoom: number): Keyframe[] {
  const at = (box: Box, scale: number) => put(box, size, zoom, scale * fitting(box, size, zoom));
  return [
    { transform: at(from, 0.7), opacity: 0, offset: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.15 },
    { transform: at(to, 1), opacity: 1, offset: 0.85 },
    { transform: at(to, 0.7), opacity: 0, offset: 1 },
  ];
}

/** A walk to where a thing stands, which is the end of the way: what is added to its place, and when it is out of sight. */
export function walking(way: readonly Step[]): Keyframe[] {
  const end = way.at(-1);
  const hides = way.some(({ hidden }) => hidden);
  return end ? paced(way).map(({ at, moment }) => ({ transform: `translate(${(at.x - end.x).toFixed(1)}px, ${(at.y - end.y).toFixed(1)}px)`, offset: moment, ...(hides ? { opacity: at.hidden ? 0 : 1 } : {}) })) : [];
}

/** Milliseconds that a walk takes. */
export function walkTime(way: readonly Step[]): number {
  return paceOf(lengthOf(way));
}

export function paceOf(length: number): number {
  return Math.min(LONGEST, 260 + 1.1 * length);
}

export function lengthOf(way: readonly Step[]): number {
  return way.slice(1).reduce((sum, step, i) => sum + gap(way[i] ?? step, step), 0);
}

/** The steps of a way as moments of a walk at even pace, from 0 to 1. */
export function paced(way: readonly Step[]): { at: Step; moment: number }[] {
  const all = lengthOf(way);
  let gone = 0;
  return way.map((at, i) => {
    gone += gap(way[i - 1] ?? at, at);
    return { at, moment: all > 0 ? gone / all : i === 0 ? 0 : 1 };
  });
}

/** How far it is to the next step; nothing where both are out of sight. */
function gap(a: Step, b: Step): number {
  return a.hidden && b.hidden ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where an element stands, and how large: in the units of its drawing, or on the page. */
export function standing(element: Element): DOMMatrix {
  const own = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
  const whole = element instanceof SVGGraphicsElement ? element.ownerSVGElement?.getScreenCTM() : null;
  if (own && whole) {
    const { a, b, c, d, e, f } = whole.inverse().multiply(own); // no DOMMatrix in every browser
    return new DOMMatrix([a, b, c, d, e, f]);
  }
  const { x, y } = middle(element.getBoundingClientRect());
  return new DOMMatrix([1, 0, 0, 1, x / zoomNow(), y / zoomNow()]);
}

/** What puts an element back to where it stood, in its own units; null where it stands there still. */
export function back(was: DOMMatrix, is: DOMMatrix): { x: number; y: number; scale: number } | null {
  const { a, e, f } = is.inverse().multiply(was);
  return Math.hypot(e, f) < 0.5 && Math.abs(a - 1) < 0.01 ? null : { x: e, y: f, scale: a };
}

const shifted = (x: number, y: number, scale: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${Number(scale.toFixed(3))})`;

/** Straight from where an element stood to where it stands. */
export function straight({ x, y, scale }: { x: number; y: number; scale: number }): Keyframe[] {
  return [{ transform: shifted(x, y, scale) }, { transform: shifted(0, 0, 1) }];
}

/** Gone from where it stood, and there where it stands. */
export function blinking(from: { x: number; y: number; scale: number }): Keyframe[] {
  const [was, is] = straight(from);
  return [{ ...was, opacity: 1, offset: 0 }, { ...was, opacity: 0, offset: 0.48 }, { ...is, opacity: 0, offset: 0.52 }, { ...is, opacity: 1, offset: 1 }];
}

/** How a thing comes round its middle to where it lies: the shorter way for three quarters. */
export function turning(quarters: number, { x, y }: Point): Keyframe[] {
  const at = (degrees: number) => ({ transform: `translate(${x}px, ${y}px) rotate(${degrees}deg) translate(${-x}px, ${-y}px)` });
  return quarters % 4 === 0 ? [] : [at(turnedBack(quarters)), at(0)];
}

/** How a thing rides on what turns round a point, upright, from just where it stood. */
export function riding(quarters: number, { x, y }: Point, from: Point): Keyframe[] {
  const [start, end] = turning(quarters, { x, y });
  if (!start || !end) return [];
  const degrees = turnedBack(quarters);
  const angle = (degrees * Math.PI) / 180;
  const rode = { x: x - x * Math.cos(angle) + y * Math.sin(angle), y: y - x * Math.sin(angle) - y * Math.cos(angle) };
  return [
    { transform: `translate(${(from.x - rode.x).toFixed(1)}px, ${(from.y - rode.y).toFixed(1)}px) ${start.transform} rotate(${-degrees}deg)` },
    { transform: `translate(0px, 0px) ${end.transform} rotate(0deg)` },
  ];
}

/** Degrees by which it was turned before, clockwise. */
function turnedBack(quarters: number): number {
  const turns = ((quarters % 4) + 4) % 4;
  return turns === 3 ? 90 : -90 * turns;
}

/** A box as far beyond another as half the way to it. */
export function beyond(from: Box, to: Box): Box {
  return { ...to, left: to.left + (to.left - from.left) / 2, top: to.top + (to.top - from.top) / 2 };
}
