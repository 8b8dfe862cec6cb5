"""How the things of the box are called: in notation, and on the screen."""

from typing import Final

from spellhall.engine.naming import numbered
from spellhall.games.hell_high.box.cards import CARD_OF

# -- In notation -----------------------------------------------------------------------------------

CARD_WORDS: Final = numbered([card.word for card in CARD_OF])
KIND_WORDS: Final = ("source", "quality", "delivery", "wild", "treasure", "dead")
GLYPH_WORDS: Final = ("arcane", "dark", "elemental", "illusion", "primal")
WIZARD_WORDS: Final = (
    "principal-pandemona",
    "chad-thunderlocker",
    "wendy-whirlybaton",
    "norbert-numbercrunch",
    "ophelia-eyeliner",
    "gristle-the-lunch-lord",
    "skids-mcboard",
    "professor-papercut",
    "mop-mortimer",
)
WIZARDS: Final = len(WIZARD_WORDS)

# -- On the screen ---------------------------------------------------------------------------------

STOP: Final = "stop"  # the one button that passes or ends


def a_card(card: int) -> str:
    """A card, wherever it lies."""
    return f"card:{card}"


def a_seat(seat: int) -> str:
    """A wizard at the table."""
    return f"seat:{seat}"


def a_slot(slot: int) -> str:
    """A place in a Spell, or a type of card."""
    return f"slot:{slot}"
