/** One table as this page sees it: what is shown, what is on its way, what is still to be shown. */
import { api, personKey, socketAddress } from "../net/api";
import { connection } from "../net/connection.svelte";
import { filledMessage } from "../net/filled";
import { keep, kept } from "../page/kept";
import { settings } from "../page/settings.svelte";
import { toasts } from "../page/toasts.svelte";
import { decidingPlace, heldFor } from "../show/deciding";
import type { AnyEffects } from "../show/effects";
import { t } from "../text";
import { addressAt, chaptersOf, chaptersOfSteps, type Chapter } from "../timeline/moments";
import { pauseAfter, type Pause } from "../timeline/pace";
import { Timeline } from "../timeline/timeline.svelte";
import type {
  ClientMessage,
  EventInfo,
  Foretold,
  Hint,
  Opinion,
  OptionOnOffer,
  QuestionInfo,
  ServerMessage,
  TableInfo,
  Tried,
  Update,
  Welcome,
} from "../wire";
import { askedNow, deadlineOf, sameQuestion } from "./asked";
import { Company } from "./company.svelte";
import { TableSocket } from "./socket";

interface OnItsWay {
  seat: number;
  seq: number;
  choice: string;
  tries: number;
  id: string; // by which the server knows it again
}

/** Unlike any other of this table; browsers give better ones to secure pages only. */
function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 14);
}

/** Link to the server; replaced in tests. */
export interface Link {
  send(message: ClientMessage): boolean;
  close(): void;
}

