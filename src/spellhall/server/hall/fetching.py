"""The games are fetched beside the start: the hall is open before the last one is imported."""

import asyncio

import structlog

from spellhall.games import find, ids

log = structlog.get_logger(__name__)


class Fetching:
    """Imports all games in a thread, one after the other, while the loop goes on answering."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin, and do not wait."""
        self._task = asyncio.create_task(self._fetch())

    async def done(self) -> None:
        """Wait until every game is at hand, which after the first second it always is."""
        if self._task is not None and not self._task.done():
            await asyncio.shield(self._task)

    async def stop(self) -> None:
        """Give up; the game that is being imported is imported to its end."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @staticmethod
    async def _fetch() -> None:
        for id in ids():
            try:
                await asyncio.to_thread(find, id)
            except Exception:  # of a game from elsewhere; who asks for it will be told
                log.exception("game_failed", game=id)
