import { describe, expect, test } from "vitest";

import { bandOf, tell } from "../../../../src/games/hell_high/show/show";
import type { CardView, View } from "../../../../src/games/hell_high/view";
import round from "../round.json";

const faces = new Map((round.faces as CardView[]).map((card) => [card.card, card]));
const face = (card: number) => faces.get(card) ?? null;
const before = round.before as unknown as View;
const after = round.after as unknown as View;

function viewsOf(): View[] {
  const views = [before];
  for (const event of round.events) views.push(tell(views.at(-1) as View, event, face));
  return views;
}

describe("the show of a round", () => {
  const views = viewsOf();
  const last = views.at(-1) as View;

  test("ends with the lives, ranks, tokens and dead of the real view", () => {
    const facts = (view: View) => view.players.map(({ hp, rank, kills, alive, treasures }) => ({ hp, rank, kills, alive, treasures: treasures.map((card) => card.card) }));
    expect(facts(last)).toEqual(facts(after));
    expect(last.dead).toEqual(after.dead);
    expect(last.ranks.map((rank) => rank.seat)).toEqual(after.ranks.map((rank) => rank.seat));
  });

  test("reveals one Spell after another", () => {
    const casters = round.events.filter(({ kind }) => kind === "turn").map(({ facts }) => facts[0]);
    const seen = views.flatMap(({ resolution }, at) => (round.events[at - 1]?.kind === "turn" && resolution ? [resolution.seat] : []));
    expect(seen).toEqual(casters);
  });

  test("shows no Spell before its turn", () => {
    const first = round.events.findIndex(({ kind }) => kind === "turn");
    for (const view of views.slice(0, first + 1)) expect(view.resolution).toBeNull();
  });

  test("hurts one wizard at a time", () => {
    views.slice(1).forEach((view, at) => {
      const hurt = view.players.filter((player) => player.hp < (views[at]?.players[player.seat]?.hp ?? 0));
      expect(hurt.length).toBeLessThanOrEqual(1);
    });
  });

  test("leaves what it does not know as it is", () => {
    const beat = { kind: "undo", facts: [] };
    expect(tell(before, beat, face)).toEqual({ ...before, beat });
  });
});

test("bands", () => {
  expect([1, 4, 5, 9, 10, 30].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2]);
});
