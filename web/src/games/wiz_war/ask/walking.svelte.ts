/** A walk of several steps: one click on a far square, then one choice for each step. */
import type { Choosing } from "../../../lib/choose/choosing.svelte";
import type { Offer } from "../../../lib/choose/narrowing";
import { same, type Place } from "../board/geometry";
import { routeTo } from "../show/route";
import type { View } from "../view";

const WALKS = new Set(["act", "beast"]); // questions in which one may step
const BEAST = 8;

export class Walking {
  #way: Place[] = [];
  #from: Place | null = null; // where the last step began; until it is shown, the old question may come back
  #turn = -1;

  constructor(private readonly choosing: Choosing) {}

  /** Whether the asked person may walk now, so that the reach is theirs. */
  mayWalk(view: View): boolean {
    return view.acting !== null && this.choosing.offers.some(isStep);
  }

  route(view: View, target: Place): Place[] | null {
    const from = standing(view);
    return from ? routeTo(view, from, target) : null;
  }

  begin(view: View, target: Place): void {
    this.#way = this.route(view, target) ?? [];
    this.#from = null;
    this.#turn = view.turn;
    this.goOn(view);
  }

  /** The next step, if the table asks for it; whatever else it asks ends the walk. */
  goOn(view: View): void {
    const [next] = this.#way;
    const here = standing(view);
    if (!next || this.choosing.offers.length === 0 || (here && this.#from && same(here, this.#from))) return;
    const [step] = this.choosing.touching(`square:${next.row}:${next.column}`).filter(isStep);
    if (!step || view.turn !== this.#turn) {
      this.#way = [];
      return;
    }
    this.#way = this.#way.slice(1);
    this.#from = here;
    this.choosing.choose(step);
  }
}

function isStep({ kind, option }: Offer): boolean {
  return WALKS.has(kind) && option.choice.startsWith("step ");
}

/** The square of the figure that acts. */
function standing(view: View): Place | null {
  const { acting } = view;
  if (acting === null) return null;
  const piece = acting < BEAST ? view.players[acting] : view.beasts.find(({ figure }) => figure === acting);
  return piece && piece.row !== null && piece.column !== null ? { row: piece.row, column: piece.column } : null;
}
