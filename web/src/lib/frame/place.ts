/** Places floating boxes beside the thing they speak of, always within the window. */
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Left and top of a box of the given size: below the anchor, else above, else at its side. */
export function placed(anchor: Box, size: { width: number; height: number }, room: { width: number; height: number }) {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const left = clamp(anchor.left + anchor.width / 2 - size.width / 2, room.width - size.width);
  const below = anchor.top + anchor.height + GAP;
  if (below + size.height <= room.height - GAP) return { left, top: below };
  const above = anchor.top - GAP - size.height;
  if (above >= GAP) return { left, top: above };
  const right = anchor.left + anchor.width + GAP;
  const top = clamp(anchor.top + anchor.height / 2 - size.height / 2, room.height - size.height);
  if (right + size.width <= room.width - GAP) return { left: right, top };
  return { left: clamp(anchor.left - GAP - size.width, room.width - size.width), top };
}

/** Attachment: put the element beside the anchor, and keep it there when the window changes. */
export function beside(anchor: Element): Attachment<HTMLElement> {
  return (element) => {
    const put = () => {
      const zoom = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
      const { left, top } = placed(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
        width: window.innerWidth,
        height: window.innerHeight,
      });
      element.style.left = `${left / zoom}px`;
      element.style.top = `${top / zoom}px`;
    };
    put();
    const watcher = new ResizeObserver(put);
    watcher.observe(element);
    window.addEventListener("resize", put);
    return () => {
      watcher.disconnect();
      window.removeEventListener("resize", put);
    };
  };
}
