/** What the hall shows: the games, and the tables as they were a moment ago. */
import { notices } from "../page/notices.svelte";
import type { GameInfo, HallInfo } from "../wire";
import { api } from "./api";
import { connection } from "./connection.svelte";

const OFTEN = 5000;
const SELDOM = 20000; // while the page is hidden
const BEAT = 2000; // between two looks whether the server is there
const PATIENCE = 1000; // for its answer

class Hall {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<HallInfo | null>(null);
  #watchers = 0;
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
    connection.reach = "connected";
    notices.tell(this.tables.mine.filter((table) => table.my_turn));
  }

  /** Keep the hall fresh while somebody looks at it; the result stops it. */
  watch(): () => void {
    this.#watchers += 1;
    if (this.#watchers === 1) {
      void this.#round();
      this.#beat = setInterval(() => void this.#look(), BEAT);
    }
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      clearTimeout(this.#timer);
      clearInterval(this.#beat);
    };
  }

  /** Whether the server is there, more often than there is news. */
  async #look(): Promise<void> {
    if (document.visibilityState === "hidden") return;
    try {
      await api.alive(PATIENCE);
      connection.heard();
    } catch {
      connection.reach = "lost";
    }
  }

  async #round(): Promise<void> {
    try {
      await this.loadGames();
      await this.refresh();
    } catch {
      // The connection mark shows it; the next round tries again.
      connection.reach = "lost";
    }
    if (this.#watchers > 0) {
      this.#timer = setTimeout(() => void this.#round(), document.visibilityState === "hidden" ? SELDOM : OFTEN);
    }
  }
}

export const hall = new Hall();
