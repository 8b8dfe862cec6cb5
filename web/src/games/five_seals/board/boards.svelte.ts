/** The boards and the rulings, from the rulebook: they never change during a game. */
import { bookOf } from "../../../lib/rulebook/library";
import type { RuleEntry } from "../../../lib/wire";
import type { BoardView } from "../wire";

const RETRY = 3000;

class Dungeon {
  #boards = $state.raw<ReadonlyMap<string, BoardView>>(new Map());
  #rulings = $state.raw<ReadonlyMap<string, RuleEntry[]>>(new Map());
  #asked = false;

  /** Fetch the rulebook once; after a failure it is tried again. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf("five_seals").then(
      ({ book, entries }) => {
        const boards = book.cards.filter((card) => card.touch_kind === "board");
        this.#boards = new Map(boards.map((card) => [card.id, card.data as BoardView]));
        this.#rulings = new Map(book.cards.map((card) => [card.id, card.rulings.flatMap((id) => entries.get(id)?.entry ?? [])]));
      },
      () => setTimeout(() => ((this.#asked = false), this.load()), RETRY),
    );
  }

  board(id: string): BoardView | null {
    return this.#boards.get(id) ?? null;
  }

  rulings(id: string): RuleEntry[] {
    return this.#rulings.get(id) ?? [];
  }
}

export const dungeon = new Dungeon();
