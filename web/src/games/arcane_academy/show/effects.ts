/** What the screen does for each kind of event. */
import { flash, glide, shatter, type Drawing } from "../../../lib/show/drawings";
import type { Effects } from "../../../lib/show/effects";
import type { Facts } from "../events";
import type { Currency, View } from "../view";
import type { Catalogue } from "../wire";

/** What is on its way; a tile is turned by quarters. */
export type Travelling = { tile: number; turn: number } | { card: number } | { unit: Currency; count: number };
type Draws = readonly Drawing<Travelling>[];

const CARDS = 0; // the row of Public Assignments, else it is the tiles

const titleOf = ({ card }: { card: number }, { kinds, cards }: Catalogue) => kinds[cards[card] ?? -1]?.name ?? "";
const tile = (number: number, from: string | string[], to: string | string[], turn = 0) => glide<Travelling>({ tile: number, turn }, from, to);
const card = (number: number, from: string | string[], to: string | string[]) => glide<Travelling>({ card: number }, from, to);
const drawn = (cards: number[]): Draws => cards.map((each) => card(each, "deck", `card:${each}`));
const held = (number: number, seat: number) => [`card:${number}`, `seat:${seat}`]; // what others hold is not seen

export const EFFECTS: Effects<Facts, View, Catalogue> = {
  turn: { shows: "The seat whose turn it is lights up, and the log begins a new turn.", sound: "turn" },
  rest: { shows: "The Slate lights up and loses its Exhaustion Tokens.", sound: "heal" },
  cast: { shows: "The space lights up, and its tile is marked as the one that acts.", sound: "cast" },
  linked: { shows: "The space of the linked tile lights up.", sound: "cast" },
  echo: { shows: "The space of the tile that acts once more lights up.", sound: "cast" },
  gain: {
    shows: "The Will or Shards of whoever has the turn fly from the tile that acts to their pool, which counts up.",
    sound: "gain",
    draws: ({ seat, res, n }, { active, acts }) => {
      const from = acts === undefined ? [] : [`space:${seat}:${acts}`];
      return seat === active ? [glide({ unit: res === 0 ? "will" : "shard", count: n }, [...from, `slate:${seat}`, `seat:${seat}`], `${res === 0 ? "will" : "shards"}:${seat}`)] : [];
    },
  },
  lose: { shows: "The pool lights up and counts down.", sound: "lose" },
  exchange: { shows: "The card flies to the discards and the new one from the deck to the hand.", sound: "draw", draws: ({ seat, card: old, drawn: now }) => [card(old, held(old, seat), "discard"), ...drawn(now < 0 ? [] : [now])] },
  draw: { shows: "The cards fly from the deck to the hand, where they are seen.", sound: "draw", draws: ({ cards }) => drawn(cards) },
  study: { shows: "The cards fly from the deck to the hand, where they are seen.", sound: "draw", draws: ({ cards }) => drawn(cards) },
  discard: { shows: "The card flies to the discards.", sound: "draw", draws: ({ seat, card: old }) => [card(old, held(old, seat), "discard")] },
  take_tile: { shows: "The tile flies from its place in the centre to the tiles that wait to be placed.", sound: "place", draws: ({ tile: taken }) => [tile(taken, `tile:${taken}`, `tile:${taken}`)] },
  use_item: { shows: "The card of the Item lights up.", name: titleOf, sound: "cast", draws: ({ card: used }) => [flash(`card:${used}`)] },
  complete: {
    shows: "The card flies to the completed ones of its owner, or into the middle while it acts; Prestige counts up.",
    name: titleOf,
    sound: "win",
    mark: "point",
    draws: ({ seat, card: done }) => [card(done, held(done, seat), held(done, seat))],
  },
  target: { shows: "The seat that is aimed at lights up.", sound: "strike", draws: ({ other }) => [flash([`seat:${other}`, `slate:${other}`])] },
  tokens: { shows: "The card lights up with its Prestige Tokens.", sound: "gain", draws: ({ card: holder }) => [flash(`card:${holder}`)] },
  clear: { shows: "The space lights up without its Exhaustion Token.", sound: "heal" },
  lift: { shows: "The tile flies from its space to the tiles that wait to be placed.", sound: "place", draws: ({ seat, space, tile: lifted }) => [tile(lifted, [`space:${seat}:${space}`, `seat:${seat}`], `tile:${lifted}`)] },
  crumble: { shows: "The tile flies to pieces on its space, which lights up.", sound: "strike", draws: ({ seat, space, tile: gone }) => [shatter({ tile: gone, turn: 0 }, [`space:${seat}:${space}`, `seat:${seat}`], "aa-rubble")] },
  tire: { shows: "The space lights up with an Exhaustion Token.", sound: "lose" },
  sweep: {
    shows: "What is replaced flies to the discards, or back into the bag.",
    sound: "draw",
    draws: ({ row, old }) => old.map((each) => (row === CARDS ? card(each, `card:${each}`, "discard") : tile(each, `tile:${each}`, "bag"))),
  },
  extra_turn: { shows: "The seat lights up.", sound: "gain" },
  place: { shows: "The tile flies to its space, which lights up, and its connectors join.", sound: "place", draws: ({ seat, tile: laid, space, turn }) => [tile(laid, [`tile:${laid}`, `seat:${seat}`], [`space:${seat}:${space}`, `seat:${seat}`], turn)] },
  new_tile: { shows: "The tile flies from the bag to the centre.", sound: "place", draws: ({ tile: laid }) => [tile(laid, "bag", `tile:${laid}`)] },
  new_public: { shows: "The card flies from the deck to the row of Public Assignments.", sound: "draw", draws: ({ card: laid }) => drawn([laid]) },
  pencils_down: { shows: "The bar beside the title lights up and says who had the pencils first.", sound: "turn" },
  turn_limit: { none: "The result is shown at once.", ends: true, sound: null },
  over: { none: "The result is shown at once.", ends: true, sound: "win" },
};
