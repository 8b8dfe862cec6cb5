import { afterEach, describe, expect, test } from "vitest";

import { atSide } from "../../../src/lib/closeup/place";
import { back, beyond, blinking, boxOf, fitting, flight, paced, riding, spotOf, straight, turning, walking, walkTime } from "../../../src/lib/show/geometry";

afterEach(() => document.body.replaceChildren());

function thing(attribute: "touch" | "place", id: string, width: number): void {
  const element = document.body.appendChild(document.createElement("div"));
  element.dataset[attribute] = id;
  element.getBoundingClientRect = () => new DOMRect(5, 6, width, 20);
}

describe("where things are", () => {
  test("a thing that is drawn twice is where it is shown", () => {
    thing("touch", "card:7", 0);
    thing("touch", "card:7", 40);
    expect(boxOf("card:7")?.width).toBe(40);
  });

  test("places count as well as things; what is nowhere is nowhere", () => {
    thing("place", "pile:main", 30);
    expect(boxOf("pile:main")?.left).toBe(5);
    expect(boxOf("pile:dead")).toBeNull();
  });
});

test("the first place of several that is on the screen is taken", () => {
  thing("touch", "card:7", 0);
  thing("place", "hand:1", 30);
  expect(boxOf(["card:7", "hand:1", "seat:1"])?.width).toBe(30);
});

test("what lies beyond the edge of a map that was brought nearer is nowhere", () => {
  document.body.innerHTML = `<svg><g data-touch="near"></g><g data-touch="far"></g></svg>`;
  const at = (selector: string, box: DOMRect) => (document.querySelector(selector)!.getBoundingClientRect = () => box);
  at("svg", new DOMRect(0, 0, 100, 100));
  at("[data-touch=near]", new DOMRect(80, 80, 30, 30));
  at("[data-touch=far]", new DOMRect(90, 80, 30, 30));
  expect(boxOf("near")).not.toBeNull();
  expect(boxOf("far")).toBeNull();
});

test("a place of a map that has widened meanwhile is where the map shows it now", () => {
  document.body.innerHTML = `<svg><g data-touch="far"></g></svg>`;
  const map = document.querySelector("svg")!;
  const far = document.querySelector("g")!;
  const shows = (a: number, e: number, f: number) => (map.getScreenCTM = () => ({ a, e, f }) as DOMMatrix);
  map.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  far.getBoundingClientRect = () => new DOMRect(180, 20, 40, 20); // units 90 to 110 of a map twice as large as itself
  shows(2, 0, 0);
  const spot = spotOf("far");
  expect(spot()).toBeNull();
  shows(0.5, 10, 0);
  far.remove(); // nothing is left of it
  expect(spot()).toEqual({ left: 55, top: 5, width: 10, height: 5 });
});

const box = (left: number, width: number, height = width) => ({ left, top: 0, width, height });

test("a flight goes from middle to middle, in the lengths of a zoomed page", () => {
  const path = flight(box(0, 20, 40), box(100, 20, 40), { width: 10, height: 10 }, 2).map((step) => step.transform);
  expect(path).toEqual([
    "translate(0px, 5px) scale(0.7)",
    "translate(0px, 5px) scale(1)",
    "translate(50px, 5px) scale(1)",
    "translate(50px, 5px) scale(0.7)",
  ]);
});

test("a picture is no larger than the places it leaves and reaches, but never too small to be seen", () => {
  const path = flight(box(0, 20), box(100, 400), { width: 40, height: 40 }, 1).map((step) => step.transform);
  expect(path.slice(1, 3)).toEqual(["translate(-10px, -10px) scale(0.5)", "translate(280px, 180px) scale(1)"]);
  expect(fitting(box(0, 4), { width: 40, height: 40 }, 1)).toBe(0.35);
});

