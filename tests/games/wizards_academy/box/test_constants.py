"""Numbers that only tell things apart are counted from nought."""

from types import ModuleType

import pytest

from spellhall.games.wizards_academy.box import (
    effects,
    kinds,
    meetings,
    people,
    rooms,
    scenarios,
    wizard_effects,
)
from spellhall.games.wizards_academy.state import paths, state
from tests.games.constants import check_facts, check_in_order, check_reasons


@pytest.mark.parametrize(
    ("module", "first", "last"),
    [
        (effects, "HERE", "MARKED"),
        (effects, "EACH", "FREELY"),
        (effects, "NEVER", "PRESENT"),
        (kinds, "FIRE", "PORTAL"),
        (kinds, "AUGMENTATION", "SANCTUARY"),
        (meetings, "DOUSE", "ATTACK"),
        (people, "ORLA", "NOBODY"),
        (rooms, "NORTH", "WEST"),
        (rooms, "CRYSTAL", "ROOMS"),
        (scenarios, "BASIC", "GRADUATION"),
        (wizard_effects, "SELF", "EVERYBODY"),
        (wizard_effects, "ROBE", "STAFF"),
        (paths, "ADJOINING", "ADJACENT"),
        (state, "GOES_ON", "HOPELESS"),
        (state, "SAFE", "PORTALS"),
        (state, "TURN_BEGINS", "THIS_TURN_ENDS"),
        (state, "MOVE", "MAGIC"),
    ],
)
def test_what_is_told_apart_by_a_number_is_counted_from_nought(
    module: ModuleType, first: str, last: str
) -> None:
    check_in_order(module, first, last)


def test_every_reason_has_a_number_and_words_of_its_own() -> None:
    check_reasons("wizards_academy")
    assert kinds.PORTAL + 8 <= kinds.GUARD  # eight colours of portals lie between
    assert meetings.ATTACK + kinds.PORTAL < meetings.ICE_RING


def test_facts_are_counted_from_nought_or_may_be_none() -> None:
    check_facts("wizards_academy")
