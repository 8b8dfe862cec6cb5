"""Hears what other processes write to the same PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from spellhall.server.store.store import Store
from spellhall.server.store.writer import CHANNEL, News

if TYPE_CHECKING:
    import asyncpg

LONGEST_WAIT: Final = 10.0  # seconds between attempts to connect again

log = structlog.get_logger(__name__)


class Herald:
    """One listening connection that comes back after a loss and then has everything read anew."""

    def __init__(
        self,
        store: Store,
        hear: Callable[[News], Awaitable[None]],
        catch_up: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.hear = hear
        self.catch_up = catch_up
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self._connection: asyncpg.Connection[Any] | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = asyncio.Event()

    async def open(self) -> None:
        """Connect and listen."""
        await self._listen()
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._keep())]

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._connection is not None:
            self._connection.terminate()

    async def _listen(self) -> None:
        # Imported late: with SQLite there is nobody to listen to.
        import asyncpg  # noqa: PLC0415

        address = self.store.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._lost.clear()
        self._connection = await asyncpg.connect(address)
        self._connection.add_termination_listener(lambda _: self._lost.set())
        await self._connection.add_listener(CHANNEL, self._received)

    def _received(self, *arrived: Any) -> None:
        news = msgspec.json.decode(arrived[-1], type=News)
        if news.process != self.store.process:
            self._news.put_nowait(news)

    async def _work(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await (self.hear(news) if news else self.catch_up())
            except Exception as error:
                log.error("news_failed", error=repr(error))

    async def _keep(self) -> None:
        wait = 0.2
        while True:
            await self._lost.wait()
            log.warning("listening_lost")
            try:
                await self._listen()
            except Exception as error:
                log.warning("listening_failed", error=repr(error))
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
                self._lost.set()
            else:
                wait = 0.2
                self._news.put_nowait(None)
