/** What the screen draws: the game's own view, joined by hydrate.ts from sight, scene and catalogue. */
import { printed } from "../../lib/timeline/hydrating";
import type { DisasterKind, RoomCardKind, SpellKind } from "./wire";

export type SpellView = Omit<SpellKind, "basic">;
export type DisasterView = DisasterKind;
export type RoomCardView = RoomCardKind;

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
  threats: ThreatView[];
  wizards: number[]; // seats
  away: number | null; // moves to the Mana Crystal
  cost: number | null; // actions to walk in for the seat that looks; null: not next to it
  stay: StayView; // for the seat that looks
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
  in_air: SpellView | null; // being cast
  air_boosted: boolean;
  deck_left: number;
  unseen: DisasterView[]; // in the deck or in hands, as far as the table can tell
  unmet: number; // of the deck and hands, cards from the progression deck nobody has seen
  progression_left: number;
  progression_levels: string[]; // in the advanced game, the next one first
  turns_left: number; // draws before time is up
  room_deck_left: number;
  room_cards_left: RoomCardView[]; // which cards the room deck still holds
}

export function wizardOf({ wizards }: View, seat: number): WizardView {
  return printed(wizards, seat);
}

export function roomOf(view: View, room: number): RoomView | undefined {
  return view.rooms.find((each) => each.room === room);
}

/** The level of the spells that a glyph leads to: it gives the stone its colour and its cut. */
export function levelOf(glyph: number): number {
  if (glyph <= 3) return 1;
  return glyph <= 5 ? 2 : glyph - 3;
}

/** The highest glyph whose spells are in use. */
export function highestGlyph(view: View): number {
  return Math.max(1, ...view.spaces.filter((space) => space.state !== "unused").flatMap((space) => space.glyphs));
}

/** Names with how often they occur, in order of first appearance: "4 Activate Threats, Fire". */
export function tally(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(", ");
}

/** Whether a glyph, as glyph:<seat>:<type>, lies before its wizard. */
export function holds(view: View, touch: string): boolean {
  const [, seat, glyph] = touch.split(":").map(Number);
  return view.wizards.some((wizard) => wizard.seat === seat && wizard.glyphs.includes(glyph ?? 0));
}

/** Glyphs with keys that stay the same while others come and go. */
export function keyed(glyphs: number[]): { key: string; glyph: number }[] {
  const seen = new Map<number, number>();
  return glyphs.map((glyph) => {
    const nth = (seen.get(glyph) ?? 0) + 1;
    seen.set(glyph, nth);
    return { key: `${glyph}-${nth}`, glyph };
  });
}
