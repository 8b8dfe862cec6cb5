/** All that is on the table: the squares of the labyrinth as seen from one's own wizard, what stands and lies on them, and the cards. */
import { offset } from "../../lib/hear/places";
import { seatName } from "../../lib/seats/seats";
import type { Thing, Things } from "../../lib/things/things";
import type { SeatInfo } from "../../lib/wire";
import { doorState, isDoor, sectorsOf } from "./board/geometry";
import { say } from "./text";
import { type BeastView, cardsIn, type CardView, type LineView, type PlayerView, type ThingView, type View } from "./view";

/** What is seen of a thing closely. */
export type Looked =
  | { kind: "card"; card: CardView }
  | { kind: "wizard"; player: PlayerView }
  | { kind: "beast"; beast: BeastView }
  | { kind: "thing"; thing: ThingView }
  | { kind: "treasure"; owner: number }
  | { kind: "pile"; title: string; cards: CardView[] };

type Here = { row: number | null; column: number | null };

const squareOf = ({ row, column }: Here) => `square:${row}:${column}`;

export function things(view: View, seats: SeatInfo[], near: number | null): Things<Looked> {
  const me = near === null ? undefined : view.players[near];
  const name = (seat: number) => seatName(seats, seat);
  const things = [...piecesOf(view, name, near), ...besideThem(view, name), ...view.lines.map(lineThing)];
  const enemies = new Set(view.players.filter(({ alive, seat }) => alive && seat !== near).map(squareOf));
  const spots = view.squares.map((square) => {
    const { row, column, steps } = square;
    const [east, south] = [column - (me?.column ?? 0), row - (me?.row ?? 0)];
    const away = me?.row == null ? "" : offset(east, south);
    const walk = steps !== null && steps > 0 ? say("told.walk", { steps }) : "";
    return {
      touch: squareOf(square),
      name: say("square", { name: square.name }),
      describe: steps === null ? undefined : say("square.steps", { name: square.name, steps }),
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
    ...on(view.treasures, (chest) => treasureThing(chest, name)),
    ...on(view.things, (thing) => ({ id: `thing:${thing.thing}`, name: say("thing", { name: thing.name, owner: name(thing.owner) }), what: { kind: "thing", thing } })),
  ];
}

function treasureThing({ treasure, owner }: { treasure: number; owner: number }, name: (seat: number) => string): Thing<Looked> {
  return { id: `treasure:${treasure}`, name: say("treasure", { name: name(owner) }), what: { kind: "treasure", owner } };
}

function lineThing(line: LineView): Thing<Looked> {
  const name = line.name.replace("|", "–");
  return { id: `line:${line.line}`, name: say(isDoor(line) ? `door.${doorState(line)}` : "line", { name }) };
}

/** Cards, decks, the panels of the seats, treasures that are carried, and what is pointed out of the map as a whole. */
function besideThem(view: View, name: (seat: number) => string): Thing<Looked>[] {
  const discards = view.discards.flat();
  return [
    ...cardsIn(view).map((card): Thing<Looked> => ({ id: `card:${card.card}`, name: card.name, what: { kind: "card", card } })),
    { id: "deck", name: say("pile.deck", { count: view.deck }) },
    { id: "own-deck", name: say("pile.own", { count: view.own_deck ?? 0 }) },
    { id: "pile:discards", name: say("pile.discards", { count: discards.length }), what: { kind: "pile", title: say("pile.discards.short"), cards: discards } },
    ...view.players.flatMap(({ seat }) => ["seat", "panel", "life"].map((part) => ({ id: `${part}:${seat}`, name: name(seat) }))),
    ...view.treasures.map((chest) => treasureThing(chest, name)),
    ...sectorsOf(view).map(({ slot, owner }) => ({ id: `sector:${slot}`, name: say("sector", { name: name(owner) }) })),
  ];
}
