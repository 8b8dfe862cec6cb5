import { expect, it } from "vitest";

import { letters } from "../../../../src/games/arcane_academy/ask/letters";
import { keysOf, type Offer } from "../../../../src/lib/choose/narrowing";

const ON_A_TILE = ["add", "will", "shard", "complete", "use", "chaos", "stop"];
const offer = (choice: string): Offer => ({ seat: 0, kind: "resolve_tile", option: { choice, label: choice, touches: [], loses: "" } });

it("what a tile may do has the same key, whichever of it is on offer", () => {
  const alone = ON_A_TILE.map((word) => [...keysOf([offer(word)], { letters }).values()][0]);
  expect(new Set(alone).size).toBe(ON_A_TILE.length);
  const keys = keysOf(ON_A_TILE.map(offer), { letters });
  expect(new Map([...keys].map(([{ option }, key]) => [option.choice, key]))).toEqual(new Map(ON_A_TILE.map((word, at) => [word, alone[at]])));
});
