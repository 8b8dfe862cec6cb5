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

/** The letter that a word of one game always has there. */
export type Letters = ReadonlyMap<string, string>;

/** Letters that the frame itself uses. */
const RESERVED = new Set(["a", "u", "h", "l", "m", "t", "w", "b", "y", "v"]);
/** Letters that mean the same in every game, whatever its word for it: E ends a step, P does without. */
const OWN_LETTERS: Letters = new Map([
  ...["end", "done", "stop", "enough", "ready"].map((word) => [word, "e"] as const),
  ...["pass", "decline", "refuse", "take"].map((word) => [word, "p"] as const),
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
export function touchThing(offers: Offer[], refusals: ReadonlyMap<string, Refusal>, path: string[], id: string): Touched {
  const at = path.indexOf(id);
  if (at >= 0) return { kind: "narrow", path: path.slice(0, at) };
  const within = remaining(offers, [...path, id]);
  const [base, hits] = within.length > 0 ? [path, within] : [[], remaining(offers, [id])];
  const [only] = hits;
  if (only === undefined) {
    const refusal = refusals.get(id);
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

/** What else settles the keys: those of the last question, the game's own letters, the order on the screen. */
export interface KeyRules {
  before?: ReadonlyMap<string, string>;
  letters?: Letters;
  inOrder?: (offers: Offer[]) => Offer[];
}

/**
 * The key of each offer. What it had `before` stays; then a choice of one word gets a letter of it,
 * whether or not it can be clicked on the table, and the things get digits in reading order.
 */
export function keysOf(offers: Offer[], { before = new Map(), letters = new Map(), inOrder = (all) => all }: KeyRules = {}): Map<Offer, string> {
  const keys = new Map<Offer, string>();
  const taken = new Set(RESERVED);
  const own = new Map([...OWN_LETTERS, ...letters]);
  const give = (offer: Offer, key: string | undefined) => {
    if (key === undefined || taken.has(key) || keys.has(offer)) return;
    taken.add(key);
    keys.set(offer, key);
  };
  for (const offer of offers) give(offer, own.get(offer.option.choice.toLowerCase()));
  for (const offer of offers) give(offer, before.get(actionOf(offer)));
  for (const letter of own.values()) taken.add(letter);
  for (const offer of offers) if (isWord(offer)) give(offer, letterOf(offer.option.choice.toLowerCase(), taken));
  for (const offer of inOrder(offers)) give(offer, DIGITS.find((digit) => !taken.has(digit)));
  return keys;
}

/** The first letter of a word that is free. */
function letterOf(word: string, taken: ReadonlySet<string>): string | undefined {
  return [...word].find((each) => /[a-z]/.test(each) && !taken.has(each));
}

/** Places are chosen on the board, where they lie; in a list they would be numbers. */
const PLACES = /^(space|square|room|node|cell|edge|door|wall|rank|slot):/;

/** Whether a place is part of what the offer touches. */
export function isPlace({ option }: Offer): boolean {
  return option.touches.some((id) => PLACES.test(id));
}

/** Whether it ends a step or does without something: such an offer has a place of its own in the frame. */
export function leaves({ option }: Offer): boolean {
  return OWN_LETTERS.has(option.choice.toLowerCase());
}

/** The offer that a person typed: its notation or the first words of its label; an unambiguous beginning is enough. */
export function typed(offers: Offer[], text: string): Offer | null {
  const wanted = plain(text);
  if (!wanted) return null;
  const says = ({ option }: Offer) => [plain(option.choice), plain(option.label)];
  const exact = offers.find((offer) => says(offer).includes(wanted));
  if (exact) return exact;
  const begun = offers.filter((offer) => says(offer).some((each) => each.startsWith(wanted)));
  return begun.length === 1 ? (begun[0] ?? null) : null;
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ").replace(/[.?!]$/, "").toLowerCase();

/** What would have been right: offers that share a word with what was typed, else the first ones. */
export function nearest(offers: Offer[], text: string, most = 3): Offer[] {
  const words = plain(text).split(" ").filter((word) => word.length > 1);
  const shares = ({ option }: Offer) => words.filter((word) => plain(`${option.label} ${option.choice}`).includes(word)).length;
  return [...offers].sort((one, other) => shares(other) - shares(one)).slice(0, most);
}
