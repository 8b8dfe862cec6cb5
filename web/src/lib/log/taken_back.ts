import type { Facts } from "../timeline/events";
import type { EventInfo } from "../wire";

/** The numbers of the choices that were taken back, as the events tell it. */
export function takenBack(events: readonly EventInfo[]): Set<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  let seen = 0;
  for (const event of events) {
    for (; seen < event.seq; seen += 1) standing.push(seen + 1);
    const undo = undoOf(event);
    if (!undo) continue;
    standing.pop(); // the undo has a number of its own
    for (const seq of standing.splice(-undo.count, undo.count)) gone.add(seq);
  }
  return gone;
}

function undoOf({ kind, facts }: EventInfo): Facts["undo"] | null {
  return kind === "undo" ? (facts as Facts["undo"]) : null;
}
