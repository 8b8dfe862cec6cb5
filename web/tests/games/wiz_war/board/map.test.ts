import { describe, expect, test } from "vitest";

import { bordersOf, centre, footprints, openSide, piecesOf, sectorsInside, shotBetween, shownPillars, standings } from "../../../../src/games/wiz_war/board/geometry";
import { read } from "../../../../src/games/wiz_war/pieces/drawing";
import { EFFECTS } from "../../../../src/games/wiz_war/show/effects";
import { goes, routeTo } from "../../../../src/games/wiz_war/show/route";
import { shotsOf } from "../../../../src/games/wiz_war/show/shots";
import type { AirView, View } from "../../../../src/games/wiz_war/view";
import type { Facts, Kind } from "../../../../src/games/wiz_war/events";
import { before, face, square } from "../table";

describe("borders", () => {
  test("a line inside the map has one, an opening has two on the rim", () => {
    for (const line of before.lines) expect(bordersOf(line)).toHaveLength(line.seam ? 2 : 1);
  });

  test("openings face outwards", () => {
    expect(openSide({ row: 0, column: 2 })).toBe("n");
    expect(openSide({ row: 9, column: 7 })).toBe("s");
    expect(openSide({ row: 2, column: 0 })).toBe("w");
    expect(openSide({ row: 7, column: 14 })).toBe("e");
  });

  test("no pillar stands in the middle of a straight wall", () => {
    const shown = shownPillars(before);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(before.pillars.length);
    expect(shown).toContainEqual({ row: 0, column: 0 });
    expect(shown).not.toContainEqual({ row: 0, column: 1 });
  });
});

describe("pieces", () => {
  test("stand in the middle of their square, side by side where there are several", () => {
    const alone = standings(before);
    expect(alone.get("seat:0")).toEqual(centre(square(before, "c1")));
    const together = standings({ ...before, players: before.players.map((player) => ({ ...player, row: 0, column: 2 })) });
    expect(together.get("seat:0")).not.toEqual(together.get("seat:1"));
  });

  test("footprints lie between neighbouring squares only", () => {
    const trail = [{ row: 0, column: 0 }, { row: 0, column: 1 }, { row: 4, column: 7 }];
    expect(footprints(trail)).toHaveLength(2);
  });
});

describe("ways", () => {
  const c1 = square(before, "c1");

  test("a walk leads step by step to a far square", () => {
    const far = before.squares.filter(({ steps }) => steps !== null && steps > 1);
    expect(far.length).toBeGreaterThan(0);
    for (const target of far) {
      const way = routeTo(before, c1, target);
      expect(way).toHaveLength(target.steps ?? 0);
      expect(way?.at(-1)).toMatchObject({ row: target.row, column: target.column });
    }
  });

  test("there is no walk to what is out of reach", () => {
    const far = before.squares.find(({ steps, name }) => steps === null && name !== "c1");
    expect(far && routeTo(before, c1, far)).toBeNull();
  });

  test("a step is straight, an opening leads out and in, anything else is a blink", () => {
    expect(goes(before, "seat:0", { row: 0, column: 0 }, { row: 0, column: 1 })).toMatchObject({ draw: "walk", along: [] });
    const seam = before.lines.find((line) => line.seam === "wrap");
    const through = seam && goes(before, "seat:0", { row: seam.row, column: seam.column }, { row: seam.to_row, column: seam.to_column });
    const way = through?.draw === "walk" ? through.along : [];
    expect(way.map(({ hidden }) => hidden ?? false)).toEqual([false, true, true, false]);
    expect(way[1]?.x).toBeLessThan(centre({ row: 0, column: 0 }).x);
    expect(goes(before, "seat:0", { row: 0, column: 0 }, { row: 4, column: 8 })).toEqual({ draw: "blink", thing: "seat:0" });
  });
});

/** What the layer is given to draw for an event. */
function drawn<Each extends Kind>(kind: Each, facts: Facts[Each], view: View) {
  const { draws } = EFFECTS[kind];
  return draws?.(facts, view, { cards: [] } as never) ?? [];
}

