/** A game from its record: fills the timeline with what is looked at, from one viewpoint. */
import { api } from "../net/api";
import { settings } from "../page/settings.svelte";
import { decidingPlace, heldFor } from "../show/deciding";
import type { AnyEffects } from "../show/effects";
import { chaptersOfSteps, type Address, type Chapter, type Moment } from "../timeline/moments";
import { pauseAfter, type Pause } from "../timeline/pace";
import { Timeline } from "../timeline/timeline.svelte";
import type { Replay, TableInfo } from "../wire";

const CHUNK = 100;
const BEAT = 1300; // milliseconds that a choice takes at least, at speed 1

type Load = (viewpoint: string, start: number, stop: number) => Promise<Replay>;

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  viewpoint = $state("public");
  problem = $state("");
  note = $state(""); // what can be shown of a game whose rules have changed
  pause: Pause | null = null; // the pace of the game's screen
  effects = $state.raw<AnyEffects | undefined>(undefined); // what it does for each event
  readonly timeline = new Timeline({
    pause: (moment, chapter) => (this.decides(moment) ? heldFor(this.#stays(moment, chapter), settings.motion) : this.#stays(moment, chapter)),
    load: (choice) => this.#load(choice),
    leaps: () => settings.motion === "none",
  });
  readonly #fetch: Load;

  constructor(id: string, fetch?: Load) {
    this.timeline.speed = settings.wishes.speed;
    this.#fetch = fetch ?? ((viewpoint, start, stop) => api.replay(id, viewpoint, start, stop));
  }

  async see(viewpoint: string, at: Address = this.timeline.at): Promise<void> {
    this.viewpoint = viewpoint;
    this.timeline.doubt();
    await this.timeline.seek(at);
    if (!this.problem) void this.fill();
  }

  /** Load all that is not here yet, part by part, so that the whole game can be marked. */
  async fill(): Promise<void> {
    const { viewpoint } = this;
    for (let choice = 0; choice <= this.timeline.last; choice += CHUNK) {
      if (viewpoint !== this.viewpoint || !(await this.timeline.fetch(choice))) return;
    }
  }

  /** Whether a moment is the one that decided the game. */
  decides({ choice, place }: Pick<Moment, "choice" | "place">): boolean {
    const last = this.timeline.chapters.at(-1);
    return this.table?.result != null && choice === this.timeline.last && last?.choice === choice && decidingPlace(last.moments, this.effects) === place;
  }

  /** Every event as long as in play; a choice that is soon told is looked at for a while. */
  #stays(moment: Moment, { moments }: Chapter): number {
    const each = moments.map(({ event }) => pauseAfter(event, 0, false, settings.motion, this.pause));
    const own = each[moment.place] ?? 0;
    if (moment.place < moments.length - 1) return own;
    return Math.max(own, BEAT - each.slice(0, -1).reduce((sum, pause) => sum + pause, 0));
  }

  async #load(choice: number): Promise<Chapter[] | null> {
    const start = Math.floor(choice / CHUNK) * CHUNK;
    const { viewpoint } = this;
    try {
      const replay = await this.#fetch(viewpoint, start, start + CHUNK);
      if (viewpoint !== this.viewpoint) return null;
      this.table = replay.table;
      this.note = replay.note;
      this.problem = "";
      this.timeline.last = replay.length;
      await this.timeline.rest(replay);
      return chaptersOfSteps(replay.steps);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return null;
    }
  }
}
