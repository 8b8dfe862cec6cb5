/** The lines along which spells and attacks fly, from the view alone. */
import { figureId, placeOf, shotBetween, type Point } from "../board/geometry";
import type { AirView, View } from "../view";

export interface Shot {
  key: string;
  place: string; // by which effects find its orb
  height: number;
  role: string; // kind of magic
  icon: string;
  from: Point;
  to: Point;
  waits: Point; // where the orb waits for answers
  angle: number;
  spent: boolean; // it comes to nothing, or misses this target
}

const GAP = 28; // room for the figures at both ends
const HOLD = 0.6; // of the way, where the orb waits

/** Every spell in the air, from its caster to each of its targets that lies elsewhere. */
export function shotsOf(view: View): Shot[] {
  return view.ended ? [] : view.air.flatMap((spell) => shotsOfSpell(view, spell));
}

function shotsOfSpell(view: View, spell: AirView): Shot[] {
  const from = placeOf(view, figureId(spell.by));
  if (!from) return [];
  return [...new Set(aimsOf(view, spell))].flatMap((target): Shot[] => {
    const to = placeOf(view, target);
    const way = to && shotBetween(from, to, GAP);
    if (!way) return [];
    const waits = { x: way.from.x + (way.to.x - way.from.x) * HOLD, y: way.from.y + (way.to.y - way.from.y) * HOLD };
    return [{ place: `orb:${spell.height}:${target}`, waits, key: `${spell.height}:${spell.card?.card ?? "blow"}:${target}`, height: spell.height, role: spell.role, icon: spell.card?.icon ?? "", ...way, spent: spell.cancelled || spell.evaded.includes(target) }];
  });
}

/** What a spell flies at: its targets, or for an answer the one whose spell it answers. */
function aimsOf(view: View, spell: AirView): string[] {
  const answered = spell.against === null ? undefined : view.air.find(({ height }) => height === spell.against);
  return answered ? [figureId(answered.by)] : spell.targets;
}
