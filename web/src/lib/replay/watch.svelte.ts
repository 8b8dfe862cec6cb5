/** How somebody watches the show of events: at which pace, stopped, or once more. */
import { settings, SPEEDS } from "../page/settings.svelte";
import type { Timeline } from "../timeline/timeline.svelte";

export class Watch {
  constructor(
    readonly timeline: Timeline,
    private readonly isMine: (seat: number) => boolean,
  ) {}

  get maySlow(): boolean {
    return this.#place > 0;
  }

  get mayHasten(): boolean {
    return this.#place < SPEEDS.length - 1;
  }

  /** Faster or slower by one notch; the wish is kept. */
  pace(by: 1 | -1): void {
    const speed = SPEEDS[this.#place + by];
    if (speed === undefined) return;
    this.timeline.setSpeed(speed);
    settings.set("speed", speed);
  }

  /** Stop what is shown, or go on with it. */
  toggle(): void {
    if (this.timeline.halted) this.timeline.goOn();
    else this.timeline.halt();
  }

  /** Show again what happened since my last choice. */
  again(): Promise<void> {
    return this.timeline.again(this.isMine);
  }

  /** What a key does here; undefined for those that mean something else. */
  keys(): Record<string, () => void> {
    return {
      " ": () => this.toggle(),
      ",": () => this.pace(-1),
      ".": () => this.pace(1),
      a: () => void this.again(),
    };
  }

  get #place(): number {
    return SPEEDS.indexOf(this.timeline.speed);
  }
}
