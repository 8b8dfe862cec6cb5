"""What the strongest bot thinks of each option, and why: for the lamp, the coach and the story.

Every option is tried in the same redeals of what the seat cannot see, so that luck falls on all
alike; its worth is how well the seat's turn can end that begins with it, by the game's evaluation.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import monotonic
from typing import Final

from spellhall.bots.greedy import best_ahead
from spellhall.bots.levels import options_of_level
from spellhall.bots.plan import Planner
from spellhall.bots.playout import must_answer, one_of, sensible_options, value
from spellhall.bots.rehearse import Rehearsal
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import answer, next_seat, options
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt

POSITIONS: Final = 30  # for each option, where no plan of the game's own is made
STEPS: Final = 12  # answers after which a turn is looked at as it stands
WIDE: Final = 6  # options that quick play compares
PLANNED: Final = 3  # steps that careful play sees ahead, and
FEW: Final = 4  # positions for each option
CLEAR: Final = 2.0  # standard errors by which a difference must exceed chance
TRIED: Final = 4  # redeals in which a win must come
SURE: Final = 0.999  # won
LEAST: Final = 0.05  # a difference that is worth a word

Values = Callable[[State, list[int]], list[float]]


@dataclass(frozen=True)
class Opinion:
    """The worth of every option that was looked at, redeal by redeal."""

    codes: list[int]
    samples: list[list[float]]  # by option, then by redeal

    def worth(self, code: int) -> float:
        """The mean of an option: the chance to win as the evaluation guesses it."""
        return _mean(self.samples[self.codes.index(code)])

    def ranking(self) -> list[int]:
        """The options, the best first; of equals the one that was named first."""
        return sorted(self.codes, key=self.worth, reverse=True)

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """By how much one option goes better than another, and the error of that."""
        one = self.samples[self.codes.index(better)]
        two = self.samples[self.codes.index(worse)]
        return mean_and_error([a - b for a, b in zip(one, two, strict=True)])

    def is_clearly_worse(self, code: int, least: float = LEAST) -> bool:
        """Whether another option goes better by more than chance, and by enough to say so.

        A win that is left lying is always worth a word.
        """
        best = self.ranking()[0]
        gap, error = self.gap(best, code)
        return gap > (CLEAR * error if self.worth(best) >= SURE else max(CLEAR * error, least))


def opinion(
    game: Game,
    state: State,
    seat: int,
    rng: Random,
    deals: int,
    seconds: float = 0.0,
    also: Sequence[int] = (),
    positions: int = POSITIONS,
) -> Opinion:
    """What every sensible option is worth to the seat, as far as it can know.

    `also`: options that are looked at though they may not be sensible. Without a limit of seconds
    the same generator gives the same opinion.
    """
    codes = options(game.rules, state, seat)
    if game.advice is not None and len(codes) > 1:
        usual = sensible_options(game.rules, game.advice, state, seat)
        codes = [*usual, *(code for code in also if code in codes and code not in usual)]
    values = _way_of(game, seat, positions)
    samples: list[list[float]] = [[] for _ in codes]
    end = monotonic() + seconds
    for done in range(deals):
        if seconds > 0.0 and done > 1 and monotonic() >= end:
            break
        found = values(redealt(game, state, seat, rng), codes)
        for mine, worth in zip(samples, found, strict=True):
            mine.append(worth)
    return Opinion(codes, samples)


def wins_at_once(game: Game, state: State, seat: int, rng: Random) -> int | None:
    """An option that ends the game with a win, however the hidden cards lie as far as was tried.

    A plan that wins at the end of the turn may begin with anything; who is advised wants the win.
    """
    dealt = [redealt(game, state, seat, rng) for _ in range(TRIED)]
    for code in options(game.rules, state, seat):
        if all(_wins(game, s, seat, code) for s in dealt):
            return code
    return None


def _wins(game: Game, s: State, seat: int, code: int) -> bool:
    tried = s.copy()
    answer(game.rules, tried, seat, code)
    return next_seat(tried) < 0 and value(game, tried, seat) >= SURE


def _way_of(game: Game, seat: int, positions: int) -> Values:
    """How the options are weighed in one redeal: as the strongest level of this game does it."""
    how = options_of_level(game, game.levels[-1].id)
    advice = game.advice

    def planned(s: State, codes: list[int]) -> list[float]:
        assert advice is not None
        beam, depth, most = int(how["beam"]), int(how["depth"]), int(how["positions"])
        return Planner(game, advice, seat, beam, depth, most).plan(s, codes, 0.0)

    def rehearsed(s: State, codes: list[int]) -> list[float]:
        assert advice is not None
        rehearsal = Rehearsal(game, advice, seat, codes)
        return [value(game, _after(game, s, seat, code, rehearsal), seat) for code in codes]

    def looked_ahead(s: State, codes: list[int]) -> list[float]:
        found = []
        for code in codes:
            tried = s.copy()
            answer(game.rules, tried, seat, code)
            found.append(best_ahead(game, tried, seat, positions, STEPS))
        return found

    if advice is not None and how.get("rehearse", 0) > 0:
        return rehearsed
    if advice is not None and how.get("beam", 0) > 0:
        return planned
    return looked_ahead


def _after(game: Game, s: State, seat: int, code: int, rehearsal: Rehearsal) -> State:
    tried = s.copy()
    answer(game.rules, tried, seat, code)
    rehearsal.play_as_usual(tried)
    return tried


# -- quick play -----------------------------------------------------------------------------------


def quick_step(game: Game, s: State, seat: int, rng: Random) -> State:
    """The state after the sensible option that looks best at once, among a few."""
    rules = game.rules
    codes = _sensible(game, s, seat)
    if len(codes) > WIDE:
        codes = [codes[0], *(one_of(codes[1:], rng) for _ in range(WIDE - 1))]
    if len(codes) == 1:
        answer(rules, s, seat, codes[0])
        return s
    best, most = s, -1.0
    for code in codes:
        tried = s.copy()
        answer(rules, tried, seat, code)
        worth = value(game, tried, seat)
        if worth > most:
            best, most = tried, worth
    return best


def careful_step(game: Game, s: State, seat: int) -> State:
    """The state after the best sensible option, as a strong player sees it who is in a hurry."""
    answer(game.rules, s, seat, careful_code(game, s, seat))
    return s


def careful_code(game: Game, s: State, seat: int) -> int:
    """That option."""
    codes = _sensible(game, s, seat)
    if len(codes) == 1:
        return codes[0]
    worths = _hurried(game, s, seat, codes)
    return codes[max(range(len(codes)), key=worths.__getitem__)]


def _hurried(game: Game, s: State, seat: int, codes: list[int]) -> list[float]:
    advice, how = game.advice, options_of_level(game, game.levels[-1].id)
    if advice is not None and how.get("rehearse", 0) > 0:
        return [
            value(game, _after(game, s, seat, code, Rehearsal(game, advice, seat, codes)), seat)
            for code in codes
        ]
    if advice is not None and how.get("beam", 0) > 0:
        return Planner(game, advice, seat, 1, PLANNED, FEW).plan(s, codes, 0.0)
    found = []
    for code in codes:
        tried = s.copy()
        answer(game.rules, tried, seat, code)
        found.append(best_ahead(game, tried, seat, FEW, PLANNED))
    return found


def _sensible(game: Game, s: State, seat: int) -> list[int]:
    if game.advice is None:
        return options(game.rules, s, seat)
    return sensible_options(game.rules, game.advice, s, seat)


def turn_played_out(game: Game, s: State, seat: int, rng: Random) -> State:
    """The state after the seat's decisions in a row."""
    for _ in range(STEPS):
        if not must_answer(s, seat) or next_seat(s) < 0:
            break
        s = quick_step(game, s, seat, rng)
    return s


