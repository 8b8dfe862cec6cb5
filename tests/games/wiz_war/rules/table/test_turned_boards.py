"""Sectors that lie turned and in another order than the seats, and all that turns with one."""

from typing import Any

import pytest

from spellhall.games.wiz_war.box.maze.board import DOOR, FREE, WALL
from spellhall.games.wiz_war.box.words import line_name, square_name
from spellhall.games.wiz_war.rules.scoring import result
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_sealed
from spellhall.games.wiz_war.rules.table.figures import home_of
from spellhall.games.wiz_war.rules.table.treasures import start_squares
from spellhall.games.wiz_war.state.position import line
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena

# Alice is red, bob blue and cara green; cara's sector lies top left, alice's below, bob's right.
MIXED = ["green 1", "red 3", "blue 2"]
HOMES = {"alice": "c8", "bob": "h8", "cara": "c3"}
NAMES = list(HOMES)


def mixed(seats: list[dict[str, Any]] | None = None, **setup: Any) -> Arena:
    return arena(seats or [{}, {}, {}], boards=MIXED, **setup)


def squares(table: Arena, cells: list[int]) -> list[str]:
    return sorted(square_name(3, cell) for cell in cells)


@rule("WW-SETUP-4", "WW-SETUP-5", "WW-GAP-1a")
def test_bases_and_treasures_lie_in_the_sector_of_their_colour_however_it_lies() -> None:
    table = mixed()
    starts = {"alice": ["b7", "e6"], "bob": ["f6", "i9"], "cara": ["a1", "a4"]}
    for seat, name in enumerate(NAMES):
        assert table.where(name) == HOMES[name]
        assert square_name(3, home_of(table.state, seat)) == HOMES[name]
        assert squares(table, start_squares(table.state, seat)) == starts[name]
        assert sorted(table.treasure(n) for n in (2 * seat, 2 * seat + 1)) == starts[name]