describe("what flies and bursts", () => {
  const fireball: AirView = {
    height: 0, card: face(74), name: "Fireball", caster: 0, by: 0, role: "attack", energy: 1, sum: "", damage: null, kind: "", fuel: [], targets: ["seat:1"],
    cancelled: false, evaded: [], against: null, if_it_lands: [], order: [], waiting: [],
  };
  const cast: View = { ...before, air: [fireball] };

  test("an orb sets out from the caster and waits on its way to the target", () => {
    const [shot] = shotsOf(cast);
    expect(shot).toMatchObject({ role: "attack", spent: false });
    expect(shot?.from.x).toBeLessThan(shot?.to.x ?? 0);
    const facts = { seat: 0, by: 0, card: 74, weapon: -1, role: 0, energy: 1, fuel: [], targets: [1], mode: -1, things: [], players: 2 };
    expect(drawn("cast", facts, cast)).toMatchObject([{ draw: "walk", thing: "orb:0:seat:1", along: [shot?.from, shot?.waits] }]);
    expect(shot?.waits.x).toBeLessThan(shot?.to.x ?? 0);
  });

  test("an answer sets out alone, and what it cancels turns to dust", () => {
    const answer: AirView = { ...fireball, height: 1, caster: 1, by: 1, role: "counter", targets: [], against: 0 };
    const both = { ...before, air: [{ ...fireball, cancelled: true }, answer] };
    expect(drawn("counter", { seat: 1, card: 3, energy: 1, fuel: [], aim: -1, against: 74 }, both)).toMatchObject([{ draw: "walk", thing: "orb:1:seat:0" }]);
    expect(drawn("cancelled", { seat: 0, card: 74, role: 0, gone: false, by: 12 }, both)).toEqual([{ draw: "dust", at: "orb:0:seat:1" }]);
  });

  test("an orb that misses flies past its target, and waits no longer", () => {
    const missed = { ...before, air: [{ ...fireball, evaded: ["seat:1"] }] };
    expect(shotsOf(missed)[0]?.spent).toBe(true);
    expect(drawn("evaded", { target: 1, card: 74 }, missed)).toMatchObject([{ draw: "glide", to: "seat:1", past: true }]);
  });

  test("no line is drawn to a target on the same square", () => {
    expect(shotBetween({ x: 0, y: 0 }, { x: 3, y: 0 }, 28)).toBeNull();
    expect(shotBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toMatchObject({ from: { x: 20 }, to: { x: 80 }, angle: 0 });
  });

  test("damage lets the orb land, and the lost life bursts from the wizard", () => {
    const [orb, number] = drawn("damage", { figure: 1, n: 5, left: 10, kind: 1, element: 1, by: 0, card: 74, source: 0 }, before);
    expect(orb).toMatchObject({ draw: "glide", thing: { orb: 1 }, to: "seat:1" });
    expect(number).toEqual({ draw: "burst", text: "−5", at: "seat:1", mood: "hurt" });
  });

  test("a wall that falls leaves dust", () => {
    expect(drawn("broken", { line: 7, door: false, by: -1, players: 2 }, before)).toContainEqual({ draw: "dust", at: "line:7" });
  });

  test("a foreign treasure that is laid on the own home is a point, another is not", () => {
    const home = before.squares.findIndex((each) => each.home === 0);
    const [mine, theirs] = [0, 1].map((owner) => before.treasures.find((each) => each.owner === owner)?.treasure ?? -1);
    const point = { draw: "burst", text: "+1", at: "seat:0", mood: "point" };
    expect(drawn("drop_treasure", { figure: 0, treasure: theirs ?? -1, cell: home, by: -1, home: 0, players: 2 }, before)).toEqual([point]);
    expect(drawn("drop_treasure", { figure: 1, treasure: theirs ?? -1, cell: home, by: -1, home: 0, players: 2 }, before)).toEqual([point]);
    expect(drawn("drop_treasure", { figure: 0, treasure: mine ?? -1, cell: home, by: -1, home: 0, players: 2 }, before)).toEqual([]);
    expect(drawn("drop_treasure", { figure: 0, treasure: theirs ?? -1, cell: home + 1, by: -1, home: -1, players: 2 }, before)).toEqual([]);
  });
});

test("a sector turns with what stands inside it, and not with the walls on its rim", () => {
  const riders = piecesOf(before).flatMap(({ id, row, column }) => (before.squares.some((each) => each.sector === 0 && each.row === row && each.column === column) ? [id] : []));
  expect(riders).not.toEqual([]);
  expect(drawn("turned", { slot: 0, quarters: 1, owner: 2, by: -1 }, before)).toEqual([{ draw: "turn", thing: "sector:0", quarters: 1, riders }]);
  const inside = sectorsInside(before);
  const slots = before.lines.map(inside.line);
  expect(new Set(slots)).toEqual(new Set([-1, ...before.sectors.keys()]));
  for (const line of before.lines) if (line.seam) expect(inside.line(line)).toBe(-1);
});

test("a sector board is read from the ledger's drawing", () => {
  const board = read([
    "+---+---+   +---+---+",
    "| .   .   .   .   . |",
    "+   +---+   +   +   +",
    "| .   .   . | T | . |",
    "+   +   +   +=D=+   +",
    "  .   . | H | .   .  ",
    "+   +   +   +   +   +",
    "| . | .   .   . | . |",
    "+   +   +---+   +   +",
    "| .   .   .   . D T |",
    "+---+---+   +---+---+",
  ]);
  expect(board.home).toEqual({ x: 50, y: 50 });
  expect(board.treasures).toEqual([{ x: 70, y: 30 }, { x: 90, y: 90 }]);
  expect(board.doors).toEqual([{ x: 70, y: 40, upright: false }, { x: 80, y: 90, upright: true }]);
});
