/** Pictures of game-icons, one sprite for the house and one for each game. */
import { getContext, setContext } from "svelte";
import { sprites } from "virtual:game-icons";

const HOUSE = "house";
const UNKNOWN = "spell-book"; // drawn for a picture that no sprite holds, as a host's own pack may name
const CONTEXT = Symbol("icon set");

const held = new Map(Object.entries(sprites).map(([set, { names }]) => [set, new Set(names.split(" "))]));

/** From here down, pictures are looked for in this game's sprite first. */
export function useIconsOf(game: () => string): void {
  setContext(CONTEXT, game);
}

export function iconSet(): () => string {
  return getContext<(() => string) | undefined>(CONTEXT) ?? (() => HOUSE);
}

/** Where to find a picture, for `<use href>`. */
export function iconHref(name: string, set: string): string {
  for (const each of [set, HOUSE]) {
    if (held.get(each)?.has(name)) return `${sprites[each]?.url}#${name}`;
  }
  return `${sprites[HOUSE]?.url}#${UNKNOWN}`;
}
