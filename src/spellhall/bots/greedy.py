"""The greedy bot: tries every option, finishes its own turn step by step, and compares."""

from random import Random

from spellhall.bots.playout import must_answer, one_of, value
from spellhall.engine.game import Game
from spellhall.engine.match import redealt
from spellhall.engine.stack import answer, options
from spellhall.engine.state import State


def choose_greedily(
    game: Game, state: State, seat: int, rng: Random, redeals: int, steps: int
) -> int:
    """The option after which the seat's turn ends best, on average over some redeals."""
    rules = game.rules
    codes = options(rules, state, seat)
    if len(codes) == 1:
        return codes[0]
    totals = [0.0] * len(codes)
    for _ in range(redeals):
        dealt = redealt(game, state, seat, rng)
        for i in range(len(codes)):
            s = dealt.copy()
            answer(rules, s, seat, codes[i])
            totals[i] += value(game, finished_turn(game, s, seat, steps), seat)
    best = max(totals)
    return one_of([codes[i] for i in range(len(codes)) if totals[i] >= best - 1e-9], rng)


def finished_turn(game: Game, s: State, seat: int, steps: int) -> State:
    """The state after the decisions that the seat has in a row, each taken one step ahead."""
    for _ in range(steps):
        if not must_answer(s, seat):
            break
        s = best_step(game, s, seat)
    return s


def best_step(game: Game, s: State, seat: int) -> State:
    """The state after the one option that looks best at once to the seat."""
    rules = game.rules
    codes = options(rules, s, seat)
    if len(codes) == 1:
        answer(rules, s, seat, codes[0])
        return s
    best_value = -1.0
    best = s
    for code in codes:
        tried = s.copy()
        answer(rules, tried, seat, code)
        worth = value(game, tried, seat)
        if worth > best_value:
            best_value = worth
            best = tried
    return best
