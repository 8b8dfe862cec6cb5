/** Reading the game's view. */
import type { PlayerView, ScrollView, SealView, SetView, TargetView, View } from "./wire";

export type Element = "fire" | "water" | "air" | "earth" | "mind";
export const NATURAL: Element[] = ["fire", "water", "air", "earth"];

/** The seat whose dice and scrolls are drawn large: the viewer's, for the public the active one. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`the view has no seat ${seat}`);
  return player;
}

export function sealAt(view: View, node: string): SealView | null {
  return view.seals.find((seal) => seal.node === node) ?? null;
}

/** A scroll by its number, wherever it lies. */
export function scrollOf(view: View, number: number): ScrollView | null {
  const lying = view.seals.flatMap((seal) => seal.scroll ?? []);
  const owned = view.players.flatMap((player) => player.scrolls);
  return [...owned, ...lying].find((scroll) => scroll.scroll === number) ?? null;
}

export function targetAt(view: View, node: string): TargetView | null {
  if (view.paying?.node === node) return view.paying;
  return view.targets.find((target) => target.node === node) ?? null;
}

/** The node that a choice is about, if it is about one: `node:4.K1`. */
export function nodeOf(touches: string[]): string | null {
  return touches.find((id) => id.startsWith("node:"))?.slice("node:".length) ?? null;
}

/** The set of dice that a choice names, as the view describes it. */
export function setOf(target: TargetView | null, touches: string[]): SetView | null {
  const places = touches.flatMap((id) => (id.startsWith("die:") ? Number(id.split(":")[2]) : []));
  return target?.sets.find((set) => set.dice.length === places.length && set.dice.every((at) => places.includes(at))) ?? null;
}

/** The set that costs the fewest dice, of these the fewest pips. */
export function cheapest(sets: SetView[]): SetView | null {
  return [...sets].sort((a, b) => a.dice.length - b.dice.length || a.sum - b.sum)[0] ?? null;
}
