import { expect, test } from "vitest";

import { Aiming } from "../../../../src/games/five_seals/board/aiming.svelte";

const SIZE = 1000;

test("what others do is seen in the whole dungeon, and then one looks where one did before", () => {
  const aiming = new Aiming(SIZE);
  aiming.nearer();
  const { look } = aiming;
  aiming.overlook(true);
  expect(aiming.near).toBe(false);
  aiming.overlook(true);
  aiming.overlook(false);
  expect(aiming.look).toEqual(look);
});

test("who comes nearer while others do something stays there", () => {
  const aiming = new Aiming(SIZE);
  aiming.overlook(true);
  aiming.nearer();
  const { look } = aiming;
  aiming.overlook(false);
  expect(aiming.look).toEqual(look);
});
