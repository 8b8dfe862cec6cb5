"""The order of turns, and a turn (rules/order.py, rules/turn.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class CallCounts(Frame):
    """The numbers of components become public (HH-ORDER-1)."""


@frame
class BetweenTurns(Frame):
    """Whoever may change the order is asked."""


@frame
class Hurry(Question):
    """Make a Spell act next? (HH-DEC-14)"""


@frame
class NextTurn(Frame):
    """Who acts now is found afresh (HH-ORDER-9)."""


@frame
class TakeTurn(Frame):
    """A turn begins: the Spell is revealed."""

    seat: int


@frame
class ReplaceWild(Frame):
    """Every Wild Magic of the Spell is replaced (HH-WILD-1)."""

    seat: int


@frame
class PickSlot(Question):
    """Which type does the Wild Magic become? (HH-DEC-10)"""


@frame
class StartOfTurn(Frame):
    """Treasures that work at the start of a turn."""

    seat: int


@frame
class Proceed(Frame):
    """The next component, if the turn goes on."""

    seat: int


@frame
class Cast(Question):
    """What resolves next? (HH-DEC-8, HH-DEC-20)"""


@frame
class FinishTurn(Frame):
    """Spell cards go, kept Creatures stay (HH-TURN-10)."""

    seat: int
