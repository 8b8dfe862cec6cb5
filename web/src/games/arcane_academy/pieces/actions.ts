/** Pictures and colours of the six tile actions, and how a tile is said. */
import { say } from "../text";
import type { Action, TileView } from "../view";

export const ACTIONS: readonly Action[] = ["will", "shard", "complete", "use", "add", "chaos"];

/** The modes of Chaos Magic, in the order of its ring. */
export const CHAOS_MODES: readonly Action[] = ["will", "shard", "complete", "use", "add"];

const ICONS: Record<Action, string> = {
  will: "brain",
  shard: "rupee",
  complete: "scroll-unfurled",
  use: "fairy-wand",
  add: "jigsaw-piece",
  chaos: "vortex",
};

export function actionIcon(action: Action): string {
  return ICONS[action];
}

export function actionColour(action: Action): string {
  return `var(--aa-${action})`;
}

/** «Add Tile + Gain Will / Collect Shard» */
export function tileName(tile: Pick<TileView, "actions">): string {
  return tile.actions.map((group) => group.map((action) => say(`action.${action}`)).join(" / ")).join(" + ");
}

/** The same in few letters: «Tile + Will / Shard», «3 Will». */
export function shortTileName(tile: TileView): string {
  const groups = tile.actions.map((group) => group.map((action) => say(`action.${action}.short`)).join(" / "));
  const counted = [...new Set(groups)].map((name) => {
    const count = groups.filter((each) => each === name).length;
    return count > 1 ? `${count} ${name}` : name;
  });
  return counted.join(" + ");
}

/** Whether the tile is one of the printed corners. */
export function isCorner(tile: TileView): boolean {
  return tile.face.startsWith("K");
}
