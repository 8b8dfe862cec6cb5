"""The story of a finished game: found once by a process of its own, then kept with the table."""

import asyncio
from typing import Any, Final

import msgspec
import structlog

from spellhall.engine import record
from spellhall.server.store.rows import Entry
from spellhall.server.tables.log import kept
from spellhall.server.tables.table import Table
from spellhall.server.thinking.thinker import WorkerFailed
from spellhall.server.wire.http import Story

PATIENCE: Final = 20.0  # seconds that one request waits
NOT_YET: Final = msgspec.json.encode(Story(ready=False))
NOTHING: Final = msgspec.json.encode(Story(ready=True))

log = structlog.get_logger(__name__)


class Stories:
    """The stories that are being found; each is looked for once."""

    def __init__(self) -> None:
        self._looking: dict[str, asyncio.Task[bytes]] = {}

    async def told(self, table: Table) -> bytes:
        """The story as it is sent; after a while that it is not ready."""
        stored = await table.hall.store.story(table.row.id)
        if stored is not None:
            return stored.encode()
        playing = table.log
        if playing is None or not playing.match.is_over:
            return NOTHING  # the rules have changed since, or the record stops before the end
        id = table.row.id
        if id not in self._looking:
            task = asyncio.create_task(_find(table))
            task.add_done_callback(lambda _: self._looking.pop(id, None))
            self._looking[id] = task
        try:
            return await asyncio.wait_for(asyncio.shield(self._looking[id]), PATIENCE)
        except TimeoutError:
            return NOT_YET

    async def close(self) -> None:
        """Nobody waits for them any more."""
        tasks = list(self._looking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _find(table: Table) -> bytes:
    assert table.log is not None
    entries = list(table.log.entries)
    try:
        found = await table.hall.thinker.story(record.write(table.log.match))
    except WorkerFailed as error:
        log.error("no_story", table=table.row.id, error=str(error))
        return NOTHING
    body = msgspec.json.encode(_numbered(found, entries))
    await table.hall.store.keep_story(table.row.id, body.decode())
    return body


def _numbered(found: Any, entries: list[Entry]) -> Story:
    """The story with the numbers that choices have at the table, where some were taken back."""
    seqs = [0, *(entry.seq for entry in kept(entries))]
    for part in (*found["points"], *found["moments"]):
        part["seq"] = seqs[part.pop("choice")]
    return msgspec.convert({"ready": True, **found}, Story)
