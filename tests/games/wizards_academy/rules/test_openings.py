"""Turning tiles at set-up until every room is reachable (WA-SET-5, WA-AMB-12)."""

from itertools import combinations, product

import pytest

from spellhall.games.wizards_academy.box.rooms import ROOM_ROWS, SQUARE_WORDS
from spellhall.games.wizards_academy.rules.openings import all_reachable, fewest_turns
from spellhall.games.wizards_academy.rules.table.contents import turn_room
from spellhall.games.wizards_academy.state.paths import in_academy, reach
from spellhall.games.wizards_academy.state.setup import SHIFTS, TURNS
from spellhall.games.wizards_academy.state.state import Academy
from spellhall.testing import rule
from tests.games.wizards_academy.tables import TO_ACT, advanced, basic, state, turn_of

# Layouts from A1 to D4: how many tiles must be turned, and the rooms.
# What the first row stands on.
REST = "library crystal cursed flux awakened warded well outer ball holy rift unstable"
LAYOUTS = [
    (0, f"hoard1 zen workshop study2 {REST}"),
    (1, f"hoard3 zen workshop study2 {REST}"),
    (2, f"hoard3 zen workshop study0 {REST}"),
    (
        2,  # both in the first two squares
        """hoard3 unstable0 well3 cursed2 study1 warded3 holy0 workshop2
        crystal2 ball0 zen1 flux1 library0 outer3 awakened2 rift3""",
    ),
    (
        3,
        """unstable1 flux well study crystal cursed library zen
        rift3 outer workshop holy2 hoard2 ball1 warded awakened""",
    ),
    (
        3,
        """outer unstable3 hoard rift3 ball1 flux crystal holy1
        well workshop zen cursed study2 awakened warded library""",
    ),
    (
        4,
        """hoard3 warded awakened flux study3 outer library workshop
        holy3 cursed crystal well ball2 unstable1 rift zen""",
    ),
]


def laid(layout: str) -> Academy:
    rooms = [word if word[-1].isdigit() else f"{word}0" for word in layout.split()]
    return state(
        basic(rooms={SQUARE_WORDS[i]: f"{word[:-1]} r{word[-1]}" for i, word in enumerate(rooms)})
    )


def is_whole(s: Academy) -> bool:
    return reach(s).bit_count() == 16


def turns_needed(s: Academy) -> int:
    """The least number of tiles, found by turning every choice of them every way."""
    tiles = [room for room in in_academy(s) if len(ROOM_ROWS[room].doors) < 4]
    for n in range(len(tiles) + 1):
        for rooms in combinations(tiles, n):
            for quarters in product((1, 2, 3), repeat=n):
                trial = s.copy()
                for room, quarter in zip(rooms, quarters, strict=True):
                    turn_room(trial, room, quarter)
                if is_whole(trial):
                    return n
    raise AssertionError("no turns will do")


@rule("WA-AMB-12", "WA-SET-5")
@pytest.mark.parametrize(("n", "layout"), LAYOUTS)
def test_no_more_tiles_are_turned_than_needed(n: int, layout: str) -> None:
    s = laid(layout)
    turns = fewest_turns(s)
    assert len(turns) == len({room for room, _ in turns}) == n
    assert all_reachable(s) == (n == 0)
    for room, quarters in turns:
        turn_room(s, room, quarters)
    assert is_whole(s)


@rule("WA-AMB-12")
@pytest.mark.parametrize(("n", "layout"), LAYOUTS[:5])
def test_fewer_tiles_will_not_do(n: int, layout: str) -> None:
    assert turns_needed(laid(layout)) == n


@rule("WA-AMB-12")
def test_the_first_squares_and_the_least_turns_are_tried_first() -> None:
    s = laid(LAYOUTS[1][1])
    (room, quarters), *_ = fewest_turns(s)
    assert (s.square[room], quarters) == (0, 1)


TURNED = [
    (
        [3],
        """holy1 study2 awakened0 warded0 cursed3 workshop0 unstable1 ball3
        outer0 flux1 rift0 library1 crystal0 hoard2 well0 zen0""",
    ),
    (
        [2],
        """awakened3 cursed0 hoard1 warded3 holy0 outer1 library1 ball0
        rift3 zen1 workshop3 flux0 study2 unstable1 crystal3 well1""",
    ),
    (
        [2, 3],
        """study3 hoard3 library2 crystal0 warded0 workshop0 rift0 cursed0
        unstable1 flux2 awakened1 holy0 ball1 outer0 zen3 well0""",
    ),
    (
        [1, 1],  # two squares beside each other, and no other two
        """hoard3 holy0 outer3 library1 study2 rift0 unstable2 cursed0
        ball0 well0 zen1 awakened2 crystal1 warded1 workshop2 flux2""",
    ),
    (
        [3, 1],
        """cursed3 hoard3 unstable0 outer0 warded1 zen2 holy0 awakened3
        flux3 ball1 crystal1 library0 rift0 study1 workshop3 well2""",
    ),
]


@rule("WA-AMB-12")
@pytest.mark.parametrize(("quarters", "layout"), TURNED)
def test_tiles_are_turned_by_half_and_by_three_quarters_where_nothing_less_will_do(
    quarters: list[int], layout: str
) -> None:
    s = laid(layout)
    turns = fewest_turns(s)
    assert [by for _, by in turns] == quarters
    squares = [s.square[room] for room, _ in turns]
    assert squares == sorted(squares)
    for room, by in turns:
        turn_room(s, room, by)
    assert is_whole(s)


@rule("WA-AMB-12", "WA-DEC-2")
def test_after_32_turns_by_hand_the_rest_is_left_or_done_for_the_players() -> None:
    table = basic(
        {},
        rooms={"D1": "study r0"},
        stack=[{"": "Refine", "seat": 0, "left": TURNS}, *TO_ACT],
    )
    for turn in range(32):
        assert len(table.options("alice")) == 2 + 2 * 16, turn
        table.play("alice: turn zen right")
    assert table.options("alice") == ["done", "fix"]
    table.play("alice: fix")
    assert (table.question("alice"), is_whole(state(table))) == ("act", True)


@rule("WA-ASET-12", "WA-DEC-3")
def test_a_scenario_begins_with_three_shifts_at_most() -> None:
    refine = [{"": "Refine", "seat": 0, "left": SHIFTS}, *TO_ACT]
    table = advanced({}, stack=refine)
    table.play("alice: turn zen right", "alice: turn zen right", "alice: swap A1 B1")
    assert table.question("alice") == "act"
    table = advanced({}, stack=refine)
    table.play("alice: turn zen left", "alice: done")
    assert (table.question("alice"), turn_of(table, "zen")) == ("act", 3)
