// Made from spellhall/server/wire by scripts/generate_wire_types.py; do not edit.

export type LineKind = "back" | "bot" | "came" | "reaction" | "rose" | "said" | "sat" | "went";
export type Reaction = "laugh" | "luck" | "ouch" | "thanks" | "thinking" | "well_played";

/** One value that an option may take. */
export interface ValueInfo {
  id: string;
  title: string;
  line: string; // one sentence of explanation
  players: number; // offered to so many players and more
  needs: [string, string] | null; // offered where this value of an option is chosen
}

/** One option or variant of a game, as its schema declares it. */
export interface OptionInfo {
  id: string;
  title: string;
  line: string;
  kind: "flag" | "many" | "number" | "one";
  default: boolean | number | string | string[];
  values: ValueInfo[]; // of "one" and "many"
  least: number; // of "number"; of "many": how many must be chosen
  most: number;
  rule: string; // ledger id
  tag: string; // a word beside the title, such as "classic"
  needs: [string, string] | null; // as for values
}

/** A change of options that ends a conflict. */
export interface MendInfo {
  text: string; // what it does: "Turn off Giant Book of Spells"
  options: Record<string, boolean | number | string | string[]>;
}

/** Options of a draft that cannot be played together. */
export interface ConflictInfo {
  options: string[]; // ids; it is shown beside the first
  reason: string; // a sentence for people
  mends: MendInfo[];
}

/** A named strength of bot. */
export interface LevelInfo {
  id: string;
  title: string;
  line: string;
}

export interface GameInfo {
  id: string;
  title: string;
  version: string;
  line: string; // one sentence for the hall
  mood: string; // two words on the arch: "tile puzzle"
  minutes: string; // "30-45"
  weight: number; // 1 light to 5 heavy
  least_players: number;
  most_players: number;
  together: boolean; // won or lost by all
  options: OptionInfo[];
  levels: LevelInfo[];
  lesson_steps: number; // in how many steps it is taught; 0: no lesson
}

/** A seat at a table, as everybody may see it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string; // of a bot, or of the bot that stands in
  here: boolean; // a person's socket is open
  away: number; // seconds since it was, as far as is known
  stand_in: boolean; // a bot plays for the person until they return
  mine: boolean; // the asking person sits here
  host: boolean;
}

/** How one seat ended. */
export interface PlaceInfo {
  seat: number;
  place: number; // 1 is first; equal places are shared
  score: number;
  won: boolean;
  parts: [string, number][]; // the score broken down: (title, points), in ledger order
  note: string; // what decided it, such as a tie-break
}

export interface ResultInfo {
  ending: string; // id of the ending
  text: string; // one sentence: what ended the game and who won
  places: PlaceInfo[]; // sorted by place
  rules: string[]; // by which it ended and was decided
}

