import { describe, expect, test } from "vitest";

import { parsedSet } from "../../../../src/games/five_seals/ask/refused";
import type { GameEvent } from "../../../../src/games/five_seals/events";
import { hydrate } from "../../../../src/games/five_seals/hydrate";
import { placesOf, sums } from "../../../../src/games/five_seals/show/dice";
import { EFFECTS } from "../../../../src/games/five_seals/show/effects";
import { cheapest, setOf, type View } from "../../../../src/games/five_seals/view";
import type { Catalogue } from "../../../../src/games/five_seals/wire";
import { ofKind, recorded, toldOf } from "../../../lib/timeline/recorded";
import { BOARD, player, view } from "../dungeon";

const die = (element: string, value: number) => ({ element, value });
const catalogue = recorded("five_seals").printed as Catalogue;
const numberOf = (element: string, value: number) => catalogue.dice.findIndex((each) => each.element === element && each.value === value);

describe("dice", () => {
  test("are found where they lie, equal ones each in a place of its own", () => {
    const lying = [die("air", 5), die("air", 3), die("air", 5), die("fire", 1)];
    expect(placesOf(lying, [die("air", 5), die("air", 5)])).toEqual([0, 2]);
    expect(placesOf(lying, [die("fire", 1), die("water", 1)])).toEqual([3]);
  });

  test("go back to the supply of their colour when they are given up", () => {
    const draws = EFFECTS.give_up.draws?.({ seat: 1, dice: [numberOf("air", 3), numberOf("fire", 2)] }, view(), catalogue);
    expect(draws).toMatchObject([
      { draw: "glide", thing: { die: "air" }, from: "dice:1", to: "supply:air" },
      { draw: "glide", thing: { die: "fire" }, from: "dice:1", to: "supply:fire" },
    ]);
  });

  test("go from hand to hand when they are stolen", () => {
    const draws = EFFECTS.steal.draws?.({ seat: 0, scroll: 0, victim: 1, die: numberOf("air", 5) }, view(), catalogue);
    expect(draws).toMatchObject([{ draw: "glide", thing: { die: "air" }, from: "dice:1", to: "dice:0" }]);
  });

  test("that trade their colours roll over where they lie then", () => {
    const after = view({ players: [player(0, { dice: [die("air", 2), die("fire", 4)] }), player(1, { dice: [die("air", 6)] })] });
    const draws = EFFECTS.deceive.draws?.({ seat: 0, scroll: 0, victim: 1, own: numberOf("air", 4), theirs: numberOf("fire", 6) }, after, catalogue);
    expect(draws).toEqual([{ draw: "roll", at: ["die:0:1"] }, { draw: "roll", at: ["die:1:0"] }]);
  });

  test("are summed by colour", () => {
    expect(sums([die("air", 5), die("fire", 1), die("air", 3)])).toEqual([
      { element: "air", sum: 8, count: 2 },
      { element: "fire", sum: 1, count: 1 },
    ]);
  });
});

describe("sets of dice", () => {
  const set = (dice: number[], sum: number) => ({ element: "air", values: [sum], sum, dice, keeps: [] });
  const target = { node: "1.G", sets: [set([0, 1], 8), set([2], 6), set([3], 5)], path: [] };

  test("are found by the dice that a choice touches", () => {
    expect(setOf(target, ["die:0:1", "die:0:0"])?.sum).toBe(8);
    expect(setOf(target, ["die:0:1"])).toBeNull();
  });

  test("are compared by dice, then by pips", () => {
    expect(cheapest(target.sets)?.sum).toBe(5);
  });

  test("that are refused are read from their notation", () => {
    expect(parsedSet("set:air 5+3")).toEqual({ element: "air", values: [5, 3] });
    expect(parsedSet("node:1.G")).toBeNull();
  });
});

describe("seals and mages", () => {
  const broke = (seal: number, ...steps: number[]) => EFFECTS.break.draws?.({ seat: 0, players: 2, node: 4, seal, paid: [], by_familiar: false, steps }, view(), catalogue) ?? [];
  const [token, ...scrolls] = [catalogue.seals.findIndex((seal) => seal?.scroll === null), catalogue.seals.findIndex((seal) => seal !== null && seal.scroll !== null)];

  test("a mage walks to a seal as it is told, and it shatters when the mage is there", () => {
    const [walked, broken] = broke(token, 3, 4);
    const [detour] = broke(token, 3, 5, 3, 4);
    expect(walked).toMatchObject({ draw: "walk", thing: "mage:0" });
    expect(broken).toMatchObject({ draw: "shatter", thing: { seal: token }, at: `space:${BOARD.nodes[4]?.node}` });
    if (walked?.draw !== "walk" || detour?.draw !== "walk" || broken?.draw !== "shatter") throw new Error("no walk");
    expect(walked.along.at(-1)).toMatchObject({ x: BOARD.nodes[4]?.x, y: BOARD.nodes[4]?.y });
    expect(detour.along.length).toBeGreaterThan(walked.along.length);
    expect(broken.after).toBeGreaterThan(200);
  });

  test("a scroll goes to whoever won it, once the mage is there", () => {
    const won = broke(scrolls[0] ?? 0, 3, 4).at(-1);
    const { scroll } = catalogue.seals[scrolls[0] ?? 0] ?? {};
    expect(won).toMatchObject({ draw: "glide", thing: { scroll }, to: [`scroll:${scroll}`, "scrolls:0"] });
    expect(won?.draw === "glide" && won.after).toBeGreaterThan(200);
  });

  test("exchanged seals come from each other's place", () => {
    const [one, other] = EFFECTS.exchange.draws?.({ seat: 0, scroll: 0, players: 2, a: 3, first: 0, b: 4, second: 0 }, view(), catalogue) ?? [];
    if (one?.draw !== "walk" || other?.draw !== "walk") throw new Error("no walk");
    expect(one.along).toEqual([BOARD.nodes[4], BOARD.nodes[3]]);
    expect(other.along).toEqual([BOARD.nodes[3], BOARD.nodes[4]]);
  });

  test("where a seal is told to break, it is gone and the mage stands there", () => {
    const told = ofKind(toldOf<View, GameEvent>("five_seals", hydrate), "break").filter(({ event }) => !event.facts.by_familiar);
    expect(told.length).toBeGreaterThan(5);
    for (const { event: { facts }, sight } of told) {
      const { node } = sight.board.nodes[facts.node]!;
      expect(sight.players[facts.seat]?.node).toBe(node);
      expect(sight.seals.some((seal) => seal.node === node)).toBe(false);
    }
  });
});
