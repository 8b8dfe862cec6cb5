/** The table in words: what comes at me, who stands where with what, and what the schools in play still hold. */
import { type Told, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import type { AirView, PlayerView, View } from "../view";
import { say, sayWord } from ".";

export function inWords(view: View, seats: SeatInfo[], near: number | null): Told {
  const name = (seat: number) => seatName(seats, seat);
  const table = [
    { title: say("told.game"), lines: game(view, name) },
    { title: say("told.air"), lines: view.air.flatMap((spell) => air(spell, name)) },
    ...view.players.map((player) => ({ title: name(player.seat), lines: wizard(view, player, name) })),
    { title: say("told.board"), lines: doors(view) },
  ];
  return { threats: threats(view, name, near), table: table.filter(({ lines }) => lines.length > 0), unknown: unknown(view, name, near) };
}

type Name = (seat: number) => string;

function square(view: View, row: number | null, column: number | null): string {
  return view.squares.find((each) => each.row === row && each.column === column)?.name ?? "";
}

function game(view: View, name: Name): string[] {
  if (view.turn === 0) return [say("told.draft")];
  return told(say("told.turn", { round: view.round, turn: view.turn, name: name(view.active), goal: view.goal }), say("told.steps", { left: view.now.mp }));
}

/** What may hit me, and who may hit me: in the air first, then whoever stands near, then who is about to win. */
function threats(view: View, name: Name, near: number | null): string[] {
  const me = near === null ? undefined : view.players[near];
  const rivals = view.players.filter((player) => player.alive && player.seat !== near);
  const isNear = (player: PlayerView) => me?.row != null && Math.abs((player.row ?? 99) - me.row) + Math.abs((player.column ?? 99) - (me.column ?? 0)) <= 1;
  return told(
    ...view.air.filter(({ cancelled }) => !cancelled).flatMap((spell) => air(spell, name)),
    me && me.to_come > 0 && say("told.to_come", { damage: me.to_come, life: me.life }),
    ...rivals.filter(isNear).map(({ seat }) => say("told.beside", { name: name(seat) })),
    ...rivals.filter(({ points }) => points > 0 && points >= view.goal - 1).map(({ seat, points }) => say("told.nearly", { name: name(seat), points, goal: view.goal })),
  );
}

/** What the table may know of cards that nobody sees: Counters of the schools in play, what is gone, what was shown. */
export function unknown(view: View, name: Name, near: number | null): string[] {
  const counted = new Map<string, number>();
  for (const card of view.discards.flat()) counted.set(card.name, (counted.get(card.name) ?? 0) + 1);
  const held = new Map<string, number>(); // two schools may hold the same counter
  for (const { name: called, copies } of view.counters) held.set(called, (held.get(called) ?? 0) + copies);
  const counters = [...held].map(([each, copies]) => say("told.counter", { name: each, copies, gone: counted.get(each) ?? 0 }));
  const lying = [...counted].map(([each, count]) => (count > 1 ? say("told.several", { name: each, count }) : each));
  const shown = view.players.filter(({ seat, known }) => seat !== near && known.length > 0);
  return told(
    view.schools.length > 0 && say("told.schools", { schools: together(view.schools.map((school) => sayWord("school", school))) }),
    counters.length > 0 && say("told.counters", { cards: together(counters) }),
    say("told.decks", { deck: view.deck }),
    lying.length > 0 ? say("told.discards", { cards: together(lying) }) : say("told.no_discards"),
    ...shown.map(({ seat, known }) => say("told.known", { name: name(seat), cards: together(known.map((card) => card.name)) })),
  );
}

function air(spell: AirView, name: Name): string[] {
  const lines = spell.if_it_lands.map((line) => line.replaceAll(/@(\d)/g, (_, seat) => name(Number(seat))));
  return told(
    say("told.cast", { name: spell.card?.name ?? spell.name, caster: name(spell.caster) }),
    spell.cancelled && say("air.cancelled"),
    lines.length > 0 && say("told.lands", { lines: lines.join("; ") }),
  );
}

function wizard(view: View, player: PlayerView, name: Name): string[] {
  if (!player.alive) return [say("told.out")];
  const names = (cards: { name: string }[]) => together(cards.map((card) => card.name));
  const spells = player.spells.map(({ card, tokens }) => (tokens === null ? card.name : say("told.spell", { name: card.name, tokens })));
  const treasure = view.treasures.find((each) => each.treasure === player.treasure);
  return told(
    say("told.player", { life: player.life, points: player.points, square: square(view, player.row, player.column), hand: player.hand_size }),
    player.stun > 0 && say("told.stunned"),
    treasure && say("told.carries", { name: name(treasure.owner) }),
    player.items.length > 0 && say("told.items", { cards: names(player.items) }),
    spells.length > 0 && say("told.spells", { cards: together(spells) }),
    player.hand.length > 0 && say("told.hand", { cards: names(player.hand) }),
  );
}

function doors(view: View): string[] {
  const open = view.lines.filter(({ kind, opens }) => opens && kind.includes("door"));
  return told(open.length > 0 && say("told.doors", { lines: together(open.map((door) => door.name.replace("|", "–"))) }));
}
