/** A seal, a scroll or a player that somebody looks at closely: under the pointer, in focus, or tapped. */
import type { Attachment } from "svelte/attachments";

import type { ScrollView } from "./wire";

export type Looked = { kind: "seal"; node: string } | { kind: "scroll"; scroll: ScrollView; seat: number } | { kind: "seat"; seat: number };

const HOVER_DELAY = 420;
const PRESS_DELAY = 450;

class Looking {
  now = $state.raw<{ what: Looked; at: Element; pinned: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(what: () => Looked, at: Element, pinned: boolean, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = { what: what(), at, pinned }), delay);
  }

  /** Stop looking at this element, or at anything when none is named. */
  stop(at?: Element): void {
    clearTimeout(this.#timer);
    // An element that is taken off the page says so in the middle of an update, where state may not change.
    queueMicrotask(() => {
      if (at === undefined || this.now?.at === at) this.now = null;
    });
  }

  toggle(what: () => Looked, at: Element): void {
    clearTimeout(this.#timer);
    this.now = this.now?.at === at && this.now.pinned ? null : { what: what(), at, pinned: true };
  }
}

/** One look at a time on the whole page. */
export const looking = new Looking();

/** Attachment: the element shows more of itself; a click does so where it has nothing else to do. */
export function look(what: () => Looked): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => isMouse(event) && !looking.now?.pinned && looking.soon(what, element, false, HOVER_DELAY)],
      ["pointerleave", () => !looking.now?.pinned && looking.stop()],
      ["focus", () => element.matches(":focus-visible") && looking.soon(what, element, false, HOVER_DELAY)],
      ["blur", () => looking.stop(element)],
      [
        "pointerdown",
        (event) => {
          long = false;
          if (isMouse(event)) return looking.stop();
          held = setTimeout(() => {
            long = true;
            looking.toggle(what, element);
          }, PRESS_DELAY);
        },
      ],
      ["pointerup", () => clearTimeout(held)],
      ["pointercancel", () => clearTimeout(held)],
      ["contextmenu", (event) => long && event.preventDefault()],
    ];
    // Before the thing itself hears of the click: a long press is a look, not a choice.
    const click = (event: Event) => {
      if (long) return event.stopImmediatePropagation();
      if ((event.target as Element).closest("[data-light]") !== null) looking.stop();
      else looking.toggle(what, element);
    };
    element.addEventListener("click", click, { capture: true });
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      clearTimeout(held);
      looking.stop(element);
      element.removeEventListener("click", click, { capture: true });
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
