"""A Power Roll (rules/power.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class BeforeRoll(Question):
    """Add dice to this roll? (HH-DEC-14, HH-DEC-17)"""

    card: int


@frame
class RollPower(Frame):
    """The dice are rolled (HH-POWER-6)."""

    seat: int
    card: int


@frame
class RerollDie(Question):
    """Roll one die again? (HH-DEC-14)"""

    card: int  # the card that rolled


@frame
class TurnDie(Question):
    """Turn one die to 6? (HH-DEC-17)"""

    card: int  # the card that rolled


@frame
class ApplyBand(Frame):
    """One of the three bands of the card's Power Roll applies."""

    seat: int
    card: int
    targets: tuple[int, ...]
    lower: bool


@frame
class ExtraTarget(Question):
    """Which foe is hit as well? (HH-DEC-15)"""

    card: int
    band: int  # the part of the card that applies: LOW, MID or HIGH
    targets: tuple[int, ...]
    lower: bool


@frame
class KeepCreature(Frame):
    """The Creature stays (HH-CREAT-2)."""

    seat: int
    card: int
