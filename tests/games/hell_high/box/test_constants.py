"""Numbers that only tell things apart are all different."""

from types import ModuleType

import pytest

from spellhall.engine.choices import ALLOWED
from spellhall.games.hell_high.box import cards, design, verbs
from spellhall.games.hell_high.rules import piles, why_not
from spellhall.games.hell_high.show.refusals import REASONS
from spellhall.games.hell_high.state import state


def numbers(module: ModuleType, first: str, last: str) -> dict[str, int]:
    """The constants of a module from one to another, in the order of its text."""
    names = [name for name in vars(module) if name.isupper()]
    return {name: vars(module)[name] for name in names[names.index(first) : names.index(last) + 1]}


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
    found = numbers(module, first, last)
    assert len(found) > 1
    assert len(set(found.values())) == len(found), found


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
    reasons = [value for name, value in vars(why_not).items() if name.isupper()]
    assert len(set(reasons)) == len(reasons)
    assert ALLOWED not in reasons
    assert set(reasons) == set(REASONS)
    assert piles.CREATURE not in range(6)
