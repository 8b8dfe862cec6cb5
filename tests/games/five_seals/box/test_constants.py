"""Numbers that only tell things apart are counted from nought."""

from types import ModuleType

import pytest

from spellhall.games.five_seals.box import board, effects, elements
from spellhall.games.five_seals.rules.scrolls import using
from spellhall.games.five_seals.state import figures
from tests.games.constants import check_facts, check_in_order, check_reasons


@pytest.mark.parametrize(
    ("module", "first", "last"),
    [
        (board, "OPEN", "SCROLL_BOX"),
        (effects, "STRENGTH", "COLOUR"),
        (effects, "TOKEN", "FIGURE"),
        (elements, "FIRE", "MIND"),
        (figures, "MAGE", "FIGURES"),
        (using, "GOES_ON", "DEPENDS"),
    ],
)
def test_what_is_told_apart_by_a_number_is_counted_from_nought(
    module: ModuleType, first: str, last: str
) -> None:
    check_in_order(module, first, last)


def test_every_reason_has_a_number_and_words_of_its_own() -> None:
    check_reasons("five_seals")


def test_facts_are_counted_from_nought_or_may_be_none() -> None:
    check_facts("five_seals")
