import { describe, expect, it, test } from "vitest";

import { addressAt, chaptersOf, chaptersOfSteps, indexOf, type Before, type Chapter, type Moment } from "../../../src/lib/timeline/moments";
import { GAMES, recorded } from "./recorded";

function live(game: string): Chapter[] {
  const { welcome, updates } = recorded(game);
  const chapters = chaptersOf({ ...welcome, events: [] }, null);
  for (const update of updates) chapters.push(...chaptersOf(update, chapters.at(-1)?.moments.at(-1) as Before));
  return chapters;
}
const momentsOf = (chapters: Chapter[]): Moment[] => chapters.flatMap(({ moments }) => moments);
const told = ({ event }: Moment) => event?.text ?? "";

describe.each(GAMES)("of %s", (game) => {
  const { updates, steps, end } = recorded(game);
  const played = momentsOf(live(game).slice(1));
  const replayed = momentsOf(chaptersOfSteps(steps).slice(1));

  test("the live messages lead to what is seen in the end", () => {
    expect(played.at(-1)?.sight).toEqual(end);
  });

  test("the replay is the same as live play at every event", () => {
    const known = updates.map(({ seq }) => seq);
    expect(played.length).toBeGreaterThan(15);
    expect(played.map(told).filter(Boolean)).toEqual(replayed.map(told).filter(Boolean));
    const [one, other] = [played, replayed].map((all) => all.filter(({ event }) => event !== null));
    for (const [index, moment] of one!.entries()) {
      // Where one update tells of several choices, what changed after the last event of one comes with the next.
      const alone = known.includes(moment.choice) && other![index]?.choice === moment.choice;
      expect(other![index]?.place, told(moment)).toBe(moment.place);
      if (alone) expect(other![index]?.sight, told(moment)).toEqual(moment.sight);
    }
    expect(replayed.at(-1)?.sight).toEqual(end);
  });

  test("an event leaves what it does not change as it was", () => {
    const fields = played.flatMap(({ sight }, index) => {
      const before = (played[index - 1] ?? played[0])?.sight as Record<string, unknown>;
      return Object.entries(sight as Record<string, unknown>).map(([name, value]) => ({ value, was: before[name] }));
    });
    const equal = fields.filter(({ value, was }) => JSON.stringify(value) === JSON.stringify(was));
    expect(equal.filter(({ value, was }) => !Object.is(value, was))).toEqual([]);
  });

  test("a moment is found by its address in the log", () => {
    const log = steps.flatMap(({ events }) => events);
    log.forEach((event, index) => {
      const { choice, place } = addressAt(log, index);
      expect(steps.find(({ seq }) => seq === choice)?.events[place ?? -1]).toBe(event);
      expect(indexOf(log, { choice, place })).toBe(index);
    });
  });
});

describe("a chapter", () => {
  const { updates, steps } = recorded("wiz_war");

  it("has what is awaited after its last event only", () => {
    const long = chaptersOfSteps(steps).filter(({ moments }) => moments.length > 1)[1] as Chapter;
    const before = steps.find(({ seq }) => seq === long.choice - 1);
    const own = steps.find(({ seq }) => seq === long.choice);
    expect(long.moments[0]?.status).toEqual(before?.status);
    expect(long.moments.at(-1)?.status).toEqual(own?.status);
  });

  it("knows only the end where the whole was sent", () => {
    const told = updates.find(({ events }) => events.length > 1)!;
    const whole = { ...told, base: "", sight: { all: 1 }, patch: null, events: told.events.map((event) => ({ ...event, patch: null })) };
    const chapter = chaptersOf(whole, null).at(-1);
    expect(chapter?.exact).toBe(false);
    expect(chapter?.moments.map(({ sight }) => sight)).toEqual(whole.events.map(() => ({ all: 1 })));
  });

  it("of which nothing is told has one moment", () => {
    const silent = chaptersOf({ ...updates[0]!, events: [] }, { sight: { a: 1 }, status: updates[0]!.status });
    expect(silent).toHaveLength(1);
    expect(silent[0]?.moments).toHaveLength(1);
    expect(silent[0]?.moments[0]?.event).toBeNull();
  });

  it("is left out of a log that does not tell of it", () => {
    expect(indexOf([], { choice: 4, place: 0 })).toBe(-1);
    const log = steps.flatMap(({ events }) => events);
    expect(indexOf(log, { choice: log[3]!.seq, place: null })).toBe(-1);
    expect(indexOf(log, { choice: log[3]!.seq, place: 999 })).toBe(-1);
  });
});
