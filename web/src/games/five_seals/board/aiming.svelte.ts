/** Bringing the dungeon nearer: buttons, wheel, pinch and drag. */
import type { Attachment } from "svelte/attachments";

import { panning } from "../../../lib/closeup/panning";
import { centredOn, closeness, moved, whole, zoomed, type Camera } from "./camera";

const STEP = 1.5;

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
    return panning(svg, {
      isNear: () => this.closeness > 1,
      zoom: (factor, { x, y }) => (this.camera = zoomed(this.camera, this.#canvas, factor, onCanvas(x, y))),
      move: (dx, dy) => (this.camera = moved(this.camera, this.#canvas, dx * scale(), dy * scale())),
    });
  };
}
