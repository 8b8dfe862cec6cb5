import { describe, expect, it } from "vitest";

import { actionSlots } from "../src/games/wizards_academy/actions";
import { ROOM, SIDE, between, corner, places, veins, ways } from "../src/games/wizards_academy/geometry";
import { kindNumber } from "../src/games/wizards_academy/kinds";
import { pickable } from "../src/games/wizards_academy/picks";
import { keyed, levelOf, tally, type RoomView, type View } from "../src/games/wizards_academy/view";

function room(changes: Partial<RoomView>): RoomView {
  return { room: 1, square: "A1", doors: "", links: [], ...changes } as RoomView;
}

describe("the floor", () => {
  it("fits sixteen rooms", () => {
    expect(corner("A1")).toEqual({ x: 14, y: 14 });
    const last = corner("D4");
    expect(last.x + ROOM + 14).toBe(SIDE);
    expect(() => corner("E1")).toThrow("no square");
  });

  it("opens a passage once where two doors meet, and closes a door that meets a wall", () => {
    const west = room({ room: 1, square: "A1", doors: "NE", links: [{ direction: "e", room: 2, state: "open" }] });
    const east = room({ room: 2, square: "B1", doors: "WS", links: [{ direction: "w", room: 1, state: "open" }, { direction: "s", room: 3, state: "wall" }] });
    const found = ways([west, east]);
    expect(found.map((way) => way.state).sort()).toEqual(["closed", "closed", "open"]);
    expect(found.find((way) => way.state === "open")).toMatchObject(between(west, east));
    expect(veins(west)).toBe("M72 72H144");
  });

  it("keeps everything that stands in a room inside it and apart", () => {
    for (let count = 1; count <= 15; count += 1) {
      const spots = places(count);
      expect(new Set(spots.map(({ x, y }) => `${x}:${y}`)).size).toBe(count);
      for (const { x, y } of spots) expect(x > 0 && x < ROOM && y > 0 && y < ROOM).toBe(true);
    }
  });
});

describe("words and numbers", () => {
  it("numbers kinds as the rules do", () => {
    expect([kindNumber("fire"), kindNumber("imp"), kindNumber("imp-portal"), kindNumber("guardian")]).toEqual([0, 5, 13, 16]);
    expect(() => kindNumber("dragon")).toThrow("dragon");
  });

  it("cuts stones by level and counts equal names", () => {
    expect([1, 3, 4, 5, 6, 7].map(levelOf)).toEqual([1, 1, 2, 2, 3, 4]);
    expect(tally(["Fire", "Twist", "Fire"])).toBe("2 Fire, Twist");
    expect(keyed([1, 1, 4]).map(({ key }) => key)).toEqual(["1-1", "1-2", "4-1"]);
  });

  it("gathers choices that lie nowhere on the table, each once", () => {
    const dash = { touches: ["spell:dash"], label: "It is Dash" };
    expect(pickable([dash, dash, { touches: ["room:3"], label: "Walk" }])).toEqual([{ touch: "spell:dash", group: "spell", name: "dash", label: "It is Dash" }]);
  });

  it("shows spent actions of the active seat alone", () => {
    const view = { active: 0, advanced: false, actions: { any: 1, move: 1, room: 0, magic: 0 } } as View;
    expect(actionSlots(view, 0).map((slot) => slot.left)).toEqual([true, false, false]);
    expect(actionSlots(view, 1).every((slot) => slot.left)).toBe(true);
  });
});
