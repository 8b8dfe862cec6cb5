/** Acts out the events of a replay's step one after another, on screens that can. */
import { settings } from "../page/settings.svelte";
import { Playback } from "../table/playback";
import type { Telling } from "../table/session.svelte";
import type { EventInfo, ReplayStep } from "../wire";

interface Beat {
  step: ReplayStep;
  event: EventInfo;
  last: boolean;
}

export class Acting {
  telling: Telling | null = null;
  /** The event now shown and the view it leaves; null when the step stands as it is. */
  now = $state.raw<{ view: unknown; event: EventInfo } | null>(null);
  #step: ReplayStep | null = null;
  #view: unknown = null;
  #playback = new Playback<Beat>(
    (beat) => this.#show(beat),
    (beat) => (beat.last ? 0 : this.#pause(beat.event) / this.speed()),
  );

  constructor(private readonly speed: () => number) {}

  /** The replay has come to this step; only a step forward is acted out. */
  to(step: ReplayStep): void {
    const before = this.#step;
    if (step === before) return;
    this.#step = step;
    this.stop();
    if (!this.telling || step.seq !== (before?.seq ?? -1) + 1 || settings.motion === "none") return;
    const end = step.events.length - 1;
    this.#view = before?.view;
    this.#playback.push(...step.events.map((event, at) => ({ step, event, last: at === end })));
  }

  /** Milliseconds that a step takes, at speed 1. */
  lasts(step: ReplayStep): number {
    return this.telling ? step.events.reduce((sum, event) => sum + this.#pause(event), 0) : 0;
  }

  stop(): void {
    this.#playback.clear();
    this.now = null;
  }

  #pause(event: EventInfo): number {
    return this.telling?.pause(event) ?? 0;
  }

  #show({ event, last }: Beat): void {
    if (last || !this.telling) {
      this.now = null;
      return;
    }
    this.#view = this.telling.tell(this.#view, event);
    this.now = { view: this.#view, event };
  }
}
