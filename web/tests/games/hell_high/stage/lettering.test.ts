import { describe, expect, test } from "vitest";

import { lettered, lineSize, shares } from "../../../../src/games/hell_high/stage/lettering";

describe("big letters", () => {
  test("break at spaces and after hyphens", () => {
    expect(lettered("Locker-Slamming", 180, 110, 60).lines).toEqual(["Locker-", "Slamming"]);
    expect(lettered("Coach Gronk's", 150, 110, 60).lines).toEqual(["Coach", "Gronk's"]);
  });

  test("stay on one line where that is larger", () => {
    expect(lettered("Fire Drill!", 600, 50, 60).lines).toEqual(["Fire Drill!"]);
  });

  test("fit width and height", () => {
    for (const [width, height] of [[90, 40], [200, 110], [340, 84]] as const) {
      const { lines, size } = lettered("Shape-Shifting Substitute!", width, height, 60);
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.6).toBeLessThanOrEqual(width + 0.5);
      expect(lines.length * size * 0.98).toBeLessThanOrEqual(height + 0.5);
    }
  });

  test("never exceed the most", () => {
    expect(lettered("Boo", 1000, 1000, 44).size).toBe(44);
  });
});

describe("shares of the width", () => {
  test("grow towards the end of the sentence", () => {
    const [source, quality, delivery] = shares(["source", "quality", "delivery"], 0);
    expect(source).toBeLessThan(quality ?? 0);
    expect(quality).toBeLessThan(delivery ?? 0);
  });

  test("favour the part in focus in a crowd", () => {
    const found = shares(["source", "source", "quality", "delivery", "delivery"], 1);
    expect(found.indexOf(Math.max(...found))).toBe(1);
  });
});

test("a single line is as large as box and limit allow", () => {
  expect(lineSize("Boom!", 1000, 200, 60)).toBe(60);
  expect(lineSize("Boom!", 1000, 49, 60)).toBeCloseTo(50);
  expect(lineSize("Bottomless Detention!", 200, 200, 60)).toBeLessThan(lineSize("Boom!", 200, 200, 60));
});
