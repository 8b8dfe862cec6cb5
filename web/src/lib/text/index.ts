/** Every word of the client, from one file. */
import { IntlMessageFormat } from "intl-messageformat";

import en from "./en.json";

export type TextKey = keyof typeof en;
export type TextValues = Record<string, string | number | boolean>;

const LOCALE = "en";

/** Reads a file of words: the text of a key, with its values filled in. */
export function wordsOf<Key extends string>(texts: Record<Key, string>): (key: Key, values?: TextValues) => string {
  const formats = new Map<Key, IntlMessageFormat>();
  return (key, values) => {
    let format = formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(texts[key], LOCALE);
      formats.set(key, format);
    }
    return String(format.format(values));
  };
}

/** The text of a key of the house. */
export const t = wordsOf<TextKey>(en);

/** A span of numbers as people write it: 30–45. */
export function dashed(range: string): string {
  return range.replace("-", "–");
}

/** A list of names as people say it: "Mira, Ines and Otto". */
export function together(names: string[]): string {
  return new Intl.ListFormat(LOCALE, { style: "long", type: "conjunction" }).format(names);
}

/** A choice among things as people say it: "Mira, Ines or Otto". */
export function either(names: string[]): string {
  return new Intl.ListFormat(LOCALE, { style: "long", type: "disjunction" }).format(names);
}

/** How long ago an ISO time was: "5 minutes ago". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit);
  }
  return relative.format(0, "second");
}
