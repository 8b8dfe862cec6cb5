/** What partners tell each other at a table where all win or lose together. */
import type { EventInfo, Proposed, QuestionInfo, SeatInfo } from "../wire";

/** Choices after which the words of a bot are old. */
const OLD = 16;

/** What each bot last said about a choice of its own. */
export function lastWords(log: EventInfo[], seq: number): Map<number, string> {
  const words = new Map<number, string>();
  for (const event of log) {
    if (isReason(event) && event.seat !== null && event.seq > seq - OLD) {
      words.delete(event.seat); // the latest speaker is the last entry
      words.set(event.seat, event.text);
    }
  }
  return words;
}

export function isReason(event: EventInfo): boolean {
  return event.kind === "reason";
}

/** The proposals after one more: each proposes one thing at a time, an empty choice takes it back. */
export function proposedToo(standing: Proposed[], proposal: Proposed): Proposed[] {
  const others = standing.filter((each) => each.by !== proposal.by);
  return proposal.choice ? [...others, proposal] : others;
}

/** The partners for whom a bot plays, to whom one may propose something at any time. */
export function botPartners(seats: SeatInfo[]): SeatInfo[] {
  return seats.some((seat) => seat.mine) ? seats.filter((seat) => !seat.mine && (seat.kind === "bot" || seat.stand_in)) : [];
}

/** Whether somebody else could see what I point at. */
export function hasPartners(seats: SeatInfo[]): boolean {
  return seats.some((seat) => seat.mine) && seats.some((seat) => seat.kind === "person" && !seat.mine);
}

/** The thing at which a proposal is drawn: the last one that its option touches, which is the aim. */
export function thingOf(proposal: Proposed, questions: QuestionInfo[]): string | null {
  const asked = questions.find((question) => question.seat === proposal.to);
  const option = asked?.options.find((each) => each.choice === proposal.choice);
  return option?.touches.at(-1) ?? null;
}
