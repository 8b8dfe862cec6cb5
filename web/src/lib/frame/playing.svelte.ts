/** A table in play: what one is asked and chooses, plans, proposes to partners, and what a coach says to it. */
import { tick, untrack } from "svelte";

import type { BoardProps, GameScreen } from "../../games";
import { Choosing } from "../choose/choosing.svelte";
import { Coach } from "../coach/coach.svelte";
import type { EarlierMoment } from "../desk/moment";
import type { Lesson } from "../lesson/lesson.svelte";
import { hall } from "../net/hall.svelte";
import { address } from "../page/router.svelte";
import { settings } from "../page/settings.svelte";
import { toasts } from "../page/toasts.svelte";
import { Planning } from "../plan/planning.svelte";
import type { Way } from "../plan/way";
import { Watch } from "../replay/watch.svelte";
import { seatName } from "../seats/seats";
import type { TableSession } from "../table/session.svelte";
import { t } from "../text";
import { NOTHING } from "../things/things";
import { indexOf, type Address } from "../timeline/moments";
import { Following } from "../together/following.svelte";
import { Suggesting } from "../together/suggesting.svelte";
import { botPartners, hasPartners, lastWords } from "../together/telling";
import type { Hint, QuestionInfo, TableInfo, Update } from "../wire";

/** What a frame is given. */
export interface Shown {
  table: TableInfo;
  shown: Update;
  lesson?: Lesson; // of which this table is a step
}

/** Make one while a component is set up. */
export class Playing {
  rule = $state<string | null>(null); // the drawer is open at this rule
  open = $state<"menu" | "list" | "text" | "unknown" | "coach" | null>(null);
  drawn = $state.raw<GameScreen | null>(null); // the game's own screen
  readonly watch: Watch;
  readonly suggesting: Suggesting;
  readonly following: Following;
  readonly planning: Planning;
  readonly choosing: Choosing;
  readonly coach: Coach;

