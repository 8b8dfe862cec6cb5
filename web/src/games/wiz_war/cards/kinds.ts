/** Signs of kinds of card, ranges, durations and schools: colour is never alone. */
import { sayWord } from "../text";

export const KIND_ICONS: Record<string, string> = {
  attack: "crossed-swords",
  neutral: "fairy-wand",
  counter: "shield",
  item: "knapsack",
  energy: "floating-crystal",
  flash: "crystal-shine",
  random: "dice-six-faces-four",
  creature: "minotaur",
};

export const SCHOOL_ICONS: Record<string, string> = {
  white: "spell-book",
  black: "spell-book",
  alchemy: "round-bottom-flask",
  conjuring: "brick-wall",
  elemental: "fire-ray",
  mentalism: "brain",
  mutation: "dna2",
  thaumaturgy: "wizard-staff",
  hexcraft: "hexes",
  chaos: "magic-swirl",
  necromancy: "death-skull",
  mythology: "minotaur",
  totem: "totem-head",
  draconic: "dragon-head",
};

const LASTING: Record<string, string> = { instant: "power-lightning", temporary: "hourglass", permanent: "linked-rings" };
const FAR: Record<string, string> = { sight: "eye-target", "within 3": "eye-target", adjacent: "hand", touch: "hand", here: "hand", self: "pointy-hat" };

export const kindName = (kind: string): string => sayWord("type", kind);
export const lastsIcon = (lasts: string): string => LASTING[lasts] ?? "power-lightning";
export const reachIcon = (reach: string): string => FAR[reach] ?? "human-target";
export const reachName = (reach: string): string => sayWord("reach", reach.replace(" ", "_"));
