"""The Circle of Movement (ledger section 8.4)."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.five_seals.box.board import BOARD_OF
from spellhall.games.five_seals.box.effects import (
    FIGURE,
    TOKEN,
    BreakPast,
)
from spellhall.games.five_seals.box.scrolls import EFFECT_OF, ELEMENT_OF
from spellhall.games.five_seals.choices import (
    BREAK_BEYOND,
    BREAK_FIRST,
    BREAK_SECOND,
    LEAP,
    PASS,
    POST,
    SEND,
    WITHDRAW,
    ask_where,
    naming_nodes,
    node_at,
)
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
from spellhall.games.five_seals.rules.power import breakable, why_not_break
from spellhall.games.five_seals.rules.reach import move_familiar, move_guardian, reach
from spellhall.games.five_seals.rules.scrolls.beyond import (
    behind_figure,
    beyond_reach,
    leapt_targets,
    second_targets,
    teleport_targets,
)
from spellhall.games.five_seals.rules.scrolls.spaces import own_scrolls_on_board
from spellhall.games.five_seals.rules.scrolls.using import ENDS_TURN, Use
from spellhall.games.five_seals.rules.why_not import (
    BLOCKED,
    GUARDED_ALREADY,
    LEAP_BLOCKED,
    NEEDS_NO_LEAP,
    NEEDS_NO_TELEPORT,
    NO_SECOND_BREAK,
    NOT_BEHIND_FIGURE,
    NOT_BEYOND_TOKEN,
    NOTHING_BEYOND_FIGURE,
    NOTHING_BEYOND_TOKEN,
    OTHER_ELEMENT,
    OUT_OF_REACH,
    TOO_WEAK,
)
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
    tokens_of,
)
from spellhall.games.five_seals.state.state import AT_HAND, Reach, Seals

FREE: Final[tuple[int, ...]] = ()  # broken without dice

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


def why_not_send(s: Seals, f: SendTo, node: int) -> int:
    """Onto an unblocked token of the element, never onto a scroll (FS-DISP-1, FS-DISP-2)."""
    if not is_token(s, node):
        return ABSENT
    if not fits(s, node, ELEMENT_OF[f.scroll]):
        return OTHER_ELEMENT
    return BLOCKED if is_blocked(s, node) else ALLOWED


def send_to(s: Seals, f: SendTo, node: int) -> None:
    """The familiar may come from anywhere (FS-DISP-3)."""
    move_familiar(s, f.seat, node)
    mage = s.players[f.seat].mage
    tell(s, "send", f.seat, f.scroll, mage, len(s.players), node, s.seals[node])


# -- Guardian ------------------------------------------------------------------------------------


def posts(s: Seals, scroll: int) -> list[int]:
    """Board scrolls of the element but the present one (FS-GUARD-1, 2, 4)."""
    now = s.guardians[ELEMENT_OF[scroll]]
    return [node for node in own_scrolls_on_board(s, scroll) if node != now]


class PostingGuardian(Use):
    """The guardian stands on a scroll of the board, or leaves it."""

    __slots__ = ()

    def usable(self, s: Seals, seat: int, scroll: int, reached: Reach) -> bool:
        """Somewhere else to stand (FS-GUARD-5)."""
        return s.guardians[ELEMENT_OF[scroll]] >= 0 or bool(posts(s, scroll))

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Where?"""
        then(s, PostAt(seat, scroll))


def scrolls_to_guard(s: Seals, f: PostAt) -> list[int]:
    """Another scroll, or beside the board (FS-GUARD-2)."""
    options = naming_nodes(s, POST, posts(s, f.scroll))
    if s.guardians[ELEMENT_OF[f.scroll]] >= 0:
        options.append(WITHDRAW.bare)
    return options


def why_not_post(s: Seals, f: PostAt, node: int) -> int:
    """A board scroll of the element, another than now (FS-GUARD-1, FS-GUARD-2)."""
    if is_token(s, node):
        return ABSENT
    if node not in own_scrolls_on_board(s, f.scroll):
        return OTHER_ELEMENT
    return GUARDED_ALREADY if node == s.guardians[ELEMENT_OF[f.scroll]] else ALLOWED


def post_at(s: Seals, f: PostAt, choice: int) -> None:
    """The guardian stays until this colour's Guardian is used again (FS-GUARD-3)."""
    element = ELEMENT_OF[f.scroll]
    if choice == WITHDRAW.bare:
        move_guardian(s, element, AT_HAND)
        tell(s, "withdraw", f.seat, f.scroll)
    else:
        node = node_at(s, POST.first[choice])
        move_guardian(s, element, node)
        tell(s, "post", f.seat, f.scroll, len(s.players), node, s.seals[node])


# -- Leap and Teleportation ----------------------------------------------------------------------


def things_to_pass(s: Seals, seat: int, scroll: int, reached: Reach) -> list[int]:
    """Leap: reachable unblocked tokens of the colour. Teleportation: figures of other players."""
    effect = EFFECT_OF[scroll]
    assert isinstance(effect, BreakPast)
    if effect.past == TOKEN:
        return tokens_to_leap(s, ELEMENT_OF[scroll], reached)
    return [past(figure) for figure in figures_of_others(s, seat)]


def tokens_to_leap(s: Seals, element: int, reached: Reach) -> list[int]:
    """Reachable unblocked tokens of the element, for Mind any (FS-LEAP-1, 6, 7)."""
    return [
        node
        for node in reached.targets
        if is_token(s, node) and fits(s, node, element) and not is_blocked(s, node)
    ]


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
        effect = EFFECT_OF[scroll]
        assert isinstance(effect, BreakPast)
        element = ELEMENT_OF[scroll]
        if effect.past == TOKEN:
            for node in tokens_to_leap(s, element, reached):
                if leapt_targets(s, seat, reached, node):
                    return True
            return False
        for figure in figures_of_others(s, seat):
            if teleport_targets(s, seat, reached, figure, element):
                return True
        return False

    def begin(self, s: Seals, seat: int, scroll: int) -> None:
        """Past what?"""
        then(s, PassWhat(seat, scroll))


