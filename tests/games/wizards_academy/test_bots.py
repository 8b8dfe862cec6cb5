"""The team's view of a position (ledger section 22), and bots as partners."""

from random import Random

import pytest

from spellhall.bots import choose
from spellhall.games import find
from spellhall.games.wizards_academy.evaluate import evaluate
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, basic, casting, state

GAME = find("wizards_academy")


def value(table: Table, seat: int = 0) -> float:
    return evaluate(state(table), seat)


def choice(table: Table, level: str = "adept") -> str:
    seat = table.match.awaited()[0]
    code = choose(GAME, state(table), seat, level, Random(1))
    return next(option.text for option in table.match.options(seat) if option.code == code)


@rule("WA-HINT-4")
def test_to_fall_behind_the_reshuffles_looks_bad() -> None:
    behind = advanced({}, reshuffles=2)
    ahead = advanced({}, reshuffles=2, bound=["14"], seen=["11"])
    level = advanced({}, reshuffles=0, bound=["14"], seen=["11"])
    assert value(behind) < value(advanced({}, reshuffles=0))
    assert value(ahead) == value(level)


def test_the_value_is_the_same_for_all_and_falls_with_mana_and_fire() -> None:
    table = basic({}, {})
    assert value(table, 0) == value(table, 1)
    assert value(basic({}, mana=2)) < value(basic({}, mana=5))
    assert value(basic({}, things={"zen": "fire"})) < value(basic({}))


def test_a_bot_casts_the_spell_that_wins() -> None:
    table = basic({"glyphs": "1 4"}, {}, grid={"14": "abjure"}, seen=["14"], acts=[0, 0, 1])
    assert choice(table) == "cast 14"


def test_a_bot_lends_the_glyph_that_wins() -> None:
    rest = {"grid": {"14": "abjure"}, "seen": ["14"], "acts": [0, 0, 1]}
    table = basic({"glyphs": "1"}, {"glyphs": "4"}, **rest)
    assert choice(table) == "cast 14"
    table.play("alice: cast 14")
    assert choice(table) == "allow"


def test_a_bot_does_not_name_spells_blindly() -> None:
    table = basic({"room": "library"}, {}, acts=[0, 0, 1])
    assert choice(table) != "use"


def test_a_bot_binds_what_it_has_seen() -> None:
    table = basic({"room": "library"}, {}, grid={"12": "nova"}, seen=["12"], acts=[0, 0, 1])
    table.play("alice: use")
    assert choice(table) == "at 12"
    table.play("alice: at 12")
    assert choice(table) == "name nova"


@pytest.mark.parametrize("level", ["apprentice", "adept"])
def test_bots_finish_a_game(level: str) -> None:
    table = casting("nova", {}, {}, scenario="basic", mana=1, things={"well": "fire"})
    rng = Random(2)
    for _ in range(300):
        if table.match.is_over:
            break
        seat = table.match.awaited()[0]
        code = choose(GAME, state(table), seat, level, rng)
        option = next(option for option in table.match.options(seat) if option.code == code)
        table.match.answer(seat, option)
    assert state(table).turn > 1
