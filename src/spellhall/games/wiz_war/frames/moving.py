"""What can be pending while figures move: steps, pushes, pulls, flights (WW-MOVE)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.wiz_war.state.numbers import NONE


@frame
class Enter(Frame):
    """A step is complete: what lies there acts (WW-MOVE-11)."""

    figure: int
    cell: int


@frame
class OrderEntry(Question):
    """Which comes first (WW-DEC-14)?"""

    figure: int
    uids: tuple[int, ...]


@frame
class Meet(Frame):
    """One thing acts on a figure that entered."""

    figure: int
    uid: int


@frame
class Arrive(Frame):
    """A teleport ends at last, past squares that nobody can enter (WW-TEL-2)."""

    figure: int
    cell: int


@frame
class Shove(Frame):
    """Pushed on in a direction."""

    figure: int
    way: int
    left: int
    chooser: int
    source: int
    first: bool


@frame
class PickWay(Question):
    """Which way (WW-DEC-6)?"""

    figure: int
    left: int
    ways: tuple[int, ...]
    source: int
    verb: int


@frame
class Haul(Frame):
    """Pulled along a shortest walk."""

    figure: int
    left: int
    towards: int
    chooser: int
    first: bool


@frame
class Scare(Frame):
    """Driven away from somebody."""

    figure: int
    left: int
    source: int
    chooser: int
    first: bool


@frame
class SteerStep(Question):
    """Walk somebody else's figure."""

    figure: int
    left: int
    first: bool


@frame
class GlideOn(Frame):
    """Straight on."""

    figure: int
    way: int
    left: int


@frame
class GlideStop(Question):
    """Go on or stop?"""

    figure: int
    way: int
    left: int


@frame
class Drift(Frame):
    """Damage becomes pushes."""

    figure: int
    left: int
    source: int
    first: bool
    kind: int  # what the damage is, where it hurts after all
    element: int
    killer: int
    riders: str
    caster: int
    card: int
    height: int


@frame
class DriftWay(Question):
    """Which way to drift?"""

    figure: int
    left: int
    source: int
    ways: tuple[int, ...]
    kind: int
    element: int
    killer: int
    riders: str
    caster: int
    card: int
    height: int


@frame
class StepAside(Question):
    """Pushed by a big man: which way?"""

    figure: int
    ways: tuple[int, ...]
    by: int = NONE  # the big man
