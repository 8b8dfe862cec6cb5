/** The company at a table: what people say, what they point at, what they propose to each other. */
import { isSpoken } from "../log/lines";
import { proposedToo } from "../together/telling";
import type { ClientMessage, Pointed, Proposed, Reaction, Said, Update, Ways } from "../wire";

const POINT_LIFE = 5000;
const HEARD_FOR = 7000; // milliseconds that a bubble stays

export class Company {
  chat = $state.raw<Said[]>([]);
  heard = $state.raw<Said[]>([]); // just now: the last line of each seat, and of those who look on
  unread = $state(0); // things said since the chat was last looked at
  pointed = $state.raw<Pointed[]>([]); // what each seat points at
  proposed = $state.raw<Proposed[]>([]); // for the questions that are open now, and to bots for their turns
  ways = $state.raw<Ways | null>(null); // what a partner could do, as it was last asked for

  #send: (message: ClientMessage) => void;
  #pointTimers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  close(): void {
    for (const timer of this.#pointTimers.values()) clearTimeout(timer);
  }

  say(text: string): void {
    this.#send({ type: "say", text });
  }

  react(what: Reaction): void {
    this.#send({ type: "react", what });
  }

  point(seat: number, touch: string): void {
    this.#send({ type: "point", seat, touch });
  }

  /** Propose a choice to another seat, and what may come after it; an empty one takes the last proposal back. */
  propose(seat: number, to: number, choice: string, why = "", then: string[] = []): void {
    this.#send({ type: "propose", seat, to, choice, why, then });
  }

  /** Say no to what a partner proposes, and why. */
  decline({ by, to }: Pick<Proposed, "by" | "to">, why: string): void {
    this.#send({ type: "decline", seat: to, by, why });
  }

  /** Ask what a partner could do after these choices. */
  askWays(seat: number, to: number, steps: string[]): void {
    this.ways = null;
    this.#send({ type: "ask_ways", seat, to, steps });
  }

  /** What was said before somebody came; what stands of proposals is told next. */
  welcome(chat: Said[]): void {
    this.chat = chat;
    this.proposed = [];
  }

  /** The table has moved on, and with it what was proposed for the question before. */
  moveOn({ seq }: Update): void {
    this.proposed = this.proposed.filter((each) => each.waits || each.seq === seq);
  }

  hasSaid(message: Said, isMine: boolean): void {
    this.chat = [...this.chat, message];
    if (isSpoken(message) && !isMine) this.unread += 1;
    this.heard = [...this.heard.filter(({ seat }) => seat !== message.seat), message];
    setTimeout(() => (this.heard = this.heard.filter((each) => each !== message)), HEARD_FOR);
  }

  hasPointed(message: Pointed): void {
    const others = () => this.pointed.filter((each) => each.seat !== message.seat);
    this.pointed = [...others(), message];
    clearTimeout(this.#pointTimers.get(message.seat));
    this.#pointTimers.set(
      message.seat,
      setTimeout(() => (this.pointed = others()), POINT_LIFE),
    );
  }

  hasProposed(message: Proposed, since: number): void {
    if (message.waits || message.seq === since) this.proposed = proposedToo(this.proposed, message);
  }
}
