/** The coach of a first game: speaks once of everything new, and before a clearly bad choice. */
import type { Offer } from "../choose/narrowing";
import { api } from "../net/api";
import type { EventInfo, NoteInfo, Opinion, QuestionInfo } from "../wire";
import { idOf, isCoached, keepCoached, keepSaid, noteNow, saidOf } from "./notes";

interface CoachSource {
  may: () => boolean; // only bots sit here beside me
  ask: (offer: Offer) => boolean; // what the archmage thinks of it; false: nobody can be asked
  fine: () => void; // nothing speaks against what was looked at
  against: () => void; // something does
  notes?: (game: string) => Promise<NoteInfo[]>;
}

const notesOf = async (game: string) => (await api.lesson(game)).coach;

export class Coach {
  /** What is said now. */
  note = $state.raw<NoteInfo | null>(null);
  /** What the archmage thinks of what is selected, if that is clearly bad. */
  opinion = $state.raw<Opinion | null>(null);
  #on = $state(false);
  #notes = $state.raw<readonly NoteInfo[]>([]);
  #said = $state.raw<readonly string[]>([]);
  #heard = -1; // events that were told before; -1: whatever was told before the coach came
  #spoke = -1; // number of the update at which something was said
  #selected: Offer | null = null;

  constructor(
    readonly table: string,
    readonly game: string,
    private readonly source: CoachSource,
  ) {
    this.#said = saidOf(game);
    if (isCoached(table)) void this.#sit();
  }

  get on(): boolean {
    return this.#on && this.source.may();
  }

  /** What was said so far of this game, the last thing first. */
  get words(): NoteInfo[] {
    return [...this.#said].reverse().flatMap((id) => this.#notes.find((note) => idOf(note) === id) ?? []);
  }

  call(): Promise<void> {
    keepCoached(this.table, true);
    return this.#sit();
  }

  silence(): void {
    keepCoached(this.table, false);
    this.#on = false;
    this.note = null;
    this.opinion = null;
    this.source.fine();
  }

  /** The words are known; they are said again only to whoever asks. */
  understood(): void {
    this.note = null;
  }

  /** Everything is said again, each at its time. */
  forget(): void {
    this.#said = [];
    keepSaid(this.game, []);
    this.#spoke = -1;
  }

  /** Only the words, for whoever asks what was said while the coach is silent. */
  async recall(): Promise<void> {
    if (this.#notes.length > 0) return;
    try {
      this.#notes = await (this.source.notes ?? notesOf)(this.game);
    } catch {
      // Without its words a coach has nothing to say; the game goes on.
    }
  }

  async #sit(): Promise<void> {
    await this.recall();
    this.#on = true;
  }

  /** I am asked, after all this was told: at most one thing is said at a time. */
  attend(events: readonly EventInfo[], questions: readonly QuestionInfo[], seq: number): void {
    const news = this.#heard < 0 ? [] : events.slice(this.#heard);
    this.#heard = events.length;
    if (seq === this.#spoke) return;
    this.note = noteNow(this.#notes, new Set(this.#said), news, questions);
    this.#spoke = seq;
    if (!this.note) return;
    this.#said = [...this.#said, idOf(this.note)];
    keepSaid(this.game, this.#said);
  }

  /** Something is selected, or (null) laid down; true: it is looked at. */
  consider(offer: Offer | null): boolean {
    if (offer && this.#selected && offer.seat === this.#selected.seat && offer.option.choice === this.#selected.option.choice) return true;
    this.opinion = null;
    this.#selected = offer && this.on && this.source.ask(offer) ? offer : null;
    return this.#selected !== null;
  }

  /** What the archmage thinks; null: nobody can say. */
  hear(opinion: Opinion | null): void {
    const selected = this.#selected;
    if (!selected || (opinion && (opinion.seat !== selected.seat || opinion.choice !== selected.option.choice))) return;
    this.opinion = opinion?.bad ? opinion : null;
    if (this.opinion) this.source.against();
    else this.source.fine();
  }
}
