"""What can be pending of a text that is carried out (rules/effects)."""

from spellhall.engine.declare import frame
from spellhall.engine.frames import Frame


@frame
class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    seat: int
    effects: int  # number of the list
    at: int
    step: int  # how far the verb at hand has come


@frame
class LoseOne(Frame):
    """A wizard is asked for a glyph to lose."""

    seat: int
    why: str
    to: int  # who gains it, or NONE


@frame
class GiveUp(Frame):
    """The glyph just chosen goes."""

    seat: int
    to: int  # who gains it, or NONE


@frame
class Receive(Frame):
    """A wizard gains a glyph just chosen."""

    seat: int
