/** Acting out the events of one update: the view after each of them, and how long it stays. */
import type { EventInfo } from "../../../lib/wire";
import { isCreature, kindWord } from "../pieces/kinds";
import type { RoomView, ThreatView, View, WizardView } from "../wire";

/** The view while a disaster is acted out: what it has done so far, a sentence each. */
export interface Shown extends View {
  doom?: { name: string; icon: string; steps: string[] };
}

type Act = (view: Shown, facts: number[]) => Shown;
const MOST_STEPS = 7;

function changeRoom(view: View, room: number, change: (room: RoomView) => RoomView): View {
  return { ...view, rooms: view.rooms.map((each) => (each.room === room ? change(each) : each)) };
}

function changeWizard(view: View, seat: number, change: (wizard: WizardView) => WizardView): View {
  return { ...view, wizards: view.wizards.map((each) => (each.seat === seat ? change(each) : each)) };
}

function standIn(view: View, seat: number, room: number): View {
  const walked = changeWizard(view, seat, (wizard) => ({ ...wizard, room }));
  const rooms = walked.rooms.map((each) => {
    const others = each.wizards.filter((other) => other !== seat);
    return { ...each, wizards: each.room === room ? [...others, seat].sort() : others };
  });
  return { ...walked, rooms };
}

function fresh(kind: string, count: number): ThreatView {
  return { kind, name: kind, count, beast: null, damage: 0, toughness: 0, if_activated: "", threatening: false, attack: 0 };
}

/** Tokens and portals come at once; a creature comes with the update, which knows its number. */
function place(view: View, kind: number, room: number, n: number): View {
  if (isCreature(kind)) return view;
  const word = kindWord(kind);
  return changeRoom(view, room, (each) => {
    const there = each.threats.some((threat) => threat.kind === word);
    const threats = there ? each.threats.map((threat) => (threat.kind === word ? { ...threat, count: threat.count + n } : threat)) : [...each.threats, fresh(word, n)];
    return { ...each, threats };
  });
}

function remove(view: View, kind: number, room: number, n: number): View {
  const word = kindWord(kind);
  let left = n;
  return changeRoom(view, room, (each) => ({
    ...each,
    threats: each.threats.flatMap((threat) => {
      if (threat.kind !== word || left === 0) return [threat];
      const gone = Math.min(left, threat.count);
      left -= gone;
      return threat.count > gone ? [{ ...threat, count: threat.count - gone }] : [];
    }),
  }));
}

function beastMoves(view: View, kind: number, old: number, to: number): View {
  const beast = view.rooms.find((each) => each.room === old)?.threats.find((threat) => threat.kind === kindWord(kind));
  if (!beast) return view;
  const left = changeRoom(view, old, (each) => ({ ...each, threats: each.threats.filter((threat) => threat !== beast) }));
  return changeRoom(left, to, (each) => ({ ...each, threats: [...each.threats, beast] }));
}

const ACTS: Readonly<Record<string, Act>> = {
  turn: (view, [seat = 0, turn = 0]) => ({ ...view, active: seat, turn }),
  lose_mana: (view, facts) => ({ ...view, mana: facts[2] ?? view.mana }),
  gain_mana: (view, facts) => ({ ...view, mana: facts[1] ?? view.mana }),
  walk: (view, [seat = 0, , room = 0]) => standIn(view, seat, room),
  slide: (view, [seat = 0, room = 0]) => standIn(view, seat, room),
  teleport: (view, [seat = 0, room = 0]) => standIn(view, seat, room),
  place: (view, [kind = 0, room = 0, n = 1]) => place(view, kind, room, n),
  remove: (view, [kind = 0, room = 0, n = 1]) => remove(view, kind, room, n),
  dies: (view, [kind = 0, room = 0]) => remove(view, kind, room, 1),
  beast_moves: (view, [kind = 0, old = 0, to = 0]) => beastMoves(view, kind, old, to),
  gain_glyph: (view, [seat = 0, kind = 0, n = 1]) =>
    changeWizard(view, seat, (wizard) => ({ ...wizard, glyphs: [...wizard.glyphs, ...Array.from({ length: n }, () => kind)].sort() })),
  lose_glyph: (view, [seat = 0, kind = 0]) =>
    changeWizard(view, seat, (wizard) => {
      const at = wizard.glyphs.indexOf(kind);
      return { ...wizard, glyphs: wizard.glyphs.filter((_, i) => i !== at) };
    }),
  cast: (view, [, , spell = -1, boosted = 0]) => {
    const found = view.names.find((each) => each.spell === spell);
    return found ? { ...view, in_air: found, air_boosted: Boolean(boosted) } : view;
  },
};

/** The disaster that strikes, and its steps; it ends where something else begins. */
function doomOf(before: Shown, event: EventInfo): Shown["doom"] {
  if (event.kind === "disaster") {
    const card = (event.facts as number[])[1];
    const drawn = before.wizards.map((wizard) => wizard.card).find((each) => each?.card === card);
    return { name: drawn?.name ?? "", icon: drawn?.icon ?? "ringing-alarm", steps: [event.text] };
  }
  if (!before.doom || event.heading || event.kind === "draw") return undefined;
  return { ...before.doom, steps: [...before.doom.steps, event.text].slice(-MOST_STEPS) };
}

/** The view as this event leaves it; events that change nothing to see leave it as it was. */
export function tell(before: Shown, event: EventInfo): Shown {
  const after = ACTS[event.kind]?.(before, event.facts as number[]) ?? before;
  const doom = doomOf(before, event);
  return doom === after.doom ? after : { ...after, doom };
}

const PAUSES: Readonly<Record<string, number>> = {
  turn: 650,
  disaster: 1500,
  draw: 250,
  room_card: 600,
  lose_mana: 1000,
  cast: 1700,
  bind: 1100,
  misnamed: 1300,
  walk: 620,
  teleport: 800,
  place: 700,
  beast_moves: 700,
  over: 1500,
};
const OTHERS = 480;

export function pauseOf(kind: string): number {
  return PAUSES[kind] ?? OTHERS;
}
