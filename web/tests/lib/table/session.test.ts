import { beforeEach, describe, expect, it, vi } from "vitest";

import { table as sampleTable } from "../../../dev/tables";
import { settings } from "../../../src/lib/page/settings.svelte";
import { toasts } from "../../../src/lib/page/toasts.svelte";
import { TableSession, pauseAfter } from "../../../src/lib/table/session.svelte";
import type { ClientMessage, EventInfo, TableInfo, Update } from "../../../src/lib/wire";

const TABLE: TableInfo = sampleTable("t", "arcane_academy");

function event(seq: number, text = `event ${seq}`): EventInfo {
  return { seq, kind: "test", text, seat: 1, touches: [`thing-${seq}`], heading: false, facts: [] };
}

function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    events: [event(seq)],
    view: { seq },
    questions: [],
    status: { text: "", awaited: [], left: null },
    may_undo: false,
    by: 1,
    choice: "",
    result: null,
    viewpoint: 0,
    others: [],
    ...more,
  };
}

const QUESTION = {
  seat: 0,
  kind: "q",
  prompt: "?",
  why: "",
  options: [{ choice: "end", label: "End", touches: [], rules: [], loses: "" }],
  refusals: [],
  waits: true,
  rules: [],
};

describe("a table's session", () => {
  let sent: ClientMessage[];
  let session: TableSession;

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    settings.wishes.motion = "none";
    toasts.shown = [];
    sent = [];
    session = new TableSession("t", () => ({ send: (message) => sent.push(message) > 0, close: () => {} }));
  });

  function welcome(seq: number, events: EventInfo[] = [event(seq)]): void {
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: update(seq, { events }), chat: [] });
  }

  it("forgets a hint when the question is another, and keeps it as long as it is the same", () => {
    welcome(1);
    session.receive(update(2, { questions: [QUESTION] }));
    session.receive({ type: "hint", seat: 0, choice: "end", label: "End", chances: [] });
    session.receive(update(3, { questions: [QUESTION] }));
    expect(session.hint?.choice).toBe("end");
    session.receive(update(4, { questions: [{ ...QUESTION, prompt: "Again?" }] }));
    expect(session.hint).toBeNull();
  });

  it("shows the whole log at the first welcome", () => {
    welcome(2, [event(0), event(1), event(2)]);
    expect(session.log.map((each) => each.seq)).toEqual([0, 1, 2]);
    expect(session.since).toBe(2);
  });

  it("does not tell a moment twice", () => {
    welcome(1);
    session.receive(update(2));
    session.receive(update(2));
    expect(session.log.map((each) => each.seq)).toEqual([1, 2]);
  });

  it("adds only what is new after a reconnection", () => {
    welcome(1);
    welcome(3, [event(2), event(3)]);
    expect(session.log.map((each) => each.seq)).toEqual([1, 2, 3]);
    expect(session.shown?.view).toEqual({ seq: 3 });
  });

  it("forgets what the hall has forgotten", () => {
    welcome(1);
    session.receive(update(2));
    session.receive(update(1, { events: [] }));
    expect(session.log.map((each) => each.seq)).toEqual([1]);
    session.receive(update(2, { events: [event(2, "another way")] }));
    expect(session.log.at(-1)?.text).toBe("another way");
  });

  it("asks only when everything before has been shown", () => {
    settings.wishes.motion = "full";
    welcome(0);
    session.receive(update(1));
    session.receive(update(2, { questions: [QUESTION] }));
    expect(session.shown?.seq).toBe(1);
    expect(session.questions).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(session.shown?.seq).toBe(2);
    expect(session.questions).toEqual([QUESTION]);
  });

  it("sends a choice with the next number and shows it as on its way", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    expect(sent).toEqual([{ type: "choose", seat: 0, seq: 5, choice: "end", id: expect.stringMatching(/^[0-9a-z]{10,40}$/) }]);
    expect(session.sending?.choice).toBe("end");
    session.choose(0, { choice: "end" });
    expect(sent).toHaveLength(1);
    session.receive({ type: "accepted", seq: 5, choice: "end" });
    expect(session.sending).toBeNull();
  });

  it("sends a choice again that was on its way when the line broke", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    welcome(4, []);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it("does not send again what the server already has", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    welcome(5, [event(5)]);
    expect(sent).toHaveLength(1);
    expect(session.sending).toBeNull();
  });

  it("takes the next number when somebody else was quicker", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    session.receive(update(5, { by: 2, questions: [QUESTION] }));
    expect(sent[1]).toEqual({ ...sent[0], seq: 6 });
  });

  it("says why a choice was refused", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    session.receive({ type: "refused", error: "illegal_choice", message: "Not now.", seq: 5 });
    expect(session.sending).toBeNull();
    expect(toasts.shown.map((toast) => toast.text)).toEqual(["Not now."]);
  });

  it("tells what happened since this browser last looked", () => {
    localStorage.setItem("spellhall.seen.t", "1");
    welcome(3, [event(1), event(2), event(3)]);
    expect(session.missed.map((each) => each.seq)).toEqual([2, 3]);
    session.looked();
    expect(session.missed).toEqual([]);
    expect(localStorage.getItem("spellhall.seen.t")).toBe("3");
  });

  it("counts what others said, not what I said", () => {
    welcome(0);
    session.receive({ type: "said", seat: 0, name: "Mira", text: "hi", at: "" });
    session.receive({ type: "said", seat: 1, name: "Ines", text: "hello", at: "" });
    expect(session.chat).toHaveLength(2);
    expect(session.unread).toBe(1);
  });

  it("keeps proposals until the table moves on", () => {
    welcome(3);
    const proposed = { type: "proposed", by: 1, to: 0, seq: 3, choice: "end", label: "End" } as const;
    session.receive({ ...proposed, by: 2, seq: 2 });
    session.receive(proposed);
    expect(session.proposed).toEqual([proposed]);
    session.receive(update(4));
    expect(session.proposed).toEqual([]);
    session.propose(0, 1, "end");
    expect(sent.at(-1)).toEqual({ type: "propose", seat: 0, to: 1, choice: "end" });
  });

  it("keeps things pointed at for a while only", () => {
    session.receive({ type: "pointed", seat: 1, touch: "room" });
    session.receive({ type: "pointed", seat: 2, touch: "door" });
    session.receive({ type: "pointed", seat: 1, touch: "book" });
    expect(session.pointed.map((each) => each.touch)).toEqual(["door", "book"]);
    vi.advanceTimersByTime(5000);
    expect(session.pointed).toEqual([]);
  });
});

