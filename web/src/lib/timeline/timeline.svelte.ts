/**
 * The one timeline of a table: moments in their order, and a cursor that says which is shown. Live
 * play pushes moments at its end and follows them; a replay fills it with what it fetches; looking
 * back is moving the cursor.
 */
import { groundOf, type Ground, type Hydrate } from "./ground";
import type { Address, Chapter, Moment } from "./moments";
import { shared } from "./sharing";

/** What a game's screen draws of a moment beyond what is seen then, from what it drew of the one before. */
export type Marks = (seen: any, before: any, event: any, last: boolean) => unknown;

/** How a game's screen makes of sights what it draws. */
export interface Drawing {
  hydrate?: Hydrate | undefined;
  marks?: Marks | undefined;
}

export interface Source {
  /** Milliseconds that a moment stays; 0 shows the next at once. */
  pause: (moment: Moment, chapter: Chapter, ahead: number) => number;
  /** The chapters around one that is not held; null if they cannot be had, which it says itself. */
  load?: (choice: number) => Promise<Chapter[] | null>;
  /** Whether only whole choices are shown, when it plays by itself. */
  leaps?: () => boolean;
}

const MOST_KEPT = 300; // moments behind the cursor of live play

export class Timeline {
  chapters = $state.raw<readonly Chapter[]>([]); // held, in order; others can be loaded
  at = $state.raw<Address>({ choice: -1, place: null });
  last = $state(0); // number of the last choice there is
  mode = $state<"live" | "play" | "rest">("live"); // follows what is pushed; goes on by itself; stands
  speed = $state(1);
  halted = $state(false); // live play stands still until it is told to go on
  staying = $state(false); // the moment at the cursor is held for a while
  drawing = $state.raw<Drawing | null>(null);
  ground = $state.raw<Ground | null>(null); // null: not here yet

