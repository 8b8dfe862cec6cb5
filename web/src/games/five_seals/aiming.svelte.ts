/** Bringing the dungeon nearer: buttons, wheel, pinch and drag. */
import type { Attachment } from "svelte/attachments";

import { centredOn, closeness, moved, whole, zoomed, type Camera } from "./camera";

const STEP = 1.5;
const WHEEL = 0.0016;
const SLACK = 6; // pixels before a press becomes a drag

export class Aiming {
  camera = $state.raw<Camera>({ x: 0, y: 0, size: 1 });
  /** Where a first look from near begins. */
  home: { x: number; y: number } | null = null;
  readonly #canvas: number;

  constructor(canvas: number) {
    this.#canvas = canvas;
    this.camera = whole(canvas);
  }

  get closeness(): number {
    return closeness(this.camera, this.#canvas);
  }

  get #middle() {
    const { x, y, size } = this.camera;
    return { x: x + size / 2, y: y + size / 2 };
  }

  nearer(): void {
    const first = this.closeness <= 1 ? this.home : null;
    this.camera = zoomed(this.camera, this.#canvas, STEP, this.#middle);
    if (first) this.show(first);
  }

  farther(): void {
    this.camera = zoomed(this.camera, this.#canvas, 1 / STEP, this.#middle);
  }

  all(): void {
    this.camera = whole(this.#canvas);
  }

  /** Show a point, if the dungeon is near enough for it to be out of sight. */
  show(at: { x: number; y: number }): void {
    if (this.closeness > 1) this.camera = centredOn(this.camera, this.#canvas, at);
  }

  /** Attachment for the drawing: wheel, pinch, drag. */
  follow: Attachment<SVGSVGElement> = (svg) => {
    const pointers = new Map<number, { x: number; y: number }>();
    let dragged = false;

    const scale = () => {
      const { width, height } = svg.getBoundingClientRect();
      return this.camera.size / Math.min(width, height);
    };
    const onCanvas = (x: number, y: number) => {
      const box = svg.getBoundingClientRect();
      const side = Math.min(box.width, box.height);
      return {
        x: this.camera.x + (x - box.left - (box.width - side) / 2) * scale(),
        y: this.camera.y + (y - box.top - (box.height - side) / 2) * scale(),
      };
    };
    const span = () => {
      const [a, b] = [...pointers.values()];
      return a && b ? { gap: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null;
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL);
      this.camera = zoomed(this.camera, this.#canvas, factor, onCanvas(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent) => {
      if (pointers.size === 0) dragged = false;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const was = span();
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      if (!was && !dragged && Math.hypot(dx, dy) < SLACK) return;
      if (!was && this.closeness <= 1) return;
      dragged = true;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const is = span();
      if (was && is) {
        this.camera = zoomed(this.camera, this.#canvas, is.gap / Math.max(1, was.gap), onCanvas(is.x, is.y));
        this.camera = moved(this.camera, this.#canvas, (was.x - is.x) * scale(), (was.y - is.y) * scale());
      } else {
        this.camera = moved(this.camera, this.#canvas, -dx * scale(), -dy * scale());
      }
    };
    const up = (event: PointerEvent) => void pointers.delete(event.pointerId);
    // A drag that ends on a seal is no choice.
    const click = (event: Event) => {
      if (!dragged) return;
      dragged = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    svg.addEventListener("click", click, { capture: true });
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, { capture: true });
    };
  };
}
