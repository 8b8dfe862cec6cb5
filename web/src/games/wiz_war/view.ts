/** What the screen draws: the game's own view, joined by hydrate.ts from sight, scene and catalogue. */
import { say, sayWord } from "./text";
import type { CardKind, OuterWall } from "./wire";

export type { OuterWall };

/** A card: its face, and which copy of it. */
export type CardView = Omit<CardKind, "copies">;

export interface SquareView {
  row: number;
  column: number;
  name: string; // "c3"
  sector: number; // slot
  home: number | null; // seat whose home base it is
  start: number | null; // seat whose treasure starts here
  seen: boolean; // by the figure that acts now
  steps: number | null; // walking steps of that figure, if within its movement points
}

export interface LineView {
  line: number;
  row: number; // of the square on one side
  column: number;
  side: string; // "n", "e", "s" or "w" of that square
  name: string; // "c3|d3"
  kind: string; // as in "made-wall"
  seam: string; // "" inside the map, "wrap", or the colour of a portal
  to_row: number; // the square on the other side
  to_column: number;
  cracks: number;
  limit: number; // cracks that destroy it
  owner: number | null; // seat that can always open this door, or that made it
  held_by: number | null;
  sealed: boolean;
  opens: boolean; // for the seat that looks
  fire: boolean;
}

export interface PillarView {
  row: number; // lattice point: 0 is the top edge
  column: number;
}

export interface ThingView {
  thing: number; // as in thing:N
  kind: string;
  name: string;
  icon: string;
  row: number | null;
  column: number | null;
  line: number | null;
  owner: number;
  cracks: number;
  limit: number;
  mobile: boolean;
  live: boolean | null; // a trap token, for its owner only
}

export interface TreasureView {
  treasure: number;
  owner: number; // seat
  row: number | null;
  column: number | null;
  carrier: number | null; // figure: a seat, or 8 + kind of creature
}

export interface BeastView {
  figure: number;
  kind: number;
  name: string;
  icon: string;
  owner: number;
  row: number;
  column: number;
  life: number;
  stun: number;
  speed: number;
  attacks: string[];
  activated: boolean;
}

export interface SpellView {
  card: CardView;
  owner: number;
  tokens: number | null; // null: permanent
  target: string; // id on the screen of what it lies on; "" for none
}

export interface PlayerView {
  seat: number;
  alive: boolean;
  row: number | null;
  column: number | null;
  life: number;
  to_come: number; // damage that will be suffered if what is in the air lands
  stun: number;
  points: number;
  kills: number;
  treasures_home: number;
  speed: number;
  form: string;
  hand_size: number;
  hand_limit: number;
  load: number; // hand, items and spells that count
  hand: CardView[]; // empty for everybody else
  known: CardView[]; // cards of this hand that the looking seat has seen
  items: CardView[];
  spells: SpellView[];
  treasure: number | null;
}

export interface AirView {
  height: number;
  card: CardView | null; // null: a punch or a creature's own attack
  name: string;
  caster: number;
  by: number; // figure
  role: string;
  energy: number;
  sum: string; // how the damage is made up: "energy 5 + 2"
  damage: number | null;
  kind: string; // "magical fire"
  fuel: CardView[];
  targets: string[]; // ids on the screen
  evaded: string[]; // of these, those that it misses
  cancelled: boolean;
  against: number | null; // height of the spell that it answers
  if_it_lands: string[]; // one sentence for each consequence
  order: number[]; // seats in the order in which they answer
  waiting: number[]; // of these, seats that are still asked about it, the present one first
}

export interface TurnView {
  mp: number;
  speed: number;
  attacks: number;
  attacks_left: number; // none in the own first turn
  stunned: boolean;
  phase: string; // "move", "draw"
  trail: [number, number][]; // squares walked this turn
}

export interface View {
  turn: number;
  round: number;
  active: number;
  goal: number;
  rows: number;
  columns: number;
  players: PlayerView[];
  squares: SquareView[];
  lines: LineView[];
  outer: OuterWall[];
  pillars: PillarView[];
  sectors: string[]; // colour in each slot
  things: ThingView[];
  treasures: TreasureView[];
  beasts: BeastView[];
  air: AirView[];
  now: TurnView;
  acting: number | null; // figure whose sight and reach are shown
  deck: number;
  own_deck: number | null; // of the looking seat
  discards: CardView[][];
  aside: CardView[]; // cards that the looking seat looks at
  schools: string[];
  counters: CardKind[]; // printed in the schools in play
  options: string[];
  ended: boolean;
}

/** The name of a thing on the map by its id; figures of seats are named elsewhere. */
export function thingNamed(view: View, id: string): string {
  const [kind = "", first, second] = id.split(":");
  const number = Number(first);
  if (kind === "beast") return view.beasts.find((beast) => beast.kind === number)?.name ?? "";
  if (kind === "thing") return view.things.find((thing) => thing.thing === number)?.name ?? "";
  if (kind === "card") return cardIn(view, number)?.name ?? "";
  if (kind === "square") return say("square", { name: view.squares.find((square) => square.row === number && square.column === Number(second))?.name ?? "" });
  if (kind === "line") return say("line", { name: view.lines[number]?.name.replace("|", "–") ?? "" });
  return sayWord("target", kind);
}

/** A card that lies open for the looking seat, wherever it lies. */
export function cardIn(view: View, card: number): CardView | null {
  return cardsIn(view).find((each) => each.card === card) ?? null;
}

/** All cards that lie open for the looking seat. */
export function cardsIn(view: View): CardView[] {
  return [
    ...view.players.flatMap((player) => [...player.hand, ...player.known, ...player.items, ...player.spells.map((spell) => spell.card)]),
    ...view.aside,
    ...view.air.flatMap((spell) => [...(spell.card ? [spell.card] : []), ...spell.fuel]),
    ...view.discards.flat(),
  ];
}
