/** What the screen does for each kind of event. */
import type { Effects } from "../../../lib/show/effects";
import type { Facts } from "../events";

export const EFFECTS: Effects<Facts> = {
  turn: { shows: "The seat whose turn it is lights up, and the log begins a new turn." },
  rest: { shows: "The Slate lights up and loses its Exhaustion Tokens." },
  cast: { shows: "The space lights up, and its tile is marked as the one that acts." },
  linked: { shows: "The space of the linked tile lights up." },
  echo: { shows: "The space of the tile that acts once more lights up." },
  gain: { shows: "The Will or Shards of whoever has the turn fly from the tile that acts to their pool, which counts up." },
  lose: { shows: "The pool lights up and counts down; what goes to whoever has the turn flies there." },
  exchange: { shows: "The card flies to the discards and the new one from the deck to the hand." },
  draw: { shows: "The cards fly from the deck to the hand, where they are seen." },
  study: { shows: "The cards fly from whoever studies to the table, where they are seen." },
  discard: { shows: "The card flies to the discards." },
  take_tile: { shows: "The tile flies from its place in the centre to the tiles that wait to be placed." },
  use_item: { shows: "The card of the Item lights up." },
  complete: { shows: "The card flies to the completed ones of its owner, whose Prestige counts up." },
  target: { shows: "The seat that is aimed at lights up." },
  tokens: { shows: "The card lights up with its Prestige Tokens." },
  clear: { shows: "The space lights up without its Exhaustion Token." },
  lift: { shows: "The tile flies from its space to the tiles that wait to be placed." },
  crumble: { shows: "The space lights up and the tile is gone from it." },
  tire: { shows: "The space lights up with an Exhaustion Token." },
  sweep: { shows: "The cards that are replaced fly to the discards; tiles go from their row." },
  extra_turn: { shows: "The seat lights up." },
  place: { shows: "The tile flies to its space, which lights up, and its connectors join." },
  new_tile: { shows: "The tile flies from the bag to the centre." },
  new_public: { shows: "The card flies from the deck to the row of Public Assignments." },
  pencils_down: { shows: "The bar beside the title lights up and says who had the pencils first." },
  turn_limit: { none: "The result is shown at once." },
  over: { none: "The result is shown at once." },
};
