"""What a seat sees of the table, field by field."""

import pytest

from spellhall.testing import rule
from tests.games.arcane_academy.tables import academy


@rule("AA-HID-4", "AA-ASG-3", "AA-I23")
@pytest.mark.parametrize(
    ("viewer", "now", "payable"), [(0, 5, False), (1, 4, True), (2, 5, True), (None, 4, True)]
)
def test_a_public_card_shows_what_it_costs_the_seat_that_looks(
    viewer: int | None, now: int, payable: bool
) -> None:
    """A spectator looks with the eyes of the active seat."""
    table = academy(
        {"shards": 4},
        {"shards": 4, "items": ["geode-satchel"]},
        {"shards": 5},
        active=1,
        public=["quill-of-haste"],
    )
    card = table.match.sight(viewer).public[0]
    assert (card.id, card.kind, card.currency) == ("AA-I08", "use", "shard")
    assert (card.cost, card.cost_now, card.payable, card.prestige) == (5, now, payable, 2)


@rule("AA-HID-4", "AA-ASG-3")
@pytest.mark.parametrize(("will", "payable"), [(8, False), (9, True)])
def test_a_spell_is_payable_with_will(will: int, payable: bool) -> None:
    table = academy({"will": will, "shards": 9}, public=["-", "grand-proof"])
    empty, card, *_ = table.match.sight(0).public
    assert empty is None
    assert (card.kind, card.currency, card.cost_now, card.payable) == ("spell", "will", 9, payable)


@rule("AA-HID-1", "AA-HID-4")
def test_a_hand_is_open_to_its_owner_alone_until_the_game_is_shown_whole() -> None:
    table = academy({"hand": ["corollary"]}, {"hand": ["shardstorm", "mind-leech"]})
    seen = table.match.sight(1).players
    assert [[card.name for card in seat.hand] for seat in seen] == [
        [],
        ["Shardstorm", "Mind Leech"],
    ]
    assert [seat.hand_size for seat in seen] == [1, 2]
    whole = table.match.game.see_all(table.state).players
    assert [len(seat.hand) for seat in whole] == [1, 2]


@rule("AA-HID-4", "AA-GEN-7")
def test_a_space_shows_its_tile_as_it_lies_and_what_is_joined_to_it() -> None:
    slate = {"4": ["T01", "T05 r1"], "5": "T10 r3"}
    table = academy({"slate": slate, "tired": [4, 4]})
    shown = table.match.sight(1).players[0]
    four, five, eight = (shown.spaces[space] for space in (4, 5, 8))
    assert (four.tile.face, four.tile.turn, four.tile.edges) == ("T05", 1, "ES")
    assert (four.tired, four.covered, four.linked) == (2, ["T01"], [5, 8])
    assert (five.tile.edges, five.linked, eight.linked) == ("NW", [4], [4])
    assert (shown.spaces[9].tile, shown.connectors) == (None, 2)


@rule("AA-HID-3", "AA-HID-4")
def test_the_bag_is_counted_by_face_and_the_turn_tells_all() -> None:
    table = academy(bag_only=["T03", "T10", "T03"], owed=2, turn=5, extra=1)
    shown = table.match.sight(None)
    assert [(each.face, each.left) for each in shown.bag] == [("T03", 2), ("T10", 1)]
    assert (shown.bag_left, shown.owed, shown.turn, shown.round) == (3, 2, 5, 2)
    assert (shown.active, shown.pencils, shown.activated, shown.acting, shown.acted) == (
        0,
        None,
        None,
        [],
        [],
    )
