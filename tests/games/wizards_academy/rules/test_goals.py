"""Victories that are missed by one condition, and how results are told."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import TO_ACT, advanced, basic, casting, facing, table_of

CHECK = [{"": "Interact"}, *TO_ACT]
FIRST = ["11", "12", "13", "22", "23", "33"]
SECOND = ["24", "34", "44", "15", "25", "35"]
THIRD = ["36", "46", "66"]


def won(table: Table) -> bool:
    result = table.match.result
    return result is not None and result.ending == "won"


@rule("WA-SC-2")
def test_every_corner_counts_and_no_other_room() -> None:
    corners = ("hoard", "study", "ball", "unstable")
    board = dict.fromkeys(corners, "guardian")
    assert won(advanced({}, things=board, stack=CHECK))
    for corner in corners:
        fewer = {room: what for room, what in board.items() if room != corner}
        assert not won(advanced({}, things=fewer | {"crystal": "guardian"}, stack=CHECK))
        assert not won(advanced({}, things=fewer | {corner: "imp"}, stack=CHECK))
    for other in ("high-water", "graduation-day", "pest-control"):
        assert not won(advanced({}, things=board, scenario=other, stack=CHECK))


@rule("WA-SC-6", "WA-GEN-24")
@pytest.mark.parametrize(
    ("missing", "victory"),
    [("", True), ("11", False), ("33", False), ("24", False), ("36", False), ("66", False)],
)
def test_midwinter_finals_want_each_of_their_fifteen(missing: str, victory: bool) -> None:
    bound = [space for space in [*FIRST, *SECOND, *THIRD] if space != missing]
    table = advanced({}, scenario="midwinter-finals", bound=bound, stack=CHECK)
    assert won(table) == victory
    bound += [space for space in ("14", "45", "55") if missing in FIRST]
    assert won(advanced({}, scenario="midwinter-finals", bound=bound, stack=CHECK)) == victory


@rule("WA-SC-6")
def test_more_than_six_of_the_second_and_three_of_the_third_level_will_do() -> None:
    bound = [*FIRST, *SECOND, "14", "45", *THIRD, "16", "26"]
    assert won(advanced({}, scenario="midwinter-finals", bound=bound, stack=CHECK))


@rule("WA-SC-7")
@pytest.mark.parametrize(
    ("square", "victory"),
    [
        *(("B2", True), ("C2", True), ("B3", True), ("C3", True)),
        *(("B1", False), ("A2", False), ("D3", False), ("C4", False)),
    ],
)
def test_rebuild_wins_on_the_four_centre_squares_with_four_links(
    square: str, victory: bool
) -> None:
    column, row = "ABCD".index(square[0]), int(square[1])
    beside = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    rooms = {square: "crystal"}
    open_rooms = ["library", "cursed", "flux", "awakened"]
    for x, y in beside:
        if 0 <= x < 4 and 1 <= y <= 4:
            rooms[f"{'ABCD'[x]}{y}"] = open_rooms.pop()
    table = casting("rebuild", {"room": "crystal"}, rooms=rooms, scenario="unstable-academy")
    table.play("alice: none")
    assert won(table) == victory


@rule("WA-SC-7")
def test_another_spell_in_the_centre_does_not_win_the_unstable_academy() -> None:
    table = casting("inversion", {"room": "crystal"}, scenario="unstable-academy")
    assert not won(table)


ITEMS = [
    ({}, False),
    ({"glyphs": "1 2 3 4 5", "shared": 3}, False),
    ({"robe": "fire"}, True),
    ({"wand": 1}, True),
    ({"staff": "11"}, True),
    ({"robe": "fire", "wand": 1, "staff": "11"}, True),
]


@rule("WA-SC-8", "WA-SC-17")
@pytest.mark.parametrize(("items", "victory"), ITEMS)
def test_any_item_graduates(items: dict[str, Any], victory: bool) -> None:
    rest: dict[str, Any] = {"scenario": "graduation-day"}
    ready = {"room": "crystal", "robe": "ice"}
    assert won(casting("renewal", ready, items, ready, **rest)) == victory
    assert not won(casting("restore", ready, items, **rest))


@rule("WA-SC-4", "WA-SC-5", "WA-SC-3")
def test_the_right_place_wants_the_right_spell() -> None:
    assert not won(casting("lantern", {"room": "lost"}, scenario="night-school"))
    table = casting(
        "obliterate", {"room": "warded"}, scenario="demon-binding", things={"warded": "demon"}
    )
    assert not won(table)
    table = casting("abjure", {"room": "well"}, scenario="high-water", things={"well": "water"})
    table.play("alice: water")
    assert not won(table)


@rule("WA-SC-3")
def test_a_water_portal_outside_keeps_high_water_open_and_others_do_not() -> None:
    for gate, victory in (("water-portal", False), ("fire-portal", True), ("ice-portal", True)):
        table = casting("dominion", {}, scenario="high-water", things={"outer": gate})
        table.play("alice: water")
        assert won(table) == victory


@rule("WA-SC-3", "WA-SP-407")
def test_a_second_element_may_be_the_water_that_wins() -> None:
    table = casting("dominion", {}, boost=True, scenario="high-water", things={"zen": "fire"})
    table.play("alice: fire")
    assert table.options("alice") == ["water", "ice"]
    table.play("alice: water")
    assert won(table)


@rule("WA-WIN-1", "WA-WIN-2")
def test_abjure_wins_in_the_basic_game_only_and_alone() -> None:
    assert won(casting("abjure", {"room": "crystal"}, scenario="basic"))
    table = casting("abjure", {"room": "crystal"})
    assert not won(table)
    assert not won(casting("snuff", {"room": "crystal"}, scenario="basic"))


# -- Results -------------------------------------------------------------------------------------


def told(table: Table) -> tuple[Any, ...]:
    result = table.match.result
    assert result is not None
    places = [(place.seat, place.place, place.score, place.won) for place in result.places]
    parts = [(part.title, part.points) for part in result.places[0].parts]
    return result.ending, result.text, places, parts


@rule("WA-WIN-1", "WA-LOSE-3")
def test_a_victory_is_everybodys() -> None:
    table = casting("abjure", {"room": "crystal"}, {}, scenario="basic", mana=4, bound=["11", "22"])
    assert told(table) == (
        "won",
        "The academy is saved in turn 1, with 4 mana left.",
        [(0, 1, 4, True), (1, 1, 4, True)],
        [("Mana left", 4), ("Spells bound", 2)],
    )


@rule("WA-LOSE-1", "WA-LOSE-2", "WA-VAR-1")
def test_a_defeat_is_everybodys_and_says_why() -> None:
    table = basic({"room": "zen"}, {}, mana=1, things={"zen": "fire"}, turn=5)
    table.play("alice: end")
    assert told(table) == (
        "out_of_mana",
        "The Mana Crystal went out in turn 5.",
        [(0, 1, 0, False), (1, 1, 0, False)],
        [("Mana left", 0), ("Spells bound", 0)],
    )
    table = facing("wild-magic", scenario="basic", deck=[], deck_only=True, progression=[], turn=8)
    assert told(table)[:3] == ("out_of_time", "Time ran out in turn 9.", [(0, 1, 5, False)])
    rest: dict[str, Any] = {"deck": [], "deck_only": True, "progression": ["twist"]}
    table = facing("wild-magic", hopeless=True, bound=["11", "14"], reshuffles=2, turn=3, **rest)
    assert told(table)[:2] == ("hopeless", "The spells fell behind the disasters in turn 4.")
    assert table_of([{}], "basic").match.result is None
