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

test("the steps of one walk are one line, which says where it ended", () => {
  const step = (seq: number, cell: number, there: number, figure = 0, by = -1): EventInfo => ({ ...said(seq, `A steps to ${there}.`), facts: { figure, cell, there, by } });
  const lines = repeated([step(1, 1, 2), step(2, 2, 3), step(3, 3, 4)], new Set());
  expect(lines.map(({ event, times, walked }) => [event.text, times, walked])).toEqual([["A steps to 4.", 3, true]]);
  expect(repeated([step(1, 1, 2), step(2, 5, 6)], new Set())).toHaveLength(2);
  expect(repeated([step(1, 1, 2), step(2, 2, 3, 8)], new Set())).toHaveLength(2);
  expect(repeated([step(1, 1, 2), step(2, 2, 3, 0, 74)], new Set())).toHaveLength(2);
});
