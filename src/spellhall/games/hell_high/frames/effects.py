"""What a card does (rules/effects/)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame, Question
from spellhall.games.hell_high.box.cards import NO_CARD, WHOLE


@frame
class Perform(Frame):
    """Do the verbs of a part of a card, from one of its clauses on."""

    seat: int
    card: int
    part: int = WHOLE
    clause: int = 0  # place in the list of the part
    targets: tuple[int, ...] = ()
    lower: bool = False  # the target had lower status when it was chosen


@frame
class PickTarget(Question):
    """Whom does it hit? (HH-DEC-9, HH-DEC-16)"""

    card: int
    part: int
    clause: int  # which takes aim


@frame
class PickTreasure(Question):
    """Which Treasure is taken or destroyed? (HH-DEC-13)"""

    target: int
    steal: bool
    card: int = NO_CARD  # that does it


@frame
class PickCreature(Question):
    """Which Creature is destroyed? (HH-DEC-16)"""

    target: int
    card: int = NO_CARD  # that does it


@frame
class DropComponent(Question):
    """Which component do you give up? (HH-DEC-11)"""

    bully: int
    card: int = NO_CARD  # that bullies


@frame
class AfterBully(Frame):
    """Treasures that work when a Bully happened."""

    seat: int
    target: int


@frame
class DiscardOne(Question):
    """Which hand card do you discard? (HH-DEC-19)"""

    card: int = NO_CARD  # that asks for it


@frame
class DiscardAnswers(Frame):
    """What was chosen face down is discarded together."""

    card: int = NO_CARD  # that asked for it


@frame
class ChooseLastingGlyph(Question):
    """Which glyph does the lasting card count as? (HH-DEC-18)"""

    card: int


@frame
class ChooseGrudge(Question):
    """Against whom is the grudge? (HH-DEC-18)"""

    card: int
