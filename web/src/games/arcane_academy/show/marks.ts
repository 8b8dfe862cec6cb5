/** What the show adds to what is seen while a cast lasts: the tile that acts, and which actions were performed. */
import type { Facts, GameEvent, Kind } from "../events";
import type { Action, ActingView, Performed, View } from "../view";

/** The action of a tile that an event comes from. */
const PERFORMS: { readonly [Each in Kind]?: (facts: Facts[Each]) => Action } = {
  gain: ({ res }) => (res === 0 ? "will" : "shard"),
  complete: () => "complete",
  take_tile: () => "add",
  use_item: () => "use",
};

export function marks(sight: View, before: View, event: GameEvent | null): View {
  const begins = event?.kind === "cast";
  const runs = sight.activated !== null || sight.acting.length > 0;
  const told = event && "space" in event.facts && (begins || event.kind === "linked" || event.kind === "echo") ? event.facts.space : before.acts;
  const acts = event?.kind === "turn" ? undefined : told;
  const performed = runs && !begins ? after(before, sight, actionOf(event)) : [];
  return { ...sight, ...(acts === undefined ? {} : { acts }), ...(performed.length > 0 ? { performed } : {}) };
}

/** What is known of a cast: a tile that still acts says itself which groups are done, one that has just finished does not. */
function after({ performed = [], acting: acted }: View, { acting, active, players }: View, happened: Action | null): Performed[] {
  const now = (tile: { space: number }) => acting.find((each) => each.space === tile.space);
  const kept = performed.filter((each) => now(each)?.done.includes(each.group) ?? true);
  const groupsOf = (tile: ActingView) => players[active]?.spaces[tile.space]?.tile?.actions ?? [];
  const isKnown = ({ space }: ActingView, group: number) => kept.some((each) => each.space === space && each.group === group);
  for (const tile of acting) {
    for (const group of tile.done) {
      const actions = groupsOf(tile)[group] ?? [];
      const action = actions.length === 1 ? actions[0] : actions.find((each) => each === happened);
      if (action && !isKnown(tile, group)) kept.push({ space: tile.space, group, action });
    }
  }
  const finished = happened && acted.findLast((tile) => !now(tile));
  if (!finished) return kept;
  const asked: readonly Action[] = [happened, "chaos"]; // which stands for any other
  const group = groupsOf(finished).findIndex((actions, each) => actions.some((action) => asked.includes(action)) && !finished.done.includes(each) && !isKnown(finished, each));
  const action = groupsOf(finished)[group]?.find((each) => asked.includes(each));
  return action ? [...kept, { space: finished.space, group, action }] : kept;
}

function actionOf(event: GameEvent | null): Action | null {
  const performs: Record<string, ((facts: any) => Action) | undefined> = PERFORMS;
  return (event && performs[event.kind]?.(event.facts)) ?? null;
}
