"""What can be pending: a frame is either work, done at once, or a question put to one seat.

Frames are frozen: their attributes are set once, so a clone of a state shares them.
Every frame takes all its attributes as arguments of the same name, which is how it is
written to JSON and read back.
"""

from spellhall.engine.machine._native import mypyc_attr
from spellhall.engine.machine.declare import frame


@mypyc_attr(allow_interpreted_subclasses=True)
@frame
class Frame:
    """Something that remains to be done."""


@mypyc_attr(allow_interpreted_subclasses=True)
@frame
class Question(Frame):
    """Something one seat must decide before the game goes on."""

    seat: int


@mypyc_attr(allow_interpreted_subclasses=True)
@frame
class Offer(Question):
    """A question that nobody waits for: it lapses when the last real question is answered.

    Used in simultaneous choices, where a seat that is ready may still change its mind.
    """
