/** What the screen does for each kind of event. */
import { blink, burst, change, dust, past, perhaps, turn, walk, type Drawing } from "../../../lib/show/drawings";
import { staying, type Effects } from "../../../lib/show/effects";
import { figureId, piecesOf } from "../board/geometry";
import type { Facts } from "../events";
import type { View } from "../view";
import type { Catalogue } from "../wire";
import { goes } from "./route";
import { shotsOf } from "./shots";

/** What is on its way: the orb of a spell, by its element (0 none, 1 fire, 2 water, 3 lightning). */
export type Travelling = { orb: number };
type Draws = readonly Drawing<Travelling>[];

const titleOf = ({ card }: { card: number }, { cards }: Catalogue) => cards.find((kind) => kind.card <= card && card < kind.card + kind.copies)?.name ?? "";

const HEIGHTS = [0, 1, 2, 3, 4]; // of spells in the air, an answer above what it answers
const waiting = (target: string) => HEIGHTS.map((height) => `orb:${height}:${target}`);
/** The orb that waits before a target, if one does, reaches it. */
const lands = (target: string, element = 0): Draws => [perhaps({ orb: element }, waiting(target), target)];
const misses = (target: string): Draws => [past({ orb: 0 }, waiting(target), target)];
const stepped = ({ figure, cell, there }: Facts["step"], view: View): Draws => {
  const [from, to] = [view.squares[cell], view.squares[there]];
  return from && to ? [goes(view, figureId(figure), from, to)] : [];
};
/** All that stands or lies on the squares of a sector. */
const ridersOn = (slot: number, { squares, ...view }: View): string[] => {
  const places = new Set(squares.filter(({ sector }) => sector === slot).map(({ row, column }) => `${row}:${column}`));
  return piecesOf(view).flatMap(({ id, row, column }) => (places.has(`${row}:${column}`) ? [id] : []));
};
/** Orbs set out from whoever casts what came into the air last, to where they wait for answers. */
const setOut = (view: View): Draws => {
  const shots = shotsOf(view);
  const last = Math.max(...shots.map(({ height }) => height));
  return shots.filter(({ height }) => height === last).map(({ place, from, waits }) => walk(place, [from, waits]));
};
const fizzle = (view: View): Draws => shotsOf(view).flatMap(({ place, spent }) => (spent ? [dust(place)] : []));
/** A treasure of another wizard that lies on one's own home base is a point (WW-WIN-1). */
const scored = ({ treasure, home }: Facts["drop_treasure"], { treasures }: View): Draws =>
  home !== -1 && treasures.find((each) => each.treasure === treasure)?.owner !== home ? [burst("+1", figureId(home), "point")] : [];

const OTHERS = 480;

