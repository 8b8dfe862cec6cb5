"""What scrolls do (the verbs of ledger section 13): typed values, no behaviour."""

from typing import Final

# What two swapped tokens have in common.
STRENGTH: Final = 0
COLOUR: Final = 1

# What a break may pass as if it were absent.
TOKEN: Final = 0
FIGURE: Final = 1


class Effect:
    """One thing that a scroll does."""

    __slots__ = ()


class Bind(Effect):
    """The familiar joins its mage, or breaks a token in its place."""

    __slots__ = ()


class Recolour(Effect):
    """Own dice of one colour become dice of another, values kept (FS-VERB-1)."""

    __slots__ = ()


class Reroll(Effect):
    """Own dice of one colour are rolled again (FS-VERB-2)."""

    __slots__ = ()


class Raise(Effect):
    """Own dice of one colour show more (FS-VERB-3)."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by: Final = by


class Alter(Effect):
    """Own dice of one colour show more, those of an opponent less (FS-VERB-3)."""

    __slots__ = ("by",)

    def __init__(self, by: int) -> None:
        self.by: Final = by


class GrowDie(Effect):
    """One die more, from the supply, rolled (FS-VERB-4)."""

    __slots__ = ()


class StealDie(Effect):
    """One die more, from an opponent who picks it, as it lies (FS-VERB-4)."""

    __slots__ = ()


class TradeColours(Effect):
    """Two dice change colours, their values stay (FS-VERB-5)."""

    __slots__ = ()


class SwapTokens(Effect):
    """Two tokens of the board change places (FS-VERB-6)."""

    __slots__ = ("same",)

    def __init__(self, same: int) -> None:
        self.same: Final = same  # STRENGTH (colours differ) or COLOUR (strengths differ)


class RemoveToken(Effect):
    """A token leaves the board (FS-VERB-7)."""

    __slots__ = ()


class StoreToken(Effect):
    """Keeps a broken token; its strength can be added to a die later (FS-VERB-8)."""

    __slots__ = ()


class SwapBoardScrolls(Effect):
    """Two scrolls of the board change places (FS-VERB-9)."""

    __slots__ = ()


class SwapOwnedScrolls(Effect):
    """Two scrolls of equal strength change owners (FS-VERB-10)."""

    __slots__ = ()


class Invoke(Effect):
    """An opponent's scroll works for the user (FS-VERB-11)."""

    __slots__ = ()


class SendFamiliar(Effect):
    """The familiar stands on a token (FS-VERB-12)."""

    __slots__ = ()


class PostGuardian(Effect):
    """The guardian stands on a board scroll, or leaves the board (FS-VERB-12)."""

    __slots__ = ()


class BreakPast(Effect):
    """Break, with dice, what only the absence of a token or figure opens (FS-VERB-13, 14)."""

    __slots__ = ("past",)

    def __init__(self, past: int) -> None:
        self.past: Final = past  # TOKEN or FIGURE


class BreakTwice(Effect):
    """Break with dice, then once more without (FS-VERB-13, 14)."""

    __slots__ = ()


class ScorePer(Effect):
    """Never used; at the end a point for every owned scroll of the element (FS-VERB-15)."""

    __slots__ = ()
