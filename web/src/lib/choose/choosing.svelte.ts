/** The state of choosing at one table, shared by the board, the prompt and the list of choices. */
import { createContext } from "svelte";

import type { Foretold, Proposed, QuestionInfo, Refusal } from "../wire";
import { isFree } from "./foretold";
import { type Offer, actionOf, canNarrowOnBoard, keysOf, litThings, namesNothing, offersOf, remaining, touchThing } from "./narrowing";

/** Where the questions come from and where the answers go. */
export interface ChoosingSource {
  questions: () => QuestionInfo[];
  happening: () => ReadonlySet<string>; // things that the event now shown touches
  pointed: () => ReadonlySet<string>; // things that somebody points at
  choose: (offer: Offer) => void;
  point: (id: string) => void;
  mayPoint?: () => boolean; // partners look on: pointing has buttons and keys of its own
  proposed?: () => Proposed[]; // what partners propose to the seats that I hold
  careful?: () => boolean; // what is not free is selected first
  foresee?: (offer: Offer) => boolean; // asks what it would lead to; false: nobody can be asked
}

/** What a thing on the screen looks like to somebody who may choose. */
export type Light = "one" | "many" | "picked" | "refused" | "";

const LONGEST_WEIGHING = 700; // milliseconds until something is shown as selected whose forecast has not come
const DOUBLE_CLICK = 800; // milliseconds within which a second click is one by habit
const NO_THINGS: ReadonlySet<string> = new Set();

export class Choosing {
  /** Ids already clicked; the offers left touch all of them. */
  path = $state.raw<string[]>([]);
  /** The element at which the menu of the remaining offers stands. */
  menuAt = $state.raw<Element | null>(null);
  /** The offer that the pointer or the focus is on, and whose things are marked. */
  looking = $state.raw<Offer | null>(null);
  /** An offer that was selected only; it is chosen when it is selected again or confirmed. */
  #lifted = $state.raw<Offer | null>(null);
  /** What the selected offer would lead to, once it is known. */
  foretold = $state.raw<Foretold | null>(null);
  /** The selected offer is chosen at once if its forecast says that it is free; that is awaited. */
  weighing = $state(false);
  #reads = false; // it was selected to be read, and is not chosen by itself
  #question = ""; // to which it belongs
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The next thing that is clicked is pointed at, not chosen. */
  pointing = $state(false);
  /** A refused thing that was asked why. */
  asked = $state.raw<{ refusal: Refusal; at: Element; pinned: boolean } | null>(null);

