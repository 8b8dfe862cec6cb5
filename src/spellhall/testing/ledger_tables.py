"""Ledger tables against code: every column of every row is compared, or left out for a reason.

>>> TILES = Compared("AA-T01", tiles_by_id, {"copies": lambda tile: str(tile.copies)})
>>> assert differences("arcane_academy", [TILES]) == []
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spellhall.ledger import folder
from spellhall.ledger.tables import Table, tables


@dataclass(frozen=True)
class Compared:
    """How the code says what the rows of one table say."""

    table: str  # the key of its first row
    things: Callable[[], Mapping[str, Any]]  # what the code has for each key
    columns: Mapping[str, Callable[[Any], str]]  # column -> the cell as the code would write it
    prose: Mapping[str, str] = field(default_factory=dict)  # column -> why it is not compared


@dataclass(frozen=True)
class Prose:
    """A table that holds sentences only, and why nothing of it can be compared."""

    table: str
    reason: str


def differences(game: str, said: Sequence[Compared | Prose]) -> list[str]:
    """Where ledger and code differ, row by row; also tables, rows and columns left unsaid."""
    text = (folder() / f"{game}.md").read_text(encoding="utf-8")
    found = {table.name: table for table in tables(text)}
    named = [each.table for each in said]
    wrong = [f"no comparison speaks of the table at {name}" for name in found if name not in named]
    wrong += [f"the ledger has no table at {name}" for name in named if name not in found]
    for each in said:
        if isinstance(each, Compared) and each.table in found:
            wrong += _differences(found[each.table], each)
    return wrong


def _differences(table: Table, said: Compared) -> Iterator[str]:
    things = said.things()
    for column in table.columns[1:]:
        if (column in said.columns) == (column in said.prose):
            yield f"{table.name}: column '{column}' is to be compared or left out for a reason"
    for column in (*said.columns, *said.prose):
        if column not in table.columns:
            yield f"{table.name}: the table has no column '{column}'"
    keys = [row.key for row in table.rows]
    yield from (f"{key}: in the ledger, not in the code" for key in keys if key not in things)
    yield from (f"{key}: in the code, not in the ledger" for key in things if key not in keys)
    for row in table.rows:
        for column, cell in said.columns.items():
            if row.key in things and column in row.cells:
                coded = _written(cell, things[row.key])
                if coded != row.cells[column]:
                    yield (
                        f"{row.key} (line {row.line}), {column}: the ledger says"
                        f" {row.cells[column]!r}, the code {coded!r}"
                    )


def _written(cell: Callable[[Any], str], thing: Any) -> str:
    """The cell as the code would write it; where it cannot, the row is named all the same."""
    try:
        return cell(thing)
    except (AssertionError, LookupError, TypeError, ValueError) as error:
        return f"what no cell says: {error!r}"
