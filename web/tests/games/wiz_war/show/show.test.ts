import { describe, expect, test } from "vitest";

import { targetId, tell } from "../../../../src/games/wiz_war/show/show";
import type { View } from "../../../../src/games/wiz_war/view";
import { after, before, events, face, square } from "../table";

function viewAfter(kind: string): View {
  let view = before;
  for (const event of events) {
    view = tell(view, event, face);
    if (event.kind === kind) return view;
  }
  throw new Error(`no ${kind} is told`);
}

describe("the show of a turn", () => {
  test("a step moves the wizard, costs a movement point and leaves a trail", () => {
    const view = viewAfter("step");
    expect(view.players[0]).toMatchObject({ row: square(view, "b1").row, column: square(view, "b1").column });
    expect(view.now.mp).toBe(before.now.mp - 1);
    expect(view.now.trail).toEqual([[0, 2], [0, 1]]);
  });

  test("energy spent for steps leaves the hand and lies on the discards", () => {
    const view = viewAfter("boost");
    expect(view.now.mp).toBe(before.now.mp - 1 + 4);
    expect(view.players[0]?.hand_size).toBe((before.players[0]?.hand_size ?? 0) - 1);
    expect(view.discards[0]?.at(-1)?.name).toBe("Energy 4");
  });

  test("a spell flies at its target and uses the attack", () => {
    const view = viewAfter("cast");
    expect(view.air).toHaveLength(1);
    expect(view.air[0]).toMatchObject({ name: "Fireball", role: "attack", caster: 0, targets: ["seat:1"], cancelled: false });
    expect(view.now.attacks).toBe(1);
    expect(view.players[0]?.hand.map((card) => card.name)).not.toContain("Fireball");
  });

  test("damage is life lost", () => {
    expect(viewAfter("damage").players[1]).toMatchObject({ life: 10, to_come: 0 });
    expect(after.players[1]?.life).toBe(10);
  });

  test("leaves what it does not know as it is", () => {
    expect(tell(before, { kind: "undo", facts: [] }, face)).toBe(before);
  });

  test("an answer is put above what it answers, and what is cancelled is marked", () => {
    const answered = tell(viewAfter("cast"), { kind: "counter", facts: [1, 999, 1, [], -1] }, face);
    expect(answered.air[1]).toMatchObject({ role: "counter", caster: 1, against: 0 });
    expect(answered.players[1]?.hand_size).toBe((before.players[1]?.hand_size ?? 0) - 1);
    const card = answered.air[0]?.card?.card;
    expect(tell(answered, { kind: "cancelled", facts: [0, card] }, face).air[0]?.cancelled).toBe(true);
  });

  test("a treasure goes with whoever carries it and lies where it is left", () => {
    const taken = tell(before, { kind: "pick_treasure", facts: [0, 2] }, face);
    expect(taken.treasures[2]).toMatchObject({ row: null, column: null, carrier: 0 });
    expect(taken.players[0]?.treasure).toBe(2);
    const left = tell(taken, { kind: "drop_treasure", facts: [0, 2, 7] }, face);
    expect(left.treasures[2]).toMatchObject({ row: 1, column: 2, carrier: null });
    expect(left.players[0]?.treasure).toBeNull();
  });
});

test("everything that can be aimed at has an id", () => {
  const ids = [1, 9, 107, 305, 1004, 10_046, 20_003, 21_001, 22_002, 23_046].map((target) => targetId(before, target));
  expect(ids).toEqual(["seat:1", "beast:1", "square:1:2", "line:5", "thing:4", "card:46", "treasure:3", "sector:1", "way:s", "card:46"]);
});
