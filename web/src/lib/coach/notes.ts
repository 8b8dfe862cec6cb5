/** What a coach has to say about what is asked and what happened. */
import { keep, kept } from "../page/kept";
import type { EventInfo, NoteInfo, QuestionInfo } from "../wire";

/** By what a note is known again when it has been said. */
export function idOf({ asked, offers, told }: NoteInfo): string {
  return `${asked}|${offers}|${told}`;
}

/** Whether a choice is of the kind that a note speaks of: notation, `*` for anything. */
export function fits(choice: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(choice);
}

function isAsked(note: NoteInfo, { kind, options }: QuestionInfo): boolean {
  return note.asked === kind && (!note.offers || options.some(({ choice }) => fits(choice, note.offers)));
}

/** What is worth a word now and was not said before: of what happened, then of what is asked. */
export function noteNow(notes: readonly NoteInfo[], said: ReadonlySet<string>, events: readonly EventInfo[], questions: readonly QuestionInfo[]): NoteInfo | null {
  const open = notes.filter((note) => !said.has(idOf(note)));
  const told = events.map(({ kind }) => open.find((note) => note.told === kind)).find((note) => note !== undefined);
  const asked = open.filter((note) => note.asked && questions.some((question) => isAsked(note, question)));
  return told ?? asked.find(({ offers }) => !offers) ?? asked[0] ?? null;
}

/** What was said of a game in this browser, the last thing last. */
export function saidOf(game: string): string[] {
  try {
    const found: unknown = JSON.parse(kept(`coached.${game}`) ?? "[]");
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return []; // somebody else wrote there
  }
}

export function keepSaid(game: string, said: readonly string[]): void {
  keep(`coached.${game}`, said.length > 0 ? JSON.stringify(said) : null);
}

/** Whether a coach sits at a table. */
export function isCoached(table: string): boolean {
  return kept(`coach.${table}`) !== null;
}

export function keepCoached(table: string, on: boolean): void {
  keep(`coach.${table}`, on ? "yes" : null);
}
