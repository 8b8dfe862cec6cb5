/** The voices of this world: a damp labyrinth: whistles, thuds and sparks. */
import type { Palette } from "../../../lib/show/sounds";

export const SOUNDS: Palette = {
  turn: { wave: "triangle", notes: [262, 196], length: 0.35, gap: 0.14, loud: 0.7 },
  cast: { wave: "sawtooth", notes: [330], to: 3, length: 0.5, loud: 0.35 },
  strike: { wave: "noise", notes: [700], to: 0.15, length: 0.4 },
  heal: { wave: "sine", notes: [392, 523, 659], length: 0.45, gap: 0.1, loud: 0.7 },
  draw: { wave: "noise", notes: [2400], to: 1.5, length: 0.1, loud: 0.45 },
  roll: { wave: "noise", notes: [2800, 3300, 2500], length: 0.05, gap: 0.07, loud: 0.8 },
  step: { wave: "noise", notes: [300], to: 0.6, length: 0.08, loud: 0.6 },
  place: { wave: "noise", notes: [220], to: 0.5, length: 0.25, loud: 0.9 },
  gain: { wave: "sine", notes: [988, 1319], length: 0.3, gap: 0.08, loud: 0.6 },
  lose: { wave: "triangle", notes: [294, 220, 165], length: 0.35, gap: 0.12, loud: 0.7 },
  win: { wave: "triangle", notes: [262, 330, 392, 523], length: 0.7, gap: 0.13 },
};
