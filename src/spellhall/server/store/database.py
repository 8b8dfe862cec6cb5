"""Where statements run: SQLite in threads of its own, PostgreSQL in the event loop.

Work is a plain function of a connection, so that a whole transaction on SQLite costs one change
of thread instead of one for each statement.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

T = TypeVar("T")
READERS: Final = 4  # threads that read SQLite at the same time
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class Database(Protocol):
    """Runs work on a connection, within a transaction when it writes."""

    shared: bool  # whether other processes may write to it

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing."""

    async def close(self) -> None:
        """Disconnect."""


def connect(url: str) -> Database:
    """The database at this address."""
    return PostgreSQL(url) if url.startswith("postgresql") else SQLite(url)


class SQLite:
    """A file of this process alone."""

    shared = False

    def __init__(self, url: str) -> None:
        self.readers = create_engine(
            url, pool_size=READERS, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        self.writer = create_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
        for engine in (self.readers, self.writer):
            event.listen(engine, "connect", _prepare)
        event.listen(self.writer, "begin", _begin_at_once)
        self._reading = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writing = ThreadPoolExecutor(1, "sqlite-writer")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, _within, self.readers, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writing, _within, self.writer, work)

    async def close(self) -> None:
        """Disconnect, after what is being written."""
        for threads, engine in ((self._reading, self.readers), (self._writing, self.writer)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()


class PostgreSQL:
    """A server that many processes share."""

    shared = True

    def __init__(self, url: str) -> None:
        # Imported late: it brings the whole object mapper, and SQLite needs none of it.
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        # Connections that the server of the database closed meanwhile are replaced before use.
        self.readers = create_async_engine(
            url, isolation_level="AUTOCOMMIT", pool_pre_ping=True, hide_parameters=True
        )
        self.writer = create_async_engine(
            url, pool_size=1, max_overflow=1, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up."""
        async with self.readers.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """All of it or nothing."""
        async with self.writer.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Disconnect."""
        await asyncio.gather(self.readers.dispose(), self.writer.dispose())


def _within(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by us, not by the driver
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
