/** Reading the game's own view, whose types are made from spellhall/games/wiz_war/show/view/shown.py. */
import { say, sayWord } from "./text";
import type { CardView, PlayerView, View } from "./wire";

export type * from "./wire";

/** The seat whose hand lies at the bottom: the viewer's, for the public the one whose turn it is. */
export function nearSeat(view: View, viewpoint: number | null): number {
  return viewpoint ?? view.active;
}

export function playerOf(view: View, seat: number): PlayerView {
  const player = view.players[seat];
  if (!player) throw new Error(`the view has no seat ${seat}`);
  return player;
}

/** The name of a thing on the map by its id; figures of seats are named elsewhere. */
export function thingNamed(view: View, id: string): string {
  const [kind = "", first, second] = id.split(":");
  const number = Number(first);
  if (kind === "beast") return view.beasts.find((beast) => beast.kind === number)?.name ?? "";
  if (kind === "thing") return view.things.find((thing) => thing.thing === number)?.name ?? "";
  if (kind === "card") return cardIn(view, number)?.name ?? "";
  if (kind === "square") return say("square", { name: view.squares.find((square) => square.row === number && square.column === Number(second))?.name ?? "" });
  if (kind === "line") return say("line", { name: view.lines[number]?.name.replace("|", "–") ?? "" });
  return sayWord("target", kind);
}

/** A card that lies open for the looking seat, wherever it lies. */
export function cardIn(view: View, card: number): CardView | null {
  const open = [
    ...view.players.flatMap((player) => [...player.hand, ...player.known, ...player.items, ...player.spells.map((spell) => spell.card)]),
    ...view.aside,
    ...view.air.flatMap((spell) => [...(spell.card ? [spell.card] : []), ...spell.fuel]),
    ...view.discards.flat(),
  ];
  return open.find((each) => each.card === card) ?? null;
}
