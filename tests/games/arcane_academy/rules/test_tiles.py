"""Placing and stacking tiles (ledger section 8), and every tile of section 20."""

import pytest

from spellhall.games.arcane_academy.box.tiles import CORNER_FACES, FACES
from spellhall.games.arcane_academy.rules.end_of_turn import LAYINGS_OF
from spellhall.testing import rule
from tests.games.arcane_academy.tables import (
    academy,
    completing,
    edges,
    player,
    state,
    tile_on,
    using,
)

SPACES = [str(space) for space in range(12)]


@rule("AA-TILE-1", "AA-ENDT-1", "AA-ACT-6")
def test_a_pending_tile_must_be_placed_at_the_end_of_the_turn() -> None:
    table = academy(centre=["T01"]).play("alice: cast 3", "alice: add", "alice: take T01")
    assert table.awaits() == "alice: place_tile"
    assert not {"pass", "stop"} & set(table.options("alice"))
    table.play("alice: place T01 6 r0")
    assert tile_on(table, "alice", 6) == "T01 r0"


@rule("AA-TILE-2", "AA-DEC-8")
def test_a_tile_goes_on_any_space_in_any_rotation() -> None:
    table = academy({"slate": {"5": "T09"}}, pending=["T05"], stack=PLACING)
    assert table.options("alice") == [f"place T05 {n} r{turn}" for n in SPACES for turn in range(4)]


PLACING = [{"": "PlaceTile", "seat": 0}, {"": "EndTurn", "seat": 0}]


@rule("AA-TILE-3", "AA-AMB-6")
def test_several_tiles_go_in_any_order_also_on_one_space() -> None:
    table = academy(pending=["T01", "T02"], stack=PLACING)
    table.play("alice: place T02 6 r0", "alice: place T01 6 r0")
    assert tile_on(table, "alice", 6) == "T01 r0"
    assert len(player(table, "alice").under) == 1


@rule("AA-TILE-3", "AA-DEC-8")
def test_two_tiles_alike_are_offered_once_and_placed_one_after_the_other() -> None:
    table = academy({"slate": {"5": "T09"}}, pending=["T03", "T01", "T03"], stack=PLACING)
    offered = [f"place {tile} {n} r0" for tile in ("T03", "T01") for n in SPACES]
    assert table.options("alice") == offered
    table.play("alice: place T03 6 r0")
    assert [text for text in table.options("alice") if " 6 " in text] == [
        "place T01 6 r0",
        "place T03#2 6 r0",
    ]


@rule("AA-TILE-4", "AA-TILE-11", "AA-AMB-26")
def test_a_stack_has_no_limit_and_only_its_top_acts() -> None:
    slate = {"5": ["T01", "T02", "T03", "T04", "T05", "T06", "T12"]}
    table = academy({"slate": slate}).play("alice: cast 5")
    assert table.options("alice") == ["stop", "will"]


@rule("AA-TILE-5", "AA-EX-6")
def test_a_tile_on_an_exhausted_space_lies_there_exhausted_until_a_rest() -> None:
    table = academy({"slate": {"5": "T01"}, "tired": [5]}, pending=["T02"], stack=PLACING)
    table.play("alice: place T02 5 r0", "bob: rest")
    assert "cast 5" not in table.options("alice")
    table.play("alice: rest", "alice: keep", "bob: rest", "bob: keep")
    assert "cast 5" in table.options("alice")


@rule("AA-TILE-6")
def test_a_tile_on_an_unexhausted_space_is_unexhausted() -> None:
    table = academy(pending=["T02"], stack=PLACING)
    table.play("alice: place T02 3 r0", "bob: rest")
    assert "cast 3" in table.options("alice")


@rule("AA-TILE-7", "AA-EX-7")
def test_the_last_complete_may_not_be_covered() -> None:
    table = academy(pending=["T01"], stack=PLACING)
    assert table.options("alice") == [f"place T01 {n} r0" for n in SPACES[1:]]
    assert table.refused("alice") == {"space:0:0": "AA-TILE-7"}
    other = academy(pending=["T05"], stack=PLACING)
    assert "place T05 0 r0" in other.options("alice")


@rule("AA-TILE-7", "AA-TILE-10")
def test_the_guarded_space_is_explained_while_any_pending_tile_may_not_go_there() -> None:
    table = academy(pending=["T05", "T01"], stack=PLACING)
    assert table.refused("alice") == {"space:0:0": "AA-TILE-7"}
    assert academy(pending=["T05", "T10"], stack=PLACING).refused("alice") == {}
    assert academy({"slate": {"5": "T09"}}, pending=["T01"], stack=PLACING).refused("alice") == {}


@rule("AA-TILE-8")
def test_slash_exhausted_and_placed_tiles_count_as_showing_complete() -> None:
    # K1 (a slash) is exhausted and still counts: covering T17 (a slash) is legal.
    table = academy({"slate": {"5": "T17"}, "tired": [0]}, pending=["T01"], stack=PLACING)
    assert "place T01 5 r0" in table.options("alice")
    assert "place T01 0 r0" in table.options("alice")
    assert "place T20 0 r0" in academy(pending=["T20"], stack=PLACING).options("alice")


