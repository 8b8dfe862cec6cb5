/** Cards that have travelled between two views: from one thing on the screen to another. */
import type { Move } from "../../../lib/show/flying";
import type { CardView, View } from "../view";

interface Lying {
  card: CardView;
  zone: string;
}

const PILE_OF: Readonly<Record<string, string>> = { treasure: "pile:treasure", dead: "pile:dead" };

function pileOf(card: CardView): string {
  return PILE_OF[card.kind] ?? "pile:main";
}

function lying(view: View): Map<number, Lying> {
  const found = new Map<number, Lying>();
  const put = (card: CardView, zone: string) => found.set(card.card, { card, zone });
  for (const player of view.players) {
    for (const card of player.hand) put(card, `hand:${player.seat}`);
    for (const { card } of player.spell) put(card, `spell:${player.seat}`);
    for (const card of player.creatures) put(card, `creatures:${player.seat}`);
    for (const card of player.treasures) put(card, `treasures:${player.seat}`);
    for (const card of player.lasting) put(card, `lasting:${player.seat}`);
    for (const card of player.held) put(card, `held:${player.seat}`);
  }
  for (const card of [...view.aside, ...view.opened]) put(card, "aside");
  return found;
}

export function moves(before: View, after: View): Move<CardView>[] {
  const was = lying(before);
  const is = lying(after);
  const arrived = [...is.values()].flatMap(({ card, zone }): Move<CardView>[] => {
    const old = was.get(card.card);
    if (old?.zone === zone) return [];
    if (old) return [{ thing: card, from: `card:${card.card}`, to: `card:${card.card}` }];
    // The Spell of another was on that seat's table, face down.
    const seat = /^spell:(\d+)$/.exec(zone)?.[1];
    return [{ thing: card, from: seat === undefined ? pileOf(card) : `seat:${seat}`, to: `card:${card.card}` }];
  });
  const gone = [...was.values()].flatMap(({ card }): Move<CardView>[] =>
    is.has(card.card) ? [] : [{ thing: card, from: `card:${card.card}`, to: pileOf(card) }],
  );
  return [...arrived, ...gone];
}
