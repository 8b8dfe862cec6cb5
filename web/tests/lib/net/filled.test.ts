import { describe, expect, it } from "vitest";

import { filledMessage, filledStep } from "../../../src/lib/net/filled";
import type { ReplayStep, ServerMessage, Update } from "../../../src/lib/wire";

const EVENT = { seq: 3, kind: "cast", text: "Ann casts." };
const QUESTION = { seat: 0, kind: "act", prompt: "What?", options: [{ choice: "end", label: "End" }] };
const WHOLE_EVENT = { ...EVENT, seat: null, touches: [], heading: false, facts: {}, patch: null };
const OPTION = { choice: "end", label: "End", touches: [], loses: "" };
const WHOLE_QUESTION = { ...QUESTION, why: "", refusals: [], waits: true, rules: [], options: [OPTION] };
const STATUS = { text: "Act!", awaited: [0] };

/** As it comes over the wire. */
const told = (message: object) => filledMessage(message as ServerMessage);

describe("a message", () => {
  it("gets all that was left out of it, down to each option", () => {
    const update = { type: "update", seq: 3, hash: "h", status: STATUS, events: [EVENT], questions: [QUESTION], others: [{ ...QUESTION, waits: false }] };
    const whole = told(update) as Update;
    expect(whole).toMatchObject({ base: "", sight: null, patch: null, asked: null, may_undo: false, result: null, by: null });
    expect(whole.status).toEqual({ ...STATUS, left: null });
    expect(whole.events).toEqual([WHOLE_EVENT]);
    expect([whole.questions, whole.others]).toEqual([[WHOLE_QUESTION], [{ ...WHOLE_QUESTION, waits: false }]]);
    expect(told({ type: "welcome", seats: [0], update })).toEqual({ type: "welcome", seats: [0], update: whole });
    expect(filledMessage(whole)).toEqual(whole);
  });

  it("keeps what was told", () => {
    const event = { ...EVENT, seat: 1, touches: ["card:3"], heading: true, facts: { card: 3 }, patch: { 0: [2] } };
    const step = { seq: 3, by: 1, choice: "", label: "", events: [event], sight: null, patch: null, status: { ...STATUS, left: 4 } };
    expect(filledStep(step as ReplayStep)).toEqual(step);
  });

  it("may have a question of its own, or nothing to fill in", () => {
    expect(told({ type: "ways", to: 1, steps: [], question: QUESTION })).toMatchObject({ question: WHOLE_QUESTION });
    expect(told({ type: "trial", steps: [], question: null })).toEqual({ type: "trial", steps: [], question: null });
    expect(told({ type: "welcome", update: null })).toEqual({ type: "welcome", update: null });
    expect(told({ type: "pong" })).toEqual({ type: "pong" });
  });
});
