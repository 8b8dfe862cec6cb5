"""The machine: works off what is pending until somebody must choose."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from spellhall.engine.errors import BoundReached
from spellhall.engine.machine.frames import Frame, Offer, Question
from spellhall.engine.machine.state import State

F = TypeVar("F", bound=Frame)
Q = TypeVar("Q", bound=Question)
S = TypeVar("S", bound=State)

Frames = list[Any]  # a stack whose frames are known as such: nobody asks each for its class
MOST_WORK: Final = 100_000  # frames worked off between two decisions
MOST_PENDING: Final = 2_000  # height of the stack


class Rules:
    """Which function serves which frame of one game."""

    __slots__ = ("answers", "automatic", "options", "works")

    def __init__(self) -> None:
        self.works: dict[type[Frame], Callable[[Any, Any], None]] = {}
        self.options: dict[type[Frame], Callable[[Any, Any], list[int]]] = {}
        self.answers: dict[type[Frame], Callable[[Any, Any, int], None]] = {}
        self.automatic: dict[type[Frame], Callable[[Any, Any], bool]] = {}

    def work(self, kind: type[F], rule: Callable[[S, F], None]) -> None:
        """This function does that work."""
        self.works[kind] = rule

    def question(
        self,
        kind: type[Q],
        options: Callable[[S, Q], list[int]],
        answer: Callable[[S, Q, int], None],
        automatic: Callable[[S, Q], bool] | None = None,
    ) -> None:
        """These functions list the options of that question and carry out its answer.

        `automatic` says whether a single option may be taken without asking: only if the whole
        table can tell that there is no other. It is consulted when there is a single option.
        """
        self.options[kind] = options
        self.answers[kind] = answer
        self.automatic[kind] = automatic or always


def always(s: State, q: Question) -> bool:
    """A single option is taken without asking: everybody can see that there is no other."""
    return True


def never(s: State, q: Question) -> bool:
    """The question is put even if it has a single option."""
    return False


# Compared with in every step: a constant is found without looking up its name.
_ALWAYS: Final = always
_NEVER: Final = never


def then(s: State, first: Frame | None = None, second: Frame | None = None, *more: Frame) -> None:
    """Schedule frames, written in the order in which they will happen.

    One or two are by far the most frequent, and take no tuple of arguments.
    """
    stack = s.stack
    for i in range(len(more) - 1, -1, -1):
        stack.append(more[i])
    if second is not None:
        stack.append(second)
    if first is not None:
        stack.append(first)


def meanwhile(s: State, frames: list[Frame | None]) -> None:
    """Put a frame to every seat at once; the stack goes on when all lanes are done.

    Rules that run in a lane may change nothing that another seat can see.
    """
    s.lanes = [[frame] if frame is not None else [] for frame in frames]


def settle(rules: Rules, s: State) -> None:
    """Work until somebody must choose or nothing is pending."""
    works = rules.works
    automatic = rules.automatic
    for _step in range(MOST_WORK):  # a bare _ would be an object, made for each step
        if s.lanes:
            _settle_lanes(rules, s)
            if s.lanes:
                return
        stack: Frames = s.stack
        if not stack:
            return
        frame = stack[-1]
        kind = type(frame)
        if not isinstance(frame, Question):
            stack.pop()
            works[kind](s, frame)
            if len(s.stack) > MOST_PENDING:
                raise BoundReached(f"more than {MOST_PENDING} frames are pending")
            continue
        may_take = automatic[kind]
        if may_take is _NEVER:
            return
        options = rules.options[kind](s, frame)
        if len(options) != 1 or not (may_take is _ALWAYS or may_take(s, frame)):
            if not s.watched:
                s.listed = options  # nobody touches a state that plays by itself
            return
        stack.pop()
        rules.answers[kind](s, frame, options[0])
    raise BoundReached(f"more than {MOST_WORK} frames between two decisions")


def _settle_lanes(rules: Rules, s: State) -> None:
    """Work in every lane until each is empty or asks; close them when nobody is waited for."""
    main = s.outer = s.stack
    for lane in s.lanes:
        s.stack = lane
        _settle_lane(rules, s, lane)
    s.stack = main
    s.outer = None
    _close_lanes(s)


def _settle_lane(rules: Rules, s: State, lane: Frames) -> None:
    """Work in one lane, which is the stack meanwhile, until it is empty or asks."""
    works = rules.works
    automatic = rules.automatic
    for _step in range(MOST_WORK):
        if not lane:
            return
        frame = lane[-1]
        kind = type(frame)
        if not isinstance(frame, Question):
            lane.pop()
            works[kind](s, frame)
            continue
        may_take = automatic[kind]
        if may_take is _NEVER:
            return
        options = rules.options[kind](s, frame)
        if len(options) != 1 or not may_take(s, frame):
            return
        lane.pop()
        rules.answers[kind](s, frame, options[0])


def _close_lanes(s: State) -> None:
    """The stack goes on unless somebody is waited for."""
    for own in s.lanes:
        lane: Frames = own
        if lane and not isinstance(lane[-1], Offer):
            return
    s.lanes = []


def open_question(s: State, seat: int) -> Question | None:
    """The question that this seat may answer now."""
    if s.lanes:
        lane = s.lanes[seat]
        frame = lane[-1] if lane else None
    else:
        frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Question) and frame.seat == seat:
        return frame
    return None


def awaited(s: State) -> list[int]:
    """The seats that must answer before the game goes on."""
    if s.lanes:
        seats: list[int] = []
        for seat in range(len(s.lanes)):
            lane = s.lanes[seat]
            if lane and not isinstance(lane[-1], Offer):
                seats.append(seat)
        return seats
    if s.stack:
        frame = s.stack[-1]
        assert isinstance(frame, Question)
        return [frame.seat]
    return []


def next_seat(s: State) -> int:
    """The seat to be asked next when one is asked at a time; -1 when the game is over."""
    if s.lanes:
        for seat in range(len(s.lanes)):
            lane: Frames = s.lanes[seat]
            if lane and not isinstance(lane[-1], Offer):
                return seat
    stack: Frames = s.stack
    if stack:
        frame = stack[-1]
        assert isinstance(frame, Question)
        return frame.seat
    return -1


def options(rules: Rules, s: State, seat: int) -> list[int]:
    """The codes of the options of the question that this seat may answer now."""
    listed = s.listed
    if listed is not None:
        s.listed = None  # handed out once, so that it is the caller's own
        return listed
    stack: Frames = s.lanes[seat] if s.lanes else s.stack
    frame = stack[-1]
    return rules.options[type(frame)](s, frame)


def answer(rules: Rules, s: State, seat: int, code: int) -> None:
    """Carry out a seat's answer, which must be one of its options, and settle."""
    s.listed = None
    if s.lanes:
        main = s.outer = s.stack
        s.stack = s.lanes[seat]
        lane: Frames = s.stack
        frame = lane.pop()
        rules.answers[type(frame)](s, frame, code)
        _settle_lane(rules, s, lane)  # the other lanes are as they were
        s.stack = main
        s.outer = None
        _close_lanes(s)
        if s.lanes:
            return
    else:
        stack: Frames = s.stack
        frame = stack.pop()
        rules.answers[type(frame)](s, frame, code)
    settle(rules, s)
