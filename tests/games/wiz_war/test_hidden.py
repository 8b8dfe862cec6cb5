"""The laws of every game on Wiz-War, options included, and what a seat may know."""

from random import Random

import pytest

from spellhall.games import find
from spellhall.testing import check_laws, rule
from spellhall.testing.laws import seen
from tests.games.wiz_war.tables import duel

GAME = find("wiz_war")


@rule("WW-HID-1", "WW-HID-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_laws_hold_in_random_play(players: int) -> None:
    checked = check_laws(GAME, players, 11, {"turn_limit": 40}, every=6)
    assert checked.views > 50
    assert checked.redeals_that_differ > 40


@pytest.mark.parametrize(
    "options",
    [
        {"uncluttered_minds": True, "heavy_items": True},
        {"custom_spellbook": True},
        {"deadly_treasures": True, "treasure_hunters": True, "goal": 3},
        {"giant_book": True, "permanent_creations": True},
        {"flash_malefic": True, "flash_bestial": True},
        {"more_summons": ["mythology", "totem"], "side": "b"},
        {"specializations": True},
    ],
)
def test_the_laws_hold_with_every_optional_rule(options: dict[str, object]) -> None:
    check_laws(GAME, 3, 5, {"turn_limit": 30, **options}, every=9)  # type: ignore[dict-item]


def test_a_window_tells_nothing_about_the_hands() -> None:
    table = duel("fireball", "full-shield swap", schools=["thaumaturgy", "chaos", "totem"])
    table.play("alice: cast fireball", "alice: at @1")
    for seed in range(20):
        other = table.match.redeal(0, Random(seed))
        assert seen(other, 0) == seen(table.match, 0)
        assert other.awaited() == [1]
