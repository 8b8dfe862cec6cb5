"""What an option, or a row of them, would lead to, told to whoever is asked and thinks about it.

It is found on a copy of the match, in a thread, one at a time for each socket: a table never waits
for it, and of several that are asked for in a hurry only the last one is answered.
"""

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

import msgspec
import structlog

from spellhall.engine import (
    Consequence,
    Match,
    Option,
    Rehearsal,
    Stop,
    cheapest_way,
    forecast,
    rehearse,
)
from spellhall.server.hall.limits import Bucket
from spellhall.server.tables.film import shown_now
from spellhall.server.tables.showing import questions_of
from spellhall.server.tables.table import Table
from spellhall.server.tables.viewpoint import Viewpoint
from spellhall.server.tables.visitors import Visitor
from spellhall.server.wire import problems
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.shown import ConsequenceInfo, CountInfo, StopInfo, TrialStep
from spellhall.server.wire.socket import AskForecast, AskTrial, Foretold, Tried

A_SECOND: Final = 10.0
AT_ONCE: Final = 40
MOST_STEPS: Final = 24  # of one trial
NO_WAY: Final = "No way leads there in this turn."
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
        self.wanted: AskForecast | AskTrial | None = None  # asked for last, not yet begun

    def ask(self, message: AskForecast | AskTrial) -> None:
        """Begin to look ahead; Denied says why not."""
        if not self.bucket.take():
            raise Denied(429, "forecast_too_fast", "Slower, please: this was not looked into.")
        self._look_into(message)
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
                answer = asyncio.to_thread(self._look_into(message))
                self.visitor.send(await asyncio.wait_for(answer, PATIENCE))
            except Denied as denied:
                self.refuse(denied)
            except Exception:
                log.exception("forecast_failed", table=self.table.row.id, asked=repr(message))
                self.refuse(Denied(503, "no_forecast", "Nobody can say what that leads to."))

    def _look_into(self, message: AskForecast | AskTrial) -> Callable[[], Foretold | Tried]:
        """What finds the answer, on a copy; Denied where it is not about what is asked now."""
        match = self._asked(message)
        if isinstance(message, AskTrial):
            if len(message.choices) > MOST_STEPS:
                raise problems.unfit("trial_too_long", f"A trial has {MOST_STEPS} steps at most.")
            return partial(tried, match.clone(), message)
        option = match.option(message.choice, message.seat)
        if option is None:
            raise problems.conflict("no_such_option", "That is none of what you can choose now.")
        return partial(foretold, match.clone(), message, option)

    def _asked(self, message: AskForecast | AskTrial) -> Match:
        """The match in which the seat is asked; Denied where it is not the question of now."""
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
        if playing.match.asked(message.seat) is None:
            raise problems.conflict("no_such_option", "That is none of what you can choose now.")
        return playing.match


def foretold(match: Match, message: AskForecast, option: Option) -> Foretold:
    """The forecast as it goes over the wire."""
    found = forecast(match, message.seat, option)
    return Foretold(
        seat=message.seat,
        seq=message.seq,
        choice=message.choice,
        base=shown_now(match, Viewpoint((message.seat,))).hash,
        patch=found.patch,
        consequences=_consequences(found.consequences),
        stops=_stop(found.stops),
        may_undo=found.may_undo,
    )


def tried(match: Match, message: AskTrial) -> Tried:
    """The trial as it goes over the wire."""
    own = Viewpoint((message.seat,))
    found = rehearse(match, message.seat, message.choices)
    if message.to:
        found = _on_the_way(match, message, found)
    last = found.steps[-1].after if found.steps else match
    asked = questions_of(last, own.seats) if last and found.goes_on(message.seat) else []
    return Tried(
        seat=message.seat,
        seq=message.seq,
        base=shown_now(match, own).hash,
        steps=[
            TrialStep(
                choice=step.option.text,
                label=step.option.label,
                alone=step.alone,
                patch=step.foreseen.patch,
                hash=shown_now(step.after, own).hash if step.after else "",
                consequences=_consequences(step.foreseen.consequences),
                stops=_stop(step.foreseen.stops),
                may_undo=step.foreseen.may_undo,
            )
            for step in found.steps
        ],
        stops=_stop(found.stops),
        question=asked[0] if asked else None,
        counts=[
            CountInfo(count.id, count.name, count.of(match.state, message.seat))
            for count in match.game.stakes.counts
        ],
    )


def _on_the_way(match: Match, message: AskTrial, so_far: Rehearsal) -> Rehearsal:
    """The trial, and after it the cheapest way to a place; impossible where none leads there."""
    last = so_far.steps[-1].after if so_far.steps else match
    if last is not None and so_far.goes_on(message.seat):
        way = cheapest_way(last, message.seat, message.to)
        if way is not None and len(message.choices) + len(way) <= MOST_STEPS:
            return rehearse(match, message.seat, [*message.choices, *way])
    return Rehearsal(so_far.steps, Stop("impossible", message.seat, NO_WAY))


def _consequences(found: Iterable[Consequence]) -> list[ConsequenceInfo]:
    return [msgspec.convert(each, ConsequenceInfo, from_attributes=True) for each in found]


def _stop(stops: Stop) -> StopInfo:
    return msgspec.convert(stops, StopInfo, from_attributes=True)
