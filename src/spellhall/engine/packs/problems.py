"""What is wrong in a pack, and where: gathered, so that all of it is said at once."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

SHOWN: Final = 40  # letters of a wrong value that a message repeats


@dataclass(frozen=True)
class Odd:
    """A number that no pack may hold, as it was written: too large, with a point, or none."""

    text: str


class Twice(dict[str, Any]):
    """An object of a file in which a field stands more than once: one of them would be lost."""

    def __init__(self, told: Mapping[str, Any], name: str) -> None:
        super().__init__(told)
        self.name: Final = name


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong in a pack: in which file, which row, which field, and what."""

    file: str
    row: str  # "card 3 (fire-pig)", or empty for what is no card
    field: str  # "does[0].n", or empty for the whole
    text: str

    def __str__(self) -> str:
        where = ", ".join(part for part in (self.row, self.field) if part)
        return f"{self.file}: {where}: {self.text}" if where else f"{self.file}: {self.text}"


class Report:
    """Gathers what is wrong, each under its place; after a hundred it is enough."""

    MOST: Final = 100

    def __init__(self, file: str) -> None:
        self.file: Final = file
        self.problems: list[Problem] = []
        self.row = ""

    def add(self, field: str, text: str) -> None:
        """Note one thing that is wrong."""
        if len(self.problems) < self.MOST:
            self.problems.append(Problem(self.file, self.row, field, text))


def meant(name: object, known: Iterable[str]) -> str:
    """The known word that somebody may have meant, as the end of a message."""
    close = get_close_matches(str(name)[:SHOWN], known, 1)
    return f"; perhaps '{close[0]}'" if close else ""


def shown(value: object) -> str:
    """A wrong value in a message, cut short."""
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    text = value.text if isinstance(value, Odd) else repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
