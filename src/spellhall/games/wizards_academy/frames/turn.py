"""What can be pending in a turn, from its beginning to its end (rules/turn.py and others)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class BeginTurn(Frame):
    """A seat's turn begins."""

    seat: int


@frame
class PlayDisaster(Frame):
    """The card in hand happens (WA-DIS-1)."""

    seat: int


@frame
class DrawDisaster(Frame):
    """The next card comes into the hand (WA-DRAW-1)."""

    seat: int


@frame
class EndTurn(Frame):
    """The next seat, or the end."""

    seat: int


@frame
class PickPerson(Question):
    """Which character? (WA-DEC-1)"""


@frame
class Refine(Question):
    """Shift rooms at set-up (WA-DEC-2, WA-DEC-3)."""

    left: int  # shifts left


@frame
class Prelude(Question):
    """Recall before the disaster? (WA-ATURN-15)"""


@frame
class Postlude(Question):
    """Recall where there is no share step? (WA-AMB-47)"""


@frame
class Act(Question):
    """What to do with the actions (WA-DEC-5)."""


@frame
class Recall(Frame):
    """A wizard goes to the Mana Crystal."""

    seat: int


@frame
class ShareGlyph(Question):
    """The shared box (WA-DEC-11)."""


# -- Wizards on foot (rules/moving.py) -------------------------------------------------------------


@frame
class Walk(Frame):
    """A step of a wizard on foot; the costs are paid as it goes."""

    seat: int
    room: int  # or NONE where chance decides
    dash: int  # moves left of a Dash, or NONE for an action


@frame
class Follow(Frame):
    """A wizard takes the step that chance gave."""

    seat: int
    dash: int


@frame
class DashOn(Question):
    """The moves of a Dash that are left."""

    left: int


@frame
class Leave(Frame):
    """Unstable Academy: a room that was left is exchanged (WA-SC-11)."""

    room: int
