/** What the server told a seat of a table of each game, written by scripts/record_tables.py. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

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
  return JSON.parse(readFileSync(join(import.meta.dirname, "tables", `${game}.json`), "utf8")) as Recorded;
}

export interface Told<View> {
  event: EventInfo;
  before: View;
  sight: View;
}

/** Every event of a recorded table, with what is drawn before it and what itself leaves to be drawn. */
export function toldOf<View>(game: string, hydrate: Hydrate = (sight) => sight): Told<View>[] {
  const { steps, welcome, printed } = recorded(game);
  const drawn = (sight: unknown) => hydrate(sight, welcome.scene, printed) as View;
  const told: Told<View>[] = [];
  let seen: unknown = null;
  for (const { sight, events, patch } of steps) {
    seen = sight ?? seen;
    for (const event of events) {
      const after = patched(seen, event.patch);
      told.push({ event, before: drawn(seen), sight: drawn(after) });
      seen = after;
    }
    seen = patched(seen, patch);
  }
  return told;
}