export interface TableInfo {
  id: string;
  game: string;
  version: string;
  phase: "gathering" | "over" | "playing";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string | string[]>;
  listed: boolean; // shown in the hall
  watchers: "all" | "none" | "public"; // what spectators may see
  clock: number; // seconds a person has for one decision; 0: as long as they like
  hosting: boolean; // the asking person may change the table
  seq: number; // number of choices made
  created: string; // ISO time
  changed: string;
  line: string; // one sentence: what is going on
  my_turn: boolean;
  result: ResultInfo | null;
  next_table: string; // the rematch
  practice: boolean; // only bots beside me: hints allowed
  trial: boolean; // begun in the middle of a game: what if, or a position
  conflicts: ConflictInfo[]; // before the start: why these options cannot be played
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

export interface OptionOnOffer {
  choice: string; // the notation: what is sent back
  label: string; // for people: what it will do
  touches: string[]; // ids of things on the screen that a click on chooses this
  loses: string; // what it costs for good, told to the asked seat only; empty when it is free
}

/** Visible things that cannot be chosen now, and why. */
export interface Refusal {
  touches: string[];
  reason: string;
  rule: string;
}

export interface QuestionInfo {
  seat: number;
  kind: string; // stable id of the question, such as "start_turn"
  prompt: string; // "Your turn: cast or rest?"
  options: OptionOnOffer[];
  why: string; // one more sentence
  refusals: Refusal[];
  waits: boolean; // False: the game does not wait for this answer (it may be changed)
  rules: string[];
}

export interface EventInfo {
  seq: number; // the choice that caused it; 0 for the set-up
  kind: string;
  text: string; // a sentence for the log
  seat: number | null; // whose sign stands before the sentence
  touches: string[]; // things to animate
  heading: boolean; // starts a new turn or round in the log
  facts: Record<string, unknown>; // by name, as this seat is told them, for screens that act them out
  patch: unknown; // of the sight: what changed up to this event; null: nothing, or not known
}

export interface StatusInfo {
  text: string; // whose turn it is and what is awaited
  awaited: number[]; // seats that must answer
  left: number | null; // seconds until the server answers for them; None: no clock
}

/** One thing that a choice would bring about. */
export interface ConsequenceInfo {
  kind: "card" | "chance" | "count" | "ends_turn" | "gone" | "loses" | "no_undo" | "unanswered" | "wins";
  text: string; // a sentence to the chooser
  certain: boolean; // it comes true; else chance or something hidden has a say
  seat: number | null; // whom it befalls; null: all, or nobody in particular
  what: string; // the id of what is counted, the name of a card
  least: number; // the change of what is counted
  most: number;
  good: number; // for the chooser: 1, -1, or 0 where nobody can say
}

/** Where a forecast ends. */
export interface StopInfo {
  kind: "asked" | "chance" | "impossible" | "over";
  text: string;
  seat: number | null; // who is asked
}

/** Something that the chooser, or all together, have so much of; all can see it. */
export interface CountInfo {
  id: string;
  name: string; // as it stands after a number: "points"
  now: number;
}

/** One choice on trial, after those before it. */
export interface TrialStep {
  choice: string;
  label: string;
  alone: boolean; // there was nothing else to choose
  patch: unknown; // of the sight before it, up to where it stops; null: nothing
  hash: string; // of the sight that it leads to; empty: chance or something hidden has a say
  consequences: ConsequenceInfo[];
  stops: StopInfo;
  may_undo: boolean; // it could be taken back
}

/** First answer to Hello: everything the viewpoint may see, events since what it had. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  viewpoint: number | null; // my seat; None for a spectator
  seats: number[]; // all seats that I hold
  update: Update | null; // None before the game starts
  chat: Said[];
}

/** After every choice, to every viewpoint. */
export interface Update {
  type: "update";
  seq: number;
  status: StatusInfo;
  hash: string; // the sight that the patches lead to
  base: string; // the sight that they begin with
  events: EventInfo[]; // new to this client, in order
  patch: unknown; // of the sight: what changed though no event was told; null: nothing
  asked: unknown; // of questions and others: what changed since the update before; likewise
  sight: unknown; // all that this seat sees now; null where the patches lead there
  scene: unknown; // what cannot change in this match; told with a whole sight only
  catalogue: string; // hash of what is printed in the box; likewise; empty: the sight says it
  questions: QuestionInfo[]; // mine; told with a whole sight only, as `others`
  may_undo: boolean;
  by: number | null; // the seat whose choice this was
  choice: string; // the notation, told to its maker only
  result: ResultInfo | null;
  viewpoint: number | null; // the seat whose view this is; one person may hold several
  others: QuestionInfo[]; // where all win or lose together: what others are asked
}

/** Somebody sat down, left, came back, or the host changed an option. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** The choice is stored. Sent to its maker, also when it is sent again. */
export interface Accepted {
  type: "accepted";
  seq: number;
  choice: string;
}

/** Something said, a reaction, or a line of the house about who came and left. */
export interface Said {
  type: "said";
  seat: number | null;
  name: string;
  text: string; // of a reaction: which; of a line of the house: empty
  at: string;
  kind: LineKind;
}

/** Somebody points at a thing. */
export interface Pointed {
  type: "pointed";
  seat: number;
  touch: string;
}

/** One choice of several that are proposed in a row. */
export interface Step {
  choice: string;
  label: string;
  words: boolean; // only words, because chance decides whether it can be chosen then
}

/** Somebody proposes a choice to the seat that must choose, and what may come after it. To a person it stands until the next update; to a bot until the bot has answered (`waits`). */
export interface Proposed {
  type: "proposed";
  by: number;
  to: number;
  seq: number; // of the update whose question is meant
  choice: string; // empty: taken back
  label: string;
  why: string; // as the proposer puts it
  no: string | null; // declined, and because of what; empty: without a reason
  then: Step[]; // what is proposed after it
  kind: string; // of the question that is meant; empty: whichever comes next
  waits: boolean; // for a bot, which answers when it is asked
}

/** What a partner could do after some choices, as far as who asks can know. */
export interface Ways {
  type: "ways";
  to: number;
  steps: string[]; // as asked
  question: QuestionInfo | null; // None: what comes then cannot be said
}

/** What the strongest bot would do; only in practice and after the game. */
export interface Hint {
  type: "hint";
  seat: number;
  choice: string;
  label: string;
  chances: number[]; // by seat, or one for all together: the mean over deals of what is hidden
  why: string; // sentences; empty: nothing that can be counted speaks for it
  worth: number; // the chance to win after it, as the strongest bot guesses it
  second: string; // the second-best choice, in notation; empty: there is none, or it is as good
  second_label: string;
  second_worth: number;
  second_leads: string; // what the second-best may lead to, in the words of the log
  steps: string[]; // after these choices on trial, as asked
}

/** What the strongest bot thinks of an option; only where hints are given. */
export interface Opinion {
  type: "opinion";
  seat: number;
  seq: number; // as it was asked
  choice: string;
  bad: boolean; // another option is better by more than chance
  better: string; // that one, in notation
  better_label: string;
  why: string;
  worth: number; // the chance to win after the choice, as the strongest bot guesses it
  better_worth: number;
}

/** What an option would lead to, as far as the seat that is asked can know. */
export interface Foretold {
  type: "forecast";
  seat: number;
  seq: number; // as it was asked
  choice: string;
  base: string; // the sight of the seat that the patch begins with
  patch: unknown; // of that sight, up to where the forecast stops; null: nothing
  consequences: ConsequenceInfo[];
  stops: StopInfo;
  may_undo: boolean; // it could be taken back
}

/** What a row of choices would lead to, as far as the seat that is asked can know. */
export interface Tried {
  type: "trial";
  seat: number;
  seq: number; // as it was asked
  base: string; // the sight that the first patch begins with
  steps: TrialStep[]; // those of the choices that can be made
  stops: StopInfo; // where the last one ends, or why the next one cannot be made
  question: QuestionInfo | null; // where one more can be laid: what is asked then
  counts: CountInfo[]; // what the chooser has before the first step
}

/** The answer to Ping. */
export interface Pong {
  type: "pong";
}

/** Error frame. The table is unharmed; an Update with the current state follows when needed. */
export interface Refused {
  type: "refused";
  error: string;
  message: string;
  seq: number | null;
}

/** Must come first. An empty key looks on as a spectator. */
export interface Hello {
  type: "hello";
  key: string;
  since: number; // last seq this client has seen; -1 for nothing
  auto_pass: boolean; // where there is one answer only, the server gives it
}

export interface Choose {
  type: "choose";
  seat: number;
  seq: number; // the seq this choice will have: that of the last update + 1
  choice: string;
  id: string; // made by the client: the same when it is sent again, else another; empty: none
}

export interface Undo {
  type: "undo";
  seat: number;
  whole_turn: boolean;
  seq: number; // the seq it will have: that of the last update + 1; 0: whatever that is
  id: string; // as of a choice
}

export interface Say {
  type: "say";
  text: string;
}

/** One of a few things that can be said with one click. */
export interface React {
  type: "react";
  what: Reaction;
}

export interface Point {
  type: "point";
  seat: number;
  touch: string;
}

/** Only where all win or lose together. An empty choice takes the last proposal back. */
export interface Propose {
  type: "propose";
  seat: number;
  to: number; // the seat that must choose
  choice: string;
  why: string;
  then: string[]; // up to four more choices, in the order in which they would be made
}

/** What could that partner do, now or in its coming turn, after these choices? */
export interface AskWays {
  type: "ask_ways";
  seat: number;
  to: number;
  steps: string[];
}

/** No to what a partner proposes; the proposal stays to be seen until the table moves on. */
export interface Decline {
  type: "decline";
  seat: number;
  by: number; // who proposes
  why: string;
}

/** What would the strongest bot do now, or after these choices on trial? */
export interface AskHint {
  type: "ask_hint";
  seat: number;
  steps: string[];
}

/** Is this option clearly bad? Nobody else learns that it was asked. */
export interface AskOpinion {
  type: "ask_opinion";
  seat: number;
  seq: number; // as of a choice: that of the last update + 1
  choice: string;
}

/** What would this option lead to? Nobody else learns that it was asked. */
export interface AskForecast {
  type: "forecast";
  seat: number;
  seq: number; // as of a choice: that of the last update + 1
  choice: string;
}

/** What would these choices lead to, one after another? Nobody else learns that it was asked. */
export interface AskTrial {
  type: "trial";
  seat: number;
  seq: number; // as of a choice
  choices: string[];
  to: string; // a place: after the choices, the cheapest row of steps that leads there
}

/** Are you there? A browser cannot see the pings of the protocol itself. */
export interface Ping {
  type: "ping";
}

/** Whether the server answers from now on where there is one answer only, as Hello says. */
export interface AutoPass {
  type: "auto_pass";
  on: boolean;
}

/** Asks for the whole sight: what I hold is not what the last patch begins with. */
export interface Look {
  type: "look";
}

/** POST /api/people, PATCH /api/people/me. */
export interface Named {
  name: string;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  level: string;
}

/** POST /api/tables. With start=True the game begins at once, open seats taken by bots. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options: Record<string, boolean | number | string | string[]>;
  listed: boolean;
  watchers: "all" | "none" | "public";
  clock: number;
  start: boolean;
}

/** PATCH /api/tables/{id}, host only, before the start. Absent fields stay as they are. */
export interface TableChange {
  seats: SeatWish[] | null;
  options: Record<string, boolean | number | string | string[]> | null;
  listed: boolean | null;
  watchers: "all" | "none" | "public" | null;
  clock: number | null;
}

/** POST /api/tables/{id}/sit. Without a seat the first open one is taken. Where all win or lose together, one person may sit on several. */
export interface Sit {
  seat: number | null;
}

/** POST /api/tables/{id}/leave. Before the start one seat of several can be given back. */
export interface Leave {
  seat: number | null; // none: all
}

/** POST /api/tables/{id}/rematch. Against bots it begins at once, unless it shall not. */
export interface Rematch {
  start: boolean;
}

/** POST /api/tables/{id}/stand_in: let a bot play for somebody who went away. */
export interface StandIn {
  seat: number;
}

/** POST /api/tables/{id}/branch: what if? A new table from that moment against bots. */
export interface Branch {
  seq: number;
  seat: number;
  level: string;
}

/** POST /api/records: a record file, checked by replaying it; becomes a finished table. */
export interface ImportRecord {
  record: string;
}

/** POST /api/positions: a position file; becomes a table where it is played on against bots. */
export interface ImportPosition {
  position: string;
  seat: number;
  level: string;
}

/** Body of every 4xx answer: what was wrong and what would be right. */
export interface Problem {
  error: string; // stable id, such as "stale_choice"
  message: string; // a sentence for people
}

/** Answer to POST /api/people. The key is told once; the server keeps its hash only. */
export interface NewPerson {
  person: PersonInfo;
  key: string;
}

export interface ReplayStep {
  seq: number;
  by: number | null;
  choice: string;
  label: string;
  events: EventInfo[];
  sight: unknown; // all that is seen before it; told with the first step only, then patches lead on
  patch: unknown; // what changed though no event was told; null: nothing
  status: StatusInfo;
}

/** GET /api/tables/{id}/replay?viewpoint=SEAT|public|all&start=0&stop=200. */
export interface Replay {
  table: TableInfo;
  viewpoint: string;
  length: number; // number of choices that can be shown: in all, if the rules are the same
  steps: ReplayStep[];
  scene: unknown; // what cannot change in this match
  catalogue: string; // hash of what is printed in the box; empty: the sights say it all
  note: string; // when the rules have changed since: what can be shown, and how
}

/** How it stood at the start of a turn, or at the end. */
export interface StoryPoint {
  seq: number; // the last choice before it
  turn: number;
  seat: number; // whose turn begins; -1: nobody's
  chances: number[]; // by seat; of a game won together all the same
  error: number;
}

/** Where the game turned, or what was dear. */
export interface StoryMoment {
  kind: "costly" | "deciding" | "drift" | "high" | "turning";
  seat: number; // whose chance is told
  by: number; // who chose; -1: nobody, of a drift
  seq: number; // the choice
  event: number; // which of its events, seen from everywhere
  turn: number;
  before: number; // of a costly choice: with the better one
  after: number;
  error: number;
  text: string;
  instead: string; // of a costly choice: the better one
}

/** GET /api/tables/{id}/story: found once after the game, then kept. */
export interface Story {
  ready: boolean; // false: it is being thought about; ask again
  played_on: number; // times that the game was played on from each point
  points: StoryPoint[];
  moments: StoryMoment[]; // in the order of the game
  lead: string; // how it went, in a few sentences
}

export interface RuleEntry {
  id: string;
  text: string; // Markdown of one line
  kind: "content" | "example" | "gap" | "rule" | "ruling";
  refs: string[]; // ids it names
}

export interface RuleSection {
  id: string; // such as "LINK"
  number: string;
  title: string;
  intro: string;
  rules: RuleEntry[];
}

/** A card, tile, room or scroll, with all that is needed to draw it as in play. */
export interface ComponentCard {
  id: string; // ledger id
  touch_kind: string; // such as "assignment" or "tile"
  name: string;
  group: string; // school, kind: the shelf it stands on
  icon: string; // name in game-icons
  text: string;
  copies: number;
  facts: [string, string][]; // (title, value): cost, prestige, range …
  data: unknown; // what the game's own card component needs
  rulings: string[]; // ledger ids that touch it
}

/** One thing to know about a game, with the rules that say it in full. */
export interface OverviewLine {
  text: string;
  rules: string[];
  name: string; // what it speaks of; "" in prose
  picture: string; // id of a component that shows it, or ""
}

export interface OverviewPart {
  id: string; // goal, table, turn, end or words
  title: string;
  lines: OverviewLine[];
}

/** GET /api/rules/{game}. */
export interface Rulebook {
  game: string;
  title: string;
  intro: string;
  overview: OverviewPart[];
  sections: RuleSection[];
  cards: ComponentCard[];
}

export interface GamesInfo {
  games: GameInfo[];
}

/** POST /api/lessons/{game}: a step after some choices, and perhaps one more that is tried. */
export interface LessonTry {
  step: number; // from 0
  choices: string[]; // that the learner has made in this step
  choice: string | null; // what is tried now; null: only to look
  forecast: boolean; // do not do it, say what it would lead to
  name: string; // the learner's
}

/** One step of a lesson. */
export interface StepInfo {
  title: string;
  words: string; // *stars* make a word bold
  rules: string[]; // what it teaches
  moves: number; // how many choices it asks for; 0: there is something to look at only
  done: string; // said when it is done
}

/** What a coach says in a real game, once, at a question or after an event of a kind. */
export interface NoteInfo {
  title: string;
  words: string; // *stars* make a word bold
  rule: string;
  asked: string; // a kind of question; empty: `told` is a kind of event
  offers: string; // a choice that the question must offer, `*` for anything; empty: any will do
  told: string;
}

/** GET /api/lessons/{game}. */
export interface LessonInfo {
  game: string;
  title: string; // of the game
  goal: string; // the game in one sentence
  farewell: string;
  seat: number; // the learner's
  others: string[]; // names of the other seats, in order
  steps: StepInfo[];
  coach: NoteInfo[]; // for the first real game
}

/** Why a try is not what the step asks for. */
export interface ExplainedInfo {
  rule: string;
  text: string;
}

/** Where a step stands; the answer to LessonTry. */
export interface LessonNow {
  at: number; // moves done
  do: string; // what is asked for now; empty when the step is done
  points: string[]; // ids of the things that are pointed at
  pointed: string[]; // choices whose buttons are pointed at, in notation
  shown: string; // the choice that "show me" makes, in notation; empty when the step is done
  update: Update | null; // when nothing was tried, or the try was right
  explained: ExplainedInfo | null; // when it was wrong: nothing was done
  foretold: Foretold | null; // when it would be right and a forecast was asked for
}

/** What a message does not tell of these is so. */
export const LEFT_OUT = {
  OptionOnOffer: { touches: [], loses: "" },
  QuestionInfo: { why: "", refusals: [], waits: true, rules: [] },
  EventInfo: { seat: null, touches: [], heading: false, facts: {}, patch: null },
  StatusInfo: { left: null },
  Update: { base: "", events: [], patch: null, asked: null, sight: null, scene: null, catalogue: "", questions: [], may_undo: false, by: null, choice: "", result: null, viewpoint: null, others: [] },
};

export type ServerMessage =
  | Welcome
  | Update
  | TableChanged
  | Accepted
  | Said
  | Pointed
  | Proposed
  | Ways
  | Hint
  | Opinion
  | Foretold
  | Tried
  | Pong
  | Refused;

export type ClientMessage =
  | Hello
  | Choose
  | Undo
  | Say
  | React
  | Point
  | Propose
  | AskWays
  | Decline
  | AskHint
  | AskOpinion
  | AskForecast
  | AskTrial
  | AutoPass
  | Ping
  | Look;
