"""One writer per process: whoever waits at the same time shares one commit."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog
from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import DBAPIError, OperationalError

from spellhall.server.store.database import Database
from spellhall.server.store.rows import Entry, Summary, now
from spellhall.server.store.schema import choices, tables

T = TypeVar("T")
Work = Callable[[Connection], Any]
CHANNEL = "spellhall"
MOST_IN_ONE_COMMIT = 500
MOST_NEWS = 7_900  # bytes; PostgreSQL refuses a NOTIFY of 8,000
NO_CONNECTION_ROOM_OR_SERVER = ("08", "53", "57")  # classes of errors of PostgreSQL

log = structlog.get_logger(__name__)


class News(Struct, omit_defaults=True):
    """What one process tells the others, inside the transaction that it is about."""

    process: str
    table: str
    kind: str  # "choice", "table", "closed", "said", "pointed", "proposed" or "here"
    body: Any = None


class Append(Struct):
    """A line for the log of a table."""

    table: str
    entry: Entry
    summary: Summary


class Job(Struct):
    """Something to be written, and who waits for it."""

    work: Append | Work
    done: asyncio.Future[Any]
    news: News | None


class Writer:
    """Takes what is to be written and commits it in groups."""

    def __init__(self, database: Database) -> None:
        self.database = database
        insert = insert_postgresql if database.shared else insert_sqlite
        self.append_rows = (
            insert(choices)
            .on_conflict_do_nothing(index_elements=["table_id", "seq"])
            .returning(choices.c.table_id, choices.c.seq)
        )
        self.waiting: list[Job] = []
        self.something = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    async def append(self, table: str, entry: Entry, summary: Summary, news: News) -> bool:
        """Write one line of a log; False when somebody else wrote that seq before."""
        written: bool = await self._put(Append(table, entry, summary), news)
        return written

    async def do(self, work: Callable[[Connection], T], news: News | None) -> T:
        """Carry out some statements in the next transaction."""
        done: T = await self._put(work, news)
        return done

    async def close(self) -> None:
        """Stop; what was acknowledged is committed already."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    async def _put(self, work: Append | Work, news: News | None) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(work, done, news))
        self.something.set()
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self.something.wait()
            jobs = self.waiting[:MOST_IN_ONE_COMMIT]
            del self.waiting[:MOST_IN_ONE_COMMIT]
            if not self.waiting:
                self.something.clear()
            await self._write(jobs)

    async def _write(self, jobs: list[Job]) -> None:
        """Commit a group; when one of its jobs cannot be written, only that one fails.

        The others are found by halving. A store that cannot be reached is not asked again for
        every part.
        """
        try:
            answers = await self._commit(jobs)
        except Exception as error:
            if len(jobs) > 1 and not _is_out_of_reach(error):
                middle = len(jobs) // 2
                await self._write(jobs[:middle])
                await self._write(jobs[middle:])
                return
            reason = cause(error)
            log.error("write_failed", jobs=len(jobs), error=reason)
            for job in jobs:
                job.done.set_exception(WriteFailed(reason))
                job.done.exception()  # the waiter may be gone; then nobody reads it
        else:
            for job, answer in zip(jobs, answers, strict=True):
                job.done.set_result(answer)

    async def _commit(self, jobs: list[Job]) -> list[Any]:
        """One transaction for all: the lines of logs in one statement, then the rest in order."""
        appends: dict[tuple[str, int], Append] = {}  # the first one for each seq
        for job in jobs:
            if isinstance(job.work, Append):
                appends.setdefault((job.work.table, job.work.entry.seq), job.work)

        def transaction(connection: Connection) -> list[Any]:
            written = self._append_all(connection, appends)
            answers: list[Any] = []
            for job in jobs:
                if isinstance(job.work, Append):
                    key = (job.work.table, job.work.entry.seq)
                    answers.append(key in written and appends[key] is job.work)
                else:
                    answers.append(job.work(connection))
            if self.database.shared:
                _announce(connection, jobs, answers)
            return answers

        return await self.database.write(transaction)

    def _append_all(
        self, connection: Connection, appends: dict[tuple[str, int], Append]
    ) -> set[tuple[str, int]]:
        if not appends:
            return set()
        at = now()
        # In order of keys: two processes that wait for each other's rows would be a deadlock.
        rows = [
            {"table_id": table, "at": at, **msgspec.structs.asdict(appends[table, seq].entry)}
            for table, seq in sorted(appends)
        ]
        found = connection.execute(self.append_rows, rows)
        written = {(row.table_id, row.seq) for row in found}
        known = [appends[key] for key in sorted(written)]
        summaries = [_summary_columns(append, at) for append in known if append.summary.seq]
        if summaries:
            connection.execute(SUMMARISE, summaries)
        return written


class WriteFailed(Exception):
    """The store could not write; nothing of it was acknowledged."""


def cause(error: BaseException) -> str:
    """What went wrong, without the values that were to be written."""
    origin = getattr(error, "orig", None)
    code = getattr(origin, "sqlstate", None) or getattr(origin, "sqlite_errorname", None)
    return " ".join(filter(None, [type(error).__name__, code]))


def _is_out_of_reach(error: Exception) -> bool:
    """Whether the store as a whole fails: no line to it, no room, locked."""
    if isinstance(error, OperationalError):
        return True
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        return error.connection_invalidated or state.startswith(NO_CONNECTION_ROOM_OR_SERVER)
    return isinstance(error, OSError)


SUMMARISE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        seq=bindparam("new_seq"),
        phase=bindparam("new_phase"),
        line=bindparam("new_line"),
        awaited=bindparam("new_awaited"),
        result=bindparam("new_result"),
        changed=bindparam("new_changed"),
    )
)


def _summary_columns(append: Append, at: str) -> dict[str, Any]:
    summary = append.summary
    return {
        "of_table": append.table,
        "new_seq": summary.seq,
        "new_phase": summary.phase,
        "new_line": summary.line,
        "new_awaited": msgspec.json.encode(summary.awaited).decode(),
        "new_result": msgspec.json.encode(summary.result).decode() if summary.result else "",
        "new_changed": at,
    }


def _announce(connection: Connection, jobs: list[Job], answers: list[Any]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.news is not None and answer is not False:
            text = msgspec.json.encode(job.news).decode()
            if len(text.encode()) > MOST_NEWS:
                log.error("news_too_long", table=job.news.table, kind=job.news.kind)
                continue
            connection.execute(select(func.pg_notify(CHANNEL, text)))
