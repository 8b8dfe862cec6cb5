/** A board that can be brought nearer: buttons, wheel, pinch and drag lead the camera; a game says where it rests. */
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Attachment } from "svelte/attachments";

import { span } from "../show/motion";
import { fitting, isWithin, type Look, moved, type Point, shown, type Size, whole, zoomed } from "./look";
import { panning } from "./panning";

const STEP = 1.5;
const GLIDE = 380;
const READABLE = 11; // pixels of the smallest text
const SMALL_TEXT = 12; // units of the texts on badges

export class Camera {
  box = $state.raw<Size>({ width: 1, height: 1 }); // pixels of the drawing
  canvas = $state.raw<Size>({ width: 1, height: 1 }); // units of the board
  /** So many pixels at the foot of the drawing lie under something else. */
  foot = $state(0);
  /** Somebody leads the camera. */
  protected led = false;
  readonly #look = new Tween<Look>({ x: 0, y: 0, zoom: 1 }, { duration: 0, easing: cubicOut });

  readonly window = $derived(shown(this.#look.current, this.canvas, this.box, this.foot));
  /** What is shown once the camera rests. */
  readonly rests = $derived(shown(this.#look.target, this.canvas, this.box, this.foot));
  /** The whole board. */
  readonly all = $derived.by((): Look => this.wholeBoard());
  readonly near = $derived(this.#look.target.zoom > 1.01 * this.all.zoom);
  /** Pixels of one unit, once the camera rests. */
  readonly scale = $derived(fitting(this.canvas, this.box) * this.#look.target.zoom);
  /** How much larger badges are drawn than the board, so that they can be read. */
  readonly grow = $derived(Math.max(1, READABLE / (SMALL_TEXT * this.scale)));

  /** Whether the whole board is too small to be read or met, so that one looks at a part of it. */
  get small(): boolean {
    return false;
  }

  get look(): Look {
    return this.#look.target;
  }

  protected wholeBoard(): Look {
    return whole(this.canvas);
  }

  /** Where the camera goes by itself. */
  protected resting(): Look {
    return this.all;
  }

  protected go(look: Look, glide = GLIDE): void {
    void this.#look.set(look, { duration: span(glide) });
  }

  /** Somebody leads the camera there. */
  protected lead(look: Look, glide = GLIDE): void {
    this.led = true;
    this.go(look, glide);
  }

  nearer(): void {
    this.#turn(STEP);
  }

  farther(): void {
    this.#turn(1 / STEP);
  }

  /** The whole board, or back to what matters. */
  toggle(): void {
    this.led = false;
    this.go(this.near ? this.all : this.resting());
  }

  /** The same closeness around another middle. */
  protected centre(point: Point): void {
    this.go(moved({ ...this.look, ...point }, this.canvas, this.box, 0, 0, this.foot));
  }

  /** Bring what lies outside of what is shown into its middle. */
  keep(point: Point): void {
    if (this.near && !isWithin(point, this.rests)) this.centre(point);
  }

  #turn(factor: number): void {
    this.lead(zoomed(this.look, this.canvas, this.box, factor, this.look));
  }

  /** What a finger does to a board too small for it; true: that was all that it did. */
  protected tapped(_at: Point): boolean {
    return false;
  }

  /** Attachment for the drawing: its size, wheel, pinch and drag. */
  follow: Attachment<SVGSVGElement> = (svg) => {
    const watcher = new ResizeObserver(() => {
      const { width, height } = svg.getBoundingClientRect();
      if (width > 0 && height > 0) this.box = { width, height };
    });
    watcher.observe(svg);
    const onBoard = (x: number, y: number): Point => {
      const box = svg.getBoundingClientRect();
      return { x: this.window.x + (x - box.left) / this.scale, y: this.window.y + (y - box.top) / this.scale };
    };
    const stop = panning(svg, {
      isNear: () => this.near,
      zoom: (factor, { x, y }) => this.lead(zoomed(this.look, this.canvas, this.box, factor, onBoard(x, y)), 0),
      move: (dx, dy) => this.lead(moved(this.look, this.canvas, this.box, dx / this.scale, dy / this.scale, this.foot), 0),
    });
    const tap = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || !this.tapped(onBoard(event.clientX, event.clientY))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    svg.addEventListener("click", tap, { capture: true });
    return () => {
      watcher.disconnect();
      svg.removeEventListener("click", tap, { capture: true });
      stop();
    };
  };
}
