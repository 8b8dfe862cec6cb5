import { expect, test } from "vitest";

import { takenBack } from "../../../src/lib/log/taken_back";
import type { EventInfo } from "../../../src/lib/wire";

const event = (seq: number, kind = "moved", count = 0): EventInfo => ({
  seq,
  kind,
  text: "",
  seat: 0,
  touches: [],
  heading: false,
  facts: kind === "undo" ? { seat: 0, count } : {},
  patch: null,
});

test("nothing is taken back without an undo", () => {
  expect(takenBack([event(0), event(1), event(2)])).toEqual(new Set());
});

test("an undo takes back the last choices, silent ones too", () => {
  // Choice 2 told nobody anything.
  expect(takenBack([event(1), event(3), event(4, "undo", 2)])).toEqual(new Set([3, 2]));
});

test("a second undo reaches behind the first", () => {
  const events = [event(1), event(2), event(3, "undo", 1), event(4), event(5, "undo", 2)];
  expect(takenBack(events)).toEqual(new Set([2, 4, 1]));
});
