/** What each card of the turn has done so far, and how far everybody has moved, as events tell it. */
import type { Facts, GameEvent, Kind } from "../events";
import type { View } from "../view";

export interface Outcome {
  seat: number;
  life: number; // gained, or lost if negative
  ranks: number; // risen, or fallen if negative
  treasures: number;
}

export interface Done {
  turn: string; // to which it belongs
  card: number | null; // that was last told to resolve
  of: ReadonlyMap<number, Outcome[]>; // by card
  moved: ReadonlyMap<number, number>; // ranks, by seat
}

type Part = Partial<Outcome> & { seat: number };
type Tells<Told> = (facts: Told, before: View) => Part[];

const isTreasure = ({ players }: View, seat: number, card: number) => players[seat]?.treasures.some((each) => each.card === card) === true;
const lost = (seat: number, card: number, before: View): Part[] => (isTreasure(before, seat, card) ? [{ seat, treasures: -1 }] : []);

const DOES: { readonly [Each in Kind]?: Tells<Facts[Each]> } = {
  damage: ({ seat, before, after }) => [{ seat, life: after - before }],
  heal: ({ seat, n }) => [{ seat, life: n }],
  treasure: ({ seat }) => [{ seat, treasures: 1 }],
  steal: ({ seat, target }) => [{ seat, treasures: 1 }, { seat: target, treasures: -1 }],
  destroy: ({ target, card }, before) => lost(target, card, before),
  spend: ({ seat, card }, before) => lost(seat, card, before),
  use: ({ seat, card }, before) => lost(seat, card, before),
  status: ({ seat, before: from, after, pushed }, { players }) => [{ seat, ranks: after - from }, ...pushed.map(([other, to]) => ({ seat: other, ranks: to - (players[other]?.rank ?? to) }))],
};

export function doneAfter(before: View, sight: View, event: GameEvent | null): Done {
  const turn = `${sight.game}.${sight.round}.${sight.step}.${sight.active}`;
  const known = before.done?.turn === turn ? before.done : { turn, card: null, of: new Map<number, Outcome[]>(), moved: new Map<number, number>() };
  const card = event?.kind === "resolve" ? event.facts.card : (known.card ?? sight.resolution?.now ?? null);
  const does: Record<string, Tells<any> | undefined> = DOES;
  const parts = (event && does[event.kind]?.(event.facts, before)) ?? [];
  const moved = new Map(known.moved);
  for (const { seat, ranks = 0 } of parts) if (ranks !== 0) moved.set(seat, (moved.get(seat) ?? 0) + ranks);
  const of = card === null || parts.length === 0 || !sight.resolution ? known.of : new Map(known.of).set(card, merged(known.of.get(card) ?? [], parts));
  return { turn, card, of, moved };
}

function merged(known: Outcome[], added: Part[]): Outcome[] {
  const bySeat = new Map(known.map((each) => [each.seat, each]));
  for (const { seat, life = 0, ranks = 0, treasures = 0 } of added) {
    const old = bySeat.get(seat) ?? { life: 0, ranks: 0, treasures: 0 };
    bySeat.set(seat, { seat, life: old.life + life, ranks: old.ranks + ranks, treasures: old.treasures + treasures });
  }
  return [...bySeat.values()].filter((each) => each.life || each.ranks || each.treasures);
}
