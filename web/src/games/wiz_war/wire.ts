// Made from spellhall/games/wiz_war/show by scripts/generate_wire_types.py; do not edit.

export interface CardView {
  card: number; // number of this copy, as in card:N
  id: string; // ledger id
  name: string;
  text: string;
  icon: string;
  school: string;
  types: string[];
  energy: number; // 0: none
  die: boolean; // random energy: a d4 plus `energy`
  reach: string;
  lasts: string;
  traits: string[];
}

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
  kind: string; // one of LINES
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

export interface OuterWall {
  row: number;
  column: number;
  side: string;
}

export interface PillarView {
  row: number; // lattice point: 0 is the top edge
  column: number;
}

export interface ThingView {
  thing: number; // as in thing:N
  kind: string; // one of THING_WORDS
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
  tokens: number | null; // None: permanent
  target: string; // id on the screen of what it lies on; "" for none
}

export interface PlayerView {
  seat: number;
  colour: string;
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
  card: CardView | null; // None: a punch or a creature's own attack
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
  evaded: string[];
  cancelled: boolean;
  against: number | null; // height of the spell that it answers
  if_it_lands: string[]; // one sentence for each consequence
  order: number[]; // seats in the order in which they answer
  waiting: number[]; // of these, seats that are still asked about it, the present one first
  lines: number[]; // border lines that the attack crosses
  walls: number[]; // of these, lines on which the looking seat could raise earth
}

export interface TurnView {
  mp: number;
  speed: number;
  boosted: boolean;
  attacks: number;
  attacks_left: number; // none in the own first turn
  stunned: boolean;
  moved: boolean;
  phase: string; // "time", "move", "draw"
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
  blow: number | null; // damage about to be suffered
  now: TurnView;
  acting: number | null; // figure whose sight and reach are shown
  deck: number;
  own_deck: number | null; // of the looking seat
  decks: number[];
  discards: CardView[][];
  aside: CardView[]; // cards that the looking seat looks at
  schools: string[];
  options: string[];
  ended: boolean;
}
