/** What an event says is what is seen when it is told: in a real duel, event by event. */
import { describe, expect, test } from "vitest";

import type { GameEvent, Kind } from "../../../../src/games/wiz_war/events";
import { hydrate } from "../../../../src/games/wiz_war/hydrate";
import type { View } from "../../../../src/games/wiz_war/view";
import { ofKind, toldOf } from "../../../lib/timeline/recorded";

const told = toldOf<View, GameEvent>("wiz_war", hydrate);
const all = <Each extends Kind>(kind: Each) => ofKind(told, kind);
const place = (view: View, cell: number) => ({ row: view.squares[cell]?.row, column: view.squares[cell]?.column });

describe("the show of a duel", () => {
  test("a step moves the wizard and costs a movement point", () => {
    const steps = all("step").filter(({ event, before }) => event.facts.figure === before.active);
    expect(steps.length).toBeGreaterThan(3);
    for (const { event, before, sight } of steps) {
      const { figure: seat, cell: from, there } = event.facts;
      expect(before.players[seat]).toMatchObject(place(before, from));
      expect(sight.players[seat]).toMatchObject(place(sight, there));
      expect(sight.now.mp).toBe(before.now.mp - 1);
    }
  });

  test("energy spent for steps leaves the hand", () => {
    expect(all("boost").length).toBeGreaterThan(0);
    for (const { event, before, sight } of all("boost")) {
      const { seat, card, n } = event.facts;
      expect(sight.now.mp).toBe(before.now.mp + n);
      expect(sight.players[seat]?.hand_size).toBe((before.players[seat]?.hand_size ?? 0) - 1);
      expect(sight.discards.flat().map((each) => each.card)).toContain(card);
    }
  });

  test("a spell is in the air when it is cast", () => {
    // A fist that strikes a wall in vain has come and gone when it is told of.
    const spells = all("cast").filter(({ event }) => event.facts.card !== -1);
    expect(spells.length).toBeGreaterThan(1);
    for (const { event, before, sight } of spells) {
      const { seat: caster, by } = event.facts;
      expect(sight.air).toHaveLength(before.air.length + 1);
      expect(sight.air.at(-1)).toMatchObject({ caster, by, cancelled: false });
    }
  });

  test("damage is life lost", () => {
    expect(all("damage").length).toBeGreaterThan(0);
    for (const { event, sight } of all("damage")) expect(sight.players[event.facts.figure]?.life).toBe(event.facts.left);
  });

  test("a creature comes and goes with its event", () => {
    expect(all("summoned").every(({ before, sight }) => sight.beasts.length === before.beasts.length + 1)).toBe(true);
    expect(all("beast_gone").every(({ before, sight }) => sight.beasts.length === before.beasts.length - 1)).toBe(true);
  });

  test("the table is another's from the event of the turn on", () => {
    for (const { event, sight } of all("turn")) expect({ seat: sight.active, number: sight.turn }).toEqual(event.facts);
  });
});
