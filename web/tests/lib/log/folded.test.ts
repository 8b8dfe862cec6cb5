import { expect, test } from "vitest";

import { folded } from "../../../src/lib/log/folded";
import { repeated } from "../../../src/lib/log/repeated";
import type { EventInfo } from "../../../src/lib/wire";

/** Events such as "1 cast": a choice and a kind. */
function lines(...told: string[]) {
  const events = told.map((each): EventInfo => {
    const [seq, kind = ""] = each.split(" ");
    return { seq: Number(seq), kind, text: `${kind}.`, seat: 0, touches: [], heading: kind === "turn", facts: {}, patch: null };
  });
  return repeated(events, new Set());
}
const shape = (...told: string[]) =>
  folded(lines(...told), ({ kind }) => kind === "dies").map(({ line, parts }) => [line.event.kind, ...parts.map(({ event }) => event.kind)].join(" "));

test("what came of one choice is one line with its parts", () => {
  expect(shape("1 cast", "1 hit", "1 burn", "2 step")).toEqual(["cast hit burn", "step"]);
});

test("one part alone is not worth folding", () => {
  expect(shape("1 cast", "1 hit", "2 step")).toEqual(["cast", "hit", "step"]);
});

test("turns, reasons and deaths stand by themselves", () => {
  expect(shape("1 reason", "1 cast", "1 hit", "1 burn", "1 turn", "2 step")).toEqual(["reason", "cast hit burn", "turn", "step"]);
  expect(shape("1 cast", "1 hit", "1 burn", "1 dies", "1 falls", "1 lies", "2 step")).toEqual(["cast hit burn", "dies falls lies", "step"]);
});

test("the newest choice is told in full", () => {
  expect(shape("1 cast", "1 hit", "1 burn")).toEqual(["cast", "hit", "burn"]);
});
