/** The table in words. Spaces have the numbers that stand on the Slate, in links too. */
import { type Chapter, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import { tileName } from "../pieces/actions";
import type { CardView, PlayerView, TileView, View } from "../view";
import { say } from ".";

export function inWords(view: View, seats: SeatInfo[]): Chapter[] {
  const table = told(
    say("told.turn", { round: view.round, name: seatName(seats, view.active) }),
    view.pencils !== null && say("told.pencils", { name: seatName(seats, view.pencils) }),
    say("told.public", { cards: together(present(view.public).map(card)) }),
    say("told.tiles", { tiles: together(present(view.centre).map(tileName)) }),
    view.pending.length > 0 && say("told.pending", { tiles: together(view.pending.map(tileName)) }),
    say("told.left", { deck: view.deck_left, bag: view.bag_left }),
  );
  return [{ title: say("told.game"), lines: table }, ...view.players.map((player) => ({ title: seatName(seats, player.seat), lines: about(view, player) }))];
}

function about(view: View, player: PlayerView): string[] {
  return told(
    say("told.player", { will: player.will, shards: player.shards, prestige: player.prestige, completed: player.completed, hand: player.hand_size }),
    player.hand.length > 0 && say("told.hand", { cards: together(player.hand.map(card)) }),
    player.items.length > 0 && say("told.items", { cards: together(player.items.map(({ name }) => name)) }),
    ...player.spaces.map((_, space) => aboutSpace(view, player, space)),
  );
}

function aboutSpace(view: View, player: PlayerView, space: number): string {
  const here = player.spaces[space];
  if (!here?.tile) return "";
  const acts = view.active === player.seat && view.acting.some((each) => each.space === space);
  const parts = told(
    say("told.space", { space, actions: tileName(here.tile) }),
    here.tired > 0 && say("space.tired"),
    here.covered.length > 0 && say("space.stack", { count: here.covered.length + 1 }),
    here.linked.length > 0 && say("told.linked", { count: here.linked.length, spaces: together(here.linked.map(String)) }),
    acts && say("told.acts"),
  );
  return `${parts.join(", ")}.`;
}

function card({ name, cost_now, currency }: CardView): string {
  return say("told.card", { name, cost: cost_now, currency });
}

function present<Thing extends CardView | TileView>(things: (Thing | null)[]): Thing[] {
  return things.filter((thing): thing is Thing => thing !== null);
}
