"""The end of a turn: enduring threats (ledger sections 5.4, 7 and 14)."""

from typing import Final

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wizards_academy.box.grid import SPACES
from spellhall.games.wizards_academy.box.kinds import (
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
from spellhall.games.wizards_academy.box.rooms import WARDED
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import ENDURE
from spellhall.games.wizards_academy.frames.picks import PickSpace
from spellhall.games.wizards_academy.frames.threats import (
    Endure,
    Enduring,
    OrderEndure,
    Peril,
    Strip,
    Unbound,
)
from spellhall.games.wizards_academy.frames.turn import Postlude, ShareGlyph
from spellhall.games.wizards_academy.rules.grid import loosen
from spellhall.games.wizards_academy.rules.picking import chosen
from spellhall.games.wizards_academy.rules.table.lasting import robed, sheltered
from spellhall.games.wizards_academy.rules.threats.creatures import rob
from spellhall.games.wizards_academy.state.building import lying
from spellhall.games.wizards_academy.state.state import NONE, Academy

Item = tuple[int, int]  # a kind of threat, and the creature or NONE
LEAST: Final = [1, 2, 2, 1, 1]  # tokens of each kind that must be endured


def endured(s: Academy, seat: int) -> list[Item]:
    """What the wizard would endure in its room now."""
    room = s.wizards[seat].room
    advanced = s.scenario != BASIC
    if advanced and (room == WARDED or sheltered(s, seat)):
        return []
    found: list[Item] = []
    at = TOKENS * room
    tokens = lying(s)
    for kind in range(TOKENS):
        if tokens[kind] >> room & 1 and s.tokens[at + kind] >= LEAST[kind]:
            if not robed(s, seat, kind):
                found.append((kind, NONE))
    for beast, there in enumerate(s.beast_room):
        if there == room:
            kind = s.beast_kind[beast]
            if kind != GUARD and not robed(s, seat, kind):
                found.append((kind, beast))
    return found


def endure(s: Academy, f: Endure) -> None:
    """The set is fixed when the step starts (WA-AMB-6)."""
    items = endured(s, f.seat)
    if items:
        then(s, Enduring(f.seat, s.wizards[f.seat].room, tuple(items)))


def left_to_endure(s: Academy, room: int, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """A threat that is gone is not endured."""
    found: list[Item] = []
    for kind, beast in items:
        if beast != NONE:
            if s.beast_room[beast] >= 0:
                found.append((kind, beast))
        elif s.tokens[TOKENS * room + kind] >= LEAST[kind]:
            found.append((kind, beast))
    return tuple(found)


def enduring(s: Academy, f: Enduring) -> None:
    """One after another, in an order that the players choose (WA-END-1)."""
    items = left_to_endure(s, f.room, f.items)
    if items:
        then(s, OrderEndure(f.seat, f.room, items))


def endurable(s: Academy, f: OrderEndure) -> list[int]:
    """Of equal creatures, one is enough to choose from."""
    kinds: list[int] = []
    for kind, _ in f.items:
        if kind not in kinds:
            kinds.append(kind)
    return [ENDURE.codes[kind] for kind in kinds]


def order_endure(s: Academy, f: OrderEndure, code: int) -> None:
    """Endure the first one of this kind; it stays where it is."""
    kind = ENDURE.first[code]
    first = [threat for threat, _ in f.items].index(kind)
    rest = f.items[:first] + f.items[first + 1 :]
    if rest:
        then(s, Enduring(f.seat, f.room, rest))
    tell(s, "endures", f.seat, kind, f.room)
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


def strip(s: Academy, f: Strip) -> None:
    """The shared glyph is kept (WA-AT-DEMON-4)."""
    s.wizards[f.seat].glyphs = [0] * 7
    tell(s, "stripped", f.seat)


def skip_share(s: Academy) -> None:
    """In the dark nothing is shared this turn (WA-AT-DARK-4); a recall is possible (WA-AMB-47)."""
    for i in range(len(s.stack)):
        if isinstance(s.stack[i], ShareGlyph):
            s.stack[i] = Postlude(s.active)
            tell(s, "no_sharing", s.active)
            return


def unbound(s: Academy, f: Unbound) -> None:
    """The spell turns down where it is; everybody knows it still (WA-AT-HAUNT-4)."""
    loosen(s, chosen(s))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Endure, endure)
    rules.work(Enduring, enduring)
    rules.question(OrderEndure, endurable, order_endure)
    rules.work(Unbound, unbound)
    rules.work(Strip, strip)
