"""How a game ended."""

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Ending:
    """One way in which a game can end."""

    id: str  # such as "pencils_down"
    rule: str  # of the ledger: what ends it
    stops: bool = False  # it only stops a game that may not come to an end of its own


@dataclass(frozen=True)
class Part:
    """One line of a score: a title and its points."""

    title: str
    points: int


@dataclass(frozen=True)
class Place:
    """How one seat ended."""

    seat: int
    place: int  # 1 is first; equal places are shared
    score: int
    won: bool
    parts: tuple[Part, ...] = ()
    note: str = ""  # what decided it, such as a tie-break


@dataclass(frozen=True)
class Result:
    """The end of a game: why it ended, and the place of every seat."""

    ending: str  # id of one that the game declares
    text: str  # a sentence; @0, @1 … stand for the seats
    places: tuple[Place, ...] = field(default=())  # in order of seats
    rules: tuple[str, ...] = ()  # of the ledger: what ended it, and what decided it

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, several who share it, all or none."""
        return tuple(place.seat for place in self.places if place.won)


def ranked(keys: Sequence[Sequence[int]]) -> list[int]:
    """Places by keys, the greatest first; equal keys share a place and leave the next ones out."""
    return [1 + sum(other > mine for other in map(tuple, keys)) for mine in map(tuple, keys)]


def winners_sentence(winners: Sequence[int], by: str) -> str:
    """Who has won and by what: «@0 wins with 12 points.»"""
    names = " and ".join(f"@{seat}" for seat in winners)
    return f"{names} {'wins' if len(winners) == 1 else 'share the victory'} {by}."