describe("a walk", () => {
  const way = [{ x: 10, y: 0 }, { x: 10, y: 30 }, { x: 20, y: 30 }];

  test("is told from where the thing stands in the end, at an even pace", () => {
    expect(walking(way)).toEqual([
      { transform: "translate(-10.0px, -30.0px)", offset: 0 },
      { transform: "translate(-10.0px, 0.0px)", offset: 0.75 },
      { transform: "translate(0.0px, 0.0px)", offset: 1 },
    ]);
    expect(walking([])).toEqual([]);
  });

  test("is out of sight where it says so, and loses no time there", () => {
    expect(walking(way).map(({ opacity }) => opacity)).toEqual([undefined, undefined, undefined]);
    const through = [{ x: 0, y: 0 }, { x: 10, y: 0, hidden: true }, { x: 90, y: 0, hidden: true }, { x: 100, y: 0 }];
    expect(walking(through).map(({ opacity, offset }) => [opacity, offset])).toEqual([[1, 0], [0, 0.5], [0, 0.5], [1, 1]]);
    expect(walkTime(through)).toBe(282);
  });

  test("takes longer the longer it is, and never too long", () => {
    expect(walkTime(way)).toBeCloseTo(304);
    expect(walkTime([{ x: 0, y: 0 }, { x: 9000, y: 0 }])).toBe(1300);
  });

  test("to where one stands already is over at once", () => {
    expect(paced([{ x: 3, y: 3 }, { x: 3, y: 3 }]).map(({ moment }) => moment)).toEqual([0, 1]);
  });

  const at = (x: number, y: number, scale = 1, degrees = 0) => new DOMMatrix().translate(x, y).rotate(degrees).scale(scale);

  test("straight ahead is measured in the units of what walks, also where that is turned or of another size", () => {
    expect(back(at(0, 0, 2), at(100, 0, 2))).toEqual({ x: -50, y: 0, scale: 1 });
    expect(back(at(0, 0, 2), at(100, 0))).toEqual({ x: -100, y: 0, scale: 2 });
    const turned = back(at(0, 0, 1, 90), at(100, 0, 1, 90));
    expect([turned?.x, turned?.y].map((each) => Math.round(each ?? NaN) + 0)).toEqual([0, 100]);
    expect(back(at(7, 8), at(7, 8))).toBeNull();
  });

  test("begins where one stood, in its size, and ends where one stands; a blink is gone between", () => {
    expect(straight({ x: 3, y: -4, scale: 0.5 }).map(({ transform }) => transform)).toEqual(["translate(3.0px, -4.0px) scale(0.5)", "translate(0.0px, 0.0px) scale(1)"]);
    expect(blinking({ x: 3, y: -4, scale: 1 }).map(({ opacity }) => opacity)).toEqual([1, 0, 0, 1]);
  });
});

test("what turns comes round its middle, the shorter way", () => {
  const start = (quarters: number) => turning(quarters, { x: 5, y: 7 })[0]?.transform;
  expect(start(1)).toBe("translate(5px, 7px) rotate(-90deg) translate(-5px, -7px)");
  expect(start(2)).toContain("rotate(-180deg)");
  expect(start(3)).toContain("rotate(90deg)");
  expect(start(-1)).toBe(start(3));
  expect(turning(4, { x: 0, y: 0 })).toEqual([]);
});

test("what rides along stays upright, and begins just where it stood", () => {
  const [start, end] = riding(1, { x: 10, y: 0 }, { x: 12, y: 10 });
  expect(start?.transform).toBe("translate(2.0px, 0.0px) translate(10px, 0px) rotate(-90deg) translate(-10px, 0px) rotate(90deg)");
  expect(end?.transform).toBe("translate(0px, 0px) translate(10px, 0px) rotate(0deg) translate(-10px, 0px) rotate(0deg)");
  expect(riding(0, { x: 10, y: 0 }, { x: 0, y: 0 })).toEqual([]);
});

test("what misses flies half as far again", () => {
  expect(beyond(box(0, 20), box(100, 20)).left).toBe(150);
});

describe("a picture at the side", () => {
  const room = { width: 1000, height: 600 };
  const size = { width: 200, height: 300 };
  const anchor = (left: number, width = 100) => ({ left, top: 200, width, height: 40 });

  test("stands to the right, or to the left where there is no room", () => {
    expect(atSide(anchor(100), size, room)).toEqual({ left: 208, top: 70 });
    expect(atSide(anchor(880), size, room)).toEqual({ left: 672, top: 70 });
  });

  test("stays within the window", () => {
    expect(atSide({ ...anchor(100), top: 580 }, size, room).top).toBe(292);
    expect(atSide({ ...anchor(100), top: 5 }, size, room).top).toBe(8);
  });

  test("goes above or below what is as wide as the window", () => {
    expect(atSide({ ...anchor(20, 960), top: 400 }, size, room).top).toBe(92);
    expect(atSide({ ...anchor(20, 960), top: 20 }, size, room).top).toBe(68);
  });
});
