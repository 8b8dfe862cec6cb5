/** The rulebook of a game for its screen: what it says of a card, and what no view holds. */
import type { ComponentCard, RuleEntry } from "../wire";
import { bookOf, type Indexed } from "./library";

const RETRY = 3000; // milliseconds

class Printed {
  #book = $state.raw<Indexed | null>(null);
  #asked = false;

  constructor(readonly game: string) {}

  /** Fetch it once; after a failure it is tried again. Until it comes nothing is printed. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf(this.game).then(
      (book) => (this.#book = book),
      () => setTimeout(() => ((this.#asked = false), this.load()), RETRY),
    );
  }

  get cards(): readonly ComponentCard[] {
    return this.#book?.book.cards ?? [];
  }

  card(id: string): ComponentCard | undefined {
    return this.#book?.cards.get(id);
  }

  /** What the ledger rules about a card. */
  rulings(id: string): RuleEntry[] {
    return this.card(id)?.rulings.flatMap((ruling) => this.#book?.entries.get(ruling)?.entry ?? []) ?? [];
  }
}

const books = new Map<string, Printed>();

export function printedIn(game: string): Printed {
  const known = books.get(game) ?? new Printed(game);
  books.set(game, known);
  return known;
}