@rule("AA-TILE-9", "AA-AMB-7")
def test_chaos_magic_counts_as_showing_complete() -> None:
    table = academy({"slate": {"5": "T09"}}, pending=["T01"], stack=PLACING)
    assert "place T01 0 r0" in table.options("alice")
    assert "place T10 0 r0" in academy(pending=["T10"], stack=PLACING).options("alice")


@rule("AA-TILE-10")
def test_the_check_comes_after_each_single_placement() -> None:
    table = academy(pending=["T01", "T05"], stack=PLACING)
    assert "place T01 0 r0" not in table.options("alice")
    table.play("alice: place T05 5 r0")
    assert "place T01 0 r0" in table.options("alice")


@rule("AA-TILE-12")
def test_a_corner_is_never_removed_and_is_back_when_uncovered() -> None:
    table = using("lodestone-gloves", {"slate": {"3": "T01"}})
    assert table.options("alice") == ["stop", "lift 3"]
    table.play("alice: lift 3", "alice: stop")
    assert tile_on(table, "alice", 3) == "K2 r0"


@rule("AA-TILE-13", "AA-AMB-8")
def test_tokens_stay_with_the_space_and_leave_an_empty_one() -> None:
    stacked = using("lodestone-gloves", {"slate": {"5": ["T01", "T02"]}, "tired": [5]})
    stacked.play("alice: lift 5")
    assert player(stacked, "alice").tired[5] == 1
    single = using("lodestone-gloves", {"slate": {"5": "T01"}, "tired": [5]})
    single.play("alice: lift 5")
    assert player(single, "alice").tired[5] == 0


@rule("AA-TILE-14")
def test_the_last_complete_may_not_be_removed() -> None:
    covered = completing("crumbling-sigil", bob={"slate": {"0": ["T02", "T05"], "5": "T01"}})
    # T05 on space 0 is the only Complete: beneath it lies T02. Only T01 may crumble.
    assert tile_on(covered, "bob", 5) == ""
    assert tile_on(covered, "bob", 0) == "T05 r0"
    on_corner = completing("crumbling-sigil", bob={"slate": {"0": "T05"}})
    assert tile_on(on_corner, "bob", 0) == "K1 r0"


@rule("AA-TILE-15")
def test_a_tile_taken_this_turn_cannot_act_this_turn() -> None:
    table = academy({"slate": {"2": "T01"}}, centre=["T02"])
    table.play("alice: cast 3", "alice: add", "alice: take T02")
    assert table.options("alice") == ["stop", "link 2"]
    table.play("alice: stop", "alice: place T02 7 r0")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-TILE-16")
def test_tiles_stay_where_and_as_they_lie() -> None:
    table = academy({"slate": {"5": "T05 r2"}}, {}).play("alice: cast 11", "alice: will")
    table.play("bob: rest", "alice: rest", "alice: keep")
    assert tile_on(table, "alice", 5) == "T05 r2"


@rule("AA-TILESYM-1")
@pytest.mark.parametrize(("tile", "turns"), [("T01", 1), ("T11", 2), ("T04", 4), ("T28", 4)])
def test_rotations_with_the_same_connectors_are_one_option(tile: str, turns: int) -> None:
    table = academy({"slate": {"5": "T09"}}, pending=[tile], stack=PLACING)
    assert len(table.options("alice")) == 12 * turns


CASTS = [
    pytest.param("T01", ["will"], "NESW", marks=rule("AA-T01", "AA-ACT-2")),
    pytest.param("T02", ["shard"], "NESW", marks=rule("AA-T02", "AA-ACT-1")),
    pytest.param("T03", ["will", "shard"], "NESW", marks=rule("AA-T03")),
    pytest.param("T04", ["complete"], "NES", marks=rule("AA-T04")),
    pytest.param("T05", ["complete"], "NE", marks=rule("AA-T05")),
    pytest.param("T06", ["add"], "NES", marks=rule("AA-T06")),
    pytest.param("T07", ["use"], "NES", marks=rule("AA-T07")),
    pytest.param("T08", ["use"], "NE", marks=rule("AA-T08")),
    pytest.param("T09", ["chaos"], "NES", marks=rule("AA-T09")),
    pytest.param("T10", ["chaos"], "NE", marks=rule("AA-T10")),
    pytest.param("T11", ["chaos"], "NS", marks=rule("AA-T11")),
    pytest.param("T12", ["will"], "NES", marks=rule("AA-T12")),
    pytest.param("T13", ["shard"], "NES", marks=rule("AA-T13")),
    pytest.param("T14", ["will", "shard"], "NES", marks=rule("AA-T14")),
    pytest.param("T15", ["will", "shard"], "NS", marks=rule("AA-T15")),
    pytest.param("T16", ["complete", "add"], "NE", marks=rule("AA-T16")),
    pytest.param("T17", ["complete", "use"], "NES", marks=rule("AA-T17")),
    pytest.param("T18", ["use", "will"], "NE", marks=rule("AA-T18")),
    pytest.param("T19", ["use", "shard"], "NE", marks=rule("AA-T19")),
    pytest.param("T20", ["complete", "will"], "NS", marks=rule("AA-T20")),
    pytest.param("T21", ["complete", "shard"], "NS", marks=rule("AA-T21")),
    pytest.param("T22", ["add", "use"], "NESW", marks=rule("AA-T22")),
    pytest.param("T23", ["add", "will", "shard"], "NE", marks=rule("AA-T23")),
    pytest.param("T24", ["will", "shard"], "N", marks=rule("AA-T24")),
    pytest.param("T25", ["will"], "NE", marks=rule("AA-T25")),
    pytest.param("T26", ["shard"], "NE", marks=rule("AA-T26")),
    pytest.param("T27", ["use"], "NS", marks=rule("AA-T27")),
    pytest.param("T28", ["complete"], "N", marks=rule("AA-T28")),
]
RICH = {"will": 3, "shards": 5, "items": ["wellspring-wand"], "hand": ["kindle-crystal"]}


