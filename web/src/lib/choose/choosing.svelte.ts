/** The state of choosing at one table, shared by the board, the prompt and the list of choices. */
import { createContext } from "svelte";

import type { Foretold, Proposed, QuestionInfo, Refusal } from "../wire";
import { byId, type Known, NOTHING, placesOf, type Things } from "../things/things";
import { isFree } from "./foretold";
import { Glimpses } from "./glimpses.svelte";
import { type Letters, type Offer, actionOf, canNarrowOnBoard, keysOf, leaves, litThings, namesNothing, offersOf, remaining, touchThing } from "./narrowing";

/** Where the questions come from and where the answers go. */
export interface ChoosingSource {
  questions: () => QuestionInfo[];
  happening: () => ReadonlySet<string>; // things that the event now shown touches
  pointed: () => ReadonlySet<string>; // things that somebody points at
  choose: (offer: Offer) => void;
  point: (id: string) => void;
  things?: () => Things; // that are on the table
  mayPoint?: () => boolean; // partners look on: pointing has buttons and keys of its own
  proposed?: () => Proposed[]; // what partners propose to the seats that I hold
  careful?: () => boolean; // what is not free is selected first
  letters?: () => Letters | undefined; // the game's own words and their keys
  foresee?: (offer: Offer) => boolean; // asks what it would lead to; false: nobody can be asked
  ponder?: (offer: Offer) => boolean; // has somebody look at what cannot be taken back; false: nobody does
  glimpse?: (offer: Offer) => void; // asks the same of what is only looked at
  reach?: (id: string) => boolean; // looks for a way of several choices to what cannot be chosen now; false: nobody does
}

interface AskedWhy {
  refusal: Refusal;
  at: Element;
  pinned: boolean;
}

/** What a thing on the screen looks like to somebody who may choose. */
export type Light = "one" | "many" | "picked" | "refused" | "";

const LONGEST_WEIGHING = 700; // milliseconds until something is shown as selected whose forecast has not come
const LONGEST_PONDERING = 3000; // milliseconds that a free choice waits for what a coach thinks of it
const DOUBLE_CLICK = 800; // milliseconds within which a second click is one by habit
const NO_THINGS: ReadonlySet<string> = new Set();

export class Choosing {
  /** Ids already clicked; the offers left touch all of them. */
  path = $state.raw<string[]>([]);
  /** The element at which the menu of the remaining offers stands. */
  menuAt = $state.raw<Element | null>(null);
  #looking = $state.raw<Offer | null>(null);
  /** What the offers that were looked at would lead to. */
  readonly #glimpses = new Glimpses((offer) => this.weighing || this.source.glimpse?.(offer));
  /** An offer that was selected only; it is chosen when it is selected again or confirmed. */
  #lifted = $state.raw<Offer | null>(null);
  /** What the selected offer would lead to, once it is known. */
  foretold = $state.raw<Foretold | null>(null);
  /** The selected offer is chosen at once if its forecast says that it is free; that is awaited. */
  weighing = $state(false);
  #reads = false; // it was selected to be read, and is not chosen by itself
  /** The selected offer is free, and chosen as soon as somebody has looked at it. */
  pondered = $state(false);
  #question = ""; // to which it belongs
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The next thing that is clicked is pointed at, not chosen. */
  pointing = $state(false);
  /** A refused thing that was asked why. */
  asked = $state.raw<AskedWhy | null>(null);
  #far: AskedWhy | null = null; // that was clicked last

