/** The lines along which spells and attacks fly, from the view alone. */
import { figureId, placeOf, shotBetween, type Point } from "../board/geometry";
import type { AirView, View } from "../view";

export interface Shot {
  key: string;
  height: number;
  role: string; // kind of magic
  icon: string;
  from: Point;
  to: Point;
  angle: number;
  cancelled: boolean;
}
export interface Landing {
  shot: Shot;
  fizzles: boolean;
}

const GAP = 28; // room for the figures at both ends

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
    return [{ key: `${spell.height}:${spell.card?.card ?? "blow"}:${target}`, height: spell.height, role: spell.role, icon: spell.card?.icon ?? "", ...way, cancelled: spell.cancelled }];
  });
}

/** What a spell flies at: its targets, or for an answer the one whose spell it answers. */
function aimsOf(view: View, spell: AirView): string[] {
  const answered = spell.against === null ? undefined : view.air.find(({ height }) => height === spell.against);
  return answered ? [figureId(answered.by)] : spell.targets;
}

/** Spells that were in the air and no longer are: they land, or come to nothing. */
export function landing(before: View, after: View): Landing[] {
  const still = new Set(shotsOf(after).map(({ key }) => key));
  return shotsOf(before)
    .filter(({ key }) => !still.has(key))
    .map((shot) => ({ shot, fizzles: shot.cancelled }));
}
