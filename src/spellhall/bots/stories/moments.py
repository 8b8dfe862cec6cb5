"""What the story of a game is made of: points of a curve, moments, and the choices between."""

from dataclasses import dataclass
from typing import Final

from spellhall.engine.forecasts.stakes import NO_STAKES
from spellhall.engine.machine.state import State
from spellhall.engine.match import Match, Told

PLAYED_ON: Final = 20  # times from each point


@dataclass(frozen=True)
class Point:
    """How it stood before a choice, at the start of a turn, or at the end."""

    choice: int  # how many choices had been made
    turn: int  # counted from 1
    seat: int  # whose turn begins; -1: nobody's, all choose at once or it is over
    chances: list[float]  # by seat; of a game won together all the same
    error: float  # of the worst known of them


@dataclass(frozen=True)
class Turn:
    """A moment that can be looked at: a swing of the curve, or a dear choice."""

    kind: str  # "turning", "deciding", "high", "drift" or "costly"
    seat: int  # whose chance is told
    by: int  # who chose; -1: nobody, of a drift
    choice: int  # the number of the choice, from 1
    event: int  # which of its told events, from 0
    turn: int
    before: float
    after: float  # of a costly choice: with it; `before` is with the better one
    error: float
    text: str  # what happened, in the words of the log; of a drift: how it went
    instead: str = ""  # of a costly choice: what would have been better


@dataclass(frozen=True)
class Story:
    """The curve and its moments."""

    points: list[Point]
    moments: list[Turn]  # in the order of the game
    lead: str = ""  # how it went, in a few sentences
    played_on: int = PLAYED_ON


Jump = tuple[float, Point, Point]  # the change of a chance from one point to the next


class Step:
    """The match before and after one choice, and what the choice was."""

    __slots__ = (
        *("after", "choice", "code", "deeds", "event_states"),
        *("label", "seat", "state", "told", "turn"),
    )

    def __init__(self, match: Match, choice: int, seat: int, text: str) -> None:
        option = match.option(text, seat)
        assert option is not None
        self.state: State = _plain(match.state)
        self.after: State = self.state
        self.choice = choice
        self.seat = seat
        self.code = option.code
        self.label = option.label
        # A game that does not say whose turn it is has a turn for everybody who chooses.
        stakes = match.game.stakes
        self.turn = (seat, 0) if stakes is NO_STAKES else stakes.turn(match.state)
        self.told: list[Told] = []  # by the choice
        self.deeds: list[bool] = []  # of these events: more than the small print of a game
        self.event_states: list[State] = []

    @classmethod
    def taken(cls, match: Match, choice: int, seat: int, text: str) -> "Step":
        """The step with what it told; the match goes on by it."""
        step = cls(match, choice, seat, text)
        match.play(text, seat)
        step.after = _plain(match.state)
        for event in match.state.events:
            told = match.told_all([event])
            if told:
                step.told.append(told[0])
                step.deeds.append(told[0].kind not in match.game.stakes.small_print)
                step.event_states.append(event.left or match.state)
        return step


def with_set_up(steps: list[Step]) -> list[Step]:
    """The steps of a game; what was set up before turn 1 is part of it, so turns count as told."""
    first = next((step.turn for step in steps if step.turn[1] > 0), None)
    for step in steps:
        if first is None or step.turn[1] > 0:
            break
        step.turn = first
    return steps


def _plain(state: State) -> State:
    """A copy that tells and keeps nothing, for trying things out."""
    copy = state.copy()
    copy.watched = False
    copy.filmed = False
    return copy
