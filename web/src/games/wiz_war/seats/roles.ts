/** In one or two words what a wizard is doing, for the line beside the name. */
import type { StatusInfo } from "../../../lib/wire";
import type { PlayerView, View } from "../view";

export type Role = "turn" | "casts" | "target" | "asked" | "next" | "out";

/** The one thing about a seat that matters most now; whose it is stands beside. */
export function role(view: View, player: PlayerView, status: StatusInfo): Role[] {
  if (!player.alive) return ["out"];
  const doing = busy(view, player, status);
  return doing ? [doing] : [];
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
