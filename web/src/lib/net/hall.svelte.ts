/** What the hall shows: the games, and the tables as they were a moment ago. */
import { untrack } from "svelte";

import { notices } from "../page/notices.svelte";
import type { GameInfo, HallInfo } from "../wire";
import { api } from "./api";
import { connection, type Reach } from "./connection.svelte";

const OFTEN = 5000;
const SELDOM = 20000; // while the page is hidden
const BEAT = 2000; // between two looks whether the server is there
const PATIENCE = 1000; // for its answer

class Hall {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<HallInfo | null>(null);
  #watchers = 0;
  #watch = 0; // a round of an earlier one is the last of its kind, and speaks for nobody
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }

  async loadGames(): Promise<void> {
    if (this.games.length === 0) this.games = (await api.games()).games;
  }

  async refresh(): Promise<void> {
    this.tables = await api.hall();
    notices.tell(this.tables.mine.filter((table) => table.my_turn));
  }

  /** Keep the hall fresh while somebody looks at it; the result stops it. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      const watch = ++this.#watch;
      untrack(() => void this.#round(watch)); // whoever watches is not to begin anew with what it finds
      this.#beat = setInterval(() => void this.#look(watch), BEAT);
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      this.#watch += 1;
      clearTimeout(this.#timer);
      clearInterval(this.#beat);
    };
  }

  /** Whether the server is there, more often than there is news. */
  async #look(watch: number): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const reach = await api.alive(PATIENCE).then<Reach, Reach>(() => "connected", () => "lost");
    if (watch === this.#watch) connection.reach = reach;
  }

  async #round(watch: number): Promise<void> {
    let reach: Reach = "connected";
    try {
      await this.loadGames();
      await this.refresh();
    } catch {
      reach = "lost"; // the connection mark shows it; the next round tries again
    }
    if (watch !== this.#watch) return;
    connection.reach = reach;
    this.#timer = setTimeout(() => void this.#round(watch), document.visibilityState === "hidden" ? SELDOM : OFTEN);
  }
}

export const hall = new Hall();
