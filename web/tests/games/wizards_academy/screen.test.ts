import { describe, expect, it } from "vitest";

import { actionSlots } from "../../../src/games/wizards_academy/ask/actions";
import { pickable } from "../../../src/games/wizards_academy/ask/picks";
import { bellsIn } from "../../../src/games/wizards_academy/board/bells";
import { ROOM, SIDE, between, corner, places, tagAt, veins, ways } from "../../../src/games/wizards_academy/board/geometry";
import type { Facts, GameEvent, Kind } from "../../../src/games/wizards_academy/events";
import { hydrate } from "../../../src/games/wizards_academy/hydrate";
import { alike, counted } from "../../../src/games/wizards_academy/look/woes";
import { kindNumber } from "../../../src/games/wizards_academy/pieces/kinds";
import { marks, type Shown } from "../../../src/games/wizards_academy/show/marks";
import { woes } from "../../../src/games/wizards_academy/text/told";
import { holds, keyed, levelOf, tally, type RoomView, type ThreatView, type View } from "../../../src/games/wizards_academy/view";
import { ofKind, toldOf } from "../../lib/timeline/recorded";

function room(changes: Partial<RoomView>): RoomView {
  return { room: 1, square: "A1", doors: "", links: [], ...changes } as RoomView;
}

describe("the show", () => {
  const told = toldOf<View, GameEvent>("wizards_academy", hydrate);
  const all = <Each extends Kind>(kind: Each) => ofKind(told, kind);

  it("goes from turn to turn, and brings glyphs, event by event", () => {
    for (const { event, sight } of all("turn")) expect({ seat: sight.active, number: sight.turn }).toEqual(event.facts);
    expect(all("gain_glyph").length).toBeGreaterThan(0);
    for (const { event, before, sight } of all("gain_glyph")) {
      const { seat, n } = event.facts;
      expect(sight.wizards[seat]?.glyphs).toHaveLength((before.wizards[seat]?.glyphs.length ?? 0) + n);
    }
    for (const { sight } of all("cast")) expect(sight.in_air).not.toBeNull();
  });

  it("gives every kind a number of its own", () => {
    const threats = ["fire", "water", "ice", "darkness", "haunt", "imp", "troll", "demon"];
    expect([...threats, ...threats.map((threat) => `${threat}-portal`), "guardian"].map(kindNumber)).toEqual([...Array(17).keys()]);
  });
});

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

  it("tells what staying costs in the wall, away from the passage that leads there", () => {
    const home = room({ room: 1, square: "B2" });
    const { y } = corner("B2");
    expect(tagAt(room({ square: "B1" }), home).y).toBeLessThan(corner("B1").y);
    expect(tagAt(room({ square: "C2" }), home).y).toBeLessThan(y);
    expect(tagAt(room({ square: "B3" }), home).y).toBeGreaterThan(corner("B3").y + ROOM);
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

describe("what is to come", () => {
  const fire = { card: 7, name: "Fire", icon: "small-fire" };
  const view = {
    wizards: [
      { seat: 0, card: fire, bells: [3, 4], glyphs: [1, 5] },
      { seat: 1, card: null, bells: [], glyphs: [] },
    ],
    rooms: [],
  } as unknown as View;
  const event = <Each extends Kind>(kind: Each, text: string, facts: Partial<Facts[Each]> = {}) => ({ kind, text, facts, heading: kind === "turn" }) as unknown as GameEvent;

  it("rings where a card that the table sees will strike", () => {
    expect(bellsIn(view, 4)).toEqual([{ seat: 0, card: "Fire" }]);
    expect(bellsIn(view, 5)).toEqual([]);
  });

  it("tells a disaster step by step until it is over", () => {
    const mark = (before: Shown, told: GameEvent, last = false) => marks(view, before, told, last);
    const struck = mark(view, event("disaster", "Fire.", { seat: 0, card: 7 }));
    expect(struck.doom).toEqual({ name: "Fire", icon: "small-fire", steps: ["Fire."] });
    const spread = mark(struck, event("acts", "The fire spreads."));
    expect(spread.doom?.steps).toEqual(["Fire.", "The fire spreads."]);
    expect(mark(spread, event("draw", "A card is drawn.")).doom).toBeUndefined();
    expect(mark(spread, event("turn", "Turn 2", { seat: 1, number: 2 })).doom).toBeUndefined();
    expect(mark(spread, event("acts", "It spreads."), true)).toBe(view);
  });

  it("puts threats with the same fate together", () => {
    const imp = (if_activated: string) => ({ kind: "imp", if_activated, damage: 0, count: 1, attack: 1 }) as ThreatView;
    expect(alike([imp("robs"), imp("walks"), imp("robs")]).map(({ count, attack }) => [count, attack])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(counted(["a", "b", "a"])).toEqual([
      { line: "a", count: 2 },
      { line: "b", count: 1 },
    ]);
  });

  it("offers glyphs that nobody holds as picks", () => {
    const option = (glyph: number) => ({ label: `Glyph ${glyph}`, touches: [`glyph:0:${glyph}`] });
    const held = (touch: string) => holds(view, touch);
    expect(pickable([option(1), option(2)], held).map((pick) => pick.name)).toEqual(["1", "2"]);
    expect(pickable([option(1), option(5)], held)).toEqual([]);
  });

  it("tells once what several threats would do alike, and from where each goes on", () => {
    const threatens = (name: string, if_activated: string) => ({ name, if_activated, threatening: true }) as ThreatView;
    const rooms = [
      room({ name: "Hoard", threats: [threatens("fire", "Spreads: the Library."), threatens("imp portal", "Lets an imp in.")] }),
      room({ name: "Zen Room", threats: [threatens("fire", "Spreads: the Hoard."), threatens("imp portal", "Lets an imp in.")] }),
    ];
    expect(woes(rooms)).toEqual([
      "Fire in the Hoard and the Zen Room: Spreads. From the Hoard: the Library. From the Zen Room: the Hoard.",
      "Imp portal in the Hoard and the Zen Room: Lets an imp in.",
    ]);
  });
});
