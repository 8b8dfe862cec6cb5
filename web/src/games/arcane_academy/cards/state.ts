/** What stands at the foot of an Assignment: whether it can be paid, or what it does once it is completed. */
import { say } from "../text";
import type { CardView } from "../view";

export interface State {
  text: string;
  kind: "good" | "short" | "trait" | "later";
}

/** `short` is how much of the cost is lacking, or null where nobody pays now. */
export function stateOf(card: CardView, short: number | null, owned: boolean, brief: boolean): State | null {
  if (owned && card.at_end > 0) {
    return { text: say(brief ? "prestige.of_it" : "card.at_end", { value: card.at_end }), kind: "later" };
  }
  if (owned && card.kind !== "spell") return { text: say(`card.owned.${card.kind as "use" | "end" | "always"}`), kind: "trait" };
  if (owned || short === null) return null;
  if (short === 0) return { text: say("card.payable"), kind: "good" };
  return { text: say(`card.short.${card.currency}`, { count: short }), kind: "short" };
}
