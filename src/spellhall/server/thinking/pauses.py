"""How long answers take, so that one without a choice takes as long as one with a choice.

A pause must not tell who could have reacted. When a seat that has something to decide has
answered, the time it took is noted; when a seat has nothing to decide, the server answers after a
time drawn from those notes: of the same person at the same kind of question. Of bots the time that
they think is noted, by level; the pause in which people can follow is drawn anew each time, with
or without a choice. See docs/decisions/0002.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from math import log
from random import Random, SystemRandom
from typing import Final

ENOUGH: Final = 4  # notes, before they are drawn from
MOST_NOTES: Final = 32  # of one key: habits change
MOST_KEYS: Final = 10_000
LONGEST: Final = 8.0  # seconds that a table waits for nothing
SPREAD: Final = 0.1  # each draw differs from its note by as much as this part

Key = tuple[str, ...]


class Pauses:
    """The notes of one server process."""

    def __init__(self, rng: Random | None = None) -> None:
        self._rng = rng or SystemRandom()
        self._notes: OrderedDict[Key, deque[float]] = OrderedDict()

    def note(self, keys: Sequence[Key], seconds: float) -> None:
        """An answer with something to decide took so long."""
        for key in keys:
            self._notes.setdefault(key, deque(maxlen=MOST_NOTES)).append(min(seconds, LONGEST))
            self._notes.move_to_end(key)
        while len(self._notes) > MOST_KEYS:
            self._notes.popitem(last=False)

    def draw(self, keys: Sequence[Key], otherwise: Callable[[Random], float]) -> float:
        """As long as such an answer may take, by the first key with enough notes."""
        for key in keys:
            notes = self._notes.get(key, ())
            if len(notes) >= ENOUGH:
                seconds = self._rng.choice(list(notes))
                return min(seconds * self._rng.uniform(1 - SPREAD, 1 + SPREAD), LONGEST)
        return min(otherwise(self._rng), LONGEST)


def keys_of_person(game: str, kind: str, person: str) -> list[Key]:
    """The same person, else anybody, at the same kind of question."""
    return [("person", game, kind, person), ("people", game, kind)]


def keys_of_bot(game: str, kind: str, level: str) -> list[Key]:
    """The same level at the same kind of question, else at any."""
    return [("bot", game, kind, level), ("bots", game, level)]


def people_take(pace: float) -> Callable[[Random], float]:
    """Before anybody has answered: about three times as long as a bot, rarely much longer."""
    return lambda rng: pace * rng.lognormvariate(log(3.5), 0.45)
