/** A card or a piece that somebody looks at closely: under the pointer, in focus, or tapped. */
import type { Attachment } from "svelte/attachments";

import type { BeastView, CardView, PlayerView, ThingView } from "./view";

export type Looked =
  | { kind: "card"; card: CardView; note?: string }
  | { kind: "wizard"; player: PlayerView }
  | { kind: "beast"; beast: BeastView }
  | { kind: "thing"; thing: ThingView }
  | { kind: "treasure"; owner: number }
  | { kind: "pile"; title: string; cards: CardView[] };

const HOVER_DELAY = 380;
const PRESS_DELAY = 450;

class Looking {
  now = $state.raw<{ what: Looked; at: Element; pinned: boolean } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(what: () => Looked, at: Element, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = { what: what(), at, pinned: false }), delay);
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

/**
 * Attachment: the element shows more of itself; a click does so where it has nothing else to do.
 * Without `hover` the pointer may rest on it, as on what comes and goes in the middle of the table.
 */
export function look(what: () => Looked, { hover = true } = {}): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let held: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => hover && isMouse(event) && !looking.now?.pinned && looking.soon(what, element, HOVER_DELAY)],
      ["pointerleave", () => !looking.now?.pinned && looking.stop()],
      ["focus", () => element.matches(":focus-visible") && looking.soon(what, element, HOVER_DELAY)],
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
      const busy = (event.target as Element).closest("[data-light]") !== null;
      if (long) event.stopImmediatePropagation();
      else if (busy) looking.stop();
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
