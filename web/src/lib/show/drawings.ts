/**
 * What can be drawn for an event. An effect names drawings and takes their places from the facts of
 * its event; places are ids of things that are drawn somewhere (`data-touch`, or `data-place` where
 * nothing is touched). What has `data-stands` shares its place with others: it makes room by itself
 * for what comes, and closes up after what goes.
 */

/** A place by its id, or several: the first that is on the screen. */
export type Where = string | readonly string[];

/** In the units of the drawing in which a thing stands. */
export interface Step {
  x: number;
  y: number;
  hidden?: boolean; // out of sight there
}

export type Mood = "hurt" | "heal" | "point" | "plain";

export type Drawing<Thing = any> =
  | { draw: "glide"; thing: Thing; from: Where; to: Where; after: number; perhaps?: boolean; past?: boolean } // a picture of a thing goes from place to place
  | { draw: "walk"; thing: string; along: readonly Step[]; after: number } // the thing itself goes from where it stood to where it stands
  | { draw: "blink"; thing: string } // it vanishes where it stood and appears where it stands
  | { draw: "turn"; thing: string; quarters: number; riders: readonly string[] } // it comes round, clockwise; what stands on it rides along, upright
  | { draw: "roll"; at: readonly string[] } // things that know how to roll over do so
  | { draw: "burst"; text: string; at: Where; mood: Mood } // a number bursts from a thing and rises
  | { draw: "flash"; at: Where }
  | { draw: "dust"; at: Where }
  | { draw: "shatter"; thing: Thing; at: Where; tint: string; after: number }; // a thing that is gone waits, then flies to pieces

/** A picture of the thing goes from one place to another; `after` so many milliseconds. */
export const glide = <Thing>(thing: Thing, from: Where, to: Where, after = 0): Drawing<Thing> => ({ draw: "glide", thing, from, to, after });
/** The same, where the thing may not have been seen before: then nothing goes. */
export const perhaps = <Thing>(thing: Thing, from: Where, to: Where): Drawing<Thing> => ({ draw: "glide", thing, from, to, after: 0, perhaps: true });
/** The same, and it flies on past where it was to go. */
export const past = <Thing>(thing: Thing, from: Where, to: Where): Drawing<Thing> => ({ ...perhaps(thing, from, to), past: true }) as Drawing<Thing>;
/** Straight, or along a way that ends where the thing stands. */
export const walk = (thing: string, along: readonly Step[] = [], after = 0): Drawing<never> => ({ draw: "walk", thing, along, after });
export const blink = (thing: string): Drawing<never> => ({ draw: "blink", thing });
export const turn = (thing: string, quarters: number, riders: readonly string[] = []): Drawing<never> => ({ draw: "turn", thing, quarters, riders });
export const roll = (...at: string[]): Drawing<never> => ({ draw: "roll", at });
export const burst = (text: string, at: Where, mood: Mood = "plain"): Drawing<never> => ({ draw: "burst", text, at, mood });
export const flash = (at: Where): Drawing<never> => ({ draw: "flash", at });
export const dust = (at: Where): Drawing<never> => ({ draw: "dust", at });
export const shatter = <Thing>(thing: Thing, at: Where, tint: string, after = 0): Drawing<Thing> => ({ draw: "shatter", thing, at, tint, after });

/** A burst with by how much something changed; none where it did not. */
export function change(n: number, at: Where): Drawing<never>[] {
  return n === 0 ? [] : [burst(`${n > 0 ? "+" : "−"}${Math.abs(n)}`, at, n > 0 ? "heal" : "hurt")];
}

/** The same drawing for so many things. */
export function times<Made>(n: number, make: (place: number) => Made): Made[] {
  return Array.from({ length: Math.max(0, n) }, (_, place) => make(place));
}
