"""The planning look of the greedy bot: whole actions, and the best few lines of a turn.

Where an action takes several answers (what to cast, with which fuel, at whom) and others may
answer it, the position in between says nothing. With a game's advice the bot therefore follows
an action until it is settled, taking for the others what they usually do. It keeps the best few
positions it can reach so and goes on from them, as far as its turn reaches.
"""

from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.playout import one_of, sensible_options, value
from spellhall.engine.game import Advice, Game
from spellhall.engine.machine.stack import answer, next_seat
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt

MOST_ANSWERS: Final = 60  # taken in a row without a choice of the planning seat
UNSEEN: Final = 1e-6  # what a turn counts for less whose end the plan has not seen


class Line:
    """A settled position and the choice that the way to it began with."""

    __slots__ = ("first", "state", "worth")

    def __init__(self, first: int, state: State, worth: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.worth: Final = worth


class Planner:
    """One plan of one seat in one redeal."""

    def __init__(
        self, game: Game, advice: Advice, seat: int, beam: int, depth: int, positions: int
    ) -> None:
        self.game: Final = game
        self.advice: Final = advice
        self.seat: Final = seat
        self.beam: Final = beam  # positions from which the plan goes on
        self.depth: Final = depth  # actions in a row
        self.positions: Final = positions  # in which one action may end
        self.found: list[Line] = []
        self.best: list[float] = []  # by first choice

    def plan(self, state: State, codes: list[int], end: float) -> list[float]:
        """For every choice, how well the turn can end that begins with it."""
        self.best = [-1.0] * len(codes)
        self.found = []
        for i in range(len(codes)):
            s = state.copy()
            answer(self.game.rules, s, self.seat, codes[i])
            self.follow(s, i, self.positions)
        at_once = [0.0] * len(codes)
        for line in self.found:
            at_once[line.first] = max(at_once[line.first], line.worth)
        if self.depth == 1:
            return at_once
        for _ in range(self.depth):
            ahead = self.ahead()
            if not ahead or (end > 0.0 and monotonic() >= end):
                break
            self.found = []
            for line in ahead:
                self.go_on(line)
        self.ahead()
        # A turn that the plan did not see to its end counts for less than any that it did, but not
        # for much less: it was only crowded out, perhaps by luck that other redeals do not have.
        worst = 1.0
        for worth in self.best:
            if worth >= 0.0:
                worst = min(worst, worth)
        return [
            self.best[i] if self.best[i] >= 0.0 else min(at_once[i], worst) - UNSEEN
            for i in range(len(codes))
        ]

    def ahead(self) -> list[Line]:
        """Note where the turn has ended; of the other positions the best few, each once."""
        going: list[Line] = []
        for line in self.found:
            if self.advice.goes_on(line.state, self.seat):
                going.append(line)
            elif line.worth > self.best[line.first]:
                self.best[line.first] = line.worth
        going.sort(key=worth_of, reverse=True)
        kept: list[Line] = []
        for line in going:
            # Equal worth is almost always the same position, reached in another order.
            if kept and kept[-1].worth - line.worth < 1e-9:
                continue
            kept.append(line)
            if len(kept) == self.beam:
                break
        return kept

    def go_on(self, line: Line) -> None:
        """Try every sensible action from a position of the plan."""
        seat = self.seat
        rules = self.game.rules
        codes = sensible_options(rules, self.advice, line.state, seat)
        for code in codes:
            s = line.state.copy()
            answer(rules, s, seat, code)
            self.follow(s, line.first, self.positions)

    def follow(self, s: State, first: int, positions: int) -> None:
        """Answer until all is settled; where this seat has a choice, in every sensible way."""
        rules = self.game.rules
        for _ in range(MOST_ANSWERS):
            seat = next_seat(s)
            if seat < 0 or self.advice.settled(s):
                break
            codes = sensible_options(rules, self.advice, s, seat)
            if len(codes) > 1 and seat == self.seat and positions > 1:
                codes = codes[:positions]
                for code in codes:
                    tried = s.copy()
                    answer(rules, tried, seat, code)
                    self.follow(tried, first, positions // len(codes))
                return
            answer(rules, s, seat, codes[0])
        self.found.append(Line(first, s, value(self.game, s, self.seat)))


def worth_of(line: Line) -> float:
    """The key by which lines are ordered."""
    return line.worth


def choose_by_plan(
    game: Game,
    advice: Advice,
    state: State,
    seat: int,
    rng: Random,
    redeals: int,
    beam: int,
    depth: int,
    positions: int,
    seconds: float,
) -> int:
    """The sensible option that begins the best turn, on average over some redeals."""
    codes = sensible_options(game.rules, advice, state, seat)
    if len(codes) == 1:
        return codes[0]
    end = monotonic() + seconds if seconds > 0.0 else 0.0
    totals = [0.0] * len(codes)
    planner = Planner(game, advice, seat, beam, depth, positions)
    for _ in range(redeals):
        values = planner.plan(redealt(game, state, seat, rng), codes, end)
        for i in range(len(codes)):
            totals[i] += values[i]
        if end > 0.0 and monotonic() >= end:
            break
    best = max(totals)
    return one_of([codes[i] for i in range(len(codes)) if totals[i] >= best - 1e-9], rng)
