/** The table as the screen reads it; hydrate.ts makes it of what is seen. */
import type { GameEvent } from "./events";
import type { Done } from "./show/done";
import type { Card, Step, Wizard } from "./wire";

/** A card that lies open, or that the seat which looks may see. */
export interface CardView extends Card {
  dice: number; // that its Power Roll would have now, this card and the Power Bonus included
}

/** A card in a discard pile. */
export type SmallCard = Pick<Card, "card" | "id" | "kind" | "name" | "icon">;

/** A card of a Spell, or a Creature that attacks with it. */
export interface ComponentView {
  card: CardView;
  slot: string; // source, quality or delivery
  state: "secret" | "waiting" | "now" | "done";
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
  card: CardView | null; // null for a rank ability
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
  state: "acted" | "now" | "next" | "later";
  cards: number | null; // components; null while secret
  initiative: number | null; // null while secret
  ready: boolean; // while Spells are built
}

export interface PlayerView {
  seat: number;
  wizard: number | null;
  wizard_name: string;
  wizard_icon: string;
  hp: number;
  alive: boolean;
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
  spell_size: number | null; // null while secret
  spell: ComponentView[]; // one's own, or open on the owner's turn
  initiative: number | null; // null while secret
  creatures: CardView[];
  tired: CardView[]; // Creatures that failed and go at the end of the turn
  treasures: CardView[];
  lasting: CardView[]; // face-up Dead Wizard cards
  grudge: number | null; // at whom one of them is aimed
  held_size: number;
  held: CardView[]; // empty for everybody else
  acted: boolean;
  ready: boolean;
  left: number | null; // nearest living foe on the left
  right: number | null;
}

export interface PileView {
  left: number;
  discard: SmallCard[]; // the latest last
}

/** A die that somebody threw for the card that resolves. */
export interface Throw {
  seat: number;
  value: number;
}

export interface View {
  game: number;
  games: number;
  round: number;
  step: Step;
  active: number | null;
  bonus: string | null; // glyph of the Power Bonus Token
  last_standing: number | null;
  players: PlayerView[];
  ranks: RankView[]; // from 8 down to 1
  order: TurnView[];
  resolution: ResolutionView | null;
  coming: ComingView[];
  dead: number[]; // in order of death
  aside: CardView[]; // cards in the middle of an effect
  opened: CardView[]; // revealed at the start of a game, not yet resolved
  main: PileView;
  treasure: PileView;
  dead_deck: PileView;
  glyph_icons: string[];
  wizards: Wizard[]; // to choose from
  faces: (Card | null)[]; // of all cards, by number
  // What the show adds for as long as it lasts.
  beat?: GameEvent;
  thrown?: Throw[];
  done?: Done;
}

export const KINDS = ["source", "quality", "delivery"] as const;
export const GLYPHS = ["arcane", "dark", "elemental", "illusion", "primal"] as const;
export const BONUS_DIE = -2;
export const MOST_LIFE = 25;
export const TOP_RANK = 8;

export type Kind = (typeof KINDS)[number];
export type Glyph = (typeof GLYPHS)[number];

/** The seat whose mat is near: the viewer's, for the public the one who casts. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active ?? view.players.find((player) => player.alive)?.seat ?? 0;
}

export function isDead(view: View, player: PlayerView): boolean {
  return view.dead.includes(player.seat);
}

/** Class that sets the colours of a glyph. */
export function glyphClass(card: Pick<CardView, "glyph" | "kind">): string {
  return `hh-${card.glyph || card.kind}`;
}

export function slotNumber(slot: string): number {
  return KINDS.indexOf(slot as Kind);
}

/** Everything that resolves in this turn: the Spell, then Creatures that were kept before. */
export function partsOf(view: View): ComponentView[] {
  const { resolution } = view;
  if (!resolution) return [];
  const own = new Set(resolution.parts.map((part) => part.card.card));
  return [...resolution.parts, ...resolution.creatures.filter((part) => !own.has(part.card.card))];
}

/** The part that the eye should be on: what resolves, else what resolved last, else the first. */
export function partInFocus(parts: ComponentView[], now: number | null): ComponentView | null {
  return (
    parts.find((part) => part.card.card === now) ??
    parts.filter((part) => part.state === "done").at(-1) ??
    parts[0] ??
    null
  );
}

/** Every card that lies open or that the viewer may see. */
export function cardsIn(view: View): CardView[] {
  return [
    ...partsOf(view).map((part) => part.card),
    ...view.players.flatMap((player) => [
      ...player.spell.map((part) => part.card),
      ...player.hand,
      ...player.known,
      ...player.creatures,
      ...player.tired,
      ...player.treasures,
      ...player.lasting,
      ...player.held,
    ]),
    ...view.aside,
    ...view.opened,
    ...view.coming.flatMap(({ card }) => card ?? []),
  ];
}

export function cardIn(view: View, number: number): CardView | null {
  return cardsIn(view).find((card) => card.card === number) ?? null;
}

/** The face of any card, wherever it lies. */
export function faceOf({ faces }: View, number: number): CardView | null {
  const face = faces[number];
  return face ? { ...face, dice: 0 } : null;
}

/** The names of a Spell's cards as one sentence. */
export function sentence(parts: { card: CardView }[]): string {
  return parts
    .filter(({ card }) => card.kind !== "wild")
    .map(({ card }) => card.name)
    .join(" ");
}
