/** How long a moment stays before the next. */
import { isReason } from "../together/telling";
import type { EventInfo } from "../wire";

export type Pause = (event: any) => number; // milliseconds, as a game's screen wishes

const LONG_BACKLOG = 12;
const LONG_TALE = 90; // moments, for screens with a pace of their own
const HURRY = 120;

/** Others' doings slowly enough to follow, a long backlog quickly. */
export function pauseAfter(
  event: EventInfo | null,
  waiting: number,
  mine: boolean,
  motion: "full" | "less" | "none",
  own: Pause | null = null,
): number {
  if (motion === "none" || event === null || isReason(event)) return 0;
  if (waiting > (own ? LONG_TALE : LONG_BACKLOG)) return HURRY;
  const calm = own ? own(event) : event.heading ? 450 : mine ? 350 : 950;
  return motion === "less" ? calm * 0.7 : calm;
}
