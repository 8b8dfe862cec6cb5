"""What can be pending before the first turn (rules/opening.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class DraftSchool(Question):
    """Choose the next school (WW-SETUP-7, WW-OPT-2)."""

    left: int


@frame
class DealSchools(Frame):
    """All schools are chosen: make the decks."""


@frame
class DrawSchools(Frame):
    """Two schools are drawn at random."""

    seat: int


@frame
class KeepSchool(Question):
    """Keep one of two schools as a specialization (WW-OPT-12)."""

    first: int
    second: int


@frame
class DealHands(Frame):
    """Shuffle and deal."""
