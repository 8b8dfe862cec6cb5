/** What is known of what nobody sees is told from what is seen alone. */
import { expect, test } from "vitest";

import { unknown as ofAcademy } from "../../src/games/wizards_academy/text/told";
import type { SpaceView, SpellView, View as Academy } from "../../src/games/wizards_academy/view";
import { unknown as ofDuel } from "../../src/games/wiz_war/text/told";
import type { View as Duel } from "../../src/games/wiz_war/view";

function spell(name: string, level: number): SpellView {
  return { name, word: name.toLowerCase(), level } as SpellView;
}

function space(level: number, state: string, lies: SpellView | null = null): SpaceView {
  return { level, state, spell: lies } as SpaceView;
}

test("Wizard's Academy tells which spells can still lie in the unknown spaces of each level", () => {
  const [dash, scry, abjure] = [spell("Dash", 1), spell("Scry", 1), spell("Abjure", 2)];
  const view = { spaces: [space(1, "bound", dash), space(1, "unknown"), space(2, "bound", abjure)], names: [dash, scry, abjure], unseen: [], unmet: 0, room_cards_left: [] } as unknown as Academy;
  expect(ofAcademy(view)).toEqual(["The unknown space of level 1 can hold Scry."]);
});

test("Wiz-War tells the Counters of the schools in play, what is discarded, and what a rival has shown", () => {
  const card = (id: string) => ({ id, name: id });
  const view = {
    schools: ["alchemy"],
    counters: [{ id: "Shield", name: "Shield", copies: 1 }, { id: "Shield of another school", name: "Shield", copies: 1 }],
    discards: [[card("Shield"), card("Zot")], [card("Zot")]],
    deck: 30,
    players: [{ seat: 0, known: [card("Mine")] }, { seat: 1, known: [card("Blink")] }],
  } as unknown as Duel;
  const lines = ofDuel(view, (seat) => `Seat ${seat}`, 0);
  expect(lines).toContain("Counters that these schools hold: Shield (2 copies, 1 discarded).");
  expect(lines).toContain("Discarded: Shield and 2 × Zot.");
  expect(lines).toContain("Of Seat 1’s hand you have seen Blink.");
  expect(lines.join(" ")).not.toContain("Mine");
});
