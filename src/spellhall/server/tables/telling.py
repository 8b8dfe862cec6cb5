"""Telling everybody at a table what is new, each from their own viewpoint."""

import time
from typing import TYPE_CHECKING

import msgspec

from spellhall.server.store.rows import ChatLine
from spellhall.server.tables.viewpoint import Viewpoint, numbers_of
from spellhall.server.tables.visitors import Here, Visitor, encoded
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import Said, TableChanged

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table


class Telling:
    """What goes out to the sockets of one table, and of who is there to the other processes."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._told_present: list[int] = []  # the seats whose people are here, as last told
        self._announced = Here()  # to the other processes

    def update(self) -> None:
        """Send everybody what is new to them; equal viewpoints share one message.

        Of others' secret choices nobody is told anything, not even that there is nothing new.
        """
        table, log = self.table, self.table.log
        if log is None:
            return
        made: dict[tuple[Viewpoint, bool, int], str] = {}
        for visitor in table.presence.visitors:
            if not log.remembers(visitor.seen):
                continue  # its Welcome is being made and will hold all of it
            try:
                key = (table.viewpoint(visitor.person), self._plays(visitor.person), visitor.seen)
            except Denied:
                continue
            news = range(visitor.seen + 1, log.length + 1)
            numbers = numbers_of(log, key[0])
            if news and all(map(numbers.hides, news)):
                visitor.seen = log.length
                continue
            if key not in made:
                update = table.update(visitor.person, visitor.seen)
                assert update is not None
                made[key] = encoded(update)
            visitor.seen = log.length
            visitor.send(made[key])

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

    def said(self, line: ChatLine) -> None:
        """Send everybody what was said."""
        for visitor in self.table.presence.visitors:
            visitor.send(Said(line.seat, line.name, line.text, line.at))

    async def enter(self, visitor: Visitor) -> None:
        """Somebody opened the table."""
        self.table.presence.visitors.add(visitor)
        self.table.touched = time.monotonic()
        await self.presence()
        self.table.driver.wake()

    async def leave(self, visitor: Visitor) -> None:
        """Somebody closed it."""
        self.table.presence.leave(visitor)
        self.table.touched = time.monotonic()
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
