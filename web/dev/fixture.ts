/** Stands in for the server: answers fetch and WebSocket with sample tables. `?theme=dark` dresses the page. */
import type { ClientMessage, ServerMessage, TableInfo } from "../src/lib/wire";
import { GAMES } from "./games";
import { START, light, replay, rulebook, updateOf, type Lanterns } from "./lanterns";
import { GATHERING, HALL, OVER, PLAYING, RESULT } from "./tables";

const TABLES = new Map<string, TableInfo>([GATHERING, PLAYING, OVER].map((table) => [table.id, table]));
const LANTERNS = { ...GAMES[0], id: "lanterns", title: "Lanterns", options: [] } as (typeof GAMES)[number];

export function installFixture(): void {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get("theme");
  if (theme) localStorage.setItem("spellhall.wishes", JSON.stringify({ theme, sound: false }));
  localStorage.setItem("spellhall.key", "sample");
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith("/api/")) return fetched(input, init);
    const body = answer(url.pathname.slice("/api/".length).split("/"), init);
    return body === undefined
      ? new Response(JSON.stringify({ error: "unknown", message: `No sample for ${url.pathname}.` }), { status: 404 })
      : new Response(JSON.stringify(body), { status: 200 });
  };
  window.WebSocket = SampleSocket as unknown as typeof WebSocket;
}

function answer(path: string[], init: RequestInit | undefined): unknown {
  const [what = "", id = "", act = ""] = path;
  const table = TABLES.get(id);
  switch (what) {
    case "games":
      // `?doors=1` … `?doors=5`: how the hall looks with fewer games; the last is listed first.
      return { games: [...GAMES].reverse().slice(0, Number(new URLSearchParams(location.search).get("doors") ?? 5)).reverse().concat(location.pathname === "/" ? [] : [LANTERNS]) };
    case "hall":
      return HALL;
    case "people":
      return { id: "me", name: "Mira" };
    case "rules":
      return rulebook(id);
    case "tables":
      if (act === "replay") return replay();
      if (init?.method === "PATCH" && table) {
        const change = JSON.parse(String(init.body)) as Partial<TableInfo>;
        const changed = { ...table, ...change, seats: table.seats };
        TABLES.set(id, changed);
        return changed;
      }
      return table ?? PLAYING;
  }
  return undefined;
}

class SampleSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 1;
  #id: string;
  #seq = 0;
  #state: Lanterns = START;

  constructor(address: string) {
    super();
    this.#id = address.split("/").at(-2) ?? "";
    setTimeout(() => this.dispatchEvent(new Event("open")), 20);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === "hello") this.#welcome();
    else if (message.type === "choose") this.#play(Number(message.choice.split(" ")[1] ?? Number.NaN));
    else if (message.type === "say") this.#tell({ type: "said", seat: 0, name: "Mira", text: message.text, at: "", kind: "said" });
  }

  close(): void {
    this.readyState = 3;
  }

  #welcome(): void {
    const table = TABLES.get(this.#id) ?? PLAYING;
    const update = table.phase === "gathering" ? null : updateOf(this.#state, 0, null, null);
    if (update && table.phase === "over") Object.assign(update, { result: RESULT, questions: [] });
    this.#tell({ type: "welcome", table, viewpoint: 0, seats: [0], update, chat: [] });
  }

  #play(at: number): void {
    const mover = this.#state.turn;
    const free = this.#state.lit.findIndex((by) => by === null);
    const lantern = Number.isNaN(at) ? free : at;
    this.#state = light(this.#state, lantern);
    this.#seq += 1;
    this.#tell({ type: "accepted", seq: this.#seq, choice: `light ${lantern}` });
    this.#tell(updateOf(this.#state, this.#seq, mover, lantern));
    if (this.#state.turn !== 0) setTimeout(() => this.#play(this.#state.lit.findIndex((by) => by === null)), 150);
  }

  #tell(message: ServerMessage): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) })), 60);
  }
}
