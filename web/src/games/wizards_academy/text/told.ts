/** The table in words: what threatens the crystal, how near the goal is, the wizards, and the book. */
import { type Told, told } from "../../../lib/log/chapter";
import { seatName } from "../../../lib/seats/seats";
import { together } from "../../../lib/text";
import { severally } from "../../../lib/things/things";
import type { SeatInfo } from "../../../lib/wire";
import { roomOf, type RoomView, type SpaceView, type View, type WizardView } from "../view";
import { say } from ".";

export function inWords(view: View, seats: SeatInfo[], near: number | null): Told {
  const name = (seat: number) => seatName(seats, seat);
  const game = told(
    say("told.turn", { round: view.round, turn: view.turn, name: name(view.active) }),
    say("told.goal", { goal: view.goal.text }),
    ...view.goal.parts.map((part, at) => say(view.goal.done[at] ? "told.done" : "told.open", { part })),
    say("told.mana", { mana: view.mana, most: view.mana_most, turns: view.turns_left }),
  );
  const table = [
    { title: say("told.game"), lines: game },
    ...view.wizards.map((wizard) => ({ title: name(wizard.seat), lines: about(wizard, roomOf(view, wizard.room)?.name ?? "") })),
    { title: say("told.book"), lines: book(view) },
  ];
  return { threats: threats(view, near), table: table.filter(({ lines }) => lines.length > 0), unknown: unknown(view) };
}

/** What would happen if I stayed, what wakes with the disasters that lie open, and what each threat would do. */
function threats(view: View, near: number | null): string[] {
  const me = near === null ? undefined : view.wizards[near];
  const here = me && roomOf(view, me.room);
  return told(
    view.mana_at_risk > 0 && say("told.risk", { mana: view.mana_at_risk }),
    ...(here?.stay.lines ?? []).map((line) => say("told.staying", { line: sentence(line) })),
    ...view.wizards.filter(({ ahead }) => ahead.length > 0).map(({ card, ahead }) => say("told.ahead", { card: card?.name ?? "", what: together(ahead.map((line) => line.split(": ")[0] ?? line)) })),
    ...woes(view.rooms),
  );
}

/** What each kind of threat would do: what all do alike is said once, with the rooms. */
export function woes(rooms: readonly RoomView[]): string[] {
  const alike = new Map<string, { threat: string; fate: string; rooms: Map<string, string> }>();
  for (const room of rooms) {
    for (const { name, if_activated, threatening } of room.threats) {
      if (!threatening) continue;
      const [fate = "", rest = ""] = if_activated.split(": ");
      const key = `${name}: ${fate}`;
      const found = alike.get(key) ?? { threat: name.charAt(0).toUpperCase() + name.slice(1), fate, rooms: new Map<string, string>() };
      found.rooms.set(room.name, rest);
      alike.set(key, found);
    }
  }
  return [...alike.values()].map(({ threat, fate, rooms: found }) => {
    const names = together([...found.keys()].map((room) => say("told.the_room", { room })));
    const further = [...found].filter(([, rest]) => rest).map(([room, rest]) => say("told.woe_from", { room, rest: sentence(rest) }));
    return [say("told.woe", { threat, rooms: names, fate: sentence(fate) }), ...further].join(" ");
  });
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** What the table may know of what nobody sees: spells that can still lie in the book, disasters that can still come. */
export function unknown(view: View): string[] {
  const found = new Set(view.spaces.flatMap(({ spell }) => spell?.word ?? []));
  const open = view.spaces.filter(({ state }) => state === "unknown");
  const levels = [...new Set(open.map(({ level }) => level))].sort((one, other) => one - other);
  const lines = levels.map((level) => {
    const spells = view.names.filter((spell) => spell.level === level && !found.has(spell.word)).map((spell) => spell.name);
    return spells.length > 0 && say("told.can_be", { level, spaces: open.filter((space) => space.level === level).length, spells: together(spells) });
  });
  return told(
    ...lines,
    view.unseen.length > 0 && say("told.unseen", { cards: together(severally(view.unseen.map((card) => card.name))) }),
    view.unmet > 0 && say("told.unmet", { count: view.unmet }),
    view.room_cards_left.length > 0 && say("told.room_cards", { cards: together(view.room_cards_left.map((card) => card.name)) }),
  );
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
