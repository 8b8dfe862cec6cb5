/** What the lamp says: what, why, and what the next best would lead to; then the chances. */
import { t } from "../text";
import type { Hint } from "../wire";

/** The sentences before the figures. */
export function hinted(hint: Hint): string[] {
  const said = [t("hint.says", { label: hint.label }), hint.why];
  if (hint.second) said.push(t("hint.second", { label: hint.second_label, worth: hint.worth, other: hint.second_worth }));
  if (hint.second_leads) said.push(t("hint.second_leads", { text: hint.second_leads }));
  return said.filter((each) => each !== "");
}

/** What the figures are called: each seat has one, or all together. */
export function chancesAre(hint: Hint): string {
  return t(hint.chances.length === 1 ? "hint.chance_of_all" : "hint.chances");
}
