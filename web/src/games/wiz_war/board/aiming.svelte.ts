/** Where the camera rests: it follows whoever acts and whatever can be chosen, unless somebody leads it elsewhere. */
import { Camera } from "../../../lib/camera/camera.svelte";
import { around, fitting, framed, isWithin, type Look, moved, type Sign, shown, signsOf, type Size, whole, zoomFor } from "../../../lib/camera/look";
import { SQUARE, type Point } from "./geometry";

const FINGER = 49; // pixels of a square whose middle a finger meets: 44 of them answer
const NEAR = 42; // pixels of a square under a pointer
const LEAST = 34; // pixels of a square with which the whole map can be read
const PHONE = 450; // boxes narrower than this lie under a finger
const NAMES = 0.9; // pixels of a unit from which the names in the margin can be read
const TRIM = 20; // units of the margin that hold nothing but those names
const ROOM = 0.75 * SQUARE; // units around what is framed

/** What there is to look at. */
export interface Wish {
  actor: Point | null; // who acts
  aims: Point[]; // whatever can be chosen on the map
  looked: Point | null; // what is selected, or has the focus
  turn: string; // what is asked of whom: when it changes, the camera follows again
}

export class Aiming extends Camera {
  #wish = $state.raw<Wish>({ actor: null, aims: [], looked: null, turn: "" });
  /** The whole map is wished for, however small. */
  wholly = $state(false);
  #stray: Point | null = null; // what the keys led to, outside of what was shown

  readonly phone = $derived(this.box.width < PHONE);
  readonly #isSmall = $derived.by(() => {
    const enough = this.phone && this.box.height > 1.05 * this.box.width ? FINGER : LEAST;
    return this.box.width > 1 && SQUARE * fitting(this.canvas, this.box) * this.all.zoom < enough;
  });
  /** Whether the names of rows, columns and gates are large enough to be read. */
  readonly named = $derived(this.scale >= NAMES);
  /** Where there is more to choose than is shown. */
  readonly signs = $derived<Sign[]>(this.small ? signsOf(this.#wish.aims, this.rests, this.box) : []);

  /** Squares of the whole map are too small to be read, or to be met by a finger. */
  override get small(): boolean {
    return this.#isSmall;
  }

  /** Where names in its margin could not be read, without them. */
  protected override wholeBoard(): Look {
    return fitting(this.canvas, this.box) >= NAMES ? whole(this.canvas) : whole(this.canvas, TRIM, this.box);
  }

  /** The whole map if it can be read, else as much of what matters as fits at a size that can be met. */
  protected override resting(): Look {
    const { actor, aims } = this.#wish;
    const first = this.#stray ?? actor ?? aims[0];
    return this.small && first && !this.wholly ? this.#around(first, aims) : this.all;
  }

  /** Look at what matters now, unless somebody leads the camera and sees it. */
  begin(canvas: Size, wish: Wish): void {
    const anew = wish.turn !== this.#wish.turn;
    this.canvas = canvas;
    this.#wish = wish;
    if (anew && this.phone && wish.aims.length > 0) this.wholly = false;
    const { looked } = wish;
    const strays = looked !== null && this.small && !isWithin(looked, this.rests);
    if (!looked || !same(looked, this.#stray)) this.#stray = strays ? looked : null;
    if (this.led && !strays && !(anew && !this.#seesAll())) return;
    this.led = false;
    this.go(this.resting(), this.look.x === 0 ? 0 : undefined); // the first look is no movement
  }

  #seesAll(): boolean {
    const { actor, aims } = this.#wish;
    return [...(actor ? [actor] : []), ...aims].every((point) => isWithin(point, this.rests));
  }

  #around(first: Point, others: Point[]): Look {
    const look = this.#framing(first, others, 0);
    return this.#isCovered([first, ...others], look) ? this.#framing(first, others, this.foot) : look;
  }

  /** Pixels of a square that can be met, as a zoom. */
  get #close(): number {
    return zoomFor(this.phone ? FINGER : NEAR, SQUARE, this.canvas, this.box);
  }

  /** All that fits above a foot of so many pixels. */
  #framing(first: Point, others: Point[], foot: number): Look {
    const fit = fitting(this.canvas, this.box);
    const farthest = this.phone ? this.#close : zoomFor(LEAST, SQUARE, this.canvas, this.box);
    const free = { width: this.box.width, height: this.box.height - foot };
    const points = framed(first, others, ROOM, { width: free.width / (fit * farthest), height: free.height / (fit * farthest) });
    const look = around(points, ROOM, this.canvas, free, this.#close, farthest, fit);
    return { ...look, y: look.y + foot / (2 * fit * look.zoom) };
  }

  /** Whether something lies under the overview or the buttons, in the corners at the foot. */
  #isCovered(points: Point[], look: Look): boolean {
    if (this.foot === 0) return false;
    const seen = shown(look, this.canvas, this.box, this.foot);
    const [scale, low] = [this.box.width / seen.width, this.foot + FINGER / 2];
    return points.some((point) => {
      const [x, up] = [(point.x - seen.x) * scale, (seen.y + seen.height - point.y) * scale];
      return isWithin(point, seen) && up < low && (x < low || x > this.box.width - 1.5 * FINGER);
    });
  }

  override toggle(): void {
    this.wholly = this.near;
    super.toggle();
  }

  /** Come near to a place, with whatever can be chosen around it. */
  visit(point: Point): void {
    this.lead(moved({ ...point, zoom: this.#close }, this.canvas, this.box, 0, 0, this.foot));
  }

  /** Go where a sign points. */
  beyond({ points: [first, ...others] }: Sign): void {
    if (first) this.lead(this.#around(first, others));
  }

  protected override lead(look: Look, glide?: number): void {
    this.wholly = false;
    super.lead(look, glide);
  }

  /** On a map too small for a finger a tap comes nearer before it can choose. */
  protected override tapped(at: Point): boolean {
    if (this.near || !this.small || !this.phone) return false;
    this.visit(at);
    return true;
  }
}

const same = (one: Point, other: Point | null): boolean => other !== null && one.x === other.x && one.y === other.y;
