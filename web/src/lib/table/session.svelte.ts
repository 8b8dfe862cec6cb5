/** One table as this page sees it: what is shown, what is on its way, what is still to be shown. */
import { personKey, socketAddress } from "../net/api";
import { connection } from "../net/connection.svelte";
import { keep, kept } from "../page/kept";
import { settings } from "../page/settings.svelte";
import { toasts } from "../page/toasts.svelte";
import { t } from "../text";
import { isReason, proposedToo } from "../together/telling";
import type {
  ClientMessage,
  EventInfo,
  Hint,
  OptionOnOffer,
  Pointed,
  Proposed,
  QuestionInfo,
  Said,
  ServerMessage,
  TableInfo,
  Update,
  Welcome,
} from "../wire";
import { Playback } from "./playback";
import { shared } from "./sharing";
import { TableSocket } from "./socket";

/** A beat of the show: one event of an update, or an update without events. */
export interface Beat {
  update: Update;
  event: EventInfo | null;
  first: boolean;
  last: boolean; // of its update
}

/** How a game's screen shows an update of many events: one after another, at its own pace. */
export interface Telling {
  /** The view as this event leaves it, from the view before; the update's own view has the last word. */
  tell: (before: unknown, event: EventInfo) => unknown;
  /** The update's own view after its last event, with what only the show knows. */
  rest?: (own: unknown, before: unknown, event: EventInfo) => unknown;
  /** Milliseconds that the event stays. */
  pause: (event: EventInfo) => number;
}

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

const MOST_TRIES = 3;
const LONG_BACKLOG = 12;
const LONG_TALE = 90; // beats, for screens that tell every event
const HURRY = 120;
const POINT_LIFE = 5000;

/** The beats of an update: its events one by one. */
export function beatsOf(update: Update): Beat[] {
  if (update.events.length === 0) return [{ update, event: null, first: true, last: true }];
  const end = update.events.length - 1;
  return update.events.map((event, index) => ({ update, event, first: index === 0, last: index === end }));
}

/** How long a beat stays: others' doings slowly enough to follow, a long backlog quickly. */
export function pauseAfter(
  beat: Beat,
  waiting: number,
  mine: boolean,
  motion: "full" | "less" | "none",
  telling: Telling | null = null,
): number {
  if (motion === "none" || beat.event === null || isReason(beat.event)) return 0;
  if (waiting > (telling ? LONG_TALE : LONG_BACKLOG)) return HURRY;
  const calm = telling ? telling.pause(beat.event) : beat.event.heading ? 450 : mine ? 350 : 950;
  return motion === "less" ? calm * 0.7 : calm;
}

/** When the clock runs out, on this browser's own clock. */
function deadlineOf(update: Update): number | null {
  return update.status.left === null ? null : Date.now() + 1000 * update.status.left;
}

