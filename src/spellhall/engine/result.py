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
    tie: str = ""  # who was level with the winner, and what set them apart; empty: nobody

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: one, several who share it, all or none."""
        return tuple(place.seat for place in self.places if place.won)


def ranked(keys: Sequence[Sequence[int]]) -> list[int]:
    """Places by keys, the greatest first; equal keys share a place and leave the next ones out."""
    return [1 + sum(other > mine for other in map(tuple, keys)) for mine in map(tuple, keys)]


def winners_sentence(winners: Sequence[int], by: str) -> str:
    """Who has won and by what: «@0 wins with 12 points.»"""
    return f"{_names(winners)} {'wins' if len(winners) == 1 else 'share the victory'} {by}."


def tie_sentence(
    keys: Sequence[Sequence[int]],
    level_at: str,
    breakers: Sequence[tuple[str, str]] = (),
    shared: str = "they share the victory",
) -> str:
    """Who was level with the best in the first key, and how the other keys told them apart.

    «@2 and @0 were level at 19 Prestige; @2 had more Will and Shards left, 6 to 4.» Empty where
    nobody was level. `level_at`: the first key in words; `breakers`: of each other key in what they
    were level, and what whoever was ahead did, with {} where the numbers belong.
    """
    best = max(key[0] for key in keys)
    left = [seat for seat in range(len(keys)) if keys[seat][0] == best]
    left.sort(key=lambda seat: [-each for each in keys[seat]])
    if len(left) == 1:
        return ""
    said = f"{_names(left)} were level at {level_at}"
    if not breakers:
        return f"{said}, and no rule breaks a tie: {shared}."
    level: list[str] = []  # in these too
    for place, (in_what, did) in enumerate(breakers, 1):
        amounts = [keys[seat][place] for seat in left]
        ahead = [seat for seat in left if keys[seat][place] == amounts[0]]
        if len(ahead) == len(left):
            level.append(in_what)
            continue
        behind = " and ".join(str(each) for each in amounts[len(ahead) :])
        too = f", in {' and '.join(level)} too" if level else ""
        said += f"{too}; {_names(ahead)} {did.format(f'{amounts[0]} to {behind}')}"
        left, level = ahead, []
        if len(left) == 1:
            return f"{said}."
    too = f", level in {' and '.join(level)} too" if level else ""
    return f"{said}{too}: {shared}."


def _names(seats: Sequence[int]) -> str:
    *others, last = [f"@{seat}" for seat in seats]
    return f"{', '.join(others)} and {last}" if others else last
