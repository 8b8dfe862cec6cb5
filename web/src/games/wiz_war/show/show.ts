/**
 * The show: what the table looks like after each event of an update, so that everything is acted
 * out one event at a time. The update's own view corrects whatever a step leaves out.
 */
import type { AirView, CardView, LineView, PlayerView, SquareView, View } from "../wire";

export type FaceOf = (card: number) => CardView | null;

export interface Told {
  kind: string;
  facts: unknown[];
}

type Step = (view: View, facts: any, face: FaceOf) => View;

const NONE = -1;
const BEAST = 8;
const ROLES = ["attack", "neutral", "counter", "item", "energy", "flash", "random"];
const LINE_KINDS: Record<number, string> = { 10: "made-wall", 11: "made-door" };
const FIRE_WALL = 9;
/** How the rules number what can be aimed at, from the highest kind to the lowest. */
const TARGETS: [number, (n: number, view: View) => string][] = [
  [23_000, (n) => `card:${n}`],
  [22_000, (n) => `way:${"nesw"[n] ?? ""}`],
  [21_000, (n) => `sector:${n}`],
  [20_000, (n) => `treasure:${n}`],
  [10_000, (n) => `card:${n}`],
  [1_000, (n) => `thing:${n}`],
  [300, (n) => `line:${n}`],
  [100, (n, view) => squareId(view.squares[n])],
  [BEAST, (n) => `beast:${n}`],
  [0, (n) => `seat:${n}`],
];

const squareId = (square: SquareView | undefined) => (square ? `square:${square.row}:${square.column}` : "");

export function targetId(view: View, target: number): string {
  const kind = TARGETS.find(([base]) => target >= base);
  return kind ? kind[1](target - kind[0], view) : "";
}

/** The view as this event leaves it. */
export function tell(view: View, { kind, facts }: Told, face: FaceOf): View {
  const step = STEPS[kind];
  return step ? step(view, facts, face) : view;
}

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function withLine(view: View, line: number, change: Partial<LineView>): View {
  return { ...view, lines: view.lines.map((each) => (each.line === line ? { ...each, ...change } : each)) };
}

function withTop(view: View, change: (spell: AirView) => Partial<AirView>): View {
  const last = view.air.length - 1;
  return { ...view, air: view.air.map((spell, index) => (index === last ? { ...spell, ...change(spell) } : spell)) };
}

const without = (cards: CardView[], card: number) => cards.filter((each) => each.card !== card);

/** A card leaves a hand, whether or not the looking seat knew it. */
function fromHand(view: View, seat: number, card: number): View {
  return withPlayer(view, seat, (player) => ({ hand: without(player.hand, card), known: without(player.known, card), hand_size: Math.max(0, player.hand_size - 1) }));
}

function toHand(view: View, seat: number, card: number, face: FaceOf, open: boolean): View {
  return withPlayer(view, seat, (player) => {
    const shown = open ? face(card) : null;
    return { hand_size: player.hand_size + 1, hand: shown ? [...player.hand, shown] : player.hand };
  });
}

function toDiscards(view: View, card: number, face: FaceOf): View {
  const shown = face(card);
  return shown ? { ...view, discards: view.discards.map((pile, index) => (index === 0 ? [...pile, shown] : pile)) } : view;
}

function toItems(view: View, seat: number, card: number, face: FaceOf): View {
  const shown = face(card);
  return shown ? withPlayer(view, seat, (player) => ({ items: [...without(player.items, card), shown] })) : view;
}

const loseItem = (view: View, seat: number, card: number) => withPlayer(view, seat, (player) => ({ items: without(player.items, card) }));

function moveFigure(view: View, figure: number, cell: number): View {
  const square = view.squares[cell];
  if (!square) return view;
  const { row, column } = square;
  const still = { ...view, acting: null };
  if (figure >= BEAST) return { ...still, beasts: view.beasts.map((beast) => (beast.figure === figure ? { ...beast, row, column } : beast)) };
  return withPlayer(still, figure, () => ({ row, column }));
}

function setLife(view: View, figure: number, left: number): View {
  const life = Math.max(0, left);
  if (figure >= BEAST) return { ...view, beasts: view.beasts.map((beast) => (beast.figure === figure ? { ...beast, life } : beast)) };
  return withPlayer(view, figure, () => ({ life, to_come: 0 }));
}

