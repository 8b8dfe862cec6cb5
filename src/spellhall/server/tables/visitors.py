"""Who has a table open at this moment, here and in other processes."""

import asyncio
import time
from math import inf
from typing import Final

import msgspec
from msgspec import Struct

from spellhall.server.tables.film import Shown
from spellhall.server.wire.problems import Denied
from spellhall.server.wire.socket import ServerMessage

MOST_WAITING: Final = 256  # messages that one slow socket may be behind
HEARTBEAT: Final = 20.0  # seconds between two signs of life to the other processes
_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> str:
    """As it goes over the wire."""
    return _ENCODER.encode(message).decode()


class Visitor:
    """One open socket at a table."""

    def __init__(self, person: str, since: int) -> None:
        self.person = person  # id; empty for a spectator without a key
        self.seen = since  # the newest seq this client was told
        self.sight: Shown | None = None  # what it sees, after all that was sent to it
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.ended: Denied | None = None  # why the table is no more
        self.lost = False  # too far behind: the socket is closed, and the client comes back

    def end(self, why: Denied) -> None:
        """Close the socket for good, after what is in the outbox."""
        self.ended = why
        self.send("")

    def send(self, message: ServerMessage | str) -> None:
        """Put a message in the outbox; never waits."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message if isinstance(message, str) else encoded(message))
        except asyncio.QueueFull:
            self.lost = True


class Here(Struct, frozen=True):
    """What one process tells the others of who is at a table; short, however many look on."""

    people: list[str] = []  # of those who sit there
    watched: bool = False  # whether anybody looks at it


class Presence:
    """The sockets of one table in this process, and what other processes report."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.opened = time.monotonic()
        self._elsewhere: dict[str, tuple[float, Here]] = {}
        self._decide: set[str] = set()  # people for whom nobody passes
        self._left: dict[str, float] = {}  # when people closed their last socket here

    def here(self) -> set[str]:
        """The people in this process."""
        return {visitor.person for visitor in self.visitors if visitor.person}

    def everywhere(self) -> set[str]:
        """The people in all processes that gave a sign of life lately."""
        return self.here().union(*(here.people for here in self._reports()))

    def watched(self, linger: float) -> bool:
        """Whether anybody looks at the table, or did so that many seconds ago."""
        if self.visitors or any(here.watched for here in self._reports()):
            return True
        return time.monotonic() - max(self._left.values(), default=-inf) < linger

    def wish(self, person: str, auto_pass: bool) -> None:
        """Note whether the server may answer for a person where there is one answer only."""
        if auto_pass:
            self._decide.discard(person)
        else:
            self._decide.add(person)

    def decides(self, person: str) -> bool:
        """Whether a person gives every answer themselves; it holds until they say otherwise."""
        return person in self._decide

    def leave(self, visitor: Visitor) -> None:
        """A socket closed."""
        self.visitors.discard(visitor)
        self._left[visitor.person] = time.monotonic()

    def away_for(self, person: str) -> float:
        """Seconds since a person was here, as far as this process knows."""
        if person in self.everywhere():
            return 0.0
        stale = [at for at, here in self._elsewhere.values() if person in here.people]
        return time.monotonic() - max(self._left.get(person, self.opened), *stale, 0.0)

    def report(self, process: str, here: Here) -> None:
        """Note whom another process has, and who has left it."""
        for person in set(self._elsewhere.get(process, (0.0, Here()))[1].people) - set(here.people):
            self._left[person] = time.monotonic()
        self._elsewhere[process] = (time.monotonic(), here)

    def _reports(self) -> list[Here]:
        fresh = time.monotonic() - 2.5 * HEARTBEAT
        return [here for at, here in self._elsewhere.values() if at > fresh]
