/** Shows things one after another with a pause between, so that people can follow. */

export interface Clock {
  set(run: () => void, ms: number): number;
  clear(timer: number): void;
}

const BROWSER: Clock = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(timer),
};

export class Playback<Beat> {
  #queue: Beat[] = [];
  #timer: number | null = null;

  /**
   * `show` is called for every beat in order; `pause` says how long one stays before the next,
   * given how many are still to come; `changed` hears the number that wait.
   */
  constructor(
    private readonly show: (beat: Beat) => void,
    private readonly pause: (beat: Beat, waiting: number) => number,
    private readonly changed: (waiting: number) => void = () => {},
    private readonly clock: Clock = BROWSER,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  push(...beats: Beat[]): void {
    this.#queue.push(...beats);
    if (this.#timer === null) this.#next();
    else this.changed(this.#queue.length);
  }

  /** Show all that waits, at once and in order. */
  skip(): void {
    this.#stop();
    const rest = this.#queue;
    this.#queue = [];
    for (const beat of rest) this.show(beat);
    this.changed(0);
  }

  /** Forget all that waits. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.changed(0);
  }

  #stop(): void {
    if (this.#timer !== null) this.clock.clear(this.#timer);
    this.#timer = null;
  }

  #next(): void {
    this.#timer = null;
    for (let beat = this.#queue.shift(); beat !== undefined; beat = this.#queue.shift()) {
      this.show(beat);
      const wait = this.pause(beat, this.#queue.length);
      if (wait > 0) {
        this.#timer = this.clock.set(() => this.#next(), wait);
        break;
      }
    }
    this.changed(this.#queue.length);
  }
}
