/** The time left for a decision, counted down while a component shows it. */

const TICK = 250;

export class TimeLeft {
  #now = $state(Date.now());

  /** Whole seconds that are left. */
  readonly seconds = $derived.by(() => Math.max(0, Math.ceil((this.deadline() - this.#now) / 1000)));
  /** What is left of the time that a decision may take, 0 to 1. */
  readonly share = $derived.by(() => Math.min(1, Math.max(0, (this.deadline() - this.#now) / 1000 / this.clock())));

  /** Made while a component is set up; the deadline in milliseconds since 1970, the clock in seconds. */
  constructor(
    private readonly deadline: () => number,
    private readonly clock: () => number,
  ) {
    $effect(() => {
      const timer = setInterval(() => (this.#now = Date.now()), TICK);
      return () => clearInterval(timer);
    });
  }
}
