"""What happened, told once, with an audience."""

from typing import Final

from spellhall.engine.machine._native import mypyc_attr
from spellhall.engine.machine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened: a kind, its facts, and who may know the facts."""

    __slots__ = ("args", "audience", "kind", "left", "public")

    def __init__(
        self,
        kind: str,
        args: tuple[object, ...],
        audience: tuple[int, ...] | None = None,
        public: tuple[object, ...] | None = None,
        left: State | None = None,
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.audience: Final = audience  # None: everybody
        self.public: Final = public  # what the others are told instead; None: nothing
        self.left: Final = left  # the state that it left, if the match is filmed

    def seen_by(self, seat: int | None) -> tuple[object, ...] | None:
        """The facts that a seat (None: a spectator) is told, or None if it is told nothing."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self.args
        return self.public


def tell(s: State, kind: str, *args: object) -> None:
    """Tell everybody.

    Where much is told, rules ask `s.watched` first, which spares putting the facts together.
    """
    if s.watched:
        s.events.append(Event(kind, args, None, None, _left(s)))


def whisper(s: State, seats: tuple[int, ...], kind: str, *args: object) -> None:
    """Tell some seats; the others learn nothing."""
    if s.watched:
        s.events.append(Event(kind, args, seats, None, _left(s)))


def tell_in_part(
    s: State,
    seats: tuple[int, ...],
    kind: str,
    args: tuple[object, ...],
    public: tuple[object, ...],
) -> None:
    """Tell some seats all of it, and the others only the public part of the same event."""
    if s.watched:
        s.events.append(Event(kind, args, seats, public, _left(s)))


def _left(s: State) -> State | None:
    """What the table looks like now; nobody changes this copy any more."""
    if not s.filmed:
        return None
    left = s.copy()
    if s.outer is not None:
        left.stack = s.outer.copy()
    return left


def reveal(s: State) -> None:
    """Note that something hidden became known, so that it cannot be taken back."""
    s.revealed += 1
