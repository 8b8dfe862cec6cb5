"""The state of a game: a tree of plain values that contains everything, chance included."""

from hashlib import blake2b
from typing import TYPE_CHECKING

from spellhall.engine._native import mypyc_attr
from spellhall.engine.frames import Frame

if TYPE_CHECKING:
    from spellhall.engine.events import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The seat that answers for dice, draws and shuffles."""

    __slots__ = ("_keyed", "drawn", "key", "script")

    def __init__(self, key: str, drawn: int, script: list[int]) -> None:
        self.key = key  # secret of this game; never leaves the server
        self.drawn = drawn  # how many numbers were taken so far
        self.script = script  # answers laid down beforehand by a test, used first
        self._keyed: blake2b | None = None  # has hashed the key; every number goes on from a copy

    def copy(self) -> "Chance":
        """An independent copy."""
        other = Chance(self.key, self.drawn, self.script.copy())
        other._keyed = self._keyed
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state begins with. A game adds its own attributes and overrides `copy`.

    Every state takes all its attributes as arguments of the same name (as frames do), except the
    two that are not part of the position: `events` and `watched`.
    """

    __slots__ = ("chance", "events", "lanes", "revealed", "stack", "watched")

    def __init__(
        self, stack: list[Frame], lanes: list[list[Frame]], chance: Chance, revealed: int
    ) -> None:
        self.stack = stack  # pending frames, the next one last
        self.lanes = lanes  # during simultaneous choices: one stack for each seat; else empty
        self.chance = chance
        self.revealed = revealed  # how often something was rolled, drawn or shown
        self.events: list[Event] = []  # told since the last choice
        self.watched = False  # whether events are kept

    def copy(self) -> "State":
        """An independent copy that plays as the original."""
        raise NotImplementedError

    def copy_lanes(self) -> list[list[Frame]]:
        """The lanes, copied; frames are shared."""
        return [lane.copy() for lane in self.lanes] if self.lanes else []
