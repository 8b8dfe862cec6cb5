"""What effects leave pending: damage, choices, movement, creatures."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.wiz_war.state.numbers import NONE

# -- Effects (rules/effects/) ----------------------------------------------------------------------


@frame
class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    part: str  # which list, as box/parts.py names it
    seat: int
    target: int
    card: int
    by: int = NONE
    energy: int = 1
    height: int = NONE  # of the cast in the air that it belongs to
    at: int = 0  # which verb of the list comes next


@frame
class HitIfNear(Frame):
    """After a pull: the rest only if the target is adjacent now."""

    part: str
    seat: int
    by: int
    target: int
    card: int
    height: int


@frame
class Suffer(Frame):
    """Damage from one source."""

    victim: int
    amount: int
    kind: int
    element: int
    source: int = NONE  # the figure that does it
    killer: int = NONE  # the seat that scores
    attack: bool = False
    sure: bool = False  # cannot be prevented or reduced
    riders: str = ""  # what follows for whoever was really damaged, and for that:
    seat: int = NONE
    card: int = NONE
    height: int = NONE


@frame
class Land(Frame):
    """The damage falls."""

    riders: str
    seat: int
    card: int
    height: int


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
    card: int = NONE  # that makes the attacker lust


@frame
class PeekTake(Question):
    """Take one of the cards looked at."""


@frame
class PeekReturn(Question):
    """The order in which the rest goes back."""


@frame
class PickSquare(Question):
    """Where to (teleport, summon, treasure)."""

    verb: int  # why: to blink, to summon, …
    figure: int  # that comes there
    steps: int = 0  # how far it may be
    treasure: int = NONE  # that is sent
    victim: int = NONE  # beside which the flight ends
    creature: int = NONE  # that is summoned,
    die: int = 0  # with so much more life


@frame
class PlaceCarried(Question):
    """What is put down there."""

    cell: int


@frame
class RavenDraw(Question):
    """Draw for the raven?"""

    card: int = NONE  # of the raven


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
