import { describe, expect, test } from "vitest";

import { bordersOf, centre, footprints, openSide, placeOf, shotBetween, shownPillars, standings } from "../../../../src/games/wiz_war/board/geometry";
import { read } from "../../../../src/games/wiz_war/pieces/drawing";
import { bursts } from "../../../../src/games/wiz_war/show/bursts";
import { legs, routeTo } from "../../../../src/games/wiz_war/show/route";
import { landing, shotsOf } from "../../../../src/games/wiz_war/show/shots";
import { turnOf } from "../../../../src/games/wiz_war/show/turning";
import type { AirView, View } from "../../../../src/games/wiz_war/view";
import type { GameEvent } from "../../../../src/games/wiz_war/events";
import { after, before, face, square } from "../table";

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
    expect(legs(before, { row: 0, column: 0 }, { row: 0, column: 1 })).toHaveLength(2);
    const seam = before.lines.find((line) => line.seam === "wrap");
    const through = seam ? legs(before, { row: seam.row, column: seam.column }, { row: seam.to_row, column: seam.to_column }) : [];
    expect(through.map(({ hidden }) => hidden ?? false)).toEqual([false, true, true, false]);
    expect(through[1]?.x).toBeLessThan(centre({ row: 0, column: 0 }).x);
    const blink = legs(before, { row: 0, column: 0 }, { row: 4, column: 8 });
    expect(blink[1]).toMatchObject(centre({ row: 0, column: 0 }));
  });
});

describe("what flies and bursts", () => {
  const fireball: AirView = {
    height: 0, card: face(74), name: "Fireball", caster: 0, by: 0, role: "attack", energy: 1, sum: "", damage: null, kind: "", fuel: [], targets: ["seat:1"],
    cancelled: false, against: null, if_it_lands: [], order: [], waiting: [],
  };
  const cast: View = { ...before, air: [fireball] };

  test("a spell flies from caster to target, and lands when it is gone", () => {
    const [shot] = shotsOf(cast);
    expect(shot).toMatchObject({ role: "attack", cancelled: false });
    expect(shot?.from.x).toBeLessThan(shot?.to.x ?? 0);
    expect(landing(cast, { ...cast, air: [] })).toEqual([{ shot, fizzles: false }]);
    expect(landing(cast, cast)).toEqual([]);
  });

  test("no line is drawn to a target on the same square", () => {
    expect(shotBetween({ x: 0, y: 0 }, { x: 3, y: 0 }, 28)).toBeNull();
    expect(shotBetween({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toMatchObject({ from: { x: 20 }, to: { x: 80 }, angle: 0 });
  });

  test("lost life rises as a number where the wizard stands", () => {
    const hurt = { ...before, players: before.players.map((player) => (player.seat === 1 ? { ...player, life: player.life - 5 } : player)) };
    expect(bursts(before, hurt)).toEqual([{ at: placeOf(hurt, "seat:1"), kind: "hurt", text: "−5" }]);
  });

  test("a fallen wall leaves dust, a turned sector does not", () => {
    const wall = before.lines.find((line) => line.kind === "wall" && line.seam === "");
    const fallen = { ...before, lines: before.lines.map((line) => (line === wall ? { ...line, kind: "rubble" } : line)) };
    expect(bursts(before, fallen).map(({ kind }) => kind)).toEqual(["dust"]);
    expect(bursts(before, after).map(({ kind }) => kind)).not.toContain("dust");
  });
});

test("a sector turns as its event says", () => {
  const told = (slot: number, quarters: number) => ({ kind: "turned", facts: { slot, quarters } }) as GameEvent;
  expect(turnOf(told(2, 1))).toEqual({ slot: 2, quarters: 1 });
  expect(turnOf(told(0, 3))).toEqual({ slot: 0, quarters: 3 });
  expect(turnOf(told(0, 4))).toBeNull();
  expect(turnOf({ kind: "step", facts: { figure: 0, cell: 0, there: 1 } } as GameEvent)).toBeNull();
  expect(turnOf(null)).toBeNull();
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
