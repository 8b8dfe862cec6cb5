/** What part of the map is shown: the camera follows whoever acts and whatever can be chosen; buttons, wheel, pinch and drag lead it elsewhere. */
import { Tween } from "svelte/motion";
import { cubicOut } from "svelte/easing";
import type { Attachment } from "svelte/attachments";

import { panning } from "../../../lib/closeup/panning";
import { span } from "../../../lib/show/motion";
import { around, fitting, framed, isWithin, moved, shown, signsOf, whole, zoomed, zoomFor, type Camera, type Sign, type Size } from "./camera";
import { SQUARE, type Point } from "./geometry";

const STEP = 1.5;
const FINGER = 49; // pixels of a square whose middle a finger meets: 44 of them answer
const NEAR = 42; // pixels of a square under a pointer
const LEAST = 34; // pixels of a square with which the whole map can be read
const PHONE = 450; // boxes narrower than this lie under a finger
const READABLE = 11; // pixels of the smallest text
const SMALL_TEXT = 12; // units of the texts on pieces
const NAMES = 0.9; // pixels of a unit from which the names in the margin can be read
const TRIM = 20; // units of the margin that hold nothing but those names
const ROOM = 0.75 * SQUARE; // units around what is framed
const GLIDE = 380;

/** What there is to look at. */
export interface Wish {
  actor: Point | null; // who acts
  aims: Point[]; // whatever can be chosen on the map
  looked: Point | null; // what is selected, or has the focus
  turn: string; // what is asked of whom: when it changes, the camera follows again
}

export class Aiming {
  box = $state.raw<Size>({ width: 1, height: 1 });
  canvas = $state.raw<Size>({ width: 1, height: 1 });
  /** The overview lies over the foot of the map, so many pixels high. */
  foot = $state(0);
  #wish = $state.raw<Wish>({ actor: null, aims: [], looked: null, turn: "" });
  /** The whole map is wished for, however small. */
  wholly = $state(false);
  #own = false; // somebody leads the camera
  #led: Point | null = null; // what the keys led to, outside of what was shown
  #camera = new Tween<Camera>({ x: 0, y: 0, zoom: 1 }, { duration: 0, easing: cubicOut });

