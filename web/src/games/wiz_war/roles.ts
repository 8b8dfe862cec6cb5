/** In one or two words what a wizard is doing, for the line beside the name. */
import type { StatusInfo } from "../../lib/wire";
import type { PlayerView, View } from "./view";

export type Role = "you" | "bot" | "turn" | "casts" | "target" | "asked" | "next" | "out";

/** Whose seat it is, and the one thing about it that matters most now. */
export function role(view: View, player: PlayerView, status: StatusInfo, own: boolean, bot: boolean): Role[] {
  if (!player.alive) return ["out"];
  const who: Role[] = own ? ["you"] : bot ? ["bot"] : [];
  const doing = busy(view, player, status);
  return doing ? [...who, doing] : who;
}

function busy(view: View, { seat }: PlayerView, { awaited }: StatusInfo): Role | null {
  if (view.ended) return null;
  const top = view.air.at(-1);
  const acts = view.turn > 0 && view.active === seat; // before the first turn it is nobody's
  if (!top) return acts || awaited.includes(seat) ? "turn" : null;
  if (top.waiting[0] === seat) return "asked";
  if (top.caster === seat) return "casts";
  if (top.targets.includes(`seat:${seat}`)) return "target";
  return top.waiting[1] === seat ? "next" : null;
}
