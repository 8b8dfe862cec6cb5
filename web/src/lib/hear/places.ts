/** A board as places: what each holds, how far it is from where one stands, and the way between them by arrow keys. */
import { t, together, type TextKey } from "../text";

export interface Place {
  touch: string; // what choices call it
  things: string[]; // what choices call the things in it
  name: string;
  x: number; // to the east
  y: number; // to the south
  row: number; // places of one row are read together
  steps: number | null; // from where I stand, by which the nearest is told first; null: no way leads there
  away: string; // the same in words, "" where it says nothing
  holds: string[]; // all that is in it
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Arrow, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const ASIDE = 2; // what lies aside of the way counts double

export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The place that an arrow key leads to: the nearest in that direction, rather straight on than aside. */
export function beyond(places: readonly Place[], from: Place, arrow: Arrow): Place | null {
  const [east, south] = WAYS[arrow];
  let found: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * east + dy * south;
    const aside = Math.abs(dx * south) + Math.abs(dy * east);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    if (ahead + ASIDE * aside < least) [found, least] = [place, ahead + ASIDE * aside];
  }
  return found;
}

/** The direction of a place as the compass has it; "" for where one stands. */
export function bearing(east: number, south: number): string {
  if (east === 0 && south === 0) return "";
  const eighth = Math.round((Math.atan2(south, east) * 4) / Math.PI + 8) % 8;
  return t(`near.way.${eighth}` as TextKey);
}

/** How far a place is: "two steps north-east". */
export function stepsTo(steps: number, east: number, south: number): string {
  return steps === 0 ? t("near.here") : t("near.steps", { count: steps, way: bearing(east, south) });
}

/** Where a square lies by rows and columns: "two north and one east of you". */
export function offset(east: number, south: number): string {
  if (east === 0 && south === 0) return t("near.here");
  const parts = [
    ...(south === 0 ? [] : [t(south < 0 ? "near.north" : "near.south", { count: Math.abs(south) })]),
    ...(east === 0 ? [] : [t(east < 0 ? "near.west" : "near.east", { count: Math.abs(east) })]),
  ];
  return t("near.offset", { way: together(parts) });
}

/** How many steps lead from one place to each other along the ways between them. */
export function distances<Key>(from: Key, next: (place: Key) => Iterable<Key>): Map<Key, number> {
  const found = new Map([[from, 0]]);
  for (const [place, steps] of found) {
    for (const other of next(place)) if (!found.has(other)) found.set(other, steps + 1);
  }
  return found;
}

/** A place as it is said: its name, how far it is, and all that is in it. */
export function said({ name, away, holds }: Place): string {
  return `${[away ? t("near.place", { name, away }) : name, ...holds].map(upper).join(". ")}.`;
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The places in which there is something, from where one stands outwards; then how many are empty. */
export function outwards(places: readonly Place[]): string[] {
  const far = ({ steps }: Place) => steps ?? Infinity;
  const told = places.filter(({ holds, steps }) => holds.length > 0 || steps === 0);
  const lines = [...told].sort((one, other) => (far(one) === far(other) ? 0 : far(one) - far(other))).map((place) => (place.away ? farFirst(place) : said(place)));
  const empty = places.length - told.length;
  return empty > 0 ? [...lines, t("near.empty", { count: empty })] : lines;
}

function farFirst({ name, away, holds }: Place): string {
  return `${[t("near.first", { away, name }), ...holds].map(upper).join(". ")}.`;
}
