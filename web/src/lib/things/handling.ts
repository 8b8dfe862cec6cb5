/** Makes any element a thing of the registry: touched, and looked at closely. */
import type { Attachment } from "svelte/attachments";

import { getChoosing } from "../choose/choosing.svelte";
import { touching, type TouchLabel } from "../choose/touch.svelte";
import type { Looking } from "../closeup/looking.svelte";

/** Call while a component is set up; the result makes attachments, as those of `touching`. */
export function handling<What>(looking: Looking<What>): (id: string, label?: TouchLabel) => Attachment<HTMLElement | SVGElement> {
  const [choosing, touch] = [getChoosing(), touching()];
  const made = new Map<string, Attachment<HTMLElement | SVGElement>>();
  return (id, label) => {
    const key = `${id} ${label?.label ?? ""}`;
    const known = made.get(key);
    if (known) return known;
    const look = looking.look(() => choosing.thing(id)?.what as What);
    const attach: Attachment<HTMLElement | SVGElement> = (element) => {
      const parts = [touch(id, label)(element), look(element)];
      return () => parts.forEach((part) => part?.());
    };
    made.set(key, attach);
    return attach;
  };
}
