"""What the store keeps, as values."""

from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import msgspec
from msgspec import Struct

from spellhall.server.wire.socket import LineKind

Phase = Literal["gathering", "playing", "over"]
Watchers = Literal["public", "all", "none"]


class Person(Struct, frozen=True):
    """Somebody who came in and said a name."""

    id: str
    name: str


class Seat(Struct):
    """A seat and who has it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    person: str = ""  # id
    name: str = ""
    level: str = ""  # of the bot, or of the bot that stands in
    stand_in: bool = False


class TableRow(Struct):
    """A table without what happened at it."""

    id: str
    game: str
    version: str
    phase: Phase
    options: dict[str, bool | int | str | list[str]]
    listed: bool
    watchers: Watchers
    host: str
    seed: str
    start: str
    created: str
    changed: str
    clock: int = 0  # seconds a person has for one decision; 0: no clock
    next_table: str = ""
    seq: int = 0
    line: str = ""
    awaited: list[int] = []
    result: dict[str, Any] | None = None

    def columns(self) -> dict[str, Any]:
        """As the store writes it."""
        plain: dict[str, Any] = msgspec.structs.asdict(self)
        plain["options"] = msgspec.json.encode(self.options).decode()
        plain["awaited"] = msgspec.json.encode(self.awaited).decode()
        plain["result"] = "" if self.result is None else msgspec.json.encode(self.result).decode()
        return plain

    @classmethod
    def read(cls, columns: dict[str, Any]) -> "TableRow":
        """The inverse of `columns`."""
        known = dict(columns)
        for key in ("options", "awaited"):
            known[key] = msgspec.json.decode(known[key])
        known["result"] = msgspec.json.decode(known["result"]) if known["result"] else None
        return cls(**known)


class Entry(Struct, frozen=True):
    """One line of a table's log, which only grows."""

    seq: int
    seat: int
    kind: Literal["choice", "undo"]
    text: str  # the notation; of an undo: how many choices are taken back
    id: str = ""  # as the client called it; empty for bots
    reason: str = ""  # what a bot said about it


class Snapshot(Struct, frozen=True):
    """A table at one moment, so that it need not be replayed from the start."""

    seq: int
    position: str
    shown: str
    catalogue: str = ""  # hash of the one that what is shown rests on


class ChatLine(Struct, frozen=True):
    """Something said at a table, or told of who is there."""

    seat: int | None
    name: str
    text: str
    at: str
    kind: LineKind = "said"


class Summary(Struct, frozen=True):
    """What the hall shows of a game in progress; written together with each choice."""

    phase: Phase
    line: str
    awaited: list[int]
    result: dict[str, Any] | None
    seq: int | None  # as everybody is told it; None: nobody may know that something happened


def now(days_ago: float = 0.0) -> str:
    """The time in UTC, or the time so long ago, in the form that everything is stored in."""
    time = datetime.now(UTC) - timedelta(days=days_ago)
    return time.isoformat(timespec="microseconds")
