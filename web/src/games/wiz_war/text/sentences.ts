/** Sentences of the table, in which @0, @1 … stand for seats. */
export function partsOf(text: string): (string | number)[] {
  const parts = text.split(/(@\d)/).filter((part) => part !== "");
  return parts.map((part) => (/^@\d$/.test(part) ? Number(part.slice(1)) : part));
}
