/** Wheel, pinch and drag over a drawing that can be brought nearer. */

const WHEEL = 0.0016;
const SLACK = 6; // pixels before a press becomes a drag

interface Point {
  x: number;
  y: number;
}

/** A drawing under the fingers; points and lengths are pixels of the window. */
export interface Panned {
  isNear: () => boolean; // only then a drag moves it
  zoom: (factor: number, at: Point) => void; // the point stays where it is
  move: (dx: number, dy: number) => void; // what is shown goes so far over the drawing
}

/** Listen on the drawing until the returned function is called. */
export function panning(drawing: SVGSVGElement, map: Panned): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;

  const pinch = () => {
    const [a, b] = [...pointers.values()];
    return a && b ? { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    map.zoom(Math.exp(-event.deltaY * WHEEL), { x: event.clientX, y: event.clientY });
  };
  const down = (event: PointerEvent) => {
    if (pointers.size === 0) dragged = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const was = pinch();
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!was && ((!dragged && Math.hypot(dx, dy) < SLACK) || !map.isNear())) return;
    dragged = true;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const is = pinch();
    if (was && is) {
      map.zoom(is.gap / Math.max(1, was.gap), is);
      map.move(was.x - is.x, was.y - is.y);
    } else {
      map.move(-dx, -dy);
    }
  };
  const up = (event: PointerEvent) => void pointers.delete(event.pointerId);
  // A drag that ends on something is no choice.
  const click = (event: Event) => {
    if (!dragged) return;
    dragged = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const listening = new AbortController();
  const { signal } = listening;
  drawing.addEventListener("wheel", wheel, { passive: false, signal });
  drawing.addEventListener("pointerdown", down, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  drawing.addEventListener("click", click, { capture: true, signal });
  return () => listening.abort();
}
