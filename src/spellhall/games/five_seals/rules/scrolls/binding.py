"""Binding (ledger section 7)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    COLOURED,
    VALUE_OF,
    distinct,
    power,
    replace_die,
)
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_BIT
from spellhall.games.five_seals.choices import (
    ADD_ONE,
    BIND_ADD,
    BIND_BREAK,
    FAMILIAR_BREAK,
    JOIN,
    ask,
    ask_where,
)
from spellhall.games.five_seals.frames import (
    BindHow,
    BindRaise,
    BindTarget,
    EndTurn,
    PayDice,
    TakeTurn,
    TurnDown,
)
from spellhall.games.five_seals.rules.power import why_not_break
from spellhall.games.five_seals.rules.reach import move_familiar, reach
from spellhall.games.five_seals.rules.scrolls.using import DEPENDS, Use
from spellhall.games.five_seals.rules.why_not import (
    NEVER_A_SCROLL,
    NO_TOKEN_TO_BREAK,
    SHOWS_SIX,
    WITH_ITS_MAGE,
)
from spellhall.games.five_seals.state.figures import NOTHING
from spellhall.games.five_seals.state.on_board import is_token
from spellhall.games.five_seals.state.state import Reach, Seals


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


def why_not_join(s: Seals, f: BindHow) -> int:
    """Not if it stands there already (FS-BIND-11)."""
    player = s.players[f.seat]
    return ALLOWED if player.familiar != player.node else WITH_ITS_MAGE


def why_not_break_token(s: Seals, f: BindHow) -> int:
    """A reachable token that the dice can break (FS-BIND-5)."""
    return ALLOWED if breaks_a_token(s, f.seat, reach(s, f.seat)) else NO_TOKEN_TO_BREAK


def why_not_add(s: Seals, f: BindHow) -> int:
    """Only with the variant (FS-VAR-2)."""
    if not s.raising:
        return ABSENT
    return ALLOWED if raisable_dice(s, f.seat) else SHOWS_SIX


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
        return (
            player.familiar != player.node
            or breaks_a_token(s, seat, reached)
            or (s.raising and bool(raisable_dice(s, seat)))
        )

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Which way?"""
        then(s, BindHow(seat, scroll))


def bind_options(s: Seals, f: BindHow) -> list[int]:
    """The options that change something (FS-BIND-2, FS-BIND-11, FS-VAR-2)."""
    options: list[int] = []
    if why_not_join(s, f) == ALLOWED:
        options.append(JOIN.bare)
    if why_not_break_token(s, f) == ALLOWED:
        options.append(BIND_BREAK.bare)
    if why_not_add(s, f) == ALLOWED:
        options.append(BIND_ADD.bare)
    return options


def bind_how(s: Seals, f: BindHow, choice: int) -> None:
    """Option 1 lets the turn go on, option 2 contains its break (FS-BIND-3, FS-BIND-7)."""
    if choice == BIND_BREAK.bare:
        then(s, BindTarget(f.seat, f.scroll), TurnDown(f.seat, f.scroll), EndTurn(f.seat))
        return
    then(s, TurnDown(f.seat, f.scroll), TakeTurn(f.seat))
    if choice == BIND_ADD.bare:
        then(s, BindRaise(f.seat, f.scroll))
        return
    player = s.players[f.seat]
    move_familiar(s, f.seat, player.node)
    tell(s, "join", f.seat, player.mage, len(s.players), player.node)


def bind_targets(s: Seals, f: BindTarget) -> list[int]:
    """Reach is measured from the mage, wherever the familiar is (FS-BIND-8)."""
    return familiar_tokens(s, f.seat, reach(s, f.seat))


def why_not_target(s: Seals, f: BindTarget, node: int) -> int:
    """Never a scroll (FS-BIND-6)."""
    return why_not_break(s, f, node) if is_token(s, node) else NEVER_A_SCROLL


def bind_target(s: Seals, f: BindTarget, node: int) -> None:
    then(s, PayDice(f.seat, node, True, NOTHING))


def raisable_dice(s: Seals, seat: int) -> list[int]:
    """Own dice below 6, equal ones merged."""
    return [die for die in distinct(s.players[seat].dice) if VALUE_OF[die] < 6]


def why_not_add_to(s: Seals, f: BindRaise, die: int) -> int:
    """Nothing above 6 (FS-VAR-2)."""
    if die not in s.players[f.seat].dice:
        return ABSENT
    return ALLOWED if VALUE_OF[die] < 6 else SHOWS_SIX


def bind_raise_options(s: Seals, f: BindRaise) -> list[int]:
    return raisable_dice(s, f.seat)


def bind_raise(s: Seals, f: BindRaise, die: int) -> None:
    """Variant: one die shows one more (FS-VAR-2)."""
    raised = COLOURED[COLOUR_OF[die]][VALUE_OF[die] + 1]
    replace_die(s.players[f.seat].dice, die, raised)
    tell(s, "add", f.seat, f.scroll, die, raised)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(BindHow, bind_options, bind_how)
    ask_where(rules, BindTarget, FAMILIAR_BREAK, bind_targets, bind_target)
    ask(rules, BindRaise, ADD_ONE, bind_raise_options, bind_raise)
