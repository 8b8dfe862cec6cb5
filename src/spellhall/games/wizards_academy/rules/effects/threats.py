"""Effects that place, remove, convert and activate threats (WA-V-1, 2, 4, 8, 16)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import then
from spellhall.games.wizards_academy.box.effects import (
    ADJ,
    EACH,
    HERE,
    NAMED,
    NEAR,
    ONE,
    PRESENT,
    RANDOM,
    RANGE_2,
    RANGE_3,
    THREATENING,
    Abjure,
    Activate,
    CaveIn,
    ConvertToken,
    Deface,
    Dominion,
    Place,
    Remove,
    Snuff,
    Transmute,
)
from spellhall.games.wizards_academy.box.kinds import (
    ELEMENT_BITS,
    ELEMENTS,
    FIRE,
    GUARD_BIT,
    THREAT_BITS,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.frames.effects import Perform
from spellhall.games.wizards_academy.frames.picks import PickKind, PickRoom, PickSource, PickThing
from spellhall.games.wizards_academy.frames.threats import Interact, Triumph
from spellhall.games.wizards_academy.rules.effects.aims import again, is_boosted, rooms_at
from spellhall.games.wizards_academy.rules.goals import won_by_dominion
from spellhall.games.wizards_academy.rules.table.contents import (
    anywhere,
    kinds_in,
    put,
    take,
    threatening,
)
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.rules.table.room_cards import random_room
from spellhall.games.wizards_academy.rules.threats.activation import activate
from spellhall.games.wizards_academy.state.paths import connected, in_play
from spellhall.games.wizards_academy.state.state import NONE, School

THING: Final = 32  # a thing to pick is 32 * room + kind


# -- Placing and removing ------------------------------------------------------------------------


def do_place(s: School, f: Perform, verb: Place) -> None:
    """Which kind, then where; random rooms take a card each (WA-DC-51)."""
    if f.step == 0:
        kind = verb.kinds[0]
        if verb.unless == THREATENING and threatening(s, kind):
            return
        if verb.unless == PRESENT and anywhere(s, kind):
            return
        then(s, PickKind(f.seat, "place_kind", verb.kinds, False), again(f, 1))
        return
    if verb.where == RANDOM:
        kind = s.picked.pop()
        room = random_room(s)
        if f.step < verb.times:
            s.picked.append(kind)
            then(s, Interact(), again(f, f.step + 1))
        else:
            then(s, Interact())
        put(s, kind, room, verb.n)
        return
    rooms = rooms_at(s, f.seat, verb.where)
    if verb.how == EACH:
        kind = s.picked.pop()
        for room in rooms:
            put(s, kind, room, verb.n)
        then(s, Interact())
        return
    if f.step == 1:
        if verb.other:
            rooms = [room for room in rooms if room not in s.marks]
        then(s, PickRoom(f.seat, "place", tuple(rooms), False), again(f, 2))
        return
    room = s.picked.pop()
    kind = s.picked.pop()
    if room != NONE:
        s.marks.append(room)
        put(s, kind, room, verb.n)
        then(s, Interact())


def do_remove(s: School, f: Perform, verb: Remove) -> None:
    """From all these rooms, one thing of choice, or all of one room."""
    rooms = rooms_at(s, f.seat, verb.where)
    if verb.how == EACH:
        for room in rooms:
            clear(s, room, verb.bits)
        then(s, Interact())
    elif verb.how == ONE:
        if f.step == 0:
            things = [
                THING * room + kind for room in rooms for kind in kinds_in(s, room, verb.bits)
            ]
            then(s, PickThing(f.seat, "remove", tuple(things), False), again(f, 1))
            return
        thing = s.picked.pop()
        if thing != NONE:
            take(s, thing % THING, thing // THING, 1)
            then(s, Interact())
    elif f.step == 0:
        rooms = [room for room in rooms if kinds_in(s, room, verb.bits)]
        if verb.other:
            rooms = [room for room in rooms if room not in s.marks]
        then(s, PickRoom(f.seat, "clear_room", tuple(rooms), False), again(f, 1))
    else:
        room = s.picked.pop()
        if room != NONE:
            s.marks.append(room)
            clear(s, room, verb.bits)
            then(s, Interact())


def clear(s: School, room: int, bits: int) -> None:
    """All of these kinds leave a room."""
    for kind in kinds_in(s, room, bits):
        take(s, kind, room)


def do_snuff(s: School, f: Perform, verb: Snuff) -> None:
    """Boosted, also the fire that was connected to it (WA-SP-207)."""
    burning = [room for room in rooms_at(s, f.seat, NEAR) if s.tokens[TOKENS * room + FIRE]]
    if is_boosted(s):
        for room in list(burning):
            for other in connected(s, room, FIRE):
                if other not in burning:
                    burning.append(other)
    for room in burning:
        take(s, FIRE, room)
    then(s, Interact())


def do_abjure(s: School, f: Perform, verb: Abjure) -> None:
    """One kind of token; the basic game knows fire and water (WA-SP-211)."""
    if f.step == 0:
        kinds = (FIRE, WATER) if s.scenario == BASIC else tuple(range(TOKENS))
        then(s, PickKind(f.seat, "abjure", kinds, False), again(f, 1))
        return
    kind = s.picked.pop()
    for room in rooms_at(s, f.seat, HERE if f.step == 1 else ADJ):
        take(s, kind, room)
    if f.step == 1 and is_boosted(s):
        s.picked.append(kind)
        then(s, Interact(), again(f, 2))
    else:
        then(s, Interact())


def do_cave_in(s: School, f: Perform, verb: CaveIn) -> None:
    """A room without wizards is emptied, guardians and all (WA-SP-304)."""
    if f.step == 0:
        here = s.wizards[f.seat].room
        full = [wizard.room for wizard in s.wizards]
        rooms = [
            room
            for room in rooms_at(s, f.seat, RANGE_3 if is_boosted(s) else ADJ)
            if room != here and room not in full
        ]
        then(s, PickRoom(f.seat, "cave_in", tuple(rooms), False), again(f, 1))
        return
    room = s.picked.pop()
    if room != NONE:
        clear(s, room, THREAT_BITS | GUARD_BIT)
        then(s, Interact())


def do_dominion(s: School, f: Perform, verb: Dominion) -> None:
    """One element goes from every room; in High Water this may win (WA-SC-3)."""
    if f.step == 0:
        kinds = tuple([kind for kind in ELEMENTS if kind not in s.marks])
        then(s, PickKind(f.seat, "dominion", kinds, False), again(f, 1))
        return
    kind = s.picked.pop()
    s.marks.append(kind)
    if won_by_dominion(s, f.seat, kind):
        then(s, Triumph())
        return
    for room in in_play(s):
        take(s, kind, room)
    then(s, Interact())


# -- Converting ----------------------------------------------------------------------------------


def do_transmute(s: School, f: Perform, verb: Transmute) -> None:
    """One element nearby into another, one for one (WA-V-16)."""
    rooms = rooms_at(s, f.seat, RANGE_2 if is_boosted(s) else NEAR)
    rooms = [room for room in rooms if not warded(s, room)]
    if f.step == 0:
        kinds = [kind for kind in ELEMENTS if any(s.tokens[TOKENS * room + kind] for room in rooms)]
        then(s, PickKind(f.seat, "transmute_from", tuple(kinds), False), again(f, 1))
    elif f.step == 1:
        old = s.picked[-1]
        if old == NONE:
            s.picked.pop()
            return
        into = tuple([kind for kind in ELEMENTS if kind != old])
        then(s, PickKind(f.seat, "transmute_to", into, False), again(f, 2))
    else:
        new = s.picked.pop()
        old = s.picked.pop()
        found = [(room, take(s, old, room)) for room in rooms]
        for room, n in found:
            if n:
                put(s, new, room, n)
        then(s, Interact())


def do_convert_token(s: School, f: Perform, verb: ConvertToken) -> None:
    """Maelis Tarn may turn one token nearby into another (WA-CHAR-4)."""
    if f.step == 0:
        things = [
            THING * room + kind
            for room in rooms_at(s, f.seat, NEAR)
            if not warded(s, room)
            for kind in kinds_in(s, room, ELEMENT_BITS)
        ]
        then(s, PickThing(f.seat, "convert_from", tuple(things), True), again(f, 1))
    elif f.step == 1:
        thing = s.picked[-1]
        if thing == NONE:
            s.picked.pop()
            return
        into = tuple([kind for kind in ELEMENTS if kind != thing % THING])
        then(s, PickKind(f.seat, "convert_to", into, False), again(f, 2))
    else:
        new = s.picked.pop()
        thing = s.picked.pop()
        take(s, thing % THING, thing // THING, 1)
        put(s, new, thing // THING)
        then(s, Interact())


# -- Waking and moving ---------------------------------------------------------------------------


def do_activate(s: School, f: Perform, verb: Activate) -> None:
    """One paragraph; a room that is not in play is ignored (WA-AMB-25)."""
    if verb.where == NAMED:
        activate(s, verb.bits, [room for room in verb.rooms if s.square[room] >= 0])
    else:
        activate(s, verb.bits, rooms_at(s, f.seat, verb.where))


def do_deface(s: School, f: Perform, verb: Deface) -> None:
    """One source here goes to a random room (WA-SP-213)."""
    here = s.wizards[f.seat].room
    if f.step == 0:
        sources = [kind + 1 for kind in range(7) if s.source[kind] == here]
        then(s, PickSource(f.seat, "deface", tuple(sources), False), again(f, 1))
        return
    kind = s.picked.pop()
    if kind != NONE:
        room = random_room(s)
        s.source[kind - 1] = room
        tell(s, "source_moves", kind, room)
