/** Where the camera rests: on the whole dungeon, or around the mage where that would be too small for a finger. */
import { Camera } from "../../../lib/camera/camera.svelte";
import { around, fitting, type Look, type Point, zoomFor } from "../../../lib/camera/look";

const SMALL = 480; // pixels: where the whole dungeon is smaller, one looks at a part of it
const SMALL_FOR_FINGERS = 560;
const SEAL = 58; // units across that answer to a click on a seal
const FINGER = 44; // pixels
const ROOM = 70; // units around what is framed
const AT_ONCE = 0; // milliseconds: what happens meanwhile is shown in its place

export class Aiming extends Camera {
  /** Where a first look from near begins. */
  home = $state.raw<Point | null>(null);
  /** Where one looked before all was to be seen. */
  #before: Look | null = null;
  readonly #few = matchMedia("(pointer: coarse)").matches ? SMALL_FOR_FINGERS : SMALL;
  /** How near seals are as large as a finger. */
  readonly #close = $derived.by(() => {
    const side = fitting(this.canvas, this.box) * this.canvas.width;
    return this.box.width > 1 && side < this.#few ? zoomFor(FINGER, SEAL, this.canvas, this.box) : 1;
  });

  constructor(size: number) {
    super();
    this.canvas = { width: size, height: size };
    this.rest();
  }

  override get small(): boolean {
    return this.#close > 1;
  }

  protected override resting(): Look {
    return this.home && this.small ? this.#around([this.home], 0) : this.all;
  }

  rest(): void {
    this.go(this.resting(), AT_ONCE);
  }

  #around(points: Point[], room: number): Look {
    return around(points, room, this.canvas, this.box, this.#close);
  }

  /** Come near enough to these for a finger, and no nearer than shows them all. */
  frame(points: Point[]): void {
    if (points.length > 0 && this.small) this.go(this.#around(points, ROOM), AT_ONCE);
  }

  /** The whole dungeon, or back to where the mage is. */
  override toggle(): void {
    if (this.near || this.small) super.toggle();
    else this.nearer();
  }

  override nearer(): void {
    const first = this.near ? null : this.home;
    super.nearer();
    if (first) this.centre(first);
  }

  /** The whole dungeon for a while; then again where one looked before. */
  overlook(on: boolean): void {
    if (on === (this.#before !== null)) return;
    const before = this.#before;
    this.#before = on ? this.look : null;
    if (on) this.go(this.all, AT_ONCE);
    else if (before && !this.near) this.go(before, AT_ONCE);
  }
}
