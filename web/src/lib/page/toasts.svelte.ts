/** Short messages at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  kind: "plain" | "bad" | "good";
}

const LIFE = 7000;

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, kind: Toast["kind"] = "plain"): void {
    const id = this.#next++;
    this.shown = [...this.shown.filter((toast) => toast.text !== text), { id, text, kind }].slice(-4);
    setTimeout(() => this.close(id), LIFE);
  }

  /** Tell of an error that a person can do something about. */
  error(error: unknown): void {
    this.say(error instanceof Error ? error.message : String(error), "bad");
  }

  close(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
