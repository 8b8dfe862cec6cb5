/** Bringing the map nearer: buttons, wheel, pinch and drag. */
import { Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { Attachment } from "svelte/attachments";

import { panning } from "../../../lib/closeup/panning";
import { span } from "../../../lib/show/motion";
import { around, fitting, moved, shown, whole, zoomed, zoomFor, type Camera, type Size } from "./camera";
import { SQUARE, type Point } from "./geometry";

const STEP = 1.5;
const TARGET = 46; // pixels of a square that a finger meets
const NARROW = 450; // boxes narrower than this start near
const GLIDE = 380;

export class Aiming {
  box = $state.raw<Size>({ width: 1, height: 1 });
  canvas = $state.raw<Size>({ width: 1, height: 1 });
  /** Somebody asked for the whole map, or for their own piece of it. */
  #chosen = $state(false);
  #camera = new Tween<Camera>({ x: 0, y: 0, zoom: 1 }, { duration: 0, easing: cubicOut });

  readonly window = $derived(shown(this.#camera.current, this.canvas, this.box));
  readonly zoom = $derived(this.#camera.target.zoom);
  readonly near = $derived(this.#camera.target.zoom > 1.01);

  /** Where a narrow map looks: squares large enough for a finger, around what matters now. */
  begin(canvas: Size, points: Point[]): void {
    this.canvas = canvas;
    if (this.#chosen) return;
    const narrow = this.box.width < NARROW && this.box.width > 1;
    const camera = narrow && points.length > 0 ? around(points, SQUARE, canvas, this.box, zoomFor(TARGET, SQUARE, canvas, this.box)) : whole(canvas);
    const first = this.#camera.target.x === 0;
    void this.#camera.set(camera, { duration: first ? 0 : span(GLIDE) });
  }

  nearer(): void {
    this.#turn(STEP);
  }

  farther(): void {
    this.#turn(1 / STEP);
  }

  all(): void {
    this.#chosen = true;
    void this.#camera.set(whole(this.canvas), { duration: span(GLIDE) });
  }

  #turn(factor: number): void {
    this.#chosen = true;
    const { target } = this.#camera;
    void this.#camera.set(zoomed(target, this.canvas, this.box, factor, target), { duration: span(GLIDE) });
  }

  #put(camera: Camera): void {
    this.#chosen = true;
    void this.#camera.set(camera, { duration: 0 });
  }

  /** Attachment for the drawing: its size, wheel, pinch and drag. */
  follow: Attachment<SVGSVGElement> = (svg) => {
    const watcher = new ResizeObserver(() => {
      const { width, height } = svg.getBoundingClientRect();
      if (width > 0 && height > 0) this.box = { width, height };
    });
    watcher.observe(svg);
    const scale = () => 1 / (fitting(this.canvas, this.box) * this.zoom);
    const onMap = (x: number, y: number): Point => {
      const box = svg.getBoundingClientRect();
      return { x: this.window.x + (x - box.left) * scale(), y: this.window.y + (y - box.top) * scale() };
    };
    const stop = panning(svg, {
      isNear: () => this.near,
      zoom: (factor, { x, y }) => this.#put(zoomed(this.#camera.target, this.canvas, this.box, factor, onMap(x, y))),
      move: (dx, dy) => this.#put(moved(this.#camera.target, this.canvas, this.box, dx * scale(), dy * scale())),
    });
    return () => {
      watcher.disconnect();
      stop();
    };
  };
}
