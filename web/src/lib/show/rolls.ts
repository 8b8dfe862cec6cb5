/** How often things that know how to roll over were told to, while this page watched. */
import { SvelteMap } from "svelte/reactivity";

const counts = new SvelteMap<string, number>();

export function rollsOf(id: string): number {
  return counts.get(id) ?? 0;
}

export function rollOver(ids: readonly string[]): void {
  for (const id of ids) counts.set(id, rollsOf(id) + 1);
}