  /** An earlier moment that is looked at. */
  readonly moment = $derived.by(() => (this.timeline.mode === "live" ? null : this.timeline.now));
  readonly trial = $derived.by((): unknown[] => this.planning.sights.map((sight: unknown) => this.timeline.onTrial(sight)));
  readonly #mayChoose = $derived.by(() => !this.planning.isPlaying && !this.moment && !this.session.sending && !this.lesson?.showing);
  readonly #asked = $derived.by(() => (this.planning.on ? this.planning.questions : this.#mayChoose ? this.session.questions : []));
  readonly #seen = $derived.by(() => this.trial.at(-1) ?? this.timeline.view);
  readonly way = $derived.by((): Way | null => (this.trial.length === 0 ? null : (this.drawn?.way?.(this.timeline.view, this.trial, this.planning.seat) ?? null)));
  readonly viewpoint = $derived.by(() => (this.moment ? this.session.viewpoint : this.shown.viewpoint));
  readonly mayPlan = $derived.by(() => !this.lesson && this.session.mine.length > 0 && this.moment === null && this.shown.result === null);
  readonly mayCoach = $derived.by(() => this.table.practice && !this.lesson && this.shown.result === null);
  readonly partners = $derived.by(() => hasPartners(this.table.seats));
  readonly #together = $derived.by(() => hall.game(this.table.game)?.together ?? false);
  readonly bots = $derived.by(() => (this.#together && !this.lesson ? botPartners(this.table.seats) : []));
  readonly mayAid = $derived.by(() => this.#together && (this.partners || this.bots.length > 0) && this.moment === null && this.shown.result === null);
  /** The hint for where I stand: at the table, or where my plan does. */
  readonly hintNow = $derived.by((): Hint | null => {
    const { hint } = this.session;
    const steps = this.planning.on ? this.planning.picks : [];
    return hint && hint.steps.join() === steps.join() ? hint : null;
  });
  readonly earlier = $derived.by(() => this.#earlier());
  /** What every part of the game's screen is given. */
  readonly board = $derived.by(() => this.#board());

  constructor(
    readonly session: TableSession,
    private readonly given: () => Shown,
  ) {
    this.watch = new Watch(session.timeline, (seat) => session.mine.includes(seat));
    this.suggesting = new Suggesting(session, () => toasts.say(t("together.then.unknown")));
    this.following = new Following(
      (seat, choice) => session.choose(seat, { choice }),
      ({ label, words }) => toasts.say(t(words ? "together.stopped.words" : "together.stopped", { label })),
    );
    this.planning = this.#plans();
    this.choosing = this.#chooses();
    const { id, game } = untrack(() => this.table);
    this.coach = new Coach(id, game, {
      may: () => this.mayCoach,
      ask: (offer) => !this.planning.on && !this.suggesting.on && session.askOpinion(offer.seat, offer.option),
      fine: () => this.choosing.release(),
      against: () => this.choosing.hold(),
    });
    this.#goesOn();
  }

  get timeline() {
    return this.session.timeline;
  }

  get table(): TableInfo {
    return this.given().table;
  }

  get shown(): Update {
    return this.given().shown;
  }

  get lesson(): Lesson | undefined {
    return this.given().lesson;
  }

  #plans(): Planning {
    const { session } = this;
    return new Planning({
      questions: () => (this.moment || session.sending ? [] : session.questions),
      sight: () => this.timeline.now?.sight,
      hash: () => session.hash,
      seq: () => session.since,
      ask: (seat, choices, to) => session.rehearse(seat, choices, to),
      choose: (seat, choice) => session.choose(seat, { choice }),
      say: (what) => toasts.say(t(`plan.say.${what}`)),
      warns: () => this.way !== null && this.way.asks !== "",
      unreached: () => this.choosing.explain(),
    });
  }

  #chooses(): Choosing {
    const { session, planning, suggesting } = this;
    return new Choosing({
      questions: () => (suggesting.on && !planning.on && this.#mayChoose ? suggesting.questions.map((question) => this.#asSuggestion(question)) : this.#asked),
      happening: () => new Set(this.timeline.touches),
      pointed: () => new Set([...session.company.pointed.map((each) => each.touch), ...this.#hinted()]),
      choose: (offer) => {
        if (planning.on) return planning.lay(offer);
        if (suggesting.on) return suggesting.propose(offer.seat, offer.option.choice);
        this.following.stop();
        session.choose(offer.seat, offer.option);
      },
      things: () => (this.#seen === null ? null : this.drawn?.things?.(this.#seen, this.table.seats, this.viewpoint, suggesting.on || this.trial.length > 0 ? [] : this.#asked)) ?? NOTHING,
      mayPoint: () => this.partners,
      proposed: () => session.company.proposed,
      careful: () => settings.wishes.careful && !suggesting.on && !planning.on,
      letters: () => this.drawn?.letters,
      foresee: (offer) => session.foresee(offer.seat, offer.option),
      ponder: (offer) => this.coach.consider(offer),
      glimpse: (offer) => !this.lesson && !suggesting.on && !planning.on && session.foresee(offer.seat, offer.option),
      reach: (id) => this.mayPlan && !suggesting.on && this.drawn?.reaches?.(id) === true && planning.reach(id),
      point: (id) => {
        const seat = session.mine[0];
        if (seat !== undefined) session.company.point(seat, id);
      },
    });
  }

  #asSuggestion(question: QuestionInfo): QuestionInfo {
    const name = seatName(this.table.seats, question.seat);
    return { ...question, prompt: t("together.suggest.to", { name }), why: t("together.suggest.why", { name }) };
  }

  #hinted(): string[] {
    const hint = this.hintNow;
    return hint ? (this.choosing.offers.find((offer) => offer.option.choice === hint.choice)?.option.touches ?? []) : [];
  }

  #earlier(): EarlierMoment | null {
    const { moment, session, timeline } = this;
    if (!moment) return null;
    const viewpoint = session.viewpoint === null ? "" : String(session.viewpoint);
    return {
      title: moment.choice === 0 ? t("replay.start") : t("moment.title", { seq: moment.choice }),
      text: moment.event?.text ?? "",
      replay: address({ name: "replay", id: this.table.id, at: timeline.at, viewpoint }),
      step: (by) => void timeline.step(by, "event"),
      back: () => timeline.live(),
    };
  }

  #board(): BoardProps {
    const { moment, session, shown, table, timeline, trial } = this;
    return {
      view: this.#seen,
      trial,
      before: timeline.view,
      event: timeline.now?.event ?? null,
      viewpoint: this.viewpoint,
      seats: table.seats,
      mine: session.mine,
      questions: this.choosing.questions,
      status: timeline.now?.status ?? shown.status,
      options: table.options,
      suggesting: this.suggesting.on,
      says: lastWords(moment ? session.log.slice(0, this.#heardUntil(timeline.at)) : session.log, moment ? moment.choice : shown.seq),
      live: moment === null && shown.result === null,
      deadline: moment ? null : session.deadline,
      clock: table.clock,
    };
  }

  /** How many events of the log have happened at an earlier moment. */
  #heardUntil(at: Address): number {
    const index = indexOf(this.session.log, at);
    return index >= 0 ? index + 1 : this.session.log.filter((event) => event.seq <= at.choice).length;
  }

  /** What happens by itself when the table goes on. */
  #goesOn(): void {
    const { choosing, coach, following, planning, session, suggesting } = this;
    $effect(() => {
      if (!coach.on || this.moment || session.waiting > 0 || session.questions.length === 0) return;
      const [events, questions, seq] = [session.log, session.questions, this.shown.seq];
      untrack(() => coach.attend(events, questions, seq));
    });
    $effect(() => {
      const offer = coach.on && !choosing.weighing ? choosing.lifted : null;
      if (!choosing.pondered) untrack(() => coach.consider(offer));
    });
    $effect(() => {
      void session.company.ways;
      untrack(() => suggesting.heard());
    });
    // What was accepted whole goes on as soon as I am asked again.
    $effect(() => {
      void following.steps;
      const [questions, seq] = [this.moment || session.sending ? [] : session.questions, this.shown.seq];
      untrack(() => following.go(questions, seq));
    });
    // A new question starts with everything on offer again.
    $effect(() => {
      void this.shown.seq;
      untrack(() => (suggesting.on ? this.suggest(false) : choosing.renew()));
    });
    // A try that was explained is laid back.
    $effect(() => {
      if (this.lesson?.explained) untrack(() => choosing.reset());
    });
    $effect(() => {
      session.foretold = (told) => choosing.hear(told);
      session.tried = (told) => planning.hear(told);
      session.thought = (opinion) => coach.hear(opinion);
      return () => (session.foretold = session.tried = session.thought = () => {});
    });
    // A plan that is played goes on when the table has answered and all was shown.
    $effect(() => {
      void this.shown.seq;
      if (!session.sending && session.waiting === 0) untrack(() => planning.follow());
    });
    // Nothing is answered for me while the coach explains what I am asked.
    $effect(() => {
      const on = settings.wishes.autoPass && !(coach.on && coach.note);
      untrack(() => session.autoPass(on));
    });
  }

  /** The game's own screen has come; null: it has none. */
  loaded(screen: GameScreen | null): void {
    this.session.pause = screen?.pause ?? null;
    this.session.effects = screen?.effects;
    this.timeline.drawing = screen ?? {};
    this.drawn = screen;
  }

  async coachOrNot(): Promise<void> {
    const { coach } = this;
    if (!this.mayCoach) return;
    if (coach.on) {
      coach.silence();
      toasts.say(t("coach.silenced"));
      return;
    }
    await coach.call();
    await tick();
    if (!coach.note) toasts.say(t("coach.called")); // else it shows by speaking
  }

  /** Open the rulebook at the rule of my question, or close it. */
  openRules(): void {
    this.rule = this.rule === null ? (this.session.questions[0]?.rules[0] ?? "") : null;
  }

  suggest(on: boolean): void {
    this.choosing.reset();
    if (on) this.suggesting.begin();
    else this.suggesting.stop();
  }

  suggestTo(seat: number): void {
    this.choosing.reset();
    this.suggesting.layOut(seat);
  }

  /** By keyboard: to whoever is asked, else to the first partner who is a bot. */
  suggestByKey(): void {
    const [bot] = this.bots;
    if (this.suggesting.on || this.session.others.length > 0 || !bot) this.suggest(!this.suggesting.on);
    else this.suggestTo(bot.seat);
  }

  undo(wholeTurn: boolean): void {
    const { session } = this;
    const { by } = this.shown; // whoever chose last is the one who may take it back
    const seat = by !== null && session.mine.includes(by) ? by : session.mine[0];
    if (seat !== undefined) session.undo(seat, wholeTurn);
  }

  hint(): void {
    const { planning, session } = this;
    const seat = session.questions[0]?.seat ?? session.mine[0];
    if (this.hintNow) session.hint = null;
    else if (this.table.practice && seat !== undefined && (!planning.on || planning.questions.length > 0)) session.askHint(seat, planning.on ? planning.picks : []);
  }

  /** By keyboard: at the thing that has the focus, else at the one that gets it next. */
  point(): void {
    const thing = document.querySelector<HTMLElement>("[data-touch]:focus-visible")?.dataset.touch;
    if (thing) this.choosing.point(thing);
    else this.choosing.pointing = !this.choosing.pointing;
  }

  accept(proposal = this.session.company.proposed.find((each) => this.session.mine.includes(each.to))): void {
    if (!proposal || this.session.waiting > 0) return;
    this.suggest(false);
    const offer = this.choosing.offers.find(({ seat, option }) => seat === proposal.to && option.choice === proposal.choice);
    if (offer) this.choosing.choose(offer);
  }

  plan(): void {
    this.choosing.reset();
    this.suggest(false);
    if (this.planning.on) this.planning.drop();
    else if (this.mayPlan) this.planning.begin();
  }
}
