// Made from spellhall/games/wizards_academy/show by scripts/generate_wire_types.py; do not edit.

/** Threats of one kind in a room. */
export interface ThreatSight {
  kind: number;
  fate: number; // what it will do when it activates
  count?: number;
  attack?: number; // mana that the crystal would lose if it came there from here
  rooms?: number[]; // where it may go
  seats?: number[]; // one of whom it meets
  n?: number; // rooms that burn with it, or rooms to the nearest wizard
}

export interface BeastSight {
  beast: number; // its number, as in beast:N
  kind: number;
  damage?: number; // taken this turn
}

/** For the seat that looks: what ending its turn in the room would cost. */
export interface StaySight {
  kinds: number[]; // endured
  mana?: number;
  glyphs?: number; // at most
}

export interface RoomSight {
  room: number;
  square: number; // 16: outside
  turn?: number; // quarter turns clockwise
  open?: number; // doors meet
  ice?: number; // doors meet, but there is double ice
  away?: number | null; // moves to the Mana Crystal
  cost?: number | null; // actions to walk in for the seat that looks; None: not next to it
  threats?: ThreatSight[];
  beasts?: BeastSight[];
  stay?: StaySight | null; // None: nothing
}

export interface WizardSight {
  room: number;
  person?: number | null; // None: not yet chosen
  glyphs?: number[]; // one entry for each
  shared?: number | null;
  robe?: number | null;
  wand?: number | null;
  staff?: number | null;
  items?: number;
  has_card?: boolean;
  card?: number | null; // own, or shown to all
  shown?: boolean; // everybody sees the card
  wakes?: [number, number][]; // what the visible card would wake as things stand
  bells?: number[]; // in which it would wake something, or that it names
}

export interface EffectSight {
  kind: number;
  ends: number; // at whose turn
  seat?: number | null; // on whom
  room?: number | null; // on which room
  threat?: number | null; // against what
}

export interface GoalSight {
  done: boolean;
  values?: number[]; // how far it is
}

export interface Sight {
  turn: number;
  round: number;
  active: number;
  mana: number;
  goal: GoalSight[]; // its parts
  actions: [number, number, number]; // left: move, room, magic; the basic game sums them up
  rooms: RoomSight[];
  wizards: WizardSight[];
  sources: (number | null)[]; // of each glyph type
  spells: (number | null)[]; // in each space, when it is bound or noted
  used: number;
  deck_left: number;
  unseen: number[]; // in the deck or in hands, as far as the table can tell
  discard: number[];
  progression_left: number;
  turns_left: number; // draws before time is up
  room_cards_left: number[]; // which cards the room deck still holds
  mana_at_risk?: number; // if the seat that looks ended its turn where it stands
  bound?: number;
  own?: number; // castable for the seat that looks
  lent?: number; // castable with another's glyph
  boosted?: number; // if the seat that looks cast it now, as far as the table knows
  named?: number[]; // known to be in the grid
  in_air?: number | null; // being cast
  air_boosted?: boolean;
  deck_next?: number[]; // known by looking ahead, the next one first
  unmet?: number; // of the deck and hands, cards of the progression deck nobody has seen
  progression_levels?: number[]; // in the advanced game, the next one first; -1: none
  reshuffles?: number;
  room_deck_next?: number[]; // known, the next one first
  room_discard?: number[];
  empowered?: number; // for the seat that looks
  warded?: number;
  effects?: EffectSight[];
}

export interface Scene {
  scenario: number;
  advanced: boolean;
  actions: number[]; // rooms with a room action in this game
  notes: boolean; // the table keeps notes of spells that were seen
}

export interface SpellKind {
  spell: number;
  id: string; // ledger id
  word: string;
  name: string;
  level: number;
  school: string; // empty for a botch
  icon: string;
  botch: boolean;
  basic: boolean; // may lie in the grid of the basic game
  main: string;
  boost: string;
}

export interface DisasterKind {
  card: number;
  id: string; // ledger id
  word: string;
  name: string;
  level: string; // "-" or "0" to "4"
  icon: string;
  text: string;
}

export interface RoomCardKind {
  card: number;
  room: number;
  name: string;
  arrows: string[]; // empty: towards the Cursed Room
}

export interface RoomKind {
  id: string;
  name: string;
  text: string;
  basic_text: string; // in the basic game
  icon: string;
  doors: string[]; // for each turn: "NES"
  schools: string[]; // boosts
}

export interface SquareKind {
  name: string; // "A1" to "D4", or "outside"
  beside: (number | null)[]; // the squares in the four directions
}

export interface SpaceKind {
  space: string; // "12"
  glyphs: number[];
  level: number;
}

export interface ThreatKind {
  kind: string; // word such as "imp-portal"; "guardian" is no threat
  name: string;
  lets_in: string; // through a portal: "an imp"
  creature: boolean;
  toughness: number; // damage that kills it; 0 for tokens and portals
}

export interface PersonKind {
  person: string;
  name: string;
  icon: string;
  ability: string;
  school: string;
}

export interface ScenarioKind {
  scenario: string;
  title: string;
  stars: number;
  goal: string;
}

export interface Catalogue {
  rooms: RoomKind[];
  squares: SquareKind[];
  directions: string[]; // "n", "e", "s", "w"
  threats: ThreatKind[];
  fates: string[]; // words for what a threat will do
  spells: SpellKind[];
  spaces: SpaceKind[];
  disasters: DisasterKind[];
  room_cards: RoomCardKind[];
  people: PersonKind[];
  scenarios: ScenarioKind[];
  effects: string[];
  mana_most: number;
}
