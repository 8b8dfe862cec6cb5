"""A linked tile acts once in a cast: tiles are counted, not spaces (ledger section 6)."""

from spellhall.games.arcane_academy.show.sight.table import sight
from spellhall.testing import Table, rule
from tests.games.arcane_academy.tables import academy, state, tile_on


def uncovering(*slate_of_six: str) -> Table:
    """T01 is cast; the stack on space 6 has acted, and space 9 completes Clean Slate."""
    slate = {"5": "T01", "6": list(slate_of_six), "9": "T28"}
    table = academy({"slate": slate, "hand": ["clean-slate"], "will": 8})
    table.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: stop")
    return table.play("alice: link 9", "alice: complete", "alice: complete clean-slate")


@rule("AA-LINK-1", "AA-LINK-9", "AA-LINK-11", "AA-VERB-11", "AA-AMB-25")
def test_a_tile_uncovered_where_another_has_acted_may_act() -> None:
    table = uncovering("T03", "T02").play("alice: lift 6", "alice: stop", "alice: stop")
    assert tile_on(table, "alice", 6) == "T03 r0"
    assert table.options("alice") == ["stop", "link 6"]
    assert "space:0:6" not in table.refused("alice")
    table.play("alice: link 6", "alice: shard")
    assert table.awaits() == "alice: place_tile"  # T03 has acted as well now


@rule("AA-LINK-9", "AA-AMB-25")
def test_what_lies_uncovered_needs_a_link_of_its_own() -> None:
    table = uncovering("T05", "T02").play("alice: lift 6", "alice: stop", "alice: stop")
    assert tile_on(table, "alice", 6) == "T05 r0"  # it looks north and east, not west
    assert table.awaits() == "alice: place_tile"


@rule("AA-LINK-9", "AA-AMB-25")
def test_a_tile_that_has_acted_and_still_lies_there_is_refused() -> None:
    table = uncovering("T03", "T02").play("alice: stop", "alice: stop")
    assert table.awaits() == "bob: cast_or_rest"
    left = academy({"slate": {"5": "T01", "6": "T02", "9": "T03"}})
    left.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: stop")
    assert left.refused("alice")["space:0:6"] == "AA-LINK-9"


@rule("AA-AMB-25")
def test_the_sight_shows_where_tiles_have_acted_that_still_lie_there() -> None:
    table = uncovering("T03", "T02")
    assert sight(state(table), 1).acted == [6, 9]
    table.play("alice: lift 6")
    assert sight(state(table), 1).acted == [9]