@rule("WW-DOOR-1", "WW-AMB-5")
def test_doors_open_to_the_one_whose_colour_their_sector_has() -> None:
    s = mixed().state
    maze = s._tables.maze
    doors = [n for n in range(len(s.lines)) if s.lines[n] == DOOR]
    owners = {line_name(3, n): [seat for seat in range(3) if can_unlock(s, seat, n)] for n in doors}
    by_slot = {0: [2], 1: [0], 2: [1]}
    assert owners == {line_name(3, n): by_slot[maze.line_at[n] // 100] for n in doors}
    assert {tuple(seats) for seats in owners.values()} == {(0,), (1,), (2,)}


@rule("WW-WIN-4", "WW-WIN-6", "WW-LIFE-3")
def test_treasures_score_on_the_base_of_the_sector_that_has_ones_colour() -> None:
    table = mixed(treasures={"blue-1": "c8", "green-1": "h8", "red-1": "c3", "green-2": "c3"})
    assert [table.points(name) for name in NAMES] == [1, 1, 1]
    assert [place.score for place in result(table.state).places] == [1, 1, 1]


@rule("WW-AL-1")
def test_a_treasure_is_sent_to_the_start_squares_of_its_own_sector() -> None:
    seats: list[dict[str, Any]] = [{"at": "c8"}, {"hand": ["fools-gold"]}, {}]
    table = mixed(seats, treasures={"blue-2": "c8"})
    table.play("alice: take treasure-blue-2", "bob: answer fools-gold")
    while table.question("bob") != "square":
        table.pass_window()
    assert sorted(table.options("bob")) == ["to f6", "to i9"]


@rule("WW-OPT-3")
@pytest.mark.parametrize(
    ("places", "dies"),
    [
        (("c8", "c3"), True),
        (("c8", "c8"), True),
        (("h8", "c3"), False),  # one of them on his own base
        (("c8", "c4"), False),  # one of them on no base at all
        (("c8", "@0"), False),  # one of them carried, wherever that may be
    ],
)
def test_treasures_are_deadly_on_two_bases_that_are_not_ones_own(
    places: tuple[str, str], dies: bool
) -> None:
    alice: dict[str, Any] = {"at": "b8", "items": ["dagger"]}
    lying = {f"blue-{n}": place for n, place in enumerate(places, 1) if place != "@0"}
    if "@0" in places:
        alice["carries"] = "blue-2"
    else:
        alice["carries"] = "green-1"
    table = mixed([alice, {}, {}], treasures=lying, options=["deadly_treasures"], goal=3)
    table.do("alice: step w" if "@0" in places else "alice: drop-treasure")
    assert (table.state.players[1].cell == -1) == dies
    assert table.points("alice") == places.count("c8")


# -- All that turns with a sector ------------------------------------------------------------------


TURN_BLUE = ("alice: cast rotate-sector", "mode 1", "at sector-blue")  # the right one of two


@rule("WW-MAP-2", "WW-DOOR-5", "WW-CT-9")
def test_doors_that_are_held_or_picked_stay_so_where_they_come_to_lie() -> None:
    alice: dict[str, Any] = {"at": "g2", "hand": ["rotate-sector", "pick-lock"]}
    table = arena([alice, {"at": "h1"}], active=1)
    table.do("bob: hold h1|h2", "end", "hold", "keep", "done")
    table.do("alice: cast pick-lock", "at g2|h2").do(*TURN_BLUE)
    assert [(line_name(2, one.line), one.seat) for one in table.state.held] == [("i3|j3", 1)]
    assert [(line_name(2, one.line), one.seat) for one in table.state.unlocked] == [("i2|i3", 0)]
    table.do("alice: step s")
    assert table.where("alice") == "i3"
    assert table.sees("i3", "j3")


@rule("WW-MAP-2", "WW-TH-18", "WW-TH-15", "WW-EL-6", "WW-CT-6")
def test_what_stands_on_border_lines_turns_and_what_is_elsewhere_stays() -> None:
    things = [
        {"kind": "wall", "card": "create-wall", "at": "f1|g1", "owner": 1},
        {"kind": "fire-wall", "card": "wall-of-fire", "at": "g1|g2", "owner": 1},
        {"kind": "wall", "card": "create-wall#2", "at": "a1|b1", "owner": 1},
        {"kind": "rosebush", "card": "rosebush", "at": "a2", "owner": 1},
        {"kind": "rosebush", "card": "rosebush#2", "at": "f2", "owner": 1},
    ]
    spells = [{"card": "seal-door", "owner": 1, "on": "g2|h2"}]
    table = arena(
        [{"at": "i2", "hand": ["rotate-sector", "pass-through-wall"]}, {"at": "b5"}],
        things=things, spells=spells, cracks={"f1|g1": 2, "b1|b2": 3}, treasures={"red-1": "a3"},
        beasts=[{"kind": "drake", "at": "a4", "owner": 1}],
    )  # fmt: skip
    table.do("alice: cast pass-through-wall", "at i2|i3").do(*TURN_BLUE)
    assert sorted(table.things()) == [
        "create-wall j1|j2", "create-wall#2 a1|b1", "rosebush a2", "rosebush#2 i1",
        "wall-of-fire i2|j2",
    ]  # fmt: skip
    assert (table.cracks("j1|j2"), table.cracks("b1|b2")) == (2, 3)
    assert is_sealed(table.state, line(table.state, "i2|i3"))
    assert (table.where("bob"), table.beast_at(5), table.treasure(0)) == ("b5", "a4", "a3")
    table.do("alice: step w")
    assert (table.where("alice"), table.state.turn.through) == ("h4", -1)


@rule("WW-MAP-2", "WW-MY-6", "WW-ME-12")
@pytest.mark.parametrize(("aim", "there"), [("e2", "d5"), ("e3", "c5"), ("f3", "f3")])
def test_an_astral_self_turns_with_its_square(aim: str, there: str) -> None:
    table = arena(
        [{"at": "d3", "hand": ["astral-projection", "drop-object"],
          "items": ["ilmarinens-astrolabe"]}, {"at": "b2"}],
    )  # fmt: skip
    table.do(
        "alice: cast astral-projection", f"at {aim}", "use ilmarinens-astrolabe turn", "mode 1"
    )
    assert square_name(2, table.state.turn.astral) == there


@rule("WW-MAP-3", "WW-MAP-4", "WW-TH-18")
def test_spells_on_the_rim_of_a_turned_sector_end_on_both_sides_of_it() -> None:
    door = {"kind": "door", "card": "create-door", "at": "e1|f1", "owner": 1}
    fire = {"kind": "fire-wall", "card": "wall-of-fire", "at": "e3|f3", "owner": 1}
    for sector in ("red", "blue"):
        table = arena(
            [{"at": "c1", "hand": ["rotate-sector"]}, {}],
            things=[door, fire], spells=[{"card": "seal-door", "owner": 1, "on": "e1|f1"}],
            cracks={"e1|f1": 1},
        )  # fmt: skip
        table.do("alice: cast rotate-sector", "mode 1", f"at sector-{sector}")
        assert (table.things(), table.spells()) == ([], [])
        assert (table.line_kind("e1|f1"), table.cracks("e1|f1")) == (WALL, 0)
        assert table.line_kind("e3|f3") == FREE


@rule("WW-CT-10", "WW-MAP-2")
def test_the_log_names_whose_sector_turned() -> None:
    seats: list[dict[str, Any]] = [{"hand": ["rotate-sector"]}, {}, {}]
    for sector, name in (("red", "alice"), ("blue", "bob"), ("green", "cara")):
        table = mixed(seats)
        table.do("alice: cast rotate-sector", "mode 3", f"at sector-{sector}")
        assert any(told.startswith(f"{name}'s sector turns") for told in table.log())
