"""The match, its games and what happens between them (rules/games.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question


@frame
class PickWizard(Question):
    """Which wizard are you? (HH-DEC-1)"""


@frame
class RollRanks(Frame):
    """Two dice each decide the first ranks (HH-SETUP-5)."""


@frame
class BeginGame(Frame):
    """Standees and HP are set, then next-game cards resolve."""


@frame
class OpenDeadCards(Frame):
    """A wizard's next-game cards are revealed (HH-NEXT-5)."""

    seat: int


@frame
class NextOpened(Question):
    """Which of your revealed cards comes next? (HH-DEC-18)"""


@frame
class EndGame(Frame):
    """All cards without Everlasting go; the next game, or the end."""
