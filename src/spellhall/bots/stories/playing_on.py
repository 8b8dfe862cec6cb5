"""How a finished game might have gone on from any position of it: everybody's chance."""

from collections.abc import Iterator
from math import hypot
from random import Random
from typing import Final

from spellhall.bots.opinion import careful_step, mean_and_error, quick_step
from spellhall.bots.playout import value
from spellhall.bots.stories.moments import PLAYED_ON, Step, with_set_up
from spellhall.engine import record
from spellhall.engine.game import Game
from spellhall.engine.machine.stack import next_seat
from spellhall.engine.machine.state import State
from spellhall.engine.match import redealt
from spellhall.engine.record import Record

DECISIONS: Final = 40  # of one playing on, then the evaluation speaks
CAREFUL: Final = 8  # the first of them, so that no win at hand is overlooked; at the end all
DOUBT: Final = 0.02  # of the evaluation itself, which playing on cannot show


class PlayingOn:
    """The steps of one record, from each of which the game can be played on."""

    def __init__(self, game: Game, kept: Record) -> None:
        self.game = game
        self.rng = Random(f"{kept.seed} {kept.choices}")
        self.match = record.opening(game, kept)
        self.match.filmed = True
        self.steps = with_set_up(list(self._steps(kept)))
        self.seats = range(len(self.match.names))
        winners = game.result(self.match.state).winners
        self.is_decided = game.together or len(winners) == 1  # no draw, nothing shared

    def _steps(self, kept: Record) -> Iterator[Step]:
        for number, made in enumerate(kept.choices, 1):
            yield Step.taken(self.match, number, made.seat, made.text)

    def chances(self, state: State, made: int, times: int = PLAYED_ON) -> tuple[list[float], float]:
        """Everybody's chance when the game is played on from here, and the error of it.

        Where no more choices were left to the end than are played on, all are made with care: a
        last answer that quick play overlooks would turn the curve over.
        """
        if next_seat(state) < 0:
            return self._values(state), 0.0
        known = self._seen_by_somebody(state)
        careful = DECISIONS if len(self.steps) - made <= DECISIONS else CAREFUL
        samples = []
        for _ in range(times):
            s = redealt(self.game, state, None, self.rng, known)
            samples.append(self._values(self._played_on(s, careful)))
        pairs = [mean_and_error([sample[seat] for sample in samples]) for seat in self.seats]
        return [mean for mean, _ in pairs], hypot(DOUBT, max(error for _, error in pairs))

    def _played_on(self, s: State, careful: int) -> State:
        for made in range(DECISIONS):
            seat = next_seat(s)
            if seat < 0:
                break
            if made < careful:
                s = careful_step(self.game, s, seat)
            else:
                s = quick_step(self.game, s, seat, self.rng)
        return s

    def _values(self, s: State) -> list[float]:
        values = [value(self.game, s, seat) for seat in self.seats]
        whole = sum(values)
        if self.game.together or not whole or next_seat(s) < 0:
            return values
        return [each / whole for each in values]

    def _seen_by_somebody(self, state: State) -> frozenset[int]:
        """What lies in somebody's hand stays there: the story knows all but the future."""
        hidden = set(self.game.hidden(state, None))
        for seat in self.seats:
            hidden &= set(self.game.hidden(state, seat))
        return frozenset(each for each in self.game.hidden(state, None) if each not in hidden)
