/** What is on a game's table now: all that can be named, described, pointed at, lit, looked at and touched. */
import type { Place } from "../hear/places";
import { t } from "../text";

interface Named<What> {
  name: string; // as it is told among all that is there; "" where it goes without saying
  describe?: string; // what its drawing is called, where that is not its name
  what?: What; // what is seen of it closely
}

/** Something that stands or lies in a place of the board, or beside it: in a hand, on a mat, in a pile. */
export interface Thing<What = unknown> extends Named<What> {
  id: string; // what choices call it
  at?: string; // the place of the board
}

/** A place of the board. */
export interface Spot<What = unknown> extends Named<What>, Omit<Place, "name" | "things" | "holds"> {
  facts: string[]; // told after the things in it
}

export interface Things<What = unknown> {
  spots: Spot<What>[];
  things: Thing<What>[];
}

export const NOTHING: Things = { spots: [], things: [] };

/** The board as places, each with the things in it. */
export function placesOf({ spots, things }: Things): Place[] {
  const inside = new Map<string, Thing[]>();
  for (const thing of things) if (thing.at !== undefined) inside.set(thing.at, [...(inside.get(thing.at) ?? []), thing]);
  return spots.map(({ facts, describe: _, what: __, ...spot }) => {
    const held = inside.get(spot.touch) ?? [];
    return { ...spot, things: held.map(({ id }) => id), holds: [...severally(held.map(({ name }) => name).filter(Boolean)), ...facts] };
  });
}

/** Things of one name together: "3 × Imp". */
export function severally(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length;
    return count > 1 ? t("near.several", { count, name }) : name;
  });
}

/** What is known of a thing or a place by what choices call it. */
export interface Known {
  name: string; // of its drawing
  what?: unknown; // what is seen of it closely
  told: boolean; // by the places of the board, so that its drawing need not be heard
}

/** Everything by what choices call it; of what is drawn in two places, what is named first holds. */
export function byId({ spots, things }: Things): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>();
  const know = (id: string, { name, describe = name, what }: Named<unknown>, told: boolean) => {
    if (!found.has(id)) found.set(id, { name: describe, what, told });
  };
  for (const spot of spots) know(spot.touch, spot, true);
  for (const thing of things) know(thing.id, thing, thing.at !== undefined);
  return found;
}
