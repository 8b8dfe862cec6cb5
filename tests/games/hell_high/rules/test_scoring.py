"""Who wins the match, and in which order all the others come (HH-MATCH-5, HH-AMB-1)."""

from typing import Any

from spellhall.engine.result import Result
from spellhall.testing import rule
from tests.games.hell_high.tables import DEAD, blow, frame, ranks, school, state


def finished(*seats: dict[str, Any], **rest: Any) -> Result:
    """The last game of the match is over; alice survived it."""
    dead = list(range(1, len(seats)))
    told = {"lws": 0, "dead": dead, "game": 3, "stack": [frame("EndGame")], **rest}
    table = school(seats[0], *(DEAD | seat for seat in seats[1:]), **told)
    assert table.match.is_over
    result = table.match.result
    assert result is not None
    return result


def places(result: Result) -> list[int]:
    return [place.place for place in sorted(result.places, key=lambda place: place.seat)]


@rule("HH-MATCH-5", "HH-AMB-1", "HH-END-8")
def test_the_dead_are_ranked_by_points_then_by_games_survived_and_equals_share_a_place() -> None:
    result = finished({"kills": 1}, {"kills": 2, "lws": 1}, {"lws": 1}, {"kills": 1})
    assert places(result) == [3, 1, 2, 4]  # 1 point each: a survivor of old, then the last one
    result = finished({}, {"kills": 2}, {"kills": 1}, {"kills": 1})
    assert places(result) == [4, 1, 2, 2]
    result = finished({}, {}, {}, {"kills": 1})
    assert places(result) == [2, 3, 3, 1]  # having survived the last game counts among equals


@rule("HH-MATCH-4")
def test_points_are_told_by_their_parts_and_the_last_survivor_is_named() -> None:
    result = finished({"kills": 2, "lws": 1}, {"kills": 1})
    by_seat = {place.seat: place for place in result.places}
    assert [(part.title, part.points) for part in by_seat[0].parts] == [
        ("Kill Tokens", 2),
        ("Last Wizard Standing", 1),
    ]
    assert [by_seat[seat].score for seat in (0, 1)] == [3, 1]
    assert [by_seat[seat].won for seat in (0, 1)] == [True, False]
    assert by_seat[0].note == "Last Wizard Standing of the last game"
    assert by_seat[1].note == ""


@rule("HH-AMB-1")
def test_the_sentence_says_how_a_tie_was_broken() -> None:
    clear = finished({"kills": 3}, {"kills": 1})
    assert clear.text == "alice wins with 3 Victory Points."
    assert clear.rules == ("HH-MATCH-5",)
    assert finished({"kills": 1}, {}).text == "alice wins with 1 Victory Point."
    more = finished({"kills": 2}, {"kills": 1, "lws": 1})
    assert more.text == "bob wins with 2 Victory Points, having survived more games."
    assert more.rules == ("HH-MATCH-5", "HH-AMB-1")
    assert more.tie == (
        "bob and alice were level at 2 Victory Points; bob had survived more games, 1 to 0."
    )
    last = finished({"kills": 1}, {"kills": 1})
    assert last.text == "alice wins with 1 Victory Point, having survived the last game."
    assert last.tie == (
        "alice and bob were level at 1 Victory Point, in Last Wizard Standing Tokens too;"
        " alice survived the last game."
    )
    both = finished({}, {"kills": 1}, {"kills": 1})
    assert both.text == "bob and cara share the victory with 1 Victory Point."


@rule("HH-AMB-27", "HH-AMB-35")
def test_a_match_that_the_limit_closed_says_so_and_ranks_by_points() -> None:
    seats: list[dict[str, Any]] = [{"rank": 3}, {"rank": 6, "kills": 1}, {"rank": 4}]
    table = school(*seats, limit=4, round=4, game=3, start="round")
    assert table.match.is_over
    result = table.match.result
    assert result is not None
    assert result.ending == "closed"
    assert result.rules == ("HH-AMB-27", "HH-MATCH-5")
    assert places(result) == [2, 1, 2]
    assert finished({}, {}).ending == "last_game"


@rule("HH-NEXT-1", "HH-NEXT-2", "HH-END-7", "HH-AMB-35")
def test_the_next_game_starts_with_the_dead_in_order_of_death_below_the_living() -> None:
    order = [3, 0, 2]
    table = school(DEAD, {}, DEAD, DEAD, dead=order, lws=1, stack=[frame("EndGame")])
    assert ranks(table) == [6, 8, 7, 5]
    fallen = school(DEAD, DEAD, DEAD, DEAD, dead=[3, 1, 0, 2], lws=1, stack=[frame("EndGame")])
    assert ranks(fallen) == [6, 8, 7, 5]  # the last wizard is on top, though dead
    seats: list[dict[str, Any]] = [{"rank": 2}, DEAD, {"rank": 8}, {"rank": 5}, DEAD]
    closed = school(*seats, dead=[4, 1], limit=3, round=3, start="round")
    assert ranks(closed) == [6, 5, 8, 7, 4]


@rule("HH-DEATH-4", "HH-END-1")
def test_the_last_of_three_to_fall_is_just_below_the_survivor() -> None:
    seats: list[dict[str, Any]] = [{"hp": 1}, {"hp": 2}, {}, {"hp": 3}]
    hits = [blow(2, (3,), 3), blow(2, (0,), 1), blow(2, (1,), 2), frame("EndGame")]
    table = school(*seats, stack=hits, dead_deck=["time-out", "second-wind", "ghost-writer"])
    assert ranks(table) == [6, 7, 8, 5]
    assert state(table).players[2].lws == 1
    assert state(table).players[2].kills == 3
