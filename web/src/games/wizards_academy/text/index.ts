/** The words of this screen. */
import { wordsOf, type TextValues } from "../../../lib/text";
import en from "./en.json";

export const say = wordsOf(en);

const WORDS: Record<string, string> = en;

/** The word for something that the rules name: "school", "act", "still", "kind", "can" or "slot". */
export function called(group: string, word: string): string {
  return WORDS[`${group}.${word}`] ?? word;
}

/** A sentence about something that the rules name: "fate", "stay" or "part". */
export function sayOf(group: string, word: string, values: TextValues): string {
  return say(`${group}.${word}` as keyof typeof en, values);
}

/** "a", "a and b", "a, b and c". */
export const listed = (words: string[]) => joined("list.and", words);

/** "a", "a or b", "a, b or c". */
export const eitherOf = (words: string[]) => joined("list.or", words);

function joined(how: "list.and" | "list.or", words: string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : say(how, { first: words.slice(0, -1).join(", "), last });
}
