import { describe, expect, it } from "vitest";

import { hasPartners, lastWords, proposedToo, thingOf } from "../../../src/lib/together/telling";
import type { EventInfo, Proposed, QuestionInfo, SeatInfo } from "../../../src/lib/wire";

function event(seq: number, seat: number, text: string, kind = "reason"): EventInfo {
  return { seq, kind, text, seat, touches: [], heading: false, facts: {}, patch: null };
}

function proposal(by: number, choice: string): Proposed {
  return { type: "proposed", by, to: 0, seq: 4, choice, label: choice };
}

function seat(number: number, kind: SeatInfo["kind"], mine = false): SeatInfo {
  return { seat: number, kind, name: "", level: "", here: true, stand_in: false, mine, host: false };
}

describe("what bots say", () => {
  it("is the last reason of each, the newest speaker last", () => {
    const log = [event(1, 1, "one"), event(2, 2, "two"), event(3, 1, "three"), event(3, 1, "walks", "walk")];
    expect([...lastWords(log, 3)]).toEqual([
      [2, "two"],
      [1, "three"],
    ]);
  });

  it("is forgotten when the table has gone on", () => {
    expect(lastWords([event(1, 1, "one")], 40).size).toBe(0);
  });
});

describe("proposals", () => {
  it("stand one for each partner until taken back", () => {
    const two = proposedToo(proposedToo([], proposal(1, "move n")), proposal(2, "end"));
    expect(proposedToo(two, proposal(1, "cast 12")).map((each) => each.choice)).toEqual(["end", "cast 12"]);
    expect(proposedToo(two, proposal(1, "")).map((each) => each.by)).toEqual([2]);
  });

  it("are drawn at what their option aims at", () => {
    const question: QuestionInfo = {
      seat: 0,
      kind: "act",
      prompt: "",
      why: "",
      options: [
        { choice: "move n", label: "", touches: ["wizard:0", "room:3"], rules: [], loses: "" },
        { choice: "end", label: "", touches: [], rules: [], loses: "" },
      ],
      refusals: [],
      waits: true,
      rules: [],
    };
    expect(thingOf(proposal(1, "move n"), [question])).toBe("room:3");
    expect(thingOf(proposal(1, "end"), [question])).toBeNull();
    expect(thingOf(proposal(1, "gone"), [question])).toBeNull();
  });
});

describe("partners", () => {
  it("are other people at the same table, if I sit there", () => {
    expect(hasPartners([seat(0, "person", true), seat(1, "person")])).toBe(true);
    expect(hasPartners([seat(0, "person", true), seat(1, "bot"), seat(2, "open")])).toBe(false);
    expect(hasPartners([seat(0, "person"), seat(1, "person")])).toBe(false);
  });
});
