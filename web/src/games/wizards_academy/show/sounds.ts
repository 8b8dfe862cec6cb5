/** The voices of this world: a house that creaks and hums: wood, wind and a crystal. */
import type { Palette } from "../../../lib/show/sounds";

export const SOUNDS: Palette = {
  turn: { wave: "sine", notes: [330, 440], length: 0.5, gap: 0.14, loud: 0.6 },
  cast: { wave: "sine", notes: [440, 660, 990], to: 1.02, length: 0.7, gap: 0.08, loud: 0.6 },
  strike: { wave: "noise", notes: [380], to: 0.3, length: 0.5 },
  heal: { wave: "sine", notes: [494, 740], length: 0.8, gap: 0.12, loud: 0.6 },
  draw: { wave: "noise", notes: [2000], to: 1.3, length: 0.12, loud: 0.5 },
  roll: { wave: "noise", notes: [2400, 2900, 2100], length: 0.05, gap: 0.07, loud: 0.7 },
  step: { wave: "noise", notes: [260], to: 0.8, length: 0.1, loud: 0.6 },
  place: { wave: "triangle", notes: [165], to: 0.8, length: 0.22 },
  gain: { wave: "sine", notes: [784, 1047], length: 0.35, gap: 0.08, loud: 0.6 },
  lose: { wave: "triangle", notes: [247, 196], to: 0.8, length: 0.5, gap: 0.15, loud: 0.7 },
  win: { wave: "sine", notes: [392, 523, 659, 1047], length: 0.9, gap: 0.15 },
};
