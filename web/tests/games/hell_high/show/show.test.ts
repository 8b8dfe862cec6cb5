/** What an event says is what is seen when it is told: in real rounds, event by event. */
import { describe, expect, test } from "vitest";

import type { GameEvent, Kind } from "../../../../src/games/hell_high/events";
import { hydrate } from "../../../../src/games/hell_high/hydrate";
import { marks } from "../../../../src/games/hell_high/show/marks";
import type { View } from "../../../../src/games/hell_high/view";
import { ofKind, toldOf } from "../../../lib/timeline/recorded";

const told = toldOf<View, GameEvent>("hell_high", hydrate);
const all = <Each extends Kind>(kind: Each) => ofKind(told, kind);

describe("the show of a round", () => {
  test("reveals one Spell after another, none before its turn", () => {
    expect(all("turn").length).toBeGreaterThan(2);
    for (const { event, sight } of all("turn")) expect(sight.resolution?.seat).toBe(event.facts.seat);
    for (const { before } of all("counts")) expect(before.resolution).toBeNull();
  });

  test("turns to the card that resolves, and shows its dice when they are thrown", () => {
    for (const { event, sight } of all("resolve")) expect(sight.resolution?.now).toBe(event.facts.card);
    expect(all("roll").length).toBeGreaterThan(0);
    for (const { event, sight } of all("roll")) expect(sight.resolution?.roll?.dice.map(({ value }) => value)).toEqual(event.facts.dice);
  });

  test("hurts one wizard at a time", () => {
    expect(all("damage").length).toBeGreaterThan(0);
    for (const { event, sight } of all("damage")) expect(sight.players[event.facts.seat]?.hp).toBe(event.facts.after);
    for (const { before, sight } of told) {
      expect(sight.players.filter((player) => player.hp < (before.players[player.seat]?.hp ?? 0)).length).toBeLessThanOrEqual(1);
    }
  });

  test("moves standees with the event that says so", () => {
    expect(all("rank").length).toBeGreaterThan(0);
    for (const { event, sight } of all("rank")) {
      const { seat, number: rank } = event.facts;
      expect(sight.players[seat]?.rank).toBe(rank);
      expect(sight.ranks.find((each) => each.rank === rank)?.seat).toBe(seat);
    }
  });

  test("adds nothing to what is seen but the event, its dice and what cards have done", () => {
    for (const { event, before, sight } of told) {
      const { beat, thrown = [], done, ...seen } = marks(sight, before, event, false);
      expect(seen).toEqual(sight);
      expect(beat).toBe(event);
      expect(thrown).toHaveLength(event.kind === "die" && sight.resolution ? 1 : 0);
      expect(done).toBeDefined();
    }
  });

  test("adds up what a card has done", () => {
    let view = all("turn")[0]?.before as View;
    const found: [number, number][] = [];
    for (const { event, sight } of told) {
      const card = view.resolution?.now;
      view = marks(sight, view, event, false);
      if (event.kind === "damage" && card != null) found.push([view.done?.of.get(card)?.find(({ seat }) => seat === event.facts.seat)?.life ?? 0, event.facts.amount]);
    }
    expect(found.length).toBeGreaterThan(0);
    for (const [life, amount] of found) expect(life).toBe(-amount);
  });
});
