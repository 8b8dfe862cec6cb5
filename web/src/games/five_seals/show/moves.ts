/** Dice and scrolls that have travelled between two views. */
import type { Move } from "../../../lib/show/flying";
import type { ScrollView, View } from "../view";
import { diceMoves } from "./dice";
import { wonScrolls } from "./shifts";

export interface Travelling {
  element: string;
  scroll: ScrollView | null; // else it is a die
}

const AFTER_WALK = 900; // a scroll is won when the mage has arrived

export function moves(before: View, after: View): Move<Travelling>[] {
  const dice = diceMoves(before, after).flatMap(({ element, from, to, count }) =>
    Array.from({ length: count }, (): Move<Travelling> => ({ thing: { element, scroll: null }, from, to })),
  );
  const scrolls = wonScrolls(before, after).map(({ scroll, from, node, seat }): Move<Travelling> => {
    const delay = node === null ? 0 : AFTER_WALK;
    return { thing: { element: scroll.element, scroll }, from, to: `scrolls:${seat}`, delay };
  });
  return [...dice, ...scrolls];
}
