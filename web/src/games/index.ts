/** Which games have a screen of their own; all others are played on the generic one. */
import type { Component } from "svelte";

import type { Draft } from "../lib/gathering/wishes";
import type { Told } from "../lib/log/chapter";
import type { AnyEffects } from "../lib/show/effects";
import type { Palette } from "../lib/show/sounds";
import type { Pause } from "../lib/timeline/pace";
import type { Things } from "../lib/things/things";
import type { Drawing } from "../lib/timeline/timeline.svelte";
import type { Way } from "../lib/plan/way";
import type { ComponentCard, EventInfo, OptionOnOffer, QuestionInfo, SeatInfo, StatusInfo, TableInfo } from "../lib/wire";

/** What every part of a game's screen is given. All of it is data: parts are pure functions of it. */
export interface BoardProps<View = unknown, Told = EventInfo> {
  view: View; // the game's own view of the seat, as it is now shown
  event?: Told | null; // that led to it, if one is told
  viewpoint: number | null; // the seat whose view this is; null for the public or for everything
  seats: SeatInfo[]; // all seats, in order
  mine: number[]; // seats that I hold; empty for spectators and in replays
  questions: QuestionInfo[]; // mine; empty while others are awaited or the show runs
  status: StatusInfo;
  options: TableInfo["options"];
  trial?: View[]; // of a plan: what would be seen after each of its steps, the last of which is `view`; before them: `before`
  before?: View; // what is seen now, while a plan is drawn
  suggesting?: boolean; // the questions are a partner's, and what is clicked is proposed
  says?: ReadonlyMap<number, string>; // what each bot last said about its choice
  live: boolean; // false in replays, moments and results: nothing can be chosen
  deadline?: number | null; // when the clock runs out for who is awaited, in ms since 1970
  clock?: number; // seconds that a decision may take; 0: no clock
}

export interface OptionFaceProps {
  option: OptionOnOffer;
  view: unknown;
}

export interface OptionsProps {
  draft: Draft;
  disabled: boolean; // not mine to change
  change: (options: TableInfo["options"]) => unknown;
}

export interface CardFaceProps {
  card: ComponentCard;
  big?: boolean; // the chosen card of the compendium
}

/** A part of a screen; each game knows the types of its own view and events. */
type Part = Component<BoardProps<any, any>>;

/** The default export of a game's folder. Only the board is needed. */
export interface GameScreen extends Drawing {
  Board: Part; // the middle of the screen
  Seats?: Part; // beside it, instead of the plain list of seats
  Hand?: Part; // along the bottom
  Bar?: Part; // beside the title: round, race
  OptionFace?: Component<OptionFaceProps>; // what stands on the button of an option, instead of its label
  CardFace?: Component<CardFaceProps>; // a component as in play, for the compendium
  Preview?: Component<{ players: number; options: TableInfo["options"] }>; // on the table before the start
  options?: { covers: string[]; Part: Component<OptionsProps> }; // some options of the table, drawn by the game
  inWords?: (view: any, seats: SeatInfo[], near: number | null) => Told; // the table as it would be told; else its fields are listed
  things?: (view: any, seats: SeatInfo[], near: number | null, questions?: readonly QuestionInfo[]) => Things; // all that is on the table: for names, arrow keys, looks and forecasts
  reaches?: (touch: string) => boolean; // a place to which a way of several steps may lead
  way?: (before: any, trial: any[], seat: number) => Way | null; // a plan that is nothing but a way, as it is told
  letters?: ReadonlyMap<string, string>; // keys of its own one-word choices, where they would else change with what is on offer
  pause?: Pause; // how long each event is shown
  effects?: AnyEffects; // what is done for each kind of event
  Thing?: Component<{ thing: any; catalogue: any }>; // a thing that an effect lets glide or break, as it is then drawn
  sounds?: Palette; // the voices of its world
}

const SCREENS: Record<string, () => Promise<{ default: GameScreen }>> = {
  arcane_academy: () => import("./arcane_academy"),
  five_seals: () => import("./five_seals"),
  hell_high: () => import("./hell_high"),
  wiz_war: () => import("./wiz_war"),
  wizards_academy: () => import("./wizards_academy"),
};

/** The screen of a game, or null when it has none of its own. */
export async function screenOf(game: string): Promise<GameScreen | null> {
  const load = SCREENS[game];
  return load ? (await load()).default : null;
}
