/** What the offers that are only looked at would lead to: asked for when the pointer rests on one. */
import type { Foretold } from "../wire";
import type { Offer } from "./narrowing";

const REST = 140; // milliseconds that one looks at an offer before it is asked about

export class Glimpses {
  /** What was told since the table last went on. */
  #told = $state.raw<ReadonlyMap<string, Foretold>>(new Map());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (offer: Offer) => void) {}

  of(offer: Offer | null): Foretold | null {
    return offer ? (this.#told.get(keyOf(offer.seat, offer.option.choice)) ?? null) : null;
  }

  /** Somebody looks at this offer now, or at none. */
  look(offer: Offer | null): void {
    clearTimeout(this.#timer);
    if (offer && !this.of(offer)) this.#timer = setTimeout(() => this.ask(offer), REST);
  }

  hear(told: Foretold): void {
    this.#told = new Map([...this.#told, [keyOf(told.seat, told.choice), told]]);
  }

  /** The table went on: nothing that was told holds any more. */
  forget(): void {
    clearTimeout(this.#timer);
    if (this.#told.size > 0) this.#told = new Map();
  }
}

const keyOf = (seat: number, choice: string): string => `${seat} ${choice}`;
