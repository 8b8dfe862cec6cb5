import { describe, expect, it } from "vitest";

import { patched } from "../../../src/lib/timeline/patches";

/** The same cases as in tests/engine/test_patches.py. */
const CASES: [unknown, unknown, unknown][] = [
  [{ a: 1, b: 2 }, { a: 1, b: 2 }, null],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: [3] }],
  [{ a: 1 }, { a: null }, { a: [null] }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: [] }],
  [{ a: 1 }, { a: 1, b: [] }, { b: [[]] }],
  [{ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 0 } } }, { a: { b: { d: [0] } } }],
  [[10, 20, 30, 40], [10, 20, 31, 40], { "2": [31] }],
  [["the first", "two", "three"], ["the first", "two"], { length: [2] }],
  [["the first", "two"], ["the first", "two", "three"], { "2": ["three"] }],
  [["the first", "two", "three"], ["1", "two"], { "0": ["1"], length: [2] }],
  [[], [1], [[1]]],
  [[1], [], [[]]],
  [[1, 2, 3], [4, 5, 6], [[4, 5, 6]]],
  [true, 1, [1]],
  [1, [1], [[1]]],
  [{ length: 3, a: 1 }, { length: 4, a: 1 }, { length: [4] }],
  [[{ id: 1, at: 5 }, { id: 2, at: 6 }], [{ id: 1, at: 5 }, { id: 2, at: 7 }], { "1": { at: [7] } }],
];

describe("a patch", () => {
  it.each(CASES)("leads from %j to %j by %j, and leaves what was before as it was", (before, after, patch) => {
    const kept = JSON.stringify(before);
    expect(patched(before, patch)).toStrictEqual(after);
    expect(JSON.stringify(before)).toBe(kept);
  });

  it("shares what did not change", () => {
    const before = { hand: [1, 2], board: { squares: [0, 0] } };
    const after = patched(before, { hand: { "0": [7] } }) as typeof before;
    expect(after.hand).toEqual([7, 2]);
    expect(after.board).toBe(before.board);
  });

  it("shares what comes anew and is as before", () => {
    const before = { hand: [{ card: 1 }, { card: 2 }, { card: 3 }] };
    const taken = patched(before, { hand: { "0": { card: [2] }, "1": { card: [3] }, length: [2] } }) as typeof before;
    expect(taken.hand[0]).toBe(before.hand[1]);
    expect(patched(before, [{ hand: [{ card: 1 }, { card: 2 }, { card: 3 }] }])).toBe(before);
  });
});
