/**
 * The show: what the table looks like after each event of an update. Many turns may pass in one
 * update; here they are acted out one event at a time. The update's own view corrects whatever a
 * step leaves out.
 */
import { KINDS, BONUS_DIE, GLYPHS, sentence, type Beat, type CardView, type ComponentView, type PlayerView, type ResolutionView, type View } from "../view";

export type FaceOf = (card: number) => CardView | null;

type Pairs = [number, number][];
type Step = (view: View, facts: any, face: FaceOf) => View;

const MID_BAND = 5;
const HIGH_BAND = 10;

export function bandOf(total: number): number {
  return total >= HIGH_BAND ? 2 : total >= MID_BAND ? 1 : 0;
}

/** The view as this event leaves it. */
export function tell(view: View, { kind, facts }: Beat, face: FaceOf): View {
  const step = STEPS[kind];
  return { ...(step ? step(view, facts, face) : view), beat: { kind, facts } };
}

/** The update's own view with what the show alone knows: dice that were thrown for the card that resolves. */
export function rest(own: View, before: View, event: Beat, face: FaceOf): View {
  const { thrown } = tell(before, event, face);
  return own.resolution && thrown ? { ...own, thrown } : own;
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function withTurn(view: View, change: (turn: ResolutionView) => Partial<ResolutionView>): View {
  return view.resolution ? { ...view, resolution: { ...view.resolution, ...change(view.resolution) } } : view;
}

const without = <Thing extends { card: number }>(cards: Thing[], card: number) => cards.filter((each) => each.card !== card);

function part(card: CardView, slot = card.kind): ComponentView {
  return { card, slot, state: "waiting", kept: false };
}

function knownFaces(cards: number[], face: FaceOf): CardView[] {
  return cards.flatMap((card) => face(card) ?? []);
}

/** The turn before is over: its cards go, kept Creatures stay. */
function closeTurn(view: View): View {
  const { resolution } = view;
  if (!resolution) return view;
  const kept = resolution.parts.filter((each) => each.kept).map((each) => each.card);
  const closed = withPlayer(view, resolution.seat, (player) => ({
    acted: true,
    spell: [],
    spell_size: 0,
    tired: [],
    creatures: [...player.creatures, ...kept.filter((card) => !player.creatures.some((each) => each.card === card.card))],
  }));
  const order = closed.order.map((each) => (each.seat === resolution.seat ? { ...each, state: "acted" } : each));
  return { ...closed, order, resolution: null, active: null };
}

function takeCard(view: View, seat: number, card: number): View {
  const taken = withPlayer(view, seat, (player) => ({
    treasures: without(player.treasures, card),
    creatures: without(player.creatures, card),
    held: without(player.held, card),
    held_size: player.held.some((each) => each.card === card) ? player.held_size - 1 : player.held_size,
  }));
  return withTurn(taken, (turn) => ({ creatures: turn.creatures.filter((each) => each.card.card !== card) }));
}

function setLife(view: View, seat: number, hp: number): View {
  return withPlayer({ ...view, coming: view.coming.filter((each) => each.seat !== seat) }, seat, () => ({ hp, alive: hp > 0 }));
}

function moveStandees(view: View, moves: Pairs): View {
  const to = new Map(moves);
  const left = view.ranks.map((rank) => (rank.seat !== null && to.has(rank.seat) ? { ...rank, seat: null, bonus_damage: false } : rank));
  const ranks = left.map((rank) => {
    const seat = moves.find(([, at]) => at === rank.rank)?.[0];
    return seat === undefined ? rank : { ...rank, seat };
  });
  const title = new Map(ranks.map((rank) => [rank.rank, rank.title]));
  const players = view.players.map((player) => {
    const rank = to.get(player.seat);
    return rank === undefined ? player : { ...player, rank: rank || null, rank_title: title.get(rank) ?? "" };
  });
  return { ...view, ranks, players };
}

const STEPS: Record<string, Step> = {
  game: (view, [game, order]: [number, number[]]) => {
    const fresh = closeTurn(view);
    const players = fresh.players.map((player) => ({ ...player, hp: 20, alive: true, died: null, acted: false, next_rank: null }));
    const ranks = fresh.ranks.map((rank) => ({ ...rank, waiting: null }));
    return moveStandees({ ...fresh, game, round: 0, step: "start", dead: [], last_standing: null, players, ranks }, order.map((seat, at): [number, number] => [seat, 8 - at]));
  },
  round: (view, [game, round]: [number, number]) => {
    const closed = closeTurn(view);
    const players = closed.players.map((player) => ({ ...player, acted: false, ready: false, spell: [], spell_size: null, initiative: null }));
    const order = closed.players
      .filter((player) => player.alive)
      .map(({ seat }) => ({ seat, state: "later", cards: null, initiative: null, ready: false }));
    return { ...closed, game, round, step: "draw", bonus: null, players, order };
  },
  rank: (view, [seat, rank]: [number, number]) => moveStandees(view, [[seat, rank]]),
  draw: (view, [seat, n, cards]: [number, number, number[]], face) =>
    withPlayer(view, seat, (player) => ({ hand_size: player.hand_size + n, hand: [...player.hand, ...knownFaces(cards, face)] })),
  bonus: (view, [, glyph]: [number, number]) => ({ ...view, step: "abilities", bonus: GLYPHS[glyph] ?? null }),
  no_bonus: (view) => ({ ...view, step: "abilities", bonus: null }),
  counts: (view, [numbers]: [Pairs]) => {
    const count = new Map(numbers);
    const order = view.order
      .map((turn) => ({ ...turn, cards: count.get(turn.seat) ?? 0, ready: false }))
      .sort((one, other) => one.cards - other.cards)
      .map((turn, at) => ({ ...turn, state: at === 0 ? "next" : "later" }));
    const players = view.players.map((player) => ({ ...player, ready: false, spell_size: count.get(player.seat) ?? player.spell_size }));
    return { ...view, step: "resolve", order, players };
  },
  initiatives: (view, [numbers]: [Pairs]) => {
    const speed = new Map(numbers);
    return {
      ...view,
      order: view.order.map((turn) => ({ ...turn, initiative: speed.get(turn.seat) ?? turn.initiative })),
      players: view.players.map((player) => ({ ...player, initiative: speed.get(player.seat) ?? player.initiative })),
    };
  },
  turn: (view, [seat, cards, slots]: [number, number[], number[]], face) => {
    const closed = closeTurn(view);
    const parts = cards.flatMap((card, at) => {
      const shown = face(card);
      return shown ? [part(shown, KINDS[slots[at] ?? 0])] : [];
    });
    const creatures = (closed.players[seat]?.creatures ?? []).map((card) => ({ ...part(card, "delivery"), kept: true }));
    const order = [...closed.order].sort((one, other) => place(one.state, one.seat === seat) - place(other.state, other.seat === seat));
    const shown = withPlayer(closed, seat, () => ({ spell: parts, spell_size: cards.length }));
    return {
      ...shown,
      thrown: [],
      step: "resolve",
      active: seat,
      order: order.map((turn) => (turn.seat === seat ? { ...turn, state: "now", cards: cards.length } : turn.state === "acted" ? turn : { ...turn, state: "later" })),
      resolution: { seat, name: sentence(parts), parts, creatures, now: null, targets: [], roll: null, cards_in_spell: cards.length },
    };
  },
  joins: (view, [, card]: [number, number], face) => {
    const shown = face(card);
    if (!shown) return view;
    return withTurn(view, (turn) => {
      const wild = turn.parts.findIndex((each) => each.card.kind === "wild" && each.slot === shown.kind);
      const parts = [...turn.parts.filter((_, at) => at !== wild), part(shown)].sort((one, other) => slotOrder(one) - slotOrder(other));
      return { parts, name: sentence(parts), cards_in_spell: parts.length };
    });
  },
  spell: (view, [, cards]: [number, number[]], face) =>
    withTurn(view, (turn) => {
      const parts = cards.flatMap((card) => turn.parts.find((each) => each.card.card === card) ?? knownFaces([card], face).map((each) => part(each)));
      return { parts, name: sentence(parts), cards_in_spell: parts.length };
    }),
  resolve: (view, [, card]: [number, number]) =>
    withTurn({ ...view, thrown: [] }, (turn) => {
      const state = (each: ComponentView) => ({ ...each, state: each.card.card === card ? "now" : each.state === "now" ? "done" : each.state });
      return { now: card, targets: [], roll: null, parts: turn.parts.map(state), creatures: turn.creatures.map(state) };
    }),
  die: (view, [seat, , value]: [number, number, number]) => ({ ...view, thrown: [...(view.thrown ?? []), { seat, value }] }),
  aim: (view, [, , targets]: [number, number, number[]]) => withTurn(view, () => ({ targets })),
  extra_target: (view, [, , target]: [number, number, number]) => withTurn(view, (turn) => ({ targets: [...turn.targets, target] })),
  roll: (view, [, card, dice, origins]: [number, number, number[], number[]], face) => {
    const total = dice.reduce((sum, each) => sum + each, 0);
    const shown = dice.map((value, at) => {
      const source = origins[at] ?? BONUS_DIE;
      const from = source === BONUS_DIE ? null : face(source);
      return { value, source, name: from?.name ?? "bonus", icon: from?.icon ?? "rolling-dice-cup" };
    });
    return withTurn(view, () => ({ roll: { card, dice: shown, extra: 0, total, band: bandOf(total) } }));
  },
  reroll: (view, [, at, , value]: [number, number, number, number]) =>
    withTurn(view, ({ roll }) => {
      if (!roll) return {};
      const dice = roll.dice.map((die, place) => (place === at ? { ...die, value } : die));
      const total = dice.reduce((sum, die) => sum + die.value, 0) + roll.extra;
      return { roll: { ...roll, dice, total, band: bandOf(total) } };
    }),
  band: (view, [, , total, band]: [number, number, number, number]) =>
    withTurn(view, ({ roll }) => (roll ? { roll: { ...roll, extra: total - roll.dice.reduce((sum, die) => sum + die.value, 0), total, band } } : {})),
  keep: (view, [, card]: [number, number]) =>
    withTurn(view, (turn) => ({ parts: turn.parts.map((each) => (each.card.card === card ? { ...each, kept: true } : each)) })),
  drop: (view, [seat, card, left]: [number, number, number]) => ({
    ...withPlayer(view, seat, (player) => ({ spell_size: left, spell: player.spell.filter((each) => each.card.card !== card) })),
    order: view.order.map((turn) => (turn.seat === seat ? { ...turn, cards: left } : turn)),
  }),
  discard: (view, [seat, card]: [number, number]) =>
    withPlayer(view, seat, (player) => ({ hand: without(player.hand, card), hand_size: player.hand_size - 1 })),
  damage: (view, [seat, , , , after]: [number, number, number, number, number]) => setLife(view, seat, after),
  heal: (view, [seat, , hp]: [number, number, number]) => setLife(view, seat, hp),
  set_life: (view, [seat, hp]: [number, number]) => setLife(view, seat, hp),
  stopped: (view, [seat, , , card]: [number, number, number, number]) => takeCard({ ...view, coming: view.coming.filter((each) => each.seat !== seat) }, seat, card),
  spend: (view, [seat, card]: [number, number]) => takeCard(view, seat, card),
  use: (view, [seat, card]: [number, number]) => takeCard(view, seat, card),
  hurry: (view, [seat, card]: [number, number]) => takeCard(view, seat, card),
  treasure: (view, [seat, card]: [number, number], face) =>
    withPlayer(view, seat, (player) => ({ treasures: [...without(player.treasures, card), ...knownFaces([card], face)] })),
  steal: (view, [seat, target, card]: [number, number, number], face) =>
    withPlayer(takeCard(view, target, card), seat, (player) => ({ treasures: [...player.treasures, ...knownFaces([card], face)] })),
  destroy: (view, [, target, card]: [number, number, number]) => takeCard(view, target, card),
  status: (view, [seat, , after, pushed]: [number, number, number, Pairs]) => moveStandees(view, [[seat, after], ...pushed]),
  death: (view, [seat]: [number]) => ({
    ...withPlayer(moveStandees(view, [[seat, 0]]), seat, () => ({ hp: 0, alive: false, died: view.round })),
    order: view.order.filter((turn) => turn.seat !== seat || turn.state === "now"),
  }),
  kill: (view, [seat]: [number]) => withPlayer(view, seat, (player) => ({ kills: player.kills + 1, points: player.points + 1 })),
  buried: (view, [seat]: [number]) => ({
    ...withPlayer(view, seat, (player) => ({
      hand: [],
      hand_size: 0,
      spell: [],
      spell_size: 0,
      creatures: [],
      tired: [],
      lasting: [],
      treasures: player.treasures.filter((card) => card.everlasting),
    })),
    dead: view.dead.includes(seat) ? view.dead : [...view.dead, seat],
  }),
  last_standing: (view, [seat]: [number]) => ({
    ...withPlayer(view, seat, (player) => ({ lws: player.lws + 1, points: player.points + 1 })),
    last_standing: seat,
  }),
  hold: (view, [seat, card]: [number, number], face) =>
    withPlayer(view, seat, (player) => ({ held_size: player.held_size + 1, held: [...player.held, ...knownFaces([card], face)] })),
};

function place(state: string, now: boolean): number {
  return now ? 1 : state === "acted" ? 0 : 2;
}

function slotOrder({ slot }: ComponentView): number {
  return KINDS.findIndex((kind) => kind === slot);
}
