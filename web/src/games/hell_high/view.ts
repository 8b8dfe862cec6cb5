/** What the screen asks of the game's own view. */
import type { Outcomes } from "./show/outcome";
import type * as wire from "./wire";
import type { CardView, ComponentView, PlayerView } from "./wire";

export type { CardView, ComingView, ComponentView, DieView, PileView, PlayerView, RankView, ResolutionView, RollView, SmallCard, TurnView } from "./wire";

/** An event while it is acted out. */
export interface Beat {
  kind: string;
  facts: unknown[];
}

/** A die that somebody threw for the card that resolves. */
export interface Throw {
  seat: number;
  value: number;
}

/** What the server sends, and what the show adds to it for as long as it lasts. */
export type View = wire.View & { beat?: Beat; thrown?: Throw[]; outcomes?: Outcomes };

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

export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`the view has no seat ${seat}`);
  return player;
}

/** The other players clockwise, from the left of the given seat. */
export function othersOf(view: View, near: number): PlayerView[] {
  return [...view.players.slice(near + 1), ...view.players.slice(0, near)];
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
      ...player.hand,
      ...player.spell.map((part) => part.card),
      ...player.creatures,
      ...player.tired,
      ...player.treasures,
      ...player.lasting,
      ...player.held,
    ]),
    ...view.aside,
    ...view.opened,
  ];
}

export function cardIn(view: View, number: number): CardView | null {
  return cardsIn(view).find((card) => card.card === number) ?? null;
}

/** The names of a Spell's cards as one sentence. */
export function sentence(parts: { card: CardView }[]): string {
  return parts
    .filter(({ card }) => card.kind !== "wild")
    .map(({ card }) => card.name)
    .join(" ");
}
