"""What would happen: threats if they activated, and a turn that ended in a room."""

from typing import Final, NamedTuple

from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTERS
from spellhall.games.wizards_academy.box.effects import NAMED, Activate
from spellhall.games.wizards_academy.box.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    PORTAL,
    TOKENS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.box.rooms import CARD_ARROWS, CRYSTAL, NOWHERE
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.rules.table.contents import beasts_in
from spellhall.games.wizards_academy.rules.table.lasting import calmed, exposed, warded
from spellhall.games.wizards_academy.rules.table.wizards import glyph_count
from spellhall.games.wizards_academy.rules.threats.enduring import endured
from spellhall.games.wizards_academy.rules.threats.spreading import spread_ways
from spellhall.games.wizards_academy.state.paths import FAR, connected, distances, in_play, joined
from spellhall.games.wizards_academy.state.state import Academy

# One room card for each first arrow, and one «towards the Cursed Room».
SAMPLE: Final = tuple(
    next(i for i, arrows in enumerate(CARD_ARROWS) if arrows[:1] == first)
    for first in ((0,), (1,), (2,), (3,), ())
)

# What a threat will do when it activates.
KEEPS_GLYPHS: Final = 0  # a guardian, which never does
UNDER_WARD: Final = 1  # nothing
CALM: Final = 2  # nothing
LETS_IN: Final = 3  # a portal: one of its kind
SPREADS: Final = 4  # one way by a room card
LIES_STILL: Final = 5  # water in the basic game
RISES: Final = 6
OVERFLOWS: Final = 7
DRIFTS: Final = 8  # to a random neighbour, through walls
STEALS: Final = 9  # a glyph of a wizard here
SPOILS: Final = 10  # everybody with a glyph of the source here loses one
THROWS: Final = 11  # a wizard here loses a glyph and is thrown into a random room
WANDERS: Final = 12  # by a room card
DRAINS: Final = 13  # 1 mana; a wizard here may flee
HUNTS: Final = 14  # a step to the nearest wizard
FATES: Final = (
    *("guards", "warded", "calm", "lets-in", "spreads", "still", "rises", "overflows", "drifts"),
    *("steals", "spoils", "throws", "wanders", "drains", "hunts"),
)


class Fate(NamedTuple):
    """What a threat will do, and where or to whom."""

    what: int
    rooms: list[int] = []  # where it may go, or what it flows into
    seats: list[int] = []  # one of whom it meets
    n: int = 0  # rooms that burn with it, or rooms to the nearest wizard


def fate(s: Academy, kind: int, room: int) -> Fate:
    """What a threat in a room will do when it activates."""
    if kind == GUARD:
        return Fate(KEEPS_GLYPHS)
    if warded(s, room):
        return Fate(UNDER_WARD)
    if calmed(s) and kind in (FIRE, WATER, ICE):
        return Fate(CALM)
    if kind >= PORTAL:
        return Fate(LETS_IN)
    if kind == FIRE:
        return Fate(SPREADS, _goals(s, kind, room), n=len(connected(s, room, FIRE)))
    if kind == WATER:
        return Fate(LIES_STILL) if s.scenario == BASIC else _water(s, room)
    if kind == ICE or kind == DARK:
        return Fate(SPREADS, _goals(s, kind, room), n=1)
    if kind == HAUNT:
        return Fate(DRIFTS)
    if kind == IMP:
        return _imp(s, room)
    if kind == TROLL:
        seats = exposed(s, room, TROLL)
        return Fate(THROWS, seats=seats) if seats else _wanders(s, room)
    return _demon(s, room)


def _goals(s: Academy, kind: int, room: int) -> list[int]:
    return sorted({goal for card in SAMPLE for goal in spread_ways(s, kind, card, room)})


def _water(s: Academy, room: int) -> Fate:
    if s.tokens[TOKENS * room + WATER] < 2:
        return Fate(RISES)
    return Fate(OVERFLOWS, list(joined(s, room)))


def _wanders(s: Academy, room: int) -> Fate:
    return Fate(WANDERS, list(joined(s, room)))


def _imp(s: Academy, room: int) -> Fate:
    seats = [seat for seat in exposed(s, room, IMP) if glyph_count(s, seat)]
    if seats:
        return Fate(STEALS, seats=seats)
    return Fate(SPOILS) if room in s.source else _wanders(s, room)


def _demon(s: Academy, room: int) -> Fate:
    seats = exposed(s, room, DEMON)
    if seats:
        return Fate(DRAINS, seats=seats)
    if s.tokens[TOKENS * room + HAUNT]:
        return _wanders(s, room)
    nearest = min(
        [distances(s, other)[room] for other in in_play(s) if exposed(s, other, DEMON)],
        default=FAR,
    )
    return _wanders(s, room) if nearest == FAR else Fate(HUNTS, n=nearest)


def attack_cost(s: Academy, kind: int, room: int) -> int:
    """The mana that the crystal would lose if this threat came into it from here, alone."""
    if kind == FIRE:
        return -(-len(set(connected(s, room, FIRE)) | {CRYSTAL}) // 3)
    if kind == DARK:
        return -(-len(set(connected(s, room, DARK)) | {CRYSTAL}) // 4)
    if kind == WATER:
        tokens = sum(s.tokens[TOKENS * other + WATER] for other in connected(s, room, WATER))
        return -(-(tokens + 1) // 6)
    if kind == IMP:
        return 1 if beasts_in(s, CRYSTAL, IMP) else 0
    return {ICE: 0, HAUNT: 1, TROLL: 1, DEMON: 2, GUARD: 0}.get(kind, 1)


def if_ended(s: Academy, seat: int, room: int) -> tuple[int, int, list[int]]:
    """Mana and glyphs that ending the turn in a room would cost at most, and what is endured."""
    wizard = s.wizards[seat]
    kept = wizard.room
    wizard.room = room
    kinds = [kind for kind, _ in endured(s, seat)]
    wizard.room = kept
    mana = 0
    glyphs = 0
    for kind in kinds:
        if kind in (FIRE, WATER, ICE, TROLL):
            mana += 1
        elif kind == DEMON:
            mana += 1
            glyphs = sum(wizard.glyphs)
        elif kind == IMP:
            glyphs = min(glyph_count(s, seat), glyphs + 1)
    return mana, glyphs, kinds


def strikes(s: Academy, card: int, present: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """What a disaster would wake as things stand, as kinds and rooms, and where it rings.

    It rings in the rooms that it names, and where it wakes something. `present`: for each room
    the bits of the kinds in it.
    """
    woken: dict[tuple[int, int], None] = {}
    rung: dict[int, None] = {}
    for effect in DISASTERS[DESIGN_OF[card]].effects:
        if not isinstance(effect, Activate):
            continue
        named = effect.where == NAMED
        rooms = effect.rooms if named else in_play(s)
        for room in rooms:
            if s.square[room] == NOWHERE:
                continue
            bits = present[room] & effect.bits
            if named or bits:
                rung[room] = None
            if bits:
                for kind in range(GUARD + 1):
                    if bits >> kind & 1:
                        woken[kind, room] = None
    return list(woken), list(rung)
