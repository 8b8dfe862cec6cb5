"""What is said of an ended game: why it ended, who came where, and what decided it."""

from typing import Any

import pytest

from spellhall.engine.result import Result
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena

THREE: list[dict[str, Any]] = [{"at": "c1", "life": 9}, {"at": "d1", "life": 1}, {"at": "h8"}]


def ended(table: Arena) -> Result:
    assert table.match.result is not None
    return table.match.result


def kill_and_treasure() -> Arena:
    table = arena(THREE, treasures={"blue-1": "c3"})
    return table.do("alice: punch", "at @1")


def last_alive() -> Arena:
    table = arena([*THREE[:2], {"out": True, "kills": 1}])
    return table.do("alice: punch", "at @1")


def all_dead() -> Arena:
    table = arena([{"at": "c1", "life": 1, "hand": ["prismatic-storm"]}, THREE[1], {"out": True}])
    return table.do("alice: cast prismatic-storm")


def limit(lives: tuple[int, int, int]) -> Arena:
    table = arena([{**one, "life": life} for one, life in zip(THREE, lives, strict=True)],
                  limit=3, turn=3)  # fmt: skip
    return table.end_turn("alice")


@rule("WW-WIN-1", "WW-WIN-2", "WW-WIN-8", "WW-AMB-35")
@pytest.mark.parametrize(
    ("play", "ending", "sentence", "law", "places", "scores"),
    [
        (kill_and_treasure, "victory_points",
         "alice wins with 2 victory points: 1 treasure at home and 1 kill.", "WW-WIN-1",
         [1, 3, 2], [2, 0, 0]),
        (last_alive, "last_wizard_standing", "alice wins as the last wizard alive.", "WW-WIN-2",
         [1, 3, 2], [1, 0, 1]),
        (all_dead, "all_dead", "Nobody is left alive: a draw.", "WW-WIN-8", [1, 1, 1], [0, 0, 0]),
        (lambda: limit((5, 5, 5)), "turn_limit", "The turn limit was reached: a draw.",
         "WW-AMB-35", [1, 1, 1], [0, 0, 0]),
        (lambda: limit((5, 9, 7)), "turn_limit",
         "bob wins at the turn limit, level in points and ahead in life.", "WW-AMB-35",
         [3, 1, 2], [0, 0, 0]),
    ],
)  # fmt: skip
def test_an_ending_is_told_with_its_rule_and_everybodys_place(
    play: Any, ending: str, sentence: str, law: str, places: list[int], scores: list[int]
) -> None:
    result = ended(play())
    assert (result.ending, result.text, result.rules) == (ending, sentence, (law,))
    assert [place.seat for place in result.places] == [0, 1, 2]
    assert [place.place for place in result.places] == places
    assert [place.score for place in result.places] == scores
    assert [place.won for place in result.places] == [
        place == 1 and len(set(places)) > 1 for place in places
    ]


@rule("WW-AMB-35")
def test_a_tie_at_the_limit_is_told_with_what_broke_it() -> None:
    told = (
        "bob, cara and alice were level at 0 victory points; bob had more life left, 9 to 7 and 5."
    )
    assert ended(limit((5, 9, 7))).tie == told
    assert ended(limit((5, 5, 5))).tie == (
        "alice, bob and cara were level at 0 victory points, level in life too: nobody won."
    )
    assert ended(kill_and_treasure()).tie == ""


@rule("WW-WIN-3", "WW-WIN-4", "WW-LIFE-2")
def test_points_are_told_by_what_they_are_for() -> None:
    places = ended(kill_and_treasure()).places
    assert [[(part.title, part.points) for part in place.parts] for place in places] == [
        [("Kills", 1), ("Treasures", 1)], [("Kills", 0), ("Treasures", 0)],
        [("Kills", 0), ("Treasures", 0)],
    ]  # fmt: skip
    assert [place.note for place in places] == [
        "1 treasure at home, 1 kill, 9 life left",
        "0 treasures at home, 0 kills, eliminated",
        "0 treasures at home, 0 kills, 15 life left",
    ]
    table = arena(
        [{"at": "c2", "kills": 2, "items": ["dagger"], "carries": "green-1"}, {"at": "d1"}, {}],
        options=["treasure_hunters"], treasures={"blue-1": "c3"},
    )  # fmt: skip
    table.do("alice: step s", "drop-treasure")
    first = ended(table).places[0]
    assert [(part.title, part.points) for part in first.parts] == [("Kills", 0), ("Treasures", 2)]
    assert first.note == "2 treasures at home, 2 kills, 15 life left"
