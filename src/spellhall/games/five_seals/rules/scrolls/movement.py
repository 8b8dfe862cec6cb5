"""The Circle of Movement (ledger section 8.4)."""

from typing import Final

from spellhall.engine.events import tell
from spellhall.engine.stack import Rules, then
from spellhall.games.five_seals.box.effects import (
    TOKEN,
    BreakPast,
)
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, ELEMENT_OF
from spellhall.games.five_seals.box.seals import SEAL_ELEMENT
from spellhall.games.five_seals.frames import (
    PassTarget,
    PassWhat,
    PayDice,
    PostAt,
    SendTo,
    SpeedFirst,
    SpeedSecond,
)
from spellhall.games.five_seals.rules.breaking import break_seal
from spellhall.games.five_seals.rules.power import breakable
from spellhall.games.five_seals.rules.reach import move_familiar, move_guardian, reach
from spellhall.games.five_seals.rules.scrolls.beyond import (
    leapt_targets,
    second_targets,
    teleport_targets,
)
from spellhall.games.five_seals.rules.scrolls.using import ENDS_TURN, Use
from spellhall.games.five_seals.state.figures import (
    NOTHING,
    figure_passed,
    figures_of_others,
    is_past_figure,
    past,
)
from spellhall.games.five_seals.state.on_board import (
    fits,
    is_blocked,
    is_token,
    scrolls_on_board,
    tokens_of,
)
from spellhall.games.five_seals.state.state import AT_HAND, Reach, Seals

BESIDE: Final = 999  # take the guardian off the board
FREE: Final = 0  # broken without dice

# -- Dispatch ------------------------------------------------------------------------------------


def unblocked_tokens(s: Seals, element: int) -> list[int]:
    """Tokens of the element, for Mind any, without familiar or guardian (FS-DISP-1, 2, 6)."""
    return [node for node in tokens_of(s, element) if not is_blocked(s, node)]


class Dispatch(Use):
    """The familiar stands on a token."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A token that nobody blocks."""
        return bool(unblocked_tokens(s, ELEMENT_OF[scroll]))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """On which token?"""
        then(s, SendTo(seat, scroll))


def tokens_to_guard(s: Seals, f: SendTo) -> list[int]:
    return unblocked_tokens(s, ELEMENT_OF[f.scroll])


def send_to(s: Seals, f: SendTo, node: int) -> None:
    """The familiar may come from anywhere (FS-DISP-3)."""
    move_familiar(s, f.seat, node)
    mage = s.players[f.seat].mage
    tell(s, "send", f.seat, f.scroll, mage, len(s.players), node, s.seals[node])


# -- Guardian ------------------------------------------------------------------------------------


def posts(s: Seals, scroll: int) -> list[int]:
    """Board scrolls of the colour but the present one, or beside the board (FS-GUARD-1, 2, 4)."""
    element = ELEMENT_OF[scroll]
    now = s.guardians[element]
    found = [
        node
        for node in scrolls_on_board(s)
        if SEAL_ELEMENT[s.seals[node]] == element and node != now
    ]
    if now >= 0:
        found.append(BESIDE)
    return found


class PostingGuardian(Use):
    """The guardian stands on a scroll of the board, or leaves it."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Somewhere else to stand (FS-GUARD-5)."""
        return bool(posts(s, scroll))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Where?"""
        then(s, PostAt(seat, scroll))


def scrolls_to_guard(s: Seals, f: PostAt) -> list[int]:
    return posts(s, f.scroll)


def post_at(s: Seals, f: PostAt, choice: int) -> None:
    """The guardian stays until this colour's Guardian is used again (FS-GUARD-3)."""
    element = ELEMENT_OF[f.scroll]
    if choice == BESIDE:
        move_guardian(s, element, AT_HAND)
        tell(s, "withdraw", f.seat, f.scroll)
    else:
        move_guardian(s, element, choice)
        tell(s, "post", f.seat, f.scroll, len(s.players), choice, s.seals[choice])


# -- Leap and Teleportation ----------------------------------------------------------------------


def passable(s: Seals, seat: int, scroll: int, reached: Reach) -> list[int]:
    """The tokens or figures beyond which something new can be broken (FS-LEAP-4, FS-TELE-3)."""
    candidates = things_to_pass(s, seat, scroll, reached)
    return [passed for passed in candidates if beyond(s, seat, scroll, reached, passed)]


