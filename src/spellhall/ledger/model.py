"""What a rule ledger consists of. The fields are those of the rulebook on the wire."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

Kind = Literal["rule", "ruling", "example", "gap", "content"]


class LedgerError(Exception):
    """A ledger cannot be found or read; the message says where and why."""


class Entry(Struct, frozen=True):
    """One numbered statement."""

    id: str
    text: str  # Markdown of one line; a drawing follows as a fenced block
    kind: Kind
    refs: list[str] = []  # ids it names, in order


class Section(Struct, frozen=True):
    id: str  # short and unique in its ledger, such as "LINK"
    number: str  # "3.1"; that of the section around it when it has none of its own
    title: str
    intro: str  # Markdown paragraphs that stand beside the entries
    rules: list[Entry]


class Ledger(Struct, frozen=True):
    """The rulebook of one game."""

    game: str
    title: str
    intro: str
    sections: list[Section]

    def entries(self) -> Iterator[Entry]:
        """All entries, in the order of the page."""
        for section in self.sections:
            yield from section.rules

    def ids(self) -> list[str]:
        """All ids, in the order of the page."""
        return [entry.id for entry in self.entries()]

    def entry(self, id: str) -> Entry:
        """The entry with that id."""
        for entry in self.entries():
            if entry.id == id:
                return entry
        raise LedgerError(f"The ledger of {self.game} has no rule {id!r}.")
