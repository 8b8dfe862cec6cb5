/** Cards, boards and rulings from the rulebook: for what the view does not hold. */
import { bookOf } from "../../../lib/rulebook/library";
import type { RuleEntry } from "../../../lib/wire";
import type { CardView } from "../view";

class Faces {
  #cards = $state.raw<ReadonlyMap<number, CardView>>(new Map());
  #rulings = $state.raw<ReadonlyMap<string, RuleEntry[]>>(new Map());
  #drawings = $state.raw<ReadonlyMap<string, string[]>>(new Map());
  #asked = false;

  /** Fetch the rulebook once; without it cards of others appear with the view only. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf("wiz_war").then(
      ({ book, entries }) => {
        const cards = new Map<number, CardView>();
        const drawings = new Map<string, string[]>();
        for (const each of book.cards) {
          if (each.touch_kind === "sector") drawings.set(each.id, (each.data as { drawing: string[] }).drawing);
          if (each.touch_kind !== "card") continue;
          const face = each.data as CardView;
          // Copies of a card have numbers side by side.
          for (let copy = 0; copy < each.copies; copy++) cards.set(face.card + copy, { ...face, card: face.card + copy });
        }
        this.#cards = cards;
        this.#drawings = drawings;
        this.#rulings = new Map(book.cards.map((card) => [card.id, card.rulings.flatMap((id) => entries.get(id)?.entry ?? [])]));
      },
      () => (this.#asked = false),
    );
  }

  card(number: number): CardView | null {
    return this.#cards.get(number) ?? null;
  }

  /** How many cards of each kind a school has. */
  kindsOf(school: string): Map<string, number> {
    const kinds = new Map<string, number>();
    for (const { school: of, types } of this.#cards.values()) {
      const kind = types[0];
      if (of === school && kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    return kinds;
  }

  /** A sector board, as the ledger draws it. */
  drawing(id: string): string[] | null {
    return this.#drawings.get(id) ?? null;
  }

  /** What the ledger rules about a card. */
  rulings(id: string): RuleEntry[] {
    return this.#rulings.get(id) ?? [];
  }
}

export const faces = new Faces();
