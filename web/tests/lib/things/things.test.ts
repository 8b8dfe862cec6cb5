/** The registry of what is on a table: places with what is in them, and everything by its id. */
import { expect, test } from "vitest";

import { byId, placesOf, type Things } from "../../../src/lib/things/things";

const spot = (touch: string, ...facts: string[]) => ({ touch, name: `the ${touch}`, x: 0, y: 0, row: 0, steps: null, away: "", facts });
const ACADEMY: Things = {
  spots: [spot("room:1", "Doors to the Hoard"), spot("room:2")],
  things: [
    { id: "wizard:0", at: "room:1", name: "", describe: "Ann, Orla", what: "a wizard" },
    { id: "token:1:0", at: "room:1", name: "2 Fire" },
  ],
};

test("a place holds the things in it, and tells those that do not go without saying, then its facts", () => {
  const [first, second] = placesOf(ACADEMY);
  expect(first).toMatchObject({ name: "the room:1", things: ["wizard:0", "token:1:0"], holds: ["2 Fire", "Doors to the Hoard"] });
  expect(second).toMatchObject({ things: [], holds: [] });
});

test("a thing is called by its description, else by its name, and so is a place", () => {
  const named = byId(ACADEMY);
  expect(named.get("wizard:0")).toEqual({ name: "Ann, Orla", what: "a wizard", told: true });
  expect(named.get("token:1:0")?.name).toBe("2 Fire");
  expect(named.get("room:2")?.name).toBe("the room:2");
  expect(named.get("room:9")).toBeUndefined();
});

test("what lies beside the board is known, but is in no place of it", () => {
  const table: Things = { ...ACADEMY, things: [...ACADEMY.things, { id: "deck", name: "12 cards" }, { id: "wizard:0", name: "Ann" }] };
  expect(placesOf(table)).toEqual(placesOf(ACADEMY));
  expect(byId(table).get("deck")).toEqual({ name: "12 cards", what: undefined, told: false });
  expect(byId(table).get("wizard:0")?.name).toBe("Ann, Orla"); // what is named first holds
});

test("things of one name in one place are told together", () => {
  const imp = (id: string) => ({ id, at: "room:2", name: "Imp" });
  const [, second] = placesOf({ ...ACADEMY, things: [imp("beast:1"), { id: "gate", at: "room:2", name: "Portal" }, imp("beast:2")] });
  expect(second).toMatchObject({ things: ["beast:1", "gate", "beast:2"], holds: ["2 × Imp", "Portal"] });
});
