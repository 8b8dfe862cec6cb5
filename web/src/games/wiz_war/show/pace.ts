/** How long each kind of event stays on the table, in milliseconds: what is read or flies takes longest. */
const PAUSES: Readonly<Record<string, number>> = {
  turn: 650,
  step: 330,
  teleport: 750,
  stray: 600,
  cast: 1150,
  counter: 1250,
  pass: 300,
  cancelled: 900,
  evade_roll: 900,
  evaded: 700,
  random_energy: 900,
  die: 900,
  damage: 1000,
  no_damage: 700,
  cut: 800,
  heal: 800,
  stun: 800,
  dies: 1500,
  kill: 1300,
  phoenix: 1400,
  summoned: 1200,
  turned: 1300,
  made: 800,
  made_line: 900,
  broken: 900,
  cracks: 650,
  destroyed: 700,
  pick_treasure: 1000,
  take_treasure: 1000,
  drop_treasure: 800,
  over: 1600,
  draw: 220,
  discard: 320,
};
const OTHERS = 480;

export function pauseOf(kind: string): number {
  return PAUSES[kind] ?? OTHERS;
}
