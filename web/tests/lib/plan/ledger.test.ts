import { describe, expect, it } from "vitest";

import { signed, sums } from "../../../src/lib/plan/ledger";
import type { ConsequenceInfo, Tried } from "../../../src/lib/wire";

const count = (what: string, least: number, most = least, certain = true, seat = 0): ConsequenceInfo => ({ kind: "count", text: "", certain, seat, what, least, most, good: 1 });
const tried = (...steps: ConsequenceInfo[][]): Tried => ({
  type: "trial", seat: 0, seq: 1, base: "", question: null, stops: { kind: "asked", text: "", seat: 0 },
  counts: [{ id: "will", name: "Will", now: 3 }, { id: "prestige", name: "Prestige", now: 6 }],
  steps: steps.map((consequences) => ({ choice: "", label: "", alone: false, patch: null, hash: "", consequences, stops: { kind: "asked", text: "", seat: 0 }, may_undo: true })),
});

describe("the ledger of a plan", () => {
  it("tells what each step adds and the sum so far", () => {
    const [first, second] = sums(tried([count("will", 2)], [count("will", -4), count("prestige", 4)]));
    expect(first).toEqual([{ id: "will", added: 2, sum: 5, perhaps: null }, { id: "prestige", added: 0, sum: 6, perhaps: null }]);
    expect(second?.map(({ sum }) => sum)).toEqual([1, 10]);
  });

  it("counts nothing of another seat, and leaves the rest of what chance decides open", () => {
    const [row] = sums(tried([count("will", -2, -2, true, 1), count("will", 1), count("will", 1, 4, false)]));
    expect(row?.[0]).toEqual({ id: "will", added: 1, sum: 4, perhaps: [4, 7] });
  });

  it("writes a sign before what is added", () => {
    expect([signed(3), signed(-2)]).toEqual(["+3", "−2"]);
  });
});
