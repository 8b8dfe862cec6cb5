/** Reading the game's own view, whose types are made from spellhall/games/wizards_academy/shapes.py. */
import type { RoomView, View, WizardView } from "./wire";

export type * from "./wire";

/** The seat whose things lie at the bottom: the viewer's, for the public the one whose turn it is. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function wizardOf(view: View, seat: number): WizardView {
  const wizard = view.wizards[seat];
  if (!wizard) throw new Error(`the view has no seat ${seat}`);
  return wizard;
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
