"""What can be read off a Slate: stacks, connectors, counts (ledger sections 8 and 23)."""

from random import Random

import pytest

from spellhall.games.arcane_academy.box.tiles import EMPTY, linked_spaces
from spellhall.games.arcane_academy.box.verbs import (
    FILLED,
    ITEMS,
    LINKS,
    PAIRS,
    SHARDS_HELD,
    SPELLS,
    TOKENS,
    WILL_AND_SHARDS,
    WILL_HELD,
)
from spellhall.games.arcane_academy.rules.counts import count
from spellhall.games.arcane_academy.rules.slate import beneath, complete_connectors, lay, take_off
from spellhall.games.arcane_academy.state.state import fresh_player
from spellhall.testing import rule
from tests.games.arcane_academy.tables import academy, completing, player, tile_on, using


@rule("AA-GAP-1", "AA-GAP-2")
def test_a_fresh_slate_has_no_complete_connector_and_four_filled_spaces() -> None:
    fresh = fresh_player()
    assert (count(fresh, LINKS), count(fresh, FILLED)) == (0, 4)


CONNECTED = [
    ({"5": "T01"}, 0),
    ({"1": "T01"}, 1),  # with K1
    ({"1": "T01", "2": "T02"}, 3),  # K1, each other, K2
    ({"4": "T01"}, 2),  # K1 and K3
    ({"5": "T01", "6": "T02", "9": "T03", "10": "T22"}, 6),
    ({"5": "T05 r0", "6": "T10 r0"}, 0),
    ({"5": "T28 r1", "6": "T05 r3"}, 1),
    ({"5": "T28 r2", "9": "T05 r0"}, 1),
    ({"5": "T28 r1", "9": "T05 r0"}, 0),
    ({"3": "T01", "4": "T02"}, 2),  # the end of a row does not touch the start of the next
    ({"7": "T01", "8": "T02"}, 2),
]


@rule("AA-LINK-2", "AA-I16")
@pytest.mark.parametrize(("slate", "connectors"), CONNECTED)
def test_complete_connectors_are_counted_once_each(slate: dict[str, str], connectors: int) -> None:
    table = academy({"slate": slate, "tired": [int(next(iter(slate)))]})
    assert count(player(table, "alice"), LINKS) == connectors
    assert table.match.sight(None).players[0].connectors == connectors


@rule("AA-LINK-2")
def test_every_link_has_two_ends() -> None:
    rng = Random(1)
    most = 0
    for _ in range(200):
        random = fresh_player()
        for tile in rng.sample(range(35), 10):
            lay(random, rng.randrange(12), 4 * tile + rng.randrange(4))
        links = [
            (space, other)
            for space in range(12)
            if random.top[space] != EMPTY
            for other in linked_spaces(random.top, space)
        ]
        assert all((other, space) in links for space, other in links)
        assert complete_connectors(random) == len(links) // 2
        most = max(most, complete_connectors(random))
    assert most > 4


@rule("AA-TILE-4", "AA-TILE-12", "AA-TILE-13")
def test_stacks_come_off_in_the_order_they_were_laid_whatever_lies_elsewhere() -> None:
    alice = fresh_player()
    for space, tile in ((0, 1), (5, 2), (0, 3), (5, 4), (0, 5), (6, 6)):
        lay(alice, space, 4 * tile)
    alice.tired[0] = alice.tired[5] = alice.tired[6] = 1
    assert [beneath(alice, space) // 4 for space in (0, 5)] == [3, 2]
    assert beneath(alice, 6) == EMPTY
    assert [take_off(alice, 0) // 4 for _ in range(3)] == [5, 3, 1]
    assert (alice.top[0], alice.tired[0]) == (4 * 35, 1)  # the corner, still exhausted
    assert (beneath(alice, 0), beneath(alice, 5) // 4) == (EMPTY, 2)
    assert [take_off(alice, 5) // 4 for _ in range(2)] == [4, 2]
    assert (alice.top[5], alice.tired[5]) == (EMPTY, 0)
    assert (alice.top[6], alice.tired[6], alice.under) == (24, 1, [])


@rule("AA-TILE-14", "AA-TILE-8", "AA-TILE-9")
@pytest.mark.parametrize(
    ("slate", "legal"),
    [
        ({"0": ["T02", "T05"], "6": "T01"}, [6]),  # T05 is the last Complete, above T02
        ({"0": "T02", "5": ["T01", "T04", "T05"]}, [0, 5]),  # K1 or T04 comes to light
        ({"0": "T02", "5": ["T04", "T01", "T05"]}, [0]),  # T01 lies directly beneath
        ({"0": "T02", "5": ["T09", "T05"]}, [0, 5]),  # Chaos counts
        ({"0": "T02", "5": "T05", "6": "T04"}, [0, 5, 6]),  # two show a Complete
        ({"5": "T01"}, [5]),
    ],
)
def test_a_tile_may_go_if_a_complete_stays_in_sight(
    slate: dict[str, str | list[str]], legal: list[int]
) -> None:
    table = completing("crumbling-sigil", bob={"slate": slate | {"7": "T13"}})
    assert table.options("bob") == [f"crumble {space}" for space in [*legal, 7]]


@rule("AA-VERB-11", "AA-TILE-14")
def test_lifting_keeps_a_complete_in_sight_too() -> None:
    slate = {"0": ["T01", "T17"], "5": "T02"}
    table = using("lodestone-gloves", {"slate": slate})  # T17 acts; it is the only Complete
    assert table.options("alice") == ["stop", "lift 5"]
    table.play("alice: lift 5")
    assert tile_on(table, "alice", 5) == ""


@rule("AA-TILE-13", "AA-TILE-14")
def test_what_lies_beneath_is_found_between_other_covered_tiles() -> None:
    slate = {"0": "T01", "5": ["T04", "T05"], "6": ["T02", "T03"]}
    for covered in (slate, dict(reversed(slate.items()))):
        table = completing("crumbling-sigil", bob={"slate": covered})
        table.play("bob: crumble 5")
        assert tile_on(table, "bob", 5) == "T04 r0"
        assert [tile_on(table, "bob", space) for space in (0, 6)] == ["T01 r0", "T03 r0"]


COUNTED = [
    (ITEMS, 2),
    (SPELLS, 3),
    (PAIRS, 2),
    (WILL_HELD, 4),
    (SHARDS_HELD, 7),
    (WILL_AND_SHARDS, 11),
    (TOKENS, 5),
    (FILLED, 6),
    (LINKS, 3),
]


@rule("AA-VERB-16")
@pytest.mark.parametrize(("what", "found"), COUNTED)
def test_every_count(what: int, found: int) -> None:
    told = {
        "items": ["crystal-loom +2", "medal-rack +3"],
        "spells": ["corollary", "shardstorm", "mind-leech"],
        "will": 4,
        "shards": 7,
        "slate": {"1": "T01", "2": ["T03", "T02"]},
    }
    assert count(player(academy(told), "alice"), what) == found


@rule("AA-VERB-16")
@pytest.mark.parametrize(("items", "spells"), [(0, 2), (2, 1), (3, 3)])
def test_a_pair_needs_one_of_each(items: int, spells: int) -> None:
    told = {
        "items": ["crystal-loom", "medal-rack", "echo-locket"][:items],
        "spells": ["corollary", "shardstorm", "mind-leech"][:spells],
    }
    assert count(player(academy(told), "alice"), PAIRS) == min(items, spells)
