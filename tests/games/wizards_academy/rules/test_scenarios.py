"""How each scenario is won, and their special rules (ledger section 19.6)."""

from collections import Counter
from typing import Any

import pytest

from spellhall.engine.settings import One
from spellhall.games.wizards_academy.box.disasters import DISASTERS, copies_of
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.games.wizards_academy.box.scenarios import SCENARIOS
from spellhall.games.wizards_academy.state.settings import SETTINGS
from spellhall.games.wizards_academy.state.state import NONE
from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import (
    advanced,
    casting,
    everything,
    mana,
    room_of,
    square_of,
    state,
    things,
)

# For each scenario the rooms of the sources from the first fixed one on, the guarded sources, the
# threats in random rooms (how many in how many rooms), and those in fixed rooms.
STARTS: list[Any] = [
    pytest.param(
        *("pest-control", {6: "cursed"}, [], {"imp-portal": (3, 3)}, {}), marks=rule("WA-SC-1")
    ),
    pytest.param(
        *("golem-construction", {6: "lost", 7: "outer"}, [4, 5], {}, {}), marks=rule("WA-SC-2")
    ),
    pytest.param(
        *("high-water", {6: "lost", 7: "outer"}, []),
        *({"water": (4, 2), "water-portal": (1, 1)}, {}),
        marks=rule("WA-SC-3"),
    ),
    pytest.param(
        *("night-school", {6: "lost", 7: "outer"}, []),
        *({"darkness": (3, 3)}, {"haunt": "library"}),
        marks=rule("WA-SC-4"),
    ),
    pytest.param(
        *("demon-binding", {6: "lost", 7: "outer"}, [], {}, {"demon": "cursed"}),
        marks=rule("WA-SC-5"),
    ),
    pytest.param(
        *("midwinter-finals", {6: "lost"}, [], {"ice": (4, 4)}, {"ice-portal": "cursed"}),
        marks=rule("WA-SC-6"),
    ),
    pytest.param(
        *("unstable-academy", {6: "outer", 7: "cursed"}, [], {}, {}), marks=rule("WA-SC-7")
    ),
    pytest.param(
        *("graduation-day", {5: "study", 6: "lost", 7: "outer"}, [4]),
        *({"imp-portal": (1, 1), "fire-portal": (1, 1), "water-portal": (1, 1)}, {}),
        marks=rule("WA-SC-8"),
    ),
]


@rule("WA-SC-18", "WA-SC-7", "WA-DC-10")
def test_every_disaster_lies_in_the_deck_of_some_scenario() -> None:
    of_all_decks = {"wild-magic", *(design.word for design in DISASTERS[:8])}
    named = {word for row in SCENARIOS for word in row.adds}
    by_level = {design.word for design in DISASTERS if design.level >= 0}
    assert {design.word for design in DISASTERS} == of_all_decks | named | by_level
    table = Table.new("wizards_academy", 2, 0, {"scenario": "unstable-academy"})
    assert [state(table).deck_met[card] for card in copies_of("echoing-mistake")] == [True]


@rule("WA-SC-18")
def test_the_stars_of_a_scenario_are_those_that_a_host_reads() -> None:
    setting = next(one for one in SETTINGS if one.id == "scenario")
    assert isinstance(setting, One)
    read = {value.id: value.title.count("★") for value in setting.values}
    assert read == {row.word: row.stars if number else 0 for number, row in enumerate(SCENARIOS)}