describe("pauses", () => {
  const beat = { update: update(1), event: event(1), first: true, last: true };

  it("are longer for others' doings than for mine", () => {
    expect(pauseAfter(beat, 0, false, "full")).toBeGreaterThan(pauseAfter(beat, 0, true, "full"));
  });

  it("are short in a long backlog and absent on wish", () => {
    expect(pauseAfter(beat, 50, false, "full")).toBeLessThan(200);
    expect(pauseAfter(beat, 0, false, "none")).toBe(0);
    expect(pauseAfter({ ...beat, event: null }, 0, false, "full")).toBe(0);
  });
});

describe("a screen that tells every event", () => {
  it("walks from the view before to the update's own", () => {
    vi.useFakeTimers();
    settings.wishes.motion = "full";
    const session = new TableSession("t", () => ({ send: () => true, close: () => {} }));
    session.telling = { tell: (before, { text }) => [...(before as string[]), text], pause: () => 500 };
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: update(1, { view: ["start"] }), chat: [] });
    session.receive(update(2, { events: [event(2, "one"), event(2, "two"), event(2, "three")], view: ["end"] }));
    expect(session.view).toEqual(["start", "one"]);
    vi.advanceTimersByTime(500);
    expect(session.view).toEqual(["start", "one", "two"]);
    vi.advanceTimersByTime(500);
    expect(session.view).toEqual(["end"]);
  });
});
