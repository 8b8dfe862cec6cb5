import { nearSeat } from "../../../../src/lib/seats/near";
import { describe, expect, test } from "vitest";

import { placeless, verbsOf } from "../../../../src/games/wiz_war/ask/actions";
import { schoolsOf } from "../../../../src/games/wiz_war/cards/schools";
import { role } from "../../../../src/games/wiz_war/seats/roles";
import { pauseOf } from "../../../../src/games/wiz_war/show/effects";
import { answers } from "../../../../src/games/wiz_war/stage/answers";
import { partsOf } from "../../../../src/games/wiz_war/text/sentences";
import { cardIn, thingNamed } from "../../../../src/games/wiz_war/view";
import { before } from "../table";

const offer = (choice: string, ...touches: string[]) => ({ seat: 0, kind: "act", option: { choice, label: choice, touches, loses: "" } });

describe("the window of answers", () => {
  const players = [0, 1, 2, 3].map((seat) => ({ seat, hand_size: seat === 3 ? 0 : 4 }));

  test("tells who is asked, who comes, who passed and who is not asked", () => {
    const found = answers({ order: [2, 3, 0, 1], waiting: [0, 1] }, players);
    expect(found.map(({ state }) => state)).toEqual(["passed", "silent", "asked", "later"]);
  });

  test("says the same of a seat whatever it holds, as long as it holds something", () => {
    const one = answers({ order: [0, 1], waiting: [1] }, [{ seat: 0, hand_size: 1 }, { seat: 1, hand_size: 1 }]);
    const many = answers({ order: [0, 1], waiting: [1] }, [{ seat: 0, hand_size: 7 }, { seat: 1, hand_size: 7 }]);
    expect(one).toEqual(many);
  });
});

test("choices that lie nowhere get buttons", () => {
  const offers = [offer("step n", "square:0:1", "way:n"), offer("end", "end"), offer("mode 1", "mode:0"), offer("draw", "deck"), offer("cast x", "card:3")];
  expect(placeless(offers).map(({ id }) => id)).toEqual(["end", "mode:0"]);
});

test("a card says what it does once, however many ways there are", () => {
  expect(verbsOf([offer("cast a", "card:1"), offer("cast a neutral", "card:1"), offer("boost a", "card:1")])).toEqual(["cast", "boost"]);
});

test("a sentence names seats where they stand", () => {
  expect(partsOf("@1: 6 life, dies")).toEqual([1, ": 6 life, dies"]);
  expect(partsOf("the Drake: 4 life, 1 left")).toEqual(["the Drake: 4 life, 1 left"]);
});

test("the role says whose seat it is and what matters most", () => {
  const [me, other] = before.players;
  const status = { text: "", awaited: [0], left: null };
  expect(me && role(before, me, status)).toEqual(["turn"]);
  expect(other && role(before, other, status)).toEqual([]);
  expect(other && role(before, { ...other, alive: false }, status)).toEqual(["out"]);
});

test("the schools follow the options of the table", () => {
  expect(schoolsOf({ expansions: ["malefic"], choosing: "random" }).names).toHaveLength(9);
  expect(schoolsOf({ choosing: "named", schools: ["chaos"] })).toEqual({ how: "named", names: ["chaos"] });
  expect(schoolsOf({ giant_book: true, expansions: [] }).how).toBe("giant");
});

test("cards and things are found by their ids", () => {
  const card = before.players[0]?.hand[0];
  expect(card && cardIn(before, card.card)?.name).toBe(card?.name);
  expect(thingNamed(before, "beast:1")).toBe("Genie");
  expect(thingNamed(before, "square:0:2")).toBe("Square c1");
  expect(nearSeat(before, null)).toBe(before.active);
});

test("what flies stays longer than a step", () => {
  expect(pauseOf({ kind: "cast" })).toBeGreaterThan(pauseOf({ kind: "step" }));
  expect(pauseOf({ kind: "undo" })).toBeGreaterThan(0);
});
