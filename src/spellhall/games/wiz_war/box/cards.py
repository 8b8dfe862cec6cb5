"""All 312 cards, numbered in the order of the ledger, and flat tables of what the rules ask.

The cards of packs are counted after them; each belongs to a school.
"""

from dataclasses import replace
from typing import Final

from spellhall.engine.packs.shelf import Shelved, cards_under, take
from spellhall.games.wiz_war.box.card_form import Card
from spellhall.games.wiz_war.box.counter_verbs import Backlash, Cancel
from spellhall.games.wiz_war.box.modifier_keys import SEALED, STUCK
from spellhall.games.wiz_war.box.pack_form import form
from spellhall.games.wiz_war.box.schools.alchemy import ALCHEMY
from spellhall.games.wiz_war.box.schools.bestial import DRACONIC, MYTHOLOGY, TOTEM_SCHOOL
from spellhall.games.wiz_war.box.schools.cantrip import CANTRIP
from spellhall.games.wiz_war.box.schools.conjuring import CONJURING
from spellhall.games.wiz_war.box.schools.elemental import ELEMENTAL
from spellhall.games.wiz_war.box.schools.malefic import CHAOS, HEXCRAFT, NECROMANCY
from spellhall.games.wiz_war.box.schools.mentalism import MENTALISM
from spellhall.games.wiz_war.box.schools.mutation import MUTATION
from spellhall.games.wiz_war.box.schools.thaumaturgy import THAUMATURGY
from spellhall.games.wiz_war.box.terms import (
    AROUND,
    ATTACK,
    COUNTER,
    ENERGY,
    FLASH,
    ITEM,
    NEUTRAL,
    NO_ANSWER,
    RANDOM,
    TARGET,
    TEMPORARY,
)
from spellhall.games.wiz_war.box.verbs import (
    Blink,
    Deal,
    Glide,
    N,
    Roll,
    Split,
    Stray,
    Summon,
    SwapPlaces,
    Swoop,
    Verb,
)

SCHOOLS: Final = (
    "white",
    "black",
    "alchemy",
    "conjuring",
    "elemental",
    "mentalism",
    "mutation",
    "thaumaturgy",
    "hexcraft",
    "chaos",
    "necromancy",
    "mythology",
    "totem",
    "draconic",
)
WHITE: Final = 0
BLACK: Final = 1
BASE: Final = range(2, 8)
MALEFIC: Final = range(8, 11)
BESTIAL: Final = range(11, 14)


def _amounts(verbs: tuple[Verb, ...]) -> list[N]:
    found: list[N] = []
    for verb in verbs:
        if isinstance(verb, Roll):
            for part in verb.lists:
                found += _amounts(part)
        elif isinstance(verb, (Split, Backlash)):
            found.append(N(energy=isinstance(verb, Split)))
        elif isinstance(verb, Deal):
            found.append(verb.n)
            found += _amounts(verb.hurt)
        elif hasattr(verb, "n") and isinstance(verb.n, N):
            found.append(verb.n)
    return found


def _finished(row: Card) -> Card:
    """The row with `uses_energy` set: fuel matters if the text asks for it (WW-NRG-4)."""
    verbs = row.does + row.counters + tuple(verb for mode in row.modes for verb in mode)
    matters = (
        row.lasts == TEMPORARY
        or row.darts
        or row.uses_energy
        or any(amount.energy for amount in _amounts(verbs))
    )
    return replace(row, uses_energy=matters)


_TABLES: Final = (
    CANTRIP,
    CANTRIP,
    ALCHEMY,
    CONJURING,
    ELEMENTAL,
    MENTALISM,
    MUTATION,
    THAUMATURGY,
    HEXCRAFT,
    CHAOS,
    NECROMANCY,
    MYTHOLOGY,
    TOTEM_SCHOOL,
    DRACONIC,
)
ROWS: Final[list[tuple[Card, ...]]] = [tuple(_finished(row) for row in table) for table in _TABLES]
CARD_OF: Final[list[Card]] = []  # by card
SCHOOL_OF: Final[list[int]] = []


