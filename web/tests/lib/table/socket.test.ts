import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableSocket, isFinal, waitBefore } from "../../../src/lib/table/socket";
import type { ServerMessage } from "../../../src/lib/wire";

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  constructor() {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  lose(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code, reason }));
  }
  tell(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

describe("the socket of a table", () => {
  let since = -1;
  const received: ServerMessage[] = [];
  const reached: string[] = [];
  const closed: string[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    received.length = reached.length = closed.length = 0;
    since = -1;
    socket = new TableSocket({
      address: "ws://test/socket",
      hello: () => ({ type: "hello", key: "k", since, auto_pass: true }),
      receive: (message) => received.push(message),
      reach: (reach) => reached.push(reach),
      closed: (reason) => closed.push(reason),
      make: () => new FakeSocket() as unknown as WebSocket,
      random: () => 0.5,
    });
  });
  afterEach(() => socket.close());

  const last = () => FakeSocket.made.at(-1) as FakeSocket;

  it("says hello first, and hears", () => {
    last().open();
    expect(last().sent).toEqual([{ type: "hello", key: "k", since: -1, auto_pass: true }]);
    last().tell({ type: "accepted", seq: 1, choice: "end" });
    expect(received).toEqual([{ type: "accepted", seq: 1, choice: "end" }]);
    expect(reached).toEqual(["connecting", "connected"]);
  });

  it("comes back after a loss and says what it already has", () => {
    last().open();
    since = 17;
    last().lose();
    expect(reached.at(-1)).toBe("lost");
    vi.advanceTimersByTime(waitBefore(0, 0.5));
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(last().sent).toEqual([{ type: "hello", key: "k", since: 17, auto_pass: true }]);
  });

  describe("when nothing is heard", () => {
    beforeEach(() => {
      vi.stubGlobal("WebSocket", { OPEN: 1 });
      last().open();
    });
    afterEach(() => vi.unstubAllGlobals());
    const pings = () => last().sent.filter((each) => (each as { type: string }).type === "ping").length;

    it("asks, and says within three seconds that nobody answers", () => {
      vi.advanceTimersByTime(1200);
      expect(pings()).toBe(1);
      expect(reached.at(-1)).toBe("connected");
      vi.advanceTimersByTime(1800);
      expect(reached.at(-1)).toBe("lost");
      last().tell({ type: "pong" });
      expect(reached.at(-1)).toBe("connected");
      expect(FakeSocket.made).toHaveLength(1);
    });

    it("is content with an answer", () => {
      for (let second = 0; second < 20; second += 1) {
        vi.advanceTimersByTime(1000);
        last().tell({ type: "pong" });
      }
      expect(reached).toEqual(["connecting", "connected"]);
      expect(pings()).toBeGreaterThan(10);
    });

    it("tries another line in the end, and does not listen to the old one any more", () => {
      const [old] = FakeSocket.made;
      vi.advanceTimersByTime(12_000);
      expect(FakeSocket.made.length).toBeGreaterThan(1);
      received.length = 0;
      old?.tell({ type: "pong" });
      expect(received).toEqual([]);
    });
  });

  it("waits longer after each failure, but never too long", () => {
    expect([0, 1, 2, 9].map((failures) => waitBefore(failures, 0.5))).toEqual([400, 800, 1600, 8000]);
    last().lose();
    vi.advanceTimersByTime(400);
    last().lose();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it("does not come back when the server has closed the talk", () => {
    last().open();
    last().lose(4404, "No such table.");
    vi.advanceTimersByTime(60_000);
    expect(closed).toEqual(["No such table."]);
    expect(FakeSocket.made).toHaveLength(1);
    expect([isFinal(1006), isFinal(1013), isFinal(4401)]).toEqual([false, false, true]);
  });

  it("says when something could not be sent", () => {
    expect(socket.send({ type: "say", text: "hi" })).toBe(false);
    last().open();
    vi.stubGlobal("WebSocket", { OPEN: 1 });
    expect(socket.send({ type: "say", text: "hi" })).toBe(true);
    vi.unstubAllGlobals();
  });
});
