"""What a seat sees of the table, field by field."""

import pytest

from spellhall.testing import rule
from tests.games.arcane_academy.tables import PRINTED, academy, edges, faces, names


@rule("AA-HID-4", "AA-ASG-3", "AA-I23")
@pytest.mark.parametrize(("viewer", "cost"), [(0, None), (1, 4), (2, None), (None, 4)])
def test_a_public_card_shows_what_it_costs_the_seat_that_looks(
    viewer: int | None, cost: int | None
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
    assert card.cost == cost
    printed = PRINTED.kinds[PRINTED.cards[card.card]]
    assert (printed.id, printed.kind, printed.currency) == ("AA-I08", "use", "shard")
    assert (printed.cost, printed.prestige) == (5, 2)


@rule("AA-HID-4", "AA-ASG-3")
def test_a_spell_is_paid_with_will_and_an_empty_place_is_seen() -> None:
    table = academy({"will": 6, "shards": 9}, public=["-", "grand-proof"])
    empty, card, *_ = table.match.sight(0).public
    assert empty is None
    printed = PRINTED.kinds[PRINTED.cards[card.card]]
    assert (printed.kind, printed.currency, printed.cost, card.cost) == ("spell", "will", 7, None)


@rule("AA-HID-1", "AA-HID-4")
def test_a_hand_is_open_to_its_owner_alone_until_the_game_is_shown_whole() -> None:
    table = academy({"hand": ["corollary"]}, {"hand": ["shardstorm", "mind-leech"]})
    seen = table.match.sight(1).players
    assert [names(card.card for card in seat.hand) for seat in seen] == [
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
    tile, turn = divmod(shown.top[4], 4)
    assert (faces([tile]), turn, edges(shown.top[4])) == (["T05"], 1, "ES")
    assert (shown.tired[4], shown.linked[4]) == (2, 1 << 5 | 1 << 8)
    assert [(space, *faces([tile])) for space, tile in shown.under] == [(4, "T01")]
    assert (edges(shown.top[5]), shown.linked[5], shown.linked[8]) == ("NW", 1 << 4, 1 << 4)
    assert (shown.top[9], shown.linked[9], shown.connectors) == (-1, 0, 2)


@rule("AA-HID-3", "AA-HID-4")
def test_the_bag_is_counted_by_face_and_the_turn_tells_all() -> None:
    table = academy(bag_only=["T03", "T10", "T03"], owed=2, turn=5, extra=1)
    shown = table.match.sight(None)
    bag = {PRINTED.faces[face].id: left for face, left in enumerate(shown.bag) if left}
    assert bag == {"T03": 2, "T10": 1}
    assert (shown.bag_left, shown.owed, shown.turn, shown.round) == (3, 2, 5, 2)
    assert (shown.active, shown.pencils, shown.activated, shown.acting, shown.acted) == (
        0,
        None,
        None,
        [],
        [],
    )