  chapter = $derived(this.#held(this.at.choice));
  now = $derived(this.chapter ? momentIn(this.chapter, this.at.place) : null);
  /** What is drawn at the cursor; null until all is here that it needs. */
  view = $derived(this.now && this.ground && this.drawing && this.#drawn(this.now, this.ground, this.drawing));
  /** Sights of an earlier version, which say all in words: no screen of today draws them. */
  outdated = $derived(this.ground?.catalogue === null && this.drawing?.hydrate !== undefined);
  /** Moments that live play has still to show. */
  ahead = $derived(this.mode === "live" ? this.#momentsAfter(this.at) : []);
  /** What the moment at the cursor lights up. */
  touches = $derived(
    this.at.place === null ? (this.chapter?.moments.flatMap(({ event }) => event?.touches ?? []) ?? []) : (this.now?.event?.touches ?? []),
  );
  /** All events that are held. */
  events = $derived(this.chapters.flatMap(({ moments }) => moments.flatMap(({ event }) => event ?? [])));

  #until = $state<number | null>(null); // the choice at whose end playing stops
  #timer: ReturnType<typeof setTimeout> | null = null;
  #seeks = 0;
  #views = new WeakMap<Moment, unknown>();
  #drawnLast: unknown = null;
  #viewsOf: readonly [Ground, Drawing] | null = null;

  constructor(private readonly source: Source) {}

  /** Let sights rest on what was told of a table; until it is here, nothing is drawn. */
  async rest(on: { scene: unknown; catalogue: string }): Promise<void> {
    const { scene, catalogue } = await groundOf(on);
    const { ground } = this;
    const same = shared(ground?.scene, scene);
    if (!ground || ground.scene !== same || ground.catalogue !== catalogue) this.ground = { scene: same, catalogue };
  }

  /** A sight that is not one of the moments, as it would be drawn after what is drawn now. */
  onTrial(sight: unknown): unknown {
    const { ground, drawing, view } = this;
    if (!ground || !drawing) return null;
    const seen = shared(view, hydrated(sight, ground, drawing));
    return drawing.marks ? drawing.marks(seen, view ?? seen, null, true) : seen;
  }

  /** What happened now; live play goes on to it. */
  push(chapters: readonly Chapter[]): void {
    const first = chapters[0]?.choice ?? 0;
    const last = chapters.at(-1)?.choice ?? this.last;
    this.chapters = [...this.#kept().filter(({ choice }) => choice < first), ...chapters];
    this.last = last;
    if (this.mode === "live" && this.#timer === null && !this.halted) this.#go();
  }

  /** The last moment is seen otherwise than it was told. */
  correct(sight: unknown, status: Moment["status"]): void {
    const chapter = this.chapters.at(-1);
    const moment = chapter?.moments.at(-1);
    if (!chapter || !moment) return;
    const moments = [...chapter.moments.slice(0, -1), { ...moment, sight, status }];
    this.chapters = [...this.chapters.slice(0, -1), { ...chapter, moments }];
  }

  /** What came after a choice did not happen. */
  forget(after: number): void {
    this.#stop();
    this.chapters = this.chapters.filter(({ choice }) => choice <= after);
    this.last = after;
    if (this.at.choice > after) this.at = this.#end();
  }

  /** All is to be loaded anew, as from another viewpoint; what is shown stands until then. */
  doubt(): void {
    this.pause();
    this.chapters = this.chapter ? [{ ...this.chapter, exact: false }] : [];
  }

  /** Load what is around a choice without going there. */
  async fetch(choice: number): Promise<boolean> {
    return this.#load(choice);
  }

  close(): void {
    this.#stop();
    this.#seeks += 1;
    this.mode = "rest";
  }

  /** Show all that waits, at once. */
  skip(): void {
    if (this.mode !== "live") return;
    this.#stop();
    this.halted = false;
    this.at = this.#end();
  }

  /** Stop live play where it is; what happens meanwhile waits. */
  halt(): void {
    if (this.mode !== "live") return;
    const { staying } = this;
    this.#stop();
    this.staying = staying; // it is held until told to go on
    this.halted = true;
  }

  /** On with live play. */
  goOn(): void {
    this.halted = false;
    if (this.mode === "live" && this.#timer === null) void this.#go();
  }

  /**
   * Show once more what happened to somebody since their last choice: what others did after it, and
   * what came of their own choices since. Live play ends where it is now, a replay where it stood.
   */
  async again(isMine: (seat: number) => boolean): Promise<void> {
    const live = this.mode === "live";
    const end = live ? this.last : this.at.choice;
    if (!(await this.#load(end))) return;
    const told = this.chapters.filter(({ choice }) => choice <= end);
    const after = told[sinceMine(told, isMine) - 1]?.choice ?? -1;
    this.#stop();
    this.#seeks += 1;
    this.halted = false;
    this.at = { choice: after, place: null };
    if (!live) {
      this.mode = "play";
      this.#until = end;
    }
    await this.#go();
  }

  /** Back to what is now, and on with it. */
  live(): void {
    this.#stop();
    this.#seeks += 1;
    this.mode = "live";
    this.halted = false;
    this.at = this.#end();
    this.chapters = this.#kept();
  }

  /** Go to a moment and stay there; what is not held is loaded. */
  async seek(to: Address): Promise<void> {
    if (this.mode === "play") this.pause();
    const seek = ++this.#seeks;
    const found = await this.#found(to.choice);
    if (!found || seek !== this.#seeks) return;
    this.#stop();
    this.mode = "rest";
    this.at = { choice: found.choice, place: to.place === null || found.choice !== to.choice ? null : Math.max(0, Math.min(to.place, found.moments.length - 1)) };
  }

  /** One event, or one choice, forth or back; a choice forth is shown event by event. */
  async step(by: 1 | -1, unit: "event" | "choice"): Promise<void> {
    const { choice, place } = this.at;
    if (unit === "choice") {
      if (by < 0 || choice >= this.last || this.source.leaps?.()) return this.seek({ choice: choice + by, place: null });
      this.pause();
      if (place !== null) this.at = { choice, place: null };
      this.#until = choice + 1;
      this.mode = "play";
      return this.#go();
    }
    if (by > 0 && this.mode === "live" && this.ahead.length > 0) {
      this.halt();
      this.at = this.#next() ?? this.at;
      return;
    }
    const moments = this.chapter?.moments.length ?? 1;
    const next = (place ?? moments - 1) + by;
    if (next >= 0 && next < moments) return this.seek({ choice, place: next });
    if (by > 0) return choice < this.last ? this.seek({ choice: choice + 1, place: 0 }) : undefined;
    return choice > 0 ? this.seek({ choice: choice - 1, place: Number.MAX_SAFE_INTEGER }) : undefined;
  }

  /** Go on by itself until the end, from the start where it stands at the end. */
  play(): void {
    this.pause();
    const atEnd = this.at.choice >= this.last && (this.at.place === null || this.at.place === (this.chapter?.moments.length ?? 1) - 1);
    if (atEnd) this.at = { choice: -1, place: null };
    this.mode = "play";
    void this.#go();
  }

  pause(): void {
    this.#stop();
    this.#until = null;
    if (this.mode === "play") this.mode = "rest";
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.#timer === null) return;
    this.#stop();
    this.#wait();
  }

  get playing(): boolean {
    return this.mode === "play" && this.#until === null;
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.staying = false;
  }

  #held(choice: number): Chapter | null {
    return this.chapters.find((chapter) => chapter.choice === choice) ?? null;
  }

  #end(): Address {
    const chapter = this.chapters.at(-1);
    return chapter ? { choice: chapter.choice, place: chapter.moments.length - 1 } : { choice: -1, place: null };
  }

  /** Live play keeps the last moments only; older ones can be loaded again. */
  #kept(): readonly Chapter[] {
    if (this.mode !== "live") return this.chapters;
    const held = [...this.chapters];
    let moments = held.reduce((sum, chapter) => sum + chapter.moments.length, 0);
    while (moments > MOST_KEPT && held[0] && held[0].choice < this.at.choice) moments -= held.shift()?.moments.length ?? 0;
    return held;
  }

  #momentsAfter({ choice, place }: Address): Moment[] {
    return this.chapters.flatMap((chapter) => {
      if (chapter.choice !== choice) return chapter.choice > choice ? chapter.moments : [];
      return place === null ? [] : chapter.moments.slice(place + 1);
    });
  }

  /** A chapter, loaded if need be; of one that does not exist, the last before it. */
  async #found(wanted: number): Promise<Chapter | null> {
    let choice = Math.max(0, this.last > 0 ? Math.min(wanted, this.last) : wanted);
    const isThere = await this.#load(choice);
    if (isThere && choice > this.last) await this.#load((choice = this.last)); // how long it is, is known only now
    return this.#held(choice) ?? (isThere ? this.chapters.findLast((chapter) => chapter.choice <= choice) : undefined) ?? null;
  }

  async #load(choice: number): Promise<boolean> {
    if (this.#held(choice)?.exact || !this.source.load) return true;
    const loaded = await this.source.load(choice);
    if (!loaded) return false;
    const exact = this.chapters.filter((chapter) => chapter.exact);
    const known = new Map([...this.chapters, ...loaded, ...exact].map((chapter) => [chapter.choice, chapter]));
    this.chapters = [...known.values()].filter((chapter) => chapter.choice <= this.last).sort((one, other) => one.choice - other.choice);
    return true;
  }

  #next(): Address | null {
    const { choice, place } = this.at;
    const moments = this.chapter?.moments.length ?? 0;
    if (place !== null && place < moments - 1 && !this.#leaps()) return { choice, place: place + 1 };
    if (this.#until === choice) return null;
    const next = this.mode === "live" ? this.chapters.find((chapter) => chapter.choice > choice)?.choice : choice + 1;
    return next === undefined || next > this.last ? null : { choice: next, place: this.#leaps() ? null : 0 };
  }

  #leaps(): boolean {
    return this.mode === "play" && (this.source.leaps?.() ?? false);
  }

  /** On to the next moment, and to all after it that do not stay. */
  #go(): void | Promise<void> {
    this.#timer = null;
    this.staying = false;
    for (let next = this.#next(); next !== null; next = this.#next()) {
      if (this.mode === "play" && !this.#held(next.choice)?.exact) return this.#goLoaded(next.choice);
      this.at = next;
      if (this.#wait()) return;
    }
    if (this.mode !== "play") return;
    this.mode = "rest";
    if (this.#until !== null) this.at = { choice: this.#until, place: null };
    this.#until = null;
  }

  async #goLoaded(choice: number): Promise<void> {
    const seek = ++this.#seeks;
    const isThere = await this.#load(choice);
    if (seek !== this.#seeks || this.mode !== "play") return;
    if (isThere && this.#held(choice)?.exact) return this.#go();
    this.pause();
  }

  /** Stay for as long as the moment takes; false if it does not. */
  #wait(): boolean {
    const { now, chapter } = this;
    const wait = now && chapter ? this.source.pause(now, chapter, this.ahead.length) / this.speed : 0;
    if (wait > 0) this.#timer = setTimeout(() => void this.#go(), wait);
    this.staying = wait > 0;
    return wait > 0;
  }

  /** A moment as the game's screen draws it, which builds on what it drew of the moments before. */
  #drawn(moment: Moment, ground: Ground, drawing: Drawing): unknown {
    if (this.#viewsOf?.[0] !== ground || this.#viewsOf[1] !== drawing) this.#views = new WeakMap();
    this.#viewsOf = [ground, drawing];
    const marks = this.outdated ? undefined : drawing.marks;
    const way: [Moment, boolean][] = [];
    let view: unknown = null;
    for (const [each, last] of this.#back(moment)) {
      if ((view = this.#views.get(each) ?? null) !== null) break;
      way.push([each, last]);
      if (!marks) break; // each moment speaks for itself
    }
    for (const [each, last] of way.reverse()) {
      const seen = shared(view ?? this.#drawnLast, hydrated(each.sight, ground, drawing));
      view = marks ? marks(seen, view ?? seen, each.event, last) : seen;
      this.#views.set(each, view);
    }
    return (this.#drawnLast = view);
  }

  /** A moment and those before it, as far as they are held, each with whether it is the last of its choice. */
  *#back(moment: Moment): Generator<[Moment, boolean]> {
    let at = this.chapters.findIndex((chapter) => chapter.choice === moment.choice);
    let place = moment.place;
    for (let chapter = this.chapters[at]; chapter; chapter = this.chapters[--at]) {
      for (; place >= 0; place -= 1) {
        const each = chapter.moments[place];
        if (each) yield [each, place === chapter.moments.length - 1];
      }
      place = (this.chapters[at - 1]?.moments.length ?? 0) - 1;
      if (this.chapters[at - 1]?.choice !== chapter.choice - 1) return;
    }
  }
}

function hydrated(sight: unknown, { scene, catalogue }: Ground, { hydrate }: Drawing): unknown {
  return hydrate && catalogue !== null ? hydrate(sight, scene, catalogue) : sight;
}

/** Where, among chapters, what happened since somebody's last choice begins; their newest choices are part of it. */
function sinceMine(chapters: readonly Chapter[], isMine: (seat: number) => boolean): number {
  const mine = ({ by }: Chapter) => by !== null && isMine(by);
  const last = chapters.findLastIndex((chapter) => !mine(chapter));
  if (last <= 0) return Math.max(chapters.length - 1, 0);
  return chapters.slice(0, last).findLastIndex(mine) + 1;
}

function momentIn({ moments }: Chapter, place: number | null): Moment | null {
  return (place === null ? moments.at(-1) : moments[place]) ?? null;
}
