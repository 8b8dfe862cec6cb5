import { expect, test } from "vitest";

import { Camera } from "../../../src/lib/camera/camera.svelte";

function camera(): Camera {
  const made = new Camera();
  made.box = { width: 500, height: 500 };
  made.canvas = { width: 1000, height: 1000 };
  made.toggle();
  return made;
}

test("what is out of sight is brought into the middle, and what is seen stays where it is", () => {
  const near = camera();
  near.nearer();
  const before = near.rests;
  near.keep({ x: 500, y: 500 });
  expect(near.rests).toEqual(before);
  near.keep({ x: 990, y: 500 });
  expect(near.rests.x).toBeCloseTo(1000 - before.width);
  expect(near.rests.y).toBeCloseTo(before.y);
});

test("a board that is seen whole stays whole, whatever is looked at", () => {
  const whole = camera();
  whole.keep({ x: 990, y: 10 });
  expect(whole.near).toBe(false);
});

test("one comes nearer and goes back to all of it", () => {
  const near = camera();
  near.nearer();
  expect(near.near).toBe(true);
  expect(near.scale).toBeCloseTo(0.75);
  near.toggle();
  expect(near.look).toEqual(near.all);
});

test("badges are as large as one can read, however small the board", () => {
  const small = camera();
  expect(12 * small.grow * small.scale).toBeCloseTo(11);
});
