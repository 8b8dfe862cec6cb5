"""Names of scrolls, tokens, dice and spaces, for people."""

from functools import cache
from typing import Final

from spellhall.engine.wording import Texts
from spellhall.games.five_seals.box.board import BOARDS, SEGMENTS
from spellhall.games.five_seals.box.dice import (
    COLOUR_OF,
    VALUE_OF,
    dice_in,
)
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.scrolls import (
    ELEMENT_OF,
    FIRST_BINDING,
    IS_BINDING,
    SPELL_OF,
    STRENGTH_OF,
)
from spellhall.games.five_seals.box.seals import ON_BOARD, SEAL_ELEMENT, SEAL_STRENGTH, scroll_of
from spellhall.games.five_seals.choices import node_at
from spellhall.games.five_seals.state.state import Seals

TEXTS: Final = Texts.of("spellhall.games.five_seals.show")
ELEMENTS: Final[list[str]] = TEXTS.texts["elements"]
CIRCLES: Final[list[str]] = TEXTS.texts["circles"]
MAGE_NAMES: Final[list[str]] = TEXTS.texts["mages"]
FAMILIARS: Final[list[str]] = TEXTS.texts["familiars"]
ROOMS: Final[list[str]] = TEXTS.texts["segments"]


def spell_name(scroll: int) -> str:
    """«Growth»."""
    return TEXTS(f"spells.{SPELL_OF[scroll].id}.name")


@cache
def scroll_name(scroll: int) -> str:
    """«Growth of Air», «Binding of the Cat»."""
    if IS_BINDING[scroll]:
        return f"Binding of the {FAMILIARS[scroll - FIRST_BINDING]}"
    return f"{spell_name(scroll)} of {ELEMENTS[ELEMENT_OF[scroll]]}"


@cache
def scroll_text(scroll: int) -> str:
    """What a scroll does, in our words."""
    spell = SPELL_OF[scroll].id
    if ELEMENT_OF[scroll] == MIND:
        return TEXTS(f"spells.{spell}.mind")
    return TEXTS(f"spells.{spell}.text", element=ELEMENTS[ELEMENT_OF[scroll]])


def seal_name(seal: int) -> str:
    """«the Seal of Water 5» or «Growth of Air (5)»."""
    if seal >= ON_BOARD:
        scroll = scroll_of(seal)
        return f"{scroll_name(scroll)} ({STRENGTH_OF[scroll]})"
    return f"the Seal of {ELEMENTS[SEAL_ELEMENT[seal]]} {SEAL_STRENGTH[seal]}"


@cache
def space_name(players: int, node: int) -> str:
    """Where a node lies: «Crypt, east vault gate»."""
    board = BOARDS[players]
    segment = board.segments[node]
    if segment == 0:
        return TEXTS("spaces.C")
    return TEXTS(
        f"spaces.{board.locals[node]}", room=ROOMS[segment - 1], next=ROOMS[segment % SEGMENTS]
    )


def die_name(die: int) -> str:
    """«Air 5»."""
    return f"{ELEMENTS[COLOUR_OF[die]]} {VALUE_OF[die]}"


def set_name(dice: int) -> str:
    """A set of dice with its colour: «Air 5 + 3»."""
    return dice_name(dice_in(dice))


def dice_name(dice: tuple[int, ...]) -> str:
    """Dice of one colour: «Air 5 + 3»."""
    shown = " + ".join([str(VALUE_OF[die]) for die in dice])
    return f"{ELEMENTS[COLOUR_OF[dice[0]]]} {shown}"


def seal_at(s: Seals, space: int) -> str:
    """What lies on a space, and where that is: «the Seal of Water 5: Crypt, east vault gate»."""
    node = node_at(s, space)
    return f"{seal_name(s.seals[node])}: {space_name(len(s.players), node)}"