def _lay_out(school: int, row: Card) -> None:
    """Give the next numbers to all copies of a row."""
    for _ in range(row.copies):
        CARD_OF.append(row)
        SCHOOL_OF.append(school)


for _school in range(len(SCHOOLS)):
    for _row in ROWS[_school]:
        _lay_out(_school, _row)
BOX_CARDS: Final = len(CARD_OF)
FORM: Final = form(SCHOOLS, [row.icon for row in CARD_OF])
PACKS: Final[tuple[Shelved, ...]] = take(FORM, BOX_CARDS)
for _pack in PACKS:
    for _school, _row in _pack.rows:
        ROWS[_school] = (*ROWS[_school], _finished(_row))
        _lay_out(_school, ROWS[_school][-1])
CARD_COUNT: Final = len(CARD_OF)

EV_OF: Final = [row.ev for row in CARD_OF]
DIE_OF: Final = [row.die for row in CARD_OF]
HAS_ENERGY: Final = [row.ev > 0 or row.die for row in CARD_OF]
BOOSTS: Final = [row.types[0] != FLASH and (row.ev > 0 or row.die) for row in CARD_OF]
TRAITS_OF: Final = [row.traits for row in CARD_OF]
LASTS_OF: Final = [row.lasts for row in CARD_OF]
MODS_OF: Final = [row.mods for row in CARD_OF]
KEYS_OF: Final = [sum([1 << key for key, _ in row.mods]) for row in CARD_OF]  # as bits
GLUES: Final = [(STUCK, 1) in row.mods for row in CARD_OF]
SEALS: Final = [(SEALED, 1) in row.mods for row in CARD_OF]
IS_ITEM: Final = [ITEM in row.types for row in CARD_OF]
IS_ATTACK: Final = [ATTACK in row.types for row in CARD_OF]
IS_NEUTRAL: Final = [NEUTRAL in row.types for row in CARD_OF]
MOVES_CASTER: Final = [
    any(isinstance(verb, (Blink, Glide, Stray, SwapPlaces, Swoop)) for verb in row.does)
    for row in CARD_OF
]
TELEPORTS: Final = [
    any(isinstance(verb, (Blink, Stray, SwapPlaces)) for verb in row.does) for row in CARD_OF
]
IS_COUNTER: Final = [COUNTER in row.types for row in CARD_OF]
IS_ENERGY: Final = [row.types[0] in (ENERGY, FLASH, RANDOM) for row in CARD_OF]
ANSWERS_OF: Final = [row.answers for row in CARD_OF]
SUMMONS: Final = [
    row.does[0].kind if row.does and isinstance(row.does[0], Summon) else -1 for row in CARD_OF
]
CANCELS: Final = [any(isinstance(verb, (Cancel, Roll)) for verb in row.counters) for row in CARD_OF]
ANSWERING: Final = [card for card in range(CARD_COUNT) if ANSWERS_OF[card] != NO_ANSWER]
_KINDS: Final = [(row.answers, row.reach, row.traits, row.certain, row.counters) for row in CARD_OF]
ANSWERS_LIKE: Final = {
    card: _KINDS.index(_KINDS[card]) for card in ANSWERING
}  # the first such card


def _spills(verbs: tuple[Verb, ...]) -> bool:
    """Whether figures beside the target are touched too."""
    return any(
        getattr(verb, "to", TARGET) == AROUND or _spills(getattr(verb, "hurt", ()))
        for verb in verbs
    )


SPILLS: Final = [_spills(row.does) for row in CARD_OF]  # those beside are targets (WW-MULT-1)


def cards_with(packs: list[str]) -> list[int]:
    """The 312 cards of the box and those of the packs that lie on the table."""
    return [*range(BOX_CARDS), *cards_under(PACKS, packs)]


def cards_of_school(school: int) -> list[int]:
    """All cards of a school, those of packs included."""
    return [card for card in range(CARD_COUNT) if SCHOOL_OF[card] == school]
