/** How many cards of which kind the common deck has, as far as the options say. */
import type { TableInfo } from "../../../lib/wire";
import { schoolsOf } from "./schools";

export const SCHOOLS_IN_A_DECK = 3;

export interface Deck {
  count: number; // all cards
  unknown: number; // of schools that are found later
  decks: number;
  kinds: [string, number][]; // of what is known, in the order of KINDS
}

const KINDS = ["attack", "neutral", "counter", "item", "energy", "flash", "random"];

export function inOrder(kinds: ReadonlyMap<string, number>): [string, number][] {
  return KINDS.flatMap((kind): [string, number][] => (kinds.get(kind) ? [[kind, kinds.get(kind) ?? 0]] : []));
}

/** `kindsOf`: how many cards of each kind a school has. All schools have as many cards. */
export function deckOf(options: TableInfo["options"], kindsOf: (school: string) => ReadonlyMap<string, number>): Deck {
  const { how, names } = schoolsOf(options);
  const known = how === "named" || how === "giant" ? names : [];
  const total = new Map<string, number>();
  for (const school of ["white", ...known]) for (const [kind, count] of kindsOf(school)) total.set(kind, (total.get(kind) ?? 0) + count);
  const of = (kinds: ReadonlyMap<string, number>) => [...kinds.values()].reduce((sum, each) => sum + each, 0);
  const open = how === "giant" || how === "named" ? 0 : SCHOOLS_IN_A_DECK;
  const unknown = open * of(kindsOf(names[0] ?? "alchemy"));
  return { count: of(total) + unknown, unknown, decks: how === "teams" ? 2 : 1, kinds: inOrder(total) };
}
