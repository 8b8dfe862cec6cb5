/** What sights rest on: the scene of a match, and the catalogue of what is printed in its box. */
import { api } from "../net/api";

export interface Ground {
  scene: unknown;
  catalogue: unknown; // null: the sights say it all
}

/** A sight with all that it rests on, as a game's screen draws it. */
export type Hydrate = (sight: any, scene: any, catalogue: any) => unknown;

const printed = new Map<string, Promise<unknown>>(); // by hash

/** The ground of a table; what is printed is asked for once and then kept by the browser. */
export async function groundOf({ scene, catalogue }: { scene: unknown; catalogue: string }): Promise<Ground> {
  return { scene, catalogue: catalogue === "" ? null : await catalogueOf(catalogue) };
}

function catalogueOf(hash: string): Promise<unknown> {
  const known = printed.get(hash);
  if (known) return known;
  const asked = api.catalogue(hash);
  printed.set(hash, asked);
  asked.catch(() => printed.delete(hash)); // it can be asked for again
  return asked;
}
