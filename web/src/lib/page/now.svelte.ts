/** The time, for what says how long ago something was. */
import { createSubscriber } from "svelte/reactivity";

const BEAT = 1000;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, BEAT);
  return () => clearInterval(timer);
});

/** Milliseconds; whoever reads it in a component is drawn anew every second. */
export function now(): number {
  subscribe();
  return Date.now();
}

/** A span of time in one number and its unit. */
export function spanOf(ms: number): { count: number; unit: "seconds" | "minutes" | "hours" } {
  const seconds = Math.max(0, Math.round(ms / 1000));
  if (seconds < 100) return { count: seconds, unit: "seconds" };
  if (seconds < 6000) return { count: Math.floor(seconds / 60), unit: "minutes" };
  return { count: Math.floor(seconds / 3600), unit: "hours" };
}
