/** "Your turn": a mark in the title, a sound, and a desktop notice for those who wish it. */
import { t } from "../text";
import { chime } from "./chime";
import { settings } from "./settings.svelte";

/** Tables that newly wait for me. */
export function newTurns(before: ReadonlySet<string>, now: ReadonlySet<string>): string[] {
  return [...now].filter((id) => !before.has(id));
}

/** The title of the page, with the number of tables that wait for me. */
export function markedTitle(title: string, turns: number): string {
  return turns > 0 ? `(${turns}) ${title}` : title;
}

class Notices {
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  title = $state("");

  /** Tell which tables wait for me, and what each of them says. */
  tell(tables: { id: string; line: string }[]): void {
    const now = new Set(tables.map((table) => table.id));
    const fresh = newTurns(this.waiting, now);
    this.waiting = now;
    const first = tables.find((table) => table.id === fresh[0]);
    if (!first) return;
    if (settings.wishes.sound) chime();
    if (settings.wishes.desktop && document.visibilityState === "hidden") this.#desktop(first.line);
  }

  /** One table has begun or ceased to wait, as its own socket says. */
  mark(id: string, waits: boolean, line: string): void {
    const others = [...this.waiting].filter((each) => each !== id).map((each) => ({ id: each, line: "" }));
    this.tell(waits ? [...others, { id, line }] : others);
  }

  /** Ask the browser for leave to show desktop notices; false when it is not given. */
  async allowDesktop(): Promise<boolean> {
    if (!("Notification" in window)) return false;
    return (await Notification.requestPermission()) === "granted";
  }

  #desktop(line: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const notice = new Notification(t("notice.your_turn"), { body: line, icon: "/favicon.svg", tag: "turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export const notices = new Notices();
