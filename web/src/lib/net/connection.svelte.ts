/** Whether the server can be reached, as the whole page shows it, and since when it cannot. */

export type Reach = "connected" | "connecting" | "lost";

class Connection {
  #reach = $state<Reach>("connecting");
  /** When something was last heard of the server that is lost now; null as long as it is not. */
  since = $state<Date | null>(null);
  #heard = Date.now();

  constructor() {
    window.addEventListener("offline", () => (this.reach = "lost"));
    if (!navigator.onLine) this.reach = "lost";
  }

  get reach(): Reach {
    return this.#reach;
  }

  set reach(reach: Reach) {
    if (reach === "connected") this.heard();
    else if (reach === "lost") this.since ??= new Date(this.#heard);
    this.#reach = reach;
  }

  /** Something came from the server. */
  heard(): void {
    this.#heard = Date.now();
    this.since = null;
    this.#reach = "connected";
  }
}

export const connection = new Connection();
