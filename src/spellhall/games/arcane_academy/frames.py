"""Everything that can be pending in Arcane Academy: the table of contents of the rules."""

from typing import Final

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question

NO_CARD_ASKS: Final = -1  # but the tile that acts

# -- Turns (rules/turn.py) ----------------------------------------------------------------------


@frame
class BeginTurn(Frame):
    """A seat's turn begins."""

    seat: int
    extra: bool


@frame
class CastOrRest(Question):
    """Cast with an un-exhausted tile, or rest (AA-DEC-1)."""


@frame
class ResolveTile(Question):
    """Perform the actions of one tile, in any order (AA-DEC-2)."""

    space: int
    done: int  # bit mask of the groups already performed


@frame
class NextLinked(Question):
    """Pick the next tile linked to the Activated Tile (AA-DEC-3)."""

    space: int  # of the Activated Tile
    resolved: int  # bit mask of tiles that have begun to act in this cast


@frame
class Exchange(Question):
    """After a Rest: swap one Private Assignment for one from the deck (AA-DEC-9)."""


# -- Tile actions (rules/actions.py) -------------------------------------------------------------


@frame
class AddTile(Question):
    """Take a tile from the centre (AA-DEC-5)."""

    left: int  # how often the action may be performed
    card: int = NO_CARD_ASKS  # that lets one do it


@frame
class UseItem(Question):
    """Use a completed Item (AA-DEC-7)."""

    left: int
    card: int = NO_CARD_ASKS  # that lets one do it


@frame
class CompleteAssignment(Question):
    """Complete a Public or own Private Assignment (AA-DEC-6)."""

    left: int
    less: int  # how much cheaper
    card: int = NO_CARD_ASKS  # that lets one do it


@frame
class ChaosMagic(Question):
    """Perform one of the five other actions (AA-DEC-4)."""

    left: int
    card: int = NO_CARD_ASKS  # that lets one do it


@frame
class Tuck(Frame):
    """A Spell's effects are done: it is completed now."""

    seat: int
    card: int


# -- Effects of cards (rules/effects.py) ---------------------------------------------------------


@frame
class Perform(Frame):
    """Do the verbs of one part of a card, from one of them on."""

    seat: int
    card: int  # the card whose ability it is
    part: str  # which list of it (box/cards.py)
    at: int


@frame
class PickOpponent(Question):
    """Whom does it hit? (AA-DEC-10)"""

    card: int
    part: str
    at: int


@frame
class PickItem(Question):
    """Which Item gets the Prestige Tokens? (AA-DEC-11)"""

    n: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class ClearSpace(Question):
    """Which exhausted space is cleared? (AA-DEC-12)"""

    left: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class EchoTile(Question):
    """Which tile acts once more? (AA-DEC-13)"""

    left: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class PayTrade(Question):
    """Pay, or decline? (AA-DEC-14)"""

    card: int
    part: str
    at: int


@frame
class StudyDiscard(Question):
    """Which Private card goes? (AA-DEC-15)"""

    left: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class PickSwept(Question):
    """Which slots of the centre are replaced? (AA-DEC-16)"""

    row: int
    left: int
    picked: int  # bit mask of slots
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class LiftTile(Question):
    """Which placed tile is picked up? (AA-DEC-17)"""

    left: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class CrumbleTile(Question):
    """The victim picks the tile to discard (AA-DEC-18)."""

    card: int = NO_CARD_ASKS  # the card that asks


@frame
class TireTile(Question):
    """Which tile of the target is exhausted? (AA-DEC-19)"""

    target: int
    left: int
    card: int = NO_CARD_ASKS  # the card that asks


@frame
class PickOne(Question):
    """Which of the lists? (AA-DEC-20)"""

    card: int
    part: str
    at: int


# -- End of turn (rules/end_of_turn.py) ----------------------------------------------------------


@frame
class EndTurn(Frame):
    """The steps of section 13, in order."""

    seat: int


@frame
class PlaceTile(Question):
    """Where does a pending tile go? (AA-DEC-8)"""


@frame
class Refill(Frame):
    """Fill up the centre and the active seat's hand."""

    seat: int


@frame
class PassTurn(Frame):
    """Pencils Down is checked, then an extra turn or the next seat."""

    seat: int
