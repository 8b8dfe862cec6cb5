import { describe, expect, test } from "vitest";

import { shared } from "../../../src/lib/table/sharing";

const view = () => ({
  round: 1,
  players: [{ seat: 0, dice: [{ value: 3 }] }, { seat: 1, dice: [] as { value: number }[] }],
  seals: [{ node: "a" }, { node: "b" }, { node: "c" }],
  paying: null as { node: string } | null,
});

describe("what did not change", () => {
  test("is the same thing as before, as a whole", () => {
    const before = view();
    expect(shared(before, view())).toBe(before);
  });

  test("is the same thing beside what changed", () => {
    const before = view();
    const next = { ...view(), round: 2 };
    next.players[1] = { seat: 1, dice: [{ value: 6 }] };
    const after = shared(before, next);
    expect(after).toEqual(next);
    expect(after.players[0]).toBe(before.players[0]);
    expect(after.seals).toBe(before.seals);
    expect(after.players[1]).not.toBe(before.players[1]);
  });

  test.each([
    ["taken out", ["a", "c"]],
    ["put in", ["a", "x", "b", "c"]],
  ])("is found again after something was %s", (_, nodes) => {
    const before = view();
    const after = shared(before, { ...view(), seals: nodes.map((node) => ({ node })) });
    expect(after.seals.map(({ node }) => node)).toEqual(nodes);
    expect(after.seals[0]).toBe(before.seals[0]);
    expect(after.seals.at(-1)).toBe(before.seals[2]);
  });
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: [1, 2] }, { a: [1] }],
  [{ a: { b: 1 } }, { a: null }],
  [{ a: null }, { a: { b: 1 } }],
  [{ a: [1] }, { a: { 0: 1 } }],
])("%o becomes %o", (last, next) => {
  expect(shared(last, next)).toStrictEqual(next);
});
