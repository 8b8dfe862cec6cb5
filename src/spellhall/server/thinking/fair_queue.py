"""Who gets the next free worker: each person in turn, and of each person each table in turn."""

import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Line = deque["asyncio.Future[T]"]


class Asker(NamedTuple):
    """For whom something is thought about."""

    person: str = ""  # the host of the table, or who wants a hint
    table: str = ""


class FairQueue(Generic[T]):
    """Hands out a few things; nobody with many wishes makes another wait for all of them.

    One person never holds everything at once, so that a worker is left for the next one.
    """

    def __init__(self, things: Sequence[T]) -> None:
        self._free = list(things)
        self._most = max(len(things) - 1, 1)  # for one person
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, dict[str, Line[T]]] = {}  # both in the order of their turns

    async def take(self, asker: Asker) -> T:
        """Wait until it is this asker's turn."""
        mine: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(asker.person, {})
        tables.setdefault(asker.table, deque()).append(mine)
        self._hand_out()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give_back(asker, mine.result())
            raise

    def give_back(self, asker: Asker, thing: T) -> None:
        """Let the next one have it."""
        self._free.append(thing)
        self._held[asker.person] -= 1
        self._held += Counter()  # forgets those who hold nothing
        self._hand_out()

    def _hand_out(self) -> None:
        for person in list(self._waiting):
            if not self._free:
                return
            if self._held[person] < self._most:
                self._serve(person)

    def _serve(self, person: str) -> None:
        """Give to the next table of a person; both go to the end of their lines."""
        tables = self._waiting.pop(person)
        while tables:
            table, line = next(iter(tables.items()))
            del tables[table]
            mine = line.popleft()
            if line:
                tables[table] = line
            if not mine.done():  # else it was cancelled
                self._held[person] += 1
                mine.set_result(self._free.pop())
                break
        if tables:
            self._waiting[person] = tables
