/**
 * What a screen does for each kind of event of its game: what is shown and drawn, what is heard, which
 * name is read out, how long it stays. docs/events.md is made of these.
 */
import type { Pause } from "../timeline/pace";
import type { Drawing } from "./drawings";
import type { Sound } from "./sounds";

/** What is drawn, from what is told and the table once it has happened. */
type Draws<Told, View, Catalogue> = (facts: Told, view: View, catalogue: Catalogue) => readonly Drawing[];

/** One sentence: what is shown, or why the line of the log is enough. */
export type Effect<Told, View = any, Catalogue = any> = ({ shows: string; draws?: Draws<Told, View, Catalogue> } | { none: string; draws?: never }) & {
  sound: Sound | null; // null: it is heard in what follows, or not at all
  mark?: "death" | "point"; // on the scrubber of a replay; such a line of the log is never folded away
  stays?: number | ((facts: Told) => number); // milliseconds; else as long as others do
  ends?: true; // says only that the game is over: what came before it decided
  name?: (facts: Told, catalogue: Catalogue) => string; // of the spell, read out on wish; empty for none
};

/** A game that leaves out a kind does not compile. */
export type Effects<Facts, View = any, Catalogue = any> = { readonly [Kind in keyof Facts]: Effect<Facts[Kind], View, Catalogue> };

/** The effects of some game, by the name of an event. */
export type AnyEffects = Readonly<Record<string, Effect<any>>>;

/** How long events stay, as a game's effects say it; `others` is for those that do not. */
export function staying<Facts>(effects: Effects<Facts>, others: number): Pause {
  const found: Partial<Record<string, Effect<unknown>>> = effects as Record<string, Effect<unknown>>;
  return ({ kind, facts }) => {
    const stays = found[kind]?.stays ?? others;
    return typeof stays === "function" ? stays(facts) : stays;
  };
}