@pytest.mark.parametrize(("scenario", "sources", "guarded", "random", "fixed"), STARTS)
@rule("WA-ASET-4", "WA-ASET-11")
def test_what_lies_where_when_a_scenario_begins(
    scenario: str,
    sources: dict[int, str],
    guarded: list[int],
    random: dict[str, tuple[int, int]],
    fixed: dict[str, str],
) -> None:
    for seed in range(3):
        table = Table.new("wizards_academy", 2, seed, {"scenario": scenario})
        places = [ROOM_WORDS[room] for room in state(table).source if room != NONE]
        assert dict(enumerate(places, 1)) | sources == dict(enumerate(places, 1))
        assert len(places) == max(sources)
        drawn = places[: min(sources) - 1]
        assert len(set(drawn)) == len(drawn)
        assert not {"cursed", "study"} & set(drawn)
        board = {room: Counter(what.split()) for room, what in everything(table).items()}
        guards = Counter(["study", *(places[kind - 1] for kind in guarded)])
        assert {room: n["guardian"] for room, n in board.items() if n["guardian"]} == guards
        for kind, where in fixed.items():
            assert {room: n[kind] for room, n in board.items() if n[kind]} == {where: 1}
        for kind, (tokens, rooms) in random.items():
            found = [n[kind] for n in board.values() if n[kind]]
            assert (sum(found), len(found)) == (tokens, rooms)
        kinds = {kind for n in board.values() for kind in n}
        assert kinds == {"guardian", *fixed, *random}


def won(table: Table) -> bool:
    result = table.match.result
    return result is not None and result.ending == "won"


@rule("WA-SC-1")
@pytest.mark.parametrize(
    ("board", "reshuffles", "victory"),
    [
        ({}, 1, True),
        ({}, 0, False),
        ({"zen": "imp"}, 1, False),
        ({"outer": "imp-portal"}, 1, False),
    ],
)
def test_pest_control_is_won_at_the_end_of_a_turn_without_imps(
    board: dict[str, str], reshuffles: int, victory: bool
) -> None:
    table = advanced({}, {}, scenario="pest-control", things=board, reshuffles=reshuffles)
    assert not won(table)
    table.play("alice: end")
    assert won(table) == victory


@rule("WA-SC-2", "WA-ATURN-17")
def test_golem_construction_needs_a_guardian_in_each_corner() -> None:
    board = {"hoard": "guardian", "study": "guardian", "ball": "guardian"}
    table = casting("create-guardian", {"room": "zen"}, things=board)
    assert not won(table)
    table = casting("create-guardian", {"room": "unstable"}, things=board)
    assert won(table)


@rule("WA-SC-3", "WA-SC-13")
@pytest.mark.parametrize(
    ("room", "kind", "board", "victory"),
    [
        ("well", "water", {"well": "water"}, True),
        ("zen", "water", {}, False),
        ("well", "fire", {}, False),
        ("well", "water", {"zen": "water-portal"}, False),
    ],
)
def test_high_water_is_won_by_dominion_over_water_in_the_well(
    room: str, kind: str, board: dict[str, str], victory: bool
) -> None:
    table = casting("dominion", {"room": room}, scenario="high-water", things=board)
    table.play(f"alice: {kind}")
    assert won(table) == victory


@rule("WA-SC-4", "WA-SC-13", "WA-SC-17")
@pytest.mark.parametrize(
    ("room", "board", "victory"),
    [
        ("lost", {}, True),
        ("zen", {}, False),
        ("lost", {"zen": "darkness", "lost": "haunt"}, True),
        ("lost", {"zen": "darkness", "flux": "darkness"}, True),
        ("lost", {"zen": "darkness", "lost": "darkness", "hoard": "haunt"}, False),
        ("lost", {"zen": "haunt", "flux": "haunt", "hoard": "haunt"}, False),
        ("lost", {"zen": "darkness haunt", "hoard": "haunt darkness"}, True),
        ("lost", {"zen": "darkness", "hoard": "haunt", "outer": "darkness haunt"}, True),
    ],
)
def test_night_school_is_won_in_the_lost_room_with_two_gloomy_rooms_at_most(
    room: str, board: dict[str, str], victory: bool
) -> None:
    table = casting("consecrate", {"room": room}, scenario="night-school", things=board)
    assert won(table) == victory


@rule("WA-SC-5", "WA-SC-13", "WA-AMB-44")
def test_demon_binding_is_won_by_banishing_a_demon_in_the_warded_room() -> None:
    rest: dict[str, Any] = {"scenario": "demon-binding"}
    assert won(casting("banish", {"room": "warded"}, things={"warded": "demon"}, **rest))
    table = casting("banish", {"room": "warded"}, things={"holy": "demon"}, **rest)
    assert not won(table)
    table = casting("banish", {"room": "well"}, things={"well": "demon"}, **rest)
    assert not won(table)
    assert everything(table) == {"outer": "demon"}


