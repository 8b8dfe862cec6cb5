import type { EventInfo } from "../wire";

/** One line of the log: a sentence, and how often it was said in a row. */
export interface Line {
  event: EventInfo; // the last of them
  from: number; // seq of the first
  place: number; // of the first among the events
  times: number;
}

/** Sentences that repeat themselves become one line; what was taken back is not counted with what stands. */
export function repeated(events: readonly EventInfo[], undone: ReadonlySet<number>): Line[] {
  const lines: Line[] = [];
  for (const [place, event] of events.entries()) {
    const last = lines.at(-1);
    const again =
      last?.event.text === event.text &&
      last.event.seat === event.seat &&
      last.event.kind === event.kind &&
      !event.heading &&
      undone.has(last.event.seq) === undone.has(event.seq);
    if (last && again) Object.assign(last, { event, times: last.times + 1 });
    else lines.push({ event, from: event.seq, place, times: 1 });
  }
  return lines;
}
