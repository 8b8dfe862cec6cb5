"""Bots see what still stands between the team and its aim, and do something about it."""

from random import Random

import pytest

from spellhall.bots import choose
from spellhall.engine import State, begin
from spellhall.engine.machine.stack import answer, next_seat, open_question, options
from spellhall.games import find
from spellhall.games.wizards_academy.bot.advice import sensible
from spellhall.games.wizards_academy.bot.evaluate import need
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.choices import CAST, END
from spellhall.games.wizards_academy.frames.turn import Refine
from spellhall.games.wizards_academy.state.paths import FAR, distances
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import basic, state

GAME = find("wizards_academy")
OPEN = {"4": "well", "5": "ball"}
ABJURE_KNOWN = {"grid": {"45": "abjure", "11": "nova"}, "bound": ["45"]}


def looked_at(table: Table) -> list[int]:
    """The options that a bot at the turn considers."""
    seat = table.match.awaited()[0]
    return sensible(state(table), seat, options(GAME.rules, state(table), seat))


@rule("WA-HINT-5")
def test_nobody_ends_a_turn_who_can_cast_a_spell_that_nobody_has_seen() -> None:
    ready = basic({"glyphs": "1 2"}, {})
    ready.play("alice: show")
    assert any(CAST.has(code) for code in looked_at(ready))
    assert END.bare not in looked_at(ready)


@rule("WA-HINT-5")
@pytest.mark.parametrize("glyphs", ["", "1 2"], ids=["no glyphs", "seen"])
def test_a_turn_may_end_where_nothing_unseen_can_be_cast(glyphs: str) -> None:
    table = basic({"glyphs": glyphs}, {}, seen=["12"])
    table.play("alice: show")
    assert END.bare in looked_at(table)


@rule("WA-HINT-5")
def test_a_turn_may_end_where_the_level_has_given_what_it_can() -> None:
    found = {"grid": {"11": "nova"}, "seen": ["11"]}
    level_1 = basic({"glyphs": "1 2"}, {}, **found)
    level_2 = basic({"glyphs": "1 4"}, {}, **found)
    for table in (level_1, level_2):
        table.play("alice: show")
    assert END.bare in looked_at(level_1)
    assert END.bare not in looked_at(level_2)


@rule("WA-ACT-7")
def test_a_glyph_behind_a_guardian_is_dearer() -> None:
    open_ways = basic({}, {}, sources={"4": "hoard"}, **ABJURE_KNOWN)
    shut = basic({}, {}, sources={"4": "hoard"}, things={"hoard": "guardian"}, **ABJURE_KNOWN)
    freed = basic(
        {},
        {},
        sources={"4": "hoard"},
        things={"hoard": "guardian"},
        grid={"45": "abjure", "11": "nova"},
        bound=["45", "11"],
    )
    assert need(state(open_ways)) < need(state(freed)) < need(state(shut))


@rule("WA-WIN-1")
def test_every_fire_asks_for_glyphs_as_soon_as_abjure_is_found() -> None:
    def burning(rooms: list[str], glyphs: str) -> float:
        things = dict.fromkeys(rooms, "fire")
        table = basic({"glyphs": glyphs}, {}, things=things, sources=OPEN, **ABJURE_KNOWN)
        return need(state(table))

    none, one, two = (burning(rooms, "") for rooms in ([], ["zen"], ["zen", "hoard"]))
    assert none < one < two
    assert burning(["zen"], "4 4 5 5") < burning(["zen"], "4 5")
    assert burning([], "4 4 5 5") == burning([], "4 5")


@rule("WA-ASET-12", "WA-ATURN-7")
@pytest.mark.parametrize("scenario", ["pest-control", "night-school", "graduation-day"])
def test_nobody_walls_up_the_crystal_before_the_game(scenario: str) -> None:
    for seed in range(3):
        s: State = begin(GAME, 4, seed, {"scenario": scenario}).state
        before = rooms_with_a_way(s)
        rng = Random(seed)
        while isinstance(open_question(s, next_seat(s)), Refine):
            seat = next_seat(s)
            answer(GAME.rules, s, seat, choose(GAME, s, seat, "adept", rng))
        assert rooms_with_a_way(s) >= before


def rooms_with_a_way(s: State) -> int:
    """Rooms that are linked to the Mana Crystal."""
    assert isinstance(s, Academy)
    return sum(steps < FAR for steps in distances(s, CRYSTAL))
