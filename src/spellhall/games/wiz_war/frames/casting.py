"""What can be pending while something is announced, answered and resolved (rules/casting/)."""

from typing import Final

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.wiz_war.state.numbers import NONE

# What a counter answers.
CAST_WINDOW: Final = 0
DAMAGE_WINDOW: Final = 1
TREASURE_WINDOW: Final = 2
DEATH_WINDOW: Final = 3


@frame
class Announcing(Question):
    """Something to be settled before a spell or attack is in the air (WW-CNT-1)."""

    by: int
    card: int
    weapon: int
    role: int
    mode: int = NONE
    energy: int = 0  # 0 until it is known
    fuel: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()  # chosen so far


@frame
class PickMode(Announcing):
    """Which of the card's ways?"""


@frame
class PickFuel(Announcing):
    """Discard a card for energy (WW-NRG-2)?"""


@frame
class PickNumber(Announcing):
    """How much of the energy is damage?"""


@frame
class PickTarget(Announcing):
    """Aim."""


@frame
class OpenWindow(Frame):
    """Ask all who could answer what is in the air."""

    height: int


@frame
class Respond(Question):
    """Answer a spell or attack, or pass (WW-DEC-5)."""

    height: int
    rest: tuple[int, ...]


@frame
class CutDamage(Question):
    """Lower the damage that is about to be suffered (WW-CNT-9)."""


@frame
class GuardTreasure(Question):
    """Answer the taking of a treasure (WW-CNT-10)."""

    treasure: int
    picker: int


@frame
class CheatDeath(Question):
    """Answer one's own death."""

    killer: int


@frame
class PickCounterFuel(Question):
    """Fuel a counter (WW-CNT-11)."""

    window: int  # what is answered: a cast, damage, a treasure picked up, death
    card: int
    against: int = NONE  # height of the cast
    treasure: int = NONE
    picker: int = NONE


@frame
class PickCounterLine(Question):
    """Where the wall of earth rises."""

    against: int  # height of the attack
    card: int


@frame
class Resolve(Frame):
    """The window is closed."""

    height: int


@frame
class StrikeAll(Frame):
    """The effects on each target in turn."""

    height: int
    at: int


@frame
class Finish(Frame):
    """The card leaves the air."""

    height: int
