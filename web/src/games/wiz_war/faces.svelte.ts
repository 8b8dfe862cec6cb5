/** Cards and rulings from the rulebook: for what the view does not hold. */
import { bookOf } from "../../lib/rulebook/library";
import type { RuleEntry } from "../../lib/wire";
import type { CardView } from "./view";

class Faces {
  #cards = $state.raw<ReadonlyMap<number, CardView>>(new Map());
  #named = $state.raw<ReadonlyMap<string, CardView>>(new Map());
  #rulings = $state.raw<ReadonlyMap<string, RuleEntry[]>>(new Map());
  #asked = false;

  /** Fetch the rulebook once; without it cards of others appear with the view only. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf("wiz_war").then(
      ({ book, entries }) => {
        const cards = new Map<number, CardView>();
        const named = new Map<string, CardView>();
        for (const each of book.cards) {
          if (each.touch_kind !== "card") continue;
          const face = each.data as CardView;
          named.set(face.id, face);
          // Copies of a card have numbers side by side.
          for (let copy = 0; copy < each.copies; copy++) cards.set(face.card + copy, { ...face, card: face.card + copy });
        }
        this.#cards = cards;
        this.#named = named;
        this.#rulings = new Map(book.cards.map((card) => [card.id, card.rulings.flatMap((id) => entries.get(id)?.entry ?? [])]));
      },
      () => (this.#asked = false),
    );
  }

  card(number: number): CardView | null {
    return this.#cards.get(number) ?? null;
  }

  /** The card with this id of the ledger. */
  named(id: string): CardView | null {
    return this.#named.get(id) ?? null;
  }

  /** What the ledger rules about a card. */
  rulings(id: string): RuleEntry[] {
    return this.#rulings.get(id) ?? [];
  }
}

export const faces = new Faces();
