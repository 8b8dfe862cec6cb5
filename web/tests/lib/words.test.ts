import { describe, expect, it } from "vitest";

import { rulebook } from "../../dev/lanterns";
import { RESULT, seat, table } from "../../dev/tables";
import { placed } from "../../src/lib/closeup/place";
import { Guide, STEPS } from "../../src/lib/frame/guide.svelte";
import { toggled, wishesOf, withWish, withoutSeat } from "../../src/lib/gathering/wishes";
import { describe as described, lines, spelled } from "../../src/lib/generic/describe";
import { levelFor, usualSeats } from "../../src/lib/net/opening";
import { markedTitle, newTurns } from "../../src/lib/page/notices.svelte";
import { resultLine } from "../../src/lib/result/results";
import { scoreRows } from "../../src/lib/result/scores";
import { tokens } from "../../src/lib/rulebook/inline";
import { indexed, opening, search, titleOf } from "../../src/lib/rulebook/library";
import { ago } from "../../src/lib/text";
import type { RuleEntry } from "../../src/lib/wire";

const SEATS = table("t", "g").seats;

describe("the table in words", () => {
  it("reads any view", () => {
    const view = { deck_left: 3, players: [{ will: 2 }, { will: 0 }, { will: 1 }], row: [{ id: "card-1", name: "Fog" }], over: false };
    expect(lines(described(view, SEATS))).toEqual([
      "Deck left: 3",
      "Players",
      "  No. 1",
      "    Will: 2",
      "  No. 2",
      "    Will: 0",
      "  No. 3",
      "    Will: 1",
      "Row",
      "  Fog",
      "Over: no",
    ]);
  });

  it("knows seats and things", () => {
    const [players, row] = described({ players: [{ will: 2 }, { will: 0 }, { will: 1 }], row: [{ id: "card-1", name: "Fog" }] }, SEATS);
    expect(players?.pieces.map((piece) => piece.seat)).toEqual([0, 1, 2]);
    expect(row?.pieces[0]?.touch).toBe("card-1");
  });

  it("lets words share a line, unless one of them can be touched", () => {
    expect(lines(described({ actions: [["use", "complete"], ["will"]] }, SEATS))).toEqual(["Actions", "  No. 1: use, complete", "  No. 2: will"]);
    const [row] = described({ row: ["card-1", "card-2"] }, SEATS, new Set(["card-2"]));
    expect(row?.pieces.map((piece) => piece.touch)).toEqual(["card-1", "card-2"]);
  });

  it("spells keys as people do", () => {
    expect(spelled("public_cards")).toBe("Public cards");
  });
});

describe("the result in words", () => {
  it("says who won, from my side", () => {
    expect(resultLine(RESULT, SEATS, false)).toEqual({ text: "You won 31\u00a0:\u00a031\u00a0:\u00a022", mood: "won" });
    const theirs = { ...RESULT, places: RESULT.places.map((place) => ({ ...place, won: place.seat === 1 })) };
    expect(resultLine(theirs, SEATS, false)).toEqual({ text: "Ines won 31\u00a0:\u00a031\u00a0:\u00a022", mood: "lost" });
    expect(resultLine(theirs, [seat(1, "Ines")], false).mood).toBe("plain");
    expect(resultLine(RESULT, SEATS, true).mood).toBe("won");
    const solo = { ...RESULT, places: RESULT.places.slice(0, 1).map((place) => ({ ...place, won: false })) };
    expect(resultLine(solo, SEATS.slice(0, 1), true)).toEqual({ text: "✕ Lost", mood: "lost" });
    expect(resultLine({ ...solo, places: [...solo.places, ...solo.places] }, SEATS, true).text).toBe("✕ Lost together");
  });

  it("breaks scores down, rule by rule", () => {
    const places = [
      { seat: 0, place: 1, score: 3, won: true, parts: [["A", 1], ["B", 2]] as [string, number][], note: "" },
      { seat: 1, place: 2, score: 4, won: false, parts: [["B", 4]] as [string, number][], note: "" },
    ];
    expect(scoreRows(places)).toEqual([
      { title: "A", points: [1, 0] },
      { title: "B", points: [2, 4] },
    ]);
  });
});

describe("opening a table", () => {
  it("seats three where it can", () => {
    expect(usualSeats({ least_players: 2, most_players: 4 })).toBe(3);
    expect(usualSeats({ least_players: 2, most_players: 2 })).toBe(2);
    expect(usualSeats({ least_players: 4, most_players: 6 })).toBe(4);
  });

  it("takes the middle level when a game lacks the wished one", () => {
    const levels = ["low", "mid", "high"].map((id) => ({ id, title: id, line: "" }));
    expect(levelFor({ levels }, "high")).toBe("high");
    expect(levelFor({ levels }, "adept")).toBe("mid");
  });

  it("keeps everybody where they are when one seat changes", () => {
    const seats = [seat(0, "Me", { mine: true }), seat(1, "Ines"), seat(2, "Otto", { kind: "bot", level: "adept" })];
    expect(wishesOf(seats, "low").map((wish) => wish.kind)).toEqual(["me", "open", "bot"]);
    expect(withWish(seats, "low", 2, { kind: "open", level: "low" })[2]).toEqual({ kind: "open", level: "low" });
    expect(withoutSeat(seats, "low", 1).map((wish) => wish.kind)).toEqual(["me", "bot"]);
  });

  it("keeps chosen values in the order of the schema", () => {
    expect(toggled(["c"], "a", ["a", "b", "c"])).toEqual(["a", "c"]);
    expect(toggled(["a", "c"], "a", ["a", "b", "c"])).toEqual(["c"]);
  });
});

