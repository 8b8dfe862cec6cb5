/** What is said aloud of what happens: few sentences, and the question last. */
import { repeated } from "../log/repeated";
import { t } from "../text";
import { isReason } from "../together/telling";
import type { EventInfo, QuestionInfo } from "../wire";

const MOST = 6; // sentences that somebody hears at once

/** A show in a few sentences: all of it if it is short, else how much it was, what concerns me, and its end. */
export function inShort(events: readonly EventInfo[], mine: readonly string[] = [], most = MOST): string[] {
  const lines = repeated(events.filter((event) => !isReason(event)), new Set()).map(({ event, times, walked }) =>
    times > 1 ? t(walked ? "hear.steps" : "hear.times", { text: event.text, count: times }) : event.text,
  );
  if (lines.length <= most) return lines;
  const concerns = lines.map((line) => mine.some((name) => line.includes(name)));
  const kept = new Set([lines.length - 1]);
  for (const wanted of [true, false]) {
    for (let at = lines.length - 1; at >= 0 && kept.size < most - 1; at -= 1) if (concerns[at] === wanted) kept.add(at);
  }
  return [...lines.filter((_, at) => kept.has(at)), t("hear.more", { count: lines.length - kept.size })];
}

/** What I am asked, as it is said after what happened. */
export function asked({ prompt, why, options }: QuestionInfo): string {
  return [prompt, why, t("hear.choices", { count: options.length })].filter(Boolean).join(" ");
}
