/** The table in words: who stands where with what, what lies on the floor, and what is in the air. */
import { type Chapter, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import type { AirView, PlayerView, View } from "../view";
import { say } from ".";

export function inWords(view: View, seats: SeatInfo[]): Chapter[] {
  const name = (seat: number) => seatName(seats, seat);
  const chapters = [
    { title: say("told.game"), lines: game(view, name) },
    { title: say("told.air"), lines: view.air.flatMap((spell) => air(spell, name)) },
    ...view.players.map((player) => ({ title: name(player.seat), lines: wizard(view, player, name) })),
    { title: say("told.board"), lines: floor(view, name) },
  ];
  return chapters.filter(({ lines }) => lines.length > 0);
}

type Name = (seat: number) => string;

function square(view: View, row: number | null, column: number | null): string {
  return view.squares.find((each) => each.row === row && each.column === column)?.name ?? "";
}

function game(view: View, name: Name): string[] {
  if (view.turn === 0) return [say("told.draft")];
  const walks = view.acting === null ? [] : view.squares.filter(({ steps }) => steps !== null && steps > 0);
  const seen = view.acting === null ? [] : view.squares.filter((each) => each.seen);
  const reach = walks.map((each) => say("told.reach.one", { square: each.name, steps: each.steps ?? 0 }));
  return told(
    say("told.turn", { round: view.round, turn: view.turn, name: name(view.active), goal: view.goal }),
    say("told.steps", { left: view.now.mp }),
    reach.length > 0 && say("told.reach", { squares: together(reach) }),
    seen.length > 0 && say("told.seen", { squares: together(seen.map((each) => each.name)) }),
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

function floor(view: View, name: Name): string[] {
  const lying = view.treasures.filter(({ row }) => row !== null);
  const doors = view.lines.filter(({ kind, opens }) => opens && kind.includes("door"));
  return told(
    ...lying.map((each) => say("told.treasure", { name: name(each.owner), square: square(view, each.row, each.column) })),
    ...view.beasts.map((each) => say("told.beast", { beast: each.name, name: name(each.owner), life: each.life, square: square(view, each.row, each.column) })),
    ...view.things.filter(({ row }) => row !== null).map((each) => say("told.thing", { thing: each.name, square: square(view, each.row, each.column) })),
    doors.length > 0 && say("told.doors", { lines: together(doors.map((door) => door.name)) }),
  );
}
