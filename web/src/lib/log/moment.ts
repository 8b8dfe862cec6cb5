/** An earlier moment of a game: the table as one event of a choice left it. */
import type { Telling } from "../table/session.svelte";
import type { EventInfo, ReplayStep } from "../wire";

export interface Moment {
  seq: number;
  event: EventInfo; // of the log: the line that was clicked
  view: unknown;
  status: ReplayStep["status"];
  touches: string[]; // things of what is shown
  whole: boolean; // the table after all of the choice, though the event is not its last
}

/** The steps before and of the event's choice, and the log in which it stands. */
export function momentOf(event: EventInfo, steps: ReplayStep[], log: readonly EventInfo[], telling: Telling | null): Moment | null {
  const step = steps.find((each) => each.seq === event.seq);
  if (!step) return null;
  const before = steps.find((each) => each.seq === event.seq - 1);
  const place = placeIn(step, event, log);
  const { seq, status, view } = step;
  if (place < 0 || place === step.events.length - 1) return { seq, event, view, status, touches: event.touches, whole: false };
  if (!telling || !before) return { seq, event, view, status, touches: step.events.flatMap((each) => each.touches), whole: true };
  const told = step.events.slice(0, place + 1).reduce<unknown>((so_far, each) => telling.tell(so_far, each), before.view);
  return { seq, event, view: told, status: before.status, touches: event.touches, whole: false };
}

/** Where the event stands in its step; the same sentence may come more than once. */
function placeIn(step: ReplayStep, event: EventInfo, log: readonly EventInfo[]): number {
  const isSame = (each: EventInfo) => each.seq === event.seq && each.kind === event.kind && each.text === event.text;
  const nth = log.slice(0, log.indexOf(event)).filter(isSame).length;
  const places = step.events.flatMap((each, place) => (isSame(each) ? [place] : []));
  return places[Math.min(nth, places.length - 1)] ?? -1;
}
