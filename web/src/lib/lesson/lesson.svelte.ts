/**
 * A lesson in progress. Each step is a table session of its own; its line to the server is HTTP, and
 * every request brings all that was chosen in the step, so that one can go back, leave and come again.
 */
import { api } from "../net/api";
import { connection } from "../net/connection.svelte";
import { keep } from "../page/kept";
import { toasts } from "../page/toasts.svelte";
import { TableSession } from "../table/session.svelte";
import { t } from "../text";
import type { ClientMessage, ExplainedInfo, LessonInfo, LessonNow, LessonTry, OptionOnOffer, SeatInfo, StepInfo, TableInfo } from "../wire";
import { keepProgress, progressIn } from "./progress";

/** One step while it is done; what belongs to an earlier one is not listened to. */
interface Run {
  step: number;
  choices: string[];
  session: TableSession;
}

export interface Explained extends ExplainedInfo {
  choice: string;
}

const BEFORE_A_SHOWN_MOVE = 900; // milliseconds to see what will be touched
const AFTER_THE_SHOW = 1600;
const LOOK_AGAIN = 80;

const pause = (length: number) => new Promise<void>((done) => setTimeout(done, length));

export class Lesson {
  at = $state(0);
  reached = $state(0); // so many steps are finished
  session = $state.raw<TableSession | null>(null);
  now = $state.raw<LessonNow | null>(null);
  explained = $state.raw<Explained | null>(null);
  showing = $state(false); // the teacher does it once
  ended = $state(false);
  room = $state<"hand" | "seats" | "log">("log"); // where what is pointed at lies, where these share one place
  #run: Run | null = null;

  constructor(
    readonly info: LessonInfo,
    readonly name: string,
  ) {
    const kept = progressIn(info.game, info.steps.length);
    this.reached = kept.reached;
    this.open(kept.reached >= info.steps.length ? 0 : kept.at);
  }

  get step(): StepInfo {
    return this.info.steps[this.at] as StepInfo;
  }

  /** Nothing is being shown, sent or waited for: what is asked for now can be done. */
  readonly rests = $derived.by(() => this.session !== null && this.session.waiting === 0 && !this.session.sending);
  readonly isDone = $derived.by(() => this.rests && this.now !== null && this.now.do === "" && !this.showing);

  /** The options on offer now. */
  readonly #options = $derived.by((): OptionOnOffer[] => this.session?.shown?.questions.flatMap(({ options }) => options) ?? []);

  /** Ids of the things that get the ring. */
  readonly points = $derived.by((): string[] => {
    if (!this.now || !this.rests) return [];
    if (!this.showing) return this.now.points;
    return this.#options.find(({ choice }) => choice === this.now?.shown)?.touches ?? [];
  });

  /** Choices whose buttons get it. */
  readonly pointed = $derived.by((): string[] => {
    if (!this.now || !this.rests) return [];
    return this.showing ? [this.now.shown] : this.now.pointed;
  });

