/** One's own Slate as places: its twelve spaces, with the tile on each and what it is joined to. */
import { together } from "../../lib/text";
import type { Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { COLUMNS } from "./board/geometry";
import { tileName } from "./pieces/actions";
import { nearSeat, playerOf, type SpaceView, type View } from "./view";
import { say } from "./text";

export function things(view: View, _: SeatInfo[], near: number | null): Things {
  const player = playerOf(view, nearSeat(view, near));
  const spots = player.spaces.map((space, number) => ({
    touch: `space:${player.seat}:${number}`,
    name: say("told.place", { space: number }),
    x: number % COLUMNS,
    y: Math.floor(number / COLUMNS),
    row: Math.floor(number / COLUMNS),
    steps: null, // nobody stands on a Slate
    away: say("told.lies", { row: Math.floor(number / COLUMNS) + 1, column: (number % COLUMNS) + 1 }),
    facts: space.tile ? factsOf(view, player.seat, space, number) : [],
  }));
  const actions = player.spaces.flatMap(({ tile }, number) => (tile?.actions ?? []).flatMap((group, at) => group.map((action) => ({ id: `action:${player.seat}:${number}:${at}:${action}`, at: `space:${player.seat}:${number}`, name: "" }))));
  return { spots, things: actions };
}

function factsOf(view: View, seat: number, space: SpaceView, number: number): string[] {
  const acts = view.active === seat && view.acting.some((each) => each.space === number);
  return [
    ...(space.tile ? [tileName(space.tile)] : []),
    ...(space.tired > 0 ? [say("space.tired")] : []),
    ...(space.covered.length > 0 ? [say("space.stack", { count: space.covered.length + 1 })] : []),
    ...(space.linked.length > 0 ? [say("told.linked", { count: space.linked.length, spaces: together(space.linked.map(String)) })] : []),
    ...(acts ? [say("told.acts")] : []),
  ];
}
