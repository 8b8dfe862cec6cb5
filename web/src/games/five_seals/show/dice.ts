/** What happened to dice between two looks at them. */
import type { DieView, Element, PlayerView, View } from "../view";

/** Places of the dice that were rolled or changed: all in a new round, else those that are new. */
export function changedDice(before: DieView[], after: DieView[], newRound: boolean): Set<number> {
  if (newRound) return new Set(after.keys());
  const known = before.map(({ element, value }) => `${element}${value}`);
  const found = new Set<number>();
  after.forEach(({ element, value }, place) => {
    const at = known.indexOf(`${element}${value}`);
    if (at < 0) found.add(place);
    else known.splice(at, 1);
  });
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

/** How many dice of a colour lie in front of a player, rolled or not. */
export function held(player: PlayerView, element: string): number {
  return player.dice.filter((die) => die.element === element).length + player.coming.filter((each) => each === element).length;
}

export interface DieMove {
  element: Element;
  from: string; // dice:2 or supply:air
  to: string;
  count: number;
}

/** Dice that went from the supply to players, back, or from one player to another. */
export function diceMoves(before: View, after: View): DieMove[] {
  return before.supply.flatMap(({ element }): DieMove[] => {
    const colour = element as Element;
    const changes = after.players.map((player, seat) => {
      const was = before.players[seat];
      return { seat, change: was ? held(player, element) - held(was, element) : 0 };
    });
    const found: DieMove[] = [];
    const givers = changes.filter(({ change }) => change < 0).map((each) => ({ ...each }));
    for (const taker of changes.filter(({ change }) => change > 0)) {
      let wanted = taker.change;
      for (const giver of givers) {
        const count = Math.min(wanted, -giver.change);
        if (count <= 0) continue;
        giver.change += count;
        wanted -= count;
        found.push({ element: colour, from: `dice:${giver.seat}`, to: `dice:${taker.seat}`, count });
      }
      if (wanted > 0) found.push({ element: colour, from: `supply:${element}`, to: `dice:${taker.seat}`, count: wanted });
    }
    for (const giver of givers) {
      if (giver.change < 0) found.push({ element: colour, from: `dice:${giver.seat}`, to: `supply:${element}`, count: -giver.change });
    }
    return found;
  });
}
