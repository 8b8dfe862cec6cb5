"""Binding (ledger section 7)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.box.dice import distinct, replace_die
from spellhall.games.five_seals.box.elements import COLOUR_OF, VALUE_OF, coloured
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_BIT
from spellhall.games.five_seals.frames import (
    BindHow,
    BindRaise,
    BindTarget,
    EndTurn,
    PayDice,
    TakeTurn,
    TurnDown,
)
from spellhall.games.five_seals.rules.power import power
from spellhall.games.five_seals.rules.reach import move_familiar, reach
from spellhall.games.five_seals.rules.scrolls.using import DEPENDS, Use
from spellhall.games.five_seals.state.figures import NOTHING
from spellhall.games.five_seals.state.state import Reach, Seals

JOIN: Final = 0
BREAK: Final = 1
RAISE: Final = 2


def familiar_tokens(s: Seals, seat: int, reached: Reach) -> list[int]:
    """Reachable tokens that the dice can break, never scrolls (FS-BIND-5, FS-BIND-6)."""
    seals = s.seals
    able = power(s.players[seat].dice)
    return [n for n in reached.targets if seals[n] < ON_BOARD and SEAL_BIT[seals[n]] & able]


def breaks_a_token(s: Seals, seat: int, reached: Reach) -> bool:
    """Whether there is such a token."""
    seals = s.seals
    able = power(s.players[seat].dice)
    for node in reached.targets:
        if seals[node] < ON_BOARD and SEAL_BIT[seals[node]] & able:
            return True
    return False


def ways_to_bind(s: Seals, seat: int, reached: Reach) -> list[int]:
    """The options of Binding that change something (FS-BIND-2, FS-BIND-11, FS-VAR-2)."""
    player = s.players[seat]
    found: list[int] = []
    if player.familiar != player.node:
        found.append(JOIN)
    if breaks_a_token(s, seat, reached):
        found.append(BREAK)
    if s.raising and raisable_dice(s, seat):
        found.append(RAISE)
    return found


class Binding(Use):
    """The familiar joins its mage, or breaks a token in its place."""

    __slots__ = ()

    @property
    def after(self) -> int:
        """One of the two ways ends the turn."""
        return DEPENDS

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Joining is nearly always possible, so it is looked at first."""
        player = s.players[seat]
        return player.familiar != player.node or bool(ways_to_bind(s, seat, reached))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which way?"""
        then(s, BindHow(seat, scroll))


def bind_options(s: Seals, f: BindHow) -> list[int]:
    return ways_to_bind(s, f.seat, reach(s, f.seat))


def bind_how(s: Seals, f: BindHow, choice: int) -> None:
    """Option 1 lets the turn go on, option 2 contains its break (FS-BIND-3, FS-BIND-7)."""
    if choice == BREAK:
        then(s, BindTarget(f.seat, f.scroll), TurnDown(f.seat, f.scroll), EndTurn(f.seat))
        return
    then(s, TurnDown(f.seat, f.scroll), TakeTurn(f.seat))
    if choice == RAISE:
        then(s, BindRaise(f.seat, f.scroll))
        return
    player = s.players[f.seat]
    move_familiar(s, f.seat, player.node)
    tell(s, "join", f.seat, player.mage, len(s.players), player.node)


def bind_targets(s: Seals, f: BindTarget) -> list[int]:
    """Reach is measured from the mage, wherever the familiar is (FS-BIND-8)."""
    return familiar_tokens(s, f.seat, reach(s, f.seat))


def bind_target(s: Seals, f: BindTarget, node: int) -> None:
    then(s, PayDice(f.seat, node, True, NOTHING))


def raisable_dice(s: Seals, seat: int) -> list[int]:
    """Own dice below 6, equal ones merged."""
    return [die for die in distinct(s.players[seat].dice) if VALUE_OF[die] < 6]


def bind_raise_options(s: Seals, f: BindRaise) -> list[int]:
    return raisable_dice(s, f.seat)


def bind_raise(s: Seals, f: BindRaise, die: int) -> None:
    """Variant: one die shows one more (FS-VAR-2)."""
    raised = coloured(COLOUR_OF[die], VALUE_OF[die] + 1)
    replace_die(s.players[f.seat].dice, die, raised)
    tell(s, "add", f.seat, f.scroll, die, raised)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(BindHow, bind_options, bind_how)
    rules.question(BindTarget, bind_targets, bind_target)
    rules.question(BindRaise, bind_raise_options, bind_raise)