function placeTreasure(view: View, treasure: number, cell: number | null, carrier: number | null): View {
  const square = cell === null ? undefined : view.squares[cell];
  const treasures = view.treasures.map((each) => (each.treasure === treasure ? { ...each, row: square?.row ?? null, column: square?.column ?? null, carrier } : each));
  const players = view.players.map((player) =>
    player.seat === carrier ? { ...player, treasure } : player.treasure === treasure ? { ...player, treasure: null } : player,
  );
  return { ...view, treasures, players };
}

function spell(view: View, caster: number, by: number, card: CardView | null, fuel: CardView[], role: string, energy: number): AirView {
  return {
    height: view.air.length, card, name: card?.name ?? "", caster, by, role, energy, sum: "", damage: null, kind: "", fuel,
    targets: [], evaded: [], cancelled: false, against: null, if_it_lands: [], order: [], waiting: [], lines: [], walls: [],
  };
}

/** Cards leave the hand of whoever spends them. */
const spend = (view: View, seat: number, cards: number[]) => cards.reduce((now, card) => fromHand(now, seat, card), view);

const STEPS: Record<string, Step> = {
  turn: (view, [seat, number]: [number, number]) => {
    const speed = view.players[seat]?.speed ?? 0;
    return {
      ...view, turn: number, round: Math.ceil(number / view.players.length), active: seat, acting: null, air: [],
      // Nobody attacks in the own first turn.
      now: { mp: speed, speed, boosted: false, attacks: 0, attacks_left: number > view.players.length ? 1 : 0, stunned: false, moved: false, phase: "move", trail: [] },
    };
  },
  draw: (view, [seat, card]: [number, number], face) => toHand({ ...view, deck: Math.max(0, view.deck - 1) }, seat, card, face, card !== NONE),
  discard: (view, [seat, card]: [number, number], face) => toDiscards(fromHand(view, seat, card), card, face),
  step: (view, [figure, from, there]: [number, number, number]) => {
    const moved = moveFigure(view, figure, there);
    const [was, is] = [view.squares[from], view.squares[there]];
    if (figure !== view.active || !was || !is) return moved;
    const trail = view.now.trail.length > 0 ? view.now.trail : [[was.row, was.column] as [number, number]];
    return { ...moved, now: { ...view.now, mp: Math.max(0, view.now.mp - 1), moved: true, trail: [...trail, [is.row, is.column]] } };
  },
  teleport: (view, [figure, , there]: [number, number, number]) => moveFigure(view, figure, there),
  cast: (view, [seat, by, card, weapon, role, energy, fuel, targets]: [number, number, number, number, number, number, number[], number[]], face) => {
    const spent = spend(view, seat, weapon === NONE && card !== NONE ? [card, ...fuel] : fuel);
    const flying = spell(view, seat, by, card === NONE ? null : face(card), fuel.flatMap((one) => face(one) ?? []), ROLES[role] ?? "neutral", energy);
    const isAttack = role === 0;
    return {
      ...spent,
      air: [...spent.air, { ...flying, targets: targets.map((target) => targetId(view, target)) }],
      now: isAttack && by === view.active ? { ...spent.now, attacks: spent.now.attacks + 1 } : spent.now,
    };
  },
  counter: (view, [seat, card, energy, fuel]: [number, number, number, number[]], face) => {
    const held = view.players[seat]?.items.some((item) => item.card === card);
    const spent = spend(view, seat, held ? fuel : [card, ...fuel]);
    const against = view.air.at(-1)?.height ?? null;
    return { ...spent, air: [...spent.air, { ...spell(view, seat, seat, face(card), fuel.flatMap((one) => face(one) ?? []), "counter", energy), against }] };
  },
  pass: (view, [seat]: [number]) => withTop(view, ({ waiting }) => ({ waiting: waiting.filter((each) => each !== seat) })),
  cancelled: (view, [, card]: [number, number]) => ({ ...view, air: view.air.map((each) => ((each.card?.card ?? NONE) === card ? { ...each, cancelled: true } : each)) }),
  evaded: (view, [target]: [number]) => withTop(view, ({ evaded }) => ({ evaded: [...evaded, targetId(view, target)] })),
  damage: (view, [figure, , left]: [number, number, number]) => setLife(view, figure, left),
  heal: (view, [figure, , life]: [number, number, number]) => setLife(view, figure, life),
  phoenix: (view, [seat]: [number]) => setLife(view, seat, 5),
  share_life: (view, [seat, other, mine, theirs]: [number, number, number, number]) => setLife(setLife(view, seat, mine), other, theirs),
  stun: (view, [figure, n]: [number, number]) =>
    figure >= BEAST
      ? { ...view, beasts: view.beasts.map((beast) => (beast.figure === figure ? { ...beast, stun: beast.stun + n } : beast)) }
      : withPlayer(view, figure, (player) => ({ stun: player.stun + n })),
  stunned: (view) => ({ ...view, now: { ...view.now, stunned: true } }),
  dies: (view, [seat]: [number]) => withPlayer(view, seat, () => ({ alive: false, row: null, column: null, life: 0, to_come: 0 })),
  kill: (view, [killer, seat, n]: [number, number, number]) => {
    const scored = withPlayer(view, killer, (player) => ({ points: player.points + 1, kills: player.kills + 1, hand_size: player.hand_size + n }));
    return withPlayer(scored, seat, () => ({ hand_size: 0, hand: [] }));
  },
  beast_gone: (view, [figure]: [number]) => ({ ...view, beasts: view.beasts.filter((beast) => beast.figure !== figure) }),
  in_play: (view, [seat, card, tokens]: [number, number, number], face) => {
    const shown = face(card);
    if (!shown) return view;
    return withPlayer(view, seat, (player) => ({
      spells: [...player.spells.filter((each) => each.card.card !== card), { card: shown, owner: seat, tokens: tokens === NONE ? null : tokens, target: "" }],
    }));
  },
  spell_ends: (view, [, card]: [number, number], face) => {
    const players = view.players.map((player) => ({ ...player, spells: player.spells.filter((each) => each.card.card !== card) }));
    return toDiscards({ ...view, players }, card, face);
  },
  play_item: (view, [seat, card]: [number, number], face) => toItems(fromHand(view, seat, card), seat, card, face),
  lift: (view, [seat, card]: [number, number], face) => toItems(view, seat, card, face),
  drop: (view, [seat, card]: [number, number]) => loseItem(view, seat, card),
  item_gone: (view, [seat, card]: [number, number], face) => toDiscards(loseItem(view, seat, card), card, face),
  take_item: (view, [seat, card, victim]: [number, number, number], face) => toItems(loseItem(view, victim, card), seat, card, face),
  boost: (view, [seat, card, n]: [number, number, number], face) => {
    const spent = toDiscards(fromHand(view, seat, card), card, face);
    return { ...spent, now: { ...spent.now, mp: spent.now.mp + n, boosted: true } };
  },
  hold: (view, [seat, line]: [number, number]) => withLine(view, line, { held_by: seat }),
  let_go: (view, [, line]: [number, number]) => withLine(view, line, { held_by: null }),
  cracks: (view, [line, cracks, limit]: [number, number, number]) => withLine(view, line, { cracks, limit }),
  broken: (view, [line]: [number]) => withLine(view, line, { kind: "rubble", cracks: 0, owner: null, fire: false }),
  made_line: (view, [owner, kind, line]: [number, number, number]) => withLine(view, line, kind === FIRE_WALL ? { fire: true, owner } : { kind: LINE_KINDS[kind] ?? "made-wall", owner }),
  pick_treasure: (view, [figure, treasure]: [number, number]) => placeTreasure(view, treasure, null, figure),
  take_treasure: (view, [figure, treasure]: [number, number]) => placeTreasure(view, treasure, null, figure),
  drop_treasure: (view, [, treasure, cell]: [number, number, number]) => placeTreasure(view, treasure, cell, null),
  send_home: (view, [treasure, cell]: [number, number]) => placeTreasure(view, treasure, cell, null),
  returns: (view, [seat, card]: [number, number], face) => toHand(view, seat, card, face, (view.players[seat]?.hand.length ?? 0) > 0),
  to_hand: (view, [seat, card]: [number, number], face) => toHand(view, seat, card, face, (view.players[seat]?.hand.length ?? 0) > 0),
  steal: (view, [taker, giver, card]: [number, number, number], face) => toHand(fromHand(view, giver, card), taker, card, face, card !== NONE && (view.players[taker]?.hand.length ?? 0) > 0),
};
