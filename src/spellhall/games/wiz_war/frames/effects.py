"""What effects leave pending: damage, choices, movement, creatures."""

from spellhall.engine.declare import frame
from spellhall.engine.frames import Frame, Question

# -- Effects (rules/effects/) ----------------------------------------------------------------------


@frame
class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    effects: int
    at: int
    seat: int
    by: int
    target: int
    card: int
    energy: int
    height: int


@frame
class Suffer(Frame):
    """Damage from one source."""

    victim: int
    amount: int
    kind: int
    element: int
    source: int
    killer: int
    attack: bool
    sure: bool
    riders: int
    seat: int
    card: int
    energy: int
    height: int


@frame
class Land(Frame):
    """The damage falls."""

    riders: int
    seat: int
    card: int
    energy: int
    height: int
    noevade: bool


@frame
class CheckDeath(Frame):
    """Whether a figure dies now."""

    figure: int
    killer: int


@frame
class Die(Frame):
    """A figure dies."""

    figure: int
    killer: int


@frame
class Scorch(Frame):
    """Fire destroys Magic Stones."""

    figure: int
    element: int


@frame
class Judge(Frame):
    """Whether somebody has won."""


@frame
class PickCarried(Question):
    """What is dropped or taken (WW-DEC-9)."""

    victim: int
    verb: int


@frame
class CheckBase(Frame):
    """Ask as long as a base holds more than one relic or treasure."""

    seat: int


@frame
class TakeFromHand(Question):
    """Take cards from a hand that you see."""

    victim: int
    left: int


@frame
class ShedForBurn(Question):
    """Discard cards or end spells before the burn (WW-DEC-15)."""

    source: int
    height: int
    card: int
    killer: int


@frame
class ChooseBeguiled(Question):
    """Be walked, or give a card (WW-DEC-15)."""

    by: int
    steps: int


@frame
class ChooseLust(Question):
    """Drop it or suffer (WW-DEC-15)."""

    source: int
    amount: int
    killer: int


@frame
class PeekTake(Question):
    """Take one of the cards looked at."""


@frame
class PeekReturn(Question):
    """The order in which the rest goes back."""


@frame
class PickSquare(Question):
    """Where to (teleport, summon, treasure)."""

    verb: int
    data: int
    figure: int


@frame
class PlaceCarried(Question):
    """What is put down there."""

    cell: int


@frame
class RavenDraw(Question):
    """Draw for the raven?"""


# -- Creatures (rules/beasts.py) ------------------------------------------------------------------


@frame
class ActBeast(Question):
    """What an activated creature does (WW-DEC-12)."""

    kind: int


@frame
class LandShards(Frame):
    """Shards fall one by one."""

    seat: int
    by: int
    left: int
    height: int
    met: tuple[int, ...]  # targets of the shards before
