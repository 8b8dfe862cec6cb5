/** A proposal that was accepted whole: its steps are chosen as long as each can still be chosen. */
import type { Proposed, QuestionInfo, Step } from "../wire";

export class Following {
  steps = $state.raw<Step[]>([]); // still to be chosen
  #seat = -1;
  #after = -1; // number of the update that was answered last

  constructor(
    private readonly choose: (seat: number, choice: string) => void,
    private readonly stopped: (step: Step) => void, // it cannot be chosen, or is words only
  ) {}

  begin(proposal: Proposed): void {
    this.#seat = proposal.to;
    this.#after = -1;
    this.steps = [{ choice: proposal.choice, label: proposal.label, words: false }, ...proposal.then];
  }

  stop(): void {
    this.steps = [];
  }

  /** The questions that are open since the update of that number. */
  go(questions: QuestionInfo[], seq: number): void {
    const [next, ...rest] = this.steps;
    const question = questions.find(({ seat }) => seat === this.#seat);
    if (!next || !question || seq <= this.#after) return;
    if (!next.words && question.options.some(({ choice }) => choice === next.choice)) {
      this.steps = rest;
      this.#after = seq;
      this.choose(this.#seat, next.choice);
    } else if (question.options.length > 1) {
      this.stop();
      this.stopped(next);
    }
  }
}
