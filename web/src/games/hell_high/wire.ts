// Made from spellhall/games/hell_high/show by scripts/generate_wire_types.py; do not edit.

/** A card that lies open, or that the seat which looks may see. */
export interface CardView {
  card: number;
  id: string; // ledger id
  kind: string; // source, quality, delivery, wild, treasure or dead
  glyph: string; // arcane … primal, or empty
  name: string;
  text: string;
  icon: string;
  initiative: number; // of a Delivery; else 0
  creature: boolean;
  everlasting: boolean;
  aim: string; // whom its Power Roll is against; empty without one
  bands: string[]; // of its Power Roll, for 1-4, 5-9 and 10+
  dice: number; // that its Power Roll would have now, this card and the Power Bonus included
}

/** A card in a discard pile. */
export interface SmallCard {
  card: number;
  id: string;
  kind: string;
  name: string;
  icon: string;
}

/** A card of a Spell, or a Creature that attacks with it. */
export interface ComponentView {
  card: CardView;
  slot: string; // source, quality or delivery
  state: string; // secret, waiting, now or done
  kept: boolean; // a Creature that stays
}

export interface DieView {
  value: number;
  source: number; // number of the card it comes from; -2 for the Power Bonus Token
  name: string; // of that card; «bonus» for the token
  icon: string;
}

/** The Power Roll on the table. */
export interface RollView {
  card: number;
  dice: DieView[];
  extra: number; // flat bonus
  total: number;
  band: number; // 0 for 1-4, 1 for 5-9, 2 for 10+
}

/** Damage that is announced and not yet taken. */
export interface ComingView {
  seat: number;
  source: number;
  card: CardView | null; // None for a rank ability
  amount: number;
  before: number;
  after: number; // if it is not stopped
  hits_back: number; // damage that a Treasure of the seat will deal in return
}

/** The Spell in resolution. */
export interface ResolutionView {
  seat: number;
  name: string; // the parts joined to a sentence
  parts: ComponentView[];
  creatures: ComponentView[]; // kept earlier, attacking again
  now: number | null; // number of the card that resolves
  targets: number[]; // of that card
  roll: RollView | null;
  cards_in_spell: number;
}

export interface RankView {
  rank: number;
  title: string;
  text: string;
  seat: number | null; // whose standee stands here
  waiting: number | null; // the dead wizard who starts the next game here
  bonus_damage: boolean; // the Nerd's HP are prime now
}

/** One place in the order of turns. */
export interface TurnView {
  seat: number;
  state: string; // acted, now, next or later
  cards: number | null; // components; None while secret
  initiative: number | null; // None while secret
  ready: boolean; // while Spells are built
}

export interface PlayerView {
  seat: number;
  wizard: number | null;
  wizard_name: string;
  wizard_title: string;
  wizard_icon: string;
  hp: number;
  alive: boolean;
  dying: boolean; // at 0 HP, waiting in the queue
  died: number | null; // round of the death
  next_rank: number | null; // of a dead wizard, for the next game
  rank: number | null;
  rank_title: string;
  points: number; // Victory Points
  kills: number;
  lws: number; // Last Wizard Standing Tokens
  hand_size: number; // while Spells are built, with the cards already placed
  hand: CardView[]; // empty for everybody else
  known: CardView[]; // handed over by the seat that looks; in hand or Spell
  spell_size: number | null; // None while secret
  spell: ComponentView[]; // one's own, or open on the owner's turn
  initiative: number | null; // None while secret
  creatures: CardView[];
  tired: CardView[]; // Creatures that failed and go at the end of the turn
  treasures: CardView[];
  lasting: CardView[]; // face-up Dead Wizard cards
  lasting_glyph: string; // chosen for one of them
  grudge: number | null; // at whom another is aimed
  held_size: number;
  held: CardView[]; // empty for everybody else
  glyphs: number[]; // open cards of each glyph; for oneself also one's own Spell
  acted: boolean;
  ready: boolean;
  left: number | null; // nearest living foe on the left
  right: number | null;
}

export interface PileView {
  left: number;
  discard: SmallCard[]; // the latest last
}

export interface View {
  game: number;
  games: number;
  round: number;
  step: string; // start, draw, dead, abilities, build or resolve
  active: number | null;
  bonus: string | null; // glyph of the Power Bonus Token
  last_standing: number | null;
  players: PlayerView[];
  ranks: RankView[]; // from 8 down to 1
  order: TurnView[];
  resolution: ResolutionView | null;
  coming: ComingView[];
  death_queue: number[];
  dead: number[]; // in order of death
  aside: CardView[]; // cards in the middle of an effect
  opened: CardView[]; // revealed at the start of a game, not yet resolved
  main: PileView;
  treasure: PileView;
  dead_deck: PileView;
  glyph_icons: string[];
}
