"""Looking back: every moment of a table from one viewpoint, and its record."""

import asyncio
from collections import OrderedDict
from typing import Any, Final, NamedTuple

import msgspec

from spellhall.engine import Chosen, Match, record
from spellhall.engine.record import Record
from spellhall.server.store.rows import Person
from spellhall.server.tables.film import Shown, film, shown_now
from spellhall.server.tables.log import Moment, OldVersion, kept, steps, under_new_rules
from spellhall.server.tables.showing import events_of, old_update, status_of
from spellhall.server.tables.table import Table
from spellhall.server.tables.viewpoint import EVERYTHING, PUBLIC, Numbers, Viewpoint, numbers_of
from spellhall.server.wire import problems
from spellhall.server.wire.http import ReplayStep
from spellhall.server.wire.shown import StatusInfo

MOST_STEPS: Final = 500  # in one answer
MOST_REMEMBERED: Final = 32 << 20  # bytes
MOST_AT_ONCE: Final = 2  # replays that are being made

Key = tuple[str, Viewpoint, int, int, int]


class Part(NamedTuple):
    """A part of a replay."""

    steps: list[msgspec.Raw]
    length: int  # number of choices that can be shown
    scene: Any = None
    catalogue: str = ""
    note: str = ""  # why it is not the whole game, or how it was made


class Replays:
    """Makes replays outside the event loop and remembers the last ones."""

    def __init__(self) -> None:
        self._made: OrderedDict[Key, Part] = OrderedDict()
        self._making: dict[Key, asyncio.Task[Part]] = {}  # for all who asked meanwhile
        self._size = 0
        self._turn = asyncio.Semaphore(MOST_AT_ONCE)

    async def shown(self, table: Table, viewpoint: Viewpoint, start: int, stop: int) -> Part:
        """The moments from `start` up to, but not including, `stop`."""
        length = table.log.length if table.log is not None else len(table.stored)
        key = (table.row.id, viewpoint, length, max(start, 0), stop)
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._making:
            making = asyncio.create_task(self._new(key, table, viewpoint))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _new(self, key: Key, table: Table, viewpoint: Viewpoint) -> Part:
        *_, start, stop = key
        async with self._turn:
            made = await self._make(table, viewpoint, start, stop)
        self._remember(key, made)
        return made

    async def _make(self, table: Table, viewpoint: Viewpoint, start: int, stop: int) -> Part:
        if table.old:
            return await asyncio.to_thread(_old, table, viewpoint, start, stop)
        if table.log is None:
            return Part([], 0)
        numbers = numbers_of(table.log, viewpoint)
        last = numbers.told(table.log.length)
        stop = min(stop, start + MOST_STEPS, last + 1)
        try:
            made = await asyncio.to_thread(_steps, table, viewpoint, numbers, start, stop)
        except OldVersion as error:
            raise problems.conflict("old_version", str(error)) from None
        match = table.log.match
        return Part(made, last, match.game.scene(match.state), match.game.printed.hash)

    def _remember(self, key: Key, made: Part) -> None:
        self._made[key] = made
        self._size += _size(made)
        while self._size > MOST_REMEMBERED and len(self._made) > 1:
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
    if not (name.isascii() and name.isdigit() and len(name) < 4) or int(name) >= len(table.seats):
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
    frozen = bool(table.old) and bool(table.seats_of(me))  # it cannot go on, so nothing is spoilt
    if not table.is_over and not table.practice(me) and not frozen:
        raise problems.forbidden(
            "game_goes_on", "The record holds everybody's secrets; it is given out after the game."
        )
    if table.log is not None:
        return record.write(table.log.match)
    # Rules that have changed since cannot replay it, but what was played is kept.
    row = table.row
    choices = [Chosen(entry.seat, entry.text, entry.reason) for entry in kept(table.stored)]
    written = Record(
        game=row.game,
        version=row.version,
        seed=row.seed,
        names=table.names,
        options=row.options,
        start=row.start,
        choices=choices,
    )
    return record.text_of(written, row.result["text"] if row.result else "")


def _steps(
    table: Table, viewpoint: Viewpoint, numbers: Numbers, start: int, stop: int
) -> list[msgspec.Raw]:
    assert table.log is not None
    entries = table.log.entries[: numbers.true(max(stop - 1, 0))]
    reel = Reel(viewpoint, numbers)
    for match, moment in steps(table.game, table.row, table.names, entries, filmed=True):
        if not numbers.hides(moment.seq):
            if numbers.told(moment.seq) >= start:
                reel.add(match, moment)
            elif numbers.told(moment.seq) == start - 1:
                reel.shown = shown_now(match, viewpoint)
    return reel.steps


class Reel:
    """Steps one after another, each as a client that holds the sight before it is told it."""

    def __init__(self, viewpoint: Viewpoint, numbers: Numbers) -> None:
        self.viewpoint = viewpoint
        self.numbers = numbers
        self.shown: Shown | None = None  # the sight before the next step
        self.steps: list[msgspec.Raw] = []

    def add(self, match: Match, moment: Moment) -> None:
        """Go on by a moment; the first step says what was seen before it."""
        viewpoint, numbers = self.viewpoint, self.numbers
        told = viewpoint.everything or moment.by in viewpoint.seats
        shot = film(match, [moment], viewpoint, self.shown)
        before = self.shown or shot.shown
        step = ReplayStep(
            seq=numbers.told(moment.seq),
            by=moment.by,
            choice=moment.text if told else "",
            label=moment.label if told else "",
            events=events_of(match, [moment], viewpoint, numbers, shot.patches),
            sight=None if self.steps else before.tree,
            patch=shot.rest,
            status=status_of(match, viewpoint),
        )
        self.steps.append(msgspec.Raw(msgspec.json.encode(step)))
        self.shown = shot.shown


def _old(table: Table, viewpoint: Viewpoint, start: int, stop: int) -> Part:
    """A game whose rules have changed: all up to its snapshot if they still lead there, else that.

    A finished game has its snapshot at the end.
    """
    row, snapshot, length = table.row, table.snapshot, len(table.stored)
    if snapshot is None:
        return Part([], 0, note=f"{table.old} Nothing of it can be shown; the record is kept.")
    reel = Reel(viewpoint, Numbers())
    scene: Any = None
    try:
        played = under_new_rules(table.game, row, table.names, table.stored, snapshot, filmed=True)
        for match, moment in played:
            scene = scene or match.game.scene(match.state)
            if start <= moment.seq < min(stop, start + MOST_STEPS):
                reel.add(match, moment)
            elif moment.seq == start - 1:
                reel.shown = shown_now(match, viewpoint)
    except OldVersion:
        note = f"{table.old} Only the position after choice {snapshot.seq} of {length} is shown."
        shown = old_update(snapshot, row, viewpoint, note)
        only = ReplayStep(
            seq=0,
            by=None,
            choice="",
            label="",
            events=[],
            sight=shown.sight,
            patch=None,
            status=StatusInfo(note, []),
        )
        steps = [msgspec.Raw(msgspec.json.encode(only))] if start == 0 else []
        return Part(steps, 0, shown.scene, shown.catalogue, note)
    note = f"{table.old} It is shown by the rules of today, which lead to the same position"
    note += f", up to choice {snapshot.seq} of {length}." if snapshot.seq < length else "."
    return Part(reel.steps, snapshot.seq, scene, table.game.printed.hash, note)


def _size(made: Part) -> int:
    return sum(len(memoryview(step)) for step in made.steps)
