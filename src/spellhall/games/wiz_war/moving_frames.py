"""What can be pending while figures move: steps, pushes, pulls, flights (WW-MOVE)."""

from typing import Final

from spellhall.engine.machine.frames import Frame, Question


class Enter(Frame):
    """A step is complete: what lies there acts (WW-MOVE-11)."""

    __slots__ = ("cell", "figure")

    def __init__(self, figure: int, cell: int) -> None:
        self.figure: Final = figure
        self.cell: Final = cell


class OrderEntry(Question):
    """Which comes first (WW-DEC-14)?"""

    __slots__ = ("figure", "uids")

    def __init__(self, seat: int, figure: int, uids: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.uids: Final = uids


class Meet(Frame):
    """One thing acts on a figure that entered."""

    __slots__ = ("figure", "uid")

    def __init__(self, figure: int, uid: int) -> None:
        self.figure: Final = figure
        self.uid: Final = uid


class Arrive(Frame):
    """A teleport ends at last, past squares that nobody can enter (WW-TEL-2)."""

    __slots__ = ("cell", "figure")

    def __init__(self, figure: int, cell: int) -> None:
        self.figure: Final = figure
        self.cell: Final = cell


class Shove(Frame):
    """Pushed on in a direction."""

    __slots__ = ("chooser", "figure", "first", "left", "source", "way")

    def __init__(
        self, figure: int, way: int, left: int, chooser: int, source: int, first: bool
    ) -> None:
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left
        self.chooser: Final = chooser
        self.source: Final = source
        self.first: Final = first


class PickWay(Question):
    """Which way (WW-DEC-6)?"""

    __slots__ = ("figure", "left", "source", "verb", "ways")

    def __init__(
        self, seat: int, figure: int, left: int, ways: tuple[int, ...], source: int, verb: int
    ) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.ways: Final = ways
        self.source: Final = source
        self.verb: Final = verb


class Haul(Frame):
    """Pulled along a shortest walk."""

    __slots__ = ("chooser", "figure", "first", "left", "towards")

    def __init__(self, figure: int, left: int, towards: int, chooser: int, first: bool) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.towards: Final = towards
        self.chooser: Final = chooser
        self.first: Final = first


class Scare(Frame):
    """Driven away from somebody."""

    __slots__ = ("chooser", "figure", "first", "left", "source")

    def __init__(self, figure: int, left: int, source: int, chooser: int, first: bool) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.chooser: Final = chooser
        self.first: Final = first


class SteerStep(Question):
    """Walk somebody else's figure."""

    __slots__ = ("figure", "first", "left")

    def __init__(self, seat: int, figure: int, left: int, first: bool) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.first: Final = first


class GlideOn(Frame):
    """Straight on."""

    __slots__ = ("figure", "left", "way")

    def __init__(self, figure: int, way: int, left: int) -> None:
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left


class GlideStop(Question):
    """Go on or stop?"""

    __slots__ = ("figure", "left", "way")

    def __init__(self, seat: int, figure: int, way: int, left: int) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.way: Final = way
        self.left: Final = left


class Drift(Frame):
    """Damage becomes pushes."""

    __slots__ = ("figure", "first", "left", "rest", "source")

    def __init__(
        self, figure: int, left: int, source: int, rest: tuple[int, ...], first: bool
    ) -> None:
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.first: Final = first
        self.rest: Final = rest  # killer, kind, element, riders, seat, card, height of the damage


class DriftWay(Question):
    """Which way to drift?"""

    __slots__ = ("figure", "left", "rest", "source", "ways")

    def __init__(
        self,
        seat: int,
        figure: int,
        left: int,
        source: int,
        rest: tuple[int, ...],
        ways: tuple[int, ...],
    ) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.left: Final = left
        self.source: Final = source
        self.rest: Final = rest
        self.ways: Final = ways


class StepAside(Question):
    """Pushed by a big man: which way?"""

    __slots__ = ("figure", "ways")

    def __init__(self, seat: int, figure: int, ways: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.figure: Final = figure
        self.ways: Final = ways
