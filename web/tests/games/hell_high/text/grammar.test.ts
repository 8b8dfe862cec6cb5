import { describe, expect, it } from "vitest";

import { say } from "../../../../src/games/hell_high/text";

describe("sentences about me", () => {
  it.each(["heal", "hurt", "up", "down"] as const)("say what happens to me and to others: %s", (what) => {
    const [mine, theirs] = ["You", "Edda"].map((name) => say(`outcome.${what}`, { name, n: 2 }));
    expect(theirs).toBe((mine ?? "").replace(" ", "s "));
  });

  it("count the treasures that I gain and lose", () => {
    expect(say("outcome.gain", { name: "You", n: 1 })).toBe("gain a Treasure");
    expect(say("outcome.lose", { name: "Edda", n: 2 })).toBe("loses 2 Treasures");
  });

  it("do not shout at me in the middle", () => {
    expect(say("spell.nothing", { name: "You" })).toBe("You have no Spell.");
    expect(say("spell.of", { name: "Edda", spell: "Doom" })).toBe("Edda casts Doom");
    expect(say("coming.line", { name: "You", amount: 3 })).toBe("3 damage is coming at you");
    expect(say("call.stopped_line", { card: "Imp", amount: 2, name: "You" })).toBe("Imp takes 2 for you");
    expect(say("call.death_line", { name: "Edda", other: "You" })).toBe("Edda, by you");
    expect(say("call.death_self", { name: "You" })).toBe("You, by your own hand");
  });
});
