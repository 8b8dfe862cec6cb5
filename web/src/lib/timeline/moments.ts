/** What is told of a game, folded into moments: an event, and what is seen once it has happened. */
import type { EventInfo, ReplayStep, StatusInfo, Update } from "../wire";
import { patched } from "./patches";
import { shared } from "./sharing";

/** Where a moment stands in its game; without a place: a choice with all that came of it. */
export interface Address {
  choice: number;
  place: number | null; // of the event among those of its choice
}

export interface Moment {
  choice: number;
  place: number;
  event: EventInfo | null; // null: nothing is told of it
  sight: unknown; // after it
  status: StatusInfo;
}

/** All that came of one choice; there is always at least one moment. */
export interface Chapter {
  choice: number;
  by: number | null;
  label: string;
  exact: boolean; // false: only what is seen in the end is known
  moments: Moment[];
}

/** What is seen, and what was said of it, before the first event that is told. */
export interface Before {
  sight: unknown;
  status: StatusInfo;
}

/** The chapters of an update, which begin with what was seen before; the last one has its number. */
export function chaptersOf(update: Update, before: Before | null): Chapter[] {
  const sight = update.base === "" ? shared(before?.sight, update.sight) : before?.sight;
  const start = { sight, status: before?.status ?? update.status };
  const choices = [...new Set([...update.events.map((event) => event.seq), update.seq])];
  const exact = update.base !== "";
  const chapters = choices.map((choice) => {
    const moments = momentsOf(choice, update.events.filter((event) => event.seq === choice), start);
    start.sight = moments.at(-1)?.sight;
    return { choice, by: update.by, label: "", exact, moments };
  });
  return settled(chapters, sight, update);
}

/** The chapters of a part of a replay, whose first step says what was seen before it. */
export function chaptersOfSteps(steps: readonly ReplayStep[]): Chapter[] {
  const chapters: Chapter[] = [];
  let before: Before | null = null;
  for (const step of steps) {
    const start: Before = { sight: step.sight ?? before?.sight, status: before?.status ?? step.status };
    const chapter = { choice: step.seq, by: step.by, label: step.label, exact: true, moments: momentsOf(step.seq, step.events, start) };
    chapters.push(...settled([chapter], start.sight, step));
    before = chapters.at(-1)?.moments.at(-1) ?? null;
  }
  return chapters;
}

function momentsOf(choice: number, events: readonly EventInfo[], { sight, status }: Before): Moment[] {
  if (events.length === 0) return [{ choice, place: 0, event: null, sight, status }];
  let seen = sight;
  return events.map((event, place) => {
    seen = patched(seen, event.patch);
    return { choice, place, event, sight: seen, status };
  });
}

/** The last moment with what changed after the last event, which may be back to what was seen before it. */
function settled(chapters: Chapter[], start: unknown, { patch, status }: Pick<ReplayStep, "patch" | "status">): Chapter[] {
  const [last, before] = chapters.flatMap(({ moments }) => moments).reverse();
  if (last) Object.assign(last, { sight: shared(before ? before.sight : start, patched(last.sight, patch)), status });
  return chapters;
}

/** Whether a moment has happened at an address. */
export function isUpTo({ choice, place }: Pick<Moment, "choice" | "place">, at: Address): boolean {
  return choice < at.choice || (choice === at.choice && (at.place === null || place <= at.place));
}

const MOST_AT_ONCE = 12; // moments; who goes further looks at another place, and nothing happens on the way

/** What is told from one moment to a later one; nothing where one goes back, or far ahead. */
export function toldBetween(chapters: readonly Chapter[], from: Moment | null, to: Moment | null): EventInfo[] {
  const moments = chapters.flatMap((chapter) => chapter.moments);
  const placeOf = (wanted: Moment | null) => moments.findIndex(({ choice, place }) => choice === wanted?.choice && place === wanted.place);
  const [start, end] = [placeOf(from), placeOf(to)];
  if (start < 0 || end <= start || end - start > MOST_AT_ONCE) return [];
  return moments.slice(start + 1, end + 1).flatMap(({ event }) => event ?? []);
}

/** Where the event at an index of a log stands. */
export function addressAt(log: readonly EventInfo[], index: number): Address {
  const choice = log[index]?.seq ?? 0;
  return { choice, place: index - log.findIndex((event) => event.seq === choice) };
}

/** The index in a log of the event at an address; -1 for a choice as a whole, or where there is none. */
export function indexOf(log: readonly EventInfo[], { choice, place }: Address): number {
  const first = log.findIndex((event) => event.seq === choice);
  return place !== null && first >= 0 && log[first + place]?.seq === choice ? first + place : -1;
}
