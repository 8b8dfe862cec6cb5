"""Played games as rows of Parquet: one a game, one a seat, one a piece and seat.

The columns are those of docs/lab.md. DuckDB writes them, in the worker that played the games.
"""

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from spellhall.engine.machine.build import build
from spellhall.games import find
from spellhall.lab.jobs import Job, Played, seed_of
from spellhall.lab.report import Outcome
from spellhall.lab.rows.course import Course
from spellhall.lab.rows.pieces import piece_of

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

COLUMNS = {
    "games": {
        "game": "UINTEGER",
        "seed": "VARCHAR",
        "title": "VARCHAR",
        "version": "VARCHAR",
        "spellhall": "VARCHAR",
        "build": "VARCHAR",
        "players": "UTINYINT",
        "options": "VARCHAR",
        "decisions": "UINTEGER",
        "ending": "VARCHAR",
        "lead_changes": "USMALLINT",
        "last_lead_change": "UINTEGER",
        "happened": "VARCHAR[]",
    },
    "seats": {
        "game": "UINTEGER",
        "seat": "UTINYINT",
        "bot": "VARCHAR",
        "won": "DOUBLE",
        "place": "UTINYINT",
        "score": "INTEGER",
    },
    "pieces": {
        "game": "UINTEGER",
        "seat": "UTINYINT",
        "kind": "VARCHAR",
        "piece": "VARCHAR",
        "name": "VARCHAR",
        "drawn": "USMALLINT",
        "played": "USMALLINT",
        "used": "USMALLINT",
        "first_drawn": "UINTEGER",
        "first_played": "UINTEGER",
        "bot": "VARCHAR",
        "won": "DOUBLE",
        "place": "UTINYINT",
    },
}
Row = Sequence[object]


def parquet(job: Job, played: Played) -> dict[str, bytes]:
    """The contents of the three files of some games."""
    rows = {
        "games": (
            _game(job, outcome, sheet.course)
            for outcome, sheet in zip(played.outcomes, played.sheets, strict=True)
        ),
        "seats": (row for outcome in played.outcomes for row in _seats(outcome)),
        "pieces": _pieces(job, played),
    }
    with TemporaryDirectory(prefix="spellhall-") as folder:
        return {name: _written(Path(folder), name, rows[name]) for name in COLUMNS}


def _game(job: Job, outcome: Outcome, course: Course) -> Row:
    return (
        outcome.index,
        seed_of(job.seed, outcome.index),
        job.game,
        job.version,
        _spellhall(),
        build(),
        job.players,
        json.dumps(dict(job.settings), ensure_ascii=False),
        outcome.decisions,
        outcome.ending or None,
        None if find(job.game).together else course.lead_changes,
        course.last_lead_change if course.lead_changes else None,
        json.dumps(sorted(course.happened)),
    )


def _seats(outcome: Outcome) -> Iterator[Row]:
    """Nobody wins a game that was cut off, and nobody has a place in it."""
    for seat, bot in enumerate(outcome.lineup):
        place = outcome.places[seat] if outcome.ending else None
        score = outcome.scores[seat] if outcome.ending else None
        yield outcome.index, seat, bot, outcome.returns[seat], place, score


def _pieces(job: Job, played: Played) -> Iterator[Row]:
    game = find(job.game)
    for outcome, sheet in zip(played.outcomes, played.sheets, strict=True):
        joined: dict[tuple[int, Any], list[int]] = {}  # copies of a card are one piece
        for (seat, kind, code), counts in sheet.counts.items():
            key = (seat, piece_of(game, kind, code))
            joined[key] = _added(joined[key], counts) if key in joined else counts
        for (seat, piece), (drawn, plays, used, first_drawn, first_played, _) in joined.items():
            yield (
                outcome.index,
                seat,
                piece.kind,
                piece.id,
                piece.name,
                drawn,
                plays,
                used,
                first_drawn if drawn else None,
                first_played if plays else None,
                outcome.lineup[seat],
                outcome.returns[seat],
                outcome.places[seat] if outcome.ending else None,
            )


def _added(one: Sequence[int], other: Sequence[int]) -> list[int]:
    """The counts of two copies: sums, and whichever came first."""
    sums = [a + b for a, b in zip(one[:3], other[:3], strict=True)]
    firsts = [
        min((first for first in pair if first >= 0), default=-1)
        for pair in zip(one[3:], other[3:], strict=True)
    ]
    return sums + firsts


def _written(folder: Path, name: str, rows: Iterable[Row]) -> bytes:
    """Rows as Parquet. They take the way over CSV, which DuckDB reads without other packages."""
    source, made = folder / f"{name}.csv", folder / f"{name}.parquet"
    with source.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
    columns = ", ".join(f"'{column}': '{kind}'" for column, kind in COLUMNS[name].items())
    _duckdb().execute(
        f"COPY (SELECT * FROM read_csv('{source}', header = false, auto_detect = false,"
        f" delim = ',', quote = '\"', escape = '\"', nullstr = '', columns = {{{columns}}}))"
        f" TO '{made}' (FORMAT parquet, COMPRESSION zstd)"
    )
    return made.read_bytes()


@cache
def _duckdb() -> "DuckDBPyConnection":
    """One connection for each process, on one thread: the other cores play."""
    import duckdb  # noqa: PLC0415 (the extra [lab])

    return duckdb.connect(config={"threads": 1, "memory_limit": "500MB"})


@cache
def _spellhall() -> str:
    return version("spellhall")
