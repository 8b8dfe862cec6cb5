import type { EventInfo } from "../wire";

/** One line of the log: a sentence, and how often it was said in a row, or how many steps it was. */
export interface Line {
  event: EventInfo; // the last of them
  from: number; // seq of the first
  place: number; // of the first among the events
  times: number;
  walked: boolean; // each went on from where the one before ended, and the last is said
}

/** Sentences that repeat themselves become one line, and so do the steps of one walk; what was taken back stands apart. */
export function repeated(events: readonly EventInfo[], undone: ReadonlySet<number>): Line[] {
  const lines: Line[] = [];
  for (const [place, event] of events.entries()) {
    const last = lines.at(-1);
    const again =
      last?.event.seat === event.seat &&
      last.event.kind === event.kind &&
      (last.event.text === event.text ? !last.walked : goesOn(last.event, event) && (last.walked || last.times === 1)) &&
      !event.heading &&
      undone.has(last.event.seq) === undone.has(event.seq);
    if (last && again) Object.assign(last, { event, times: last.times + 1, walked: last.event.text !== event.text });
    else lines.push({ event, from: event.seq, place, times: 1, walked: false });
  }
  return lines;
}

/** A step of the same figure, for the same cause, from where the one before ended. */
function goesOn({ facts: before }: EventInfo, { kind, facts }: EventInfo): boolean {
  return kind === "step" && facts.cell !== undefined && before.there === facts.cell && before.figure === facts.figure && before.by === facts.by;
}
