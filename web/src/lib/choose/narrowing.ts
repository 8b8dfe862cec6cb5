/**
 * The one mechanism by which everything on the screen is clicked: options carry the ids of the
 * things they touch; touching a thing chooses the only option that fits, or narrows the list.
 */
import type { OptionOnOffer, QuestionInfo, Refusal } from "../wire";

export interface Offer {
  seat: number;
  kind: string; // of the question
  option: OptionOnOffer;
}

export type Touched =
  | { kind: "choose"; offer: Offer }
  | { kind: "narrow"; path: string[] }
  | { kind: "refuse"; refusal: Refusal }
  | { kind: "nothing" };

/** Letters that the frame itself uses. */
const RESERVED = new Set(["u", "h", "l", "m"]);
/** Letters that mean the same in every game. */
const OWN_LETTERS = new Map([
  ["end", "e"],
  ["pass", "p"],
]);

export function offersOf(questions: QuestionInfo[]): Offer[] {
  return questions.flatMap((question) =>
    question.options.map((option) => ({ seat: question.seat, kind: question.kind, option })),
  );
}

/** Offers that touch everything on the path. */
export function remaining(offers: Offer[], path: string[]): Offer[] {
  return offers.filter(({ option }) => path.every((id) => option.touches.includes(id)));
}

/** Things that tell the remaining offers apart, and how many offers each would leave. */
export function litThings(offers: Offer[], path: string[]): Map<string, number> {
  const left = remaining(offers, path);
  const counts = new Map<string, number>();
  for (const { option } of left) {
    for (const id of new Set(option.touches)) {
      if (!path.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  // A thing that every remaining offer touches says nothing new once something has been picked.
  if (path.length > 0 && left.length > 1) {
    for (const [id, count] of counts) if (count === left.length) counts.delete(id);
  }
  return counts;
}

/** What a click on a thing does. */
export function touchThing(offers: Offer[], refusals: Refusal[], path: string[], id: string): Touched {
  const at = path.indexOf(id);
  if (at >= 0) return { kind: "narrow", path: path.slice(0, at) };
  const within = remaining(offers, [...path, id]);
  const [base, hits] = within.length > 0 ? [path, within] : [[], remaining(offers, [id])];
  const [only] = hits;
  if (only === undefined) {
    const refusal = refusals.find((each) => each.touch === id);
    return refusal ? { kind: "refuse", refusal } : { kind: "nothing" };
  }
  return hits.length === 1 ? { kind: "choose", offer: only } : { kind: "narrow", path: [...base, id] };
}

/** Whether clicking on can tell the remaining offers apart, so that no menu need cover the board. */
export function canNarrowOnBoard(offers: Offer[], path: string[]): boolean {
  const left = remaining(offers, path);
  const lit = litThings(offers, path);
  return left.every(({ option }) => option.touches.some((id) => lit.has(id)));
}

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** What an offer is called, whatever else is on offer. */
export const actionOf = ({ seat, option }: Offer): string => `${seat} ${option.choice}`;

/** Choices of one word ("end", "pass", "keep") do something; the others say with what. */
const isWord = ({ option }: Offer): boolean => /^[a-z-]+$/i.test(option.choice);

/** Answers such as «pass» or «keep» touch a button at most; things have ids with a colon: `card:12`. */
export const namesNothing = (offer: Offer): boolean => isWord(offer) && offer.option.touches.every((id) => !id.includes(":"));

/**
 * The key of each offer. What it had `before` stays; then a choice of one word gets a letter of it,
 * whether or not it can be clicked on the table, and the things get digits in their order.
 */
export function keysOf(offers: Offer[], before: ReadonlyMap<string, string> = new Map()): Map<Offer, string> {
  const keys = new Map<Offer, string>();
  const taken = new Set(RESERVED);
  const give = (offer: Offer, key: string | undefined) => {
    if (key === undefined || taken.has(key)) return;
    taken.add(key);
    keys.set(offer, key);
  };
  for (const offer of offers) give(offer, before.get(actionOf(offer)));
  for (const offer of offers) {
    if (!keys.has(offer) && isWord(offer)) give(offer, letterOf(offer.option.choice.toLowerCase(), taken));
  }
  for (const offer of offers) {
    if (!keys.has(offer)) give(offer, DIGITS.find((digit) => !taken.has(digit)));
  }
  return keys;
}

/** E ends and P passes, and nothing else does; any other word has its first free letter. */
function letterOf(word: string, taken: ReadonlySet<string>): string | undefined {
  const own = OWN_LETTERS.get(word);
  if (own) return own;
  const kept = [...OWN_LETTERS.values()];
  return [...word].find((each) => /[a-z]/.test(each) && !taken.has(each) && !kept.includes(each));
}

/** The offer whose notation a person typed; an unambiguous beginning is enough. */
export function typed(offers: Offer[], text: string): Offer | null {
  const wanted = text.trim().replace(/\s+/g, " ").toLowerCase();
  if (!wanted) return null;
  const exact = offers.find(({ option }) => option.choice.toLowerCase() === wanted);
  if (exact) return exact;
  const begun = offers.filter(({ option }) => option.choice.toLowerCase().startsWith(wanted));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}
