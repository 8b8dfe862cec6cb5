// Messages between server and client, in the shape of spellhall/server/wire.py.

export interface ValueInfo {
  id: string;
  title: string;
  line: string;
}

export interface OptionInfo {
  id: string;
  title: string;
  line: string;
  kind: "flag" | "one" | "many" | "number";
  default: boolean | number | string | string[];
  values: ValueInfo[];
  least: number;
  most: number;
  rule: string;
  tag: string;
}

export interface LevelInfo {
  id: string;
  title: string;
  line: string;
}

export interface GameInfo {
  id: string;
  title: string;
  version: string;
  line: string;
  mood: string;
  minutes: string;
  weight: number;
  least_players: number;
  most_players: number;
  together: boolean;
  options: OptionInfo[];
  levels: LevelInfo[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  here: boolean;
  stand_in: boolean;
  mine: boolean;
  host: boolean;
}

export interface PlaceInfo {
  seat: number;
  place: number;
  score: number;
  won: boolean;
  parts: [string, number][];
  note: string;
}

export interface ResultInfo {
  ending: string;
  text: string;
  places: PlaceInfo[];
}

export interface TableInfo {
  id: string;
  game: string;
  version: string;
  phase: "gathering" | "playing" | "over";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string | string[]>;
  listed: boolean;
  watchers: "public" | "all" | "none";
  hosting: boolean;
  seq: number;
  created: string;
  changed: string;
  line: string;
  my_turn: boolean;
  result: ResultInfo | null;
  next_table: string;
  practice: boolean;
}

export interface HallInfo {
  mine: TableInfo[];
  open: TableInfo[];
  results: TableInfo[];
  watchable: TableInfo[];
}

export interface PersonInfo {
  id: string;
  name: string;
}

export interface NewPerson {
  person: PersonInfo;
  key: string;
}

export interface Problem {
  error: string;
  message: string;
}

export interface OptionOnOffer {
  choice: string;
  label: string;
  touches: string[];
  rules: string[];
}

export interface Refusal {
  touch: string;
  reason: string;
  rule: string;
}

export interface QuestionInfo {
  seat: number;
  kind: string;
  prompt: string;
  why: string;
  options: OptionOnOffer[];
  refusals: Refusal[];
  waits: boolean;
  rules: string[];
}

export interface EventInfo {
  seq: number;
  kind: string;
  text: string;
  seat: number | null;
  touches: string[];
  heading: boolean;
}

export interface StatusInfo {
  text: string;
  awaited: number[];
}

export interface Welcome {
  type: "welcome";
  table: TableInfo;
  viewpoint: number | null;
  seats: number[];
  update: Update | null;
  chat: Said[];
}

export interface Update {
  type: "update";
  seq: number;
  events: EventInfo[];
  view: unknown;
  questions: QuestionInfo[];
  status: StatusInfo;
  may_undo: boolean;
  by: number | null;
  choice: string;
  result: ResultInfo | null;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Accepted {
  type: "accepted";
  seq: number;
  choice: string;
}

export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Pointed {
  type: "pointed";
  seat: number;
  touch: string;
  text: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  choice: string;
  label: string;
  chances: number[];
}

export interface Refused {
  type: "refused";
  error: string;
  message: string;
  seq: number | null;
}

export type ServerMessage = Welcome | Update | TableChanged | Accepted | Said | Pointed | Hint | Refused;

export interface Hello {
  type: "hello";
  key: string;
  since: number;
}

export interface Choose {
  type: "choose";
  seat: number;
  seq: number;
  choice: string;
}

export interface Undo {
  type: "undo";
  seat: number;
  whole_turn: boolean;
}

export interface Say {
  type: "say";
  text: string;
}

export interface Point {
  type: "point";
  seat: number;
  touch: string;
  text: string;
}

export interface AskHint {
  type: "ask_hint";
  seat: number;
}

export type ClientMessage = Hello | Choose | Undo | Say | Point | AskHint;

export interface Named {
  name: string;
}

export interface SeatWish {
  kind: "me" | "bot" | "open";
  level: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string | string[]>;
  listed: boolean;
  watchers: "public" | "all" | "none";
  start: boolean;
}

export interface TableChange {
  seats: SeatWish[] | null;
  options: Record<string, boolean | number | string | string[]> | null;
  listed: boolean | null;
  watchers: "public" | "all" | "none" | null;
}

export interface Sit {
  seat: number | null;
}

export interface Branch {
  seq: number;
  seat: number;
  level: string;
}

export interface ImportRecord {
  record: string;
}

export interface ReplayStep {
  seq: number;
  by: number | null;
  choice: string;
  label: string;
  events: EventInfo[];
  view: unknown;
  status: StatusInfo;
}

export interface Replay {
  table: TableInfo;
  viewpoint: string;
  length: number;
  steps: ReplayStep[];
}

export interface RuleEntry {
  id: string;
  text: string;
  kind: "rule" | "ruling" | "example" | "gap" | "content";
  refs: string[];
}

export interface RuleSection {
  id: string;
  number: string;
  title: string;
  intro: string;
  rules: RuleEntry[];
}

export interface ComponentCard {
  id: string;
  touch_kind: string;
  name: string;
  group: string;
  icon: string;
  text: string;
  copies: number;
  facts: [string, string][];
  data: unknown;
  rulings: string[];
}

export interface Rulebook {
  game: string;
  title: string;
  intro: string;
  sections: RuleSection[];
  cards: ComponentCard[];
}

export interface GamesInfo {
  games: GameInfo[];
}
