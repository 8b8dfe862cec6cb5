/** In one or two words what a wizard is doing, for the line beside the name. */
import type { StatusInfo } from "../../lib/wire";
import type { PlayerView, View } from "./view";

export type Role = "you" | "bot" | "turn" | "casts" | "target" | "asked" | "next" | "out";

export function role(view: View, player: PlayerView, status: StatusInfo, own: boolean, bot: boolean): Role[] {
  if (!player.alive) return ["out"];
  const found: Role[] = own ? ["you"] : bot ? ["bot"] : [];
  const top = view.air.at(-1);
  if (top?.caster === player.seat) found.push("casts");
  else if (top?.targets.includes(`seat:${player.seat}`)) found.push("target");
  if (top?.waiting[0] === player.seat) found.push("asked");
  else if (top?.waiting[1] === player.seat) found.push("next");
  else if (!top && (view.active === player.seat || status.awaited.includes(player.seat)) && !view.ended) found.push("turn");
  return found;
}
