"""The words of notation for what lies in the box; no language changes them."""

from typing import Final

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    VALUE_OF,
    colour_of_set,
    pack_of_set,
    values,
)
from spellhall.games.five_seals.box.scrolls import (
    ELEMENT_OF,
    FIRST_BINDING,
    IS_BINDING,
    PER_CIRCLE,
    SCROLL_COUNT,
    SPELL_OF,
)

ELEMENT_WORDS: Final = ["fire", "water", "air", "earth", "mind"]
MAGE_WORDS: Final = ["shaman", "witch", "seer", "sorcerer", "warlock"]
FAMILIAR_WORDS: Final = ["raven", "cat", "owl", "snake", "toad"]  # in the order of the mages

FIGURE_WORDS: Final = ["mage", "familiar"]


def node_word(players: int, node: int) -> str:
    """The node in notation: «4.K1»."""
    return BOARDS[players].names[node]


def die_word(die: int) -> str:
    """A die or a token: «air5»."""
    return f"{ELEMENT_WORDS[COLOUR_OF[die]]}{VALUE_OF[die]}"


def set_word(dice: int) -> str:
    """A set of dice with its colour: «air 5+3»."""
    shown = "+".join(map(str, values(pack_of_set(dice))))
    return f"{ELEMENT_WORDS[colour_of_set(dice)]} {shown}"


def _scroll_word(scroll: int) -> str:
    """«growth-air»; the second of two alike is «growth-air#2»."""
    if IS_BINDING[scroll]:
        return f"binding-{FAMILIAR_WORDS[scroll - FIRST_BINDING]}"
    word = f"{SPELL_OF[scroll].id}-{ELEMENT_WORDS[ELEMENT_OF[scroll]]}"
    return f"{word}#2" if SPELL_OF[scroll].circles.index(scroll // PER_CIRCLE) else word


SCROLL_WORDS: Final = [_scroll_word(scroll) for scroll in range(SCROLL_COUNT)]
