"""Numbers that only tell things apart are all different, and choices can be told apart too."""

from types import ModuleType

import pytest

from spellhall.games.hell_high.box import design, verbs
from spellhall.games.hell_high.box.cards import MAIN_CARDS
from spellhall.games.hell_high.rules import build, damage, order, piles, power, status, turn
from spellhall.games.hell_high.rules import round as rounds
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


def test_no_two_choices_of_a_question_share_a_number() -> None:
    cards = range(150)
    components = range(MAIN_CARDS)
    seats = range(6)
    placing = {build.PLACE + 3 * card + slot for card in components for slot in range(3)}
    back = {build.BACK + card for card in components}
    assert len(placing) == 3 * MAIN_CARDS
    assert not placing & back
    assert not {build.READY, build.ALL_BACK} & (placing | back)
    assert len({build.READY, build.ALL_BACK}) == 2
    resolving = {turn.RESOLVE + card for card in components}
    using = {turn.USE + 8 * card + seat for card in cards for seat in seats}
    assert len(using) == len(cards) * len(seats)
    assert not resolving & using
    assert turn.END not in resolving | using
    assert damage.TAKE not in {damage.USE + card for card in cards}
    assert power.PASS not in {power.PICK + card for card in cards}
    assert order.PASS not in {order.HURRY + seat for seat in seats}
    assert rounds.REFUSE not in {rounds.GIVE + card for card in cards}
    assert len({rounds.DEMAND * kind + seat for kind in range(3) for seat in seats}) == 18
    assert len({status.LOSE, status.SHIFT}) == 2
    assert piles.CREATURE not in range(6)