def passable(s: Seals, f: PassWhat) -> list[int]:
    """The tokens or figures beyond which something new can be broken (FS-LEAP-4, FS-TELE-3)."""
    reached = reach(s, f.seat)
    candidates = things_to_pass(s, f.seat, f.scroll, reached)
    return [passed for passed in candidates if beyond(s, f.seat, f.scroll, reached, passed)]


def pass_options(s: Seals, f: PassWhat) -> list[int]:
    spaces = BOARD_OF[len(s.players)].spaces
    options: list[int] = []
    for passed in passable(s, f):
        if is_past_figure(passed):
            options.append(PASS.codes[figure_passed(passed)])
        else:
            options.append(LEAP.codes[spaces[passed]])
    return options


def why_not_leap(s: Seals, f: PassWhat, node: int) -> int:
    """A reachable unblocked token of the element, with something new beyond (FS-LEAP-1 to 4, 7)."""
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, BreakPast)
    if effect.past != TOKEN or not is_token(s, node):
        return ABSENT
    reached = reach(s, f.seat)
    if not fits(s, node, ELEMENT_OF[f.scroll]):
        return OTHER_ELEMENT
    if is_blocked(s, node):
        return LEAP_BLOCKED
    if node not in reached.targets:
        return OUT_OF_REACH
    return ALLOWED if leapt_targets(s, f.seat, reached, node) else NOTHING_BEYOND_TOKEN


def why_not_pass(s: Seals, f: PassWhat, figure: int) -> int:
    """A figure of another player, with something new beyond (FS-TELE-1 to 3)."""
    effect = EFFECT_OF[f.scroll]
    assert isinstance(effect, BreakPast)
    if effect.past != FIGURE or figure not in figures_of_others(s, f.seat):
        return ABSENT
    element, reached = ELEMENT_OF[f.scroll], reach(s, f.seat)
    found = teleport_targets(s, f.seat, reached, figure, element)
    return ALLOWED if found else NOTHING_BEYOND_FIGURE


def pass_what(s: Seals, f: PassWhat, choice: int) -> None:
    if LEAP.has(choice):
        passed = node_at(s, LEAP.first[choice])
    else:
        passed = past(PASS.first[choice])
    then(s, PassTarget(f.seat, f.scroll, passed))


def pass_targets(s: Seals, f: PassTarget) -> list[int]:
    return beyond(s, f.seat, f.scroll, reach(s, f.seat), f.passed)


def why_not_beyond(s: Seals, f: PassTarget, node: int) -> int:
    """Only what is in reach now and was not before (FS-LEAP-2, 3, FS-TELE-2, 3)."""
    reached, past_figure = reach(s, f.seat), is_past_figure(f.passed)
    if node in reached.targets:
        return NEEDS_NO_TELEPORT if past_figure else NEEDS_NO_LEAP
    if past_figure:
        fresh = behind_figure(s, f.seat, reached, figure_passed(f.passed))
        if node in fresh and not fits(s, node, ELEMENT_OF[f.scroll]):
            return OTHER_ELEMENT
    else:
        fresh = beyond_reach(s, reached, f.passed, s.players[f.seat].node)
    if node not in fresh:
        return NOT_BEHIND_FIGURE if past_figure else NOT_BEYOND_TOKEN
    return ALLOWED if breakable(s, f.seat, [node]) else TOO_WEAK


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


def why_not_first(s: Seals, f: SpeedFirst, node: int) -> int:
    """Only breaks after which a second is possible (FS-SPEED-2)."""
    why = why_not_break(s, f, node)
    if why != ALLOWED:
        return why
    second = second_targets(s, f.seat, reach(s, f.seat), node, ELEMENT_OF[f.scroll])
    return ALLOWED if second else NO_SECOND_BREAK


def speed_first(s: Seals, f: SpeedFirst, node: int) -> None:
    """In the usual way, by the mage (FS-SPEED-1, FS-AMB-29)."""
    tell(s, "speed", f.seat, f.scroll)
    then(s, PayDice(f.seat, node, False, NOTHING))


def speed_seconds(s: Seals, f: SpeedSecond) -> list[int]:
    """Of the own colour, any strength, reachable from where the mage stands now (FS-SPEED-3)."""
    element = ELEMENT_OF[f.scroll]
    return [node for node in reach(s, f.seat).targets if fits(s, node, element)]


def why_not_second(s: Seals, f: SpeedSecond, node: int) -> int:
    """Of the element, in reach; dice do not matter (FS-SPEED-1, FS-SPEED-7)."""
    if not fits(s, node, ELEMENT_OF[f.scroll]):
        return OTHER_ELEMENT
    why = why_not_break(s, f, node)
    return ALLOWED if why == TOO_WEAK else why


def speed_second(s: Seals, f: SpeedSecond, node: int) -> None:
    """Without dice, even if none are left (FS-SPEED-4)."""
    break_seal(s, f.seat, node, FREE, False, NOTHING)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    ask_where(rules, SendTo, SEND, tokens_to_guard, send_to)
    rules.question(PostAt, scrolls_to_guard, post_at)
    rules.question(PassWhat, pass_options, pass_what)
    ask_where(rules, PassTarget, BREAK_BEYOND, pass_targets, pass_target)
    ask_where(rules, SpeedFirst, BREAK_FIRST, speed_firsts, speed_first)
    ask_where(rules, SpeedSecond, BREAK_SECOND, speed_seconds, speed_second)
