"""What stands in the rooms: threats, portals, creatures and guardians come and go."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.state import replaced
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    PORTAL,
    TOKENS,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CURSED
from spellhall.games.wizards_academy.box.scenarios import BASIC, BINDING
from spellhall.games.wizards_academy.rules.table.lasting import warded
from spellhall.games.wizards_academy.state.building import (
    exchange_rooms,
    lying,
    rotate_room,
    set_tokens,
)
from spellhall.games.wizards_academy.state.paths import in_play, reach
from spellhall.games.wizards_academy.state.state import DEAD, NONE, Academy

BY_EFFECT: Final = ""  # what goes by the text that is carried out, which is told before


def count(s: Academy, room: int, kind: int) -> int:
    """How many of a kind are in a room: tokens, portals or creatures."""
    if kind < TOKENS:
        return s.tokens[TOKENS * room + kind]
    if PORTAL <= kind < GUARD:
        return s.portals[room] >> (kind - PORTAL) & 1
    return len(beasts_in(s, room, kind))


def beasts_in(s: Academy, room: int, kind: int) -> list[int]:
    """The creatures of a kind in a room."""
    kinds = s.beast_kind
    return [i for i, there in enumerate(s.beast_room) if there == room and kinds[i] == kind]


def stands_in(s: Academy, room: int, kind: int) -> bool:
    """Whether a creature of a kind is in a room."""
    for beast, there in enumerate(s.beast_room):
        if there == room and s.beast_kind[beast] == kind:
            return True
    return False


def creatures_in(s: Academy, room: int) -> list[int]:
    """All creatures in a room, guardians included."""
    return [i for i, there in enumerate(s.beast_room) if there == room]


def guarded_rooms(s: Academy) -> int:
    """Bit mask of the rooms where a guardian keeps the glyphs."""
    mask = 0
    for beast, room in enumerate(s.beast_room):
        if room >= 0 and s.beast_kind[beast] == GUARD:
            mask |= 1 << room
    return mask


def anywhere(s: Academy, kind: int) -> bool:
    """Whether one of the kind is in play."""
    if kind < TOKENS:
        return lying(s)[kind] != 0
    for room in in_play(s):
        if count(s, room, kind):
            return True
    return False


def threatening(s: Academy, kind: int) -> bool:
    """Whether one of the kind has a chain of adjoining rooms to the crystal (WA-GEN-26)."""
    mask = reach(s)
    if kind < TOKENS:
        return lying(s)[kind] & mask != 0
    for room in in_play(s):
        if mask >> room & 1 and count(s, room, kind):
            return True
    return False


def put(s: Academy, kind: int, room: int, n: int = 1, source: int = NONE) -> None:
    """Put n of a kind into a room; what a limit forbids goes back at once (WA-INT-8)."""
    if kind != GUARD and warded(s, room):
        tell(s, "kept_out", room, kind)
        return
    if kind < TOKENS:
        at = TOKENS * room + kind
        most = 1 if kind == DARK or kind == HAUNT else 2 if kind == ICE else 99
        if s.scenario == BASIC:
            most = 1 if kind == FIRE else 2
        if kind == WATER:
            s.overflowed = 0
        set_tokens(s, room, kind, max(s.tokens[at], min(s.tokens[at] + n, most)))
    elif PORTAL <= kind < GUARD:
        s.portals = replaced(s.portals, room, s.portals[room] | 1 << (kind - PORTAL))
    else:
        for _ in range(n):
            new_beast(s, kind, room)
    if s.watched:
        tell(s, "place", kind, room, n, source)


def new_beast(s: Academy, kind: int, room: int) -> None:
    """A creature takes a number that no creature of this turn had."""
    for i in range(len(s.beast_room)):
        if s.beast_room[i] == DEAD and i not in s.this_turn.died:
            s.beast_kind[i] = kind
            s.beast_room[i] = room
            s.this_turn.hurt[i] = 0
            return
    s.beast_kind.append(kind)
    s.beast_room.append(room)
    s.this_turn.hurt.append(0)


def kill(s: Academy, beast: int, why: str) -> None:
    """A creature leaves play; in Demon Binding the last demon comes back (WA-SC-5)."""
    kind = s.beast_kind[beast]
    room = s.beast_room[beast]
    s.beast_room[beast] = DEAD
    s.this_turn.died.append(beast)
    tell(s, "dies", kind, room, why)
    if kind == DEMON and s.scenario == BINDING and not anywhere(s, DEMON):
        new_beast(s, DEMON, CURSED)
        tell(s, "place", DEMON, CURSED, 1, NONE)  # a scenario overrides a Ward (WA-ADV-2)


def take(s: Academy, kind: int, room: int, n: int = 99, why: str = BY_EFFECT) -> int:
    """Take up to n of a kind out of a room; returns how many."""
    if kind < TOKENS:
        at = TOKENS * room + kind
        gone = min(n, s.tokens[at])
        set_tokens(s, room, kind, s.tokens[at] - gone)
    elif PORTAL <= kind < GUARD:
        gone = s.portals[room] >> (kind - PORTAL) & 1
        s.portals = replaced(s.portals, room, s.portals[room] & ~(1 << (kind - PORTAL)))
    else:
        # Who is hurt least goes first: nobody would choose otherwise.
        beasts = sorted(beasts_in(s, room, kind), key=s.this_turn.hurt.__getitem__)[:n]
        for beast in beasts:
            kill(s, beast, why)
        return len(beasts)
    if gone:
        tell(s, "remove", kind, room, gone, why)
    return gone


def kinds_in(s: Academy, room: int, bits: int) -> list[int]:
    """Which of these kinds are in a room."""
    return [kind for kind in range(GUARD + 1) if bits >> kind & 1 and count(s, room, kind)]


def swap_rooms(s: Academy, one: int, other: int) -> None:
    """Exchange two tiles with all they contain; their turns are kept (WA-V-10)."""
    exchange_rooms(s, one, other)
    tell(s, "swap", one, other)


def turn_room(s: Academy, room: int, quarters: int) -> None:
    """Turn a tile clockwise with all it contains."""
    rotate_room(s, room, quarters)
    tell(s, "turn_room", room, quarters % 4)
