/** Every kind of event has its entry: what the screen does for it, or why it needs nothing. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { EFFECTS as arcane_academy } from "../../src/games/arcane_academy/show/effects";
import { EFFECTS as five_seals } from "../../src/games/five_seals/show/effects";
import { EFFECTS as hell_high } from "../../src/games/hell_high/show/effects";
import { EFFECTS as wiz_war } from "../../src/games/wiz_war/show/effects";
import { EFFECTS as wizards_academy } from "../../src/games/wizards_academy/show/effects";
import { staying, type Effect } from "../../src/lib/show/effects";
import { GAMES, recorded } from "../lib/timeline/recorded";

const ALL: Record<string, Record<string, Effect<never>>> = { arcane_academy, five_seals, hell_high, wiz_war, wizards_academy };
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

test("an event stays as its effect says, others as the game wishes", () => {
  const pause = staying<{ long: { cards: number[] }; short: object; plain: object }>(
    { long: { shows: "Card by card.", stays: ({ cards }) => 100 * cards.length }, short: { shows: "A blink.", stays: 30 }, plain: { none: "Nothing to see." } },
    480,
  );
  expect(pause({ kind: "long", facts: { cards: [1, 2, 3] } })).toBe(300);
  expect(pause({ kind: "short", facts: {} })).toBe(30);
  expect(pause({ kind: "plain", facts: {} })).toBe(480);
  expect(pause({ kind: "undo", facts: {} })).toBe(480);
});
