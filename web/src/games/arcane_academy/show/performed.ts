/** Which actions of a cast have been performed, as far as two views in a row tell. */
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

/** What is known after the view has changed; `asked` is the kind of the open question, if it is ours. */
export function remember(known: Performed[], before: View | null, after: View, asked: string): Performed[] {
  const running = after.activated !== null || after.acting.length > 0;
  if (!running || before === null || before.active !== after.active || before.turn !== after.turn) return [];
  const kept = known.filter(({ space, group }) => {
    const acting = after.acting.find((each) => each.space === space);
    return acting === undefined || acting.done.includes(group);
  });
  const spaces = after.players[after.active]?.spaces ?? [];
  const happened = whatHappened(before, after, asked);
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

/** The action that explains how the table changed for the active player. */
function whatHappened(before: View, after: View, asked: string): Action | null {
  const was = before.players[before.active];
  const is = after.players[before.active];
  if (asked in ASKED) return ASKED[asked] ?? null;
  if (!was || !is) return null;
  if (is.completed > was.completed || after.aside.length > before.aside.length) return "complete";
  if (after.pending.length > before.pending.length) return "add";
  if (is.will > was.will) return "will";
  if (is.shards > was.shards) return "shard";
  return null;
}
