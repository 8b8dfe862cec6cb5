/** What the screen does for each kind of event. */
import { burst, change, flash, glide, shatter, type Drawing, type Where } from "../../../lib/show/drawings";
import { staying, type Effects } from "../../../lib/show/effects";
import type { Facts } from "../events";
import type { View } from "../view";
import type { Catalogue } from "../wire";

const REVEAL = 500; // before the first card of a Spell is turned up
/** One card of a Spell is turned up after another; `--hh-turn` in world.css is the same. */
const CARD = 420;
const OTHERS = 550;

type Draws = readonly Drawing<number>[]; // what is on its way is a card

const PILES: Readonly<Record<string, string>> = { treasure: "pile:treasure", dead: "pile:dead" };
const pileOf = ({ cards }: Catalogue, card: number) => PILES[cards[card]?.kind ?? ""] ?? "pile:main";
const lifeOf = (seat: number): Where => [`life:${seat}`, `seat:${seat}`];
const heldBy = (card: number, seat: number): Where => [`card:${card}`, `seat:${seat}`]; // what others hold is not seen
const arrives = (card: number, seat: number, catalogue: Catalogue): Draws => (card < 0 ? [] : [glide(card, pileOf(catalogue, card), heldBy(card, seat))]);
const leaves = (card: number, seat: number, catalogue: Catalogue): Draws => [glide(card, heldBy(card, seat), pileOf(catalogue, card))];
const changes = (card: number, from: number, to: number): Draws => (card < 0 ? [] : [glide(card, heldBy(card, from), heldBy(card, to))]);

