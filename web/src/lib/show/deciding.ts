/** The deciding blow: the last event before a game is over gets a moment of its own. */
import { isReason } from "../together/telling";
import type { Moment } from "../timeline/moments";
import type { AnyEffects } from "./effects";

const HELD: Record<"full" | "less" | "none", number> = { full: 2800, less: 1600, none: 0 }; // milliseconds

/**
 * The place of the event that decided, among all that came of the last choice: the last one that does
 * not only say that the game is over, else the first that says why. -1 where nothing is told.
 */
export function decidingPlace(moments: readonly Moment[], effects: AnyEffects | undefined): number {
  const told = ({ event }: Moment) => event !== null && !isReason(event);
  const blow = moments.findLastIndex((moment) => told(moment) && effects?.[moment.event?.kind ?? ""]?.ends !== true);
  return blow >= 0 ? blow : moments.findIndex(told);
}

/** How long it stays: a held frame, unless less motion is wished. */
export function heldFor(pause: number, motion: "full" | "less" | "none"): number {
  return motion === "none" ? 0 : Math.max(HELD[motion], 2 * pause);
}
