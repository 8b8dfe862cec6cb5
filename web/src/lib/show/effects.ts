/** What a screen does for each kind of event of its game, and how long each stays. docs/events.md is made of these. */
import type { Pause } from "../timeline/pace";

/** One sentence: what is shown, or why the line of the log is enough. */
export type Effect<Told> = ({ shows: string } | { none: string }) & {
  stays?: number | ((facts: Told) => number); // milliseconds; else as long as others do
};

/** A game that leaves out a kind does not compile. */
export type Effects<Facts> = { readonly [Kind in keyof Facts]: Effect<Facts[Kind]> };

/** How long events stay, as a game's effects say it; `others` is for those that do not. */
export function staying<Facts>(effects: Effects<Facts>, others: number): Pause {
  const found: Partial<Record<string, Effect<unknown>>> = effects as Record<string, Effect<unknown>>;
  return ({ kind, facts }) => {
    const stays = found[kind]?.stays ?? others;
    return typeof stays === "function" ? stays(facts) : stays;
  };
}
