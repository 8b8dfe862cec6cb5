/** What is on a game's table now: all that can be named, described, pointed at, lit, looked at and touched. */
import type { Place } from "../hear/places";

interface Named<What> {
  describe?: string; // what its drawing is called, where that is not its name
  what?: What; // what is seen of it closely
}

/** Something that stands or lies in a place. */
export interface Thing<What = unknown> extends Named<What> {
  id: string; // what choices call it
  at: string; // the place
  name: string; // as it is told among all that is there; "" where it goes without saying
}

/** A place of the board. */
export interface Spot<What = unknown> extends Named<What>, Omit<Place, "things" | "holds"> {
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
  for (const thing of things) inside.set(thing.at, [...(inside.get(thing.at) ?? []), thing]);
  return spots.map(({ facts, describe: _, what: __, ...spot }) => {
    const held = inside.get(spot.touch) ?? [];
    return { ...spot, things: held.map(({ id }) => id), holds: [...held.map(({ name }) => name).filter(Boolean), ...facts] };
  });
}

/** Everything by what choices call it. */
export function byId({ spots, things }: Things): ReadonlyMap<string, { name: string; what?: unknown }> {
  const named = (each: Named<unknown> & { name: string }) => ({ name: each.describe ?? each.name, what: each.what });
  return new Map([...spots.map((spot) => [spot.touch, named(spot)] as const), ...things.map((thing) => [thing.id, named(thing)] as const)]);
}
