"""What every game needs to complete a hand-written position, or to refuse it with a reason."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from spellhall.engine.errors import BadPosition

T = TypeVar("T")


def told_by(setup: Mapping[str, Any], kind: type[T]) -> T:
    """A set-up with its types; BadPosition says what is wrong."""
    try:
        return msgspec.convert(setup, kind)
    except msgspec.ValidationError as error:
        raise BadPosition(f"the set-up is wrong: {error}") from None


def check_table(title: str, allowed: range, players: int, active: int) -> None:
    """As many players as the game has, and one of them to move."""
    if players not in allowed:
        raise BadPosition(f"{title} has {allowed[0]} to {allowed[-1]} players, not {players}")
    if not 0 <= active < players:
        raise BadPosition(f"there is no seat {active}")


def check_number(number: object, least: int, most: int | None, what: str) -> None:
    """A whole number between two bounds, or without an upper one; a position may hold anything."""
    assert type(number) is int, f"{what} is a whole number, not {number!r}"
    if most is None:
        assert least <= number, f"{what} is {least} or more, not {number}"
    else:
        assert least <= number <= most, f"{what} is {least} to {most}, not {number}"


class Supply:
    """Cards, tiles or others of the box that lie nowhere yet: what a set-up is completed from."""

    def __init__(
        self, words: Sequence[str], kind: str, things: Sequence[int] | None = None
    ) -> None:
        self.words: Final = words  # of all things of the kind, by number
        self.kind: Final = kind  # for messages
        self.left = list(range(len(words)) if things is None else things)
        self.where: Final = "" if things is None else ", or in a wrong one"

    def take(self, word: str) -> int:
        """The thing with this word; of several copies, the first one left."""
        if not word or word not in self.words:
            raise BadPosition(f"there is no {self.kind} '{word}'")
        copies = [i for i, name in enumerate(self.words) if name.split("#")[0] == word]
        for thing in copies or [self.words.index(word)]:
            if thing in self.left:
                self.left.remove(thing)
                return thing
        raise BadPosition(f"the {self.kind} '{word}' lies in two places{self.where}")

    def any(self, n: int) -> list[int]:
        """The last n things left."""
        return [self.left.pop() for _ in range(min(n, len(self.left)))]
