import { beforeEach, describe, expect, it, vi } from "vitest";

import { table as sampleTable } from "../../../dev/tables";
import { api } from "../../../src/lib/net/api";
import { settings } from "../../../src/lib/page/settings.svelte";
import { toasts } from "../../../src/lib/page/toasts.svelte";
import { TableSession } from "../../../src/lib/table/session.svelte";
import { pauseAfter } from "../../../src/lib/timeline/pace";
import type { ClientMessage, EventInfo, Proposed, TableInfo, Update } from "../../../src/lib/wire";

const TABLE: TableInfo = sampleTable("t", "arcane_academy");

function event(seq: number, text = `event ${seq}`): EventInfo {
  return { seq, kind: "test", text, seat: 1, touches: [`thing-${seq}`], heading: false, facts: {}, patch: null };
}

function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    events: [event(seq)],
    sight: { seq },
    base: "",
    scene: null,
    catalogue: "",
    hash: `${seq}`,
    patch: null,
    questions: [],
    status: { text: "", awaited: [], left: null },
    may_undo: false,
    by: 1,
    choice: "",
    result: null,
    viewpoint: 0,
    asked: null,
    others: [],
    ...more,
  };
}

const QUESTION = {
  seat: 0,
  kind: "q",
  prompt: "?",
  why: "",
  options: [{ choice: "end", label: "End", touches: [], loses: "" }],
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
    Object.assign(session.timeline, { ground: { scene: null, catalogue: null }, drawing: {} });
  });

  function welcome(seq: number, events: EventInfo[] = [event(seq)]): void {
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: update(seq, { events }), chat: [] });
  }

  it("draws nothing until what is printed in the box is here, which is asked for once", async () => {
    session.timeline.ground = null;
    session.timeline.drawing = { hydrate: (sight: object, scene: object, catalogue: object) => ({ ...sight, ...scene, ...catalogue }) };
    const asked = vi.spyOn(api, "catalogue").mockResolvedValue({ cards: 9 });
    const whole = update(3, { scene: { places: 4 }, catalogue: "abc" });
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: whole, chat: [] });
    expect(session.timeline.view).toBeNull();
    await vi.runAllTimersAsync();
    expect(session.timeline.view).toEqual({ seq: 3, places: 4, cards: 9 });
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: whole, chat: [] });
    await vi.runAllTimersAsync();
    expect(asked.mock.calls).toEqual([["abc"]]);
  });

  it("forgets a hint when the question is another, and keeps it as long as it is the same", () => {
    welcome(1);
    session.receive(update(2, { questions: [QUESTION] }));
    session.receive({ type: "hint", seat: 0, choice: "end", label: "End", chances: [], why: "", worth: 0, second: "", second_label: "", second_worth: 0, second_leads: "", steps: [] });
    session.receive(update(3, { questions: [QUESTION] }));
    expect(session.hint?.choice).toBe("end");
    session.receive(update(4, { questions: [{ ...QUESTION, prompt: "Again?" }] }));
    expect(session.hint).toBeNull();
  });

  it("asks for one hint at a time, and for another when the question is gone", () => {
    welcome(1);
    session.receive(update(2, { questions: [QUESTION] }));
    session.askHint(0);
    session.askHint(0);
    expect(session.hinting).toBe(0);
    expect(sent.filter((each) => each.type === "ask_hint")).toHaveLength(1);
    session.receive(update(3, { questions: [{ ...QUESTION, prompt: "Again?" }] }));
    expect(session.hinting).toBeNull();
    session.askHint(0);
    session.receive({ type: "refused", error: "no_hint", message: "No hint could be found; try again.", seq: null });
    expect(session.hinting).toBeNull();
    session.askHint(0);
    const same = update(3, { questions: [{ ...QUESTION, prompt: "Again?" }] });
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: same, chat: [] }); // on another line nobody thinks about it
    expect(session.hinting).toBeNull();
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
    expect(session.timeline.view).toEqual({ seq: 3 });
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
    expect(session.sending?.choice).toBe("end"); // or the old question would be asked once more
    session.receive(update(5, { by: 0 }));
    expect(session.sending).toBeNull();
  });

  it("does not send a stored choice again when what came of it is told together with what others did", () => {
    welcome(4);
    session.choose(0, { choice: "end" });
    session.receive({ type: "accepted", seq: 5, choice: "end" });
    session.receive(update(6, { by: 1, questions: [QUESTION] }));
    expect(session.sending).toBeNull();
    expect(sent).toHaveLength(1);
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
    session.receive({ type: "said", seat: 0, name: "Mira", text: "hi", at: "", kind: "said" });
    session.receive({ type: "said", seat: 1, name: "Ines", text: "hello", at: "", kind: "said" });
    expect(session.company.chat).toHaveLength(2);
    expect(session.company.unread).toBe(1);
  });

  it("keeps proposals until the table moves on", () => {
    welcome(3);
    const proposed: Proposed = { type: "proposed", by: 1, to: 0, seq: 3, choice: "end", label: "End", why: "", no: null, then: [], kind: "act", waits: false };
    session.receive({ ...proposed, by: 2, seq: 2 });
    session.receive(proposed);
    expect(session.company.proposed).toEqual([proposed]);
    session.receive(update(4));
    expect(session.company.proposed).toEqual([]);
    session.company.propose(0, 1, "end");
    expect(sent.at(-1)).toEqual({ type: "propose", seat: 0, to: 1, choice: "end", why: "", then: [] });
  });

  it("keeps what is proposed to a bot until it is answered", () => {
    session.receive(update(3));
    const proposed: Proposed = { type: "proposed", by: 0, to: 1, seq: 3, choice: "end", label: "End", why: "", no: null, then: [], kind: "act", waits: true };
    session.receive(proposed);
    session.receive(update(4));
    expect(session.company.proposed).toHaveLength(1);
    session.receive({ ...proposed, no: "I have a better plan." });
    expect(session.company.proposed.map(({ no }) => no)).toEqual(["I have a better plan."]);
    session.receive({ ...proposed, choice: "" });
    expect(session.company.proposed).toEqual([]);
  });

  it("asks what a partner could do", () => {
    session.company.askWays(0, 1, ["move zen"]);
    expect(sent.at(-1)).toEqual({ type: "ask_ways", seat: 0, to: 1, steps: ["move zen"] });
    session.receive({ type: "ways", to: 1, steps: ["move zen"], question: null });
    expect(session.company.ways?.to).toBe(1);
  });

  it("keeps things pointed at for a while only", () => {
    session.receive({ type: "pointed", seat: 1, touch: "room" });
    session.receive({ type: "pointed", seat: 2, touch: "door" });
    session.receive({ type: "pointed", seat: 1, touch: "book" });
    expect(session.company.pointed.map((each) => each.touch)).toEqual(["door", "book"]);
    vi.advanceTimersByTime(5000);
    expect(session.company.pointed).toEqual([]);
  });
});

