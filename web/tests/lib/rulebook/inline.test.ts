import { expect, test } from "vitest";

import { termsOf, withTerms } from "../../../src/lib/rulebook/inline";

const terms = termsOf([
  { name: "Boost", text: "More." },
  { name: "speed boost", text: "More steps." },
  { name: "glyph", text: "A sign." },
]);

const found = (text: string) => withTerms(text, terms).filter(({ kind }) => kind === "term");

test("a term is explained where it stands first, in any case and in the plural", () => {
  expect(found("Glyphs: take a glyph, spend two glyphs.")).toEqual([{ kind: "term", text: "Glyphs", meaning: "A sign." }]);
});

test("the longer of two terms is meant", () => {
  expect(found("A speed boost.")).toEqual([{ kind: "term", text: "speed boost", meaning: "More steps." }]);
});

test("a part of a word is no term", () => {
  expect(found("Hieroglyphs and boosters")).toEqual([]);
});

test("the text is whole, with its links and bold words", () => {
  const tokens = withTerms("The **boost** of a glyph: AA-LINK-3, then a boost.", terms);
  expect(tokens.map(({ text }) => text).join("")).toBe("The boost of a glyph: AA-LINK-3, then a boost.");
  expect(tokens.map(({ kind }) => kind)).toEqual(["plain", "strong", "plain", "term", "plain", "rule", "plain", "term", "plain"]);
});

test("without terms a text stays as it is", () => {
  expect(withTerms("a glyph", termsOf([]))).toEqual([{ kind: "plain", text: "a glyph" }]);
});
