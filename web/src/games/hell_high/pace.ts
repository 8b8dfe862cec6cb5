/** How long each kind of event stays on the table, in milliseconds: what is read or rolled takes longest. */
const PAUSES: Readonly<Record<string, number>> = {
  game: 1600,
  round: 900,
  game_over: 1500,
  last_standing: 2000,
  counts: 1400,
  initiatives: 1100,
  tie_roll: 900,
  turn: 1700,
  spell: 900,
  roll: 1500,
  band: 1200,
  die: 900,
  damage: 1000,
  stopped: 1100,
  status: 1000,
  death: 1400,
  reaction: 1300,
  bully: 800,
  bonus: 900,
  treasure: 900,
  steal: 900,
  destroy: 900,
  keep: 800,
  dead_card: 1200,
  draw: 160,
  rank_roll: 350,
  rank: 350,
  buried: 300,
};
const OTHERS = 550;

export function pauseOf(kind: string): number {
  return PAUSES[kind] ?? OTHERS;
}
