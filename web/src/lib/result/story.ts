/** What the story of a finished game shows: a curve, and a few moments on it. */
import { api } from "../net/api";
import type { Route } from "../page/router.svelte";
import type { Mark } from "../replay/marks";
import { t } from "../text";
import type { Story, StoryMoment } from "../wire";

const ASK_AGAIN = 1000; // milliseconds: the server itself waits before it says "not yet"
export const MOST = 4;
const ORDER = ["turning", "drift", "costly", "deciding", "high"] as const;

/** The moments that are shown, in the order of the game: few, and one reproach at most, mine first. */
export function shownMoments(story: Story, mine: readonly number[]): StoryMoment[] {
  const dear = story.moments.filter((moment) => moment.kind === "costly");
  const own = dear.filter((moment) => mine.includes(moment.seat));
  const cost = (moment: StoryMoment) => moment.before - moment.after;
  const reproach = [...(own.length > 0 || mine.length > 0 ? own : dear)].sort((a, b) => cost(b) - cost(a))[0];
  return story.moments
    .filter((moment) => moment.kind !== "costly" || moment === reproach)
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST)
    .sort((a, b) => a.seq - b.seq || a.event - b.event);
}

/** The moments as marks for a scrubber; only who sees everything can be shown the very event. */
export function marksOf(story: Story, everything = true): Mark[] {
  return story.moments.map((moment) => ({
    at: { choice: moment.seq, place: everything ? moment.event : null },
    kind: moment.kind,
    label: moment.instead ? t("story.mark.costly", { text: moment.text, instead: moment.instead }) : moment.text,
  }));
}

/** The story of a finished game, as soon as it is found; null when there is none, or nobody waits any more. */
export async function toldStory(table: string, isGone: () => boolean, ask = api.story): Promise<Story | null> {
  while (!isGone()) {
    const found = await ask(table);
    if (found.ready) return found;
    await new Promise((wake) => setTimeout(wake, ASK_AGAIN));
  }
  return null;
}

/** Where the replay shows a moment. */
export function replayOf(table: string, moment: StoryMoment): Route {
  return { name: "replay", id: table, at: { choice: moment.seq, place: moment.event }, viewpoint: "all" };
}

/** Which of these labels, at so many pixels each, can be shown without touching the one before. */
export function legible(places: readonly number[], apart: number): Set<number> {
  const shown = new Set<number>();
  let last = -Infinity;
  for (const [index, place] of places.entries()) {
    if (place - last < apart) continue;
    shown.add(index);
    last = place;
  }
  return shown;
}

export interface Place {
  x: number; // 0 to 1, by choices made
  y: number; // 0 at the top: a sure win
}

/** The curve of one seat. */
export function curveOf(story: Story, seat: number): Place[] {
  const last = Math.max(1, story.points.at(-1)?.seq ?? 1);
  return story.points.map((point) => ({ x: point.seq / last, y: 1 - (point.chances[seat] ?? 0) }));
}

/** A moment on the curve of its seat: where it led, for a dear choice where it began. */
export function placeOf(story: Story, moment: StoryMoment): Place {
  const last = Math.max(1, story.points.at(-1)?.seq ?? 1);
  return { x: moment.seq / last, y: 1 - moment.after };
}

/** How far apart the curves are from the truth, at most: told in words beside them. */
export function errorOf(story: Story): number {
  return Math.max(0, ...story.points.map((point) => point.error));
}
