"""The tables of a ledger as data: what a card costs, how often it is in the box, where it lies."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from spellhall.ledger.parse import CELL_BORDER, HEADING, ID

KEY = re.compile(rf"`?({ID})`?")
RULE_BELOW_HEAD = re.compile(r"\|[\s:|-]+\|")


@dataclass(frozen=True)
class Row:
    """One row: its key (the ledger id, or the first cell where there is none) and its cells."""

    key: str
    line: int
    cells: dict[str, str]  # by column


@dataclass(frozen=True)
class Table:
    """One table, called by the key of its first row."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]

    @property
    def name(self) -> str:
        """What a comparison calls this table."""
        return self.rows[0].key


def tables(markdown: str) -> list[Table]:
    """All tables of a ledger, in the order of the page."""
    return list(_tables(markdown.splitlines()))


def _tables(lines: list[str]) -> Iterator[Table]:
    heading = ""
    for number, line in enumerate(lines):
        if found := HEADING.match(line):
            heading = found[2]
        if number and RULE_BELOW_HEAD.fullmatch(line.strip()):
            columns = tuple(_cells(lines[number - 1]))
            yield Table(heading, columns, tuple(_rows(lines, number + 1, columns)))


def _rows(lines: list[str], first: int, columns: tuple[str, ...]) -> Iterator[Row]:
    for number in range(first, len(lines)):
        if not lines[number].startswith("|"):
            return
        cells = _cells(lines[number])
        key = KEY.match(cells[0])
        yield Row(key[1] if key else cells[0], number + 1, dict(zip(columns, cells, strict=True)))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in CELL_BORDER.split(line.strip())[1:-1]]
