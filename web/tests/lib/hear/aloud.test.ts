import { expect, test } from "vitest";

import { asked, inShort } from "../../../src/lib/hear/aloud";
import type { EventInfo, QuestionInfo } from "../../../src/lib/wire";

function events(...texts: string[]): EventInfo[] {
  return texts.map((text) => ({ seq: 1, kind: "told", seat: null, text, touches: [], heading: false, facts: {}, patch: null }) as unknown as EventInfo);
}

test("a short show is said whole, what repeats itself once", () => {
  expect(inShort(events("Mira walks.", "It burns.", "It burns."))).toEqual(["Mira walks.", "It burns. 2 times."]);
});

test("a long show is said in six sentences: what concerns me, how it ended, and how much is in the log", () => {
  const long = events(..."abcdefghij".split("").map((letter) => `${letter} happens.`), "Ines loses 2 life.", "k happens.", "l happens.");
  const lines = inShort(long, ["Ines"]);
  expect(lines).toHaveLength(6);
  expect(lines).toContain("Ines loses 2 life.");
  expect(lines.at(-2)).toBe("l happens.");
  expect(lines.at(-1)).toBe("8 more lines are in the log.");
});

test("what a bot says about its choice is not an event", () => {
  expect(inShort([{ ...events("Because.")[0], kind: "reason" } as EventInfo])).toEqual([]);
});

test("a question is said with its reason and how many choices there are", () => {
  const question = { prompt: "Which way?", why: "The fire spreads.", options: [{}, {}] } as unknown as QuestionInfo;
  expect(asked(question)).toBe("Which way? The fire spreads. There are 2 choices.");
});
