/** The socket of one table: says hello, comes back after a loss, and says what it already has. */
import type { Reach } from "../net/connection.svelte";
import type { ClientMessage, Hello, ServerMessage } from "../wire";

export interface SocketParts {
  address: string;
  hello: () => Hello; // asked at every connection, so that `since` is current
  receive: (message: ServerMessage) => void;
  reach: (reach: Reach) => void;
  closed: (reason: string) => void; // the server will not talk to us any more
  make?: (address: string) => WebSocket;
  random?: () => number;
}

// All in all, silence is noticed within three seconds.
const LOOK = 400; // milliseconds from one look at the line to the next
const QUIET = 700; // nothing heard for so long: ask whether somebody is there
const PATIENCE = 1400; // no answer for so long: say that nobody is
const GIVE_UP = 8000; // no answer for so long: try another line
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Close codes by which the server ends the talk for good, such as an unknown table. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500;
}

/** Milliseconds before the attempt after `failures` failed ones, spread so that not all come at once. */
export function waitBefore(failures: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + random / 2);
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0; // when a message came last
  #asked: number | null = null; // since when an answer is awaited
  #silent = false; // nobody answered so far
  #over = false;

  constructor(private readonly parts: SocketParts) {
    this.#connect();
    this.#watch = setInterval(() => this.#look(), LOOK);
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  /** False when the message could not be sent; the caller keeps it for later. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#over || document.visibilityState === "hidden") return;
    if (this.#silent && this.#socket !== null) this.#lose(this.#socket);
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Ask a line that is quiet, say so when it does not answer, give it up in the end. */
  #look(): void {
    if (this.#socket === null || document.visibilityState === "hidden") {
      this.#asked = null;
      return;
    }
    const now = performance.now();
    if (this.#asked === null) {
      if (now - this.#heard < QUIET && navigator.onLine) return;
      this.#asked = now;
      this.send({ type: "ping" });
    } else if (now - this.#asked > GIVE_UP) {
      this.#lose(this.#socket);
    } else if (now - this.#asked > PATIENCE && !this.#silent) {
      this.#silent = true;
      this.parts.reach("lost");
    }
  }

  #hear(): void {
    this.#heard = performance.now();
    this.#asked = null;
    if (this.#silent) this.parts.reach("connected");
    this.#silent = false;
  }

  /** This line is gone: another one, after a while. */
  #lose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#asked = null;
    this.parts.reach("lost");
    socket.close();
    const random = (this.parts.random ?? Math.random)();
    this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#failures++, random));
  }

  #connect(): void {
    const make = this.parts.make ?? ((address: string) => new WebSocket(address));
    const socket = make(this.parts.address);
    this.#socket = socket;
    this.#asked = performance.now();
    if (this.#failures === 0) this.parts.reach("connecting");
    socket.addEventListener("open", () => {
      this.#failures = 0;
      socket.send(JSON.stringify(this.parts.hello()));
      this.#silent = true;
      this.#hear();
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#hear();
      this.parts.receive(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener("close", (event) => {
      if (this.#over || socket !== this.#socket) return;
      if (isFinal(event.code)) {
        this.#over = true;
        clearInterval(this.#watch);
        this.parts.reach("lost");
        this.parts.closed(event.reason);
        return;
      }
      this.#lose(socket);
    });
  }
}
