/** Joining a sight with what it rests on. */

/** An entry of the catalogue or the scene; one that is missing is never drawn as something else. */
export function printed<Entry>(entries: readonly (Entry | null)[], number: number): Entry {
  const entry = entries[number];
  if (entry === undefined || entry === null) throw new Error(`nothing is printed under the number ${number}`);
  return entry;
}

/** The numbers of the bits that are set in a mask, lowest first. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  for (let bit = 0, rest = mask; rest > 0; bit += 1, rest = Math.floor(rest / 2)) if (rest % 2 === 1) bits.push(bit);
  return bits;
}

/** Whether a sight leaves something out, or says that there is none. */
export function isNone<T>(value: T | null | undefined): value is null | undefined {
  return value === null || value === undefined;
}
