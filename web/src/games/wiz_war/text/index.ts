/** The words of this screen. */
import { wordsOf } from "../../../lib/text";
import en from "./en.json";

export const say = wordsOf(en);

const isKey = (key: string): key is keyof typeof en => key in en;

/** A word of the view in words of the screen: `sayWord("reach", "sight")`; a word that is not known stays as it is. */
export function sayWord(of: string, word: string, part = ""): string {
  const key = `${of}.${word}${part}`;
  return isKey(key) ? say(key) : word;
}
