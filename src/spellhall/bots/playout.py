"""Random play, the fastest way through a game, and the value of where it leads."""

from random import Random

from spellhall.engine.game import Advice, Game
from spellhall.engine.machine.frames import Offer
from spellhall.engine.machine.stack import Rules, answer, next_seat, open_question, options
from spellhall.engine.machine.state import State


def play_randomly(rules: Rules, s: State, rng: Random, most: int) -> int:
    """Play on with random choices to the end, or for `most` decisions; returns their number."""
    draw = rng.random
    count = 0
    while count < most:
        seat = next_seat(s)
        if seat < 0:
            break
        codes = options(rules, s, seat)
        size = len(codes)
        answer(rules, s, seat, codes[int(draw() * size)] if size > 1 else codes[0])
        count += 1
    return count


def one_of(codes: list[int], rng: Random) -> int:
    """One of the codes, each as likely as the others."""
    size = len(codes)
    return codes[int(rng.random() * size)] if size > 1 else codes[0]


def sensible_options(rules: Rules, advice: Advice, s: State, seat: int) -> list[int]:
    """What the game's advice leaves of the options, the usual one first."""
    codes = options(rules, s, seat)
    return advice.sensible(s, seat, codes) if len(codes) > 1 else codes


def must_answer(s: State, seat: int) -> bool:
    """Whether the game waits for this seat, among others perhaps."""
    question = open_question(s, seat)
    return question is not None and not isinstance(question, Offer)


def value(game: Game, s: State, seat: int) -> float:
    """How good the state is for a seat: the game's own opinion, or the result when it is over."""
    if next_seat(s) >= 0:
        return game.evaluate(s, seat)
    return shares(game, s)[seat]


def shares(game: Game, s: State) -> list[float]:
    """What each seat got of a finished game: 1 shared among the winners, or 1 for all together."""
    places = game.result(s).places
    winners = sum([place.won for place in places])
    part = 1.0 if game.together else 1.0 / max(1, winners)
    return [part if place.won else 0.0 for place in places]
