"""Everything that can be pending in Five Seals of Magic: the table of contents of the rules."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question

# -- Set-up and rounds (rules/rounds.py) ---------------------------------------------------------


@frame
class PickMage(Question):
    """Which mage? (FS-DEC-2)"""


@frame
class TakeDie(Question):
    """Which die from the supply, for the coming round? (FS-DEC-4)"""

    left: int


@frame
class StartRound(Frame):
    """Everybody rolls, then the first player begins."""


@frame
class Finish(Frame):
    """A seat's round is over (FS-ROUND-5)."""

    seat: int


@frame
class EndRound(Frame):
    """All are finished: the end is tested, or a new round is prepared."""


# -- Turns and breaking (rules/turn.py, breaking.py) ---------------------------------------------


@frame
class NextTurn(Frame):
    """The turn passes to the next active seat to the left."""


@frame
class TakeTurn(Question):
    """Use a scroll, break a seal, or give up if nothing can be broken (FS-DEC-5, FS-DEC-7)."""


@frame
class PayDice(Question):
    """Which dice break the seal? (FS-DEC-7)"""

    node: int
    by_familiar: bool  # Binding, option 2
    passing: int  # token or figure on the way, or NOTHING: state/figures.py


@frame
class KeepToken(Question):
    """Does a broken token go on an Absorption scroll? (FS-DEC-8)"""


@frame
class EndTurn(Frame):
    """Without dice the seat is finished; then the next turn."""

    seat: int


# -- Using scrolls (rules/scrolls/using.py) ------------------------------------------------------


@frame
class TurnDown(Frame):
    """A scroll has been used and turns face down."""

    owner: int
    scroll: int


@frame
class UseQuestion(Question):
    """A question within the use of a scroll (FS-DEC-6)."""

    scroll: int  # whose effect it is


@frame
class PickColour(UseQuestion):
    """A Mind scroll: which colour of dice?"""


@frame
class PickOpponent(UseQuestion):
    """Which opponent?"""

    colour: int


# -- Binding and Circle of Might (rules/scrolls/binding.py, might.py) ----------------------------


@frame
class BindHow(UseQuestion):
    """Binding: join the mage, or break a token?"""


@frame
class BindTarget(UseQuestion):
    """Which token does the familiar break?"""


@frame
class BindRaise(UseQuestion):
    """Variant: which die shows one more?"""


@frame
class ChangeInto(UseQuestion):
    """Change: into which colour?"""

    colour: int


@frame
class ChangeDice(UseQuestion):
    """Change: which dice?"""

    colour: int
    into: int


@frame
class RenewDice(UseQuestion):
    """Renewal: which dice are rolled again?"""

    colour: int


@frame
class RaiseDice(UseQuestion):
    """Strengthening: which dice show more?"""

    colour: int


# -- Circle of Spaces (rules/scrolls/spaces.py) --------------------------------------------------


@frame
class SwapFirst(UseQuestion):
    """Swap and Exchange: which token?"""


@frame
class SwapSecond(UseQuestion):
    """Swap and Exchange: for which other token?"""

    node: int


@frame
class AbsorbInto(UseQuestion):
    """Absorption: which die gets the strength of the token?"""


@frame
class Disintegrate(UseQuestion):
    """Which token leaves the board?"""


@frame
class RearrangeFirst(UseQuestion):
    """Rearrangement: which scroll of the element?"""


@frame
class RearrangeSecond(UseQuestion):
    """Rearrangement: for which other scroll?"""

    node: int


# -- Circle of Conflict (rules/scrolls/conflict_over_dice.py, conflict_over_scrolls.py) ----------


@frame
class DeceiveTheirs(UseQuestion):
    """Deception: which die of an opponent?"""


@frame
class DeceiveOwn(UseQuestion):
    """Deception: for which own die?"""

    victim: int
    die: int


@frame
class AlterOwn(UseQuestion):
    """Alteration: which own dice rise?"""

    colour: int
    victim: int


@frame
class AlterTheirs(UseQuestion):
    """Alteration: which dice of the opponent fall?"""

    colour: int
    victim: int
    raised: bool  # own dice rose, so that nothing more needs to change


@frame
class TransferTheirs(UseQuestion):
    """Transfer: which scroll of an opponent?"""


@frame
class TransferOwn(UseQuestion):
    """Transfer: for which own scroll?"""

    victim: int
    theirs: int


@frame
class GiveDie(UseQuestion):
    """Theft: the victim picks the die (FS-DEC-9)."""

    thief: int


@frame
class Exploit(UseQuestion):
    """Exploitation: which scroll of an opponent?"""


# -- Circle of Movement (rules/scrolls/movement.py) ----------------------------------------------


@frame
class SendTo(UseQuestion):
    """Dispatch: to which token?"""


@frame
class PostAt(UseQuestion):
    """Guardian: on which scroll?"""


@frame
class PassWhat(UseQuestion):
    """Leap and Teleportation: which token or figure is passed? (FS-DEC-12)"""


@frame
class PassTarget(UseQuestion):
    """Leap and Teleportation: what is broken beyond it? (FS-DEC-12)"""

    passed: int  # token or figure: state/figures.py


@frame
class SpeedFirst(UseQuestion):
    """Speed: the first target."""


@frame
class SpeedSecond(UseQuestion):
    """Speed: the second target, broken without dice (FS-DEC-11)."""
