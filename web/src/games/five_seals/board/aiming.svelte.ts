/** Bringing the dungeon nearer: buttons, wheel, pinch and drag. */
import type { Attachment } from "svelte/attachments";

import { panning } from "../../../lib/closeup/panning";
import { around, centredOn, closeness, moved, whole, zoomed, type Camera } from "./camera";

const STEP = 1.5;
const SMALL = 480; // pixels: where the whole dungeon is smaller, one looks at a part of it
const SMALL_FOR_FINGERS = 560;
const SEAL = 58; // units across that answer to a click on a seal
const FINGER = 44; // pixels
const ROOM = 70; // units around what is framed

export class Aiming {
  camera = $state.raw<Camera>({ x: 0, y: 0, size: 1 });
  /** Where a first look from near begins. */
  home = $state.raw<{ x: number; y: number } | null>(null);
  /** Pixels of the drawing, which is a square. */
  side = $state(0);
  /** Where one looked before all was to be seen. */
  #before: Camera | null = null;
  readonly #canvas: number;
  readonly #small = matchMedia("(pointer: coarse)").matches ? SMALL_FOR_FINGERS : SMALL;

  constructor(canvas: number) {
    this.#canvas = canvas;
    this.camera = whole(canvas);
  }

  get closeness(): number {
    return closeness(this.camera, this.#canvas);
  }

  /** Units that can be shown with seals as large as a finger. */
  get #least(): number {
    return this.side > 0 && this.side < this.#small ? Math.min(this.#canvas, (this.side * SEAL) / FINGER) : this.#canvas;
  }

  /** Whether the whole dungeon is too small for a finger, so that one looks at a part of it. */
  get small(): boolean {
    return this.#least < this.#canvas;
  }

  /** Units of one pixel: what is to be read grows with it. */
  get unit(): number {
    return this.side > 0 ? this.camera.size / this.side : 1;
  }

  /** Where a look begins: the whole dungeon, or what is around the mage where that would be too small. */
  rest(): void {
    this.camera = this.home ? around([this.home], 0, this.#canvas, this.#least) : whole(this.#canvas);
  }

  /** Come near enough to these for a finger, and no nearer than shows them all. */
  frame(points: { x: number; y: number }[]): void {
    if (points.length > 0 && this.#least < this.#canvas) this.camera = around(points, ROOM, this.#canvas, this.#least);
  }

  /** The whole dungeon, or back to where the mage is. */
  toggle(): void {
    if (this.closeness > 1) this.all();
    else if (this.#least < this.#canvas) this.rest();
    else this.nearer();
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

  /** The whole dungeon for a while; then again where one looked before. */
  overlook(on: boolean): void {
    if (on === (this.#before !== null)) return;
    const before = this.#before;
    this.#before = on ? this.camera : null;
    if (on) this.all();
    else if (before && this.closeness <= 1) this.camera = before;
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
    const watcher = new ResizeObserver(() => {
      const { width, height } = svg.getBoundingClientRect();
      this.side = Math.min(width, height);
    });
    watcher.observe(svg);
    const stop = panning(svg, {
      isNear: () => this.closeness > 1,
      zoom: (factor, { x, y }) => (this.camera = zoomed(this.camera, this.#canvas, factor, onCanvas(x, y))),
      move: (dx, dy) => (this.camera = moved(this.camera, this.#canvas, dx * scale(), dy * scale())),
    });
    return () => {
      watcher.disconnect();
      stop();
    };
  };
}
