/** What each step of a plan adds, and the sum so far. */
import type { Tried } from "../wire";

/** One thing that is counted, after one step. */
export interface Sum {
  id: string;
  added: number; // surely
  sum: number;
  perhaps: readonly [number, number] | null; // between what it lies where chance has a say
}

/** For each step, what is counted after it. */
export function sums({ counts, steps, seat }: Tried): Sum[][] {
  const so_far = new Map(counts.map(({ id, now }) => [id, now]));
  return steps.map(({ consequences }) =>
    counts.map(({ id }) => {
      const mine = consequences.filter((each) => each.kind === "count" && each.what === id && each.seat === seat);
      const before = so_far.get(id) ?? 0;
      const added = mine.find(({ certain }) => certain)?.least ?? 0;
      const chance = mine.find(({ certain }) => !certain);
      so_far.set(id, before + added);
      return { id, added, sum: before + added, perhaps: chance ? ([before + chance.least, before + chance.most] as const) : null };
    }),
  );
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : `\u2212${-number}`;
}
