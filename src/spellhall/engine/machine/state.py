"""The state of a game: a tree of plain values that contains everything, chance included."""

from hashlib import blake2b
from typing import TYPE_CHECKING, Self, TypeVar

from spellhall.engine.machine._native import mypyc_attr
from spellhall.engine.machine.declare import cache, passing, record
from spellhall.engine.machine.frames import Frame

if TYPE_CHECKING:
    from spellhall.engine.machine.events import Event

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What has a state of its own and is copied with what it belongs to."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@record
class Chance(Record):
    """The seat that answers for dice, draws and shuffles."""

    key: str  # secret of this game; never leaves the server
    drawn: int  # how many numbers were taken so far
    script: list[int]  # answers laid down beforehand by a test, used first
    noted: list[int] | None = passing(None)  # what it was asked for, if somebody notes it
    # Hashes that have taken the key, for one number and for many; each goes on from a copy.
    _keyed: "blake2b | None" = cache(None)
    _keyed_for_many: "blake2b | None" = cache(None)


@mypyc_attr(allow_interpreted_subclasses=True)
@record
class State(Record):
    """What every game's state begins with. A game adds its own fields."""

    stack: list[Frame]  # pending frames, the next one last
    lanes: list[list[Frame]]  # during simultaneous choices: one stack for each seat; else empty
    chance: Chance
    revealed: int  # how often something was rolled, drawn or shown
    events: "list[Event]" = passing([])  # told since the last choice
    watched: bool = passing(False)  # whether events are kept,
    filmed: bool = passing(False)  # and with each the state that it leaves
    outer: list[Frame] | None = passing(None)  # the stack, while a rule runs in a lane
    listed: list[int] | None = passing(None)  # options just found, for whoever asks next

    def copy_lanes(self) -> list[list[Frame]]:
        """The lanes, copied; frames are shared."""
        return [lane.copy() for lane in self.lanes] if self.lanes else []


def replaced(row: list[T], at: int, value: T) -> list[T]:
    """A list with one entry changed, to be put in the place of one that copies share."""
    other = row.copy()
    other[at] = value
    return other
