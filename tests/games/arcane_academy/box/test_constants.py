"""Numbers that only tell things apart are counted from nought, and ways are single bits."""

from types import ModuleType

import pytest

from spellhall.games.arcane_academy.box import design, tiles, verbs
from tests.games.constants import check_bits, check_facts, check_in_order, check_reasons


@pytest.mark.parametrize(
    ("module", "first", "last"),
    [
        (design, "SPELL", "ALWAYS"),
        (verbs, "WILL", "SHARD"),
        (verbs, "COLLECT", "CHAOS"),
        (verbs, "CHOSEN", "EACH"),
        (verbs, "THIS", "ANY"),
        (verbs, "CARD_ROW", "TILE_ROW"),
        (verbs, "ITEMS", "LINKS"),
        (verbs, "RESTED", "ITEM_DONE"),
    ],
)
def test_what_is_told_apart_by_a_number_is_counted_from_nought(
    module: ModuleType, first: str, last: str
) -> None:
    check_in_order(module, first, last)


def test_ways_are_single_bits_and_reasons_have_numbers_of_their_own() -> None:
    check_bits(tiles, "N", "W")
    check_reasons("arcane_academy")


def test_facts_are_counted_from_nought_or_may_be_none() -> None:
    check_facts("arcane_academy")