  readonly things = $derived.by((): Things => this.source.things?.() ?? NOTHING);
  /** The board as places, for arrow keys and ears: their drawings are no stops of the Tab key. */
  readonly places = $derived(placesOf(this.things));
  readonly #named = $derived(byId(this.things));
  readonly questions = $derived.by((): QuestionInfo[] => this.source.questions());
  readonly offers = $derived(offersOf(this.questions));
  readonly left = $derived(remaining(this.offers, this.path));
  readonly keys = $derived.by(() => this.#keysNow());
  /** The offer that ends the step or does without, which has its own place in the frame. */
  readonly leaving = $derived(this.left.find(leaves) ?? null);
  /** The keys of this question, and of the last one of the same kind. */
  #lastKeys: KeysOfQuestion = { asked: [], kinds: "", keys: new Map(), before: new Map() };
  #chosenAt = -Infinity;
  /** How often each thing is drawn, at every moment of an update of the page. */
  readonly #drawings = new Map<string, number>();
  /** Where each thing was drawn last, to count things in the order in which they are read. */
  readonly #elements = new Map<string, Element>();
  #counted = true; // `#drawn` follows `#drawings`
  /** Things on the page, as they are after its last update. */
  #drawn = $state.raw(NO_THINGS);
  readonly #lit = $derived(litThings(this.offers, this.path));
  readonly #all = $derived(litThings(this.offers, []));
  readonly #refusals = $derived(new Map(
    this.questions.flatMap(({ refusals }) => refusals).flatMap((refusal) => refusal.touches.map((id) => [id, refusal])),
  ));
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

  /** The offer that the pointer or the focus is on, and whose things are marked. */
  get looking(): Offer | null {
    return this.#looking;
  }

  set looking(offer: Offer | null) {
    this.#looking = offer;
    this.#glimpses.look(offer);
  }

  /** What an offer would lead to, if it was selected or looked at since the table last went on. */
  glimpse(offer: Offer | null): Foretold | null {
    return this.#glimpses.of(offer);
  }

  /** A thing on the table: its name, and what is seen of it closely. */
  thing(id: string): Known | undefined {
    return this.#named.get(id);
  }

  light(id: string): Light {
    if (this.path.includes(id)) return "picked";
    const count = this.#lit.get(id);
    if (count !== undefined) return count === 1 ? "one" : "many";
    if (this.#refusals.has(id)) return "refused";
    return "";
  }

  /** A thing with this id is on the page until the returned function is called. */
  draw(id: string, element?: Element): () => void {
    if (element) this.#elements.set(id, element);
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

  /** The key of an offer as it is printed; nothing for one that has none. */
  keyOf(offer: Offer | null | undefined): string {
    return (offer && this.keys.get(offer)?.toUpperCase()) ?? "";
  }

  /** The key that chooses a thing; nothing where it would not choose. */
  keyAt(id: string): string {
    return this.keyOf(this.only(id));
  }

  /** A click, a tap or Enter on a thing; `reads`: whoever taps wants to read it first. */
  touch(id: string, at: Element, reads = false): void {
    if (this.isLifted(id)) return this.confirm();
    const touched = touchThing(this.offers, this.#refusals, this.path, id);
    this.asked = null;
    switch (touched.kind) {
      case "choose":
        return reads ? this.#select(touched.offer, true) : this.choose(touched.offer);
      case "narrow":
        return this.narrow(touched.path, at);
      case "refuse":
        this.#far = { refusal: touched.refusal, at, pinned: true };
        if (!this.source.reach?.(id)) this.explain();
    }
  }

  /** Why the refused thing that was clicked last cannot be chosen. */
  explain(): void {
    this.asked = this.#far;
  }

  /** Keep only the offers that touch all of these; a menu opens unless the board can tell them apart. */
  narrow(path: string[], at: Element | null = null): void {
    this.#drop();
    this.path = path;
    this.menuAt = path.length > 0 && !(this.left.length > 4 && canNarrowOnBoard(this.offers, path)) ? at : null;
  }

  /** The same action keeps its key as long as the same kind of question is asked. */
  #keysNow(): Map<Offer, string> {
    const { questions } = this;
    const rules = { letters: this.source.letters?.(), inOrder: (offers: Offer[]) => this.#asRead(offers) };
    const kinds = questions.map(({ seat, kind }) => `${seat} ${kind}`).join();
    if (kinds === "" || this.path.length > 0) return keysOf(this.left, rules);
    const last = this.#lastKeys;
    const before = questions === last.asked ? last.before : kinds === last.kinds ? last.keys : new Map<string, string>();
    const keys = keysOf(this.left, { ...rules, before });
    this.#lastKeys = { asked: questions, kinds, before, keys: new Map([...keys].map(([offer, key]) => [actionOf(offer), key])) };
    return keys;
  }

  /** As one reads the screen; what is not drawn comes last, in its own order. */
  #asRead(offers: Offer[]): Offer[] {
    const drawn = this.#drawn;
    const first = new Map(offers.map((offer) => [offer, this.#elementOf(offer.option.touches.filter((id) => drawn.has(id)))]));
    return [...offers].sort((one, other) => inReadingOrder(first.get(one), first.get(other)));
  }

  #elementOf(ids: string[]): Element | undefined {
    return ids.map((id) => this.#elements.get(id)).find((element) => element !== undefined);
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
    if (told) this.#glimpses.hear(told);
    if (!lifted || (told && (told.seat !== lifted.seat || told.choice !== lifted.option.choice))) return;
    clearTimeout(this.#timer);
    this.weighing = false;
    this.foretold = told;
    if (!told || this.#reads || lifted.option.loses || !isFree(told, namesNothing(lifted))) return;
    this.pondered = !told.may_undo && this.offers.length > 1 && (this.source.ponder?.(lifted) ?? false);
    if (this.pondered) this.#timer = setTimeout(() => this.release(), LONGEST_PONDERING);
    else this.#commit(lifted);
  }

  /** Something speaks against it: it waits to be confirmed as if it were not free. */
  hold(): void {
    if (!this.pondered) return;
    clearTimeout(this.#timer);
    this.pondered = false;
  }

  /** Nothing speaks against a free choice that was looked at. */
  release(): void {
    if (this.pondered) this.confirm();
  }

  /** The table went on: what is selected stays selected while the very same is asked. */
  renew(): void {
    const { lifted } = this;
    this.#glimpses.forget();
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
    this.pondered = false;
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

/** The keys that were given to a question, and those with which they were given. */
interface KeysOfQuestion {
  asked: QuestionInfo[];
  kinds: string;
  keys: ReadonlyMap<string, string>;
  before: ReadonlyMap<string, string>;
}

function inReadingOrder(one: Element | undefined, other: Element | undefined): number {
  if (one === other) return 0;
  if (!one || !other) return one ? -1 : 1;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

export const [getChoosing, setChoosing] = createContext<Choosing>();
