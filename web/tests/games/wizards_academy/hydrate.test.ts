import { describe, expect, test } from "vitest";

import { hydrate } from "../../../src/games/wizards_academy/hydrate";
import type { Catalogue, RoomSight, Scene, Sight, ThreatSight } from "../../../src/games/wizards_academy/wire";
import { recorded } from "../../lib/timeline/recorded";

const catalogue = recorded("wizards_academy").printed as Catalogue;
const number = (list: { kind?: string; id?: string }[], word: string) => list.findIndex(({ kind, id }) => kind === word || id === word);
const kind = (word: string) => number(catalogue.threats, word);
const room = (word: string) => number(catalogue.rooms, word);
const scenarioOf = (word: string) => catalogue.scenarios.findIndex(({ scenario }) => scenario === word);
const person = (word: string) => catalogue.people.findIndex((each) => each.person === word);

const scene: Scene = { scenario: scenarioOf("pest-control"), advanced: true, actions: [room("zen")], notes: true };
const zen: RoomSight = { room: room("zen"), square: 1, open: 0b0100, ice: 0b0010, away: 1 };
const crystal: RoomSight = { room: room("crystal"), square: 5, open: 0b0001, away: 0 };
const workshop: RoomSight = { room: room("workshop"), square: 2 };
const sight: Sight = {
  turn: 3, round: 2, active: 0, mana: 5, goal: [], actions: [1, 0, 1], rooms: [crystal, workshop, zen],
  wizards: [{ room: room("crystal"), person: person("ivo") }, { room: room("zen") }],
  sources: [room("zen"), null, room("zen"), null, null, null, null],
  spells: [], used: 0, deck_left: 8, unseen: [], discard: [], progression_left: 2, turns_left: 20, room_cards_left: [],
};
const seen = (changes: Partial<Sight> = {}, at: Scene = scene) => hydrate({ ...sight, ...changes }, at, catalogue);

/** The Zen Room with other things in it. */
const zenWith = (changes: Partial<RoomSight>, also: Partial<Sight> = {}) => {
  const view = seen({ ...also, rooms: [crystal, workshop, { ...zen, ...changes }] });
  return view.rooms.find(({ id }) => id === "zen");
};

describe("rooms", () => {
  test("lie in the order of their squares, with the neighbours that these have", () => {
    const { rooms } = seen();
    expect(rooms.map(({ id, square }) => [id, square])).toEqual([["zen", "B1"], ["workshop", "C1"], ["crystal", "B2"]]);
    expect(rooms[0]?.links).toEqual([
      { direction: "e", room: room("workshop"), state: "ice" },
      { direction: "s", room: room("crystal"), state: "open" },
    ]);
    expect(rooms[1]?.links).toEqual([{ direction: "w", room: room("zen"), state: "wall" }]);
  });

  test("say what is theirs", () => {
    expect(zenWith({ turn: 1, cost: 2 }, { empowered: 1 << zen.room })).toMatchObject({
      name: "Zen Room", turn: 1, doors: catalogue.rooms[zen.room]?.doors[1], action: true, empowered: true, warded: false, sources: [1, 3], wizards: [1], away: 1, cost: 2, threats: [], stay: { mana: 0, glyphs: 0, lines: [] },
    });
    expect(seen().rooms[1]).toMatchObject({ id: "workshop", action: false, empowered: false, away: null, cost: null });
  });

  test("have another text in the basic game", () => {
    const library = { room: room("library"), square: 0 };
    const { text, basic_text } = catalogue.rooms[library.room] ?? {};
    expect(seen({ rooms: [library] }).rooms[0]?.text).toBe(text);
    expect(seen({ rooms: [library] }, { ...scene, scenario: scenarioOf("basic"), advanced: false }).rooms[0]?.text).toBe(basic_text);
  });

  test("tell what it costs to stay", () => {
    const stay = { kinds: ["water", "imp", "demon"].map(kind), mana: 2, glyphs: 3 };
    expect(zenWith({ stay })?.stay).toEqual({
      mana: 2,
      glyphs: 3,
      lines: ["Water: lose 1 mana; you may flee to the crystal.", "Imp: lose a glyph.", "Demon: lose 1 mana and every glyph of your collection."],
    });
  });
});

