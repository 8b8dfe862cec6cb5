/** All that is in the labyrinth: its squares as seen from one's own wizard, and what stands and lies on them. */
import { offset } from "../../lib/hear/places";
import { seatName } from "../../lib/seats/seats";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import type { Looked } from "./look/looking.svelte";
import { say } from "./text";
import type { View } from "./view";

type Here = { row: number | null; column: number | null };

const squareOf = ({ row, column }: Here) => `square:${row}:${column}`;

export function things(view: View, seats: SeatInfo[], near: number | null): Things<Looked> {
  const me = near === null ? undefined : view.players[near];
  const name = (seat: number) => seatName(seats, seat);
  const things = piecesOf(view, name, near);
  const enemies = new Set(view.players.filter(({ alive, seat }) => alive && seat !== near).map(squareOf));
  const spots = view.squares.map((square) => {
    const { row, column, steps } = square;
    const [east, south] = [column - (me?.column ?? 0), row - (me?.row ?? 0)];
    const away = me?.row == null ? "" : offset(east, south);
    const walk = steps !== null && steps > 0 ? say("told.walk", { steps }) : "";
    return {
      touch: squareOf(square),
      name: say("square", { name: square.name }),
      x: column,
      y: row,
      row,
      steps: me?.row == null ? null : Math.abs(east) + Math.abs(south),
      away: [away, walk].filter(Boolean).join(", "),
      facts: [...(square.home === null ? [] : [say("told.home", { name: name(square.home) })]), ...(square.seen && enemies.has(squareOf(square)) ? [say("told.in_sight")] : [])],
    };
  });
  return { spots, things };
}

/** Wizards, creatures, treasures and things on the map. */
function piecesOf(view: View, name: (seat: number) => string, near: number | null): Thing<Looked>[] {
  const on = <Each extends Here>(all: Each[], make: (each: Each) => Omit<Thing<Looked>, "at">) => all.flatMap((each) => (each.row === null ? [] : [{ ...make(each), at: squareOf(each) }]));
  return [
    ...on(view.players.filter(({ alive }) => alive), (player) => {
      const describe = say("wizard", { name: name(player.seat), life: player.life });
      return { id: `seat:${player.seat}`, name: player.seat === near ? "" : describe, describe, what: { kind: "wizard", player } };
    }),
    ...on(view.beasts, (beast) => ({ id: `beast:${beast.kind}`, name: say("beast", { name: beast.name, owner: name(beast.owner), life: beast.life }), what: { kind: "beast", beast } })),
    ...on(view.treasures, ({ treasure, owner }) => ({ id: `treasure:${treasure}`, name: say("treasure", { name: name(owner) }), what: { kind: "treasure", owner } })),
    ...on(view.things, (thing) => ({ id: `thing:${thing.thing}`, name: say("thing", { name: thing.name, owner: name(thing.owner) }), what: { kind: "thing", thing } })),
  ];
}
