"""Ways through several rooms: found by real steps, the cheapest first, told alike in every deal."""

from random import Random

from spellhall import new
from spellhall.engine import Match, cheapest_way
from spellhall.games.wizards_academy import GAME
from spellhall.games.wizards_academy.box.rooms import ROOM_WORDS
from spellhall.testing import rule
from tests.games.wizards_academy.tables import advanced, basic


def way(match: Match, room: str) -> list[str] | None:
    """The way of the first seat to a room."""
    return cheapest_way(match, 0, f"room:{ROOM_WORDS.index(room)}")


@rule("WA-ACT-2")
def test_a_way_leads_through_several_rooms_and_is_no_longer_than_the_actions() -> None:
    match = basic({"room": "crystal"}).match
    found = {room: way(match, room) for room in ROOM_WORDS}
    lengths = {len(steps) for steps in found.values() if steps is not None}
    assert lengths == {1, 2, 3}
    assert found["crystal"] is None
    for room, steps in found.items():
        assert steps is None or steps[-1] == f"move {room}"


@rule("WA-ACT-3")
def test_of_two_ways_the_dearer_one_is_not_taken() -> None:
    dry = basic({"room": "crystal"})
    assert way(dry.match, "study") == ["move zen", "move workshop", "move study"]
    wet = basic({"room": "crystal"}, things={"workshop": "water"})
    assert way(wet.match, "study") == ["move cursed", "move flux", "move study"]
    flooded = basic({"room": "crystal"}, things={"workshop": "water", "flux": "water"})
    assert way(flooded.match, "study") is None


def test_where_chance_decides_no_way_leads_on() -> None:
    match = advanced({"room": "library"}, things={"library": "haunt"}).match
    assert all(way(match, room) is None for room in ROOM_WORDS)


def test_a_way_is_the_same_in_every_deal_and_comes_true() -> None:
    walked = 0
    for seed in range(2):
        match, rng = new("wizards_academy", players=3, seed=seed), Random(seed)
        while match.result is None:
            seat = match.awaited()[0]
            for room in rng.sample(range(len(ROOM_WORDS)), 1):
                goal = f"room:{room}"
                found = cheapest_way(match, seat, goal)
                assert cheapest_way(match.redeal(seat, rng), seat, goal) == found
                if found is not None:
                    walked += len(found) > 1
                    assert stands(match, seat, found) == goal
            match.play(rng.choice(match.options(seat)), seat)
    assert walked > 1


def stands(match: Match, seat: int, way: list[str]) -> str:
    """Where a seat stands after it has walked."""
    walked = match.clone()
    for step in way:
        walked.play(step, seat)
    assert GAME.walks is not None
    return GAME.walks.stands(walked.state, seat)
