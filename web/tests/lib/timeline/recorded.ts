/** What the server told a seat of a table of each game, written by scripts/record_tables.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { filledMessage, filledStep } from "../../../src/lib/net/filled";
import type { Hydrate } from "../../../src/lib/timeline/ground";
import { patched } from "../../../src/lib/timeline/patches";
import type { EventInfo, ReplayStep, Update } from "../../../src/lib/wire";

export interface Recorded {
  welcome: Update;
  updates: Update[];
  steps: ReplayStep[];
  printed: unknown;
  end: unknown;
}

export const GAMES = ["arcane_academy", "five_seals", "hell_high", "wiz_war", "wizards_academy"];

export function recorded(game: string): Recorded {
  const told = JSON.parse(readFileSync(join(import.meta.dirname, "tables", `${game}.json`), "utf8")) as Recorded;
  const [welcome, ...updates] = [told.welcome, ...told.updates].map((update) => filledMessage(update) as Update) as [Update, ...Update[]];
  return { ...told, welcome, updates, steps: told.steps.map(filledStep) };
}

export interface Told<Sight, Event = EventInfo> {
  event: Event;
  before: Sight;
  sight: Sight;
}

/** Every event of a recorded table, with what is seen before it and what itself leaves to be seen, as it is drawn. */
export function toldOf<Sight, Event = EventInfo>(game: string, hydrate: Hydrate = (sight) => sight): Told<Sight, Event>[] {
  const { welcome, steps, printed } = recorded(game);
  const drawn = (sight: unknown) => hydrate(sight, welcome.scene, printed) as Sight;
  const told: Told<Sight, Event>[] = [];
  let seen: unknown = null;
  for (const { sight, events, patch } of steps) {
    seen = sight ?? seen;
    for (const event of events) {
      const after = patched(seen, event.patch);
      told.push({ event: event as Event, before: drawn(seen), sight: drawn(after) });
      seen = after;
    }
    seen = patched(seen, patch);
  }
  return told;
}

/** Those of one kind. */
export function ofKind<Sight, Event extends { kind: string }, Kind extends Event["kind"]>(told: Told<Sight, Event>[], kind: Kind): Told<Sight, Extract<Event, { kind: Kind }>>[] {
  return told.filter((each): each is Told<Sight, Extract<Event, { kind: Kind }>> => each.event.kind === kind);
}
