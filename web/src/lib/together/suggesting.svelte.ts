/** Suggesting choices to a partner, one after another, in the place of one's own. */
import type { TableSession } from "../table/session.svelte";
import type { Proposed, QuestionInfo } from "../wire";

export const MOST_STEPS = 5;

export class Suggesting {
  /** What lights up are suggestions for a partner. */
  on = $state(false);
  #to = $state<number | null>(null); // whose ways the server tells; null: what the others are asked now
  #steps = $state.raw<string[]>([]); // laid out so far
  #why = ""; // said of them already

  constructor(
    private readonly session: TableSession,
    private readonly unknown: () => void, // nobody can say what the partner could do then
  ) {}

  /** What may be suggested now. */
  get questions(): QuestionInfo[] {
    if (!this.on) return [];
    if (this.#to === null) return this.session.others;
    const told = this.#told();
    return told?.question ? [told.question] : [];
  }

  /** Suggest to whoever is asked now. */
  begin(): void {
    this.stop();
    this.on = this.session.others.length > 0;
  }

  /** Suggest to this partner, who need not be asked now. */
  layOut(to: number, steps: string[] = [], why = ""): void {
    const [seat] = this.session.mine;
    if (seat === undefined) return;
    this.on = true;
    this.#to = to;
    this.#steps = steps;
    this.#why = why;
    this.session.company.askWays(seat, to, steps);
  }

  /** Suggest one more step after those of a proposal. */
  extend(proposal: Proposed): void {
    this.layOut(proposal.to, stepsOf(proposal), proposal.why);
  }

  propose(to: number, choice: string): void {
    const [seat] = this.session.mine;
    const [first = "", ...then] = [...(this.#to === to ? this.#steps : []), choice];
    const why = this.#why;
    this.stop();
    if (seat !== undefined) this.session.company.propose(seat, to, first, why, then);
  }

  stop(): void {
    this.on = false;
    this.#to = null;
    this.#steps = [];
    this.#why = "";
  }

  /** The server has answered; nothing can be suggested if it cannot say what is open then. */
  heard(): void {
    const told = this.on && this.#told();
    if (!told || told.question) return;
    this.stop();
    this.unknown();
  }

  #told() {
    const { ways } = this.session.company;
    return ways !== null && ways.to === this.#to && ways.steps.join("\n") === this.#steps.join("\n") ? ways : null;
  }
}

function stepsOf(proposal: Proposed): string[] {
  return [proposal.choice, ...proposal.then.map(({ choice }) => choice)];
}

/** Whether a further step may be added: not after five, nor after one that depends on chance. */
export function mayExtend(proposal: Proposed): boolean {
  return proposal.no === null && 1 + proposal.then.length < MOST_STEPS && !proposal.then.some(({ words }) => words);
}
