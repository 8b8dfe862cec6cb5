import { isReason } from "../together/telling";
import type { EventInfo } from "../wire";
import type { Line } from "./repeated";

/** A line of the log and what followed from it, which can be folded in. */
export interface Fold {
  line: Line;
  parts: Line[];
}

const FEWEST = 2; // parts that are worth folding

/**
 * What came of one choice is one sentence with its parts. Headings, reasons and what weighs stand by
 * themselves, and so does what came of the last choice, as long as it is the news.
 */
export function folded(lines: readonly Line[], weighs: (event: EventInfo) => boolean): Fold[] {
  const newest = lines.at(-1)?.event.seq;
  const folds: Fold[] = [];
  let head: Fold | null = null; // what the next lines may follow from
  for (const line of lines) {
    const { event, from } = line;
    const alone = event.heading || isReason(event) || event.seq === newest;
    const follows: boolean = !alone && head?.line.event.seq === event.seq && from === event.seq;
    if (follows && !weighs(event)) {
      head?.parts.push(line);
      continue;
    }
    const fold: Fold = { line, parts: [] };
    folds.push(fold);
    head = alone ? null : fold;
  }
  return folds.flatMap((fold) => (fold.parts.length >= FEWEST ? [fold] : [fold.line, ...fold.parts].map((line) => ({ line, parts: [] }))));
}