@pytest.mark.parametrize(("tile", "offered", "connectors"), CASTS)
def test_every_tile_offers_its_actions_and_has_its_connectors(
    tile: str, offered: list[str], connectors: str
) -> None:
    table = academy(RICH | {"slate": {"5": tile}}, centre=["T24" if tile != "T24" else "T01"])
    assert edges(table.match.sight(0).players[0].top[5]) == connectors
    table.play("alice: cast 5")
    assert table.options("alice") == ["stop", *offered]


PRINTINGS = [
    ("T12", {"will": 2}),
    ("T13", {"shard": 2}),
    ("T14", {"will": 1, "shard": 1}),
    ("T15", {"will": 1, "shard": 1}),
    ("T24", {"will": 2, "shard": 2}),
    ("T25", {"will": 3}),
    ("T26", {"shard": 3}),
]


@rule("AA-CAST-5")
@pytest.mark.parametrize(("tile", "gains"), PRINTINGS)
def test_every_printing_can_be_performed_once(tile: str, gains: dict[str, int]) -> None:
    table = academy({"slate": {"5": tile}}).play("alice: cast 5")
    for action, times in gains.items():
        table.play(*[f"alice: {action}"] * times)
    assert table.awaits() == "bob: cast_or_rest"
    assert player(table, "alice").will == 3 + gains.get("will", 0)
    assert player(table, "alice").shards == 3 + gains.get("shard", 0)


def test_two_uses_two_completes_and_a_free_side_beside_a_slash() -> None:
    table = academy(RICH | {"slate": {"5": "T27"}})
    table.play("alice: cast 5", "alice: use", "alice: use wellspring-wand")
    table.play("alice: use", "alice: use wellspring-wand")
    assert player(table, "alice").will == 7
    both = academy(RICH | {"slate": {"5": "T28"}, "hand": ["kindle-crystal", "crystal-loom"]})
    both.play("alice: cast 5", "alice: complete", "alice: complete kindle-crystal")
    both.play("alice: complete", "alice: complete crystal-loom")
    assert both.awaits() == "bob: cast_or_rest"
    mixed = academy(RICH | {"slate": {"5": "T23"}}, centre=["T01"]).play("alice: cast 5")
    mixed.play("alice: shard", "alice: add", "alice: take T01")
    assert mixed.awaits() == "alice: place_tile"


CORNERS = [
    pytest.param(0, ["use", "complete"], "ES", marks=rule("AA-K1")),
    pytest.param(3, ["add"], "SW", marks=rule("AA-K2")),
    pytest.param(8, ["add"], "NE", marks=rule("AA-K3")),
    pytest.param(11, ["will", "shard"], "NW", marks=rule("AA-K4")),
]


@pytest.mark.parametrize(("space", "offered", "connectors"), CORNERS)
def test_every_corner_offers_its_action_and_is_never_turned(
    space: int, offered: list[str], connectors: str
) -> None:
    table = academy(RICH, centre=["T01"])
    assert edges(table.match.sight(0).players[0].top[space]) == connectors
    assert table.play(f"alice: cast {space}").options("alice") == ["stop", *offered]


@rule("AA-COMP-7")
def test_every_slate_has_one_of_each_corner() -> None:
    assert [(face.id, face.copies) for face in CORNER_FACES] == [
        ("K1", 1),
        ("K2", 1),
        ("K3", 1),
        ("K4", 1),
    ]


@rule("AA-CONT-1", "AA-CONT-4")
def test_the_tiles_are_35_and_stronger_ones_have_fewer_connectors() -> None:
    assert sum(face.copies for face in FACES) == 35
    assert len(LAYINGS_OF) == 35
    for face in FACES:
        connectors = face.edges.bit_count()
        assert 1 <= connectors <= 4
        assert len(face.groups) == 1 or connectors < 4
    assert state(academy()).bag.count(0) == 1
