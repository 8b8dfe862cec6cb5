/** The words of this screen. */
import { wordsOf } from "../../../lib/text";
import en from "./en.json";

export const say = wordsOf(en);
export type Word = keyof typeof en;

/** A word whose key is put together: `word("step", "build")`. */
export function word(group: string, name: string): string {
  const key = `${group}.${name}`;
  return key in en ? say(key as Word) : name;
}
