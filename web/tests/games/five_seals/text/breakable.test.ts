import { expect, it } from "vitest";

import { breakable } from "../../../../src/games/five_seals/text";

it("breaks long words of a place where they are divided, and nowhere else", () => {
  expect(breakable("Observatory, antechamber niche")).toBe("Observa\u00adtory, ante\u00adchamber niche");
  expect(breakable("Cistern, west gate")).toBe("Cistern, west gate");
});
