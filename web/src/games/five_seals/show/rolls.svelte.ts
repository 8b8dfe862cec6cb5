/** How often each die on the table has been rolled or changed while this page watched. */
import { untrack } from "svelte";

import type { View } from "../view";
import { changedDice } from "./dice";

export class Rolls {
  #counts = $state.raw<ReadonlyMap<string, number>>(new Map());

  /** Make one while a component is set up. */
  constructor(view: () => View) {
    let before: View | null = null;
    $effect.pre(() => {
      const after = view();
      const was = before;
      before = after;
      if (was === null || was === after) return;
      untrack(() => this.#watch(was, after));
    });
  }

  of(seat: number, place: number): number {
    return this.#counts.get(`${seat}:${place}`) ?? 0;
  }

  #watch(before: View, after: View): void {
    const counts = new Map(this.#counts);
    for (const { seat, dice } of after.players) {
      const changed = changedDice(before.players[seat]?.dice ?? [], dice, after.round !== before.round);
      for (const place of changed) counts.set(`${seat}:${place}`, (counts.get(`${seat}:${place}`) ?? 0) + 1);
    }
    this.#counts = counts;
  }
}
