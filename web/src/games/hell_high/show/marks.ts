/** What the show adds to what is seen: the event itself, and single dice thrown for the card that resolves. */
import type { Beat, Throw, View } from "../view";

/** After the last event of a choice only the dice stay, as long as a Spell resolves. */
export function marks(sight: View, before: View, { kind, facts }: Beat, last: boolean): View {
  const thrown = thrownAfter(before.thrown ?? [], kind, facts);
  if (!last) return { ...sight, beat: { kind, facts }, thrown };
  return sight.resolution && thrown.length > 0 ? { ...sight, thrown } : sight;
}

function thrownAfter(thrown: Throw[], kind: string, facts: unknown[]): Throw[] {
  if (kind === "turn" || kind === "resolve") return [];
  if (kind !== "die") return thrown;
  const [seat, , value] = facts as [number, number, number];
  return [...thrown, { seat, value }];
}
