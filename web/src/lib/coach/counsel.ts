/** What the coach says against a choice, as sentences. */
import { t } from "../text";
import type { NoteInfo, Opinion } from "../wire";

export function counselOf({ better_label, why, worth, better_worth }: Opinion): string {
  const chances = { worth, better: better_worth };
  return [t("coach.rather", { label: better_label }), why, t("coach.worth", chances)].filter(Boolean).join(" ");
}

/** A note as it is heard. */
export function aloud({ title, words, rule }: NoteInfo): string {
  return t("coach.aloud", { title, words: words.replaceAll("*", ""), rule });
}
