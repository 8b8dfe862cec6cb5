/**
 * A turn laid out on trial: choices that are made only when the plan is played, one by one.
 *
 * The server says what they would lead to, as far as it is certain. Playing stops with a word when
 * what happened is not what was foretold.
 */
import { patched } from "../timeline/patches";
import type { QuestionInfo, TrialStep, Tried } from "../wire";
import type { Offer } from "../choose/narrowing";

export interface PlanningSource {
  questions: () => QuestionInfo[]; // what I am asked at the table; none while something is on its way
  sight: () => unknown; // what I see there
  hash: () => string; // and the name of it
  seq: () => number; // of the last choice there
  ask: (seat: number, choices: string[], to: string) => boolean; // for a trial, and a place it should lead to; false: nobody can be asked
  choose: (seat: number, choice: string) => void;
  say: (what: "surprise" | "unknown") => void; // why it does not go on
  warns?: () => boolean; // the plan as it stands is asked for once more before it is played
  unreached?: () => void; // no way leads to the place that was asked for
}

interface Playing {
  seat: number;
  steps: TrialStep[];
  next: number;
  since: number; // the last choice at the table when the step before it was sent
  single: boolean; // one step only; the rest stays on trial
  exact: boolean; // what is seen can be compared with what was foretold
}

const MOST_STEPS = 24;

export class Planning {
  on = $state(false);
  /** What the choices on trial lead to; null: none are laid yet. */
  told = $state.raw<Tried | null>(null);
  #picks = $state.raw<string[]>([]);
  #seat = $state(0);
  #awaited = $state(false);
  #to = ""; // the place that the trial which is awaited should lead to
  /** It is nothing but a way to a place, which another place would replace. */
  #isWay = $state(false);
  /** Whoever played it was told what it would lose; played once more, it is played. */
  warned = $state(false);
  #playing = $state.raw<Playing | null>(null);

  readonly steps = $derived(this.told?.steps ?? []);
  /** The plan is being played. */
  readonly isPlaying = $derived(this.#playing !== null);
  /** What can be laid next; nothing while that is being looked into. */
  readonly questions = $derived.by((): QuestionInfo[] => {
    if (this.#awaited) return [];
    if (this.told) return this.told.question && this.steps.length < MOST_STEPS ? [this.told.question] : [];
    return this.source.questions().slice(0, 1);
  });
  /** What would be seen after each of the steps. */
  readonly sights = $derived.by((): unknown[] => {
    if (!this.on) return [];
    let sight = this.source.sight();
    return this.steps.map((step) => (sight = patched(sight, step.patch)));
  });
  /** What would be seen after all of them; null: as it is. */
  readonly sight = $derived<unknown>(this.sights.at(-1) ?? null);
  /** Who plans. */
  get seat(): number {
    return this.#seat;
  }

  /** The choices on trial. */
  readonly picks = $derived(this.steps.map((step) => step.choice));
  readonly mayPlay = $derived(this.steps.length > 0 && !this.#awaited);

  constructor(private readonly source: PlanningSource) {}

  begin(): void {
    const [question] = this.source.questions();
    if (!question || this.isPlaying) return;
    this.#seat = question.seat;
    this.#clear();
    this.on = true;
  }

  /** Away with it: nothing was played. */
  drop(): void {
    this.#clear();
    this.on = false;
    this.#playing = null;
  }

  lay({ option }: Offer): void {
    this.#isWay = false;
    this.#try([...this.#picks, option.choice]);
  }

  /** Lay the cheapest way to a place; false: nobody can be asked. */
  reach(place: string): boolean {
    const [question] = this.source.questions();
    if (this.isPlaying || this.#awaited || (!this.on && !question)) return false;
    if (!this.on && question) {
      this.#clear();
      this.#seat = question.seat;
    }
    this.#isWay ||= this.#picks.length === 0;
    return this.#try(this.#isWay ? [] : this.#picks, place);
  }

  /** Take the last step back. */
  back(): void {
    if (this.#picks.length === 0) return this.drop();
    this.#try(this.#picks.slice(0, -1));
  }

  /** Play only so many steps. */
  playTo(steps: number): void {
    if (!this.told || !this.mayPlay) return;
    this.told = { ...this.told, steps: this.steps.slice(0, steps) };
    this.#play(false);
  }

  /** The answer to a trial; null: nobody can say, or a step that was played is refused. */
  hear(told: Tried | null): void {
    if (!told) this.#playing = null;
    if (!this.#awaited) return;
    const to = this.#to;
    this.#awaited = false;
    this.#to = "";
    if (!told) {
      this.#picks = this.picks;
      return this.source.say("unknown");
    }
    if (to && told.stops.kind === "impossible") {
      this.#picks = this.picks;
      return this.source.unreached?.();
    }
    this.on = true;
    this.told = told;
    this.#picks = told.steps.map((step) => step.choice);
  }

  play(single = false): void {
    if (!this.mayPlay) return;
    if (!single && !this.warned && this.source.warns?.()) this.warned = true;
    else this.#play(single);
  }

  #play(single: boolean): void {
    if (!this.told) return;
    const exact = this.told.base === this.source.hash();
    this.#playing = { seat: this.#seat, steps: this.steps, next: 0, since: -1, single, exact };
    this.#clear();
    this.on = false;
    this.follow();
  }

  /** The table went on, and I am asked something again or others are: on with the plan. */
  follow(): void {
    const playing = this.#playing;
    if (!playing) {
      if (this.on) this.#renew();
      return;
    }
    if (this.source.seq() === playing.since) return; // the step is on its way
    const next = this.#reached(playing);
    if (next >= playing.steps.length || (playing.single && next > 0)) return this.#played(playing, next);
    if (next < 0) return this.#surprised();
    const step = playing.steps[next];
    const question = this.source.questions().find(({ seat }) => seat === playing.seat);
    if (!step || !question?.options.some(({ choice }) => choice === step.choice)) return this.#surprised();
    this.#playing = { ...playing, next: next + 1, since: this.source.seq() };
    this.source.choose(playing.seat, step.choice);
  }

  /** How many steps are made, with those that the server made because there was no other; -1: it came otherwise. */
  #reached({ steps, next, exact }: Playing): number {
    if (next === 0 || next >= steps.length || !exact) return next;
    const hash = this.source.hash();
    for (let made = next; made <= steps.length; made += 1) {
      if (steps[made - 1]?.hash === hash) return made;
      if (!steps[made]?.alone) return -1;
    }
    return -1;
  }

  #played({ steps, single }: Playing, next: number): void {
    this.#playing = null;
    const rest = steps.slice(next).map((step) => step.choice);
    if (!single || rest.length === 0) return;
    this.on = true;
    this.#try(rest);
  }

  #surprised(): void {
    this.#playing = null;
    this.source.say("surprise");
  }

  /** What is on trial is looked into anew, since the table is not as it was; unasked, nobody plans. */
  #renew(): void {
    if (!this.source.questions().some(({ seat }) => seat === this.#seat)) return this.drop();
    if (this.#picks.length > 0) this.#try(this.#picks);
  }

  #try(picks: string[], to = ""): boolean {
    if (picks.length === 0 && !to) {
      this.#clear();
      return true;
    }
    this.#picks = picks;
    this.#to = to;
    this.warned = false;
    this.#awaited = this.source.ask(this.#seat, picks, to);
    if (!this.#awaited) this.source.say("unknown");
    return this.#awaited;
  }

  #clear(): void {
    this.told = null;
    this.#isWay = false;
    this.warned = false;
    this.#picks = [];
    this.#to = "";
    this.#awaited = false;
  }
}
