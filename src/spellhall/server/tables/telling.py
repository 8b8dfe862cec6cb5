"""Telling everybody at a table what is new, each from their own viewpoint."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from spellhall.server.store.rows import ChatLine, now
from spellhall.server.store.writer import WriteFailed
from spellhall.server.tables.film import Shown
from spellhall.server.tables.viewpoint import Viewpoint, numbers_of
from spellhall.server.tables.visitors import Here, Visitor, encoded
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import LineKind, Said, TableChanged

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table


class Telling:
    """What goes out to the sockets of one table, and of who is there to the other processes."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._told_present: list[int] = []  # the seats whose people are here, as last told
        self._announced = Here()  # to the other processes
        self._going: dict[str, asyncio.Task[None]] = {}  # people of whom it may be told soon

    def update(self) -> None:
        """Send everybody what is new to them; equal viewpoints share one message.

        Of others' secret choices nobody is told anything, not even that there is nothing new.
        """
        table, log = self.table, self.table.log
        if log is None:
            return
        made: dict[tuple[Viewpoint, bool, int, Shown | None], tuple[str, Shown | None]] = {}
        for visitor in table.presence.visitors:
            if not log.remembers(visitor.seen):
                continue  # its Welcome is being made and will hold all of it
            try:
                viewpoint = table.viewpoint(visitor.person)
            except Denied:
                continue
            news = range(visitor.seen + 1, log.length + 1)
            numbers = numbers_of(log, viewpoint)
            if news and all(map(numbers.hides, news)):
                visitor.seen = log.length
                continue
            key = (viewpoint, self._plays(visitor.person), visitor.seen, visitor.sight)
            if key not in made:
                update, shown = table.update(visitor.person, visitor.seen, visitor.sight)
                assert update is not None
                made[key] = (encoded(update), shown)
            message, visitor.sight = made[key]
            visitor.seen = log.length
            visitor.send(message)

    def seats(self) -> None:
        """Send everybody the seats and settings; all who only look on share one message."""
        table = self.table
        self._told_present = self._present()
        made: dict[str, str] = {}
        for visitor in table.presence.visitors:
            involved = table.seats_of(visitor.person) or visitor.person == table.row.host
            key = visitor.person if involved else ""
            if key not in made:
                made[key] = encoded(TableChanged(table.info(key)))
            visitor.send(made[key])

    # -- talk ----------------------------------------------------------------------------------

    async def say(self, line: ChatLine) -> None:
        """Keep a line, and send it to everybody."""
        await self.table.hall.store.say(self.table.row.id, line)
        self.said(line)

    def said(self, line: ChatLine) -> None:
        """Send everybody what was said."""
        for visitor in self.table.presence.visitors:
            visitor.send(said(line))

    async def note(self, kind: LineKind, seat: int, name: str) -> None:
        """Tell something of who is there; a line that cannot be kept is not worth a failure."""
        with suppress(WriteFailed):
            await self.say(ChatLine(seat, name, "", now(), kind))

    def stop(self) -> None:
        """The table leaves the memory: nothing is told any more."""
        for task in self._going.values():
            task.cancel()

    async def _came(self, person: str) -> None:
        """A page was opened: told if it was told that they went."""
        going = self._going.pop(person, None)
        if going is not None:
            going.cancel()
        elif self._has_company(person):
            seat = self.table.seats[self.table.seats_of(person)[0]]
            known = await self.table.hall.store.chat(self.table.row.id)
            told = [line.kind for line in known if line.name == seat.name]
            if [kind for kind in told if kind in ("came", "went")][-1:] == ["went"]:
                await self.note("came", seat.seat, seat.name)

    def _went(self, person: str) -> None:
        """The last page was closed: told after a while, unless it was only loaded anew."""
        away = person not in self.table.presence.everywhere()
        if away and person not in self._going and self._has_company(person):
            self._going[person] = asyncio.create_task(self._tell_went(person))

    async def _tell_went(self, person: str) -> None:
        await asyncio.sleep(self.table.hall.settings.gone)
        self._going.pop(person, None)
        if person not in self.table.presence.everywhere() and self._has_company(person):
            seat = self.table.seats[self.table.seats_of(person)[0]]
            await self.note("went", seat.seat, seat.name)

    def _has_company(self, person: str) -> bool:
        """Whether somebody else sits here with them, to whom it matters."""
        people = {seat.person for seat in self.table.seats if seat.kind == "person"}
        return person in people and len(people) > 1

    # -- presence ------------------------------------------------------------------------------

    async def enter(self, visitor: Visitor) -> None:
        """Somebody opened the table."""
        self.table.presence.visitors.add(visitor)
        self.table.touched = time.monotonic()
        await self.presence()
        await self._came(visitor.person)
        self.table.driver.wake()

    async def leave(self, visitor: Visitor) -> None:
        """Somebody closed it."""
        self.table.presence.leave(visitor)
        self.table.touched = time.monotonic()
        self._went(visitor.person)
        await self.presence()

    async def presence(self, *, sign_of_life: bool = False) -> None:
        """Tell who of those who sit here came or went; onlookers come and go unnoticed.

        The other processes are told too, and now and then even when nothing has changed.
        """
        table = self.table
        if self._present() != self._told_present:
            self.seats()
        seated = {seat.person for seat in table.seats}
        here = Here(sorted(table.presence.here() & seated), bool(table.presence.visitors))
        if sign_of_life or here != self._announced:
            self._announced = here
            await table.hall.store.announce(table.row.id, "here", msgspec.to_builtins(here))

    def _plays(self, person: str) -> bool:
        return any(seat.person == person and not seat.stand_in for seat in self.table.seats)

    def _present(self) -> list[int]:
        everywhere = self.table.presence.everywhere()
        return [seat.seat for seat in self.table.seats if seat.person in everywhere]


def said(line: ChatLine) -> Said:
    """A line as it is sent."""
    return Said(line.seat, line.name, line.text, line.at, line.kind)
