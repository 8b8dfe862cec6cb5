/** Pictures and colours of the six tile actions, and how a tile is said. */
import { say } from "../text";
import type { Action, PlayerView, TileView, View } from "../view";

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

/** A space of a Slate with what lies on it and how that stands. */
export function spaceName({ active, activated }: View, { seat, spaces }: PlayerView, number: number): string {
  const { tile, tired, covered } = spaces[number] ?? { tile: null, tired: 0, covered: [] };
  const parts = [say("space.label", { number, actions: tile ? tileName(tile) : say("space.empty") })];
  if (tired > 0) parts.push(say("space.tired"));
  if (covered.length > 0) parts.push(say("space.stack", { count: covered.length + 1 }));
  if (active === seat && activated === number) parts.push(say("space.activated"));
  return parts.join(", ");
}

/** Whether the tile is one of the printed corners. */
export function isCorner(tile: TileView): boolean {
  return tile.face.startsWith("K");
}
