/** What each card of the turn has done so far: read off the views before and after. */
import type { View } from "../view";

export interface Outcome {
  seat: number;
  life: number; // gained, or lost if negative
  ranks: number; // risen, or fallen if negative
  treasures: number;
}

export interface Outcomes {
  turn: string; // which turn they belong to
  of: ReadonlyMap<number, Outcome[]>; // by card
}

export const NO_OUTCOMES: Outcomes = { turn: "", of: new Map() };

function turnOf(view: View): string {
  return view.resolution ? `${view.game}.${view.round}.${view.resolution.seat}` : "";
}

export function remember(known: Outcomes, before: View | null, after: View): Outcomes {
  const turn = turnOf(after);
  if (turn === "" || before === null) return NO_OUTCOMES;
  const of = new Map(turn === known.turn ? known.of : []);
  const card = before.resolution?.now ?? after.resolution?.now ?? null;
  if (card !== null && turnOf(before) === turn) {
    const added = differences(before, after);
    if (added.length > 0) of.set(card, merged(of.get(card) ?? [], added));
  }
  return { turn, of };
}

function differences(before: View, after: View): Outcome[] {
  return after.players.flatMap((player) => {
    const was = before.players[player.seat];
    if (!was) return [];
    const ranks = player.rank !== null && was.rank !== null ? player.rank - was.rank : 0;
    const found = { seat: player.seat, life: player.hp - was.hp, ranks, treasures: player.treasures.length - was.treasures.length };
    return found.life || found.ranks || found.treasures ? [found] : [];
  });
}

function merged(known: Outcome[], added: Outcome[]): Outcome[] {
  const bySeat = new Map(known.map((each) => [each.seat, each]));
  for (const each of added) {
    const old = bySeat.get(each.seat);
    bySeat.set(each.seat, old ? { seat: each.seat, life: old.life + each.life, ranks: old.ranks + each.ranks, treasures: old.treasures + each.treasures } : each);
  }
  return [...bySeat.values()].filter((each) => each.life || each.ranks || each.treasures);
}