# -- why ------------------------------------------------------------------------------------------


def reasons(
    game: Game, state: State, seat: int, better: int, worse: int, rng: Random, deals: int
) -> list[str]:
    """What speaks for one option against another at the end of the turn, the most telling first.

    Sentences to the seat; `@1` stands for another one. Only what all can count is named.
    """
    totals: dict[tuple[int, int], float] = {}
    counts = game.stakes.counts
    seats = range(game.seats(state))
    for _ in range(deals):
        dealt = redealt(game, state, seat, rng)
        for code, sign in ((better, 1), (worse, -1)):
            s = dealt.copy()
            answer(game.rules, s, seat, code)
            s = turn_played_out(game, s, seat, rng)
            for place, count in enumerate(counts):
                for other in (seat,) if count.shared else seats:
                    key = (place, other)
                    totals[key] = totals.get(key, 0.0) + sign * count.of(s, other)
    told = []
    for (place, other), total in totals.items():
        count, difference = counts[place], total / deals
        helps = difference * count.good * (1 if other == seat or game.together else -1)
        if helps >= 0.5:
            more, much = "more" if difference > 0 else "less", _rounded(abs(difference))
            amount = f"{much} {count.one if much == '1' else count.name} {more}"
            whose = "in all" if count.shared else "for you" if other == seat else f"for @{other}"
            told.append((helps, f"{amount} {whose}"))
    told.sort(key=lambda each: -each[0])
    return [text for _, text in told]


def _rounded(amount: float) -> str:
    whole = round(amount)
    return str(whole) if abs(amount - whole) < 0.15 else f"about {amount:.1f}"


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; of one number nobody knows the error, so it is 1."""
    mean = _mean(numbers)
    if len(numbers) < 2:
        return mean, 1.0
    spread = sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))