describe("pauses", () => {
  it("are longer for others' doings than for mine", () => {
    expect(pauseAfter(event(1), 0, false, "full")).toBeGreaterThan(pauseAfter(event(1), 0, true, "full"));
  });

  it("are short in a long backlog and absent on wish", () => {
    expect(pauseAfter(event(1), 50, false, "full")).toBeLessThan(200);
    expect(pauseAfter(event(1), 0, false, "none")).toBe(0);
    expect(pauseAfter(null, 0, false, "full")).toBe(0);
  });

  it("are as the game's screen wishes, in a longer backlog too", () => {
    expect(pauseAfter(event(1), 50, false, "full", () => 640)).toBe(640);
    expect(pauseAfter(event(1), 100, false, "full", () => 640)).toBeLessThan(200);
  });
});

describe("what is seen", () => {
  let sent: ClientMessage[];
  let session: TableSession;
  const told = (seq: number, from: string, ...texts: string[]): Update =>
    update(seq, {
      base: from,
      sight: null,
      hash: `${seq}`,
      patch: { rest: [seq] },
      events: texts.map((text) => ({ ...event(seq, text), patch: { told: [text] } })),
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.restoreAllMocks();
    settings.wishes.motion = "full";
    sent = [];
    session = new TableSession("t", () => ({ send: (message) => sent.push(message) > 0, close: () => {} }));
    Object.assign(session.timeline, { ground: { scene: null, catalogue: null }, drawing: {} });
    session.pause = () => 500;
    const first = update(1, { sight: { told: "start", rest: 1 }, hash: "1", events: [event(0), event(1)] });
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: first, chat: [] });
  });

  it("follows the events one by one", () => {
    session.receive(told(2, "1", "one", "two", "three"));
    expect(session.timeline.view).toEqual({ told: "one", rest: 1 });
    expect(session.log.at(-1)?.text).toBe("one");
    vi.advanceTimersByTime(500);
    expect(session.timeline.view).toEqual({ told: "two", rest: 1 });
    vi.advanceTimersByTime(500);
    expect(session.timeline.view).toEqual({ told: "three", rest: 2 });
    expect(session.log.map(({ text }) => text)).toEqual(["event 0", "event 1", "one", "two", "three"]);
    expect(sent).toEqual([]);
  });

  it("goes with what is asked, of which only what has changed is told", () => {
    const other = { ...QUESTION, seat: 1, prompt: "!" };
    const end = QUESTION.options[0];
    session.receive({ ...told(2, "1"), asked: { questions: [[QUESTION]], others: [[other]] } });
    session.receive({ ...told(3, "2"), asked: { questions: { 0: { options: { 1: [{ ...end, choice: "go" }] } } } } });
    expect(session.questions).toEqual([{ ...QUESTION, options: [end, { ...end, choice: "go" }] }]);
    const { questions } = session;
    session.receive({ ...told(4, "3"), asked: { others: [[]] } });
    expect(session.others).toEqual([]);
    session.receive(told(5, "4"));
    expect(session.questions).toBe(questions);
    session.receive(update(6)); // told whole: nothing is asked
    expect(session.questions).toEqual([]);
  });

  it("is asked for whole after a gap, and nothing that was told is lost", () => {
    session.receive(told(3, "2", "lost", "too"));
    session.receive(told(4, "3", "more"));
    expect(sent).toEqual([{ type: "look" }]);
    expect(session.timeline.view).toEqual({ told: "start", rest: 1 });
    session.receive(update(4, { sight: { told: "all", rest: 4 }, hash: "4", events: [] }));
    session.timeline.skip();
    expect(session.timeline.view).toEqual({ told: "all", rest: 4 });
    expect(session.log.map(({ text }) => text)).toEqual(["event 0", "event 1", "lost", "too", "more"]);
    session.receive(told(5, "4", "on"));
    session.timeline.skip();
    expect(session.timeline.view).toEqual({ told: "on", rest: 5 });
    expect(sent).toHaveLength(1);
  });

  it("is told again by a welcome after a gap", () => {
    session.receive(told(3, "2", "lost"));
    const whole = update(3, { sight: { told: "all" }, hash: "3", events: [event(2), event(3)] });
    session.receive({ type: "welcome", table: TABLE, viewpoint: 0, seats: [0], update: whole, chat: [] });
    session.timeline.skip();
    expect(session.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  it("is corrected when the same moment is told again", () => {
    session.receive(told(2, "1", "one"));
    session.receive(update(2, { sight: { told: "one", rest: 7 }, events: [], questions: [QUESTION] }));
    expect(session.timeline.view).toEqual({ told: "one", rest: 7 });
    expect(session.questions).toEqual([QUESTION]);
  });

  it("is what it was at the line of the log that is clicked, until one goes back to now", async () => {
    session.receive(told(2, "1", "one", "two", "three"));
    session.timeline.skip();
    session.look(2);
    await vi.runAllTimersAsync();
    expect(session.timeline.view).toEqual({ told: "one", rest: 1 });
    session.receive(told(3, "2", "four"));
    expect(session.timeline.view).toEqual({ told: "one", rest: 1 });
    expect(session.log.at(-1)?.text).toBe("four");
    expect(session.shown?.seq).toBe(3);
    session.timeline.live();
    expect(session.timeline.view).toEqual({ told: "four", rest: 3 });
  });

  it("is fetched once for a line that was told before", async () => {
    const step = (seq: number, ...texts: string[]) => ({ ...told(seq, "", ...texts), label: "", sight: seq === 0 ? { told: "", rest: -1 } : null });
    const fetched = vi.spyOn(api, "replay").mockResolvedValue({ table: TABLE, viewpoint: "0", length: 1, steps: [step(0, "event 0"), step(1, "event 1")], scene: null, catalogue: "", note: "" });
    session.look(0);
    await vi.runAllTimersAsync();
    expect(session.timeline.view).toEqual({ told: "event 0", rest: 0 });
    session.look(1);
    await vi.runAllTimersAsync();
    expect(session.timeline.view).toEqual({ told: "event 1", rest: 1 });
    expect(fetched.mock.calls).toEqual([["t", "", 0, 50]]);
    session.timeline.live();
    expect(session.timeline.view).toEqual({ told: "event 1", rest: 1 });
  });

  it("goes on as it was when an earlier moment cannot be had", async () => {
    vi.spyOn(api, "replay").mockRejectedValue(new Error("Gone."));
    session.receive(told(2, "1", "one", "two"));
    session.look(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(session.timeline.mode).toBe("live");
    expect(session.timeline.view).toEqual({ told: "two", rest: 2 });
  });
});
