/** Marks on the scrubber: where turns begin, who died, who scored, and where a game turned. */
import type { AnyEffects } from "../show/effects";
import type { Address, Chapter } from "../timeline/moments";

export interface Mark {
  at: Address;
  kind: "turn" | "death" | "point" | "turning" | "deciding" | "high" | "drift" | "costly";
  label: string;
}

/** The marks that the events themselves make. */
export function marksOf(chapters: readonly Chapter[], effects: AnyEffects | undefined): Mark[] {
  return chapters.flatMap(({ moments }) =>
    moments.flatMap(({ event, choice, place }): Mark[] => {
      const kind = event?.heading ? "turn" : event && effects?.[event.kind]?.mark;
      return event && kind ? [{ at: { choice, place }, kind, label: event.text }] : [];
    }),
  );
}

/** Where an address lies on a scrubber, 0 to 1. */
export function shareOf({ choice }: Address, last: number): number {
  return last > 0 ? choice / last : 0;
}
