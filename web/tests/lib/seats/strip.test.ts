import { describe, expect, it } from "vitest";

import { farOff, freeOf } from "../../../src/lib/seats/strip";

describe("a strip of seats", () => {
  const free = freeOf({ left: 0, right: 390 }, 118, true);

  it("goes no further than a seat needs to be seen beside mine", () => {
    expect(free).toEqual({ left: 130, right: 384 });
    expect(farOff({ left: 140, right: 258 }, free)).toBe(0);
    expect(farOff({ left: 100, right: 218 }, free)).toBe(-30);
    expect(farOff({ left: 500, right: 618 }, free)).toBe(234);
  });

  it("shows the beginning of a seat that is wider than what is free", () => {
    expect(farOff({ left: 200, right: 600 }, free)).toBe(70);
  });

  it("keeps the right edge free of a seat where mine comes later", () => {
    expect(freeOf({ left: 0, right: 390 }, 118, false)).toEqual({ left: 6, right: 260 });
    expect(freeOf({ left: 0, right: 390 }, 0, true)).toEqual({ left: 6, right: 384 });
  });
});
