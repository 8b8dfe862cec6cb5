/** How long each kind of event stays on the table, in milliseconds. */
const PAUSES: Readonly<Record<string, number>> = {
  turn: 650,
  disaster: 1500,
  draw: 250,
  room_card: 600,
  lose_mana: 1000,
  cast: 1700,
  bind: 1100,
  misnamed: 1300,
  walk: 620,
  teleport: 800,
  place: 700,
  beast_moves: 700,
  over: 1500,
};
const OTHERS = 480;

export function pauseOf(kind: string): number {
  return PAUSES[kind] ?? OTHERS;
}
