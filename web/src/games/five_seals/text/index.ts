/** The words of this screen. */
import { wordsOf } from "../../../lib/text";
import en from "./en.json";

export const say = wordsOf(en);

const LONG = { antechamber: "ante\u00adchamber", Observatory: "Observa\u00adtory" };

/** The name of a place, whose long words may be broken in a narrow column. */
export function breakable(name: string): string {
  return Object.entries(LONG).reduce((all, [word, parts]) => all.replaceAll(word, parts), name);
}
