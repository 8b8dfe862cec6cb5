/** The table in words. Spaces have the numbers that stand on the Slate, in links too. */
import { type Told, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import { tileName } from "../pieces/actions";
import type { CardView, PlayerView, TileView, View } from "../view";
import { say } from ".";

export function inWords(view: View, seats: SeatInfo[], near: number | null): Told {
  const table = told(
    say("told.turn", { round: view.round, name: seatName(seats, view.active) }),
    view.pencils !== null && say("told.pencils", { name: seatName(seats, view.pencils) }),
    say("told.public", { cards: together(present(view.public).map(card)) }),
    say("told.tiles", { tiles: together(present(view.centre).map(tileName)) }),
    view.pending.length > 0 && say("told.pending", { tiles: together(view.pending.map(tileName)) }),
  );
  const people = view.players.map((player) => ({ title: seatName(seats, player.seat), lines: about(view, player, player.seat !== near) }));
  return { threats: threats(view, seats, near), table: [{ title: say("told.game"), lines: table }, ...people], unknown: unknown(view) };
}

function threats(view: View, seats: SeatInfo[], near: number | null): string[] {
  const me = near === null ? undefined : view.players[near];
  const ahead = me ? view.players.filter((player) => player.prestige > me.prestige) : [];
  return told(
    view.pencils !== null && say("told.last", { name: seatName(seats, view.pencils), count: view.last_turns }),
    ...ahead.map((player) => say("told.ahead", { name: seatName(seats, player.seat), by: player.prestige - (me?.prestige ?? 0) })),
  );
}

/** What the table may know of what nobody sees: the tiles in the bag, and the cards that are gone. */
export function unknown(view: View): string[] {
  const counted = new Map<string, number>();
  for (const { tile, left } of view.bag) counted.set(tileName(tile), (counted.get(tileName(tile)) ?? 0) + left);
  const bag = [...counted].map(([face, left]) => say("told.face", { face, left }));
  return told(
    say("told.left", { deck: view.deck_left, bag: view.bag_left }),
    bag.length > 0 && say("told.bag", { tiles: together(bag) }),
    view.discard.length > 0 ? say("told.discards", { cards: together(view.discard.map(({ name }) => name)) }) : say("told.no_discards"),
  );
}

function about(view: View, player: PlayerView, slate: boolean): string[] {
  return told(
    say("told.player", { will: player.will, shards: player.shards, prestige: player.prestige, completed: player.completed, hand: player.hand_size }),
    player.hand.length > 0 && say("told.hand", { cards: together(player.hand.map(card)) }),
    player.items.length > 0 && say("told.items", { cards: together(player.items.map(({ name }) => name)) }),
    ...(slate ? player.spaces.map((_, space) => aboutSpace(view, player, space)) : []),
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
