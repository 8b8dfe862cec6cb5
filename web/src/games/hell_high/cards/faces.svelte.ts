/** Cards, wizards and rulings from the rulebook: for what the view does not hold. */
import { bookOf } from "../../../lib/rulebook/library";
import type { RuleEntry } from "../../../lib/wire";
import type { CardView } from "../view";
import type { Card } from "../wire";

export interface Wizard {
  wizard: number;
  name: string;
  title: string;
  icon: string;
}

const WIZARD = /^HH-WIZ-(\d+)$/;

class Faces {
  #cards = $state.raw<ReadonlyMap<number, CardView>>(new Map());
  #named = $state.raw<ReadonlyMap<string, CardView>>(new Map());
  #rulings = $state.raw<ReadonlyMap<string, RuleEntry[]>>(new Map());
  wizards = $state.raw<Wizard[]>([]);
  #asked = false;

  /** Fetch the rulebook once; without it cards of others appear with the view only. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf("hell_high").then(
      ({ book, entries }) => {
        const cards = new Map<number, CardView>();
        const named = new Map<string, CardView>();
        const wizards: Wizard[] = [];
        for (const each of book.cards) {
          const found = WIZARD.exec(each.id);
          if (found) wizards.push({ wizard: Number(found[1]) - 1, name: each.name, title: each.text, icon: each.icon });
          if (each.touch_kind !== "card") continue;
          const face = { ...(each.data as Card), dice: 0 };
          named.set(face.id, face);
          // Copies of a card have numbers side by side.
          for (let copy = 0; copy < each.copies; copy++) cards.set(face.card + copy, { ...face, card: face.card + copy });
        }
        this.#cards = cards;
        this.#named = named;
        this.wizards = wizards;
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
