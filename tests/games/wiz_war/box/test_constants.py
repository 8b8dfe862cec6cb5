"""Numbers that only tell things apart are all different, and flags are single bits."""

from types import ModuleType

import pytest

from spellhall.games.wiz_war.box import cards, modifier_keys, terms
from spellhall.games.wiz_war.box.cards import CARD_COUNT
from spellhall.games.wiz_war.box.maze import board
from spellhall.games.wiz_war.box.terms import THING_WORDS
from spellhall.games.wiz_war.choices import kinds
from spellhall.games.wiz_war.frames import casting
from spellhall.games.wiz_war.rules.effects import displacing, taking
from spellhall.games.wiz_war.rules.moving import forced
from spellhall.games.wiz_war.state import numbers
from tests.games.constants import (
    check_apart,
    check_bits,
    check_facts,
    check_in_order,
    check_reasons,
)


@pytest.mark.parametrize(
    ("module", "first", "last"),
    [
        (terms, "ATTACK", "RANDOM"),
        (terms, "CASTER", "WITHIN_3"),
        (terms, "INSTANT", "PERMANENT"),
        (terms, "PHYSICAL", "MAGICAL"),
        (terms, "PLAIN", "LIGHTNING"),
        (terms, "TARGET", "COUNTERED"),
        (terms, "NO_ANSWER", "DEATH"),
        (terms, "NOTHING", "TOTEMS"),
        (terms, "DROPPED_ITEM", "TACKS"),
        (terms, "BOGGART", "DRAKE"),
        (terms, "KEEPS", "SPENT"),
        (terms, "CORNER", "FUEL"),
        (terms, "ONE", "SECTOR_ALL"),
        (board, "NORTH", "WEST"),
        (board, "FREE", "MADE_DOOR"),
        (cards, "WHITE", "BLACK"),
        (casting, "CAST_WINDOW", "DEATH_WINDOW"),
        (taking, "DROPS", "KEEPS_ONE"),
        (displacing, "TO_BLINK", "TO_SWOOP"),
        (forced, "BY_CASTER", "BY_TELEPORT"),
        (numbers, "GOING_ON", "TURN_LIMIT"),
    ],
)
def test_what_is_told_apart_by_a_number_is_counted_from_nought(
    module: ModuleType, first: str, last: str
) -> None:
    check_in_order(module, first, last)


def test_aims_forms_and_modifiers_have_numbers_of_their_own() -> None:
    check_apart(terms, "NOBODY", "OWN_ALONE")
    check_in_order(terms, "BIG_MAN", "MIST", 1)
    keys = [value for name, value in vars(modifier_keys).items() if name.isupper()]
    assert len(set(keys)) == len(keys) > 50
    assert len(THING_WORDS) == terms.TACKS + 1


def test_traits_and_optional_rules_are_single_bits() -> None:
    check_bits(terms, "T_FIRE", "T_CREATION")
    check_bits(numbers, "UNCLUTTERED", "FLASH_BESTIAL")


def test_every_reason_has_a_number_and_words_of_its_own() -> None:
    check_reasons("wiz_war")


def test_what_can_be_aimed_at_has_room_below_the_next_kind() -> None:
    offsets = [value for name, value in vars(numbers).items() if name.startswith("AT_")]
    assert all(value % 100 == 0 for value in (*offsets, numbers.CARRIED))
    assert max(kinds.MOST_SEATS, numbers.BEAST + terms.DRAKE) < numbers.AT_SQUARE
    assert kinds.MOST_SEATS <= numbers.BEAST
    for kind, most, following in (
        (numbers.AT_SQUARE, kinds.MOST_SQUARES, numbers.AT_LINE),
        (numbers.AT_LINE, kinds.MOST_LINES, numbers.AT_THING),
        (numbers.AT_THING, kinds.MOST_THINGS, numbers.AT_SPELL),
        (numbers.AT_SPELL, CARD_COUNT, numbers.AT_TREASURE),
        (numbers.AT_TREASURE, 2 * kinds.MOST_SEATS, numbers.AT_SECTOR),
        (numbers.AT_SECTOR, kinds.MOST_SEATS, numbers.AT_WAY),
        (numbers.AT_WAY, 4, numbers.AT_CARD),
    ):
        assert kind + most <= following
    assert kinds.MOST_SQUARES <= numbers.CARRIED


def test_facts_are_counted_from_nought_or_may_be_none() -> None:
    check_facts("wiz_war", "Target", "Mode")