export const EFFECTS: Effects<Facts, View, Catalogue> = {
  turn: { shows: "The wizard whose turn it is lights up, the panel beside the map is theirs, and the log begins a new turn.", stays: 650, sound: "turn" },
  school: { none: "The panel of the turn says that schools are chosen, and the log which.", sound: "place" },
  keeps: { none: "The panel of the turn says that schools are chosen, and the log which.", sound: "place" },
  dealt: { shows: "The hands and decks show how many cards they have.", sound: "draw" },
  reshuffle: { shows: "The numbers of the deck and the discards change.", sound: "draw" },
  draw: { shows: "The hand counts up; a card that is seen appears in it.", stays: 220, sound: "draw" },
  discard: { shows: "The card leaves the hand, and the discards count up.", stays: 320, sound: "draw" },
  step: { shows: "The figure walks to the next square, or out of an opening and in at the other.", draws: stepped, stays: 330, sound: "step" },
  teleport: { shows: "The figure vanishes and appears where it is now.", draws: ({ figure }) => [...lands(figureId(figure)), blink(figureId(figure))], stays: 750, sound: "cast" },
  stray: { none: "The steps that follow show the way.", stays: 600, sound: "step" },
  wanders: { none: "The step that follows shows the way.", sound: "step" },
  cast: { shows: "The spell takes the panel beside the map with its card, fuel and sum, and an orb flies to each target.", draws: (_, view) => setOut(view), stays: 1150, name: titleOf, sound: "cast" },
  counter: { shows: "The answer joins the panel beside the map, and an orb flies at the wizard whose spell it answers.", draws: (_, view) => setOut(view), stays: 1250, name: titleOf, sound: "cast" },
  random_energy: { none: "The sum of the spell changes with what follows; the log tells the die.", stays: 900, sound: "roll" },
  cancelled: { shows: "The spell in the panel and its line on the map are marked as come to nothing.", draws: (_, view) => fizzle(view), stays: 900, sound: "lose" },
  evade_roll: { none: "The log tells the die; whether the spell lands is seen next.", stays: 900, sound: "roll" },
  evaded: { shows: "The orb flies past its target and is gone.", draws: ({ target }) => misses(figureId(target)), stays: 700, sound: "step" },
  slips: { none: "The events that follow show that the spell misses.", sound: null },
  in_play: { shows: "The card lights up beside its wizard with the turns that it lasts.", draws: ({ seat }) => lands(figureId(seat)), sound: "place" },
  spell_ends: { shows: "The card is gone from beside its wizard.", sound: "lose" },
  damage: { shows: "The orb reaches the figure, a number rises from it, and its life lights up and shrinks.", draws: ({ figure, n, element }) => [...lands(figureId(figure), element), ...change(-n, figureId(figure))], stays: 1000, sound: "strike" },
  no_damage: { shows: "The orb reaches its target, and no number rises.", draws: ({ figure }) => lands(figureId(figure)), stays: 700, sound: "place" },
  cut: { shows: "The damage to come beside the life and in the panel is less.", stays: 800, sound: "place" },
  heal: { shows: "A number rises from the figure, and its life lights up and grows.", draws: ({ figure, n }) => change(n, figureId(figure)), stays: 800, sound: "heal" },
  stun: { shows: "A star rises from the figure, and the seat says how long.", draws: ({ figure }) => [...lands(figureId(figure)), burst("✶", figureId(figure))], stays: 800, sound: "strike" },
  stunned: { none: "The panel of the turn shows what is left to do; the log says why.", sound: null },
  die: { none: "The log tells the die; what it decides is seen next.", stays: 900, sound: "roll" },
  shard: { none: "The damage that follows is shown at its target.", sound: "strike" },
  share_life: { shows: "A number rises from both wizards.", draws: ({ seat, other, mine, theirs }) => [burst(`${mine}`, figureId(seat)), burst(`${theirs}`, figureId(other))], sound: "heal" },
  dies: { shows: "The wizard lights up and leaves the map.", stays: 1500, sound: "lose", mark: "death" },
  kill: { shows: "The point rises from the wizard who scored it, and the hands count up and down.", draws: ({ killer }) => [burst("+1", figureId(killer), "point")], stays: 1300, sound: "win", mark: "point" },
  phoenix: { shows: "A number rises from the wizard, whose life grows.", draws: ({ seat }, { players }) => change(players[seat]?.life ?? 0, figureId(seat)), stays: 1400, sound: "heal" },
  stays_alive: { none: "The wizard stays where it stands; the log says why.", sound: "heal" },
  beast_gone: { shows: "The creature leaves the map.", sound: "lose" },
  summoned: { shows: "The creature appears on its square.", stays: 1200, sound: "cast" },
  activate: { none: "The steps and attacks of the creature follow.", sound: "turn" },
  meets: { none: "What is met does its work in the events that follow.", sound: null },
  trap: { none: "What the trap does, or that the token is gone, is told next.", sound: "strike" },
  token_gone: { shows: "The token is gone from its square.", sound: "lose" },
  made: { shows: "The thing appears on its square.", stays: 800, sound: "place" },
  traps: { shows: "The tokens appear on their squares, face down.", sound: "place" },
  made_line: { shows: "The line appears between its squares and lights up.", stays: 900, sound: "place" },
  destroyed: { shows: "The thing is gone from its square.", stays: 700, sound: "strike" },
  cracks: { shows: "The line lights up with its cracks.", draws: ({ line }) => lands(`line:${line}`), stays: 650, sound: "strike" },
  thing_cracks: { shows: "The thing shows its cracks.", sound: "strike" },
  holds: { shows: "The line lights up and stands.", draws: ({ line }) => lands(`line:${line}`), stays: 450, sound: "lose" },
  thing_holds: { shows: "The log says that the thing holds.", sound: "lose" },
  broken: { shows: "Dust rises where the wall or door stood.", draws: ({ line }) => [...lands(`line:${line}`), dust(`line:${line}`)], stays: 900, sound: "strike" },
  turned: { shows: "The sector turns on the map with its walls and all that stands in it.", draws: ({ slot, quarters }, view) => [turn(`sector:${slot}`, quarters, ridersOn(slot, view))], stays: 1300, sound: "place" },
  drop: { shows: "The card lies on its square.", sound: "place" },
  drop_treasure: { shows: "The treasure lies on its square and lights up.", draws: scored, stays: 800, sound: "gain", mark: "point" },
  pick_treasure: { shows: "The figure carries the treasure, which lights up.", stays: 1000, sound: "gain" },
  take_treasure: { shows: "The treasure goes from one figure to the other and lights up.", stays: 1000, sound: "lose" },
  send_home: { shows: "The treasure lies at home again.", sound: "gain" },
  take_item: { shows: "The card lights up beside its new owner.", draws: ({ victim }) => lands(figureId(victim)), sound: "lose" },
  item_gone: { shows: "The card is gone from beside its wizard.", sound: "lose" },
  lift: { shows: "The card goes from the floor to its wizard and lights up.", sound: "gain" },
  play_item: { shows: "The card goes from the hand to what the wizard carries and lights up.", sound: "place" },
  boost: { shows: "The card leaves the hand, and the steps that are left count up.", sound: "gain" },
  hold: { shows: "The door lights up and stands open.", sound: "place" },
  let_go: { shows: "The door lights up and is shut.", sound: "place" },
  unlock: { shows: "The door lights up.", sound: "place" },
  look: { none: "Whoever may see the hand reads it in the log.", sound: null },
  steal: { shows: "The hands count up and down; a card that is seen appears in its new hand.", draws: ({ giver }) => lands(figureId(giver)), sound: "lose" },
  peek: { none: "Whoever may see the cards reads them in the log.", sound: null },
  meld: { shows: "Both hands are dealt anew.", sound: "draw" },
  returns: { shows: "The card appears in the hand.", sound: "draw" },
  to_hand: { shows: "The card appears in the hand.", sound: "draw" },
  added: { none: "The log tells the energy, and the next spell has it in its sum.", sound: "gain" },
  braced: { none: "The log says it; the thing looks as before.", sound: null },
  end_phase: { none: "It is no line of the log and nothing to see: the rules go on to the next question.", ends: true, sound: null },
  over: { none: "The result is shown after it.", stays: 1600, ends: true, sound: "win" },
  pass: { shows: "The next who may answer is marked in the panel.", stays: 300, ends: true, sound: null },
};

export const pauseOf = staying(EFFECTS, OTHERS);
