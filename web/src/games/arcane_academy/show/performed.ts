/** Which actions of a cast have been performed, as far as the views and what was told in between say. */
import type { GameEvent } from "../events";
import type { Action, View } from "../view";

export interface Performed {
  space: number;
  group: number;
  action: Action;
}

/** The action that a question of this kind belongs to. */
const ASKED: Record<string, Action> = {
  complete_assignment: "complete",
  use_item: "use",
  add_tile: "add",
  chaos_magic: "chaos",
};

const TOLD: Partial<Record<GameEvent["kind"], Action>> = { complete: "complete", take_tile: "add" };

/** What is known after an event; `asked` is the kind of the open question, if it is ours. */
export function remember(known: Performed[], before: View | null, after: View, event: GameEvent | null, asked: string): Performed[] {
  const running = after.activated !== null || after.acting.length > 0;
  if (!running || before === null || before.active !== after.active || before.turn !== after.turn) return [];
  const kept = known.filter(({ space, group }) => {
    const acting = after.acting.find((each) => each.space === space);
    return acting === undefined || acting.done.includes(group);
  });
  const spaces = after.players[after.active]?.spaces ?? [];
  const happened = ASKED[asked] ?? actionOf(event);
  for (const { space, done } of before.acting) {
    const groups = spaces[space]?.tile?.actions ?? [];
    const now = after.acting.find((each) => each.space === space);
    groups.forEach((group, index) => {
      if (done.includes(index) || kept.some((each) => each.space === space && each.group === index)) return;
      // A tile that still acts says which groups are done; one that has just finished does not.
      if (now ? !now.done.includes(index) : happened === null || !group.includes(happened)) return;
      const action = group.length === 1 ? group[0] : happened !== null && group.includes(happened) ? happened : undefined;
      const twice = !now && kept.some((each) => each.space === space && each.action === action && !done.includes(each.group));
      if (action && !twice) kept.push({ space, group: index, action });
    });
  }
  return kept;
}

/** The action that an event comes from. */
function actionOf(event: GameEvent | null): Action | null {
  if (event?.kind === "gain") return event.facts.res === 0 ? "will" : "shard";
  return (event && TOLD[event.kind]) ?? null;
}
