"""The greedy bot: looks at where each option leads by the end of its own turn, and no further.

A choice in the middle of a turn often changes nothing at once (it opens the next question), so
the options are followed through the seat's own decisions in a row. The budget of positions is
shared out evenly among the branches; where it is spent, the turn is finished step by step.
"""

from random import Random
from typing import Final

from spellhall.bots.playout import must_answer, one_of, value
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import answer, options
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt

WIDTH: Final = 6  # options that are compared where the turn is only finished


def choose_greedily(
    game: Game, state: State, seat: int, rng: Random, redeals: int, positions: int, steps: int
) -> int:
    """The option after which the seat's turn can end best, on average over some redeals."""
    codes = options(game.rules, state, seat)
    if len(codes) == 1:
        return codes[0]
    values = greedy_values(game, state, seat, rng, codes, redeals, positions, steps)
    best = max(values)
    return one_of([codes[i] for i in range(len(codes)) if values[i] >= best - 1e-9], rng)


def greedy_values(
    game: Game,
    state: State,
    seat: int,
    rng: Random,
    codes: list[int],
    redeals: int,
    positions: int,
    steps: int,
) -> list[float]:
    """For every option, how well the seat's turn can end, on average over some redeals."""
    totals = [0.0] * len(codes)
    share = positions // len(codes)
    for _ in range(redeals):
        dealt = redealt(game, state, seat, rng)
        for i in range(len(codes)):
            s = dealt.copy()
            answer(game.rules, s, seat, codes[i])
            totals[i] += best_ahead(game, s, seat, share - 1, steps)
    return [total / redeals for total in totals]


def best_ahead(game: Game, s: State, seat: int, positions: int, steps: int) -> float:
    """The best value the seat can reach with its decisions in a row, as far as it looks."""
    rules = game.rules
    while must_answer(s, seat):
        codes = options(rules, s, seat)
        if len(codes) == 1:
            answer(rules, s, seat, codes[0])
            continue
        share = positions // len(codes)
        if share < 1:
            s.listed = codes  # the turn is finished from the same question
            return value(game, finished_turn(game, s, seat, steps), seat)
        best = 0.0
        for code in codes:
            tried = s.copy()
            answer(rules, tried, seat, code)
            best = max(best, best_ahead(game, tried, seat, share - 1, steps))
        return best
    return value(game, s, seat)


def finished_turn(game: Game, s: State, seat: int, steps: int) -> State:
    """The state after the decisions that the seat has in a row, each taken one step ahead."""
    for _ in range(steps):
        if not must_answer(s, seat):
            break
        s = best_step(game, s, seat)
    return s


def best_step(game: Game, s: State, seat: int) -> State:
    """The state after the one option that looks best at once to the seat, among a few."""
    rules = game.rules
    codes = options(rules, s, seat)
    if len(codes) > WIDTH:
        codes = codes[:: len(codes) // WIDTH]
    if len(codes) == 1:
        answer(rules, s, seat, codes[0])
        return s
    best_value = -1.0
    best = s
    for code in codes:
        tried = s.copy()
        answer(rules, tried, seat, code)
        worth = value(game, tried, seat)
        if worth >= best_value:  # of equals the last: to pass usually stands first
            best_value = worth
            best = tried
    return best
