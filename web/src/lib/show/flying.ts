/** Things that travel over the screen: where from, where to, and how they move. */

import type { Box, Size } from "../closeup/place";

export interface Move<Thing> {
  thing: Thing; // what is drawn on its way
  from: string; // ids of touched things, or of places: `pile:main`
  to: string;
  delay?: number; // milliseconds to wait beyond its turn
}

/** Where a thing is; it may be drawn in two places, of which one is shown at this size of the window. */
export function boxOf(id: string): Box | null {
  const found = document.querySelectorAll(`[data-touch="${id}"], [data-place="${id}"]`);
  return [...found].map((each) => each.getBoundingClientRect()).find((box) => box.width > 0) ?? null;
}

/**
 * From the middle of one box to the middle of another, for an element of the given size at the
 * origin; one that fits is on its way no larger than the places it leaves and reaches.
 */
export function flight(from: Box, to: Box, size: Size, zoom: number, fits = false): Keyframe[] {
  const at = (box: Box, scale: number) => {
    const x = (box.left + box.width / 2) / zoom - size.width / 2;
    const y = (box.top + box.height / 2) / zoom - size.height / 2;
    const share = fits ? Math.min(1, box.width / zoom / size.width, box.height / zoom / size.height) : 1;
    return `translate(${x}px, ${y}px) scale(${scale * share})`;
  };
  return [
    { transform: at(from, 0.7), opacity: 0, offset: 0 },
    { transform: at(from, 1), opacity: 1, offset: 0.15 },
    { transform: at(to, 1), opacity: 1, offset: 0.85 },
    { transform: at(to, 0.7), opacity: 0, offset: 1 },
  ];
}
