/** How far somebody has come in a lesson, as this browser remembers it. */
import { keep, kept } from "../page/kept";

export interface Progress {
  at: number; // the step to go on with, from 0
  reached: number; // so many steps are finished
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** What is kept for a game that is taught in so many steps. */
export function progressIn(game: string, steps: number): Progress {
  try {
    const { at, reached } = JSON.parse(kept(`lesson.${game}`) ?? "{}") as Partial<Progress>;
    if (isCount(at) && isCount(reached)) return { at: Math.min(at, steps - 1), reached: Math.min(reached, steps) };
  } catch {
    // Somebody else wrote there: the lesson begins anew.
  }
  return { at: 0, reached: 0 };
}

export function keepProgress(game: string, progress: Progress): void {
  keep(`lesson.${game}`, JSON.stringify(progress));
}

/** Whether a lesson is new, half done or learned. */
export function standOf({ at, reached }: Progress, steps: number): "new" | "half" | "learned" {
  if (reached >= steps) return "learned";
  return at === 0 && reached === 0 ? "new" : "half";
}
