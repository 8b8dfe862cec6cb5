"""What can be pending in a turn: its phases, and hands that are too full (rules/turn.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.wiz_war.state.numbers import NONE


@frame
class BeginTurn(Frame):
    """A seat's turn begins."""

    seat: int


@frame
class PassTime(Frame):
    """What remains of the effects of Time Passes."""

    seat: int
    cards: tuple[int, ...]


@frame
class OrderEffects(Question):
    """Which effect comes first when time passes (WW-DEC-2)?"""

    cards: tuple[int, ...]


@frame
class LoseEnergy(Frame):
    """One token leaves each temporary spell."""

    seat: int


@frame
class LoseStun(Frame):
    """One stun token is spent."""

    seat: int


@frame
class BeginPhase(Frame):
    """Movement points are granted."""

    seat: int


@frame
class MoveAndCast(Frame):
    """The phase goes on unless it has ended."""

    seat: int


@frame
class Act(Question):
    """The main action (WW-DEC-3)."""


@frame
class KeepHolding(Question):
    """Hold the door open in others' turns (WW-DOOR-9)?"""

    line: int


@frame
class DiscardAndDraw(Frame):
    """The last phase."""

    seat: int


@frame
class DiscardAny(Question):
    """Discard any number of cards (WW-DEC-10)."""


@frame
class DrawCard(Question):
    """Draw, or stop (WW-DEC-11)."""

    left: int
    own: bool


@frame
class FinishTurn(Frame):
    """The next living player follows."""

    seat: int


@frame
class TrimHand(Question):
    """Go down to the maximum hand size (WW-DEC-7)."""


@frame
class CheckHand(Frame):
    """Ask as long as the hand is too large."""

    seat: int


@frame
class MustDiscard(Question):
    """Discard a card of one's choice."""

    card: int = NONE  # for which it goes


@frame
class ForceDiscard(Frame):
    """So many cards must go."""

    seat: int
    left: int
    card: int = NONE  # for which they go


@frame
class MakeRoom(Question):
    """Make room before a pick-up (WW-DEC-8)."""

    uid: int
