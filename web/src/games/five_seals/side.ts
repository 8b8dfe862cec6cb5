/** Where a large picture stands: at the side of what it shows, never over it. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 12;

export function atSide(anchor: Box, size: Size, room: Size): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
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
