/** The words of this screen. */
import { catalogue } from "../../../lib/text";
import en from "./en.json";

export const say = catalogue(en);

const WORDS: Record<string, string> = en;

/** The word for something that the rules name: "school", "act", "still", "kind", "can" or "slot". */
export function called(group: string, word: string): string {
  return WORDS[`${group}.${word}`] ?? word;
}
