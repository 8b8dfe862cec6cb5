/** The faces of tiles by their name, from the rulebook: for what is covered or still in the bag. */
import { bookOf } from "../../../lib/rulebook/library";
import type { RuleEntry } from "../../../lib/wire";
import { tileView } from "../hydrate";
import type { TileView } from "../view";
import type { FacePrint } from "../wire";

const NO_TILE = -1; // a face, not one of the tiles that have it

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
        this.#tiles = new Map(tiles.map((card) => [card.id.replace("AA-", ""), tileView(card.data as FacePrint, NO_TILE, 0)]));
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
