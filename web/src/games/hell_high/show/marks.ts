/** What the show adds to what is seen: the event itself, dice thrown for the card that resolves, what cards have done. */
import type { GameEvent } from "../events";
import type { Throw, View } from "../view";
import { doneAfter } from "./done";

/** The event is called out as long as others follow; the rest stays as long as the Spell resolves. */
export function marks(sight: View, before: View, event: GameEvent | null, last: boolean): View {
  const shown = { ...sight, ...(event && !last ? { beat: event } : {}), done: doneAfter(before, sight, event) };
  return sight.resolution ? { ...shown, thrown: thrownAfter(before.thrown ?? [], event) } : shown;
}

function thrownAfter(thrown: Throw[], event: GameEvent | null): Throw[] {
  if (event?.kind === "turn" || event?.kind === "resolve") return [];
  if (event?.kind !== "die") return thrown;
  const { seat, number } = event.facts;
  return [...thrown, { seat, value: number }];
}
