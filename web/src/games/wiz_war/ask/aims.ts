/** What is aimed at on the map, and what it would lose there. */
import type { Offer } from "../../../lib/choose/narrowing";
import { patched } from "../../../lib/timeline/patches";
import type { Foretold } from "../../../lib/wire";
import type { View } from "../view";
import type { AirSight } from "../wire";
import { figureId, placeOf, shotBetween, type Point } from "../board/geometry";

/** Questions that ask for something on the map that a spell or a blow is meant for. */
const AIMS = new Set(["target", "beast_attack", "punch"]);

/** Life now, and between what it would lie then. */
export interface LifeThen {
  now: number;
  least: number;
  most: number;
}

export interface Mark {
  id: string;
  at: Point;
  shot: { from: Point; to: Point; angle: number } | null; // from whoever acts
  life: LifeThen | null; // what is foretold for it
}

/** The marks of an offer that is selected or looked at; what is free of a target has none. */
export function marksOf(view: View, offer: Offer | null, told: Foretold | null): Mark[] {
  if (!offer || !isAim(offer)) return [];
  const actor = figureId(view.acting ?? view.active);
  const from = placeOf(view, actor);
  const lives = livesThen(view, told);
  const aims = offer.option.touches.filter((id) => id !== actor);
  return [...new Set([...aims, ...lives.keys()])].flatMap((id): Mark[] => {
    const at = placeOf(view, id);
    if (!at) return [];
    return [{ id, at, shot: from && aims.includes(id) ? shotBetween(from, at, 26) : null, life: lives.get(id) ?? null }];
  });
}

function isAim({ kind, option }: Offer): boolean {
  const [first = ""] = option.touches;
  return AIMS.has(kind) || /^(seat|beast|thing):/.test(first);
}

/** Whose life a choice would change: at once, or by what it sends into the air if nobody answers. */
export function livesThen(view: View, told: Foretold | null): Map<string, LifeThen> {
  const found = new Map<string, LifeThen>();
  for (const spell of airThen(told)) {
    for (const [figure, now, then] of spell.lands?.hurt ?? []) found.set(figureId(figure), { now, least: then, most: then });
  }
  for (const { kind, what, seat, least, most } of told?.consequences ?? []) {
    const player = kind === "count" && what === "life" && seat !== null ? view.players[seat] : undefined;
    if (!player) continue;
    const after = (by: number) => Math.max(0, player.life + by);
    found.set(figureId(player.seat), { now: player.life, least: after(least), most: after(most) });
  }
  return found;
}

/** What would be in the air, as far as it is new. */
function airThen(told: Foretold | null): AirSight[] {
  const air: unknown = (told?.patch as { air?: unknown } | null | undefined)?.air;
  const then = air === undefined ? null : (patched({}, air) as Record<string, AirSight> | null | undefined);
  return then ? Object.values(then) : []; // nothing, where all that was in the air is gone
}

/** By how much it would change, and what would be left: a range where chance decides. */
export const change = ({ now, least, most }: LifeThen): string => range(Math.abs(least - now), Math.abs(most - now));
export const left = ({ least, most }: LifeThen): string => range(least, most);

const range = (one: number, other: number): string => (one === other ? `${one}` : `${Math.min(one, other)}–${Math.max(one, other)}`);
