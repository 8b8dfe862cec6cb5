import { describe, expect, it } from "vitest";

import { Following } from "../../../src/lib/together/following.svelte";
import { MOST_STEPS, mayExtend } from "../../../src/lib/together/suggesting.svelte";
import { botPartners, hasPartners, lastWords, proposedToo, thingOf } from "../../../src/lib/together/telling";
import type { EventInfo, Proposed, QuestionInfo, SeatInfo, Step } from "../../../src/lib/wire";

function event(seq: number, seat: number, text: string, kind = "reason"): EventInfo {
  return { seq, kind, text, seat, touches: [], heading: false, facts: {}, patch: null };
}

function proposal(by: number, choice: string): Proposed {
  return { type: "proposed", by, to: 0, seq: 4, choice, label: choice, why: "", no: null, then: [], kind: "act", waits: false };
}

function seat(number: number, kind: SeatInfo["kind"], mine = false): SeatInfo {
  return { seat: number, kind, name: "", level: "", here: true, away: 0, stand_in: false, mine, host: false };
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
        { choice: "move n", label: "", touches: ["wizard:0", "room:3"], loses: "" },
        { choice: "end", label: "", touches: [], loses: "" },
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

function asked(seat: number, ...choices: string[]): QuestionInfo {
  const options = choices.map((choice) => ({ choice, label: choice, touches: [], loses: "" }));
  return { seat, kind: "act", prompt: "", why: "", options, refusals: [], waits: true, rules: [] };
}

function step(choice: string, words = false): Step {
  return { choice, label: choice, words };
}

describe("a proposal of several steps", () => {
  it("is extended up to five steps, and not after one that depends on chance", () => {
    const one = proposal(1, "move n");
    expect(mayExtend(one)).toBe(true);
    expect(mayExtend({ ...one, then: [step("take 1", true)] })).toBe(false);
    expect(mayExtend({ ...one, no: "" })).toBe(false);
    const four = Array.from({ length: MOST_STEPS - 1 }, () => step("show"));
    expect(mayExtend({ ...one, then: four.slice(1) })).toBe(true);
    expect(mayExtend({ ...one, then: four })).toBe(false);
  });

  it("is followed step by step, each once for each question", () => {
    const chosen: string[] = [];
    const stopped: string[] = [];
    const following = new Following(
      (seat, choice) => chosen.push(`${seat} ${choice}`),
      ({ label }) => stopped.push(label),
    );
    following.begin({ ...proposal(1, "move n"), then: [step("end"), step("take 1")] });
    following.go([asked(0, "move n", "end")], 4);
    following.go([asked(0, "move n", "end")], 4); // the update is still on its way
    following.go([asked(2, "allow", "refuse")], 5);
    expect(chosen).toEqual(["0 move n"]);
    following.go([asked(0, "end", "move s")], 6);
    expect(chosen).toEqual(["0 move n", "0 end"]);
    following.go([asked(0, "go on")], 7); // there is nothing to choose
    expect(stopped).toEqual([]);
    following.go([asked(0, "end", "move s")], 8);
    expect(stopped).toEqual(["take 1"]);
    expect(following.steps).toEqual([]);
  });

  it("stops at what was proposed in words", () => {
    const stopped: boolean[] = [];
    const following = new Following(
      () => {},
      ({ words }) => stopped.push(words),
    );
    following.begin({ ...proposal(1, "cast 12"), then: [step("take 1", true)] });
    following.go([asked(0, "cast 12")], 4);
    following.go([asked(0, "take 1", "end")], 5);
    expect(stopped).toEqual([true]);
  });
});

describe("partners", () => {
  it("are bots too, to whom one may propose something", () => {
    const seats = [seat(0, "person", true), seat(1, "bot"), seat(2, "person"), { ...seat(3, "person"), stand_in: true }];
    expect(botPartners(seats).map((each) => each.seat)).toEqual([1, 3]);
    expect(botPartners(seats.slice(1))).toEqual([]);
  });

  it("are other people at the same table, if I sit there", () => {
    expect(hasPartners([seat(0, "person", true), seat(1, "person")])).toBe(true);
    expect(hasPartners([seat(0, "person", true), seat(1, "bot"), seat(2, "open")])).toBe(false);
    expect(hasPartners([seat(0, "person"), seat(1, "person")])).toBe(false);
  });
});
