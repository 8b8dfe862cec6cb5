/** A game from its record: fills the timeline with what is looked at, from one viewpoint. */
import { api } from "../net/api";
import { settings } from "../page/settings.svelte";
import { chaptersOfSteps, type Address, type Chapter, type Moment } from "../timeline/moments";
import { pauseAfter, type Pause } from "../timeline/pace";
import { Timeline } from "../timeline/timeline.svelte";
import type { Replay, TableInfo } from "../wire";

const CHUNK = 100;
export const SPEEDS = [0.5, 1, 2, 4];
const BEAT = 1300; // milliseconds that a choice takes at least, at speed 1

type Load = (viewpoint: string, start: number, stop: number) => Promise<Replay>;

export class ReplayPlayer {
  table = $state.raw<TableInfo | null>(null);
  viewpoint = $state("public");
  problem = $state("");
  note = $state(""); // what can be shown of a game whose rules have changed
  pause: Pause | null = null; // the pace of the game's screen
  readonly timeline = new Timeline({
    pause: (moment, chapter) => this.#stays(moment, chapter),
    load: (choice) => this.#load(choice),
    leaps: () => settings.motion === "none",
  });
  readonly #fetch: Load;

  constructor(id: string, fetch?: Load) {
    this.#fetch = fetch ?? ((viewpoint, start, stop) => api.replay(id, viewpoint, start, stop));
  }

  async see(viewpoint: string, at: Address = this.timeline.at): Promise<void> {
    this.viewpoint = viewpoint;
    this.timeline.doubt();
    await this.timeline.seek(at);
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
