/** Choices that touch nothing on the table and so need a button of their own. */
import type { Offer } from "../../../lib/choose/narrowing";

/** Kinds of ids that name a choice, not a thing; ids without a colon do as well. */
const NAMES_OF_CHOICES = new Set(["mode", "number", "attack", "school"]);
const ON_THE_TABLE = new Set(["deck", "own-deck"]);

export function placeless(offers: Offer[]): { id: string; offer: Offer }[] {
  return offers.flatMap((offer) => {
    const [id] = offer.option.touches;
    if (id === undefined || ON_THE_TABLE.has(id)) return [];
    const [kind] = id.split(":");
    const named = !id.includes(":") || NAMES_OF_CHOICES.has(kind ?? "");
    return named ? [{ id, offer }] : [];
  });
}

/** What a click on a card would do: the verbs of the choices that touch it. */
export function verbsOf(offers: Offer[]): string[] {
  return [...new Set(offers.map(({ option }) => option.choice.split(" ")[0] ?? ""))];
}
