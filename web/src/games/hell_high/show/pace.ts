/** How long each kind of event stays on the table, in milliseconds: what is read or rolled takes longest. */
import type { GameEvent } from "../events";

const PAUSES: Readonly<Record<string, number>> = {
  game: 1600,
  round: 900,
  game_over: 2400,
  last_standing: 3200,
  counts: 1900,
  initiatives: 1400,
  tie_roll: 1500,
  spell: 1900,
  roll: 1500,
  band: 1200,
  die: 900,
  damage: 1000,
  stopped: 1100,
  status: 1000,
  death: 1400,
  reaction: 1300,
  bully: 1100,
  bonus: 900,
  treasure: 900,
  steal: 900,
  destroy: 900,
  keep: 800,
  dead_card: 1200,
  draw: 160,
  random_foe: 1200,
  search: 1400,
  loner: 1200,
  demand: 1000,
  refuse: 800,
  rank_roll: 700,
  rank: 450,
  buried: 300,
};
const OTHERS = 550;
const REVEAL = 500; // before the first card of a Spell is turned up
/** One card of a Spell is turned up after another; `--hh-turn` in world.css is the same. */
const CARD = 420;

export function pauseOf(event: GameEvent): number {
  if (event.kind === "turn") return REVEAL + CARD * event.facts.cards.length;
  return PAUSES[event.kind] ?? OTHERS;
}
