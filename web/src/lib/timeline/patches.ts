/**
 * What changed in a tree of plain values, as the server writes it (`spellhall/engine/patches.py`):
 *
 *     []               the value is gone
 *     [value]          the value is this now
 *     {key: patch, …}  in an object or a list, these parts changed; the rest is as before
 *
 * Keys of a list are its indices in order, and "length" is its new length if it became shorter.
 */
import { shared } from "./sharing";

export type Patch = unknown[] | { [key: string]: Patch };

type Parts = Record<string, unknown>;

/** The tree that a patch leads to; what did not change is the same object as before. */
export function patched(before: unknown, patch: unknown): unknown {
  return patch === null ? before : shared(before, applied(before, patch as Patch));
}

function applied(before: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  const after = (Array.isArray(before) ? [...before] : { ...(before as Parts) }) as Parts;
  if (Array.isArray(after) && Array.isArray(patch.length)) after.length = patch.length[0] as number;
  for (const [key, part] of Object.entries(patch)) {
    if (Array.isArray(after) && key === "length") continue;
    if (Array.isArray(part) && part.length === 0) delete after[key];
    else after[key] = applied(after[key], part);
  }
  return after;
}
