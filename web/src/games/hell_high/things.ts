/** Those at the table as places: oneself, then the others clockwise, and how many seats away each is. */
import { seatName } from "../../lib/seats/seats";
import { together } from "../../lib/text";
import type { Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { othersOf, type PlayerView, type View } from "./view";
import { say } from "./text";

export function things(view: View, seats: SeatInfo[], near: number | null): Things {
  const first = near ?? view.players[0]?.seat ?? 0;
  const me = view.players[first];
  const around = me ? [me, ...othersOf(view, first)] : [];
  const spots = around.map((player, at) => ({
    touch: `seat:${player.seat}`,
    name: seatName(seats, player.seat),
    x: at,
    y: 0,
    row: 0,
    steps: Math.min(at, around.length - at),
    away: near === null ? "" : awayOf(at, around.length),
    facts: factsOf(player),
  }));
  return { spots, things: [] };
}

function awayOf(at: number, count: number): string {
  if (at === 0) return say("told.me");
  const right = count - at;
  return at <= right ? say("told.left", { count: at }) : say("told.right", { count: right });
}

function factsOf(player: PlayerView): string[] {
  const names = (cards: { name: string }[]) => together(cards.map(({ name }) => name));
  if (!player.alive) return [say("told.is_dead")];
  return [
    say("told.has", { wizard: player.wizard_name, hp: player.hp, rank: player.rank ?? 0, title: player.rank_title }),
    ...(player.creatures.length > 0 ? [say("told.with", { cards: names(player.creatures) })] : []),
    ...(player.treasures.length > 0 ? [say("told.owns", { cards: names(player.treasures) })] : []),
    ...(player.ready ? [say("told.is_ready")] : []),
  ];
}
