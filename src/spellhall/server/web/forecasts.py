"""What an option would lead to, told to whoever is asked and thinks about it.

It is found on a copy of the match, in a thread, one at a time for each socket: a table never waits
for it, and of several that are asked for in a hurry only the last one is answered.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from spellhall.engine import Match, Option, forecast
from spellhall.server.hall.limits import Bucket
from spellhall.server.tables.film import shown_now
from spellhall.server.tables.table import Table
from spellhall.server.tables.viewpoint import Viewpoint
from spellhall.server.tables.visitors import Visitor
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import ConsequenceInfo, StopInfo
from spellhall.server.wire.socket import AskForecast, Foretold

A_SECOND: Final = 10.0
AT_ONCE: Final = 40
PATIENCE: Final = 20.0  # seconds, on a machine that has other things to do

log = structlog.get_logger(__name__)


class Forecasts:
    """The forecasts that one socket asks for."""

    def __init__(self, table: Table, visitor: Visitor, refuse: Callable[[Denied], None]) -> None:
        self.table = table
        self.visitor = visitor
        self.refuse = refuse
        self.bucket = Bucket(A_SECOND, AT_ONCE)
        self.task: asyncio.Task[None] | None = None
        self.wanted: AskForecast | None = None  # asked for last, not yet begun

    def ask(self, message: AskForecast) -> None:
        """Begin to look ahead; Denied says why not."""
        if not self.bucket.take():
            raise Denied(429, "forecast_too_fast", "Slower, please: this was not looked into.")
        self._option(message)
        self.wanted = message
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._answer_all())

    def close(self) -> None:
        """Nobody waits for it any more."""
        if self.task is not None:
            self.task.cancel()

    async def _answer_all(self) -> None:
        while self.wanted is not None:
            message, self.wanted = self.wanted, None
            try:
                match, option = self._option(message)
                answer = asyncio.to_thread(foretold, match.clone(), message, option)
                self.visitor.send(await asyncio.wait_for(answer, PATIENCE))
            except Denied as denied:
                self.refuse(denied)
            except Exception:
                log.exception("forecast_failed", table=self.table.row.id, choice=message.choice)
                self.refuse(Denied(503, "no_forecast", "Nobody can say what that leads to."))

    def _option(self, message: AskForecast) -> tuple[Match, Option]:
        """The option that is meant; Denied where it is none of the question asked now."""
        table, person = self.table, self.visitor.person
        if message.seat not in table.seats_of(person):
            raise problems.forbidden("foreign_seat", f"Seat {message.seat} is not yours.")
        playing = table.playable()
        seq = table.numbers(person).true(message.seq)
        gone_on = seq <= playing.length and not table.asked.before(message.seat, seq)
        if gone_on or not 1 <= seq <= playing.length + 1:
            raise problems.conflict(
                "stale_forecast", "The table has gone on; look at what you are asked now."
            )
        for option in playing.match.options(message.seat):
            if option.text == message.choice:
                return playing.match, option
        raise problems.conflict("no_such_option", "That is none of what you can choose now.")


def foretold(match: Match, message: AskForecast, option: Option) -> Foretold:
    """The forecast as it goes over the wire."""
    found = forecast(match, message.seat, option)
    return Foretold(
        seat=message.seat,
        seq=message.seq,
        choice=message.choice,
        base=shown_now(match, Viewpoint((message.seat,))).hash,
        patch=found.patch,
        consequences=[
            msgspec.convert(each, ConsequenceInfo, from_attributes=True)
            for each in found.consequences
        ],
        stops=msgspec.convert(found.stops, StopInfo, from_attributes=True),
        may_undo=found.may_undo,
    )
