/** Dice as they lie. */
import type { DieView, Element } from "../view";

/** Where these dice lie among others, each in a place of its own. */
export function placesOf(dice: readonly DieView[], wanted: readonly DieView[]): number[] {
  const found: number[] = [];
  for (const { element, value } of wanted) {
    const place = dice.findIndex((die, at) => die.element === element && die.value === value && !found.includes(at));
    if (place >= 0) found.push(place);
  }
  return found;
}

/** Pips by colour, as they lie. */
export function sums(dice: DieView[]): { element: Element; sum: number; count: number }[] {
  const found = new Map<string, { sum: number; count: number }>();
  for (const { element, value } of dice) {
    const { sum, count } = found.get(element) ?? { sum: 0, count: 0 };
    found.set(element, { sum: sum + value, count: count + 1 });
  }
  return [...found].map(([element, rest]) => ({ element: element as Element, ...rest }));
}
