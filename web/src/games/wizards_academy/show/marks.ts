/** What the show adds to what is seen: the disaster that strikes, and what it has done so far. */
import type { GameEvent } from "../events";
import type { View } from "../view";

/** The view while a disaster is acted out: a sentence for each of its steps. */
export interface Shown extends View {
  doom?: { name: string; icon: string; steps: string[] };
}

const MOST_STEPS = 7;

/** A disaster ends where something else begins, and where there is something to decide. */
export function marks(sight: View, before: Shown, event: GameEvent | null, last: boolean): Shown {
  const doom = last || !event ? undefined : doomOf(before, event);
  return doom ? { ...sight, doom } : sight;
}

function doomOf(before: Shown, event: GameEvent): Shown["doom"] {
  if (event.kind === "disaster") {
    const { card } = event.facts;
    const drawn = before.wizards.map((wizard) => wizard.card).find((each) => each?.card === card);
    return { name: drawn?.name ?? "", icon: drawn?.icon ?? "ringing-alarm", steps: [event.text] };
  }
  if (!before.doom || event.heading || event.kind === "draw") return undefined;
  return { ...before.doom, steps: [...before.doom.steps, event.text].slice(-MOST_STEPS) };
}
