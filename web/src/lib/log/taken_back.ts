import type { EventInfo } from "../wire";

/** The numbers of the choices that were taken back, as the events tell it. */
export function takenBack(events: readonly EventInfo[]): Set<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  let seen = 0;
  for (const event of events) {
    for (; seen < event.seq; seen += 1) standing.push(seen + 1);
    if (event.kind !== "undo") continue;
    standing.pop(); // the undo has a number of its own
    const count = Number(event.facts[0] ?? 0);
    for (const seq of standing.splice(-count, count)) gone.add(seq);
  }
  return gone;
}
