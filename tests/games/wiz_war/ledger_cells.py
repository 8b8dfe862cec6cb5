"""The cells of the ledger's card tables as the code would write them."""

from collections.abc import Callable
from typing import Any

from spellhall.games.wiz_war.box import terms as t_
from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.show.names import card_name
from spellhall.testing import Compared
from tests.games.wiz_war.ledger_words import ALL, CELLS, DURATIONS, LETTERS, RANGES, effect_cell

# -- The other columns of the cards ------------------------------------------------------------

Aimed = tuple[int, int, tuple[int, ...], tuple[int, ...], int]


def aimed(
    aims: int = t_.NOBODY,
    answers: int = t_.NO_ANSWER,
    weapons: tuple[int, ...] = (),
    modes: tuple[int, ...] = (),
    area: int = t_.ONE,
) -> Aimed:
    """What a row is aimed at: the card, what it answers, its weapons, its ways, its area."""
    return aims, answers, weapons, modes, area


# What the code may mean by a target of the ledger; the effect of the card says which.
TARGETS = {
    "spell targeting you": [aimed(answers=t_.SPELL_AT_ME)],
    "neutral spell": [aimed(answers=t_.NEUTRAL_SPELL)],
    "wizard": [aimed(aims=t_.WIZARD)],
    "OWC": [
        aimed(aims=t_.OWC, modes=(t_.OWC, t_.FIGURE)),
        aimed(weapons=(t_.OWC,)),
        aimed(aims=t_.OWC),
        aimed(weapons=(t_.OWC, t_.OWC)),
        aimed(),
    ],
    "own next spell": [aimed()],
    "border line": [
        aimed(aims=t_.FREE_LINE),
        aimed(aims=t_.CROSSED_LINE, answers=t_.CROSSING_ATTACK),
        aimed(aims=t_.FREE_LINE, answers=t_.WATER_SPELL),
    ],
    "wall or door": [aimed(aims=t_.WALL_OR_DOOR)],
    "non-instant spell": [aimed(aims=t_.SPELL)],
    "door": [aimed(aims=t_.DOORWAY), aimed()],
    "sector": [aimed(aims=t_.SECTORS), aimed(area=t_.SECTOR_ALL)],
    "": [aimed()],
    "enemy picking up your treasure": [aimed(answers=t_.TREASURE)],
    "wizard/creature": [aimed(aims=t_.FIGURE), aimed(aims=t_.GLIDE_VICTIM)],
    "self": [
        aimed(aims=t_.TWO_CARDS),
        aimed(),
        aimed(weapons=(t_.OWC,)),
        aimed(aims=t_.DIRECTION),
        aimed(answers=t_.ATTACK_AT_ME),
        aimed(weapons=(t_.SERVANT_THING,)),
        aimed(weapons=(t_.ENEMY_HAND,)),
        aimed(weapons=(t_.NOBODY,)),
    ],
    "spell": [aimed(answers=t_.SPELL_AT_ME, weapons=(t_.SPELL,))],
    "object": [aimed(weapons=(t_.OBJECT,))],
    "damage to you": [aimed(answers=t_.DAMAGE)],
    "wizard picking up your treasure": [aimed(aims=t_.WIZARD, answers=t_.TREASURE)],
    "4 empty squares": [aimed(aims=t_.FOUR_SQUARES)],
    "stone wall or border line": [aimed(aims=t_.WALL_OR_LINE)],
    "empty square": [
        aimed(aims=t_.EMPTY_SQUARE),
        aimed(aims=t_.OWN_SECTOR_SQUARE),
        aimed(aims=t_.BESIDE),
    ],
    "object/treasure on the board": [aimed(aims=t_.OBJECT_OR_TREASURE)],
    "square": [aimed(weapons=(t_.TACKS_SQUARE,)), aimed(aims=t_.SQUARE, area=t_.CROSS), aimed()],
    "line": [aimed(aims=t_.DIRECTION, area=t_.BOLT)],
    "OWC or self (then N)": [aimed(aims=t_.WASHED)],
    "game board": [aimed(answers=t_.ATTACK_AT_ME), aimed()],
    "any spell being cast": [aimed(answers=t_.ANY_SPELL)],
    "empty square within 3 (ignoring walls)": [aimed(aims=t_.NEAR_SQUARE)],
    "attack on you": [aimed(answers=t_.ATTACK_AT_ME)],
    "OWC or empty square": [aimed(aims=t_.OWC_OR_SQUARE)],
    "self/own creature": [
        aimed(aims=t_.OWN_FIGURE, answers=t_.ATTACK_AT_ME),
        aimed(aims=t_.OWN_ALONE),
        aimed(aims=t_.OWN_FIGURE),
        aimed(aims=t_.OWN_FIGURE, weapons=(t_.WIZARD,)),
    ],
    "item, treasure or OWC": [aimed(aims=t_.OWC, modes=(t_.REACHED_THING, t_.SQUARE, t_.OWC))],
    "self, wizard or creature": [aimed(aims=t_.ANY_FIGURE)],
    "stone wall": [aimed(aims=t_.STONE_WALL)],
    "counter aimed at your spell": [aimed(answers=t_.COUNTER_TO_MINE)],
    "attack spell targeting you": [aimed(answers=t_.ATTACK_SPELL_AT_ME)],
    "wizard/creature within 6 walking steps": [aimed(aims=t_.FIGURE)],
    "wall": [aimed(aims=t_.STONE_WALL)],
    "empty squares": [aimed(aims=t_.MIST_SQUARES)],
    "your death": [aimed(answers=t_.DEATH)],
    "self/wizard/creature": [aimed(aims=t_.ANY_FIGURE)],
    "creature": [
        aimed(aims=t_.OWN_CREATURE, modes=(t_.CREATURE_CARD, t_.OWN_CREATURE, t_.OWN_CREATURE))
    ],
    "neutral or summon spell": [aimed(answers=t_.NEUTRAL_SPELL)],
    "each enemy wizard/creature": [aimed(area=t_.SECTOR_ENEMIES)],
    "each other wizard/creature": [aimed(area=t_.SECTOR_OTHERS)],
    "own totem or creature": [aimed(aims=t_.OWN_CREATURE, modes=(t_.OWN_CREATURE, t_.OWN_TOTEM))],
    "straight orthogonal line of 3": [aimed(aims=t_.DIRECTION, area=t_.BREATH)],
    "attack spell on you": [aimed(answers=t_.ATTACK_SPELL_AT_ME)],
}


