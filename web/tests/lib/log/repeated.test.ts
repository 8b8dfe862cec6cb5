import { expect, test } from "vitest";

import { repeated } from "../../../src/lib/log/repeated";
import type { EventInfo } from "../../../src/lib/wire";

const said = (seq: number, text: string, seat = 0, heading = false): EventInfo => ({ seq, kind: "step", text, seat, touches: [], heading, facts: {}, patch: null });
const told = (events: EventInfo[], undone = new Set<number>()) => repeated(events, undone).map(({ event, from, times }) => [event.text, from, event.seq, times]);

test("what repeats itself in a row is one line", () => {
  const events = [said(1, "A steps."), said(2, "A steps."), said(3, "A casts."), said(4, "A steps.")];
  expect(told(events)).toEqual([
    ["A steps.", 1, 2, 2],
    ["A casts.", 3, 3, 1],
    ["A steps.", 4, 4, 1],
  ]);
});

test("another seat, a heading and what was taken back stand alone", () => {
  expect(told([said(1, "Passes.", 0), said(2, "Passes.", 1)])).toHaveLength(2);
  expect(told([said(1, "Round", 0, true), said(2, "Round", 0, true)])).toHaveLength(2);
  expect(told([said(1, "A steps."), said(2, "A steps.")], new Set([1]))).toHaveLength(2);
});

test("a line keeps its place while it grows", () => {
  const [line] = repeated([said(1, "A steps."), said(2, "A steps.")], new Set());
  expect(line?.place).toBe(0);
});
