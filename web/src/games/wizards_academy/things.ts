/** All that is on the table: the rooms of the academy, how many moves lead there, what stands in them, the book and the cards. */
import { bearing, distances, stepsTo } from "../../lib/hear/places";
import { seatName } from "../../lib/seats/seats";
import { together } from "../../lib/text";
import type { Thing, Things } from "../../lib/things/things";
import type { QuestionInfo, SeatInfo } from "../../lib/wire";
import { walksTo } from "./ask/actions";
import { verdict } from "./look/stay";
import { kindNumber } from "./pieces/kinds";
import { called, say } from "./text";
import { type DisasterView, roomOf, type RoomView, type SpaceView, type SpellView, type View, type WizardView } from "./view";

/** What is seen of a thing closely. */
export type Looked = { kind: "spell"; spell: SpellView; boosted: boolean } | { kind: "disaster"; card: DisasterView; ahead: string[] };

const OUTER = { column: 5, row: 3 }; // the room outside lies beside the floor

export function things(view: View, seats: SeatInfo[], near: number | null, questions: readonly QuestionInfo[] = []): Things<Looked> {
  const home = near === null ? undefined : roomOf(view, view.wizards[near]?.room ?? -1);
  const from = home && lies(home);
  const steps = home ? distances(home.room, (room) => open(view, room)) : new Map<number, number>();
  const spots = view.rooms.map((room) => {
    const { column, row } = lies(room);
    const count = steps.get(room.room) ?? null;
    const way: [number, number] = from ? [column - from.column, row - from.row] : [0, 0];
    return {
      touch: `room:${room.room}`,
      name: room.name,
      x: column,
      y: row,
      row,
      steps: count,
      away: !from ? "" : count === null ? say("told.no_way", { way: bearing(...way) }) : stepsTo(count, ...way),
      facts: factsOf(view, room, walksTo(questions, room)),
    };
  });
  return { spots, things: [...view.rooms.flatMap((room) => thingsIn(view, seats, room)), ...view.wizards.flatMap((wizard) => ownedBy(wizard, seats)), ...besideThem(view)] };
}

function lies({ square }: RoomView): { column: number; row: number } {
  const column = "ABCD".indexOf(square[0] ?? "");
  return column < 0 ? OUTER : { column, row: Number(square[1]) - 1 };
}

function open(view: View, room: number): number[] {
  return roomOf(view, room)?.links.flatMap((link) => (link.state === "open" ? link.room : [])) ?? [];
}

function thingsIn(view: View, seats: SeatInfo[], room: RoomView): Thing<Looked>[] {
  const at = `room:${room.room}`;
  return [
    ...room.wizards.map((seat) => ({ id: `wizard:${seat}`, at, name: say("told.stands", { name: seatName(seats, seat) }), describe: `${seatName(seats, seat)}, ${view.wizards[seat]?.name ?? ""}` })),
    ...room.threats.map(({ beast, kind, count, name, if_activated }) => ({
      id: beast === null ? `token:${room.room}:${kindNumber(kind)}` : `beast:${beast}`,
      at,
      name: count > 1 ? say("told.threat", { count, name }) : name,
      describe: `${name}: ${if_activated}`,
    })),
    ...room.sources.map((glyph) => ({ id: `source:${glyph}`, at, name: say("source", { glyph }) })),
    { id: `action:${room.room}`, at, name: room.action ? say("told.action", { action: called("act", room.id) }) : "", describe: called("act", room.id) },
  ];
}

function factsOf(view: View, room: RoomView, walks: boolean): string[] {
  const doors = open(view, room.room).map((other) => roomOf(view, other)?.name ?? "");
  return [
    ...(room.schools.length > 0 ? [say("room.boosts.school", { school: together(room.schools.map((school) => called("school", school))) })] : []),
    ...(room.empowered ? [] : [say("room.dead")]),
    ...(room.warded ? [say("room.warded")] : []),
    ...(walks ? [say("told.stay", { cost: room.cost ?? 1, verdict: verdict(room).text.replace("✓ ", "") })] : []),
    doors.length > 0 ? say("told.doors", { rooms: together(doors) }) : say("told.closed"),
  ];
}

function ownedBy({ seat, glyphs, shared, staff, card, ahead }: WizardView, seats: SeatInfo[]): Thing<Looked>[] {
  return [
    { id: `wizard:${seat}`, name: seatName(seats, seat) }, // who stands in no room
    ...glyphs.map((glyph) => ({ id: `glyph:${seat}:${glyph}`, name: say("glyph", { glyph }) })),
    { id: `shared:${seat}`, name: shared === null ? say("shared") : say("shared.of", { glyph: shared }) },
    ...(staff === null ? [] : [{ id: `staff:${seat}`, name: say("item.staff") }]),
    ...(card ? [{ id: `disaster:${card.card}`, name: card.name, what: { kind: "disaster", card, ahead } as const }] : []),
  ];
}

function besideThem({ mana, mana_most: most, mana_at_risk: risk, names, spaces }: View): Thing<Looked>[] {
  return [
    { id: "mana", name: say("mana.of", { mana, most, risk }) },
    { id: "deck", name: say("decks.disasters") },
    { id: "progression", name: say("decks.progression") },
    ...names.map((spell) => ({ id: `spell:${spell.word}`, name: spell.name, what: { kind: "spell", spell, boosted: false } as const })),
    ...spaces.map((space) => ({ id: `space:${space.space}`, name: spaceName(space), what: space.spell ? ({ kind: "spell", spell: space.spell, boosted: space.boosted } as const) : undefined })),
  ];
}

function spaceName({ glyphs, spell, state }: SpaceView): string {
  const pair = glyphs.join("·");
  return spell ? say(state === "bound" ? "space.bound" : "space.seen", { pair, name: spell.name }) : say("space.unknown", { pair });
}
