/** The server's HTTP side. */
import { keep, kept } from "../page/kept";
import { t } from "../text";
import type {
  Branch,
  GamesInfo,
  HallInfo,
  LessonInfo,
  LessonNow,
  LessonTry,
  NewPerson,
  NewTable,
  PersonInfo,
  Problem,
  Replay,
  Rulebook,
  Story,
  TableChange,
  TableInfo,
} from "../wire";
import { connection } from "./connection.svelte";
import { filledStep } from "./filled";

/** An answer that says no, with the server's own sentence. */
export class Denied extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

let key = kept("key") ?? "";

export function personKey(): string {
  return key;
}

export function setPersonKey(value: string): void {
  key = value;
  keep("key", value || null);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    connection.reach = "lost";
    throw new Denied(0, { error: "unreachable", message: t("problem.unreachable") });
  }
  if (answer.ok) return answer;
  throw new Denied(answer.status, await problemIn(answer));
}

async function problemIn(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (typeof problem.message === "string") return { error: problem.error ?? "unknown", message: problem.message };
  } catch {
    // A proxy in between may answer with a page; the status is all we know then.
  }
  return { error: "unknown", message: t("problem.status", { status: answer.status }) };
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (await answer.json()) as T;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  /** Rejected unless the server says within so many milliseconds that it is well. */
  alive: async (patience: number): Promise<void> => {
    const answer = await fetch("/health", { signal: AbortSignal.timeout(patience), cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
  },
  games: () => json<GamesInfo>("GET", "/api/games"),
  hall: () => json<HallInfo>("GET", "/api/hall"),

  newPerson: (name: string) => json<NewPerson>("POST", "/api/people", { name }),
  me: () => json<PersonInfo>("GET", "/api/people/me"),
  rename: (name: string) => json<PersonInfo>("PATCH", "/api/people/me", { name }),

  open: (wish: NewTable) => json<TableInfo>("POST", "/api/tables", wish),
  table: (id: string) => json<TableInfo>("GET", table(id)),
  change: (id: string, change: Partial<TableChange>) => json<TableInfo>("PATCH", table(id), change),
  sit: (id: string, seat: number | null = null) => json<TableInfo>("POST", `${table(id)}/sit`, { seat }),
  leave: (id: string, seat: number | null = null) => json<TableInfo>("POST", `${table(id)}/leave`, { seat }),
  start: (id: string) => json<TableInfo>("POST", `${table(id)}/start`),
  standIn: (id: string, seat: number) => json<TableInfo>("POST", `${table(id)}/stand_in`, { seat }),
  resume: (id: string) => json<TableInfo>("POST", `${table(id)}/resume`),
  rematch: (id: string, start = true) => json<TableInfo>("POST", `${table(id)}/rematch`, { start }),
  branch: (id: string, wish: Branch) => json<TableInfo>("POST", `${table(id)}/branch`, wish),

  replay: async (id: string, viewpoint: string, start: number, stop: number): Promise<Replay> => {
    const wanted = new URLSearchParams({ viewpoint, start: String(start), stop: String(stop) });
    const replay = await json<Replay>("GET", `${table(id)}/replay?${wanted}`);
    return { ...replay, steps: replay.steps.map(filledStep) };
  },
  story: (id: string) => json<Story>("GET", `${table(id)}/story`),
  record: async (id: string) => (await ask("GET", `${table(id)}/record`)).text(),
  importRecord: (record: string) => json<TableInfo>("POST", "/api/records", { record }),

  lesson: (game: string) => json<LessonInfo>("GET", `/api/lessons/${encodeURIComponent(game)}`),
  tryInLesson: (game: string, wish: LessonTry) => json<LessonNow>("POST", `/api/lessons/${encodeURIComponent(game)}`, wish),

  catalogue: (hash: string) => json<unknown>("GET", `/api/catalogues/${encodeURIComponent(hash)}`),
  rules: (game: string) => json<Rulebook>("GET", `/api/rules/${encodeURIComponent(game)}`),
};

/** The address of a table's socket. */
export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}${table(id)}/socket`;
}
