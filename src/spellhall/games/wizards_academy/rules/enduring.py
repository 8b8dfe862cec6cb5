"""The end of a turn: enduring threats (ledger sections 5.4, 7 and 14), and peril."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.wizards_academy.frames import LoseOne, Postlude, ShareGlyph
from spellhall.games.wizards_academy.kinds import (
    DARK,
    DEMON,
    FIRE,
    GUARD,
    HAUNT,
    ICE,
    IMP,
    TOKENS,
    TROLL,
    WATER,
)
from spellhall.games.wizards_academy.people import WENNA
from spellhall.games.wizards_academy.pick_frames import PickSpace
from spellhall.games.wizards_academy.rooms import CRYSTAL, WARDED
from spellhall.games.wizards_academy.rules.activation import rob
from spellhall.games.wizards_academy.rules.board import (
    glyph_count,
    lose_mana,
    robed,
    sheltered,
    teleport,
)
from spellhall.games.wizards_academy.scenarios import BASIC
from spellhall.games.wizards_academy.spells import SPACES
from spellhall.games.wizards_academy.state import NONE, School
from spellhall.games.wizards_academy.threat_frames import (
    Endure,
    Enduring,
    Flee,
    LoseMana,
    OrderEndure,
    Peril,
    Spare,
    Strip,
    Unbound,
)

CREATURE: Final = 100  # + number; below: kinds of tokens
LEAST: Final = [1, 2, 2, 1, 1]  # tokens of each kind that must be endured
STAY: Final = 0
GO: Final = 1


def endured(s: School, seat: int) -> list[int]:
    """What the wizard would endure in its room now."""
    room = s.wizards[seat].room
    advanced = s.scenario != BASIC
    if advanced and (room == WARDED or sheltered(s, seat)):
        return []
    found: list[int] = []
    at = TOKENS * room
    for kind in range(TOKENS):
        if s.tokens[at + kind] >= LEAST[kind] and not robed(s, seat, kind):
            found.append(kind)
    for beast in range(len(s.beast_room)):
        if s.beast_room[beast] == room:
            kind = s.beast_kind[beast]
            if kind != GUARD and not robed(s, seat, kind):
                found.append(CREATURE + beast)
    return found


def endure(s: School, f: Endure) -> None:
    """The set is fixed when the step starts (WA-AMB-6)."""
    items = endured(s, f.seat)
    if items:
        then(s, Enduring(f.seat, s.wizards[f.seat].room, tuple(items)))


def left_to_endure(s: School, room: int, items: tuple[int, ...]) -> tuple[int, ...]:
    """A threat that is gone is not endured."""
    found: list[int] = []
    for item in items:
        if item >= CREATURE:
            if s.beast_room[item - CREATURE] >= 0:
                found.append(item)
        elif s.tokens[TOKENS * room + item] >= LEAST[item]:
            found.append(item)
    return tuple(found)


def enduring(s: School, f: Enduring) -> None:
    """One after another, in an order that the players choose (WA-END-1)."""
    items = left_to_endure(s, f.room, f.items)
    if items:
        then(s, OrderEndure(f.seat, f.room, items))


def endurable(s: School, f: OrderEndure) -> list[int]:
    """Of equal creatures, one is enough to choose from."""
    found: list[int] = []
    kinds: list[int] = []
    for item in f.items:
        if item >= CREATURE:
            kind = s.beast_kind[item - CREATURE]
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(item)
    return found


def order_endure(s: School, f: OrderEndure, item: int) -> None:
    """Endure this one; it stays where it is."""
    rest = tuple([other for other in f.items if other != item])
    if rest:
        then(s, Enduring(f.seat, f.room, rest))
    kind = s.beast_kind[item - CREATURE] if item >= CREATURE else item
    tell(s, "endures", f.seat, kind)
    if kind == FIRE:
        then(s, Peril(f.seat, "fire"))
    elif kind == WATER:
        then(s, Peril(f.seat, "water"))
    elif kind == ICE:
        then(s, Peril(f.seat, "ice"))
    elif kind == DARK:
        skip_share(s)
    elif kind == HAUNT:
        bound = tuple([space for space in range(SPACES) if s.bound[space]])
        if bound:
            then(s, PickSpace(s.active, "haunt_unbinds", bound, False), Unbound())
    elif kind == IMP:
        rob(s, f.seat, f.room, "imp_endured")
    elif kind == TROLL:
        then(s, Peril(f.seat, "troll"))
    else:
        assert kind == DEMON
        then(s, Peril(f.seat, "demon"), Strip(f.seat))


def strip(s: School, f: Strip) -> None:
    """The shared glyph is kept (WA-AT-DEMON-4)."""
    s.wizards[f.seat].glyphs = [0] * 7
    tell(s, "stripped", f.seat)


def skip_share(s: School) -> None:
    """In the dark nothing is shared this turn (WA-AT-DARK-4); a recall is possible (WA-AMB-47)."""
    for i in range(len(s.stack)):
        if isinstance(s.stack[i], ShareGlyph):
            s.stack[i] = Postlude(s.active)
            tell(s, "no_sharing", s.active)
            return


def unbound(s: School, f: Unbound) -> None:
    """The spell turns down where it is; everybody knows it still (WA-AT-HAUNT-4)."""
    space = s.picked.pop()
    s.bound[space] = False
    tell(s, "unbound", space, s.grid[space])


# -- Peril ---------------------------------------------------------------------------------------


def peril(s: School, f: Peril) -> None:
    """Sister Wenna may pay for a wizard in her room; else a mana goes (WA-CHAR-6, WA-AT-1)."""
    if s.scenario != BASIC and not s.spared:
        for seat in range(len(s.wizards)):
            wizard = s.wizards[seat]
            if (
                wizard.person == WENNA
                and wizard.room == s.wizards[f.seat].room
                and glyph_count(s, seat) >= 2
            ):
                then(s, Spare(seat, f.seat, f.cause))
                return
    then(s, LoseMana(1, f.cause), Flee(f.seat))


def pay_or_not(s: School, f: Spare) -> list[int]:
    """Two glyphs, or the mana."""
    return [STAY, GO]


def spare(s: School, f: Spare, choice: int) -> None:
    """Once per turn."""
    if choice == STAY:
        then(s, LoseMana(1, f.cause), Flee(f.victim))
        return
    s.spared = True
    tell(s, "spares", f.seat, f.victim)
    then(s, Flee(f.victim))
    for _ in range(2):
        then(s, LoseOne(f.seat, "spare", NONE))


def stay_or_flee(s: School, f: Flee) -> list[int]:
    """To flee is never compulsory; in the crystal there is nowhere to go."""
    return [STAY] if s.wizards[f.seat].room == CRYSTAL else [STAY, GO]


def flee(s: School, f: Flee, choice: int) -> None:
    """A teleport to the Mana Crystal (WA-FIRE-10)."""
    if choice == GO:
        teleport(s, f.seat, CRYSTAL)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Endure, endure)
    rules.work(Enduring, enduring)
    rules.question(OrderEndure, endurable, order_endure)
    rules.work(Peril, peril)
    rules.question(Spare, pay_or_not, spare)
    rules.question(Flee, stay_or_flee, flee)
    rules.work(LoseMana, lose_mana)
    rules.work(Unbound, unbound)
    rules.work(Strip, strip)
