"""The card tables against the ledger, row by row, and every energy card as energy."""

import re
from pathlib import Path

import pytest

from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.cards import CARD_OF, ROWS, SCHOOLS
from spellhall.games.wiz_war.box.terms import (
    ADJACENT,
    ANY_FIGURE,
    ANYWHERE,
    ATTACK,
    BESIDE,
    CASTER,
    COUNTER,
    CROSSED_LINE,
    DOORWAY,
    EMPTY_SQUARE,
    ENERGY,
    FIGURE,
    FLASH,
    FOUR_SQUARES,
    FREE_LINE,
    INSTANT,
    ITEM,
    MIST_SQUARES,
    NEUTRAL,
    OBJECT_OR_TREASURE,
    OWC,
    OWC_OR_SQUARE,
    OWN_ALONE,
    OWN_FIGURE,
    OWN_SECTOR_SQUARE,
    PERMANENT,
    RANDOM,
    SECTOR,
    SECTORS,
    SIGHT,
    SIX_STEPS,
    SPELL,
    STONE_WALL,
    T_CREATION,
    T_CREATURE,
    T_CURSE,
    T_FIRE,
    T_FORM,
    T_GLOBAL,
    T_HEX,
    T_LIGHTNING,
    T_MUNDANE,
    T_RELIC,
    T_STONE,
    T_TOTEM,
    T_WATER,
    TEMPORARY,
    TOUCH,
    WALL_OR_DOOR,
    WALL_OR_LINE,
    WASHED,
    WIZARD,
)
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.show.names import card_name
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

LEDGER = (Path(__file__).parents[4] / "docs/rules/wiz_war.md").read_text()
TYPES = {
    "A": ATTACK,
    "N": NEUTRAL,
    "C": COUNTER,
    "I": ITEM,
    "E": ENERGY,
    "F": FLASH,
    "R": RANDOM,
}
RANGES = {"C": CASTER, "Ad": ADJACENT, "L": SIGHT, "An": ANYWHERE, "S": SECTOR}
DURATIONS = {"": INSTANT, "I": INSTANT, "T": TEMPORARY, "P": PERMANENT}
TRAITS = {
    "Fire": T_FIRE,
    "Water": T_WATER,
    "Curse": T_CURSE,
    "Global": T_GLOBAL,
    "Transformation": T_FORM,
    "Mundane": T_MUNDANE,
    "Magic Stone": T_STONE,
    "Totem": T_TOTEM,
    "Relic": T_RELIC,
    "Hex": T_HEX,
    "SUMMON": T_CREATURE,
}
# Ranges that the table states otherwise than the ledger's letter, which the effect makes precise.
PRECISE = {
    "TH-7": SIX_STEPS,  # anywhere, but within six walking steps
    "NE-13": TOUCH,  # adjacent, walls and doors ignored
    "DR-4": CASTER,  # a direction, not a target
    "DR-15": ANYWHERE,  # whoever the flight can reach
}
ALL = [row for school, rows in zip(SCHOOLS, ROWS, strict=True) for row in rows if school != "black"]


def ledger_rows() -> dict[str, list[str]]:
    """The cells of every card table of the ledger."""
    found = {}
    for line in LEDGER.splitlines():
        match = re.fullmatch(r"\| WW-([A-Z]{2}-\d+) \| (.+) \|", line)
        if match:
            found[match[1]] = [cell.strip() for cell in match[2].split("|")]
    return {id: cells for id, cells in found.items() if len(cells) == 9}


TOLD = ledger_rows()


def test_the_ledger_tells_of_every_row_and_of_no_other() -> None:
    assert sorted(row.id for row in ALL) == sorted(TOLD)


@rule("WW-COMP-6", "WW-COMP-7", "WW-COMP-8", "WW-BES-1", "WW-GAP-2d")
def test_every_school_has_the_cards_that_its_heading_counts() -> None:
    headings = re.findall(r"^#### (\w+(?: Cantrip)?) \((\d+)", LEDGER, re.MULTILINE)
    told = {name.removesuffix(" Cantrip").lower(): int(count) for name, count in headings}
    counted = {
        school: sum(row.copies for row in rows) for school, rows in zip(SCHOOLS, ROWS, strict=True)
    }
    assert counted == {**told, "black": told["white"]}
    assert sum(counted.values()) == len(CARD_OF) == 312
    assert counted["white"] + counted["black"] + 6 * 24 == 168
    malefic, bestial = ("hexcraft", "chaos", "necromancy"), ("mythology", "totem", "draconic")
    assert [sum(counted[name] for name in names) for names in (malefic, bestial)] == [72, 72]
    assert ROWS[SCHOOLS.index("black")] == ROWS[SCHOOLS.index("white")]


# What the cell of the ledger for the target means; a number for each way to cast it.
AIMS = {
    "wizard": (WIZARD,),
    "wizard/creature": (FIGURE,),
    "OWC": (OWC,),
    "OWC or self (then N)": (WASHED,),
    "OWC or empty square": (OWC_OR_SQUARE,),
    "self, wizard or creature": (ANY_FIGURE,),
    "self/wizard/creature": (ANY_FIGURE,),
    "self/own creature": (OWN_FIGURE, OWN_ALONE),
    "empty square": (EMPTY_SQUARE, OWN_SECTOR_SQUARE, BESIDE),
    "empty squares": (MIST_SQUARES,),
    "4 empty squares": (FOUR_SQUARES,),
    "border line": (FREE_LINE, CROSSED_LINE),
    "wall": (STONE_WALL,),
    "stone wall": (STONE_WALL,),
    "wall or door": (WALL_OR_DOOR,),
    "stone wall or border line": (WALL_OR_LINE,),
    "door": (DOORWAY,),
    "non-instant spell": (SPELL,),
    "object/treasure on the board": (OBJECT_OR_TREASURE,),
    "sector": (SECTORS,),
}
# Shards find their targets, a storm takes the whole sector, wings whomever the flight can reach.
FREELY = ("CH-2", "CH-10", "DR-15")