/** Whether a seat is asked in both updates, and the same. */
function sameQuestion(seat: number, before: Update | null, after: Update): boolean {
  const [one, other] = [before, after].map((update) => update?.questions.find((question) => question.seat === seat));
  return one !== undefined && JSON.stringify(one) === JSON.stringify(other);
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null);
  viewpoint = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  shown = $state.raw<Update | null>(null);
  view = $state.raw<unknown>(null); // the shown update's, or on the way there
  telling: Telling | null = null;
  log = $state.raw<EventInfo[]>([]);
  happening = $state.raw<ReadonlySet<string>>(new Set());
  chat = $state.raw<Said[]>([]);
  unread = $state(0); // things said since the chat was last looked at
  waiting = $state(0); // beats not yet shown
  sending = $state.raw<OnItsWay | null>(null);
  pointed = $state.raw<Pointed[]>([]); // what each seat points at
  proposed = $state.raw<Proposed[]>([]); // for the questions that are open now
  hint = $state.raw<Hint | null>(null);
  missed = $state.raw<EventInfo[]>([]); // what happened since this browser last looked
  deadline = $state<number | null>(null); // when the clock runs out for who is awaited
  closed = $state(""); // why the server does not talk to us any more

  /** My open questions; none while the show runs or a choice is on its way. */
  questions = $derived.by((): QuestionInfo[] => (this.waiting > 0 ? [] : (this.shown?.questions ?? [])));

  /** What the other people are asked, where all win or lose together. */
  others = $derived.by((): QuestionInfo[] => (this.waiting > 0 ? [] : (this.shown?.others ?? [])));

  #last: Update | null = null;
  #accepted = 0; // number of my last choice that the server stored
  #link: Link;
  #playback: Playback<Beat>;
  #pointTimers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    readonly id: string,
    link?: (session: TableSession) => Link,
  ) {
    this.#playback = new Playback<Beat>(
      (beat) => this.#show(beat),
      (beat, waiting) => pauseAfter(beat, waiting, this.#isMine(beat.update), settings.motion, this.telling),
      (waiting) => (this.waiting = waiting),
    );
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
    this.#playback.clear();
    for (const timer of this.#pointTimers.values()) clearTimeout(timer);
    this.#link.close();
  }

  skip(): void {
    this.#playback.skip();
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "table":
        this.table = message.table;
        return;
      case "accepted":
        if (this.sending?.seq === message.seq) this.sending = null;
        this.#accepted = message.seq;
        return;
      case "said":
        this.chat = [...this.chat, message];
        if (message.seat === null || !this.mine.includes(message.seat)) this.unread += 1;
        return;
      case "pointed":
        return this.#pointed(message);
      case "proposed":
        if (message.seq === this.since) this.proposed = proposedToo(this.proposed, message);
        return;
      case "hint":
        this.hint = message;
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
    this.sending = { seat, seq: this.#last.seq + 1, choice: option.choice, tries: 1, id: newId() };
    this.#sendChoice();
  }

  undo(seat: number, wholeTurn: boolean): void {
    this.hint = null;
    this.#send({ type: "undo", seat, whole_turn: wholeTurn, seq: this.since + 1, id: newId() });
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  point(seat: number, touch: string): void {
    this.#send({ type: "point", seat, touch });
  }

  /** Propose a choice to another seat; an empty one takes the last proposal back. */
  propose(seat: number, to: number, choice: string): void {
    this.#send({ type: "propose", seat, to, choice });
  }

  /** Whether the server answers for me where there is only one answer. */
  autoPass(on: boolean): void {
    this.#link.send({ type: "auto_pass", on });
  }

  askHint(seat: number): void {
    this.#send({ type: "ask_hint", seat });
  }

  /** Everything up to now has been looked at. */
  looked(): void {
    this.missed = [];
    if (this.#last) keep(`seen.${this.id}`, String(this.#last.seq));
  }

  #pointed(message: Pointed): void {
    const others = () => this.pointed.filter((each) => each.seat !== message.seat);
    this.pointed = [...others(), message];
    clearTimeout(this.#pointTimers.get(message.seat));
    this.#pointTimers.set(
      message.seat,
      setTimeout(() => (this.pointed = others()), POINT_LIFE),
    );
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
    this.chat = message.chat;
    if (!message.update) return;
    if (returning) {
      this.#update(message.update);
    } else {
      this.#last = message.update;
      this.deadline = deadlineOf(message.update);
      this.shown = message.update;
      this.view = message.update.view;
      this.log = message.update.events;
      const seen = Number.parseInt(kept(`seen.${this.id}`) ?? "", 10);
      if (!Number.isNaN(seen)) this.missed = message.update.events.filter((event) => event.seq > seen);
      if (this.missed.length === 0) this.looked();
    }
    // A choice that was on its way when the line broke: the same seq counts once, so send it again.
    if (this.sending && this.sending.seq === this.since + 1) this.#sendChoice();
    else this.sending = null;
  }

  #update(update: Update): void {
    const before = this.#last?.seq ?? -1;
    if (this.table?.clock && this.#wasAnswered(update)) toasts.say(t("clock.over"));
    if (this.hint && !sameQuestion(this.hint.seat, this.#last, update)) this.hint = null;
    this.#last = update;
    this.proposed = this.proposed.filter((each) => each.seq === update.seq);
    this.deadline = deadlineOf(update);
    if (update.seq < before) {
      // The hall stands earlier than we knew, as after a restored backup: what it forgot did not happen.
      this.#playback.clear();
      this.log = this.log.filter((event) => event.seq <= update.seq);
      this.#refresh(update);
    } else if (update.seq === before && this.shown !== null) {
      // The same moment told again, after a refusal or a reconnection.
      this.#playback.skip();
      this.#refresh(update);
    } else {
      this.#playback.push(...beatsOf(update));
    }
    if (this.sending) this.#settle(update);
    if (document.visibilityState === "visible") keep(`seen.${this.id}`, String(update.seq));
  }

  #refresh(update: Update): void {
    this.shown = update;
    this.view = shared(this.view, update.view);
    this.happening = new Set();
  }

  /** What becomes of the choice on its way, now that the table has moved on. */
  #settle(update: Update): void {
    const { sending } = this;
    if (!sending || update.seq < sending.seq) return;
    const mine = update.by === sending.seat;
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
    if (error === "stale_choice" && this.sending && this.sending.tries < MOST_TRIES) return;
    this.sending = null;
    toasts.say(message, "bad");
  }

  #isMine(update: Update): boolean {
    return update.by !== null && this.mine.includes(update.by);
  }

  #viewAfter({ update, event, last }: Beat): unknown {
    if (!event || !this.telling) return update.view;
    if (!last) return this.telling.tell(this.view, event);
    return this.telling.rest ? this.telling.rest(update.view, this.view, event) : update.view;
  }

  #show(beat: Beat): void {
    if (beat.first) this.shown = beat.update;
    const { event } = beat;
    this.view = shared(this.view, this.#viewAfter(beat));
    if (event) this.log = [...this.log, event];
    this.happening = new Set(event?.touches ?? []);
  }
}
