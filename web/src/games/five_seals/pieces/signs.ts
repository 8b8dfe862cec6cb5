/** Shapes of the elements and of the mages, as paths. */
import type { Element } from "../view";

/** Flame, drop, wind, leaf, eye: 24 x 24. */
export const SIGN: Record<Element, string> = {
  fire: "M12.6.8c.6 4.4 5 6.6 5.6 11.4.8-.8 1.2-2 1.2-3.6 3.4 4.6 3 13.9-7.4 14.6C1.6 22.6 1.4 13.2 5 8.4c.2 2 .9 3.2 2 4C6.8 7.4 11.2 5.6 12.6.8Z",
  water: "M12 .8c4.2 6.4 7.6 10 7.6 14.7a7.6 7.6 0 0 1-15.2 0C4.4 10.8 7.8 7.2 12 .8Z",
  air: "M2 9.2h11.6a3.3 3.3 0 1 0-3.1-4.4M2 14.8h16.2a3.2 3.2 0 1 1-3 4.3",
  earth: "M21.6 2.4C8.6 1.6 1.6 8.8 4.2 16.6L13.6 9l-8 9.2-2.8 3.4 1.6 1.4 2.4-2.6C15.6 23.4 23 16 21.6 2.4Z",
  mind: "M.6 12C5 4.6 19 4.6 23.4 12 19 19.4 5 19.4.6 12Zm11.4 4.6a4.6 4.6 0 1 0 0-9.2 4.6 4.6 0 0 0 0 9.2Zm0-2.4a2.2 2.2 0 1 1 0-4.4 2.2 2.2 0 0 1 0 4.4Z",
};

/** Wax of the seals, a shape of its own for each element, about 19 around the middle. */
export const WAX: Record<Element, string> = {
  fire: "M0-20.4 5.7-15.7 13.1-15.6 14.5-8.3 20.1-3.5 16.4 2.9 17.7 10.2 10.8 12.8 7 19.1 0 16.7-7 19.1-10.8 12.8-17.7 10.2-16.4 2.9-20.1-3.5-14.5-8.3-13.1-15.6-5.7-15.7Z",
  water: "M-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z",
  air: "M-6.6-15.9A7.4 7.4 0 0 1 6.6-15.9A7.4 7.4 0 0 1 15.9-6.6A7.4 7.4 0 0 1 15.9 6.6A7.4 7.4 0 0 1 6.6 15.9A7.4 7.4 0 0 1-6.6 15.9A7.4 7.4 0 0 1-15.9 6.6A7.4 7.4 0 0 1-15.9-6.6A7.4 7.4 0 0 1-6.6-15.9Z",
  earth: "M-9-17H9a8 8 0 0 1 8 8V9a8 8 0 0 1-8 8H-9a8 8 0 0 1-8-8V-9a8 8 0 0 1 8-8Z",
  mind: "M0-20 17.3-10V10L0 20-17.3 10V-10Z",
};

/** Pips of a die, in a square of 40. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[20, 19]],
  2: [[11, 10], [29, 28]],
  3: [[11, 10], [20, 19], [29, 28]],
  4: [[11, 10], [29, 10], [11, 28], [29, 28]],
  5: [[11, 10], [29, 10], [20, 19], [11, 28], [29, 28]],
  6: [[11, 10], [29, 10], [11, 19], [29, 19], [11, 28], [29, 28]],
};

/** Emblems of the six segments, from the north clockwise. */
export const EMBLEMS = ["open-book", "well", "coffin", "telescope", "anvil", "fruit-tree"];

export const MAGES = ["shaman", "witch", "seer", "sorcerer", "warlock"] as const;

/** Pictures of the familiars, by mage. */
export const FAMILIAR: Record<string, string> = {
  shaman: "raven",
  witch: "cat",
  seer: "owl",
  sorcerer: "snake",
  warlock: "frog",
};
