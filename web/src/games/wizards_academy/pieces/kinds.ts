/** Kinds of threats by their number, as things on the screen are called: token:<room>:<kind>. */
const WORDS = ["fire", "water", "ice", "darkness", "haunt", "imp", "troll", "demon"] as const;
const FIRST_PORTAL = 8;
const GUARDIAN = 16;

export function kindNumber(word: string): number {
  if (word === "guardian") return GUARDIAN;
  const base = WORDS.findIndex((each) => word === each || word === `${each}-portal`);
  if (base < 0) throw new Error(`no threat is called ${word}`);
  return word.endsWith("-portal") ? base + FIRST_PORTAL : base;
}

/** The picture of each school of magic. */
export const SCHOOL_ICON: Record<string, string> = {
  augmentation: "muscle-up",
  destruction: "explosion-rays",
  dimension: "cubes",
  elementalism: "triorb",
  enchantment: "fairy-wand",
  sanctuary: "prayer",
};
