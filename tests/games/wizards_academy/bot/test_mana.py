"""Bots treat mana as life: it is paid only for what is worth it, and the last one never."""

from random import Random

import pytest

from spellhall.bots import choose
from spellhall.games import find
from spellhall.games.wizards_academy.bot.evaluate import evaluate, survival
from spellhall.games.wizards_academy.state.state import WON
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, mana, room_of, state

GAME = find("wizards_academy")
LEVELS = [level.id for level in GAME.levels]


def choices(table: Table, level: str, seeds: int = 1) -> set[str]:
    """What bots of this level choose here."""
    seat = table.match.awaited()[0]
    texts = {option.code: option.text for option in table.match.options(seat)}
    return {texts[choose(GAME, state(table), seat, level, Random(i))] for i in range(seeds)}


def finish(table: Table, level: str) -> None:
    """The bot plays alice's turn to its end."""
    rng = Random(1)
    while not table.match.is_over and table.match.awaited() == [0] and state(table).active == 0:
        seat = table.match.awaited()[0]
        code = choose(GAME, state(table), seat, level, rng)
        option = next(option for option in table.match.options(seat) if option.code == code)
        table.match.answer(seat, option)


@rule("WA-ATURN-16", "WA-AMB-27")
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_pays_the_last_mana(level: str) -> None:
    at_the_crystal = advanced({"glyphs": "1"}, {}, mana=1, things={"zen": "imp"})
    at_the_crystal.play("alice: show")
    away = advanced({"room": "zen", "glyphs": "1"}, {}, mana=1)
    away.play("alice: end")
    paid = {"recall", "resort clear", "resort summon", "resort glyphs", "resort bind"}
    assert not choices(at_the_crystal, level, 40) & paid
    assert not choices(away, level, 40) & paid


@rule("WA-SC-1", "WA-AMC-2")
@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_a_mana_is_paid_for_the_last_portal(level: str) -> None:
    rest = {"scenario": "pest-control", "reshuffles": 1, "things": {"hoard": "imp-portal imp"}}
    table = advanced({}, {}, mana=3, **rest)
    finish(table, level)
    assert state(table).ending == WON


@rule("WA-AMC-2")
@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_no_mana_is_paid_for_one_imp_far_away(level: str) -> None:
    table = advanced({}, {}, mana=3, things={"unstable": "imp"})
    finish(table, level)
    assert mana(table) == 3


def test_a_mana_is_worth_more_the_fewer_are_left() -> None:
    worth = [survival(mana + 1, 2.0) - survival(mana, 2.0) for mana in range(2, 8)]
    assert worth == sorted(worth, reverse=True)
    assert survival(1, 0.1) > survival(6, 6.0)


def test_a_threat_beside_the_crystal_is_worse_than_one_far_away() -> None:
    near = advanced({}, {}, things={"zen": "fire"})
    far = advanced({}, {}, things={"unstable": "fire"})
    assert evaluate(state(near), 0) < evaluate(state(far), 0) < evaluate(state(advanced({}, {})), 0)


@rule("WA-ROOM-08")
@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_a_bot_in_the_study_looks_for_the_spell_that_wins(level: str) -> None:
    table = advanced({"room": "study"}, {}, mana=5)
    finish(table, level)
    seen = [space for space, spell in enumerate(state(table).grid) if state(table).seen[spell]]
    assert len(seen) >= 2


@rule("WA-AT-ICE-6")
@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_a_bot_that_loses_mana_to_double_ice_does_not_stay_to_lose_more(level: str) -> None:
    table = advanced({"room": "study", "glyphs": "1"}, {}, mana=4, things={"study": "ice ice"})
    finish(table, level)
    assert room_of(table, "alice") != "study"
