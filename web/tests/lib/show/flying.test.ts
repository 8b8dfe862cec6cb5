import { afterEach, describe, expect, test } from "vitest";

import { atSide } from "../../../src/lib/closeup/place";
import { boxOf, flight } from "../../../src/lib/show/flying";

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

test("a flight goes from middle to middle, in the lengths of a zoomed page", () => {
  const box = (left: number) => ({ left, top: 0, width: 20, height: 40 });
  const path = flight(box(0), box(100), { width: 10, height: 10 }, 2).map((step) => step.transform);
  expect(path).toEqual([
    "translate(0px, 5px) scale(0.7)",
    "translate(0px, 5px) scale(1)",
    "translate(50px, 5px) scale(1)",
    "translate(50px, 5px) scale(0.7)",
  ]);
});

test("what fits is no larger than the places it leaves and reaches", () => {
  const box = (left: number, side: number) => ({ left, top: 0, width: side, height: side });
  const path = flight(box(0, 20), box(100, 400), { width: 40, height: 40 }, 1, true).map((step) => step.transform);
  expect(path.slice(1, 3)).toEqual(["translate(-10px, -10px) scale(0.5)", "translate(280px, 180px) scale(1)"]);
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
