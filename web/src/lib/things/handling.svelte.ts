/** Makes any element a drawing of a thing of the registry: named, lit, touched, pointed at, and looked at closely. */
import type { Attachment } from "svelte/attachments";

import { getChoosing } from "../choose/choosing.svelte";
import { touching, type Touch } from "../choose/touch.svelte";
import { looking, type Wishes } from "../closeup/looking.svelte";

/** How one drawing of a thing is handled; what the thing is, the registry knows. */
export interface Handling extends Omit<Touch, "label">, Wishes {
  looks?: boolean; // false: nothing is seen closely here
}

/**
 * Call while a component is set up; the result makes attachments:
 *
 *     const thing = handling();
 *     <g {@attach thing(`tile:${n}`)}> … </g>
 */
export function handling(): (id: string, how?: Handling) => Attachment<HTMLElement | SVGElement> {
  const [choosing, touch] = [getChoosing(), touching()];
  const made = new Map<string, Attachment<HTMLElement | SVGElement>>();
  // The same drawing gets the same attachment: an element is not attached anew because its view is.
  return (id, { looks = true, hover, always, ...how } = {}) => {
    const key = JSON.stringify([id, looks, hover, always, how]);
    const known = made.get(key);
    if (known) return known;
    const [touched, seen] = [touch(id, how), looking.look(() => choosing.thing(id)?.what, { hover, always })];
    const attach: Attachment<HTMLElement | SVGElement> = (element) => {
      const hasMore = $derived(looks && choosing.thing(id)?.what !== undefined);
      $effect(() => (hasMore ? (seen(element) ?? undefined) : undefined));
      return touched(element);
    };
    made.set(key, attach);
    return attach;
  };
}
