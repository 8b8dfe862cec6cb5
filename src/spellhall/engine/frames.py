"""What can be pending: a frame is either work, done at once, or a question put to one seat.

Frames are frozen: their attributes are `Final`, so a clone of a state shares them.
Every frame takes all its attributes as arguments of the same name, which is how it is
written to JSON and read back.
"""

from typing import Final

from spellhall.engine._native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something that remains to be done."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame):
    """Something one seat must decide before the game goes on."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Question):
    """A question that nobody waits for: it lapses when the last real question is answered.

    Used in simultaneous choices, where a seat that is ready may still change its mind.
    """

    __slots__ = ()
