// Made from spellhall/games/wiz_war/show by scripts/generate_wire_types.py; do not edit.

export interface ThingSight {
  thing: number; // as in thing:N
  kind: number;
  card: number; // that made it, or the item itself
  owner: number;
  square?: number | null;
  line?: number | null;
  cracks?: number;
  limit?: number; // cracks that destroy it
  live?: boolean | null; // a trap token, for its owner only
}

export interface BeastSight {
  kind: number;
  owner: number;
  square: number;
  life: number;
  speed: number;
  stun?: number;
  activated?: boolean;
}

export interface SpellSight {
  card: number;
  tokens?: number | null; // None: permanent
  target?: number | null; // what it lies on
}

export interface PlayerSight {
  life: number;
  hand_size: number;
  hand_limit: number;
  load: number; // hand, items and spells that count
  square?: number | null; // None: eliminated
  to_come?: number; // damage that will be suffered if what is in the air lands
  stun?: number;
  points?: number;
  kills?: number; // of these points, those for kills
  speed?: number;
  form?: number;
  hand?: number[]; // empty for everybody else
  known?: number[]; // cards of this hand that the looking seat has seen
  items?: number[];
  spells?: SpellSight[];
}

export interface DamageSight {
  kind: number;
  element?: number;
  total?: number | null; // None: a die decides
  base?: number; // of the total, what is not energy
  fed?: boolean; // the energy counts
}

export interface LandingSight {
  hurt: [number, number, number][]; // figure, its life now, and then
  scored?: [number, number] | null; // points of the caster now, and then
  wins?: number | null; // at once
}

export interface AirSight {
  caster: number;
  by: number;
  role: number;
  energy: number;
  order: number[]; // seats in the order in which they answer
  card?: number | null; // None: a fist, or a creature's own attack
  strike?: number | null; // which attack of the creature
  damage?: DamageSight | null;
  fuel?: number[];
  targets?: number[];
  evaded?: number[];
  cancelled?: boolean;
  against?: number | null; // height of the spell that it answers
  lands?: LandingSight | null; // what comes of it
  waiting?: number[]; // of the order, those still asked about it, the present one first
}

export interface TurnSight {
  mp?: number;
  boosted?: boolean;
  attacks?: number;
  attacks_left?: number; // none in the own first turn
  stunned?: boolean;
  moved?: boolean;
  over?: boolean; // Move and Cast
  trail?: number[]; // squares walked this turn
}

export interface Sight {
  turn: number;
  round: number;
  active: number;
  players: PlayerSight[];
  starts: number[]; // where the treasures of each seat begin, two a seat
  lines: number[]; // what stands on each border line
  treasures: number[]; // square of each, or the catalogue's `carried` + figure
  now: TurnSight;
  decks: number[]; // cards in each
  discards: number[][];
  schools: number[]; // in play for all
  cracks?: [number, number][];
  held?: [number, number][]; // doors held open, and by whom
  sealed?: number[]; // doors
  opens?: number[]; // doors, for the looking seat
  things?: ThingSight[];
  beasts?: BeastSight[];
  air?: AirSight[];
  blow?: number | null; // damage about to be suffered
  acting?: number | null; // whose sight and reach these are
  seen?: number[]; // for each sector the bits of its squares in sight
  reach?: number[][]; // squares one step away, two steps, within its movement points
  pile?: number; // deck that the looking seat draws from
  own_pile?: number | null; // and that of its specialization
  aside?: number[]; // cards that the looking seat looks at
  ended?: boolean;
}

export interface SquareScene {
  row: number;
  column: number;
  name: string; // "c3"
  sector: number; // slot
}

export interface LineScene {
  square: number; // on one side of it
  side: string; // "n", "e", "s" or "w" of that square
  to: number; // the square on the other side
  seam: string; // "" inside the map, "wrap", or the colour of a portal
  posts: number[]; // lattice points at its ends
}

export interface OuterWall {
  row: number;
  column: number;
  side: string;
}

export interface PostScene {
  row: number; // lattice point: 0 is the top edge
  column: number;
  outer: boolean; // a corner of the outer wall
}

export interface Scene {
  goal: number; // victory points
  options: number[]; // optional rules, as the catalogue numbers them
  colours: number[]; // of each seat
  sectors: number[]; // colour of the board in each slot
  homes: number[]; // home base of each seat
  squares: SquareScene[];
  lines: LineScene[];
  outer: OuterWall[];
  posts: PostScene[];
}

export interface CardKind {
  card: number; // number of its first copy, as in card:N; the others follow
  copies: number;
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

export interface ThingKind {
  kind: string;
  name: string; // "": that of its card
  mobile: boolean;
  fire: boolean;
}

export interface CreatureKind {
  name: string;
  icon: string;
  attacks: string[];
}

export interface LineKind {
  kind: string;
  limit: number; // cracks that destroy it; 0: nothing stands there
}

export interface Aims {
  kind: string; // as in kind:N
  first: number; // what can be aimed at from this number on is of this kind
}

export interface Catalogue {
  cards: CardKind[];
  things: ThingKind[];
  creatures: CreatureKind[];
  lines: LineKind[];
  aims: Aims[]; // from the lowest number up
  ways: string[]; // north, east, south, west
  carried: number; // from here on, the place of a treasure is a figure
  colours: string[];
  schools: string[]; // names
  roles: string[];
  forms: string[];
  damages: string[]; // kinds of damage
  elements: string[];
  fist: string; // name of the attack that needs no card
  options: string[]; // optional rules
}
