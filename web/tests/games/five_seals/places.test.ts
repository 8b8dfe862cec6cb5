import { expect, test } from "vitest";

import { inWords } from "../../../src/games/five_seals/text/told";
import { things } from "../../../src/games/five_seals/things";
import type { SetView, TargetView, View } from "../../../src/games/five_seals/view";
import type { SeatInfo } from "../../../src/lib/wire";
import { player, token, view } from "./dungeon";

const SEATS: SeatInfo[] = ["Ann", "Bea"].map((name, seat) => ({ seat, kind: "person", name, level: "", here: true, away: 0, stand_in: false, mine: false, host: false }));
const set = (...values: number[]): SetView => ({ element: "fire", values, sum: 0, dice: [], keeps: [] });
const target: TargetView = { node: "1.G", sets: [set(5), set(3, 2)], path: ["1.P", "1.G"] };

function table(viewpoint = 0): View {
  return view({ players: [player(0), player(1)], seals: [token("1.G", "fire", 4)], targets: [target], viewpoint });
}

const factsAt = (shown: View, near: number | null) => things(shown, SEATS, near).spots.find(({ touch }) => touch === "node:1.G")?.facts;

test("a place says with which dice what lies there can be broken now, and by whom", () => {
  expect(factsAt(table(), 0)).toEqual(["fire 4; you can break it now with Fire 5 or Fire 3 + 2"]);
  expect(factsAt(table(1), null)).toEqual(["fire 4; Bea can break it now with Fire 5 or Fire 3 + 2"]);
  expect(factsAt({ ...table(), targets: [] }, 0)).toEqual(["fire 4"]);
});

test("what can be broken is told at its place, and not once more in a list of its own", () => {
  expect(inWords(table(), SEATS, 0).table.map(({ title }) => title)).toEqual(["The dungeon", "Ann", "Bea"]);
});
