"""The Circle of Conflict (ledger section 8.3), scrolls of opponents: Transfer, Exploitation."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, IS_BINDING, IS_SYNERGY, STRENGTH_OF
from spellhall.games.five_seals.choices import EXPLOIT, GET_SCROLL, TRADE_SCROLL, ask
from spellhall.games.five_seals.frames import Exploit, TransferOwn, TransferTheirs, TurnDown
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.scrolls.using import USE_OF, Use, active_opponents
from spellhall.games.five_seals.rules.why_not import (
    CANNOT_EXPLOIT_NOW,
    IN_USE,
    LIES_FACE_DOWN,
    NO_EFFECT_FOR_YOU,
    NOT_EXPLOITABLE,
    NOT_TRANSFERABLE,
    NOTHING_OF_EQUAL_STRENGTH,
    OTHER_ELEMENT,
    SEAT_FINISHED,
    UNEQUAL_STRENGTH,
)
from spellhall.games.five_seals.state.faces import face_up, trade_scrolls
from spellhall.games.five_seals.state.state import Reach, Seals, is_active

# -- Transfer ------------------------------------------------------------------------------------


class Transfer(Use):
    """Two scrolls change owners."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A scroll to get, and one to give for it."""
        element = ELEMENT_OF[scroll]
        for other in active_opponents(s, seat):
            for theirs in face_up(s, other):
                if ELEMENT_OF[theirs] == element:
                    if _why_not_transfer(s, seat, scroll, theirs) == ALLOWED:
                        return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of theirs?"""
        then(s, TransferTheirs(seat, scroll))


def equals_of(s: Seals, seat: int, theirs: int) -> list[int]:
    """Own face-up scrolls of the same strength, not Binding, not in use (FS-TRANS-1 to 3)."""
    return [
        scroll
        for scroll in face_up(s, seat)
        if STRENGTH_OF[scroll] == STRENGTH_OF[theirs] and not IS_BINDING[scroll]
    ]


def _why_not_transfer(s: Seals, seat: int, scroll: int, theirs: int) -> int:
    """A face-up scroll of the own element, for one of equal strength (FS-TRANS-1, FS-TRANS-4).

    The Transfer itself, own or exploited, can be neither given nor taken (FS-AMB-11).
    """
    if ELEMENT_OF[theirs] != ELEMENT_OF[scroll]:
        return OTHER_ELEMENT
    if theirs == scroll:
        return IN_USE
    if IS_BINDING[theirs]:
        return NOT_TRANSFERABLE
    for own in equals_of(s, seat, theirs):
        if own != scroll:
            return ALLOWED
    return NOTHING_OF_EQUAL_STRENGTH


def theirs_to_transfer(s: Seals, f: TransferTheirs) -> list[int]:
    """The scrolls of active opponents, and whose they are."""
    rows = GET_SCROLL.rows
    options: list[int] = []
    for owner in active_opponents(s, f.seat):
        for theirs in face_up(s, owner):
            if _why_not_transfer(s, f.seat, f.scroll, theirs) == ALLOWED:
                options.append(rows[theirs][owner])
    return options


def why_not_get_scroll(s: Seals, f: TransferTheirs, theirs: int, owner: int) -> int:
    """Of an active opponent, face up (FS-CONF-1, FS-TRANS-3)."""
    why = why_not_theirs(s, f.seat, theirs, owner)
    if why != ALLOWED:
        return why
    if theirs in s.players[owner].down:
        return LIES_FACE_DOWN
    return _why_not_transfer(s, f.seat, f.scroll, theirs)


def why_not_theirs(s: Seals, seat: int, theirs: int, owner: int) -> int:
    """A scroll of an active opponent, not in use (FS-CONF-1, FS-AMB-11)."""
    if owner == seat or owner >= len(s.players) or theirs not in s.players[owner].scrolls:
        return ABSENT
    if not is_active(s, owner):
        return SEAT_FINISHED
    return IN_USE if theirs in s.using else ALLOWED


def transfer_theirs(s: Seals, f: TransferTheirs, choice: int) -> None:
    theirs, victim = GET_SCROLL.first[choice], GET_SCROLL.second[choice]
    then(s, TransferOwn(f.seat, f.scroll, victim, theirs))


def own_to_transfer(s: Seals, f: TransferOwn) -> list[int]:
    return equals_of(s, f.seat, f.theirs)


def why_not_trade_scroll(s: Seals, f: TransferOwn, own: int) -> int:
    """Face up, of equal strength, not Binding (FS-TRANS-1 to 3)."""
    player = s.players[f.seat]
    if own not in player.scrolls:
        return ABSENT
    if own in s.using:
        return IN_USE
    if own in player.down:
        return LIES_FACE_DOWN
    if IS_BINDING[own]:
        return NOT_TRANSFERABLE
    return ALLOWED if own in equals_of(s, f.seat, f.theirs) else UNEQUAL_STRENGTH


def transfer_own(s: Seals, f: TransferOwn, own: int) -> None:
    """Both stay face up and serve their new owners at once (FS-TRANS-5)."""
    trade_scrolls(s.players[f.seat], own, s.players[f.victim], f.theirs)
    tell(s, "transfer", f.seat, f.scroll, f.victim, own, f.theirs)


# -- Exploitation --------------------------------------------------------------------------------


class Exploitation(Use):
    """A scroll of an opponent works for the user."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A scroll that would work."""
        for other in active_opponents(s, seat):
            for theirs in face_up(s, other):
                if _why_not_invoke(s, seat, scroll, theirs, reached) == ALLOWED:
                    return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which of theirs?"""
        then(s, Exploit(seat, scroll))


def _why_not_invoke(s: Seals, seat: int, scroll: int, theirs: int, reached: Reach) -> int:
    """Of the own element, and it would work for the exploiter (FS-EXPLOIT-1 to 5)."""
    if ELEMENT_OF[theirs] != ELEMENT_OF[scroll]:
        return OTHER_ELEMENT
    if IS_BINDING[theirs] or IS_SYNERGY[theirs]:
        return NOT_EXPLOITABLE
    s.using.append(scroll)  # it cannot be the object of what it invokes (FS-AMB-11)
    works = USE_OF[theirs].usable(s, seat, theirs, reached)
    s.using.pop()
    return ALLOWED if works else NO_EFFECT_FOR_YOU


def theirs_to_exploit(s: Seals, f: Exploit) -> list[int]:
    """The scrolls of active opponents, and whose they are."""
    reached = reach(s, f.seat)
    rows = EXPLOIT.rows
    options: list[int] = []
    for owner in active_opponents(s, f.seat):
        for theirs in face_up(s, owner):
            if _why_not_invoke(s, f.seat, f.scroll, theirs, reached) == ALLOWED:
                options.append(rows[theirs][owner])
    return options


def why_not_exploit(s: Seals, f: Exploit, theirs: int, owner: int) -> int:
    """Of an active opponent, face up (FS-CONF-1, FS-EXPLOIT-3)."""
    why = why_not_theirs(s, f.seat, theirs, owner)
    if why != ALLOWED:
        return why
    if theirs in s.players[owner].down:
        return CANNOT_EXPLOIT_NOW
    return _why_not_invoke(s, f.seat, f.scroll, theirs, reach(s, f.seat))


def exploit(s: Seals, f: Exploit, choice: int) -> None:
    """It works as if it were the exploiter's own; both turn face down (FS-EXPLOIT-1)."""
    theirs, owner = EXPLOIT.first[choice], EXPLOIT.second[choice]
    s.using.append(theirs)
    tell(s, "exploit", f.seat, f.scroll, owner, theirs)
    then(s, TurnDown(owner, theirs))
    USE_OF[theirs].begin(s, f.seat, theirs)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(TransferTheirs, theirs_to_transfer, transfer_theirs)
    ask(rules, TransferOwn, TRADE_SCROLL, own_to_transfer, transfer_own)
    rules.question(Exploit, theirs_to_exploit, exploit)