AIMED = [
    row for row in ALL if ITEM not in row.types and row.id not in FREELY and TOLD[row.id][5] in AIMS
]


@rule("WW-GAP-2b", "WW-TGT-5", "WW-TGT-12")
@pytest.mark.parametrize("row", AIMED, ids=lambda row: row.id)
def test_every_spell_is_aimed_at_what_its_row_of_the_ledger_names(row: Card) -> None:
    assert row.aims in AIMS[TOLD[row.id][5]]
    assert (row.traits & T_HEX != 0) == (row.aims == OWN_SECTOR_SQUARE)
    assert (row.traits & T_TOTEM != 0) == (row.aims == BESIDE)


@rule("WW-GAP-2", "WW-GAP-2a", "WW-GAP-2c", "WW-GAP-2f", "WW-GAP-2g")
@pytest.mark.parametrize("row", ALL, ids=lambda row: row.id)
def test_every_card_is_as_its_row_of_the_ledger(row: Card) -> None:
    name, copies, types, energy, reach, _, lasts, _, effect = TOLD[row.id]
    assert row.copies == int(copies)
    assert row.types == tuple(TYPES[letter] for letter in types.replace("*", "").split("/"))
    assert row.beast == types.endswith("*")
    assert row.lasts == DURATIONS[lasts]
    die = energy.startswith("d")
    assert (row.die, row.ev) == (die, int(energy.removeprefix("d").removeprefix("+") or 0))
    card = CARD_OF.index(row)
    assert card_name(card) == name
    if row.weapons and row.types == (ITEM,):
        reaches = {RANGES[letter] for letter in reach.split(" or ")}
        assert reaches & {CASTER} or {weapon.reach for weapon in row.weapons} == reaches
    elif reach and not row.traits & T_CREATURE:  # a creature's square is picked when it comes
        assert row.reach == PRECISE.get(row.id, RANGES[reach])
    original = re.match(r"as WW-(\S+)", effect)
    if original:
        # The same verbs under another number.
        other = next(one for one in ALL if one.id == original[1])
        same = (row.does, row.modes, row.counters, row.mods, row.traits, row.aims, row.answers)
        assert same == (
            other.does,
            other.modes,
            other.counters,
            other.mods,
            other.traits,
            other.aims,
            other.answers,
        )
        return
    named = re.split(r"[.:]", effect)[0].split(", ")  # an effect begins with its traits
    for word, bit in TRAITS.items():
        assert bool(row.traits & bit) == (word in named), word
    assert bool(row.traits & T_LIGHTNING) == ("lightning" in effect and ITEM not in row.types)
    makes = "MAKE" in effect or "Totem" in named or "Hex" in named
    assert bool(row.traits & T_CREATION) == makes


ENERGIES = [
    pytest.param("CT-12", marks=rule("WW-CT-12")),
    pytest.param("AL-17", marks=rule("WW-AL-17")),
    pytest.param("AL-18", marks=rule("WW-AL-18")),
    pytest.param("CJ-18", marks=rule("WW-CJ-18")),
    pytest.param("CJ-19", marks=rule("WW-CJ-19")),
    pytest.param("EL-15", marks=rule("WW-EL-15")),
    pytest.param("EL-16", marks=rule("WW-EL-16")),
    pytest.param("ME-16", marks=rule("WW-ME-16")),
    pytest.param("MU-17", marks=rule("WW-MU-17")),
    pytest.param("MU-18", marks=rule("WW-MU-18")),
    pytest.param("TH-22", marks=rule("WW-TH-22")),
    pytest.param("HC-5", marks=rule("WW-HC-5")),
    pytest.param("CH-11", marks=rule("WW-CH-11")),
    pytest.param("CH-12", marks=rule("WW-CH-12")),
    pytest.param("NE-7", marks=rule("WW-NE-7")),
    pytest.param("NE-8", marks=rule("WW-NE-8")),
    pytest.param("MY-2", marks=rule("WW-MY-2")),
    pytest.param("MY-3", marks=rule("WW-MY-3")),
    pytest.param("DR-5", marks=rule("WW-DR-5")),
    pytest.param("DR-6", marks=rule("WW-DR-6")),
    pytest.param("DR-7", marks=rule("WW-DR-7")),
]


def test_no_energy_card_is_left_out() -> None:
    told = [param.values[0] for param in ENERGIES]
    assert told == [row.id for row in ALL if row.types[0] in (ENERGY, FLASH, RANDOM)]


@rule("WW-FLASH-1", "WW-FLASH-2", "WW-RAND-1", "WW-CARD-3")
@pytest.mark.parametrize("id", ENERGIES)
def test_every_energy_card_fuels_a_spell_and_all_but_flash_boost_speed(id: str) -> None:
    row = next(row for row in ALL if row.id == id)
    word = CARD_WORDS[CARD_OF.index(row)]
    told = re.match(r"(?:Flash )?(?:Random )?Energy \+?(\d)", TOLD[row.id][0])
    assert told is not None
    value = int(told[1]) + (3 if row.die else 0)
    die = (3,) if row.die else ()
    table = duel("powerthrust", alice={"hand": ["powerthrust", word]}, die=die)
    table.do("alice: cast powerthrust", f"fuel {word}", "at @1")
    assert table.life("bob") == 15 - (2 + value)
    table = duel(alice={"hand": [word]}, die=die)
    if FLASH in row.types:
        assert table.refuses(f"alice: boost {word}")
    else:
        table.do(f"alice: boost {word}")
        assert table.mp() == 3 + value
