import { describe, expect, test } from "vitest";

import { around, framed, held, moved, NEAREST, shown, signsOf, whole, zoomed, zoomFor } from "../../../src/lib/camera/look";

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

  test("keeps a square of a square board, which never leaves it", () => {
    const [board, side] = [{ width: 1000, height: 1000 }, { width: 500, height: 500 }];
    const near = zoomed(whole(board), board, side, 2, { x: 300, y: 600 });
    expect(shown(near, board, side)).toEqual({ x: 150, y: 300, width: 500, height: 500 });
    expect(shown(moved(near, board, side, -9999, 9999), board, side)).toEqual({ x: 0, y: 500, width: 500, height: 500 });
    expect(zoomed(whole(board), board, side, 0.5, { x: 0, y: 0 })).toEqual(whole(board));
    expect(zoomed(whole(board), board, side, 99, { x: 0, y: 0 }).zoom).toBe(NEAREST);
  });
});
