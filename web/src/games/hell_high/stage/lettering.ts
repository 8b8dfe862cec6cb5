/** Big letters: how a name is broken into lines and how large it may be written in a box. */
export interface Lettering {
  lines: string[];
  size: number; // font size
}

const LETTER = 0.64; // width of a letter in the heavy display face, in ems
const LEADING = 0.98;

/** Words, and the parts of words joined by hyphens. */
function pieces(name: string): string[] {
  return name.split(/\s+|(?<=-)/).filter(Boolean);
}

function join(one: string, other: string): string {
  return one.endsWith("-") ? one + other : `${one} ${other}`;
}

/** Every way to break pieces into the given number of lines. */
function broken(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.reduce(join)]];
  return Array.from({ length: words.length - lines + 1 }, (_, at) => at + 1).flatMap((first) =>
    broken(words.slice(first), lines - 1).map((rest) => [words.slice(0, first).reduce(join), ...rest]),
  );
}

/** The largest size at which a text fits the box in one line. */
export function lineSize(text: string, width: number, height: number, most: number): number {
  return Math.min(most, width / (text.length * LETTER), height / LEADING);
}

/** The largest lettering of a name that fits the box. */
export function lettered(name: string, width: number, height: number, most: number): Lettering {
  const words = pieces(name);
  let best: Lettering = { lines: [name], size: 0 };
  for (let count = 1; count <= words.length; count++) {
    for (const lines of broken(words, count)) {
      const size = Math.min(...lines.map((line) => lineSize(line, width, height / count, most)));
      if (size > best.size + 0.01) best = { lines, size };
    }
  }
  return best;
}

/** Shares of the width: later parts are louder; in a crowd the part in focus takes most. */
export function shares(slots: string[], focus: number): number[] {
  if (slots.length <= 3) return slots.map((slot) => (slot === "delivery" ? 1.75 : slot === "quality" ? 1.2 : 1));
  return slots.map((_, at) => (at === focus ? 2.6 : 1));
}
