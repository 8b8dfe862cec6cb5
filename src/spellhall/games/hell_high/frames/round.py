"""A round up to the building of Spells (rules/round.py, rules/build.py)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Offer, Question


@frame
class BeginRound(Frame):
    """The five steps of a round begin."""


@frame
class DrawHands(Frame):
    """Step 1: hands are filled."""


@frame
class DeadDraws(Frame):
    """Step 2: a dead wizard draws (HH-ROUND-3)."""

    seat: int


@frame
class UseRank(Frame):
    """Step 3: whoever stands on this rank uses it."""

    rank: int


@frame
class PickGlyph(Question):
    """Where does the Power Bonus Token go? (HH-DEC-2)"""


@frame
class Demand(Question):
    """Which type from which lower foe? (HH-DEC-3)"""


@frame
class GiveCard(Question):
    """Give a card of the type, or take 3? (HH-DEC-4)"""

    jock: int
    kind: int  # the type that was named


@frame
class PickHealed(Question):
    """Which higher foe heals? (HH-DEC-5)"""


@frame
class PickEnvied(Question):
    """Which higher foe takes damage for Victory Points? (HH-DEC-6)"""


@frame
class AfterAbilities(Frame):
    """Treasures that work at the start of a round."""


@frame
class BuildSpells(Frame):
    """Step 4: all build at once and in secret."""


@frame
class Build(Question):
    """Place a component, take one or all back, or be ready? (HH-DEC-7)"""

    changes: int = 0  # of mind, this round


@frame
class ChangeMind(Offer):
    """Ready; the Spell may be built anew until the last one is ready."""

    changes: int
