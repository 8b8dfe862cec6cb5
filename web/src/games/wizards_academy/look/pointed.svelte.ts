/** Which room the pointer or the focus is on: the board sets it, the panel beside it tells about it. */
import type { Attachment } from "svelte/attachments";

class Pointed {
  room = $state<number | null>(null);

  /** Pointer, finger or focus on the element is a look at the room. */
  at(room: number): Attachment<Element> {
    return (element) => {
      const look = () => (this.room = room);
      const leave = (event: Event) => {
        if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
        queueMicrotask(() => {
          if (this.room === room) this.room = null;
        });
      };
      element.addEventListener("pointerenter", look);
      element.addEventListener("focusin", look);
      element.addEventListener("pointerleave", leave);
      return () => {
        element.removeEventListener("pointerenter", look);
        element.removeEventListener("focusin", look);
        element.removeEventListener("pointerleave", leave);
      };
    };
  }
}

export const pointed = new Pointed();
