"""Bots see what still stands between the team and its aim, and do something about it."""

from random import Random
from typing import Any

import pytest

from spellhall.bots import choose
from spellhall.engine import State, begin
from spellhall.engine.machine.stack import answer, next_seat, open_question, options
from spellhall.games import find
from spellhall.games.wizards_academy.bot.advice import sensible
from spellhall.games.wizards_academy.bot.danger import strikes
from spellhall.games.wizards_academy.bot.evaluate import need
from spellhall.games.wizards_academy.bot.scenario_aims import parted
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.choices import CAST, END
from spellhall.games.wizards_academy.frames.turn import Refine
from spellhall.games.wizards_academy.state.paths import FAR, distances
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import advanced, basic, state

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


@rule("WA-ATURN-7")
def test_rooms_without_a_way_count_but_not_the_room_outside() -> None:
    table = advanced({}, {})
    lost_only = parted(state(table))
    assert lost_only > 0.0
    walled = state(advanced({}, {}, rooms={"D4": "unstable r0"}, things={"library": "ice ice"}))
    assert parted(walled) > lost_only
    outside = {"outside": "lost", "D3": "outer"}
    assert parted(state(advanced({}, {}, rooms=outside))) == 0.0
    with_source = advanced({}, {}, rooms=outside, sources={"6": "lost"})
    assert parted(state(with_source)) == 0.0
    assert parted(state(advanced({}, {}, sources={"6": "lost"}))) > lost_only


@rule("WA-SC-4", "WA-SC-8")
@pytest.mark.parametrize(
    ("scenario", "key", "space"),
    [("night-school", "consecrate", "36"), ("graduation-day", "renewal", "47")],
)
def test_whoever_finds_the_spell_that_wins_thinks_no_worse_of_it(
    scenario: str, key: str, space: str
) -> None:
    rest: dict[str, Any] = {"scenario": scenario, "grid": {space: key}}
    rest["sources"] = {"3": "zen", "4": "hoard", "6": "lost", "7": "outer"}
    hidden = advanced({}, {}, **rest)
    found = advanced({}, {}, seen=[space], **rest)
    assert need(state(found)) < need(state(hidden))


@rule("WA-SC-4")
def test_in_night_school_every_room_too_many_counts() -> None:
    def gloomy(*rooms: str) -> float:
        things = dict.fromkeys(rooms, "darkness")
        return need(state(advanced({}, {}, scenario="night-school", things=things)))

    few = [gloomy(*rooms) for rooms in ([], ["zen"], ["zen", "flux"])]
    assert few == sorted(few)
    assert gloomy("zen", "flux", "ball") - few[2] > 2 * (few[2] - few[1])


@rule("WA-SC-4", "WA-SP-201")
@pytest.mark.parametrize("level", ["adept", "archmage"])
def test_a_bot_leaps_to_the_room_where_the_spell_wins(level: str) -> None:
    table = advanced(
        *({"glyphs": "1 4 3 6"}, {}),
        scenario="night-school",
        grid={"14": "teleport-self", "36": "consecrate"},
        seen=["14", "36"],
        acts=[0, 0, 1],
    )
    table.play("alice: show", "alice: cast 14")
    seat = table.match.awaited()[0]
    code = choose(GAME, state(table), seat, level, Random(1))
    assert {o.code: o.text for o in table.match.options(seat)}[code] == "lost"


@rule("WA-FIRE-11", "WA-WATER-5", "WA-AT-DARK-5")
def test_what_is_connected_beside_the_crystal_is_feared_together() -> None:
    def feared(things: dict[str, str]) -> float:
        return strikes(state(advanced({}, {}, scenario="night-school", things=things)))

    assert feared({}) == feared({"flux": "fire", "ball": "darkness", "zen": "water"}) == 0.0
    for kind in ("fire", "darkness"):
        alone = feared({"zen": kind})
        joined = feared({"zen": kind, "hoard": kind, "workshop": kind, "study": kind})
        assert 0.0 < alone == feared({"zen": kind, "ball": kind}) < joined
    assert 0.0 < feared({"zen": "water water"}) < feared({"zen": "water water", "hoard": "water"})
