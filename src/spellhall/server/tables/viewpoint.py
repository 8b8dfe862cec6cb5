"""From where somebody looks at a table, and under which numbers they are told of choices.

While several seats choose at once, what one of them does is nobody else's business, and neither
is how often: the number of choices would tell how many cards lie in a secret Spell. So until all
have chosen, such choices are left out of what the others are told, and out of the numbers too.
"""

from bisect import bisect_right

from msgspec import Struct

from spellhall.engine import Event, Match
from spellhall.server.tables.log import Log, Moment


class Viewpoint(Struct, frozen=True):
    """From where somebody looks: their seats, none as a spectator, or everything."""

    seats: tuple[int, ...] = ()
    everything: bool = False

    def face(self, match: Match) -> int | None:
        """The seat whose view is shown: the one that must answer, or that answered last."""
        if not self.seats:
            return None
        for seat in match.awaited():
            if seat in self.seats:
                return seat
        for made in reversed(match.choices):
            if made.seat in self.seats:
                return made.seat
        return self.seats[0]

    def facts(self, event: Event) -> tuple[object, ...] | None:
        """What this viewpoint is told of an event; None for nothing."""
        audience = event.audience
        if self.everything or audience is None or any(seat in audience for seat in self.seats):
            return event.args
        return event.public

    def made(self, moment: Moment) -> bool:
        """Whether the choice was made here; whoever sees everything is told of it as if it was."""
        return self.everything or moment.by in self.seats


PUBLIC = Viewpoint()
EVERYTHING = Viewpoint(everything=True)


class Numbers(Struct, frozen=True):
    """The numbers of choices as a viewpoint is told them, without those it may not know of yet."""

    hidden: tuple[int, ...] = ()  # their seqs, in order

    def hides(self, seq: int) -> bool:
        """Whether the viewpoint may not know of that choice."""
        return seq in self.hidden

    def told(self, seq: int) -> int:
        """The number under which the choice with that seq, or the last one before it, is known."""
        return seq - bisect_right(self.hidden, seq)

    def true(self, number: int) -> int:
        """The seq of the choice that is known under a number."""
        for hidden in self.hidden:
            number += hidden <= number
        return number

    def known(self, number: int) -> int:
        """The seq up to which everything was told to somebody who knows of that number."""
        return self.true(number + 1) - 1


def public_number(log: Log, moment: Moment) -> int | None:
    """The number under which everybody will know of the next moment; None as long as nobody may."""
    if moment.secret:
        return None
    before = log.apart() if moment.apart else []
    return moment.seq - sum(step.secret for step in before)


def numbers_of(log: Log, viewpoint: Viewpoint) -> Numbers:
    """How choices are numbered for a viewpoint now."""
    secret = (moment for moment in log.apart() if moment.secret)
    return Numbers(tuple(moment.seq for moment in secret if not viewpoint.made(moment)))
