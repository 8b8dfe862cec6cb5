import { describe, expect, it } from "vitest";

import { chancesAre, hinted } from "../../../src/lib/desk/hinted";
import type { Hint } from "../../../src/lib/wire";

const HINT: Hint = {
  type: "hint",
  seat: 0,
  choice: "cast punch",
  label: "Punch",
  chances: [0.6, 0.4],
  why: "It may lead to this: Bea suffers 1 damage.",
  worth: 0.62,
  second: "end",
  second_label: "End the turn",
  second_worth: 0.55,
  second_leads: "Bea brings a treasure home.",
  steps: [],
};

describe("a hint", () => {
  it("says what, why, the next best with both estimates, and what that leads to", () => {
    expect(hinted(HINT)).toEqual([
      "Hint: Punch.",
      "It may lead to this: Bea suffers 1 damage.",
      "Next best: End the turn (55% instead of 62% by the archmage's estimate).",
      "That may lead to this: Bea brings a treasure home.",
    ]);
  });

  it("names no next best where there is none, and leaves nothing empty", () => {
    expect(hinted({ ...HINT, why: "", second: "", second_label: "", second_leads: "" })).toEqual(["Hint: Punch."]);
    expect(hinted({ ...HINT, second_leads: "" })).toHaveLength(3);
  });

  it("calls its figures chances of each seat, or one chance of all together", () => {
    expect(chancesAre(HINT)).toBe("Chances now, estimated:");
    expect(chancesAre({ ...HINT, chances: [0.6] })).toBe("Your chance together, estimated:");
  });
});
