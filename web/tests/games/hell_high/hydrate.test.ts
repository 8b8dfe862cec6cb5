import { describe, expect, test } from "vitest";

import { hydrate } from "../../../src/games/hell_high/hydrate";
import type { Catalogue, Mat, Sight } from "../../../src/games/hell_high/wire";

const printed = (card: number, kind: string, glyph: string, bands: string[] = []) => ({
  card,
  id: `HH-${card}`,
  kind,
  glyph,
  name: `Card ${card}`,
  text: `what ${card} does`,
  icon: `icon-${card}`,
  initiative: kind === "delivery" ? 12 : 0,
  creature: false,
  everlasting: false,
  aim: "",
  bands,
});
const ROLL = ["low", "middle", "high"];
const catalogue: Catalogue = {
  cards: [
    printed(0, "source", "dark"),
    printed(1, "quality", "dark", ROLL),
    printed(2, "delivery", "primal", ROLL),
    printed(3, "wild", ""),
    null,
    printed(5, "treasure", "dark"),
    printed(6, "delivery", "dark", ROLL),
  ],
  kinds: ["source", "quality", "delivery", "wild", "treasure", "dead"],
  glyphs: ["arcane", "dark", "elemental", "illusion", "primal"],
  glyph_icons: ["crystal-ball", "moon", "fire", "duality-mask", "paw-print"],
  bonus_icon: "rolling-dice-cup",
  wizards: [{ name: "Principal Pandemona", icon: "female-vampire" }],
  ranks: ["Loser", "Loner", "Slacker", "Nerd"].map((title) => ({ title, text: `as ${title}` })),
};
const mat = (changes: Partial<Mat> = {}): Mat => ({ hp: 20, hand_size: 0, dice: [0, 2, 0, 0, 1], ...changes });
const sight = (changes: Partial<Sight> = {}): Sight => ({
  game: 1,
  round: 2,
  step: "resolve",
  players: [mat(), mat()],
  order: [],
  main: { left: 40 },
  treasure: { left: 25 },
  dead_deck: { left: 25 },
  ...changes,
});
const shown = (changes: Partial<Sight> = {}) => hydrate(sight(changes), { games: 3 }, catalogue);

