/** What a forecast means to somebody who is about to choose. */
import type { ConsequenceInfo, Foretold } from "../wire";

/** Something that is lost for good: the game, the last of something, or what surely goes. */
function isCost({ kind, certain, good }: ConsequenceInfo): boolean {
  return good < 0 && (certain || kind === "loses" || kind === "gone");
}

/**
 * Whether one click may do it: it costs nothing and can be taken back. An answer that names no
 * thing (pass, keep) need only cost nothing, unless it ends a turn and chance goes on from there.
 */
export function isFree(told: Foretold, namesNothing: boolean): boolean {
  if (told.consequences.some(isCost)) return false;
  if (told.may_undo) return true;
  const endsTurn = told.consequences.some(({ kind }) => kind === "ends_turn");
  return namesNothing && !(endsTurn && told.stops.kind === "chance");
}

/** Whether it may lose the game, or the last of something that one cannot do without. */
export function isPerilous(told: Foretold | null): boolean {
  return told?.consequences.some(({ kind, good }) => (kind === "loses" || kind === "gone") && good < 0) ?? false;
}

/** What is worth saying beside what the option itself says that it loses. */
export function worthSaying(told: Foretold | null, loses: string): ConsequenceInfo[] {
  const said = loses ? new Set(["card", "no_undo"]) : new Set<string>();
  const isSaid = (text: string) => loses.toLowerCase().includes(text.toLowerCase().replace(/\.$/, ""));
  return (told?.consequences ?? []).filter(({ kind, text }) => !said.has(kind) && !isSaid(text));
}
