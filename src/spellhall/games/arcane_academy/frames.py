"""Everything that can be pending in Arcane Academy: the table of contents of the rules."""

from typing import Final

from spellhall.engine.frames import Frame, Question

# -- Turns (rules/turn.py) ----------------------------------------------------------------------


class BeginTurn(Frame):
    """A seat's turn begins."""

    __slots__ = ("extra", "seat")

    def __init__(self, seat: int, extra: bool) -> None:
        self.seat: Final = seat
        self.extra: Final = extra


class CastOrRest(Question):
    """Cast with an un-exhausted tile, or rest (AA-DEC-1)."""

    __slots__ = ()


class ResolveTile(Question):
    """Perform the actions of one tile, in any order (AA-DEC-2)."""

    __slots__ = ("done", "space")

    def __init__(self, seat: int, space: int, done: int) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.done: Final = done  # bit mask of the groups already performed


class NextLinked(Question):
    """Pick the next tile linked to the Activated Tile (AA-DEC-3)."""

    __slots__ = ("resolved", "space")

    def __init__(self, seat: int, space: int, resolved: int) -> None:
        super().__init__(seat)
        self.space: Final = space  # of the Activated Tile
        self.resolved: Final = resolved  # bit mask of tiles that have begun to act in this cast


class Exchange(Question):
    """After a Rest: swap one Private Assignment for one from the deck (AA-DEC-9)."""

    __slots__ = ()


# -- Tile actions (rules/actions.py) -------------------------------------------------------------


class AddTile(Question):
    """Take a tile from the centre (AA-DEC-5)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left  # how often the action may be performed


class UseItem(Question):
    """Use a completed Item (AA-DEC-7)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class CompleteAssignment(Question):
    """Complete a Public or own Private Assignment (AA-DEC-6)."""

    __slots__ = ("left", "less")

    def __init__(self, seat: int, left: int, less: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.less: Final = less  # how much cheaper


class ChaosMagic(Question):
    """Perform one of the five other actions (AA-DEC-4)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class Tuck(Frame):
    """A Spell's effects are done: it is completed now."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


# -- Effects of cards (rules/effects.py) ---------------------------------------------------------


class Perform(Frame):
    """Do the verbs of a list, from one of them on."""

    __slots__ = ("at", "card", "effects", "seat")

    def __init__(self, seat: int, card: int, effects: int, at: int) -> None:
        self.seat: Final = seat
        self.card: Final = card  # the card whose ability it is
        self.effects: Final = effects  # number of the list
        self.at: Final = at


class PickOpponent(Question):
    """Whom does it hit? (AA-DEC-10)"""

    __slots__ = ("at", "card", "effects")

    def __init__(self, seat: int, card: int, effects: int, at: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.effects: Final = effects
        self.at: Final = at


class PickItem(Question):
    """Which Item gets the Prestige Tokens? (AA-DEC-11)"""

    __slots__ = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n


class ClearSpace(Question):
    """Which exhausted space is cleared? (AA-DEC-12)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class EchoTile(Question):
    """Which tile acts once more? (AA-DEC-13)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class PayTrade(Question):
    """Pay, or decline? (AA-DEC-14)"""

    __slots__ = ("at", "card", "effects")

    def __init__(self, seat: int, card: int, effects: int, at: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.effects: Final = effects
        self.at: Final = at


class StudyDiscard(Question):
    """Which Private card goes? (AA-DEC-15)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class PickSwept(Question):
    """Which slots of the centre are replaced? (AA-DEC-16)"""

    __slots__ = ("left", "picked", "row")

    def __init__(self, seat: int, row: int, left: int, picked: int) -> None:
        super().__init__(seat)
        self.row: Final = row
        self.left: Final = left
        self.picked: Final = picked  # bit mask of slots


class LiftTile(Question):
    """Which placed tile is picked up? (AA-DEC-17)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class CrumbleTile(Question):
    """The victim picks the tile to discard (AA-DEC-18)."""

    __slots__ = ()


class TireTile(Question):
    """Which tile of the target is exhausted? (AA-DEC-19)"""

    __slots__ = ("left", "target")

    def __init__(self, seat: int, target: int, left: int) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.left: Final = left


class PickOne(Question):
    """Which of the lists? (AA-DEC-20)"""

    __slots__ = ("at", "card", "effects")

    def __init__(self, seat: int, card: int, effects: int, at: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.effects: Final = effects
        self.at: Final = at


# -- End of turn (rules/end_of_turn.py) ----------------------------------------------------------


class EndTurn(Frame):
    """The steps of section 13, in order."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PlaceTile(Question):
    """Where does a pending tile go? (AA-DEC-8)"""

    __slots__ = ()


class Refill(Frame):
    """Fill up the centre and the active seat's hand."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PassTurn(Frame):
    """Pencils Down is checked, then an extra turn or the next seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
