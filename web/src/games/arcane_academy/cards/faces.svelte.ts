/** The faces of tiles by their name, from the rulebook: for what is covered or still in the bag. */
import { bookOf } from "../../../lib/rulebook/library";
import type { RuleEntry } from "../../../lib/wire";
import type { TileView } from "../view";

class Faces {
  #tiles = $state.raw<ReadonlyMap<string, TileView>>(new Map());
  #rulings = $state.raw<ReadonlyMap<string, RuleEntry[]>>(new Map());
  #asked = false;

  /** Fetch the rulebook once; without it only names are shown. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    bookOf("arcane_academy").then(
      ({ book, entries }) => {
        const tiles = book.cards.filter((card) => card.touch_kind === "tile");
        this.#tiles = new Map(tiles.map((card) => [card.id.replace("AA-", ""), card.data as TileView]));
        this.#rulings = new Map(
          book.cards.map((card) => [card.id, card.rulings.flatMap((id) => entries.get(id)?.entry ?? [])]),
        );
      },
      () => (this.#asked = false),
    );
  }

  tile(face: string): TileView | null {
    return this.#tiles.get(face) ?? null;
  }

  /** What the ledger rules about a card or a tile. */
  rulings(id: string): RuleEntry[] {
    return this.#rulings.get(id) ?? [];
  }
}

export const faces = new Faces();
