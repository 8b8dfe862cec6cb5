import { nearSeat } from "../../../../src/lib/seats/near";
import { describe, expect, test } from "vitest";

import { placeless, verbsOf } from "../../../../src/games/wiz_war/ask/actions";
import { around, framed, held, shown, signsOf, whole, zoomed, zoomFor } from "../../../../src/games/wiz_war/board/camera";
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

describe("the camera", () => {
  const canvas = { width: 600, height: 300 };
  const box = { width: 300, height: 300 };

  test("shows the whole map in the middle of the box", () => {
    expect(shown(whole(canvas), canvas, box)).toEqual({ x: 0, y: -150, width: 600, height: 600 });
  });

  test("keeps the point under the pointer and never leaves the map", () => {
    const near = zoomed(whole(canvas), canvas, box, 4, { x: 300, y: 150 });
    expect(shown(near, canvas, box)).toEqual({ x: 225, y: 75, width: 150, height: 150 });
    expect(held({ x: -999, y: 999, zoom: 4 }, canvas, box)).toEqual({ x: 75, y: 225, zoom: 4 });
  });

  test("shows all that can be aimed at, no nearer than a finger needs", () => {
    const far = around([{ x: 40, y: 150 }, { x: 560, y: 150 }], 40, canvas, box, 3);
    expect(far).toEqual({ x: 300, y: 150, zoom: 1 });
    expect(around([{ x: 300, y: 150 }], 40, canvas, box, 3)).toEqual({ x: 300, y: 150, zoom: 3 });
  });

  test("frames the nearest of what fits into one window with whoever acts", () => {
    const [actor, close, aside, far] = [{ x: 100, y: 100 }, { x: 160, y: 100 }, { x: 100, y: 400 }, { x: 500, y: 100 }];
    expect(framed(actor, [far, aside, close], 30, { width: 200, height: 200 })).toEqual([actor, close]);
    expect(framed(actor, [far, aside, close], 30, { width: 500, height: 400 })).toEqual([actor, close, aside, far]);
  });

  test("has a sign on each side where there is more, beside what is shown", () => {
    const seen = { x: 0, y: 0, width: 300, height: 300 };
    const points = [{ x: 10, y: 150 }, { x: -50, y: 150 }, { x: -20, y: 160 }, { x: 150, y: 400 }];
    const [south, west] = signsOf(points, seen, box);
    expect([south?.side, south?.points.length]).toEqual(["s", 1]);
    expect([west?.side, west?.points.map(({ x }) => x)]).toEqual(["w", [-20, -50]]);
    expect(Math.abs((west?.y ?? 150) - 150)).toBeGreaterThan(33);
    expect(signsOf([{ x: 10, y: 150 }], seen, box)).toEqual([]);
  });

  test("shows what lies beneath the foot of the box, and no more", () => {
    expect(shown({ x: 300, y: 999, zoom: 4 }, canvas, box, 60)).toEqual({ x: 225, y: 180, width: 150, height: 150 });
  });

  test("comes as near as a finger needs", () => {
    expect(zoomFor(45, 60, canvas, box)).toBe(1.5);
    expect(zoomFor(10, 60, canvas, box)).toBe(1);
  });
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
