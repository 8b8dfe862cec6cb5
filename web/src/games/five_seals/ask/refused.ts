/** Sets of dice that were refused. */

/** `set:air 5+3` as colour and values; null for other things. */
export function parsedSet(touch: string): { element: string; values: number[] } | null {
  const [, element, values] = /^set:(\w+) ([\d+]+)$/.exec(touch) ?? [];
  if (element === undefined || values === undefined) return null;
  return { element, values: values.split("+").map(Number) };
}
