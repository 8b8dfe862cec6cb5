// Made from spellhall/games/wizards_academy/show/sentences.py by scripts/generate_wire_types.py; do not edit.
import type { Told } from "../../lib/timeline/told";

export type CardOrNone = number; // a spell or design of a disaster, or -1
export type Disaster = number; // a disaster card, by its number in the box
export type DisasterOrNone = number; // a disaster card, or -1 if it is not told
export type Ending = number; // how the game ended
export type GlyphKind = number; // a type of glyph
export type Item = number; // a kind of item: robe, wand or staff
export type Lasting = number; // a kind of lasting effect
export type Person = number; // one of the characters in the box
export type Quarters = number; // quarter turns clockwise
export type Resort = number; // what is done with mana as a last resort
export type Room = number; // a room, by its number in the box
export type RoomCard = number; // a room card, by its number in the box
export type RoomOrNone = number; // a room, or -1 for none
export type Seat = number; // a seat at the table
export type Space = number; // a space of the grid of spells
export type Spell = number; // a spell, by its number in the box
export type Threat = number; // a kind of threat

/** What is told with each kind of event. */
export interface Facts {
  turn: { seat: Seat; number: number };
  person: { seat: Seat; who: Person };
  disaster: { seat: Seat; card: Disaster };
  draw: { seat: Seat; card: DisasterOrNone };
  shows: { seat: Seat; card: Disaster };
  discards_disaster: { seat: Seat; card: Disaster };
  reshuffle: { times: number; deck: number; left: number };
  room_card: { card: RoomCard };
  place: { kind: Threat; room: Room; n: number; source: RoomOrNone };
  kept_out: { room: Room; kind: Threat };
  remove: { kind: Threat; room: Room; n: number; why: string };
  dies: { kind: Threat; room: Room; why: string };
  spent: { kind: Threat; rooms: Room[] };
  hit: { kind: Threat; room: Room; n: number };
  acts: { kind: Threat; room: Room };
  spreads: { kind: Threat; rooms: Room[] };
  beast_moves: { kind: Threat; old: Room; new: Room };
  haunt_moves: { old: Room; new: Room };
  flare: { room: Room };
  overflow: { room: Room };
  ice_ring: Record<string, never>;
  lose_mana: { n: number; cause: string; left: number; room: RoomOrNone; card: CardOrNone };
  gain_mana: { n: number; left: number };
  walk: { seat: Seat; old: Room; new: Room };
  slide: { seat: Seat; room: Room };
  wasted: { seat: Seat; room: RoomOrNone };
  teleport: { seat: Seat; room: Room; flees: boolean };
  forced: { seat: Seat; room: Room };
  swap: { one: Room; other: Room };
  turn_room: { room: Room; quarters: Quarters };
  source_moves: { kind: GlyphKind; room: Room };
  gain_glyph: { seat: Seat; kind: GlyphKind; n: number; room: RoomOrNone };
  lose_glyph: { seat: Seat; kind: GlyphKind; why: string };
  lends: { lender: Seat; seat: Seat; kind: GlyphKind };
  refuses: { seat: Seat; caster: Seat };
  stripped: { seat: Seat };
  shares: { seat: Seat; kind: GlyphKind };
  takes_back: { seat: Seat; kind: GlyphKind };
  no_sharing: { seat: Seat };
  cast: { seat: Seat; space: Space; spell: Spell; boosted: boolean; room: Room };
  names_kind: { seat: Seat; kind: Threat; spell: Spell };
  bind: { space: Space; spell: Spell };
  misnamed: { seat: Seat; space: Space; named: Spell; spell: Spell };
  peek: { seat: Seat; space: Space; spell: Spell };
  unbound: { space: Space; spell: Spell };
  shuffle: { level: number; n: number };
  foresee: { seat: Seat; cards: RoomCard[] };
  scry: { seat: Seat; cards: Disaster[] };
  gain_actions: { seat: Seat; move: number; room: number; magic: number };
  meditates: { seat: Seat };
  item: { seat: Seat; which: Item; mark: number };
  room_action: { seat: Seat; room: Room };
  last_resort: { seat: Seat; which: Resort };
  lasting: { what: Lasting; subject: number; seat: Seat };
  endures: { seat: Seat; kind: Threat; room: Room };
  spares: { seat: Seat; victim: Seat };
  over: { ending: Ending };
}

export type Kind = keyof Facts;
export type GameEvent = Told<Facts>;
