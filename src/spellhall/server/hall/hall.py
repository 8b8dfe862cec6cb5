"""All tables: found in memory, rebuilt on demand, dropped when nobody looks."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final

import msgspec
import structlog

from spellhall.engine import BadOptions
from spellhall.games import find
from spellhall.server.hall.fetching import Fetching
from spellhall.server.hall.limits import Buckets
from spellhall.server.metrics import Metrics
from spellhall.server.settings import Settings
from spellhall.server.store.herald import Herald
from spellhall.server.store.rows import ChatLine, Person, now
from spellhall.server.store.store import Store, hash_of
from spellhall.server.store.writer import News, WriteFailed
from spellhall.server.tables.table import Table
from spellhall.server.tables.visitors import HEARTBEAT, Here
from spellhall.server.thinking.pauses import Pauses
from spellhall.server.thinking.thinker import Thinker
from spellhall.server.wire import problems

MOST_PEOPLE_REMEMBERED: Final = 10_000
BEAT_EVERY: Final = 1.0  # seconds between two looks whether the store can be written
BEAT_WITHIN: Final = 5.0
MOST_ID: Final = 32  # letters
CLEAR_EVERY: Final = 3600.0  # seconds between two looks for tables that are kept no longer

log = structlog.get_logger(__name__)


class Hall:
    """The state of one server process. No table belongs to it: any process may die."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.url)
        self.games = Fetching()
        self.pauses = Pauses()
        self.thinker = Thinker(settings, self.metrics)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._outdated: set[str] = set()  # tables that went on elsewhere while they were loaded
        self._new_tables = Buckets(settings.table_rate, settings.table_burst)
        self._people: OrderedDict[str, Person] = OrderedDict()
        self._beat = (-inf, False)  # when the store was last tried, and whether it could be written
        self._cleared = -inf  # when nothing was left to remove
        self._herald: Herald | None = None
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect to the store. No table is loaded: each one is rebuilt when it is asked for."""
        await self.store.open()
        if self.store.shared:
            self._herald = Herald(self.store, self.hear, self.catch_up)
            await self._herald.open()
        self._sweeper = asyncio.create_task(self._sweep())
        self.games.begin()

    async def close(self) -> None:
        """Stop; everything acknowledged is stored already."""
        await self.games.stop()
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        if self._herald is not None:
            await self._herald.close()
        await asyncio.gather(*(table.driver.stop() for table in self.tables.values()))
        for table in self.tables.values():
            table.telling.stop()
        await self.thinker.close()
        await self.store.close()

    async def can_write(self) -> bool:
        """Whether the store can be written, looked at once a second at most."""
        if time.monotonic() - self._beat[0] > BEAT_EVERY:
            try:
                await asyncio.wait_for(self.store.beat(), BEAT_WITHIN)
                self._beat = (time.monotonic(), True)
            except (WriteFailed, TimeoutError):
                self._beat = (time.monotonic(), False)
        return self._beat[1]

    # -- finding ----------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table with this id; Denied when there is none."""
        if id in self.tables:
            return self.tables[id]
        if len(id) > MOST_ID or not (id.isascii() and id.isalnum()):
            raise problems.unknown_table(id)
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    @asynccontextmanager
    async def visit(self, id: str) -> AsyncIterator[Table]:
        """The table with this id, which stays in memory as long as it is used."""
        table = await self.table(id)
        while self.tables.get(id) is not table:  # it was dropped before we could hold it
            table = await self.table(id)
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.touched = time.monotonic()

    async def _load(self, id: str) -> Table:
        found = await self.store.table(id)
        if found is None:
            raise problems.unknown_table(id)
        try:
            game = find(found[0].game)
        except BadOptions as error:
            raise problems.conflict(
                "unknown_game", f"This table cannot be opened: {error}."
            ) from None
        table = Table(self, game, *found)
        await table.load()
        self.add(table)
        if id in self._outdated:
            self._outdated.discard(id)
            await table.read_anew()
        table.driver.wake(own=not self.store.shared)
        return table

    def take_table(self, person: Person) -> None:
        """Count a new table of this person; Denied when there are too many of late."""
        if not self._new_tables.take(person.id):
            raise problems.Denied(
                429, "too_many_tables", "You have opened many tables just now; wait a little."
            )

    def add(self, table: Table) -> None:
        """Keep a table in memory."""
        self.tables[table.row.id] = table
        self.metrics.tables.set(len(self.tables))

    async def drop(self, table: Table) -> None:
        """Forget a table; the store still has it."""
        self.tables.pop(table.row.id, None)
        self.metrics.tables.set(len(self.tables))
        await table.driver.stop()
        table.telling.stop()

    async def close_table(self, table: Table) -> None:
        """Forget a table that is no more, and send everybody home."""
        await self.drop(table)
        for visitor in table.presence.visitors:
            visitor.end(problems.unknown_table(table.row.id))

    async def person(self, key: str) -> Person:
        """Whose key this is; Denied when it is nobody's."""
        if not key or len(key) > 200:
            raise problems.unknown_key()
        hashed = hash_of(key)
        if hashed in self._people:
            self._people.move_to_end(hashed)
            return self._people[hashed]
        person = await self.store.person(key)
        if person is None:
            raise problems.unknown_key()
        self._people[hashed] = person
        while len(self._people) > MOST_PEOPLE_REMEMBERED:
            self._people.popitem(last=False)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        changed = await self.store.rename(person.id, name)
        for hashed, known in list(self._people.items()):
            if known.id == person.id:
                del self._people[hashed]
        for id in changed:
            await self.store.announce(id, "table", None)
            if id in self.tables:
                await self.tables[id].reload()
        return Person(person.id, name)

    # -- other processes --------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Take note of what another process did."""
        table = self.tables.get(news.table)
        if table is None:
            if news.table in self._loading:
                self._outdated.add(news.table)
            return
        match news.kind:
            case "choice":
                await table.catch_up()
            case "table":
                await table.reload()
            case "closed":
                await self.close_table(table)
            case "said":
                table.telling.said(msgspec.convert(news.body, ChatLine))
            case "pointed" | "proposed":
                table.aids.hear(news.kind, news.body)
            case "here":
                table.presence.report(news.process, msgspec.convert(news.body, Here))
                await table.telling.presence()

    async def catch_up(self) -> None:
        """After news may have been missed: read everything in memory anew."""
        self._outdated.update(self._loading)
        for table in list(self.tables.values()):
            await table.read_anew()

    async def _sweep(self) -> None:
        """Drop idle tables, and tell the other processes who is here."""
        pause = min(HEARTBEAT, max(self.settings.idle / 4, 0.05))
        while True:
            await asyncio.sleep(pause)
            try:
                await self._sweep_once()
                await self._clear_out()
            except Exception as error:
                log.error("sweep_failed", error=repr(error))

    async def _sweep_once(self) -> None:
        idle_since = time.monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if table.presence.visitors:
                await table.telling.presence(sign_of_life=True)
            elif table.touched < idle_since and not table.users and not table.lock.locked():
                await self.drop(table)

    async def _clear_out(self) -> None:
        """Remove tables that nobody has touched for as long as the host keeps them."""
        days = self.settings.keep_days
        if not days or time.monotonic() - self._cleared < CLEAR_EVERY:
            return
        spared = {*self.tables, *self._loading}  # somebody may be looking at them
        removed = await self.store.remove_untouched(now(days), spared)
        for id in removed:
            await self.hear(self.store.news(id, "closed"))
        if removed:
            log.info("tables_removed", count=len(removed))
        else:
            self._cleared = time.monotonic()
