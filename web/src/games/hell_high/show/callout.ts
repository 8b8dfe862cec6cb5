/** What a callout says about an event: a shout, a line, a picture, dice, cards. */
import type { Facts, GameEvent, Kind } from "../events";
import { say } from "../text";
import type { CardView } from "../view";

export interface Call {
  shout: string;
  line: string;
  icon: string;
  dice: { value: number; seat: number | null }[];
  cards: { card: CardView; found: boolean }[];
  mood: "harm" | "luck" | "calm";
}

export type FaceOf = (card: number) => CardView | null;
export type NameOf = (seat: number) => string;

type Made = Partial<Call> & { shout: string };
type Makes<Told> = (facts: Told, face: FaceOf, nameOf: NameOf) => Made;

const NOTHING: Omit<Call, "shout"> = { line: "", icon: "", dice: [], cards: [], mood: "calm" };

/** The callout of an event, or null where the table itself shows enough. */
export function callOf({ kind, facts }: GameEvent, face: FaceOf, nameOf: NameOf): Call | null {
  const makes = (CALLS as Record<string, Makes<GameEvent["facts"]> | undefined>)[kind];
  const made = makes?.(facts, face, nameOf);
  return made ? { ...NOTHING, ...made } : null;
}

const CALLS: { readonly [Each in Kind]?: Makes<Facts[Each]> } = {
  reaction: ({ seat, active, card, amount }, face, nameOf) => ({
    shout: say("call.reaction"),
    line: say("call.reaction_line", { name: nameOf(seat), card: titleOf(card, face), other: nameOf(active), amount: amount }),
    icon: face(card)?.icon ?? "",
    mood: "harm",
  }),
  bully: ({ seat, target }, _, nameOf) => ({
    shout: say("call.bully"),
    line: say("call.bully_line", { name: nameOf(seat), other: nameOf(target) }),
    mood: "harm",
  }),
  death: ({ seat, killer }, _, nameOf) => ({
    shout: say("call.death"),
    line: killer < 0 ? say("call.death_self", { name: nameOf(seat) }) : say("call.death_line", { name: nameOf(seat), other: nameOf(killer) }),
    icon: "skull-crossed-bones",
    mood: "harm",
  }),
  stopped: ({ seat, amount, card }, face, nameOf) => ({
    shout: say("call.stopped"),
    line: say("call.stopped_line", { card: titleOf(card, face), amount: amount, name: nameOf(seat) }),
    icon: face(card)?.icon ?? "",
  }),
  random_foe: ({ number, target }, _, nameOf) => ({ shout: say("call.random"), line: nameOf(target), dice: [{ value: number, seat: target }], mood: "luck" }),
  tie_roll: ({ seats, rolls }) => ({ shout: say("call.tie"), dice: seats.map((seat, at) => ({ value: rolls[at] ?? 0, seat })), mood: "luck" }),
  rank_roll: ({ seat, first, second }, _, nameOf) => ({
    shout: say("call.ranks", { name: nameOf(seat) }),
    dice: [first, second].map((value) => ({ value, seat: null })),
    mood: "luck",
  }),
  search: ({ turned, found }, face) => ({
    shout: say("call.search"),
    line: found < 0 ? say("call.search_none") : "",
    cards: [...turned, found].flatMap((card) => {
      const shown = card < 0 ? null : face(card);
      return shown ? [{ card: shown, found: card === found }] : [];
    }),
    mood: "luck",
  }),
  loner: ({ cards }, face) => ({
    shout: say("call.loner"),
    cards: cards.flatMap((card) => {
      const shown = face(card);
      return shown ? [{ card: shown, found: true }] : [];
    }),
    mood: "luck",
  }),
  refuse: ({ seat }, _, nameOf) => ({ shout: say("call.refuse"), line: say("call.refuse_line", { name: nameOf(seat) }), mood: "harm" }),
  keep: ({ card }, face) => ({ shout: say("call.keep"), line: titleOf(card, face), icon: face(card)?.icon ?? "" }),
  no_target: ({ card }, face) => ({ shout: say("call.no_target"), line: titleOf(card, face) }),
};

function titleOf(card: number, face: FaceOf): string {
  return face(card)?.name ?? "";
}
