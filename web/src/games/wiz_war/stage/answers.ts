/** Where each seat stands in a window of answers, from what everybody may know. */
import type { AirView, PlayerView } from "../view";

export type AnswerState = "asked" | "later" | "passed" | "silent";

/** Asked now, still to be asked, asked before, or never asked since nothing in play could answer from there. */
export function answers(spell: Pick<AirView, "order" | "waiting">, players: Pick<PlayerView, "seat" | "hand_size">[]): { seat: number; state: AnswerState }[] {
  const [now] = spell.waiting;
  const turn = now === undefined ? 0 : spell.order.indexOf(now);
  return spell.order.map((seat, index) => {
    if (seat === now) return { seat, state: "asked" };
    if (spell.waiting.includes(seat)) return { seat, state: "later" };
    const empty = players.find((player) => player.seat === seat)?.hand_size === 0;
    return { seat, state: index < turn && !empty ? "passed" : "silent" };
  });
}
