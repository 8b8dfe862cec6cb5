/** What was said at a table, in words. */
import { t } from "../text";
import type { Said } from "../wire";

export const REACTIONS = ["well_played", "ouch", "thinking", "laugh", "thanks", "luck"] as const;

/** Said by somebody, not told of somebody. */
export function isSpoken(line: Said): boolean {
  return line.kind === "said" || line.kind === "reaction";
}

/** What a line says, without who says it. */
export function wordsOf(line: Said): string {
  if (line.kind === "said") return line.text;
  if (line.kind !== "reaction") return t(`talk.${line.kind}`, { name: line.name });
  const known = REACTIONS.find((each) => each === line.text);
  return known ? t(`talk.reaction.${known}`) : "";
}
