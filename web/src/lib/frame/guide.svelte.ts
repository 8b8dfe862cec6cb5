/** The guide through a first game: points at what matters, one thing at a time. */
import { keep, kept } from "../page/kept";

export const STEPS = ["status", "lit", "log", "rules", "hint"] as const;
export type GuideStep = (typeof STEPS)[number];

/** Where each step points to on the page. */
const PLACES: Record<GuideStep, string> = {
  status: ".prompt .say",
  lit: ".board [data-light='one'], .board [data-light='many']",
  log: "[role='log']",
  rules: "[data-guide='rules']",
  hint: "[data-guide='hint']",
};

export class Guide {
  #at = $state(0);
  #over = $state(kept("guided") !== null);

  get step(): GuideStep | null {
    return this.#over ? null : (STEPS[this.#at] ?? null);
  }

  get number(): number {
    return this.#at + 1;
  }

  get isLast(): boolean {
    return this.#at === STEPS.length - 1;
  }

  next(): void {
    if (this.isLast) this.end();
    else this.#at += 1;
  }

  /** Never again in this browser. */
  end(): void {
    this.#over = true;
    keep("guided", "yes");
  }

  /** The thing that the current step is about, if it is on the page. */
  place(): Element | null {
    return this.step ? document.querySelector(PLACES[this.step]) : null;
  }
}
