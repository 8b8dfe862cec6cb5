/** Something that somebody looks at closely: under the pointer, in focus, or tapped. */
import type { Attachment } from "svelte/attachments";

const HOVER_DELAY = 380;
const PRESS_DELAY = 450;

export interface Wishes {
  hover?: boolean; // false: the pointer may rest on it, as on what comes and goes in the middle of a table
  always?: boolean; // it is there for looking only: a click never chooses what it lies on
}

/** One look at a time. */
export class Looking<What> {
  now = $state.raw<{ what: What; at: Element; pinned: boolean } | null>(null);
  /** What was tapped last to be chosen: it is shown whole while it is selected only. */
  tapped = $state.raw<{ what: What; at: HTMLElement | SVGElement } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Stop looking at this element, or at anything when none is named. */
  stop(at?: Element): void {
    clearTimeout(this.#timer);
    // An element that is taken off the page says so in the middle of an update, where state may not change.
    queueMicrotask(() => {
      if (at === undefined || this.now?.at === at) this.now = null;
    });
  }

  #soon(what: () => What, at: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = { what: what(), at, pinned: false }), HOVER_DELAY);
  }

  #toggle(what: () => What, at: Element): void {
    clearTimeout(this.#timer);
    this.now = this.now?.at === at && this.now.pinned ? null : { what: what(), at, pinned: true };
  }

  /** Attachment: the element shows more of itself; a click does so where it has nothing else to do. */
  look = (what: () => What, { hover = true, always = false }: Wishes = {}): Attachment<HTMLElement | SVGElement> => {
    return (element) => {
      let held: ReturnType<typeof setTimeout> | undefined;
      let long = false;
      const isMouse = (event: Event) => event instanceof PointerEvent && event.pointerType === "mouse";
      const listeners: [string, (event: Event) => void][] = [
        ["pointerenter", (event) => hover && isMouse(event) && !this.now?.pinned && this.#soon(what, element)],
        ["pointerleave", () => !this.now?.pinned && this.stop()],
        ["focus", () => element.matches(":focus-visible") && this.#soon(what, element)],
        // What is pinned can be touched itself, and the touch takes the focus away from here.
        ["blur", () => !this.now?.pinned && this.stop(element)],
        [
          "pointerdown",
          (event) => {
            long = false;
            if (isMouse(event)) return this.stop();
            held = setTimeout(() => {
              long = true;
              this.#toggle(what, element);
            }, PRESS_DELAY);
          },
        ],
        ["pointerup", () => clearTimeout(held)],
        ["pointercancel", () => clearTimeout(held)],
        ["contextmenu", (event) => long && event.preventDefault()],
      ];
      // Before the thing itself hears of the click: a long press is a look, not a choice.
      const click = (event: Event) => {
        const busy = !always && (event.target as Element).closest("[data-light]") !== null;
        if (long || always) event.stopImmediatePropagation();
        if (long) return;
        this.tapped = busy && !isMouse(event) ? { what: what(), at: element } : null;
        if (busy) this.stop();
        else this.#toggle(what, element);
      };
      const listening = new AbortController();
      const { signal } = listening;
      element.addEventListener("click", click, { capture: true, signal });
      for (const [name, listener] of listeners) element.addEventListener(name, listener, { signal });
      return () => {
        clearTimeout(held);
        this.stop(element);
        listening.abort();
      };
    };
  };
}

/** What is looked at on this screen, as the registry of things has it. */
export const looking = new Looking<unknown>();
