/** Places floating boxes beside the thing they speak of, always within the window. */
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Place = (anchor: Box, size: Size, room: Size) => { left: number; top: number };

const GAP = 8;

function clamp(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}

/** Left and top of a box of the given size: below the anchor, else above, else at its side. */
export function placed(anchor: Box, size: Size, room: Size): { left: number; top: number } {
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

/** Left and top of a box of the given size: at a side of the anchor, never over it; else above or below. */
export function atSide(anchor: Box, size: Size, room: Size): { left: number; top: number } {
  const top = clamp(anchor.top + anchor.height / 2 - size.height / 2, room.height - size.height);
  const right = anchor.left + anchor.width + GAP;
  if (right + size.width <= room.width - GAP) return { left: right, top };
  const left = anchor.left - GAP - size.width;
  if (left >= GAP) return { left, top };
  const across = clamp(anchor.left + anchor.width / 2 - size.width / 2, room.width - size.width);
  const above = anchor.top - GAP - size.height;
  if (above >= GAP) return { left: across, top: above };
  return { left: across, top: clamp(anchor.top + anchor.height + GAP, room.height - size.height) };
}

/** By how much the page is zoomed: boxes on the screen are that much larger than lengths in styles. */
export function zoomNow(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
}

/** Attachment: put the element beside the anchor, and keep it there when the window changes. */
export function beside(anchor: Element, place: Place = placed): Attachment<HTMLElement> {
  return (element) => {
    const put = () => {
      const zoom = zoomNow();
      const { left, top } = place(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
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
