/** The voices of this world: glass and chalk: clear bells over a soft board. */
import type { Palette } from "../../../lib/show/sounds";

export const SOUNDS: Palette = {
  turn: { wave: "sine", notes: [523, 784], length: 0.5, gap: 0.12, loud: 0.6 },
  cast: { wave: "triangle", notes: [392, 587, 880], length: 0.45, gap: 0.07 },
  strike: { wave: "triangle", notes: [220], to: 0.5, length: 0.3 },
  heal: { wave: "sine", notes: [440, 659], length: 0.6, gap: 0.15, loud: 0.7 },
  draw: { wave: "noise", notes: [2600], to: 1.6, length: 0.12, loud: 0.5 },
  roll: { wave: "triangle", notes: [330, 392, 330], length: 0.08 },
  step: { wave: "sine", notes: [294], length: 0.1, loud: 0.5 },
  place: { wave: "triangle", notes: [196], to: 0.8, length: 0.16 },
  gain: { wave: "sine", notes: [880, 1175], length: 0.35, gap: 0.07, loud: 0.7 },
  lose: { wave: "sine", notes: [587, 440], length: 0.4, gap: 0.12, loud: 0.7 },
  win: { wave: "sine", notes: [523, 659, 784, 1047], length: 0.8, gap: 0.13 },
};
