"""Effects that last (WA-V-18), and robes."""

from spellhall.games.wizards_academy.state.state import (
    BOOSTED,
    CALM,
    PORTALS,
    ROBED,
    SAFE,
    WARD,
    Academy,
    robe_for,
)


def lasts(s: Academy, what: int, subject: int) -> bool:
    """Whether such an effect is on."""
    for status in s.lasting:
        if status[0] == what and status[1] == subject:
            return True
    return False


def warded(s: Academy, room: int) -> bool:
    """Whether a Ward lies on a room."""
    return bool(s.lasting) and lasts(s, WARD, room)


def calmed(s: Academy) -> bool:
    """Whether fire, water and ice are calm."""
    return bool(s.lasting) and lasts(s, CALM, 0)


def scrambled(s: Academy) -> bool:
    """Whether who walks out of a room arrives in a random one."""
    return bool(s.lasting) and lasts(s, PORTALS, 0)


def sheltered(s: Academy, seat: int) -> bool:
    """Whether a wizard endures nothing."""
    return bool(s.lasting) and lasts(s, SAFE, seat)


def uplifted(s: Academy, seat: int) -> bool:
    """Whether all spells of a wizard are boosted."""
    return bool(s.lasting) and lasts(s, BOOSTED, seat)


def robed(s: Academy, seat: int, kind: int) -> bool:
    """Whether a wizard and such threats treat each other as absent (WA-ITEM-3)."""
    if s.wizards[seat].robe == kind:
        return True
    return bool(s.lasting) and lasts(s, ROBED, robe_for(seat, kind))


def exposed(s: Academy, room: int, kind: int) -> list[int]:
    """The wizards in a room that such a threat can see."""
    return [
        seat
        for seat in range(len(s.wizards))
        if s.wizards[seat].room == room and not robed(s, seat, kind)
    ]
