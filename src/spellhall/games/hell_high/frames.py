"""What can be pending in a match, a round and a turn: the table of contents of their rules.

What cards do is in frames_of_effects.py.
"""

from typing import Final

from spellhall.engine.frames import Frame, Offer, Question

# -- The match and its games (rules/games.py) -----------------------------------------------------


class PickWizard(Question):
    """Which wizard are you? (HH-DEC-1)"""

    __slots__ = ()


class RollRanks(Frame):
    """Two dice each decide the first ranks (HH-SETUP-5)."""

    __slots__ = ()


class BeginGame(Frame):
    """Standees and HP are set, then next-game cards resolve."""

    __slots__ = ()


class OpenDeadCards(Frame):
    """A wizard's next-game cards are revealed (HH-NEXT-5)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class NextOpened(Question):
    """Which of your revealed cards comes next? (HH-DEC-18)"""

    __slots__ = ()


class EndGame(Frame):
    """All cards without Everlasting go; the next game, or the end."""

    __slots__ = ()


# -- A round (rules/round.py, rules/build.py) -----------------------------------------------------


class BeginRound(Frame):
    """The five steps of a round begin."""

    __slots__ = ()


class DrawHands(Frame):
    """Step 1: hands are filled."""

    __slots__ = ()


class DeadDraws(Frame):
    """Step 2: a dead wizard draws (HH-ROUND-3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class UseRank(Frame):
    """Step 3: whoever stands on this rank uses it."""

    __slots__ = ("rank",)

    def __init__(self, rank: int) -> None:
        self.rank: Final = rank


class PickGlyph(Question):
    """Where does the Power Bonus Token go? (HH-DEC-2)"""

    __slots__ = ()


class Demand(Question):
    """Which type from which lower foe? (HH-DEC-3)"""

    __slots__ = ()


class GiveCard(Question):
    """Give a card of the type, or take 3? (HH-DEC-4)"""

    __slots__ = ("jock", "kind")

    def __init__(self, seat: int, jock: int, kind: int) -> None:
        super().__init__(seat)
        self.jock: Final = jock
        self.kind: Final = kind  # the type that was named


class PickHealed(Question):
    """Which higher foe heals? (HH-DEC-5)"""

    __slots__ = ()


class PickEnvied(Question):
    """Which higher foe takes damage for Victory Points? (HH-DEC-6)"""

    __slots__ = ()


class AfterAbilities(Frame):
    """Treasures that work at the start of a round."""

    __slots__ = ()


class BuildSpells(Frame):
    """Step 4: all build at once and in secret."""

    __slots__ = ()


class Build(Question):
    """Place a component, take one or all back, or be ready? (HH-DEC-7)"""

    __slots__ = ()


class ChangeMind(Offer):
    """Ready; the Spell may be built anew until the last one is ready."""

    __slots__ = ()


# -- Order and turns (rules/order.py, rules/turn.py) ----------------------------------------------


class CallCounts(Frame):
    """The numbers of components become public (HH-ORDER-1)."""

    __slots__ = ()


class BetweenTurns(Frame):
    """Whoever may change the order is asked."""

    __slots__ = ()


class Hurry(Question):
    """Make a Spell act next? (HH-DEC-14)"""

    __slots__ = ()


class NextTurn(Frame):
    """Who acts now is found afresh (HH-ORDER-9)."""

    __slots__ = ()


class TakeTurn(Frame):
    """A turn begins: the Spell is revealed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class ReplaceWild(Frame):
    """Every Wild Magic of the Spell is replaced (HH-WILD-1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class PickSlot(Question):
    """Which type does the Wild Magic become? (HH-DEC-10)"""

    __slots__ = ()


class StartOfTurn(Frame):
    """Treasures that work at the start of a turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Proceed(Frame):
    """The next component, if the turn goes on."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class Cast(Question):
    """What resolves next? (HH-DEC-8, HH-DEC-20)"""

    __slots__ = ()


class FinishTurn(Frame):
    """Spell cards go, kept Creatures stay (HH-TURN-10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
