"""Bots as partners: they do what is proposed unless their own plan is clearly better."""

from random import Random

import pytest

from spellhall.bots import choose, yields
from spellhall.engine import open_question
from spellhall.games import find
from spellhall.games.wizards_academy.frames.turn import Act
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, basic, state

GAME = find("wizards_academy")
LEVELS = [level.id for level in GAME.levels]
KNOWN = {"grid": {"14": "abjure"}, "seen": ["14"]}


def code_of(table: Table, text: str) -> int:
    return next(option.code for option in table.match.options(0) if option.text == text)


def heeds(table: Table, level: str, proposed: str, own: str) -> bool:
    """Whether alice's bot does what is proposed instead of what it wanted."""
    choices = code_of(table, own), code_of(table, proposed)
    return yields(GAME, state(table), 0, level, choices, Random(1))


@rule("WA-AMB-52")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_end_its_turn_instead_of_winning(level: str) -> None:
    table = basic({"glyphs": "1 4"}, {}, acts=[0, 0, 1], **KNOWN)
    assert not heeds(table, level, "end", "cast 14")
    assert heeds(table, level, "cast 14", "end")


@rule("WA-AMB-52")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_goes_another_way_that_is_as_good(level: str) -> None:
    table = basic({"glyphs": "1 4", "room": "zen"}, {}, **KNOWN)
    assert heeds(table, level, "move crystal", "move crystal")
    assert heeds(table, level, "show", "move crystal")
    assert not heeds(table, level, "cast 14", "move crystal")  # here it wins nothing
    assert not heeds(table, level, "end", "move crystal")


@rule("WA-AMC-2", "WA-AMB-52")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_does_not_pay_the_last_mana_because_somebody_says_so(level: str) -> None:
    table = advanced({"glyphs": "1"}, {}, mana=1, things={"zen": "imp"})
    own = choose(GAME, state(table), 0, level, Random(1))
    assert not yields(
        GAME, state(table), 0, level, (own, code_of(table, "resort glyphs")), Random(1)
    )


def test_how_much_worse_it_may_be_is_a_number_of_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    table = basic({"glyphs": "1 4", "room": "zen"}, {}, **KNOWN)
    assert not heeds(table, "adept", "cast 14", "end")
    monkeypatch.setitem(GAME.levels[1].options, "margin", 1.0)
    assert heeds(table, "adept", "cast 14", "end")


def test_before_its_turn_a_seat_is_seen_as_it_would_act_now() -> None:
    table = basic({}, {"glyphs": "1 4"}, acts=[0, 0, 1], **KNOWN)
    assert table.match.options(1) == []
    ahead = GAME.in_turn(state(table), 1)
    assert ahead is not None
    assert isinstance(open_question(ahead, 1), Act)
    GAME.invariants(ahead)
    assert state(table).active == 0
    table.match.state = ahead
    assert "cast 14" in [option.text for option in table.match.options(1)]


def test_in_a_scenario_the_shared_box_comes_after_the_actions() -> None:
    table = advanced({}, {"glyphs": "1"})
    ahead = GAME.in_turn(state(table), 1)
    assert ahead is not None
    GAME.invariants(ahead)
    table.match.state = ahead
    table.play("bob: end")
    assert table.question("bob") == "share_glyph"
