/** A plan as the way that it walks: from room to room, what each step spends, what a stop would cost. */
import type { Way } from "../../../lib/plan/way";
import { verdict } from "../look/stay";
import { say } from "../text";
import { roomOf, type RoomView, type View, wizardOf } from "../view";

/** One step of a plan that leads into another room. */
export interface Leg {
  from: RoomView;
  to: RoomView; // as it is then
  spent: number; // actions
  left: number; // after it
}

const actionsLeft = ({ advanced, actions: { any, move, room, magic } }: View) => (advanced ? move + room + magic : any);

/** The steps of a plan that lead into another room; of the others there is none. */
export function legs(before: View, trial: readonly View[], seat: number): Leg[] {
  return [before, ...trial].slice(0, -1).flatMap((now, at) => {
    const then = trial[at];
    const from = roomOf(now, wizardOf(now, seat).room);
    const to = then && roomOf(then, wizardOf(then, seat).room);
    if (!then || !from || !to || from.room === to.room) return [];
    return [{ from, to, spent: actionsLeft(now) - actionsLeft(then), left: actionsLeft(then) }];
  });
}

/** A plan that only walks, as it is told: what it costs, and what it would lose. */
export function way(before: View, trial: readonly View[], seat: number): Way | null {
  const walked = legs(before, trial, seat);
  const last = walked.at(-1);
  if (!last || walked.length < trial.length) return null;
  const spent = actionsLeft(before) - last.left;
  const name = last.to.name;
  const { mana } = last.to.stay;
  const safe = walked.slice(0, -1).findLastIndex(({ to }) => to.stay.mana === 0);
  const stop = walked[safe];
  return {
    title: say("way.to", { name }),
    line: say("way.costs", { spent, had: actionsLeft(before), verdict: verdict(last.to).text }),
    asks: mana > 0 ? say(mana >= before.mana ? "way.asks.last" : "way.asks", { name, mana, had: before.mana, left: last.left }) : "",
    go: say(mana > 0 ? "way.go.loses" : "way.go", { mana }),
    stop: mana > 0 && stop ? { steps: safe + 1, label: say("way.stop", { name: stop.to.name }), line: say("way.stop.line", { verdict: verdict(stop.to).text, left: stop.left }) } : null,
  };
}
