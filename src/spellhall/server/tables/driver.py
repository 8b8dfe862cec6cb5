"""Answers for bots, for stand-ins, and for people who have nothing to decide."""

import asyncio
import random
import time
from asyncio import sleep
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

import structlog

from spellhall.engine import Question, open_question, options
from spellhall.server.store.rows import Entry
from spellhall.server.tables.together.answering import heed
from spellhall.server.thinking.fair_queue import Asker
from spellhall.server.thinking.pauses import Key, keys_of_bot, keys_of_person, people_take
from spellhall.server.thinking.thinker import default_level

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table

GRACE: Final = 0.2  # seconds: a choice made in the last moment is still on its way
LONGEST_WAIT: Final = 60  # seconds between attempts while something is broken

log = structlog.get_logger(__name__)


class Driver:
    """Moves a table on until a person must choose, as long as anybody watches.

    An answer takes as long whether there was something to decide or not: a pause must not tell who
    could have reacted (`pauses`). Of a secret choice made in several steps only
    the first one pauses, so that the time until a seat is ready does not tell how many there were.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self._waits_for_others = False  # another process moved last and is expected to go on
        self._ready: dict[int, tuple[Question, float]] = {}  # when to answer for who has no choice
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
        if playing is None or self.table.is_over or not self.table.is_watched:
            return
        awaited, now = playing.match.awaited(), time.monotonic()
        waits = [at - now for at in map(self._at, awaited) if at is not None]
        left = self.table.asked.time_left(awaited)
        if left is not None:
            waits.append(left + GRACE)
        if waits:
            self._alarm = asyncio.get_running_loop().call_later(max(min(waits), 0), self._rouse)

    def _at(self, seat: int) -> float | None:
        """When to answer for a person who has no choice and leaves it to us, or None."""
        table = self.table
        assert table.log is not None
        state = table.log.match.state
        question = open_question(state, seat)
        if question is None or not table.thinks(seat):
            return None
        if table.presence.decides(table.seats[seat].person):
            return None
        if len(options(table.game.rules, state, seat)) != 1:
            return None
        known = self._ready.get(seat)
        if known is None or known[0] is not question:
            pace = table.hall.settings.pace
            keys = keys_of_person(table.game.id, kind_of(question), table.seats[seat].person)
            pause = table.hall.pauses.draw(keys, people_take(pace)) if pace else 0.0
            if table.row.clock:
                pause = min(pause, 0.8 * table.row.clock)
            if self._waits_for_others:
                pause += table.hall.settings.takeover
            known = self._ready[seat] = (question, time.monotonic() + pause)
        return known[1]

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
            at = self._at(seat)
            if at is not None and at <= time.monotonic():
                return seat
            if self.table.asked.time_left([seat]) == 0:
                return seat
        return None

    async def _answer(self, seat: int) -> None:
        table = self.table
        assert table.log is not None
        at = table.log.length
        offered = table.log.match.options(seat)
        code = await (self._think(seat) if len(offered) > 1 else self._wait(seat, offered[0].code))
        option = next(o for o in offered if o.code == code)
        if len(offered) > 1:
            option = await heed(table, seat, option, offered)
        async with table.lock:
            if table.log.length == at and self._due() == seat:
                said = table.aids.explain(seat, option.code) if len(offered) > 1 else ""
                await table.enter(Entry(at + 1, seat, "choice", option.text, reason=said))

    async def _think(self, seat: int) -> int:
        """The choice of a bot, or of one for a person whose time is up, after a pause."""
        table = self.table
        assert table.log is not None
        pause = 0.0 if self._goes_on(seat) else self._pause()
        thinking = table.hall.thinker.choose(
            table.game,
            table.log.match.state,
            seat,
            self.level(seat),
            options(table.game.rules, table.log.match.state, seat),
            Asker(table.row.host, table.row.id),
        )
        keys = None if self._goes_on(seat) else self._keys(seat)
        code, _ = await asyncio.gather(self._timed(thinking, keys), sleep(pause))
        return code

    async def _timed(self, thinking: Awaitable[int], keys: list[Key] | None) -> int:
        """Note how long a bot thinks, for those that have nothing to think about.

        The start of a worker counts for nothing: it happens once.
        """
        began = time.monotonic()
        code = await thinking
        if keys is not None and self.table.hall.thinker.started < began:
            self.table.hall.pauses.note(keys, time.monotonic() - began)
        return code

    async def _wait(self, seat: int, code: int) -> int:
        """The only choice, after the time that a choice among several takes."""
        table = self.table
        if table.thinks(seat) or self._goes_on(seat):
            pause = 0.0  # a person's time has passed already
        else:
            thinking = table.hall.pauses.draw(self._keys(seat), lambda rng: 0.0)
            pause = max(self._pause(), thinking if table.hall.settings.pace else 0.0)
        await sleep(pause)
        return code

    def _pause(self) -> float:
        settings = self.table.hall.settings
        takeover = settings.takeover if self._waits_for_others else 0.0
        return settings.pace * random.uniform(0.7, 1.3) + takeover

    def _goes_on(self, seat: int) -> bool:
        """Whether this is a further step of a secret choice."""
        assert self.table.log is not None
        return any(step.secret and step.by == seat for step in self.table.log.apart())

    def level(self, seat: int) -> str:
        """How strong the bot of a seat is."""
        return self.table.seats[seat].level or default_level(self.table.game)

    def _keys(self, seat: int) -> list[Key]:
        assert self.table.log is not None
        question = open_question(self.table.log.match.state, seat)
        assert question is not None
        return keys_of_bot(self.table.game.id, kind_of(question), self.level(seat))


def kind_of(question: Question) -> str:
    """What kind of question it is, for notes of how long answers take."""
    return type(question).__name__
