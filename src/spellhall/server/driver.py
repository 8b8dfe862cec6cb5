"""Answers for bots, for stand-ins, and for people who have nothing to decide."""

import asyncio
import random
import time
from asyncio import sleep
from typing import TYPE_CHECKING, Final

import structlog

from spellhall.engine import options
from spellhall.server.fair_queue import Asker
from spellhall.server.rows import Entry
from spellhall.server.thinking import default_level

if TYPE_CHECKING:
    from spellhall.server.table import Table

GRACE: Final = 0.2  # seconds: a choice made in the last moment is still on its way
LONGEST_WAIT: Final = 60  # seconds between attempts while something is broken

log = structlog.get_logger(__name__)


class Driver:
    """Moves a table on until a person must choose, as long as anybody watches.

    Every answer takes about the same time, whether there was something to decide or not:
    a pause must not tell who could have reacted. Of a secret choice made in several steps only
    the first one pauses, so that the time until a seat is ready does not tell how many there were.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._waits_for_others = False  # another process moved last and is expected to go on
        self._habit: dict[int, float] = {}  # how long each bot last thought, in seconds
        self._alarm: asyncio.TimerHandle | None = None  # when the clock runs out for somebody

    def wake(self, *, own: bool = True) -> None:
        """Go on if there is something to answer; `own`: the last choice was made here."""
        self._waits_for_others = not own
        if (self.task is None or self.task.done()) and self._due() is not None:
            self.task = asyncio.create_task(self._drive())
        self._set_alarm()

    async def stop(self) -> None:
        """Stop answering."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _drive(self) -> None:
        failures = 0
        while (seat := self._due()) is not None:
            try:
                await self._answer(seat)
                failures = 0
            except Exception as error:
                failures += 1
                log.error("bot_failed", table=self.table.row.id, seat=seat, error=repr(error))
                await sleep(min(2**failures, LONGEST_WAIT))
        self._set_alarm()

    def _set_alarm(self) -> None:
        """Wake again when the clock runs out for a person."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        playing = self.table.log
        left = None if playing is None else self.table.time_left(playing.match.awaited())
        if left is not None:
            self._alarm = asyncio.get_running_loop().call_later(left + GRACE, self._rouse)

    def _rouse(self) -> None:
        self.wake(own=not self._waits_for_others)

    def _due(self) -> int | None:
        """A seat that must answer and for which the server does it."""
        playing = self.table.log
        if playing is None or self.table.is_over or not self.table.is_watched:
            return None
        for seat in playing.match.awaited():
            row = self.table.seats[seat]
            if row.kind != "person" or row.stand_in:
                return seat
            if len(options(self.table.game.rules, playing.match.state, seat)) == 1:
                return seat
            if self.table.time_left([seat]) == 0:
                return seat
        return None

    async def _answer(self, seat: int) -> None:
        table = self.table
        assert table.log is not None
        at = table.log.length
        settings = table.hall.settings
        goes_on = any(step.secret and step.by == seat for step in table.log.apart())
        pause = 0.0 if goes_on else settings.pace * random.uniform(0.7, 1.3)
        if self._waits_for_others:
            pause += settings.takeover
        began = time.monotonic()
        row = table.seats[seat]
        offered = table.log.match.options(seat)
        if len(offered) == 1:
            if not goes_on:
                pause = max(pause, self._habit.get(seat, 0.0) * random.uniform(0.7, 1.3))
            option = offered[0]
            await sleep(pause)
        else:
            thinking = table.hall.thinker.choose(
                table.game,
                table.log.match.state,
                seat,
                row.level or default_level(table.game),  # of a person whose time is up
                [o.code for o in offered],
                Asker(table.row.host, table.row.id),
            )
            code, _ = await asyncio.gather(thinking, sleep(pause))
            option = next(o for o in offered if o.code == code)
            if not goes_on:
                self._habit[seat] = time.monotonic() - began if settings.pace else 0.0
        async with table.lock:
            if table.log.length == at and self._due() == seat:
                if len(offered) > 1:
                    table.aids.explain(at + 1, seat, option.code, option.text)
                await table.enter(Entry(at + 1, seat, "choice", option.text))
