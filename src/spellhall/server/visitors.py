"""Who has a table open at this moment, here and in other processes."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import msgspec

from spellhall.server.wire import ServerMessage

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
        self.outbox: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.lost = False  # too far behind: the socket is closed, and the client comes back

    def send(self, message: ServerMessage | str) -> None:
        """Put a message in the outbox; never waits."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message if isinstance(message, str) else encoded(message))
        except asyncio.QueueFull:
            self.lost = True


class Presence:
    """The sockets of one table in this process, and the people that other processes report."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.opened = time.monotonic()
        self._elsewhere: dict[str, tuple[float, list[str]]] = {}
        self._decide: set[str] = set()  # people for whom nobody passes
        self._left: dict[str, float] = {}  # when people closed their last socket here

    def here(self) -> set[str]:
        """The people in this process."""
        return {visitor.person for visitor in self.visitors if visitor.person}

    def everywhere(self) -> set[str]:
        """The people in all processes that gave a sign of life lately."""
        fresh = time.monotonic() - 2.5 * HEARTBEAT
        reported = (people for at, people in self._elsewhere.values() if at > fresh)
        return self.here().union(*reported)

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
        return time.monotonic() - self._left.get(person, self.opened)

    def report(self, process: str, people: Iterable[str]) -> bool:
        """Note whom another process has; True when that changes who is here."""
        before = self.everywhere()
        self._elsewhere[process] = (time.monotonic(), list(people))
        return self.everywhere() != before