def things_to_pass(s: Seals, seat: int, scroll: int, reached: Reach) -> list[int]:
    """Leap: reachable unblocked tokens of the colour. Teleportation: figures of other players."""
    effect = EFFECT_OF[scroll]
    assert isinstance(effect, BreakPast)
    if effect.past == TOKEN:
        element = ELEMENT_OF[scroll]
        return [
            node
            for node in reached.targets
            if is_token(s, node) and fits(s, node, element) and not is_blocked(s, node)
        ]
    return [past(figure) for figure in figures_of_others(s, seat)]


def beyond(s: Seals, seat: int, scroll: int, reached: Reach, passed: int) -> list[int]:
    """What can be broken only by passing that token or figure."""
    if is_past_figure(passed):
        return teleport_targets(s, seat, reached, figure_passed(passed), ELEMENT_OF[scroll])
    return leapt_targets(s, seat, reached, passed)


class Passing(Use):
    """Leap and Teleportation: a break beyond what is treated as absent."""

    __slots__ = ()

    @property
    def after(self) -> int:
        """FS-LEAP-5, FS-TELE-5."""
        return ENDS_TURN

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Something to pass, and something to break beyond it."""
        for passed in things_to_pass(s, seat, scroll, reached):
            if beyond(s, seat, scroll, reached, passed):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Past what?"""
        then(s, PassWhat(seat, scroll))


def pass_options(s: Seals, f: PassWhat) -> list[int]:
    return passable(s, f.seat, f.scroll, reach(s, f.seat))


def pass_what(s: Seals, f: PassWhat, passed: int) -> None:
    then(s, PassTarget(f.seat, f.scroll, passed))


def pass_targets(s: Seals, f: PassTarget) -> list[int]:
    return beyond(s, f.seat, f.scroll, reach(s, f.seat), f.passed)


def pass_target(s: Seals, f: PassTarget, node: int) -> None:
    """The mage goes there; what was passed stays (FS-LEAP-2, FS-AMB-10)."""
    tell(s, "pass", f.seat, f.scroll, len(s.players), f.passed)
    then(s, PayDice(f.seat, node, False, f.passed))


# -- Speed ---------------------------------------------------------------------------------------


def firsts(s: Seals, seat: int, scroll: int, reached: Reach) -> list[int]:
    """First breaks after which a fitting second target is reachable (FS-SPEED-2)."""
    element = ELEMENT_OF[scroll]
    return [
        node
        for node in breakable(s, seat, reached.targets)
        if second_targets(s, seat, reached, node, element)
    ]


class Speed(Use):
    """Two breaks, the second without dice."""

    __slots__ = ()

    @property
    def after(self) -> int:
        """FS-SPEED-5."""
        return ENDS_TURN

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """A first break after which there is a second (FS-SPEED-2)."""
        element = ELEMENT_OF[scroll]
        for node in breakable(s, seat, reached.targets):
            if second_targets(s, seat, reached, node, element):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Both are compulsory."""
        then(s, SpeedFirst(seat, scroll), SpeedSecond(seat, scroll))


def speed_firsts(s: Seals, f: SpeedFirst) -> list[int]:
    return firsts(s, f.seat, f.scroll, reach(s, f.seat))


def speed_first(s: Seals, f: SpeedFirst, node: int) -> None:
    """In the usual way, by the mage (FS-SPEED-1, FS-AMB-29)."""
    tell(s, "speed", f.seat, f.scroll)
    then(s, PayDice(f.seat, node, False, NOTHING))


def speed_seconds(s: Seals, f: SpeedSecond) -> list[int]:
    """Of the own colour, any strength, reachable from where the mage stands now (FS-SPEED-3)."""
    element = ELEMENT_OF[f.scroll]
    return [node for node in reach(s, f.seat).targets if fits(s, node, element)]


def speed_second(s: Seals, f: SpeedSecond, node: int) -> None:
    """Without dice, even if none are left (FS-SPEED-4)."""
    break_seal(s, f.seat, node, FREE, False, NOTHING)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(SendTo, tokens_to_guard, send_to)
    rules.question(PostAt, scrolls_to_guard, post_at)
    rules.question(PassWhat, pass_options, pass_what)
    rules.question(PassTarget, pass_targets, pass_target)
    rules.question(SpeedFirst, speed_firsts, speed_first)
    rules.question(SpeedSecond, speed_seconds, speed_second)
