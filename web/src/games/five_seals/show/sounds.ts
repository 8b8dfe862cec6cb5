/** The voices of this world: bone dice and stone: clicks, cracks and low drums. */
import type { Palette } from "../../../lib/show/sounds";

export const SOUNDS: Palette = {
  turn: { wave: "triangle", notes: [147, 220], length: 0.4, gap: 0.16, loud: 0.8 },
  cast: { wave: "sawtooth", notes: [294, 440], to: 1.2, length: 0.35, loud: 0.35 },
  strike: { wave: "noise", notes: [900], to: 0.2, length: 0.45 },
  heal: { wave: "sine", notes: [330, 494], length: 0.5, gap: 0.14, loud: 0.7 },
  draw: { wave: "noise", notes: [1800], to: 1.4, length: 0.14, loud: 0.5 },
  roll: { wave: "noise", notes: [3200, 2700, 3600, 2400, 3000], length: 0.045, gap: 0.06, loud: 0.8 },
  step: { wave: "noise", notes: [420], to: 0.7, length: 0.09, loud: 0.7 },
  place: { wave: "triangle", notes: [131], to: 0.7, length: 0.2 },
  gain: { wave: "triangle", notes: [440, 554], length: 0.3, gap: 0.09, loud: 0.7 },
  lose: { wave: "triangle", notes: [311, 233], length: 0.35, gap: 0.12, loud: 0.7 },
  win: { wave: "triangle", notes: [220, 277, 330, 440], length: 0.9, gap: 0.16 },
};