describe("threats", () => {
  const threat = (word: string, fate: string, changes: Partial<ThreatSight> = {}): ThreatSight => ({ kind: kind(word), fate: catalogue.fates.indexOf(fate), ...changes });
  const sentence = (word: string, fate: string, changes: Partial<ThreatSight> = {}) => {
    const beasts = catalogue.threats[kind(word)]?.creature ? [{ beast: 4, kind: kind(word) }] : [];
    return zenWith({ threats: [threat(word, fate, changes)], beasts })?.threats[0]?.if_activated;
  };
  const rooms = ["workshop", "crystal", "hoard"].map(room);

  test.each([
    ["guardian", "guards", {}, "Guards glyphs; never activates."],
    ["fire", "warded", {}, "Under a ward: it does not activate."],
    ["ice", "calm", {}, "Calm: it does not activate."],
    ["imp-portal", "lets-in", {}, "Lets an imp in."],
    ["fire-portal", "lets-in", {}, "Lets fire in."],
    ["ice", "spreads", { rooms, n: 1 }, "Spreads one way by a room card: the Workshop, the Mana Crystal and the Hoard."],
    ["fire", "spreads", { rooms: [room("warded")], n: 2 }, "Spreads one way by a room card, as one of 2 burning rooms: the Warded Room."],
    ["darkness", "spreads", { n: 1 }, "Spreads one way by a room card: nowhere from here."],
    ["water", "still", {}, "Nothing in the basic game."],
    ["water", "rises", {}, "Rises by one: deep water."],
    ["water", "overflows", { rooms: rooms.slice(0, 2) }, "Overflows into the Workshop and the Mana Crystal."],
    ["water", "overflows", {}, "Overflows, but has nowhere to go."],
    ["haunt", "drifts", {}, "Drifts to a random neighbour, through walls."],
    ["imp", "steals", { seats: [0] }, "Ivo Threshold loses a glyph."],
    ["imp", "spoils", {}, "Everybody with a glyph 1 or 3 loses one; if nobody has one, the imp goes."],
    ["troll", "throws", { seats: [0, 1] }, "Ivo Threshold or a wizard loses a glyph and is thrown into a random room."],
    ["troll", "wanders", { rooms }, "Goes by a room card to the Workshop, the Mana Crystal or the Hoard."],
    ["imp", "wanders", {}, "Cannot leave the room."],
    ["demon", "drains", { seats: [0] }, "1 mana is lost; Ivo Threshold may flee."],
    ["demon", "hunts", { n: 1 }, "Takes a step to the nearest wizard, 1 room away."],
    ["demon", "hunts", { n: 2 }, "Takes a step to the nearest wizard, 2 rooms away."],
  ])("%s: %s", (word, fate, changes, said) => {
    expect(sentence(word, fate, changes)).toBe(said);
  });

  test("of every fate there are words", () => {
    for (const fate of catalogue.fates) expect(sentence("fire", fate)).toMatch(/\.$/);
  });

  test("lie by kind, creatures stand one by one", () => {
    const threats = [threat("water", "rises", { count: 2, attack: 1 }), threat("imp", "wanders", { count: 2 }), threat("guardian", "guards")];
    const beasts = [{ beast: 3, kind: kind("imp"), damage: 1 }, { beast: 5, kind: kind("guardian") }, { beast: 7, kind: kind("imp") }];
    const shown = zenWith({ threats, beasts })?.threats ?? [];
    expect(shown.map((each) => [each.kind, each.count, each.beast, each.damage, each.toughness, each.attack, each.threatening])).toEqual([
      ["water", 2, null, 0, 0, 1, true],
      ["imp", 1, 3, 1, 1, 0, true],
      ["guardian", 1, 5, 0, 1, 0, false],
      ["imp", 1, 7, 0, 1, 0, true],
    ]);
    expect(zenWith({ threats, away: null })?.threats[0]?.threatening).toBe(false);
  });

  test("that a card would wake are told with what they will do", () => {
    const wizards = [{ room: room("crystal"), card: 0, has_card: true, wakes: [[kind("imp-portal"), zen.room] as [number, number]], bells: [zen.room] }];
    const view = seen({ wizards, rooms: [crystal, { ...zen, threats: [threat("imp-portal", "lets-in")] }] });
    expect(view.wizards[0]).toMatchObject({ ahead: ["Imp portal in the Zen Room: Lets an imp in."], bells: [zen.room], card: catalogue.disasters[0], shown: false });
  });
});