describe("what is seen of Hell High, in words", () => {
  test("what is left out is as it mostly is", () => {
    const view = shown();
    expect(view).toMatchObject({ games: 3, active: null, bonus: null, last_standing: null, resolution: null, coming: [], dead: [], aside: [], opened: [] });
    expect(view.players[1]).toMatchObject({
      seat: 1,
      wizard: null,
      wizard_name: "",
      alive: true,
      rank: null,
      rank_title: "",
      died: null,
      next_rank: null,
      spell_size: null,
      initiative: null,
      grudge: null,
      left: null,
      hand: [],
      ready: false,
    });
    expect(view.main).toEqual({ left: 40, discard: [] });
  });

  test("a wizard has its name, its rank and what is told of its Spell", () => {
    const [alice] = shown({ players: [mat({ wizard: 0, rank: 4, spell_size: 2, initiative: 0, grudge: 0, points: 3, left: 1 })] }).players;
    expect(alice).toMatchObject({ wizard: 0, wizard_name: "Principal Pandemona", wizard_icon: "female-vampire", rank: 4, rank_title: "Nerd", spell_size: 2, initiative: 0, grudge: 0, points: 3, left: 1 });
  });

  test("a card with a Power Roll has the dice of its glyph, in hand those that it would have", () => {
    const [alice] = shown({ players: [mat({ hand: [1, 0], hand_dice: [1, 3, 1, 1, 2], creatures: [6], treasures: [5], spell: [2], slots: [2] })] }).players;
    expect(alice?.hand.map(({ dice }) => dice)).toEqual([3, 0]);
    expect(alice?.creatures.map(({ dice }) => dice)).toEqual([2]);
    expect(alice?.treasures.map(({ dice }) => dice)).toEqual([0]);
    expect(alice?.spell.map(({ card }) => card.dice)).toEqual([1]);
  });

  test("the Spell in resolution tells what is done, what resolves and what waits", () => {
    const roll = { dice: [4, 6], origins: [1, -2], extra: 1, total: 11, band: 2 };
    const turn = { now: 1, waiting: [2, 6], kept: [2], tired: [5], targets: [1], roll };
    const { resolution, players, active } = shown({ active: 0, turn, players: [mat({ spell: [0, 1, 3, 2], slots: [0, 1, 1, 2], creatures: [6] }), mat()] });
    expect(active).toBe(0);
    expect(resolution).toMatchObject({ seat: 0, name: "Card 0 Card 1 Card 2", now: 1, targets: [1] });
    expect(resolution?.parts.map(({ card, slot, state, kept }) => [card.card, slot, state, kept])).toEqual([
      [0, "source", "done", false],
      [1, "quality", "now", false],
      [3, "quality", "done", false],
      [2, "delivery", "waiting", true],
    ]);
    expect(resolution?.creatures.map(({ card, slot, state, kept }) => [card.card, slot, state, kept])).toEqual([[6, "delivery", "waiting", true]]);
    expect(resolution?.roll).toEqual({
      card: 1,
      dice: [
        { value: 4, source: 1, name: "Card 1", icon: "icon-1" },
        { value: 6, source: -2, name: "bonus", icon: "rolling-dice-cup" },
      ],
      extra: 1,
      total: 11,
      band: 2,
    });
    expect(players.map(({ tired }) => tired.length)).toEqual([1, 0]);
  });

  test("a Spell out of turn is secret", () => {
    const [alice] = shown({ active: 1, turn: { waiting: [1] }, players: [mat({ spell: [1], slots: [1] }), mat()] }).players;
    expect(alice?.spell[0]?.state).toBe("secret");
  });

  test("the ladder shows from the top who stands where and who will", () => {
    const ranks = shown({ prime: 4, players: [mat({ rank: 4 }), mat({ hp: 0, next_rank: 2 })] }).ranks;
    expect(ranks.map(({ rank, title, seat, waiting, bonus_damage }) => [rank, title, seat, waiting, bonus_damage])).toEqual([
      [4, "Nerd", 0, null, true],
      [3, "Slacker", null, null, false],
      [2, "Loner", null, 1, false],
      [1, "Loser", null, null, false],
    ]);
  });

  test("the order of turns tells who acted, acts, is next and comes later", () => {
    const players = [mat({ acted: true }), mat({ acted: true }), mat({ spell_size: 2, initiative: 12 }), mat()];
    const { order } = shown({ players, order: [0, 1, 2, 3], active: 1, turn: {}, next: 2 });
    expect(order.map(({ seat, state, cards, initiative }) => [seat, state, cards, initiative])).toEqual([
      [0, "acted", null, null],
      [1, "now", null, null],
      [2, "next", 2, 12],
      [3, "later", null, null],
    ]);
  });

  test("a blow to come tells from which card, and what would be left", () => {
    const [blow, plain] = shown({ coming: [{ seat: 1, source: 0, amount: 3, after: 17, card: 2, hits_back: 1 }, { seat: 0, source: 1, amount: 20, after: 0 }] }).coming;
    expect(blow).toMatchObject({ seat: 1, source: 0, amount: 3, before: 20, after: 17, hits_back: 1, card: { name: "Card 2" } });
    expect(plain).toMatchObject({ card: null, after: 0, hits_back: 0 });
  });

  test("discards and cards in an effect are shown by name", () => {
    const view = shown({ main: { left: 1, discard: [0, 3] }, aside: [5], opened: [6], bonus: 1 });
    expect(view.main.discard).toEqual([0, 3].map((card) => ({ card, id: `HH-${card}`, kind: card ? "wild" : "source", name: `Card ${card}`, icon: `icon-${card}` })));
    expect([view.aside[0]?.name, view.opened[0]?.name, view.bonus]).toEqual(["Card 5", "Card 6", "dark"]);
  });
});
