/** What is worth knowing about a scenario before the start. */

export interface Scenario {
  icon: string;
  levels: number; // of spells in use
  spells: number; // spaces of the book in use
  already: readonly string[]; // kinds of threats that stand there from the start
}

const THREE = { levels: 3, spells: 21 };
const FOUR = { levels: 4, spells: 28 };

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  basic: { icon: "magic-gate", levels: 2, spells: 15, already: ["guardian"] },
  "pest-control": { icon: "imp", ...THREE, already: ["imp-portal"] },
  "golem-construction": { icon: "rock-golem", ...FOUR, already: ["guardian"] },
  "high-water": { icon: "big-wave", ...FOUR, already: ["water", "water-portal"] },
  "night-school": { icon: "moon", ...FOUR, already: ["darkness", "haunt"] },
  "demon-binding": { icon: "daemon-skull", ...FOUR, already: ["demon"] },
  "midwinter-finals": { icon: "snowflake-2", ...THREE, already: ["ice", "ice-portal"] },
  "unstable-academy": { icon: "clockwise-rotation", ...FOUR, already: [] },
  "graduation-day": { icon: "wizard-staff", ...FOUR, already: ["imp-portal", "fire-portal", "water-portal"] },
};
