/** A strip of seats that is wider than its window: mine (`.held`) stays at an edge of it, who acts is brought beside. */
const GAP = 6; // pixels around a seat

interface Edges {
  left: number;
  right: number;
}

/** How far a strip must go on so that all of a seat lies in this part of it. */
export function farOff(seat: Edges, free: Edges): number {
  if (seat.left < free.left) return seat.left - free.left;
  return Math.max(0, Math.min(seat.right - free.right, seat.left - free.left));
}

/** What of a strip is free when a seat so wide is held at the left or the right edge of it. */
export function freeOf({ left, right }: Edges, held: number, isLeft: boolean): Edges {
  const taken = held > 0 ? held + GAP : 0;
  return { left: left + GAP + (isLeft ? taken : 0), right: right - GAP - (isLeft ? 0 : taken) };
}

/** Follows the seat in this place of the strip, also when the window turns. */
export function following(place: number): (strip: HTMLElement) => () => void {
  return (strip) => {
    const show = () => {
      const seats = [...strip.children];
      const held = seats.findIndex((each) => each.classList.contains("held"));
      const seat = seats[place];
      if (!seat || held === place || strip.scrollWidth <= strip.clientWidth) return;
      const width = seats[held]?.getBoundingClientRect().width ?? 0;
      strip.scrollLeft += farOff(seat.getBoundingClientRect(), freeOf(strip.getBoundingClientRect(), width, held < place));
    };
    const watcher = new ResizeObserver(show);
    watcher.observe(strip);
    return () => watcher.disconnect();
  };
}
