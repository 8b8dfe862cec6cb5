"""Looking back: every moment of a table from one viewpoint, and its record."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from spellhall.engine import record
from spellhall.server import problems
from spellhall.server.log import OldVersion, steps
from spellhall.server.rows import Person
from spellhall.server.showing import events_of, status_of, view_of
from spellhall.server.table import Table
from spellhall.server.viewpoint import EVERYTHING, PUBLIC, Numbers, Viewpoint, numbers_of
from spellhall.server.wire import ReplayStep

MOST_STEPS: Final = 500  # in one answer
MOST_REMEMBERED: Final = 32 << 20  # bytes
MOST_AT_ONCE: Final = 2  # replays that are being made

Key = tuple[str, Viewpoint, int, int, int]


class Replays:
    """Makes replays outside the event loop and remembers the last ones."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, list[msgspec.Raw]] = OrderedDict()
        self._size = 0
        self._turn = asyncio.Semaphore(MOST_AT_ONCE)

    async def steps(
        self, table: Table, viewpoint: Viewpoint, start: int, stop: int
    ) -> list[msgspec.Raw]:
        """The moments from `start` up to, but not including, `stop`."""
        if table.log is None:
            return []
        length = table.log.length
        numbers = numbers_of(table.log, viewpoint)
        start = max(start, 0)
        stop = min(stop, start + MOST_STEPS, numbers.told(length) + 1)
        key = (table.row.id, viewpoint, length, start, stop)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        async with self._turn:
            try:
                made = await asyncio.to_thread(_steps, table, viewpoint, numbers, start, stop)
            except OldVersion as error:
                raise problems.conflict("old_version", str(error)) from None
        self._remember(key, made)
        return made

    def _remember(self, key: Key, made: list[msgspec.Raw]) -> None:
        self._made[key] = made
        self._size += _size(made)
        while self._size > MOST_REMEMBERED:
            _, oldest = self._made.popitem(last=False)
            self._size -= _size(oldest)


def viewpoint_named(table: Table, person: Person | None, name: str) -> Viewpoint:
    """The viewpoint a person asks for, if they may take it; empty: their own."""
    me = person.id if person else ""
    own = table.viewpoint(me)  # Denied when nobody may look on
    if not name:
        return own
    if name == "public":
        return PUBLIC
    if name == "all":
        if not table.is_over and not own.everything:
            raise problems.forbidden(
                "game_goes_on", "Everything can be seen when the game is over; until then not."
            )
        return EVERYTHING
    if not name.isascii() or not name.isdigit() or int(name) >= len(table.seats):
        raise problems.malformed(
            f"viewpoint is 'public', 'all' or a seat from 0 to {len(table.seats) - 1},"
            f" not '{name[:20]}'."
        )
    if int(name) not in own.seats and not table.is_over:
        raise problems.forbidden(
            "foreign_seat", f"What seat {name} sees can be looked at when the game is over."
        )
    return Viewpoint((int(name),))


def record_text(table: Table, person: Person | None) -> str:
    """The record of a table; it holds the seed, so not while others could look into the future."""
    me = person.id if person else ""
    table.viewpoint(me)
    if not table.is_over and not table.practice(me):
        raise problems.forbidden(
            "game_goes_on", "The record holds everybody's secrets; it is given out after the game."
        )
    if table.log is None:
        raise problems.conflict("old_version", table.old)
    return record.write(table.log.match)


def _steps(
    table: Table, viewpoint: Viewpoint, numbers: Numbers, start: int, stop: int
) -> list[msgspec.Raw]:
    assert table.log is not None
    entries = table.log.entries[: numbers.true(max(stop - 1, 0))]
    made = []
    for match, moment in steps(table.game, table.row, table.names, entries):
        seq = numbers.told(moment.seq)
        if seq < start or numbers.hides(moment.seq):
            continue
        told = viewpoint.everything or moment.by in viewpoint.seats
        step = ReplayStep(
            seq=seq,
            by=moment.by,
            choice=moment.text if told else "",
            label=moment.label if told else "",
            events=events_of(match, [moment], viewpoint, numbers),
            view=view_of(match, viewpoint),
            status=status_of(match, viewpoint),
        )
        made.append(msgspec.Raw(msgspec.json.encode(step)))
    return made


def _size(made: list[msgspec.Raw]) -> int:
    return sum(len(memoryview(step)) for step in made)
