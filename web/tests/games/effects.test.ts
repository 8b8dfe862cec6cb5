/** Every kind of event has its entry: what the screen does for it, or why it needs nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { EFFECTS as arcane_academy } from "../../src/games/arcane_academy/show/effects";
import { EFFECTS as five_seals } from "../../src/games/five_seals/show/effects";
import { EFFECTS as hell_high } from "../../src/games/hell_high/show/effects";
import { EFFECTS as wiz_war } from "../../src/games/wiz_war/show/effects";
import { EFFECTS as wizards_academy } from "../../src/games/wizards_academy/show/effects";
import type { GameScreen } from "../../src/games";
import { staying, type Effect } from "../../src/lib/show/effects";
import { SOUNDS } from "../../src/lib/show/sounds";
import { GAMES, recorded } from "../lib/timeline/recorded";

const ALL: Record<string, Record<string, Effect<never>>> = { arcane_academy, five_seals, hell_high, wiz_war, wizards_academy };
const SCREENS: Record<string, () => Promise<{ default: GameScreen }>> = {
  arcane_academy: () => import("../../src/games/arcane_academy"),
  five_seals: () => import("../../src/games/five_seals"),
  hell_high: () => import("../../src/games/hell_high"),
  wiz_war: () => import("../../src/games/wiz_war"),
  wizards_academy: () => import("../../src/games/wizards_academy"),
};
/** Seen, but a sound would tell nothing that the next event does not. */
const SEEN_ONLY = ["hell_high.aim", "wiz_war.pass", "wizards_academy.no_sharing", "wizards_academy.peek", "wizards_academy.scry"];
const OF_THE_TABLE = ["undo", "reason"];

test.each(GAMES)("%s has an effect for each kind that its rules declare, and no other", (game) => {
  const declared = readFileSync(join(import.meta.dirname, "../../src/games", game, "events.ts"), "utf8");
  const kinds = [...declared.matchAll(/^  (\w+): /gm)].map((found) => found[1]);
  expect(kinds.length).toBeGreaterThan(20);
  expect(Object.keys(ALL[game] ?? {})).toEqual(kinds);
});

test.each(GAMES)("%s says each of its effects in one sentence", (game) => {
  for (const effect of Object.values(ALL[game] ?? {})) expect("shows" in effect ? effect.shows : effect.none).toMatch(/^[A-Z][^.]{11,}\.$/);
});

test.each(GAMES)("%s tells nothing at a real table that has no effect", (game) => {
  const told = recorded(game).steps.flatMap(({ events }) => events.map(({ kind }) => kind));
  expect(told.filter((kind) => !(kind in (ALL[game] ?? {})) && !OF_THE_TABLE.includes(kind))).toEqual([]);
});

test.each(GAMES)("%s lets everything be heard that does something, and only its own voices", async (game) => {
  const { default: screen } = await SCREENS[game]!();
  expect(screen.effects).toBe(ALL[game]);
  const silent = Object.entries(ALL[game] ?? {}).filter(([, effect]) => effect.sound === null);
  for (const [kind, effect] of silent) expect("none" in effect || SEEN_ONLY.includes(`${game}.${kind}`), `${game}.${kind}`).toBe(true);
  const used = new Set(Object.values(ALL[game] ?? {}).flatMap(({ sound }) => sound ?? []));
  expect(used.size).toBeGreaterThanOrEqual(6);
  expect(Object.keys(screen.sounds ?? {}).sort()).toEqual([...SOUNDS].sort());
});

test("no two worlds have the same voice for the same thing", async () => {
  const palettes = await Promise.all(GAMES.map(async (game) => (await SCREENS[game]!()).default.sounds!));
  for (const sound of SOUNDS) expect(new Set(palettes.map((palette) => JSON.stringify(palette[sound]))).size).toBe(GAMES.length);
});

test.each(GAMES)("%s knows which events only say that it is over", (game) => {
  const ends = Object.entries(ALL[game] ?? {}).filter(([, effect]) => effect.ends);
  expect(ends.length).toBeGreaterThan(0);
  for (const [, effect] of ends) expect(effect.mark).toBeUndefined();
});

test("an event stays as its effect says, others as the game wishes", () => {
  const pause = staying<{ long: { cards: number[] }; short: object; plain: object }>(
    {
      long: { shows: "Card by card.", sound: null, stays: ({ cards }) => 100 * cards.length },
      short: { shows: "A blink.", sound: null, stays: 30 },
      plain: { none: "Nothing to see.", sound: null },
    },
    480,
  );
  expect(pause({ kind: "long", facts: { cards: [1, 2, 3] } })).toBe(300);
  expect(pause({ kind: "short", facts: {} })).toBe(30);
  expect(pause({ kind: "plain", facts: {} })).toBe(480);
  expect(pause({ kind: "undo", facts: {} })).toBe(480);
});