  /** The thing that was touched in vain. */
  readonly wrong = $derived.by((): string[] => {
    const tried = this.#options.find(({ choice }) => choice === this.explained?.choice);
    const telling = tried?.touches.filter((id) => this.#options.some(({ touches }) => !touches.includes(id))) ?? [];
    return telling.slice(-1);
  });

  /** Set a step up, from its beginning. */
  open(step: number): void {
    this.#run?.session.close();
    const session: TableSession = new TableSession(`lesson-${this.info.game}`, () => ({
      send: (message) => this.#hear(run, message),
      close: () => keep(`seen.lesson-${this.info.game}`, null),
    }));
    const run: Run = { step, choices: [], session };
    this.#run = run;
    this.showing = false;
    this.#keep(step);
    void this.#begin(run);
  }

  next(): void {
    this.reached = Math.max(this.reached, this.at + 1);
    if (this.at + 1 < this.info.steps.length) return this.open(this.at + 1);
    this.ended = true;
    this.#keep(0);
    this.close();
  }

  /** Back to the beginning of the step, or from there to the step before. */
  back(): void {
    const begun = this.showing || (this.#run?.choices.length ?? 0) > 0;
    this.open(begun ? this.at : Math.max(0, this.at - 1));
  }

  /** Do all that is left of the step before the learner's eyes; then it is set up again. */
  async show(): Promise<void> {
    const run = this.#run;
    if (!run || this.showing || !this.now?.shown) return;
    this.showing = true;
    this.explained = null;
    while (run === this.#run && this.now?.shown) {
      await this.#rest(run);
      await pause(BEFORE_A_SHOWN_MOVE);
      if (run !== this.#run) return;
      const before = run.choices.length;
      run.session.choose(this.info.seat, { choice: this.now.shown });
      await this.#rest(run);
      if (run.choices.length === before) break; // it did not reach the server
    }
    await pause(AFTER_THE_SHOW);
    if (run === this.#run) this.open(run.step);
  }

  close(): void {
    this.#run?.session.close();
    this.#run = null;
  }

  async #rest(run: Run): Promise<void> {
    while (run === this.#run && !this.rests) await pause(LOOK_AGAIN);
  }

  #keep(at: number): void {
    keepProgress(this.info.game, { at, reached: this.reached });
  }

  async #begin(run: Run): Promise<void> {
    const now = await this.#ask(run, {});
    if (!now) return;
    const { seat } = this.info;
    run.session.receive({ type: "welcome", table: this.#table(), viewpoint: seat, seats: [seat], update: now.update, chat: [] });
    this.at = run.step;
    this.explained = null;
    this.now = now;
    this.session = run.session;
  }

  #hear(run: Run, message: ClientMessage): boolean {
    switch (message.type) {
      case "choose":
        void this.#try(run, message.choice);
        break;
      case "forecast":
        void this.#foresee(run, message.choice);
        break;
      case "undo":
        run.choices = run.choices.slice(0, -1);
        void this.#look(run);
        break;
      case "look":
        void this.#look(run);
    }
    return true;
  }

  async #try(run: Run, choice: string): Promise<void> {
    const now = await this.#ask(run, { choice });
    if (now?.update) {
      run.choices = [...run.choices, choice];
      this.explained = null;
      this.now = now;
      run.session.receive({ type: "accepted", seq: run.session.since + 1, choice });
      run.session.receive(now.update);
      if (now.do === "" && !this.showing) this.reached = Math.max(this.reached, run.step + 1);
      this.#keep(run.step);
    } else if (now?.explained) {
      this.explained = { ...now.explained, choice };
    }
    run.session.sending = null;
  }

  /** What is wrong is not even selected. */
  async #foresee(run: Run, choice: string): Promise<void> {
    const now = await this.#ask(run, { choice, forecast: true });
    if (now?.explained) this.explained = { ...now.explained, choice };
    else run.session.foretold(now?.foretold ?? null);
  }

  async #look(run: Run): Promise<void> {
    const now = await this.#ask(run, {});
    if (!now?.update) return;
    this.explained = null;
    this.now = now;
    run.session.receive(now.update);
  }

  /** The server's answer; null when there is none, or nobody waits for it any more. */
  async #ask(run: Run, more: Partial<LessonTry>): Promise<LessonNow | null> {
    const wish = { step: run.step, choices: run.choices, choice: null, forecast: false, name: this.name, ...more };
    try {
      const now = await api.tryInLesson(this.info.game, wish);
      connection.heard();
      return run === this.#run ? now : null;
    } catch (error) {
      if (run === this.#run) toasts.error(error);
      return null;
    }
  }

  #table(): TableInfo {
    const { game, seat: mine, others } = this.info;
    const names = [...others.slice(0, mine), this.name, ...others.slice(mine)];
    const seats = names.map((name, seat): SeatInfo => {
      const isMine = seat === mine;
      return { seat, kind: isMine ? "person" : "bot", name, level: "", here: true, away: 0, stand_in: false, mine: isMine, host: false };
    });
    return {
      id: t("lesson.title"),
      game,
      version: "",
      phase: "playing",
      seats,
      options: {},
      listed: false,
      watchers: "none",
      clock: 0,
      hosting: false,
      seq: 0,
      created: "",
      changed: "",
      line: "",
      my_turn: false,
      result: null,
      next_table: "",
      practice: false,
      trial: false,
      conflicts: [],
    };
  }
}
