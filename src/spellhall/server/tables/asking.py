"""What each seat of a table is asked, and since when."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from spellhall.engine import Question, open_question, options
from spellhall.server.tables.driver import kind_of
from spellhall.server.thinking.pauses import Key, keys_of_person

if TYPE_CHECKING:
    from spellhall.server.tables.table import Table


class Asked(NamedTuple):
    """What a seat is asked, since which seq and which moment of this process's clock."""

    question: Question | None
    seq: int
    at: float


class Asking:
    """The open questions of one table, for its clock and for answers that come late."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._asked: dict[int, Asked] = {}

    def note(self, *, anew: bool = False) -> None:
        """Since when each seat has been asked what it is asked now. Frames are shared by copies."""
        log = self.table.log
        assert log is not None
        if anew:
            self._asked = {}
        for seat in log.match.seats:
            question = open_question(log.match.state, seat)
            if seat not in self._asked or self._asked[seat].question is not question:
                self._asked[seat] = Asked(question, log.length, time.monotonic())

    def before(self, seat: int, seq: int) -> bool:
        """Whether this seat is asked now what it was asked before the choice with that seq."""
        asked = self._asked.get(seat)
        return asked is not None and asked.question is not None and asked.seq < seq

    def time_left(self, seats: Iterable[int]) -> float | None:
        """Seconds until the clock runs out for the first of the people asked here."""
        table = self.table
        if not table.row.clock or table.is_over:
            return None
        people = [s for s in seats if table.thinks(s)]
        ends = [self._asked[s].at + table.row.clock for s in people if s in self._asked]
        return max(min(ends) - time.monotonic(), 0.0) if ends else None

    def time_taken(self, seat: int) -> tuple[list[Key], float] | None:
        """How long a person has had something to decide; None when there is nothing."""
        table = self.table
        playing, asked = table.playable(), self._asked.get(seat)
        if asked is None or asked.question is None:
            return None
        if len(options(table.game.rules, playing.match.state, seat)) < 2:
            return None
        keys = keys_of_person(table.game.id, kind_of(asked.question), table.seats[seat].person)
        return keys, time.monotonic() - asked.at
