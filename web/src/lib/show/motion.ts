/** Movement on boards, which honours the wish for less of it. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, scale } from "svelte/transition";

import { settings } from "../page/settings.svelte";

/** Milliseconds of a movement: none when a person wishes for less motion. */
export function span(ms: number): number {
  return settings.motion === "full" ? ms : 0;
}

/**
 * Things that go from one place to another: `out:flyAway={{ key: id }}` where a thing was and
 * `in:flyIn={{ key: id }}` where it is drawn after the update.
 */
export const [flyAway, flyIn] = crossfade({
  duration: (distance) => span(Math.min(700, 180 + distance * 0.9)),
  easing: cubicOut,
  fallback: (node) => scale(node, { duration: span(220), start: 0.7, easing: cubicOut }),
});

/** Options for `animate:flip`: neighbours that close up or make room. */
export const closeUp = { duration: (distance: number) => span(Math.min(500, 120 + distance)), easing: cubicOut };

/** A plain appearance. */
export function appear(node: Element, { ms = 180 }: { ms?: number } = {}) {
  return fade(node, { duration: span(ms) });
}
