/** The voices of this world: a school band in hell: rough, loud and a little out of tune. */
import type { Palette } from "../../../lib/show/sounds";

export const SOUNDS: Palette = {
  turn: { wave: "square", notes: [196, 247], length: 0.18, gap: 0.1, loud: 0.3 },
  cast: { wave: "sawtooth", notes: [110, 165, 220], to: 1.06, length: 0.5, gap: 0.06, loud: 0.4 },
  strike: { wave: "noise", notes: [500], to: 0.25, length: 0.35 },
  heal: { wave: "triangle", notes: [370, 466], to: 1.1, length: 0.4, gap: 0.1, loud: 0.7 },
  draw: { wave: "noise", notes: [2200], to: 0.7, length: 0.1, loud: 0.5 },
  roll: { wave: "noise", notes: [2600, 3400, 2200, 3000], length: 0.05, gap: 0.07, loud: 0.8 },
  step: { wave: "square", notes: [262], to: 1.3, length: 0.12, loud: 0.3 },
  place: { wave: "square", notes: [98], length: 0.12, loud: 0.4 },
  gain: { wave: "square", notes: [523, 698], length: 0.15, gap: 0.08, loud: 0.3 },
  lose: { wave: "sawtooth", notes: [233, 175], to: 0.7, length: 0.4, gap: 0.14, loud: 0.4 },
  win: { wave: "sawtooth", notes: [196, 247, 294, 392], length: 0.6, gap: 0.12, loud: 0.4 },
};