export const EFFECTS: Effects<Facts, View, Catalogue> = {
  round: { shows: "The line of steps begins anew, and the log a new round.", stays: 900, sound: "turn" },
  wizard: { shows: "The wizard's picture lights up with the sign of its seat.", sound: "place" },
  rank_roll: { shows: "A callout throws the two dice.", stays: 700, sound: "roll" },
  rank: { shows: "The standee flies to its rung of the ladder, which lights up.", stays: 450, sound: "step" },
  game: { shows: "The ladder and the seats stand as the game begins.", stays: 1600, sound: "turn" },
  round_limit: { none: "The game ends with the next event, which is shown.", ends: true, sound: null },
  game_over: { shows: "The standings of the match take the middle of the table.", stays: 2400, ends: true, sound: "win" },
  match_over: { none: "The result is shown at once.", ends: true, sound: "win" },
  opened: { shows: "The Dead Wizard cards fly into the middle and light up.", sound: "draw", draws: ({ cards, seat }, _, catalogue) => cards.flatMap((card) => arrives(card, seat, catalogue)) },
  dead_card: { shows: "The Dead Wizard card lights up.", stays: 1200, sound: "draw" },
  hold: { shows: "The card flies to the held ones of its owner, face down for others.", sound: "place", draws: ({ seat, card }) => changes(card, seat, seat) },
  lasting_glyph: { shows: "The card and its glyph light up.", sound: "cast" },
  grudge: { shows: "The card and the seat that it is aimed at light up.", sound: "strike", draws: ({ target }) => [flash(`seat:${target}`)] },
  reshuffle: { shows: "The numbers on the pile change.", sound: "draw" },
  draw: { shows: "The cards that are seen fly from their pile to the hand.", stays: 160, sound: "draw", draws: ({ seat, cards }, _, catalogue) => cards.flatMap((card) => arrives(card, seat, catalogue)) },
  no_bonus: { shows: "The glyphs light up without a Power Bonus, and the ability of rank 8 is shown large.", sound: "lose" },
  bonus: { shows: "The Power Bonus lies on its glyph, which lights up, and the ability of rank 8 is shown large.", stays: 900, sound: "gain" },
  demand: { shows: "The foe lights up, and the ability of rank 7 is shown large.", stays: 1000, sound: "cast" },
  refuse: { shows: "A callout says who refuses.", stays: 800, sound: "lose" },
  give: { shows: "The card flies to the other hand, if it is seen.", sound: "draw", draws: ({ seat, jock, card }) => changes(card, seat, jock) },
  envy: { shows: "The foe lights up, and the ability of rank 3 is shown large.", sound: "gain" },
  heal: { shows: "A burst at the life track says how much, and the track grows.", sound: "heal", draws: ({ seat, n }) => change(n, lifeOf(seat)) },
  set_life: { shows: "A burst at the life track says how much life there is now.", sound: "heal", draws: ({ seat, hp }) => [burst(String(hp), lifeOf(seat))] },
  treasure: { shows: "The card flies from the pile of Treasures to its owner.", stays: 900, sound: "gain", mark: "point", draws: ({ seat, card }, _, catalogue) => arrives(card, seat, catalogue) },
  counts: { shows: "The seats light up, and every Spell in the line-up says how many cards it has.", stays: 1900, sound: "turn" },
  initiatives: { shows: "The seats light up, and the line-up takes the order of turns.", stays: 1400, sound: "turn" },
  tie_roll: { shows: "A callout throws a die for each of the tied seats.", stays: 1500, sound: "roll" },
  hurry: { shows: "The card flies to the discards, and the order of turns changes.", sound: "cast", draws: ({ seat, card }, _, catalogue) => leaves(card, seat, catalogue) },
  turn: { shows: "The parts of the Spell fly from their owner to the middle and are turned up there, one after another.", stays: ({ cards }) => REVEAL + CARD * cards.length, sound: "turn", draws: ({ seat, cards }) => cards.flatMap((card) => changes(card, seat, seat)) },
  loner: { shows: "A callout shows the cards that were turned up.", stays: 1200, sound: "draw" },
  slot: { none: "The search that follows shows what is wanted.", sound: null },
  search: { shows: "A callout shows the cards that were turned up, and which was found.", stays: 1400, sound: "draw" },
  joins: { shows: "The card flies into the Spell.", sound: "place", draws: ({ seat, card }, _, catalogue) => arrives(card, seat, catalogue) },
  spell: { shows: "The names of the Spell slam onto the table, one after another.", stays: 1900, name: ({ cards }, { cards: printed }) => cards.flatMap((card) => printed[card]?.name ?? []).join(" "), sound: "cast" },
  resolve: { shows: "The part of the Spell comes into focus, and dice of the part before are gone.", sound: "cast" },
  use: { shows: "The card flies to the discards, and the seat that it is used against lights up.", sound: "cast", draws: ({ seat, card, target }, _, catalogue) => [...leaves(card, seat, catalogue), flash(`seat:${target}`)] },
  spend: { shows: "The card flies to the discards.", sound: "place", draws: ({ seat, card }, _, catalogue) => leaves(card, seat, catalogue) },
  no_target: { shows: "A callout says that the card finds no target.", sound: "lose" },
  aim: { shows: "The seats that are aimed at light up.", sound: null },
  random_foe: { shows: "A callout throws the die that picks the foe.", stays: 1200, sound: "roll" },
  die: { shows: "The die lies beside the part that resolves.", stays: 900, sound: "roll" },
  roll: { shows: "The dice of the Power Roll are thrown, each with the card that it comes from.", stays: 1500, sound: "roll" },
  reroll: { shows: "The die lights up with its new number.", sound: "roll" },
  band: { shows: "The band of the card that applies turns yellow and lights up.", stays: 1200, sound: "place" },
  extra_target: { shows: "The seat that is hit as well lights up.", sound: "strike" },
  keep: { shows: "A callout says which card is kept.", stays: 800, sound: "place" },
  bully: { shows: "A callout says who looks down on whom.", stays: 1100, sound: "strike" },
  drop: { shows: "The card flies from the Spell to the discards.", sound: "draw", draws: ({ seat, card }, _, catalogue) => leaves(card, seat, catalogue) },
  discard: { shows: "The card flies to the discards.", sound: "draw", draws: ({ seat, card }, _, catalogue) => leaves(card, seat, catalogue) },
  spent: { shows: "The cards of the Spell fly to the discards.", stays: 350, sound: "draw", draws: ({ seat, cards }, _, catalogue) => cards.flatMap((card) => leaves(card, seat, catalogue)) },
  steal: { shows: "The card flies to its new owner.", stays: 900, sound: "lose", draws: ({ seat, target, card }) => changes(card, target, seat) },
  destroy: { shows: "The card flies to pieces where it lies.", stays: 900, sound: "strike", draws: ({ target, card }) => [shatter(card, heldBy(card, target), "hh-rubble")] },
  damage: { shows: "A burst at the life track says how much, the track shrinks, and the part says what it has done.", stays: 1000, sound: "strike", draws: ({ seat, before, after }) => change(after - before, lifeOf(seat)) },
  stopped: { shows: "A callout says which card stops how much.", stays: 1100, sound: "place" },
  status: { shows: "The standees fly to their new rungs of the ladder.", stays: 1000, sound: "step" },
  death: { shows: "A callout says who died by whom, and the wizard goes to the corner of the dead.", stays: 1400, sound: "lose", mark: "death" },
  kill: { shows: "The Kill Token lies with its new owner, whose seat lights up.", sound: "gain", mark: "point", draws: ({ seat }) => [flash(`seat:${seat}`)] },
  reaction: { shows: "A callout says which card strikes whom, and for how much.", stays: 1300, sound: "strike" },
  buried: { shows: "The cards are gone from the mat, and the piles of discards count up.", stays: 300, sound: "draw" },
  last_standing: { shows: "The seat of the Last Wizard Standing lights up.", stays: 3200, sound: "win", mark: "point", draws: ({ seat }) => [flash(`seat:${seat}`)] },
};

export const pauseOf = staying(EFFECTS, OTHERS);
