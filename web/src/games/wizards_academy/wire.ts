// Made from spellhall/games/wizards_academy/show by scripts/generate_wire_types.py; do not edit.

export interface ThreatView {
  kind: string; // word such as "imp-portal"; "guardian" is no threat
  name: string;
  count: number;
  beast: number | null; // number of a creature, for beast:<number>
  damage: number; // taken this turn
  toughness: number; // damage that kills it; 0 for tokens and portals
  if_activated: string; // a sentence
  threatening: boolean; // a chain of adjoining rooms leads to the Mana Crystal
  attack: number; // mana that the crystal would lose if it came there from here
}

export interface LinkView {
  direction: string; // "n", "e", "s", "w"
  room: number; // the neighbour
  state: string; // "open", "ice" (doors meet, double ice) or "wall"
}

/** For the seat that looks: what ending its turn in the room would cost. */
export interface StayView {
  mana: number;
  glyphs: number; // at most
  lines: string[];
}

export interface RoomView {
  room: number;
  id: string;
  name: string;
  text: string;
  icon: string;
  square: string; // "A1" to "D4", or "outside"
  doors: string; // as it lies: "NES"
  turn: number; // quarter turns clockwise
  links: LinkView[];
  schools: string[]; // boosts
  action: boolean; // has a room action in this game
  empowered: boolean; // for the seat that looks
  warded: boolean;
  sources: number[]; // glyph types
  guarded: boolean;
  threats: ThreatView[];
  wizards: number[]; // seats
  away: number | null; // moves to the Mana Crystal
  cost: number | null; // actions to walk in for the seat that looks; None: not next to it
  stay: StayView; // for the seat that looks
}

export interface SpellView {
  spell: number;
  id: string; // ledger id
  word: string;
  name: string;
  level: number;
  school: string; // empty for a botch
  icon: string;
  botch: boolean;
  main: string;
  boost: string;
}

export interface SpaceView {
  space: string; // "12"
  glyphs: number[];
  level: number;
  state: string; // "bound", "seen", "unknown" or "unused"
  spell: SpellView | null; // when it is bound or noted
  castable: string; // for the seat that looks: "own", "lent" (with another's glyph) or ""
  boosted: boolean; // if the seat that looks cast it now, as far as the table knows
}

export interface DisasterView {
  card: number;
  id: string; // ledger id
  word: string;
  name: string;
  level: string; // "-" or "0" to "4"
  icon: string;
  text: string;
}

export interface WizardView {
  seat: number;
  person: string;
  icon: string;
  name: string;
  ability: string; // empty in the basic game
  school: string;
  room: number;
  glyphs: number[]; // one entry for each glyph, by type
  shared: number | null;
  robe: string | null;
  wand: number | null;
  staff: string | null; // space
  items: number;
  has_card: boolean;
  card: DisasterView | null; // own, or shown to all
  shown: boolean; // everybody sees the card
  ahead: string[]; // what the visible card would wake as things stand
  bells: number[]; // the rooms in which it would wake something, or that it names
}

export interface EffectView {
  kind: string; // "safe", "robed", "boosted", "ward", "calm" or "portals"
  seat: number | null; // on whom
  room: number | null; // on which room
  threat: string | null; // against what
  ends: number; // at whose turn
}

export interface RoomCardView {
  card: number;
  room: number;
  name: string;
  arrows: string[]; // empty: towards the Cursed Room
}

export interface GoalView {
  text: string;
  parts: string[]; // how far it is, a line each
  done: boolean[]; // of each part
}

/** What the active seat has left; the basic game counts `any` alone. */
export interface ActionsView {
  any: number;
  move: number;
  room: number;
  magic: number;
}

export interface View {
  turn: number;
  round: number;
  active: number;
  scenario: string;
  title: string;
  stars: number;
  advanced: boolean;
  goal: GoalView;
  mana: number;
  mana_most: number;
  mana_at_risk: number; // if the seat that looks ended its turn where it stands
  actions: ActionsView;
  rooms: RoomView[]; // in the order of the squares, the room outside last
  wizards: WizardView[];
  spaces: SpaceView[];
  names: SpellView[]; // every spell that may lie in the grid, for the notes
  named: string[]; // spells that are known to be in the grid, by word
  in_air: SpellView | null; // being cast
  air_boosted: boolean;
  deck_left: number;
  deck_next: DisasterView[]; // known by looking ahead, the next one first
  unseen: DisasterView[]; // in the deck or in hands, as far as the table can tell
  unmet: number; // of the deck and hands, cards from the progression deck nobody has seen
  discard: DisasterView[];
  progression_left: number;
  progression_levels: string[]; // in the advanced game, the next one first
  turns_left: number; // draws before time is up
  reshuffles: number;
  room_deck_left: number;
  room_deck_next: RoomCardView[]; // known, the next one first
  room_cards_left: RoomCardView[]; // which cards the room deck still holds
  room_discard: RoomCardView[];
  effects: EffectView[];
  notes: boolean;
}