@rule("WA-SC-5", "WA-AMB-44")
def test_the_last_demon_comes_back_to_the_cursed_room() -> None:
    table = casting("obliterate", scenario="demon-binding", things={"rift": "demon"})
    assert everything(table) == {"cursed": "demon"}
    table = casting(
        *("obliterate", {}), scenario="demon-binding", things={"rift": "demon", "zen": "demon"}
    )
    assert everything(table) == {"zen": "demon"}


@rule("WA-SC-6")
def test_midwinter_finals_are_won_by_binding_fifteen_spells() -> None:
    first = ["11", "12", "13", "22", "23", "33"]
    second = ["24", "34", "44", "15", "25", "35"]
    rest: dict[str, Any] = {"scenario": "midwinter-finals", "grid": {"66": "haste"}}
    bound = [*first, *second, "36", "46"]
    table = casting("grand-inscription", bound=bound, **rest)
    table.play("alice: 66")
    assert won(table)
    table = casting("grand-inscription", bound=bound[1:], **rest)
    table.play("alice: 66")
    assert not won(table)
    table = advanced(
        *({"room": "library"},),
        scenario="midwinter-finals",
        bound=[*bound],
        grid={"66": "haste"},
    )
    table.play("alice: use", "alice: at 66", "alice: name haste")
    assert won(table)


@rule("WA-SC-7", "WA-SC-13")
def test_unstable_academy_is_won_by_rebuilding_around_the_crystal() -> None:
    rest: dict[str, Any] = {"scenario": "unstable-academy"}
    table = casting("rebuild", {"room": "crystal"}, **rest)
    table.play("alice: none")
    assert won(table)
    table = casting("rebuild", {"room": "crystal"}, rooms={"B3": "warded r1"}, **rest)
    table.play("alice: none")
    assert not won(table)
    table = casting("rebuild", {"room": "crystal"}, rooms={"B3": "warded r1"}, **rest)
    table.play("alice: turn warded right", "alice: none")
    assert won(table)
    table = casting("rebuild", {"room": "well"}, **rest)
    table.play("alice: none")
    assert not won(table)


@rule("WA-SC-8", "WA-SC-13")
def test_graduation_day_needs_an_item_for_every_wizard() -> None:
    ready = {"wand": 1}
    rest: dict[str, Any] = {"scenario": "graduation-day"}
    table = casting("renewal", {"room": "crystal"} | ready, {"staff": "11"}, **rest)
    assert won(table)
    table = casting("renewal", {"room": "crystal"} | ready, {}, **rest)
    assert not won(table)
    assert mana(table) == 7
    assert not won(casting("renewal", {"room": "well"} | ready, **rest))


@rule("WA-SC-11", "WA-SC-12")
def test_in_the_unstable_academy_a_room_left_is_exchanged() -> None:
    table = advanced({"room": "zen"}, {"room": "zen"}, scenario="unstable-academy")
    table.play("alice: move hoard")
    assert room_of(table, "alice") == "hoard"
    assert (square_of(table, "zen"), square_of(table, "outer")) == ("outside", "B1")
    assert room_of(table, "bob") == "zen"
    table.play("alice: recall")
    assert (square_of(table, "hoard"), square_of(table, "zen")) == ("outside", "A1")
    table.play("alice: move library")
    assert square_of(table, "crystal") == "B2"
    table = advanced({"room": "outer"}, scenario="unstable-academy")
    table.play("alice: recall")
    assert square_of(table, "outer") == "outside"
    table = advanced({"room": "zen"}, scenario="pest-control")
    table.play("alice: move hoard")
    assert square_of(table, "zen") == "B1"


@rule("WA-SC-12", "WA-AMB-24")
def test_a_room_card_may_name_the_room_outside() -> None:
    rooms = {"outside": "zen", "B1": "outer"}
    table = casting("tear-open", rooms=rooms, room_cards=["zen"])
    table.play("alice: imp-portal")
    assert everything(table) == {"zen": "imp-portal"}
    assert state(table).mana == 5
    assert things(table, "outer") == ""
