"""A simulation kept in a folder: it can be stopped at any moment and goes on where it was.

    DIR/simulation.json               what is simulated; another simulation is refused
    DIR/000000000-000001999/          games 0 to 1999, put here when they are whole
        games.parquet  seats.parquet  pieces.parquet

A folder of games is there or is not there, so no game is lost or counted twice.
"""

import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep

import msgspec

from spellhall.engine import BadOptions
from spellhall.lab.jobs import Job, SimulationFailed
from spellhall.lab.packages import needed
from spellhall.lab.report import PARTS, Counts

ABOUT = "simulation.json"
LOCK = "lock"
WORKERS_END_WITHIN_S = 2.0  # of a simulation that was killed; until then they hold its lock
UNFINISHED = "writing-"  # how the name of a folder begins until it is whole


class Folder:
    """Where the rows of one simulation lie."""

    def __init__(self, path: Path, job: Job) -> None:
        needed("duckdb", "lab")
        self.path = path
        self.job = job

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Write here; BadOptions if something else lies there or somebody else writes."""
        with ExitStack() as stack:
            try:
                self.path.mkdir(parents=True, exist_ok=True)
                file = stack.enter_context((self.path / LOCK).open("w"))
                _lock(file.fileno(), self.path)
                self._check()
                for left in self.path.glob(f"{UNFINISHED}*"):
                    shutil.rmtree(left)
            except OSError as error:
                raise BadOptions(f"{self.path} cannot be written: {error.strerror}") from None
            yield

    def missing(self, games: int, most: int) -> Iterator[range]:
        """The games below a number that are not there, in ranges of at most so many."""
        last = 0
        for first, end in [*sorted(self._ranges()), (games, games)]:
            for start in range(last, min(first, games), most):
                yield range(start, min(start + most, first, games))
            last = max(last, end)

    def add(self, games: range, files: Mapping[str, bytes]) -> None:
        """Keep the rows of some games, all or none."""
        try:
            aside = Path(mkdtemp(prefix=UNFINISHED, dir=self.path))
            for name, content in files.items():
                (aside / f"{name}.parquet").write_bytes(content)
            aside.chmod(0o755)
            aside.rename(self.path / f"{games.start:09}-{games.stop - 1:09}")
        except OSError as error:
            raise SimulationFailed(f"{self.path} cannot be written: {error.strerror}") from None

    def counts(self, games: int) -> Counts:
        """The counts of all games below a number."""
        import duckdb  # noqa: PLC0415 (the extra [lab])

        with duckdb.connect(config={"threads": 1}) as con:
            for name in ("games", "seats"):
                files = str(self.path / "*" / f"{name}.parquet").replace("'", "''")
                con.execute(
                    f"CREATE VIEW {name} AS FROM read_parquet('{files}', union_by_name = true)"
                    f" WHERE game < {games}"
                )
            [(count, decisions, squares)] = con.execute(
                "SELECT count(*), sum(decisions)::HUGEINT, sum(decisions::HUGEINT * decisions)"
                " FROM games"
            ).fetchall()
            endings = con.execute(
                "SELECT coalesce(ending, ''), count(*) FROM games GROUP BY 1"
            ).fetchall()
            seats = con.execute(
                f"SELECT seat, sum(round(won * {PARTS}))::BIGINT FROM seats GROUP BY 1 ORDER BY 1"
            ).fetchall()
            bots = con.execute(
                f"SELECT bot, sum(least({PARTS}, won)) FROM (SELECT game, bot,"
                f" sum(round(won * {PARTS}))::BIGINT won FROM seats GROUP BY 1, 2) GROUP BY 1"
            ).fetchall()
        won = dict(bots)
        return Counts(
            count,
            int(decisions),
            int(squares),
            dict(endings),
            tuple(int(parts) for _, parts in seats),
            {bot: int(won[bot]) for bot in dict.fromkeys(self.job.bots)},
        )

    def _ranges(self) -> Iterator[tuple[int, int]]:
        for folder in self.path.glob("[0-9]*-[0-9]*"):
            first, last = folder.name.split("-")
            yield int(first), int(last) + 1

    def _check(self) -> None:
        """Begin a new simulation, or make sure that it is the same one."""
        file = self.path / ABOUT
        ours = msgspec.to_builtins(self.job)
        if not file.exists():
            if any(found.name != LOCK for found in self.path.iterdir()):
                raise BadOptions(f"{self.path} holds something else; name a new folder")
            new = self.path / f"{ABOUT}.new"
            new.write_bytes(msgspec.json.format(msgspec.json.encode(ours), indent=2))
            new.replace(file)
            return
        theirs = msgspec.json.decode(file.read_bytes())
        other = [
            f"{key} is {theirs.get(key)!r} there and {value!r} here"
            for key, value in msgspec.json.decode(msgspec.json.encode(ours)).items()
            if theirs.get(key) != value
        ]
        if other:
            raise BadOptions(f"{self.path} holds another simulation: {'; '.join(other)}")


def _lock(line: int, path: Path) -> None:
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 (not on Windows)

    end = monotonic() + WORKERS_END_WITHIN_S
    while True:
        try:
            fcntl.flock(line, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if monotonic() > end:
                raise BadOptions(f"another simulation writes to {path} at the moment") from None
            sleep(0.05)
        else:
            return