  readonly window = $derived(shown(this.#camera.current, this.canvas, this.box, this.foot));
  readonly #rests = $derived(shown(this.#camera.target, this.canvas, this.box, this.foot));
  readonly zoom = $derived(this.#camera.target.zoom);
  readonly #all = $derived(this.#whole());
  readonly near = $derived(this.#camera.target.zoom > 1.01 * this.#all.zoom);
  readonly phone = $derived(this.box.width < PHONE);
  /** Squares of the whole map are too small to be read, or to be met by a finger. */
  readonly small = $derived(this.#isSmall());
  /** Pixels of one unit, once the camera rests. */
  readonly scale = $derived(fitting(this.canvas, this.box) * this.zoom);
  /** How much larger badges are drawn than the map, so that they can be read. */
  readonly grow = $derived(Math.max(1, READABLE / (SMALL_TEXT * this.scale)));
  /** Whether the names of rows, columns and gates are large enough to be read. */
  readonly named = $derived(this.scale >= NAMES);
  /** Where there is more to choose than is shown. */
  readonly signs = $derived<Sign[]>(this.small ? signsOf(this.#wish.aims, this.#rests, this.box) : []);

  /** The whole map; where names in its margin could not be read, without them. */
  #whole(): Camera {
    return fitting(this.canvas, this.box) >= NAMES ? whole(this.canvas) : whole(this.canvas, TRIM, this.box);
  }

  #isSmall(): boolean {
    const enough = this.phone && this.box.height > 1.05 * this.box.width ? FINGER : LEAST;
    return this.box.width > 1 && SQUARE * fitting(this.canvas, this.box) * this.#all.zoom < enough;
  }

  /** Look at what matters now, unless somebody leads the camera and sees it. */
  begin(canvas: Size, wish: Wish): void {
    const anew = wish.turn !== this.#wish.turn;
    this.canvas = canvas;
    this.#wish = wish;
    if (anew && this.phone && wish.aims.length > 0) this.wholly = false;
    const { looked } = wish;
    const strays = looked !== null && this.small && !isWithin(looked, this.#rests);
    if (!looked || !same(looked, this.#led)) this.#led = strays ? looked : null;
    if (this.#own && !strays && !(anew && !this.#seesAll())) return;
    this.#own = false;
    const first = this.#camera.target.x === 0;
    void this.#camera.set(this.wholly ? this.#all : this.#following(), { duration: first ? 0 : span(GLIDE) });
  }

  #seesAll(): boolean {
    const { actor, aims } = this.#wish;
    return [...(actor ? [actor] : []), ...aims].every((point) => isWithin(point, this.#rests));
  }

  /** The whole map if it can be read, else as much of what matters as fits at a size that can be met. */
  #following(): Camera {
    const { actor, aims } = this.#wish;
    const first = this.#led ?? actor ?? aims[0];
    return this.small && first ? this.#around(first, aims) : this.#all;
  }

  #around(first: Point, others: Point[]): Camera {
    const camera = this.#framing(first, others, 0);
    return this.#isCovered([first, ...others], camera) ? this.#framing(first, others, this.foot) : camera;
  }

  /** All that fits above a foot of so many pixels. */
  #framing(first: Point, others: Point[], foot: number): Camera {
    const fit = fitting(this.canvas, this.box);
    const nearest = zoomFor(this.phone ? FINGER : NEAR, SQUARE, this.canvas, this.box);
    const farthest = this.phone ? nearest : zoomFor(LEAST, SQUARE, this.canvas, this.box);
    const free = { width: this.box.width, height: this.box.height - foot };
    const points = framed(first, others, ROOM, { width: free.width / (fit * farthest), height: free.height / (fit * farthest) });
    const camera = around(points, ROOM, this.canvas, free, nearest, farthest, fit);
    return { ...camera, y: camera.y + foot / (2 * fit * camera.zoom) };
  }

  /** Whether something lies under the overview or the buttons, in the corners at the foot. */
  #isCovered(points: Point[], camera: Camera): boolean {
    if (this.foot === 0) return false;
    const seen = shown(camera, this.canvas, this.box, this.foot);
    const [scale, low] = [this.box.width / seen.width, this.foot + FINGER / 2];
    return points.some((point) => {
      const [x, up] = [(point.x - seen.x) * scale, (seen.y + seen.height - point.y) * scale];
      return isWithin(point, seen) && up < low && (x < low || x > this.box.width - 1.5 * FINGER);
    });
  }

  nearer(): void {
    this.#turn(STEP);
  }

  farther(): void {
    this.#turn(1 / STEP);
  }

  /** The whole map, or again what matters. */
  toggle(): void {
    this.wholly = this.near;
    this.#own = false;
    void this.#camera.set(this.wholly ? this.#all : this.#following(), { duration: span(GLIDE) });
  }

  /** Come near to a place, with whatever can be chosen around it. */
  visit(point: Point): void {
    this.wholly = false;
    this.#own = true;
    const zoom = zoomFor(this.phone ? FINGER : NEAR, SQUARE, this.canvas, this.box);
    void this.#camera.set(moved({ ...point, zoom }, this.canvas, this.box, 0, 0, this.foot), { duration: span(GLIDE) });
  }

  go(sign: Sign): void {
    this.wholly = false;
    this.#own = true;
    const [first] = sign.points;
    if (first) void this.#camera.set(this.#around(first, sign.points), { duration: span(GLIDE) });
  }

  #turn(factor: number): void {
    const { target } = this.#camera;
    this.#put(zoomed(target, this.canvas, this.box, factor, target), GLIDE);
  }

  #put(camera: Camera, glide = 0): void {
    this.wholly = false;
    this.#own = true;
    void this.#camera.set(camera, { duration: span(glide) });
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
      move: (dx, dy) => this.#put(moved(this.#camera.target, this.canvas, this.box, dx * scale(), dy * scale(), this.foot)),
    });
    /** On a map too small for a finger a tap comes nearer before it can choose. */
    const tap = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch" || this.near || !this.small || !this.phone) return;
      event.preventDefault();
      event.stopPropagation();
      this.visit(onMap(event.clientX, event.clientY));
    };
    svg.addEventListener("click", tap, { capture: true });
    return () => {
      watcher.disconnect();
      svg.removeEventListener("click", tap, { capture: true });
      stop();
    };
  };
}

const same = (one: Point, other: Point | null): boolean => other !== null && one.x === other.x && one.y === other.y;
