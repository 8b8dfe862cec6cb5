/** A duel of a few choices, as the server tells it to the seat that plays it. */
import type { CardView, View } from "../../../src/games/wiz_war/view";
import duel from "./duel.json";

export const before = duel.before as unknown as View;
export const after = duel.after as unknown as View;

const faces = new Map((duel.faces as unknown as CardView[]).map((card) => [card.card, card]));
export const face = (card: number) => faces.get(card) ?? null;

export function square(view: View, name: string) {
  const found = view.squares.find((each) => each.name === name);
  if (!found) throw new Error(`there is no square ${name}`);
  return found;
}
