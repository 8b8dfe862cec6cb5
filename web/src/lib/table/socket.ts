/** The socket of one table: says hello, comes back after a loss, and says what it already has. */
import type { Reach } from "../connection.svelte";
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
  #over = false;

  constructor(private readonly parts: SocketParts) {
    this.#connect();
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
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  #now = (): void => {
    if (this.#over || this.#socket !== null || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const make = this.parts.make ?? ((address: string) => new WebSocket(address));
    const socket = make(this.parts.address);
    this.#socket = socket;
    if (this.#failures === 0) this.parts.reach("connecting");
    socket.addEventListener("open", () => {
      this.#failures = 0;
      socket.send(JSON.stringify(this.parts.hello()));
      this.parts.reach("connected");
    });
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      this.parts.receive(JSON.parse(event.data) as ServerMessage);
    });
    socket.addEventListener("close", (event) => {
      this.#socket = null;
      if (this.#over) return;
      this.parts.reach("lost");
      if (isFinal(event.code)) {
        this.#over = true;
        this.parts.closed(event.reason);
        return;
      }
      const random = (this.parts.random ?? Math.random)();
      this.#timer = setTimeout(() => this.#connect(), waitBefore(this.#failures++, random));
    });
  }
}
