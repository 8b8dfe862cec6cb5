/** Rulebooks, loaded once each, with an index by id. */
import { api } from "../net/api";
import type { ComponentCard, RuleEntry, RuleSection, Rulebook } from "../wire";
import { termsOf, type Terms } from "./inline";

export interface Shelf {
  group: string;
  icon: string; // of its first card
  cards: ComponentCard[];
}

export interface Indexed {
  book: Rulebook;
  entries: Map<string, { entry: RuleEntry; section: RuleSection }>;
  cards: Map<string, ComponentCard>;
  /** Rulings and examples by the id of what they speak of. */
  about: Map<string, RuleEntry[]>;
  shelves: Shelf[];
  /** What players read, up to the rulings; behind it the lists and tables that the rules are made from. */
  chapters: RuleSection[];
  appendix: RuleSection[];
  terms: Terms; // words that the overview explains
}

export interface Found {
  rules: { entry: RuleEntry; section: RuleSection }[];
  cards: ComponentCard[];
}

export type Scope = "all" | "rules" | "cards" | "rulings" | "examples";

const books = new Map<string, Promise<Indexed>>();

export function bookOf(game: string): Promise<Indexed> {
  let book = books.get(game);
  if (book === undefined) {
    book = api.rules(game).then(indexed);
    // A failure is not kept: the next look tries again.
    book.catch(() => books.delete(game));
    books.set(game, book);
  }
  return book;
}

export function indexed(book: Rulebook): Indexed {
  const entries: Indexed["entries"] = new Map();
  const about: Indexed["about"] = new Map();
  for (const section of book.sections) {
    for (const entry of section.rules) {
      entries.set(entry.id, { entry, section });
      if (entry.kind === "rule" || entry.kind === "content") continue;
      for (const ref of entry.refs) about.set(ref, [...(about.get(ref) ?? []), entry]);
    }
  }
  const shelves = new Map<string, Shelf>();
  for (const card of book.cards) {
    const shelf = shelves.get(card.group) ?? { group: card.group, icon: card.icon, cards: [] };
    shelf.cards.push(card);
    shelves.set(card.group, shelf);
  }
  const filled = book.sections.filter((section) => section.rules.length > 0);
  const rulings = filled.findLastIndex((section) => section.rules.some((entry) => entry.kind === "ruling"));
  const read = rulings < 0 ? filled.length : rulings + 1;
  const terms = termsOf(book.overview.find((part) => part.id === "words")?.lines ?? []);
  return { book, entries, about, terms, chapters: filled.slice(0, read), appendix: filled.slice(read), cards: new Map(book.cards.map((card) => [card.id, card])), shelves: [...shelves.values()] };
}

/** The address of the overview, as `#overview`. */
export const OVERVIEW = "overview";

/** Where reading begins: the first rules, not the list of what is in the box. */
export function opening({ chapters }: Indexed): RuleSection | null {
  return chapters.find((section) => section.rules.some((entry) => entry.kind === "rule")) ?? chapters[0] ?? null;
}

/** The title of a section without the ledger's own marks: `[BA]`, long remarks in brackets. */
export function titleOf({ title }: RuleSection): string {
  return title.replace(/ \[[^\]]*\]/g, "").replace(/ \(.{20,}\)$/, "");
}

/** Rules and cards that contain every word, within a scope. */
export function search({ book }: Indexed, text: string, scope: Scope): Found {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (whole: string) => words.every((word) => whole.toLowerCase().includes(word));
  const kinds: Record<Scope, RuleEntry["kind"][]> = {
    all: ["rule", "ruling", "example", "gap", "content"],
    rules: ["rule"],
    rulings: ["ruling", "gap"],
    examples: ["example"],
    cards: [],
  };
  const rules = book.sections.flatMap((section) =>
    section.rules
      .filter((entry) => kinds[scope].includes(entry.kind) && has(`${entry.id} ${entry.text} ${section.title}`))
      .map((entry) => ({ entry, section })),
  );
  const cards =
    scope === "all" || scope === "cards"
      ? book.cards.filter((card) => has(`${card.id} ${card.name} ${card.group} ${card.text} ${card.facts.flat().join(" ")}`))
      : [];
  return { rules, cards };
}

/** `AA-LINK-3` as it stands in the margin: `LINK-3`. */
export function shortId(id: string): string {
  return id.replace(/^[A-Z]{2}-/, "");
}