describe("the goal", () => {
  const parts = (word: string, ...values: number[][]) => seen({ goal: values.map((each) => ({ done: false, values: each })) }, { ...scene, scenario: scenarioOf(word) }).goal.parts;

  test.each([
    ["basic", [[0]], ["nothing burns"]],
    ["basic", [[2]], ["burning rooms: 2"]],
    ["pest-control", [[1, 2], []], ["imps: 1, imp portals: 2", "first reshuffle made"]],
    ["golem-construction", [[room("hoard")]], ["Hoard"]],
    ["high-water", [[3]], ["water portals: 3"]],
    ["night-school", [[3, 2]], ["dark or haunted rooms: 3, at most 2"]],
    ["demon-binding", [[]], ["a demon is in the Warded Room"]],
    ["midwinter-finals", [[1, 2, 6]], ["level 1: 2 of 6 bound"]],
    ["unstable-academy", [[], []], ["the crystal is in the centre", "it has four links"]],
    ["graduation-day", [[0, 0, 1]], ["Ivo Threshold: 0 of 1 magic item"]],
  ])("of %s: %j", (word, values, said) => {
    expect(parts(word, ...values)).toEqual(said);
  });
});

describe("the book", () => {
  test("marks what is bound, seen, unknown and unused", () => {
    const view = seen({ spells: [7, null, 8], used: 0b111, bound: 0b1, own: 0b10, lent: 0b100, boosted: 0b1 });
    expect(view.spaces.slice(0, 4).map(({ space, state, castable, boosted }) => [space, state, castable, boosted])).toEqual([
      ["11", "bound", "", true],
      ["12", "unknown", "own", false],
      ["22", "seen", "lent", false],
      ["13", "unused", "", false],
    ]);
    expect(view.spaces[0]?.spell?.word).toBe(catalogue.spells[7]?.word);
    expect(view.spaces[1]?.spell).toBeNull();
  });

  test("names the spells of its levels, in the basic game only those of that", () => {
    const first = catalogue.spells.filter(({ level }) => level === 1);
    expect(seen({ used: 0b1 }).names.map(({ spell }) => spell)).toEqual(first.map(({ spell }) => spell));
    const basic = seen({ used: 0b1 }, { ...scene, advanced: false }).names;
    expect(basic.map(({ spell }) => spell)).toEqual(first.filter((each) => each.basic).map(({ spell }) => spell));
    expect(basic.length).toBeLessThan(first.length);
  });
});

test("what is left out is nothing, nobody or not so", () => {
  const view = seen();
  expect(view).toMatchObject({ mana_at_risk: 0, in_air: null, air_boosted: false, unmet: 0, progression_levels: [], actions: { any: 2, move: 1, room: 0, magic: 1 } });
  expect(view.wizards[0]).toMatchObject({ name: "Ivo Threshold", glyphs: [], shared: null, robe: null, wand: null, staff: null, items: 0, has_card: false, card: null, ahead: [], bells: [] });
  expect(view.wizards[1]).toMatchObject({ person: "", name: "", school: "", ability: "" });
  expect(seen({ progression_levels: [1, -1] }).progression_levels).toEqual(["1", "-"]);
});
