/** The table in words: the goal, every room with what is in it, the wizards, and the book. */
import { type Chapter, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import type { SeatInfo } from "../../../lib/wire";
import type { RoomView, SpaceView, View, WizardView } from "../view";
import { say } from ".";

export function inWords(view: View, seats: SeatInfo[]): Chapter[] {
  const name = (seat: number) => seatName(seats, seat);
  const rooms = new Map(view.rooms.map((room) => [room.room, room.name]));
  const game = told(
    say("told.turn", { round: view.round, turn: view.turn, name: name(view.active) }),
    say("told.goal", { goal: view.goal.text }),
    ...view.goal.parts.map((part, at) => say(view.goal.done[at] ? "told.done" : "told.open", { part })),
    say("told.mana", { mana: view.mana, most: view.mana_most, turns: view.turns_left }),
  );
  const chapters = [
    { title: say("told.game"), lines: game },
    ...view.wizards.map((wizard) => ({ title: name(wizard.seat), lines: about(wizard, rooms.get(wizard.room) ?? "") })),
    { title: say("told.rooms"), lines: view.rooms.map((room) => inRoom(room, rooms, name)) },
    { title: say("told.book"), lines: book(view) },
  ];
  return chapters.filter(({ lines }) => lines.length > 0);
}

function inRoom(room: RoomView, rooms: ReadonlyMap<number, string>, name: (seat: number) => string): string {
  const open = room.links.filter(({ state }) => state === "open").map((link) => rooms.get(link.room) ?? "");
  const things = [
    ...room.wizards.map(name),
    ...room.threats.map((threat) => (threat.count > 1 ? say("told.threat", { count: threat.count, name: threat.name }) : threat.name)),
    ...room.sources.map((glyph) => say("told.source", { glyph })),
  ];
  const parts = told(
    say("told.room", { name: room.name, square: room.square }),
    open.length > 0 ? say("told.doors", { rooms: together(open) }) : say("told.closed"),
    things.length > 0 && say("told.here", { things: together(things) }),
  );
  return `${parts.join("; ")}.`;
}

function about(wizard: WizardView, room: string): string[] {
  const { card } = wizard;
  return told(
    say("told.player", { person: wizard.name, room }),
    wizard.glyphs.length > 0 ? say("told.glyphs", { glyphs: together(wizard.glyphs.map(String)) }) : say("told.none"),
    wizard.shared !== null && say("told.shared", { glyph: wizard.shared }),
    card ? say("told.disaster", { name: card.name, text: card.text }) : wizard.has_card && say("told.hidden"),
  );
}

function book(view: View): string[] {
  const pair = ({ glyphs }: SpaceView) => glyphs.join("·");
  const unknown = view.spaces.filter(({ state }) => state === "unknown").map(pair);
  const known = view.spaces.flatMap((space) => {
    const { spell, state } = space;
    return spell ? [say(state === "bound" ? "told.bound" : "told.seen", { pair: pair(space), name: spell.name, text: spell.main })] : [];
  });
  return told(...known, unknown.length > 0 && say("told.unknown", { pairs: together(unknown) }));
}