/** Refusals of a forecast, which nobody need read: what was selected waits to be confirmed. */
const NO_FORECAST: ReadonlySet<string> = new Set(["stale_forecast", "no_such_option", "forecast_too_fast", "no_forecast"]);
/** Refusals of an opinion, which nobody need read either. */
const NO_OPINION: ReadonlySet<string> = new Set(["stale_opinion", "no_opinion"]);
const MOST_TRIES = 3;
const CHUNK = 50; // choices that are fetched at once to look back

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  viewpoint = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  pause: Pause | null = null; // the pace of the game's screen
  sending = $state.raw<OnItsWay | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state<number | null>(null); // the seat for which the archmage thinks about one
  /** Called with what an option would lead to, when it was asked for; null: nobody can say. */
  foretold: (told: Foretold | null) => void = () => {};
  /** Called with what a row of choices would lead to; null: nobody can say, or something was refused. */
  tried: (told: Tried | null) => void = () => {};
  /** Called with what the archmage thinks of an option; null: nobody can say. */
  thought: (opinion: Opinion | null) => void = () => {};
  missed = $state.raw<EventInfo[]>([]); // what happened since this browser last looked
  deadline = $state<number | null>(null); // when the clock runs out for who is awaited
  closed = $state(""); // why the server does not talk to us any more

  readonly company = new Company((message) => this.#send(message));
  readonly timeline = new Timeline({
    pause: (moment, chapter, ahead) => {
      const { by } = chapter;
      const pause = pauseAfter(moment.event, ahead, by !== null && this.mine.includes(by), settings.motion, this.pause);
      return this.#decides(chapter.choice, moment.place) ? heldFor(pause, settings.motion) : pause;
    },
    load: (choice) => this.#earlier(choice),
  });
  effects: AnyEffects | undefined = undefined; // of the game's screen
  /** The event that decided the game, while it is held. */
  deciding = $derived.by((): EventInfo | null => {
    const { now, staying } = this.timeline;
    return now && staying && this.#decides(now.choice, now.place) ? now.event : null;
  });
  /** Moments not yet shown. */
  waiting = $derived(this.timeline.ahead.length);
  #last = $state.raw<Update | null>(null);
  #coming = $state.raw<Update[]>([]); // not shown to the end
  #told = $state.raw<EventInfo[]>([]);

  /** The update of what is shown; looking back does not change it. */
  shown = $derived.by((): Update | null => {
    const { mode, at } = this.timeline;
    return (mode === "live" && this.#coming.find((update) => update.seq >= at.choice)) || this.#last;
  });

  /** Everything that was told, up to what is shown. */
  log = $derived.by((): EventInfo[] => {
    const unseen = this.timeline.ahead.filter(({ event }) => event !== null).length;
    return unseen === 0 ? this.#told : this.#told.slice(0, -unseen);
  });

  /** Whether a moment is the last one that mattered before the game was over. */
  #decides(choice: number, place: number): boolean {
    const { chapters, mode } = this.timeline;
    const last = chapters.at(-1);
    return mode === "live" && this.#last?.result != null && last?.choice === choice && decidingPlace(last.moments, this.effects) === place;
  }

  /** My open questions; none while the show runs or a choice is on its way. */
  questions = $derived.by((): QuestionInfo[] => (this.waiting > 0 ? [] : (this.shown?.questions ?? [])));

  /** What the other people are asked, where all win or lose together. */
  others = $derived.by((): QuestionInfo[] => (this.waiting > 0 ? [] : (this.shown?.others ?? [])));

  /** The name of the sight that all that was told leads to. */
  get hash(): string {
    return this.#last?.hash ?? "";
  }

  #sight: unknown = null; // after all that was told
  #unplaced: EventInfo[] | null = null; // of updates that begin with a sight that is not held
  #accepted = 0; // number of my last choice that the server stored
  #link: Link;

  constructor(
    readonly id: string,
    link?: (session: TableSession) => Link,
  ) {
    this.timeline.speed = settings.wishes.speed;
    this.#link = link ? link(this) : this.#connect();
  }

  #connect(): Link {
    return new TableSocket({
      address: socketAddress(this.id),
      hello: () => ({ type: "hello", key: personKey(), since: this.since, auto_pass: settings.wishes.autoPass }),
      receive: (message) => {
        connection.heard();
        this.receive(message);
      },
      reach: (reach) => (connection.reach = reach),
      closed: (reason) => (this.closed = reason || t("problem.closed")),
    });
  }

  /** Number of the last choice that this page knows of. */
  get since(): number {
    return this.#last?.seq ?? -1;
  }

  close(): void {
    this.timeline.close();
    this.company.close();
    this.#link.close();
  }

  /** Show the moment of a line of the log. */
  look(index: number): void {
    void this.timeline.seek(addressAt(this.#told, index));
  }

  receive(told: ServerMessage): void {
    const message = filledMessage(told);
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table":
        this.table = message.table;
        return;
      case "accepted":
        this.#accepted = message.seq;
        // Until what came of it is here too, the old question would be asked once more.
        if (this.sending?.seq === message.seq && this.since >= message.seq) this.sending = null;
        return;
      case "said":
        return this.company.hasSaid(message, message.seat !== null && this.mine.includes(message.seat));
      case "pointed":
        return this.company.hasPointed(message);
      case "proposed":
        return this.company.hasProposed(message, this.since);
      case "ways":
        this.company.ways = message;
        return;
      case "hint":
        this.hinting = null;
        this.hint = message;
        return;
      case "opinion":
        if (message.seq === this.since + 1) this.thought(message);
        return;
      case "forecast":
        if (message.seq === this.since + 1) this.foretold(message);
        return;
      case "trial":
        if (message.seq === this.since + 1) this.tried(message);
        return;
      case "pong":
        return;
      case "refused":
        return this.#refused(message.error, message.message);
    }
  }

  choose(seat: number, option: Pick<OptionOnOffer, "choice">): void {
    if (this.sending || !this.#last) return;
    this.hint = null;
    this.timeline.goOn(); // whoever acts wants to see what comes of it
    this.sending = { seat, seq: this.#last.seq + 1, choice: option.choice, tries: 1, id: newId() };
    this.#sendChoice();
  }

  undo(seat: number, wholeTurn: boolean): void {
    this.hint = null;
    this.#send({ type: "undo", seat, whole_turn: wholeTurn, seq: this.since + 1, id: newId() });
  }

  /** Whether the server answers for me where there is only one answer. */
  autoPass(on: boolean): void {
    this.#link.send({ type: "auto_pass", on });
  }

  /** Ask what the archmage would do, now or after choices on trial. */
  askHint(seat: number, steps: string[] = []): void {
    if (this.hinting !== null) return;
    if (this.#link.send({ type: "ask_hint", seat, steps })) this.hinting = seat;
    else toasts.say(t("problem.not_sent"), "bad");
  }

  /** Ask what the archmage thinks of an option; false if that cannot be asked. */
  askOpinion(seat: number, { choice }: Pick<OptionOnOffer, "choice">): boolean {
    return this.#link.send({ type: "ask_opinion", seat, seq: this.since + 1, choice });
  }

  /** Ask what an option would lead to; false if that cannot be asked. */
  foresee(seat: number, { choice }: Pick<OptionOnOffer, "choice">): boolean {
    return this.#link.send({ type: "forecast", seat, seq: this.since + 1, choice });
  }

  /** Ask what choices would lead to, one after another, then a way to a place; false if that cannot be asked. */
  rehearse(seat: number, choices: string[], to = ""): boolean {
    return this.#link.send({ type: "trial", seat, seq: this.since + 1, choices, to });
  }

  /** Everything up to now has been looked at. */
  looked(): void {
    this.missed = [];
    if (this.#last) keep(`seen.${this.id}`, String(this.#last.seq));
  }

  #send(message: ClientMessage): void {
    if (!this.#link.send(message)) toasts.say(t("problem.not_sent"), "bad");
  }

  #sendChoice(): void {
    const { sending } = this;
    if (!sending) return;
    const { seat, seq, choice, id } = sending;
    this.#link.send({ type: "choose", seat, seq, choice, id });
  }

  #welcome(message: Welcome): void {
    const returning = this.#last !== null;
    this.table = message.table;
    this.viewpoint = message.viewpoint;
    this.mine = message.seats;
    this.company.welcome(message.chat);
    this.hinting = null;
    if (!message.update) return;
    this.#unplaced = null; // it is told again
    if (returning) {
      this.#update(message.update);
    } else {
      this.#last = message.update;
      this.deadline = deadlineOf(message.update);
      this.#told = message.update.events;
      this.#place({ ...message.update, events: [] });
      const seen = Number.parseInt(kept(`seen.${this.id}`) ?? "", 10);
      if (!Number.isNaN(seen)) this.missed = message.update.events.filter((event) => event.seq > seen);
      if (this.missed.length === 0) this.looked();
    }
    // A choice that was on its way when the line broke: the same seq counts once, so send it again.
    if (this.sending && this.sending.seq === this.since + 1) this.#sendChoice();
    else this.sending = null;
  }

  #update(told: Update): void {
    const update = this.#placed(told);
    if (!update) return;
    const before = this.#last?.seq ?? -1;
    if (this.table?.clock && this.#wasAnswered(update)) toasts.say(t("clock.over"));
    if (this.hint && !sameQuestion(this.hint.seat, this.#last, update)) this.hint = null;
    if (this.hinting !== null && !sameQuestion(this.hinting, this.#last, update)) this.hinting = null; // nobody answers any more
    const { timeline } = this;
    if (update.seq < before) {
      // The hall stands earlier than we knew, as after a restored backup: what it forgot did not happen.
      this.#accepted = Math.min(this.#accepted, update.seq);
      timeline.forget(update.seq - 1);
      this.#coming = [];
      this.#told = this.#told.filter((event) => event.seq <= update.seq);
      this.#place({ ...update, events: [] });
      timeline.live();
    } else if (update.seq === before) {
      // The same moment told again, after a refusal or a reconnection.
      timeline.skip();
      this.#coming = [];
      const seen = chaptersOf(update, { sight: this.#sight, status: update.status }).at(-1)?.moments.at(-1);
      timeline.correct((this.#sight = seen?.sight), update.status);
    } else {
      this.#told = [...this.#told, ...update.events];
      this.#place(update);
    }
    this.#last = update;
    this.company.moveOn(update);
    this.deadline = deadlineOf(update);
    if (this.sending) this.#settle(update);
    if (document.visibilityState === "visible") keep(`seen.${this.id}`, String(update.seq));
  }

  /** An update that begins with what we hold; of another only the events are kept, and the whole is asked for. */
  #placed(update: Update): Update | null {
    if (update.base !== "" && update.base !== this.#last?.hash) {
      if (this.#unplaced === null) this.#link.send({ type: "look" });
      this.#unplaced = [...(this.#unplaced ?? []), ...update.events];
      return null;
    }
    const events = [...(this.#unplaced ?? []).map((event) => ({ ...event, patch: null })), ...update.events];
    this.#unplaced = null;
    return { ...update, ...askedNow(update, this.#last), events };
  }

  /** Put what an update tells at the end of the timeline. */
  #place(update: Update): void {
    if (update.base === "") void this.timeline.rest(update).catch((error: unknown) => toasts.error(error));
    const before = this.timeline.chapters.at(-1)?.moments.at(-1);
    const chapters = chaptersOf(update, before ? { sight: this.#sight, status: before.status } : null);
    this.#sight = chapters.at(-1)?.moments.at(-1)?.sight;
    this.#coming = [...this.#coming.filter(({ seq }) => seq >= this.timeline.at.choice && seq < update.seq), update];
    this.timeline.push(chapters);
  }

  /** The chapters around a choice, from the same eyes. */
  async #earlier(choice: number): Promise<Chapter[] | null> {
    const start = Math.floor(choice / CHUNK) * CHUNK;
    try {
      return chaptersOfSteps((await api.replay(this.id, "", start, start + CHUNK)).steps);
    } catch (error) {
      toasts.error(error);
      return null;
    }
  }

  /** What becomes of the choice on its way, now that the table has moved on. */
  #settle(update: Update): void {
    const { sending } = this;
    if (!sending || update.seq < sending.seq) return;
    const mine = update.by === sending.seat || sending.seq <= this.#accepted;
    const still = update.questions.some(
      (question) => question.seat === sending.seat && question.options.some((option) => option.choice === sending.choice),
    );
    // Somebody else answered at the same time and took the number: the same choice under the next.
    if (!mine && still && sending.tries < MOST_TRIES) {
      this.sending = { ...sending, seq: update.seq + 1, tries: sending.tries + 1 };
      this.#sendChoice();
    } else {
      this.sending = null;
    }
  }

  /** Whether the server chose for me, because I had not chosen in time. */
  #wasAnswered(update: Update): boolean {
    if (!this.#last || update.seq !== this.#last.seq + 1 || update.seq === this.#accepted) return false;
    if (!update.choice || this.sending?.seq === update.seq) return false;
    return this.#last.questions.some(({ seat, options }) => seat === update.by && options.length > 1);
  }

  #refused(error: string, message: string): void {
    if (NO_FORECAST.has(error)) {
      this.tried(null);
      return this.foretold(null);
    }
    if (NO_OPINION.has(error)) return this.thought(null);
    this.hinting = null;
    if (error === "stale_choice" && this.sending && this.sending.tries < MOST_TRIES) return;
    this.sending = null;
    this.tried(null);
    toasts.say(message, "bad");
  }
}
