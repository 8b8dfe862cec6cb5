/** The table in words; places have the names that the board gives them. */
import { type Told, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import { severally } from "../../../lib/things/things";
import type { SeatInfo } from "../../../lib/wire";
import { type PlayerView, type View } from "../view";
import { say } from ".";

const element = (id: string) => say(`element.${id as "fire"}`);

export function inWords(view: View, seats: SeatInfo[], near: number | null): Told {
  const name = (seat: number) => seatName(seats, seat);
  const table = [
    { title: say("told.game"), lines: game(view, name) },
    ...view.players.map((player) => ({ title: name(player.seat), lines: mage(view, player) })),
  ];
  return { threats: threats(view, name, near), table: table.filter(({ lines }) => lines.length > 0), unknown: unknown(view, name) };
}

type Name = (seat: number) => string;

function threats(view: View, name: Name, near: number | null): string[] {
  const me = near === null ? undefined : view.players[near];
  const ahead = me ? view.players.filter((player) => player.score > me.score) : [];
  return told(
    view.last_round && say("told.last"),
    ...ahead.map((player) => say("told.ahead", { name: name(player.seat), by: player.score - (me?.score ?? 0) })),
    ...view.guardians.filter(({ node }) => node !== null).map((each) => say("told.shuts", { element: element(each.element), where: where(view, each.node) })),
  );
}

/** Nothing lies face down here: what can still be won, and what everybody has shown. */
export function unknown(view: View, name: Name): string[] {
  const left = view.seals.flatMap(({ scroll }) => (scroll ? [scroll.name] : []));
  const used = view.players.map((player) => ({ player, down: player.scrolls.filter(({ face_up }) => !face_up) })).filter(({ down }) => down.length > 0);
  return told(
    left.length > 0 && say("told.left", { scrolls: together(severally(left)) }),
    ...used.map(({ player, down }) => say("told.used", { name: name(player.seat), scrolls: together(down.map((scroll) => scroll.name)) })),
    say("told.supply", { dice: together(view.supply.map(({ element: id, left: count }) => say("told.dice", { count, element: element(id) }))) }),
  );
}

function where(view: View, node: string | null): string {
  return view.board.nodes.find((each) => each.node === node)?.name ?? node ?? "";
}

function game(view: View, name: (seat: number) => string): string[] {
  return told(
    view.round > 0 ? say("told.turn", { round: view.round, name: name(view.active) }) : say("told.mages"),
    say("told.sixes", { left: view.sixes_left, placed: view.sixes_placed, below: view.ends_below }),
  );
}

function mage(view: View, player: PlayerView): string[] {
  const scrolls = player.scrolls.map((scroll) => (scroll.face_up ? scroll.name : say("told.scroll.down", { name: scroll.name })));
  const familiar = player.familiar_name;
  return told(
    player.mage !== "" && say("told.player", { mage: player.mage_name, familiar, score: player.score, where: where(view, player.node) }),
    player.familiar_node !== null && say("told.familiar", { familiar, where: where(view, player.familiar_node) }),
    player.dice.length > 0 && say("told.rolled", { dice: together(player.dice.map((die) => `${element(die.element)} ${die.value}`)) }),
    player.coming.length > 0 && say("told.coming", { dice: together(player.coming.map(element)) }),
    scrolls.length > 0 && say("told.scrolls", { scrolls: together(scrolls) }),
    player.finished > 0 && say("told.finished"),
  );
}
