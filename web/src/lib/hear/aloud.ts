/** What is said aloud of what happens: few sentences, and the question last. */
import { type Line, repeated } from "../log/repeated";
import { t } from "../text";
import { isReason } from "../together/telling";
import type { EventInfo, QuestionInfo } from "../wire";

const MOST = 6; // sentences that somebody hears at once
// What happens in every turn, and the small print of a deed.
const SMALL = new Set(["discard", "draw", "gain", "linked", "new_public", "new_tile", "pass", "reshuffle", "room_card", "shows"]);

/** A show in a few sentences: all of it if it is short, else how much it was, what concerns me, and its end. */
export function inShort(events: readonly EventInfo[], mine: readonly string[] = [], most = MOST): string[] {
  const lines = linesOf(events).map(worded);
  if (lines.length <= most) return lines;
  const concerns = lines.map((line) => mine.some((name) => line.includes(name)));
  const kept = new Set([lines.length - 1]);
  for (const wanted of [true, false]) {
    for (let at = lines.length - 1; at >= 0 && kept.size < most - 1; at -= 1) if (concerns[at] === wanted) kept.add(at);
  }
  return [...lines.filter((_, at) => kept.has(at)), t("hear.more", { count: lines.length - kept.size })];
}

/** What happened while nobody looked: what weighs or concerns me, else what was done last; no headings. */
export function missed(events: readonly EventInfo[], mine: readonly string[], most: number, weighs: (event: EventInfo) => boolean): string[] {
  const lines = linesOf(events);
  const rank = ({ event }: Line) => {
    if (event.heading) return 0;
    if (weighs(event)) return 4;
    if (SMALL.has(event.kind)) return 1;
    return mine.some((name) => event.text.includes(name)) ? 3 : 2;
  };
  const told = lines.filter((line) => rank(line) > 0);
  if (told.length <= most) return told.map(worded);
  const kept = new Set([...told].reverse().sort((one, other) => rank(other) - rank(one)).slice(0, most - 1));
  return [...told.filter((line) => kept.has(line)).map(worded), t("hear.more", { count: lines.length - kept.size })];
}

const linesOf = (events: readonly EventInfo[]) => repeated(events.filter((event) => !isReason(event)), new Set());

const worded = ({ event, times, walked }: Line) => (times > 1 ? t(walked ? "hear.steps" : "hear.times", { text: event.text, count: times }) : event.text);

/** What I am asked, as it is said after what happened. */
export function asked({ prompt, why, options }: QuestionInfo): string {
  return [prompt, why, t("hear.choices", { count: options.length })].filter(Boolean).join(" ");
}