  readonly questions = $derived.by((): QuestionInfo[] => this.source.questions());
  readonly offers = $derived(offersOf(this.questions));
  readonly left = $derived(remaining(this.offers, this.path));
  readonly keys = $derived.by(() => this.#keysNow());
  /** The keys of the last question, for the next one of the same kind. */
  #lastKeys: { kinds: string; keys: ReadonlyMap<string, string> } = { kinds: "", keys: new Map() };
  #chosenAt = -Infinity;
  /** How often each thing is drawn, at every moment of an update of the page. */
  readonly #drawings = new Map<string, number>();
  #counted = true; // `#drawn` follows `#drawings`
  /** Things on the page, as they are after its last update. */
  #drawn = $state.raw(NO_THINGS);
  readonly #lit = $derived(litThings(this.offers, this.path));
  readonly #all = $derived(litThings(this.offers, []));
  readonly #refusals = $derived(new Map(this.questions.flatMap((each) => each.refusals).map((each) => [each.touch, each])));
  readonly lifted = $derived.by((): Offer | null => {
    const lifted = this.#lifted;
    if (!lifted || this.#asked(lifted.seat) !== this.#question) return null;
    return this.offers.find((offer) => isSame(offer, lifted)) ?? null;
  });
  readonly #marked = $derived<ReadonlySet<string>>(this.looking ? new Set(this.looking.option.touches) : NO_THINGS);

  /** As a text, so that a thing drawn anew in another place changes nothing: no drawing in circles. */
  readonly #loosePlaces = $derived(
    this.left.flatMap(({ option }, place) => (option.touches.some((id) => this.#drawn.has(id)) ? [] : [place])).join(" "),
  );
  readonly #loose = $derived.by((): ReadonlySet<Offer | undefined> => {
    const places = this.#loosePlaces;
    return new Set(places === "" ? [] : places.split(" ").map((place) => this.left[Number(place)]));
  });

  constructor(private readonly source: ChoosingSource) {}

  light(id: string): Light {
    if (this.path.includes(id)) return "picked";
    const count = this.#lit.get(id);
    if (count !== undefined) return count === 1 ? "one" : "many";
    if (this.#refusals.has(id)) return "refused";
    return "";
  }

  /** A thing with this id is on the page until the returned function is called. */
  draw(id: string): () => void {
    const change = (by: number) => {
      const count = (this.#drawings.get(id) ?? 0) + by;
      if (count > 0) this.#drawings.set(id, count);
      else this.#drawings.delete(id);
      if (this.#counted) queueMicrotask(() => this.#count());
      this.#counted = false;
    };
    change(1);
    return () => change(-1);
  }

  /** Not before the update is over: what is taken off and drawn anew within it never was gone. */
  #count(): void {
    this.#counted = true;
    const now = this.#drawings;
    if (now.size !== this.#drawn.size || [...now.keys()].some((id) => !this.#drawn.has(id))) this.#drawn = new Set(now.keys());
  }

  /** Whether nothing that the offer touches can be clicked, so that it needs a button of its own. */
  isLoose(offer: Offer): boolean {
    return this.#loose.has(offer);
  }

  /** How many offers a click on the thing would leave. */
  count(id: string): number {
    return (this.#lit.get(id) ?? this.#all.get(id)) ?? 0;
  }

  refusal(id: string): Refusal | null {
    return this.#refusals.get(id) ?? null;
  }

  isHappening(id: string): boolean {
    return this.source.happening().has(id);
  }

  isPointed(id: string): boolean {
    return this.#marked.has(id) || this.source.pointed().has(id);
  }

  /** Whether the selected offer, which still waits to be confirmed, touches the thing. */
  isLifted(id: string): boolean {
    return this.lifted?.option.touches.includes(id) ?? false;
  }

  /** The offers that touch all the given things. */
  touching(...ids: string[]): Offer[] {
    return remaining(this.offers, ids);
  }

  /** The only offer that a click on the thing would choose, or null. */
  only(id: string): Offer | null {
    if (this.light(id) !== "one") return null;
    return remaining(this.left, [id])[0] ?? null;
  }

  /** A click, a tap or Enter on a thing; `reads`: whoever taps wants to read it first. */
  touch(id: string, at: Element, reads = false): void {
    if (this.isLifted(id)) return this.confirm();
    const touched = touchThing(this.offers, [...this.#refusals.values()], this.path, id);
    this.asked = null;
    switch (touched.kind) {
      case "choose":
        return reads ? this.#select(touched.offer, true) : this.choose(touched.offer);
      case "narrow":
        return this.narrow(touched.path, at);
      case "refuse":
        this.asked = { refusal: touched.refusal, at, pinned: true };
    }
  }

  /** Keep only the offers that touch all of these; a menu opens unless the board can tell them apart. */
  narrow(path: string[], at: Element | null = null): void {
    this.#drop();
    this.path = path;
    this.menuAt = path.length > 0 && !(this.left.length > 4 && canNarrowOnBoard(this.offers, path)) ? at : null;
  }

  /** The same action keeps its key as long as the same kind of question is asked. */
  #keysNow(): Map<Offer, string> {
    const kinds = this.questions.map(({ seat, kind }) => `${seat} ${kind}`).join();
    if (kinds === "" || this.path.length > 0) return keysOf(this.left);
    const before = kinds === this.#lastKeys.kinds ? this.#lastKeys.keys : undefined;
    const keys = keysOf(this.left, before);
    this.#lastKeys = { kinds, keys: new Map([...keys].map(([offer, key]) => [actionOf(offer), key])) };
    return keys;
  }

  /** Whether this is the second half of a double click whose first half has chosen. */
  isSecond(event: Event): boolean {
    return event instanceof MouseEvent && event.detail > 1 && performance.now() - this.#chosenAt < DOUBLE_CLICK;
  }

  /** The one door for every choice: it is selected at first, and chosen at once only if it is free. */
  choose(offer: Offer): void {
    const again = this.lifted !== null && isSame(this.lifted, offer);
    this.#chosenAt = performance.now();
    if (again || !this.source.careful?.()) return this.#commit(offer);
    if (!this.source.foresee && !offer.option.loses) return this.#commit(offer);
    this.#select(offer);
  }

  #commit(offer: Offer): void {
    this.reset();
    this.source.choose(offer);
  }

  /** Select an offer and ask what it would lead to; whoever wishes so chooses at once. */
  #select(offer: Offer, reads = false): void {
    if (!this.source.careful?.()) return this.#commit(offer);
    this.reset();
    this.#lifted = offer;
    this.#reads = reads;
    this.#question = this.#asked(offer.seat);
    this.#weigh(offer);
  }

  #weigh(offer: Offer): void {
    clearTimeout(this.#timer);
    this.weighing = this.source.foresee?.(offer) ?? false;
    if (this.weighing) this.#timer = setTimeout(() => (this.weighing = false), LONGEST_WEIGHING);
  }

  /** What is said of the selected offer; null: nobody can say, so it waits to be confirmed. */
  hear(told: Foretold | null): void {
    const { lifted } = this;
    if (!lifted || (told && (told.seat !== lifted.seat || told.choice !== lifted.option.choice))) return;
    clearTimeout(this.#timer);
    this.weighing = false;
    this.foretold = told;
    if (told && !this.#reads && !lifted.option.loses && isFree(told, namesNothing(lifted))) this.#commit(lifted);
  }

  /** The table went on: what is selected stays selected while the very same is asked. */
  renew(): void {
    const { lifted } = this;
    if (this.questions.length === 0) return; // what happened meanwhile is being shown
    if (!lifted) return this.reset();
    this.path = [];
    this.menuAt = null;
    this.foretold = null;
    this.#weigh(lifted);
  }

  #asked(seat: number): string {
    return JSON.stringify(this.questions.find((question) => question.seat === seat));
  }

  /** Choose what was selected. */
  confirm(): void {
    if (this.lifted) this.#commit(this.lifted);
  }

  /** Choose by notation; false when no such choice is on offer. */
  chooseNotation(choice: string): boolean {
    const offer = this.offers.find(({ option }) => option.choice === choice);
    if (offer) this.choose(offer);
    return offer !== undefined;
  }

  point(id: string): void {
    this.pointing = false;
    this.source.point(id);
  }

  get mayPoint(): boolean {
    return this.source.mayPoint?.() ?? false;
  }

  /** The seats that propose this offer. */
  proposers({ seat, option }: Offer): number[] {
    const standing = this.source.proposed?.() ?? [];
    return standing.filter((each) => each.to === seat && each.choice === option.choice).map((each) => each.by);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#lifted = null;
    this.foretold = null;
    this.weighing = false;
    this.#reads = false;
  }

  reset(): void {
    this.path = [];
    this.menuAt = null;
    this.#drop();
    this.looking = null;
    this.asked = null;
    this.pointing = false;
  }
}

function isSame(one: Offer, other: Offer): boolean {
  return one.seat === other.seat && one.option.choice === other.option.choice;
}

export const [getChoosing, setChoosing] = createContext<Choosing>();
