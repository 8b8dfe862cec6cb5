"""Effects that place, remove, convert and activate threats (WA-V-1, 2, 4, 8, 16)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import then
from spellhall.engine.machine.state import replaced
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
from spellhall.games.wizards_academy.choices import PICK_THING
from spellhall.games.wizards_academy.frames.effects import GoOn, Perform
from spellhall.games.wizards_academy.frames.picks import PickKind, PickRoom, PickSource, PickThing
from spellhall.games.wizards_academy.frames.threats import Interact, Triumph
from spellhall.games.wizards_academy.rules.effects.aims import (
    aim_at,
    is_boosted,
    rooms_at,
    then_step,
)
from spellhall.games.wizards_academy.rules.goals import won_by_dominion
from spellhall.games.wizards_academy.rules.picking import chosen
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
from spellhall.games.wizards_academy.state.state import NONE, Academy

# -- Placing -------------------------------------------------------------------------------------


def do_place(s: Academy, f: Perform, effect: Place) -> None:
    """Which kind, then where."""
    kind = effect.kinds[0]
    if effect.unless == THREATENING and threatening(s, kind):
        return
    if effect.unless == PRESENT and anywhere(s, kind):
        return
    then(s, PickKind(f.seat, "place_kind", effect.kinds, False), then_step(f, "place kind"))


def place_kind(s: Academy, f: GoOn, effect: Place) -> None:
    """In random rooms, in each room, or in one of choice."""
    kind = chosen(s)
    if effect.where == RANDOM:
        _place_at_random(s, f, effect, kind, 1)
        return
    rooms = rooms_at(s, f.seat, effect.where)
    if effect.how == EACH:
        for room in rooms:
            put(s, kind, room, effect.n)
        then(s, Interact())
        return
    if effect.other:
        rooms = [room for room in rooms if room not in s.aim.rooms]
    step = then_step(f, "place there", chosen=(kind,))
    then(s, PickRoom(f.seat, "place", tuple(rooms), False), step)


def _place_at_random(s: Academy, f: GoOn, effect: Place, kind: int, n: int) -> None:
    """Random rooms take a card each (WA-DC-51)."""
    room = random_room(s)
    if n < effect.times:
        then(s, Interact(), then_step(f, "place again", n + 1, (kind,)))
    else:
        then(s, Interact())
    put(s, kind, room, effect.n)


def place_again(s: Academy, f: GoOn, effect: Place) -> None:
    """The kind that was chosen, in the next random room; `n` counts them."""
    _place_at_random(s, f, effect, f.chosen[0], f.n)


def place_there(s: Academy, f: GoOn, effect: Place) -> None:
    """The kind that was chosen, in the room that was chosen."""
    room = chosen(s)
    if room != NONE:
        aim_at(s, rooms=(room,))
        put(s, f.chosen[0], room, effect.n)
        then(s, Interact())


# -- Removing ------------------------------------------------------------------------------------


def do_remove(s: Academy, f: Perform, effect: Remove) -> None:
    """From all these rooms, one thing of choice, or all of one room."""
    rooms = rooms_at(s, f.seat, effect.where)
    if effect.how == EACH:
        for room in rooms:
            clear(s, room, effect.bits)
        then(s, Interact())
    elif effect.how == ONE:
        things = [
            PICK_THING.code(kind, room) for room in rooms for kind in kinds_in(s, room, effect.bits)
        ]
        then(s, PickThing(f.seat, "remove", tuple(things), False), then_step(f, "remove thing"))
    else:
        rooms = [room for room in rooms if kinds_in(s, room, effect.bits)]
        if effect.other:
            rooms = [room for room in rooms if room not in s.aim.rooms]
        then(s, PickRoom(f.seat, "clear_room", tuple(rooms), False), then_step(f, "clear room"))


def remove_thing(s: Academy, f: GoOn, effect: Remove) -> None:
    """One of the kind."""
    thing = chosen(s)
    if thing != NONE:
        take(s, PICK_THING.first[thing], PICK_THING.second[thing], 1)
        then(s, Interact())


def clear_room(s: Academy, f: GoOn, effect: Remove) -> None:
    """All that the effect names goes from the room chosen."""
    room = chosen(s)
    if room != NONE:
        aim_at(s, rooms=(room,))
        clear(s, room, effect.bits)
        then(s, Interact())


def clear(s: Academy, room: int, bits: int) -> None:
    """All of these kinds leave a room."""
    for kind in kinds_in(s, room, bits):
        take(s, kind, room)


def do_snuff(s: Academy, f: Perform, effect: Snuff) -> None:
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


def do_abjure(s: Academy, f: Perform, effect: Abjure) -> None:
    """One kind of token; the basic game knows fire and water (WA-SP-211)."""
    kinds = (FIRE, WATER) if s.scenario == BASIC else tuple(range(TOKENS))
    then(s, PickKind(f.seat, "abjure", kinds, False), then_step(f, "abjure here"))


def abjure_here(s: Academy, f: GoOn, effect: Abjure) -> None:
    """Here first; boosted, then next door."""
    kind = chosen(s)
    tell(s, "names_kind", f.seat, kind, f.card)
    for room in rooms_at(s, f.seat, HERE):
        take(s, kind, room)
    if is_boosted(s):
        then(s, Interact(), then_step(f, "abjure next door", chosen=(kind,)))
    else:
        then(s, Interact())


def abjure_next_door(s: Academy, f: GoOn, effect: Abjure) -> None:
    """The same kind, in adjoining rooms."""
    for room in rooms_at(s, f.seat, ADJ):
        take(s, f.chosen[0], room)
    then(s, Interact())


def do_cave_in(s: Academy, f: Perform, effect: CaveIn) -> None:
    """A room without wizards (WA-SP-304)."""
    here = s.wizards[f.seat].room
    full = [wizard.room for wizard in s.wizards]
    rooms = [
        room
        for room in rooms_at(s, f.seat, RANGE_3 if is_boosted(s) else ADJ)
        if room != here and room not in full
    ]
    then(s, PickRoom(f.seat, "cave_in", tuple(rooms), False), then_step(f, "cave in"))


def cave_in(s: Academy, f: GoOn, effect: CaveIn) -> None:
    """It is emptied, guardians and all."""
    room = chosen(s)
    if room != NONE:
        clear(s, room, THREAT_BITS | GUARD_BIT)
        then(s, Interact())


def do_dominion(s: Academy, f: Perform, effect: Dominion) -> None:
    """One element, which the spell has not removed yet."""
    kinds = tuple([kind for kind in ELEMENTS if kind not in s.aim.kinds])
    then(s, PickKind(f.seat, "dominion", kinds, False), then_step(f, "rule element"))


def rule_element(s: Academy, f: GoOn, effect: Dominion) -> None:
    """It goes from every room; in High Water this may win (WA-SC-3)."""
    kind = chosen(s)
    tell(s, "names_kind", f.seat, kind, f.card)
    aim_at(s, kinds=(kind,))
    if won_by_dominion(s, f.seat, kind):
        then(s, Triumph())
        return
    for room in in_play(s):
        take(s, kind, room)
    then(s, Interact())


# -- Converting ----------------------------------------------------------------------------------


def _transmuted(s: Academy, seat: int) -> list[int]:
    rooms = rooms_at(s, seat, RANGE_2 if is_boosted(s) else NEAR)
    return [room for room in rooms if not warded(s, room)]


def do_transmute(s: Academy, f: Perform, effect: Transmute) -> None:
    """One element nearby (WA-V-16)."""
    rooms = _transmuted(s, f.seat)
    kinds = [kind for kind in ELEMENTS if any(s.tokens[TOKENS * room + kind] for room in rooms)]
    step = then_step(f, "transmute from")
    then(s, PickKind(f.seat, "transmute_from", tuple(kinds), False), step)


def transmute_from(s: Academy, f: GoOn, effect: Transmute) -> None:
    """Into another one."""
    old = chosen(s)
    if old == NONE:
        return
    into = tuple([kind for kind in ELEMENTS if kind != old])
    step = then_step(f, "transmute into", chosen=(old,))
    then(s, PickKind(f.seat, "transmute_to", into, False), step)


def transmute_into(s: Academy, f: GoOn, effect: Transmute) -> None:
    """One for one."""
    new = chosen(s)
    found = [(room, take(s, f.chosen[0], room)) for room in _transmuted(s, f.seat)]
    for room, n in found:
        if n:
            put(s, new, room, n)
    then(s, Interact())


def do_convert_token(s: Academy, f: Perform, effect: ConvertToken) -> None:
    """Maelis Tarn may turn one token nearby into another (WA-CHAR-4)."""
    things = [
        PICK_THING.code(kind, room)
        for room in rooms_at(s, f.seat, NEAR)
        if not warded(s, room)
        for kind in kinds_in(s, room, ELEMENT_BITS)
    ]
    then(s, PickThing(f.seat, "convert_from", tuple(things), True), then_step(f, "convert from"))


def convert_from(s: Academy, f: GoOn, effect: ConvertToken) -> None:
    """Into another element."""
    thing = chosen(s)
    if thing == NONE:
        return
    into = tuple([kind for kind in ELEMENTS if kind != PICK_THING.first[thing]])
    step = then_step(f, "convert into", chosen=(thing,))
    then(s, PickKind(f.seat, "convert_to", into, False), step)


def convert_into(s: Academy, f: GoOn, effect: ConvertToken) -> None:
    """The token goes and another comes."""
    new = chosen(s)
    thing = f.chosen[0]
    room = PICK_THING.second[thing]
    take(s, PICK_THING.first[thing], room, 1)
    put(s, new, room)
    then(s, Interact())


# -- Activating, and glyph sources ---------------------------------------------------------------


def do_activate(s: Academy, f: Perform, effect: Activate) -> None:
    """One paragraph; a room that is not in play is ignored (WA-AMB-25)."""
    if effect.where == NAMED:
        activate(s, effect.bits, [room for room in effect.rooms if s.square[room] >= 0])
    else:
        activate(s, effect.bits, rooms_at(s, f.seat, effect.where))


def do_deface(s: Academy, f: Perform, effect: Deface) -> None:
    """One source here (WA-SP-213)."""
    here = s.wizards[f.seat].room
    sources = [kind + 1 for kind in range(7) if s.source[kind] == here]
    then(s, PickSource(f.seat, "deface", tuple(sources), False), then_step(f, "deface"))


def deface(s: Academy, f: GoOn, effect: Deface) -> None:
    """It goes to a random room."""
    kind = chosen(s)
    if kind != NONE:
        room = random_room(s)
        s.source = replaced(s.source, kind - 1, room)
        tell(s, "source_moves", kind, room)
