"""Numbers that only tell things apart are all different."""

from types import ModuleType

import pytest

from spellhall.games.hell_high.box import cards, design, verbs
from spellhall.games.hell_high.rules import piles
from spellhall.games.hell_high.state import state
from tests.games.constants import check_apart, check_facts, check_reasons, numbers


@pytest.mark.parametrize(
    ("module", "first", "last"),
    [
        (design, "ALWAYS", "FUTURE"),
        (design, "NOTHING", "GLYPH"),
        (verbs, "SOURCE", "DEAD"),
        (verbs, "ARCANE", "NO_GLYPH"),
        (verbs, "CHOOSE", "EVERYONE"),
        (verbs, "HIGH_RANK", "LOWEST"),
        (verbs, "ME", "TARGET"),
        (state, "SETTING_UP", "RESOLVING"),
        (piles, "MAIN_DECK", "DEAD_DECK"),
    ],
)
def test_what_is_told_apart_by_a_number_has_one_of_its_own(
    module: ModuleType, first: str, last: str
) -> None:
    check_apart(module, first, last)


def test_aims_at_one_come_before_the_die_and_the_groups() -> None:
    one = numbers(verbs, "CHOOSE", "SELF")
    groups = numbers(verbs, "EACH", "EVERYONE")
    assert max(one.values()) < verbs.RANDOM < min(groups.values()) == verbs.FIRST_GROUP
    assert verbs.NO_GLYPH not in range(5)
    assert [verbs.ARCANE, verbs.DARK, verbs.ELEMENTAL, verbs.ILLUSION, verbs.PRIMAL] == [
        0,
        1,
        2,
        3,
        4,
    ]
    assert [verbs.SOURCE, verbs.QUALITY, verbs.DELIVERY] == [0, 1, 2]
    assert state.BONUS_DIE < state.NOBODY == state.NO_ANSWER < 0


def test_parts_of_a_card_and_reasons_have_numbers_of_their_own() -> None:
    parts = numbers(cards, "WHOLE", "OTHERWISE")
    assert sorted(parts.values()) == list(range(cards.PARTS))
    assert {len(lists) for lists in cards.PARTS_OF} == {cards.PARTS}
    check_reasons("hell_high")
    assert piles.CREATURE not in range(6)


def test_facts_are_counted_from_nought_or_may_be_none() -> None:
    check_facts("hell_high")
