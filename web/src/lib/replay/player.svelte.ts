/** Walks through a finished game: loads steps as they are needed, plays, steps, jumps. */
import { api } from "../net/api";
import type { EventInfo, Replay, ReplayStep, TableInfo } from "../wire";

const CHUNK = 100;
export const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1300; // milliseconds a step at speed 1

type Load = (viewpoint: string, start: number, stop: number) => Promise<Replay>;

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  length = $state(0); // number of choices in all: the last step has this seq
  at = $state(0);
  viewpoint = $state("public");
  step = $state.raw<ReplayStep | null>(null);
  events = $state.raw<EventInfo[]>([]); // of all steps loaded, in order
  playing = $state(false);
  speed = $state(1);
  loading = $state(false);
  problem = $state("");
  note = $state(""); // what can be shown of a game whose rules have changed
  /** How long a step is looked at, at speed 1, when it takes longer than a beat. */
  lasts: (step: ReplayStep) => number = () => BEAT;

  #steps = new Map<number, ReplayStep>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #load: Load;

  constructor(id: string, load?: Load) {
    this.#load = load ?? ((viewpoint, start, stop) => api.replay(id, viewpoint, start, stop));
  }

  /** Go to a step, loading what is missing around it. */
  async go(at: number): Promise<void> {
    const wanted = this.length > 0 ? Math.max(0, Math.min(at, this.length)) : Math.max(0, at);
    if (!this.#steps.has(wanted)) await this.#fetch(wanted);
    if (this.problem) return;
    this.at = this.length > 0 ? Math.min(wanted, this.length) : wanted;
    this.step = this.#steps.get(this.at) ?? this.step;
  }

  async see(viewpoint: string): Promise<void> {
    this.viewpoint = viewpoint;
    this.#steps.clear();
    this.events = [];
    await this.go(this.at);
  }

  play(): void {
    if (this.at >= this.length) this.at = -1;
    this.playing = true;
    void this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), this.#rest() / speed);
  }

  async #next(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.at + 1);
    if (this.at >= this.length || this.problem) this.pause();
    else if (this.playing) this.#timer = setTimeout(() => void this.#next(), this.#rest() / this.speed);
  }

  #rest(): number {
    return Math.max(BEAT, this.step ? this.lasts(this.step) : 0);
  }

  async #fetch(wanted: number): Promise<void> {
    const start = Math.floor(wanted / CHUNK) * CHUNK;
    this.loading = true;
    try {
      const replay = await this.#load(this.viewpoint, start, start + CHUNK);
      this.table = replay.table;
      this.length = replay.length;
      this.note = replay.note;
      for (const step of replay.steps) this.#steps.set(step.seq, step);
      const steps = [...this.#steps.values()].sort((one, other) => one.seq - other.seq);
      this.events = steps.flatMap((step) => step.events);
      this.problem = "";
      const beyond = wanted > replay.length && !this.#steps.has(replay.length);
      if (beyond) await this.#fetch(replay.length);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.loading = false;
    }
  }
}
