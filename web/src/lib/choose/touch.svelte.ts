/** Makes any element of a screen a thing that can be touched. */
import type { Attachment } from "svelte/attachments";

import { t } from "../text";
import { type Choosing, getChoosing } from "./choosing.svelte";

const CONTROLS = "button, a[href], input, [tabindex]";

export interface Touch {
  label?: string; // for screen readers; when absent the name of the thing for a drawing, else the element's own text
  named?: boolean; // an element without words of its own, which is called as the thing is, like a drawing
  quiet?: boolean; // one of many: why it is refused is told to the pointer, without a stop of the Tab key
  also?: string; // by which events call it, where choices call it otherwise
  reads?: boolean; // too small to be read on a phone: the first tap selects it, so that it is shown whole
}

/**
 * Call while a component is set up; the result makes attachments:
 *
 *     const touch = touching();
 *     <g {@attach touch(`tile-${n}`, { label })}> … </g>
 *
 * The element gets `data-light` ("one", "many", "picked", "refused" or absent), `data-now` while an
 * event touches it, `data-pointed` while an option that touches it is looked at, `data-lifted`
 * while a costly option that touches it is selected and waits to be confirmed; it reacts to
 * click, tap, Enter and Space, and can be focused while there is something to do or to explain.
 * While somebody points (`choosing.pointing`) every thing can be focused, and a click points at it.
 */
export function touching(): (id: string, how?: Touch) => Attachment<HTMLElement | SVGElement> {
  const choosing = getChoosing();
  const made = new Map<string, Attachment<HTMLElement | SVGElement>>();
  // The same thing gets the same attachment: an element is not attached anew because its view is.
  return (id, { label = "", named = false, quiet = false, reads = false, also = id } = {}) => {
    const how = { label, named, quiet, reads, also };
    const key = JSON.stringify([id, how]);
    const attach = made.get(key) ?? attachment(choosing, id, how);
    made.set(key, attach);
    return attach;
  };
}

function attachment(choosing: Choosing, id: string, { label, named, quiet, reads, also }: Required<Touch>): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const isControl = element.matches("button, a, input");
    element.dataset.touch = id;
    const undraw = choosing.draw(id, element);

    const isDrawing = element instanceof SVGElement;
    const own = element.getAttribute("role"); // of what knows better
    // A picture has nothing to read inside; a card, a slot, and a drawing of other things have.
    const unlit = () => own ?? (isDrawing && !element.querySelector(`[data-touch], ${CONTROLS}`) ? "img" : "group");
    const known = $derived(isDrawing || named ? choosing.thing(id)?.name : undefined);
    const name = $derived(label || (known ?? ""));
    const told = $derived(isDrawing && choosing.thing(id)?.told === true); // by the grid of the board
    $effect(() => {
      const light = choosing.light(id);
      if (name) mark(element, "aria-label", name);
      mark(element, "data-light", light);
      if (!isControl) {
        const active = light !== "" || choosing.pointing;
        mark(element, "role", !active ? (name ? unlit() : (own ?? "")) : element.querySelector(CONTROLS) ? "group" : "button"); // buttons hold no buttons
        const hidden = told && !choosing.pointing;
        mark(element, "aria-hidden", hidden ? "true" : "");
        mark(element, "tabindex", !active ? "" : hidden || (quiet && light === "refused") ? "-1" : "0");
      }
      const lifted = choosing.isLifted(id);
      mark(element, "data-lifted", lifted ? "yes" : "");
      mark(element, "aria-pressed", light === "picked" || lifted ? "true" : "");
      mark(element, "aria-description", describe(light));
    });
    $effect(() => mark(element, "data-now", choosing.isHappening(id) || choosing.isHappening(also) ? "yes" : ""));
    $effect(() => mark(element, "data-pointed", choosing.isPointed(id) ? "yes" : ""));

    function describe(light: string): string {
      if (light === "one") return choosing.only(id)?.option.label ?? "";
      if (light === "many") return t("choose.many", { count: choosing.count(id) });
      return choosing.refusal(id)?.reason ?? "";
    }

    const point = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      choosing.point(id);
    };
    /** The right button points; a long tap, which asks for the same menu, is a look at the thing. */
    const menu = (event: Event) => {
      if (choosing.mayPoint && !isFinger(event)) point(event);
    };
    const click = (event: Event) => {
      if (choosing.pointing || (event instanceof MouseEvent && event.altKey)) return point(event);
      if (!choosing.light(id) || choosing.isSecond(event)) return;
      event.preventDefault();
      event.stopPropagation();
      choosing.touch(id, element, reads && isFinger(event));
    };
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.target !== element) return;
      if ((event.key === "Enter" || event.key === " ") && !event.repeat) click(event);
    };
    const enter = () => {
      const refusal = choosing.light(id) === "refused" ? choosing.refusal(id) : null;
      if (refusal && !choosing.asked?.pinned) choosing.asked = { refusal, at: element, pinned: false };
      choosing.looking = choosing.only(id);
    };
    // A focused element that is taken off the page blurs in the middle of the update: state may
    // not change there, so it changes right after.
    const leave = () =>
      queueMicrotask(() => {
        if (choosing.asked?.at === element && !choosing.asked.pinned) choosing.asked = null;
        choosing.looking = null;
      });
    const listening = new AbortController();
    const on = (name: string, act: (event: Event) => void) => element.addEventListener(name, act, { signal: listening.signal });
    on("click", click);
    on("contextmenu", menu);
    if (!isControl) on("keydown", press);
    for (const name of ["pointerenter", "focus"]) on(name, enter);
    for (const name of ["pointerleave", "blur"]) on(name, leave);
    return () => {
      undraw();
      listening.abort();
    };
  };
}

function isFinger(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

function mark(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? "") === value) return; // most things are as they were
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
