"""Everything that can be pending in Five Seals of Magic: the table of contents of the rules."""

from typing import Final

from spellhall.engine.frames import Frame, Question

# -- Set-up and rounds (rules/rounds.py) ---------------------------------------------------------


class PickMage(Question):
    """Which mage? (FS-DEC-2)"""

    __slots__ = ()


class TakeDie(Question):
    """Which die from the supply, for the coming round? (FS-DEC-4)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left


class StartRound(Frame):
    """Everybody rolls, then the first player begins."""

    __slots__ = ()


class Finish(Frame):
    """A seat's round is over (FS-ROUND-5)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class EndRound(Frame):
    """All are finished: the end is tested, or a new round is prepared."""

    __slots__ = ()


# -- Turns and breaking (rules/turn.py) ----------------------------------------------------------


class NextTurn(Frame):
    """The turn passes to the next active seat to the left."""

    __slots__ = ()


class TakeTurn(Question):
    """Use a scroll, break a seal, or give up if nothing can be broken (FS-DEC-5, FS-DEC-7)."""

    __slots__ = ()


class PayDice(Question):
    """Which dice break the seal? (FS-DEC-7)"""

    __slots__ = ("by_familiar", "node", "passing")

    def __init__(self, seat: int, node: int, by_familiar: bool, passing: int) -> None:
        super().__init__(seat)
        self.node: Final = node
        self.by_familiar: Final = by_familiar  # Binding, option 2
        self.passing: Final = passing  # what the way ignores: -1, a token's node, 1000 + figure


class KeepToken(Question):
    """Does a broken token go on an Absorption scroll? (FS-DEC-8)"""

    __slots__ = ()


class EndTurn(Frame):
    """Without dice the seat is finished; then the next turn."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


# -- Using scrolls (rules/using.py) --------------------------------------------------------------


class TurnDown(Frame):
    """A scroll has been used and turns face down."""

    __slots__ = ("owner", "scroll")

    def __init__(self, owner: int, scroll: int) -> None:
        self.owner: Final = owner
        self.scroll: Final = scroll


class UseQuestion(Question):
    """A question within the use of a scroll (FS-DEC-6)."""

    __slots__ = ("scroll",)

    def __init__(self, seat: int, scroll: int) -> None:
        super().__init__(seat)
        self.scroll: Final = scroll  # whose effect it is


class PickColour(UseQuestion):
    """A Mind scroll: which colour of dice?"""

    __slots__ = ()


class PickOpponent(UseQuestion):
    """Which opponent?"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, scroll: int, colour: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour


# -- Circle of Might and Binding (rules/might.py) ------------------------------------------------


class BindHow(UseQuestion):
    """Binding: join the mage, or break a token?"""

    __slots__ = ()


class BindTarget(UseQuestion):
    """Which token does the familiar break?"""

    __slots__ = ()


class BindRaise(UseQuestion):
    """Variant: which die shows one more?"""

    __slots__ = ()


class ChangeInto(UseQuestion):
    """Change: into which colour?"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, scroll: int, colour: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour


class ChangeDice(UseQuestion):
    """Change: which dice?"""

    __slots__ = ("colour", "into")

    def __init__(self, seat: int, scroll: int, colour: int, into: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour
        self.into: Final = into


class RenewDice(UseQuestion):
    """Renewal: which dice are rolled again?"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, scroll: int, colour: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour


class RaiseDice(UseQuestion):
    """Strengthening: which dice show more?"""

    __slots__ = ("colour",)

    def __init__(self, seat: int, scroll: int, colour: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour


# -- Circle of Spaces (rules/spaces.py) ----------------------------------------------------------


class SwapFirst(UseQuestion):
    """Swap and Exchange: which token?"""

    __slots__ = ()


class SwapSecond(UseQuestion):
    """Swap and Exchange: for which other token?"""

    __slots__ = ("node",)

    def __init__(self, seat: int, scroll: int, node: int) -> None:
        super().__init__(seat, scroll)
        self.node: Final = node


class AbsorbInto(UseQuestion):
    """Absorption: which die gets the strength of the token?"""

    __slots__ = ()


class Disintegrate(UseQuestion):
    """Which token leaves the board?"""

    __slots__ = ()


class RearrangeFirst(UseQuestion):
    """Rearrangement: which scroll of the element?"""

    __slots__ = ()


class RearrangeSecond(UseQuestion):
    """Rearrangement: for which other scroll?"""

    __slots__ = ("node",)

    def __init__(self, seat: int, scroll: int, node: int) -> None:
        super().__init__(seat, scroll)
        self.node: Final = node


# -- Circle of Conflict (rules/conflict.py) ------------------------------------------------------


class DeceiveTheirs(UseQuestion):
    """Deception: which die of an opponent?"""

    __slots__ = ()


class DeceiveOwn(UseQuestion):
    """Deception: for which own die?"""

    __slots__ = ("die", "victim")

    def __init__(self, seat: int, scroll: int, victim: int, die: int) -> None:
        super().__init__(seat, scroll)
        self.victim: Final = victim
        self.die: Final = die


class AlterOwn(UseQuestion):
    """Alteration: which own dice rise?"""

    __slots__ = ("colour", "victim")

    def __init__(self, seat: int, scroll: int, colour: int, victim: int) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour
        self.victim: Final = victim


class AlterTheirs(UseQuestion):
    """Alteration: which dice of the opponent fall?"""

    __slots__ = ("colour", "raised", "victim")

    def __init__(self, seat: int, scroll: int, colour: int, victim: int, raised: bool) -> None:
        super().__init__(seat, scroll)
        self.colour: Final = colour
        self.victim: Final = victim
        self.raised: Final = raised  # own dice rose, so that nothing more needs to change


class TransferTheirs(UseQuestion):
    """Transfer: which scroll of an opponent?"""

    __slots__ = ()


class TransferOwn(UseQuestion):
    """Transfer: for which own scroll?"""

    __slots__ = ("theirs", "victim")

    def __init__(self, seat: int, scroll: int, victim: int, theirs: int) -> None:
        super().__init__(seat, scroll)
        self.victim: Final = victim
        self.theirs: Final = theirs


class GiveDie(UseQuestion):
    """Theft: the victim picks the die (FS-DEC-9)."""

    __slots__ = ("thief",)

    def __init__(self, seat: int, scroll: int, thief: int) -> None:
        super().__init__(seat, scroll)
        self.thief: Final = thief


class Exploit(UseQuestion):
    """Exploitation: which scroll of an opponent?"""

    __slots__ = ()


# -- Circle of Movement (rules/movement.py) ------------------------------------------------------


class SendTo(UseQuestion):
    """Dispatch: to which token?"""

    __slots__ = ()


class PostAt(UseQuestion):
    """Guardian: on which scroll?"""

    __slots__ = ()


class PassWhat(UseQuestion):
    """Leap and Teleportation: which token or figure is passed? (FS-DEC-12)"""

    __slots__ = ()


class PassTarget(UseQuestion):
    """Leap and Teleportation: what is broken beyond it? (FS-DEC-12)"""

    __slots__ = ("passed",)

    def __init__(self, seat: int, scroll: int, passed: int) -> None:
        super().__init__(seat, scroll)
        self.passed: Final = passed  # node of the token, or 1000 + figure


class SpeedFirst(UseQuestion):
    """Speed: the first target."""

    __slots__ = ()


class SpeedSecond(UseQuestion):
    """Speed: the second target, broken without dice (FS-DEC-11)."""

    __slots__ = ()
