"""Damage, status and death (rules/damage.py, rules/status.py, rules/death.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.hell_high.box.cards import NO_CARD


@frame
class Blow(Frame):
    """One instance of damage is about to fall."""

    source: int
    targets: tuple[int, ...]
    amount: int  # before bonuses
    card: int = NO_CARD  # its cause; none for a rank ability


@frame
class Shield(Question):
    """Absorb, prevent, or take it? (HH-DEC-12, HH-DEC-17)"""

    source: int
    amount: int
    card: int


@frame
class Strike(Frame):
    """The damage falls on all who did not stop it."""

    source: int
    targets: tuple[int, ...]
    amounts: tuple[int, ...]  # one for each target
    card: int


@frame
class HitBack(Frame):
    """A Treasure answers damage."""

    seat: int
    foe: int


@frame
class ChangeStatus(Frame):
    """A wizard gains or loses status."""

    seat: int
    n: int
    shifted: bool  # it was turned on this wizard
    card: int = NO_CARD  # its cause; none for a kill


@frame
class ShiftLoss(Question):
    """Turn the loss on the active foe? (HH-DEC-17)"""

    n: int
    card: int = NO_CARD  # the cause of the loss


@frame
class NextDeath(Frame):
    """The next in the queue dies (HH-DEATH-1)."""


@frame
class LeaveBoard(Frame):
    """Standee off, token and status for the killer, Treasures on death."""

    victim: int
    killer: int
    quiet: bool  # no status for the killer


@frame
class React(Frame):
    """Reactions of the dying (HH-REACT-1)."""

    victim: int


@frame
class Bury(Frame):
    """Cards go, the order of death is noted, the last wizard is looked for."""

    victim: int


@frame
class PutAway(Frame):
    """A resolved Dead Wizard card is discarded (HH-DEAD-6)."""

    card: int


@frame
class DrawDeadCard(Frame):
    """A Dead Wizard card is drawn; a «now» card resolves at once."""

    seat: int