def target_cell(row: Card) -> str:
    cell = CELLS[f"WW-{row.id}"]["target"]
    tools = tuple(weapon.aims for weapon in row.weapons)
    found = aimed(row.aims, row.answers, tools, row.mode_aims, row.area)
    return cell if found in TARGETS[cell] else f"aimed at {found}"


def type_cell(row: Card) -> str:
    return "/".join(LETTERS[kind] for kind in row.types) + ("*" if row.beast else "")


def energy_cell(row: Card) -> str:
    if row.die:
        return f"d+{row.ev}" if row.ev else "d"
    return str(row.ev) if row.ev else ""


# Rows whose letter says where the thing goes or the line begins; target and effect say the rest.
REACHES = {
    "DR-4": "L",
    "DR-15": "C",
    "AL-11": "C",
    "EL-12": "C",
    "MY-4": "C",
    "CH-10": "S",
    "CJ-17": "C",
    "NE-11": "C",
    "MY-6": "C",
}


def range_cell(row: Card) -> str:
    if row.types[0] in (t_.ENERGY, t_.FLASH, t_.RANDOM):
        return ""
    if row.id in REACHES:
        return REACHES[row.id]
    if row.traits & t_.T_CREATURE:
        return "Ad"  # its square is picked when it comes
    if t_.ITEM in row.types and row.weapons:
        return " or ".join(RANGES[weapon.reach] for weapon in row.weapons)
    return RANGES[row.reach]


def duration_cell(row: Card) -> str:
    spent = row.types[0] in (t_.ENERGY, t_.FLASH, t_.RANDOM)
    return "" if spent else DURATIONS[row.lasts]


CARD_COLUMNS: dict[str, Callable[[Any], str]] = {
    "name": lambda row: card_name(CARD_OF.index(row)),
    "n": lambda row: str(row.copies),
    "T": type_cell,
    "EV": energy_cell,
    "R": range_cell,
    "target": target_cell,
    "D": duration_cell,
    "effect": effect_cell,
}
# Whether a row is public or our design: no program needs it, so the code does not know it.
OURS = {
    "AL": (1, 5),
    "TH": (20,),
    "HC": (1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13),
    "CH": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14),
    "NE": (1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14),
    "MY": (1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19),
    "TO": (2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    "DR": (2, 3, 4, 8, 9, 10, 11, 12, 15),
}


def source_cell(row: Card) -> str:
    school, number = row.id.split("-")
    if row.id == "DR-13":
        return "P/D"  # partly public
    return "D" if int(number) in OURS.get(school, ()) else "P"


def school(first: str) -> Compared:
    """The table of a school, by its first row."""
    prefix = first.removesuffix("1")
    rows = {f"WW-{row.id}": row for row in ALL if f"WW-{row.id}".startswith(prefix)}
    return Compared(first, lambda: rows, CARD_COLUMNS | {"src": source_cell})
