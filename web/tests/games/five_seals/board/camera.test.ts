import { describe, expect, test } from "vitest";

import { centredOn, closeness, moved, NEAREST, whole, zoomed } from "../../../../src/games/five_seals/board/camera";

describe("the part of the dungeon that is shown", () => {
  test("keeps the point under the pointer in place", () => {
    const near = zoomed(whole(1000), 1000, 2, { x: 300, y: 600 });
    expect(near).toEqual({ x: 150, y: 300, size: 500 });
    expect(closeness(near, 1000)).toBe(2);
  });

  test("is never larger than the canvas nor nearer than the limit", () => {
    expect(zoomed(whole(1000), 1000, 0.5, { x: 0, y: 0 })).toEqual(whole(1000));
    expect(closeness(zoomed(whole(1000), 1000, 99, { x: 0, y: 0 }), 1000)).toBe(NEAREST);
  });

  test("never leaves the canvas", () => {
    const near = zoomed(whole(1000), 1000, 2, { x: 500, y: 500 });
    expect(moved(near, 1000, -9999, 9999)).toEqual({ x: 0, y: 500, size: 500 });
    expect(centredOn(near, 1000, { x: 900, y: 400 })).toEqual({ x: 500, y: 150, size: 500 });
  });
});
