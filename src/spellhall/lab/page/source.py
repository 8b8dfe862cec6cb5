"""The rows that a report is made of: all simulations of a folder, seen as three tables."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from spellhall.engine import BadOptions, Game, One, Setting
from spellhall.engine.settings import default_of
from spellhall.lab.jobs import Job
from spellhall.lab.packages import needed
from spellhall.lab.rows.folder import ABOUT
from spellhall.lab.rows.parquet import COLUMNS

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

ORDER = "first"  # the option that says who begins; a table is not called by it


@dataclass(frozen=True)
class Source:
    """One simulation in a folder."""

    number: int
    folder: Path
    job: Job
    label: str  # its table, such as "2 players"

    @property
    def bot(self) -> str:
        """Who plays: one bot on all seats, or several."""
        return ", ".join(dict.fromkeys(self.job.bots))

    @property
    def in_order(self) -> bool:
        """Whether seats are places in the order of play."""
        return self.job.settings.get(ORDER) == "1"


def sources(game: Game, folder: Path) -> list[Source]:
    """The simulations of this game in a folder, or in the folders in it."""
    files = [folder / ABOUT, *sorted(folder.glob(f"*/{ABOUT}"))]
    jobs = [(file.parent, _job(file)) for file in files if file.is_file() and _has_rows(file)]
    if not jobs:
        raise BadOptions(
            f"there are no simulated games in {folder}: name a folder that"
            " `spellhall simulate --out` wrote, or one that holds such folders"
        )
    if others := sorted({job.game for _, job in jobs} - {game.id}):
        raise BadOptions(f"{folder} holds games of {', '.join(others)}, not of {game.id} alone")
    told = _telling([job for _, job in jobs])
    known = ["random", *(level.id for level in game.levels)]
    ranked = sorted(
        jobs,
        key=lambda pair: (
            known.index(pair[1].bots[0]) if pair[1].bots[0] in known else len(known),
            ", ".join(dict.fromkeys(pair[1].bots)),
            *_place(game, pair[1], told),
        ),
    )
    return [
        Source(number, path, job, _label(game, job, told))
        for number, (path, job) in enumerate(ranked)
    ]


@contextmanager
def opened(found: Sequence[Source]) -> Iterator["DuckDBPyConnection"]:
    """The rows as `games`, `seats` and `pieces`, each with the number of its run, and its bot."""
    needed("duckdb", "lab")
    import duckdb  # noqa: PLC0415 (the extra [lab])

    with duckdb.connect(config={"threads": 1}) as con:
        con.execute("SET enable_progress_bar = false")
        con.execute("CREATE TABLE runs (run INTEGER, who VARCHAR, players INTEGER)")
        for one in found:
            con.execute("INSERT INTO runs VALUES (?, ?, ?)", [one.number, one.bot, one.job.players])
        for name, columns in COLUMNS.items():
            # The empty first part gives columns that rows of older versions lack.
            empty = ", ".join(f"NULL::{kind} AS {column}" for column, kind in columns.items())
            parts = [f"SELECT NULL::INTEGER AS run, {empty} WHERE false"]
            for one in found:
                files = str(one.folder / "*" / f"{name}.parquet").replace("'", "''")
                parts.append(
                    f"SELECT {one.number} AS run, * FROM read_parquet('{files}',"
                    " union_by_name = true)"
                )
            con.execute(f"CREATE VIEW only_{name} AS {' UNION ALL BY NAME '.join(parts)}")
            con.execute(
                f"CREATE VIEW {name} AS FROM only_{name} JOIN runs USING (run)"
                if name != "games"
                else "CREATE VIEW games AS SELECT g.*, who FROM only_games g JOIN runs USING (run)"
            )
        yield con


def _job(file: Path) -> Job:
    try:
        return msgspec.json.decode(file.read_bytes(), type=Job)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadOptions(f"{file} cannot be read: {error}") from None


def _has_rows(file: Path) -> bool:
    return any(file.parent.glob("[0-9]*-[0-9]*/games.parquet"))


def _telling(jobs: Sequence[Job]) -> list[str]:
    """The options that are not the same in all simulations."""
    keys = dict.fromkeys(key for job in jobs for key in job.settings if key != ORDER)
    return [key for key in keys if len({str(job.settings.get(key)) for job in jobs}) > 1]


def _place(game: Game, job: Job, told: Sequence[str]) -> tuple[object, ...]:
    """Ordinary tables come first."""
    settings = {setting.id: setting for setting in game.settings}
    ordinary = {id: default_of(setting) for id, setting in settings.items()}
    strange = [key for key in told if job.settings.get(key) != ordinary.get(key)]
    places = [_rank(settings.get(key), job.settings.get(key)) for key in strange]
    return bool(strange), job.players, strange, places, str(job.settings)


def _rank(setting: Setting | None, value: object) -> int:
    """Where a named value stands among those of its option."""
    ids = [one.id for one in setting.values] if isinstance(setting, One) else []
    return ids.index(str(value)) if value in ids else -1


def _label(game: Game, job: Job, told: Sequence[str]) -> str:
    """How a table is called: its seats, and what is not as usual there."""
    settings = {setting.id: setting for setting in game.settings}
    usual = {id: default_of(setting) for id, setting in settings.items()}
    words = [f"{job.players} player{'s' if job.players > 1 else ''}"]
    for key in told:
        value = job.settings.get(key)
        if value != usual.get(key):
            words.append(_named(settings.get(key), key, value))
    return ", ".join(words)


def _named(setting: Setting | None, key: str, value: object) -> str:
    """A value as the table screen calls it: a scenario by its name, a variant by its own."""
    if isinstance(setting, One):
        titles = {one.id: one.title for one in setting.values}
        return titles.get(str(value), str(value))
    title = setting.title if setting is not None else key
    if isinstance(value, bool):
        return title if value else f"without {title}"
    return f"{title}: {', '.join(value) if isinstance(value, list) else value}"
