"""What can be pending of a text that is carried out (rules/effects)."""

from spellhall.engine.machine.declare import frame
from spellhall.engine.machine.frames import Frame


@frame
class Perform(Frame):
    """Carry out a text, from one of its effects on."""

    seat: int
    text: str  # which part of a card (box/texts.py), and
    card: int  # of which spell, disaster, room or character
    at: int  # which effect of the text


@frame
class GoOn(Perform):
    """An effect goes on, after a choice or with the next of its targets."""

    step: str  # what comes now (rules/effects/perform.py)
    n: int = 0  # what the step counts: targets, cards, wizards, a level or an item
    chosen: tuple[int, ...] = ()  # in this effect, before


@frame
class LoseOne(Frame):
    """A wizard is asked for a glyph to lose."""

    seat: int
    why: str
    to: int  # who gains it, or NONE


@frame
class GiveUp(Frame):
    """The glyph just chosen goes."""

    seat: int
    to: int  # who gains it, or NONE
    why: str = ""  # as the question says


@frame
class Receive(Frame):
    """A wizard gains a glyph just chosen."""

    seat: int