describe("the rulebook", () => {
  const book = indexed(rulebook("lanterns"));

  it("begins with the rules and keeps what is behind the rulings for an appendix", () => {
    const section = (id: string, kind: RuleEntry["kind"] | null) => ({ id, number: "1", title: id, intro: "", rules: kind ? [{ id: `LA-${id}-1`, text: "", kind, refs: [] }] : [] });
    const whole = indexed({ ...rulebook("lanterns"), sections: [section("HEADER", null), section("COMP", "content"), section("TURN", "rule"), section("AMB", "ruling"), section("VERB", "rule")] });
    expect(opening(whole)?.id).toBe("TURN");
    expect(whole.chapters.map(({ id }) => id)).toEqual(["COMP", "TURN", "AMB"]);
    expect(whole.appendix.map(({ id }) => id)).toEqual(["VERB"]);
    expect(whole.entries.has("LA-VERB-1")).toBe(true);
    expect(titleOf({ ...section("X", null), title: "Set-up, advanced [A] (in this order and no other)" })).toBe("Set-up, advanced");
    expect(titleOf({ ...section("X", null), title: "Change (2)" })).toBe("Change (2)");
  });

  it("reads one line of Markdown", () => {
    expect(tokens("Light **one** for `x` (LA-TURN-2).")).toEqual([
      { kind: "plain", text: "Light " },
      { kind: "strong", text: "one" },
      { kind: "plain", text: " for " },
      { kind: "code", text: "x" },
      { kind: "plain", text: " (" },
      { kind: "rule", text: "LA-TURN-2" },
      { kind: "plain", text: ")." },
    ]);
  });

  it("sets rulings under the rule they speak of", () => {
    expect(book.about.get("LA-TURN-2")?.map((entry) => entry.id)).toEqual(["LA-AMB-1"]);
    expect(book.about.has("LA-TURN-1")).toBe(false);
  });

  it("finds rules and cards by words, within a scope", () => {
    expect(search(book, "lit again", "all").rules.map(({ entry }) => entry.id)).toEqual(["LA-TURN-2", "LA-AMB-1"]);
    expect(search(book, "lit again", "rulings").rules.map(({ entry }) => entry.id)).toEqual(["LA-AMB-1"]);
    expect(search(book, "moon", "all").cards.map((card) => card.name)).toEqual(["Moon lantern"]);
    expect(search(book, "moon", "rules").cards).toEqual([]);
  });
});

describe("notices", () => {
  it("ring for tables that did not wait before", () => {
    expect(newTurns(new Set(["a"]), new Set(["a", "b"]))).toEqual(["b"]);
  });

  it("mark the title", () => {
    expect(markedTitle("Spellhall", 2)).toBe("(2) Spellhall");
    expect(markedTitle("Spellhall", 0)).toBe("Spellhall");
  });
});

describe("floating boxes", () => {
  const room = { width: 800, height: 600 };
  const size = { width: 200, height: 100 };

  it("stand below, else above, and never leave the window", () => {
    expect(placed({ left: 300, top: 100, width: 100, height: 50 }, size, room)).toEqual({ left: 250, top: 158 });
    expect(placed({ left: 300, top: 540, width: 100, height: 50 }, size, room)).toEqual({ left: 250, top: 432 });
    expect(placed({ left: 0, top: 100, width: 20, height: 50 }, size, room).left).toBe(8);
    expect(placed({ left: 100, top: 10, width: 100, height: 580 }, size, room)).toEqual({ left: 208, top: 250 });
  });
});

it("says how long ago something was", () => {
  const now = Date.parse("2030-01-01T12:00:00Z");
  expect(ago("2030-01-01T11:55:00Z", now)).toBe("5 minutes ago");
  expect(ago("2029-12-31T12:00:00Z", now)).toBe("yesterday");
  expect(ago("2030-01-01T11:59:58Z", now)).toBe("now");
});

describe("the guide", () => {
  it("goes step by step, and never again once it is over", () => {
    localStorage.clear();
    const guide = new Guide();
    const steps: (string | null)[] = [];
    for (let step = 0; step <= STEPS.length; step += 1) {
      steps.push(guide.step);
      guide.next();
    }
    expect(steps).toEqual([...STEPS, null]);
    expect(new Guide().step).toBeNull();
  });
});
