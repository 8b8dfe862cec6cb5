"""The tile actions (ledger section 7), rest (9) and what is asked (24)."""

import pytest

from spellhall.testing import rule
from tests.games.arcane_academy.tables import academy, names, player, state, using, words

CHAOS = {"slate": {"5": "T10"}, "items": ["wellspring-wand"], "hand": ["kindle-crystal"]}


@rule("AA-ACT-3", "AA-DEC-7", "AA-ITEM-7", "AA-ITEM-1")
def test_use_item_offers_the_items_with_a_use_ability() -> None:
    items = ["wellspring-wand", "trophy-cabinet", "geode-satchel", "crystal-loom"]
    table = academy({"items": items}).play("alice: cast 0", "alice: use")
    assert table.options("alice") == ["pass", "use wellspring-wand", "use crystal-loom"]
    assert set(table.refused("alice").values()) == {"AA-ITEM-7"}
    table.play("alice: pass")
    assert player(table, "alice").will == 3


@rule("AA-ACT-4")
def test_use_item_cannot_be_performed_without_such_an_item() -> None:
    table = academy({"items": ["trophy-cabinet"]}).play("alice: cast 0")
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-ACT-5", "AA-DEC-6", "AA-ASG-2")
def test_complete_offers_payable_public_and_own_private_cards() -> None:
    table = academy(
        {"hand": ["kindle-crystal", "grand-proof"], "will": 2, "shards": 3},
        {"hand": ["reverse-alchemy"]},
        public=["lodestone-gloves", "quill-of-haste"],
    )
    table.play("alice: cast 0", "alice: complete")
    assert table.options("alice") == [
        "pass",
        "complete lodestone-gloves",
        "complete kindle-crystal",
    ]
    assert set(table.refused("alice").values()) == {"AA-ASG-3"}
    table.play("alice: pass")
    assert len(player(table, "alice").hand) == 3


@rule("AA-ACT-7", "AA-DEC-5")
def test_add_tile_takes_from_what_is_left_and_needs_a_tile() -> None:
    table = academy({"slate": {"2": "T06 r3"}}, centre=["T01", "T02"])
    table.play("alice: cast 3", "alice: add", "alice: take T01", "alice: link 2", "alice: add")
    assert table.options("alice") == ["pass", "take T02"]
    assert academy().play("alice: cast 3").awaits() == "bob: cast_or_rest"


@rule("AA-ACT-8", "AA-ACT-10", "AA-DEC-4")
@pytest.mark.parametrize("mode", ["shard", "will", "use", "complete", "add"])
def test_chaos_magic_is_exactly_one_of_five(mode: str) -> None:
    table = academy(CHAOS, centre=["T01"]).play("alice: cast 5", "alice: chaos")
    assert table.options("alice") == ["pass", "shard", "will", "use", "complete", "add"]
    table.play(f"alice: {mode}")
    follow_up = {"use": "use_item", "complete": "complete_assignment", "add": "add_tile"}
    assert table.question("alice") == follow_up.get(mode, "")
    if mode in ("shard", "will"):
        assert table.awaits() == "bob: cast_or_rest"


@rule("AA-ACT-9", "AA-AMB-5")
def test_chaos_magic_works_on_a_linked_tile() -> None:
    table = academy({"slate": {"5": "T01", "6": "T10 r3"}})
    table.play("alice: cast 5", "alice: stop", "alice: link 6", "alice: chaos", "alice: shard")
    assert player(table, "alice").shards == 4


@rule("AA-DEC-22")
def test_an_action_is_offered_only_when_it_can_be_performed() -> None:
    table = academy({"slate": {"5": "T09"}, "will": 9, "hand": ["quill-of-haste"]})
    table.play("alice: cast 5", "alice: chaos")
    assert table.options("alice") == ["pass", "shard"]
    full = academy({"slate": {"5": "T12"}, "will": 9}).play("alice: cast 5")
    assert full.awaits() == "bob: cast_or_rest"
    nearly = academy({"slate": {"5": "T12"}, "will": 8}).play("alice: cast 5", "alice: will")
    assert nearly.awaits() == "bob: cast_or_rest"


@rule("AA-HID-1", "AA-DEC-21")
def test_a_complete_action_is_not_passed_over_in_silence_when_cards_are_held() -> None:
    """Otherwise the others would learn that no Private card is payable."""
    table = academy({"hand": ["grand-proof"], "will": 0}).play("alice: cast 0")
    assert table.options("alice") == ["stop"]


@rule("AA-REST-1", "AA-REST-5", "AA-AMB-19")
def test_a_rest_clears_the_whole_slate_and_no_tile_acts() -> None:
    table = academy({"slate": {"5": "T01"}, "tired": [0, 3, 5, 5, 11]}).play("alice: rest")
    assert player(table, "alice").tired == [0] * 12
    assert table.awaits() == "bob: cast_or_rest"
    assert player(table, "alice").will == 3


@rule("AA-REST-2", "AA-REST-3", "AA-DEC-9", "AA-RND-5")
def test_after_a_rest_one_card_may_be_exchanged_unseen() -> None:
    hand = ["kindle-crystal", "grand-proof", "corollary"]
    table = academy({"hand": hand}, deck=["shardstorm", "mind-leech"]).play("alice: rest")
    assert table.options("alice") == ["keep", *(f"exchange {card}" for card in hand)]
    table.play("alice: exchange grand-proof")
    assert words(player(table, "alice").hand) == ["kindle-crystal", "corollary", "shardstorm"]
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-REST-4", "AA-AMB-9")
def test_no_exchange_with_an_empty_deck() -> None:
    table = academy({"hand": ["kindle-crystal"]}, deck=[], deck_only=True, pencils=1)
    assert table.play("alice: rest").awaits() == "bob: cast_or_rest"


@rule("AA-REST-6", "AA-AMB-10", "AA-ENDT-9")
def test_discarded_cards_lie_open_and_never_come_back() -> None:
    table = academy({"hand": ["kindle-crystal"]}, deck=["corollary", "shardstorm"], deck_only=True)
    before = len(state(table).discard)
    table.play("alice: rest", "alice: exchange kindle-crystal")
    assert words(state(table).discard)[before:] == ["kindle-crystal"]
    assert state(table).deck == []
    assert names(table.match.sight(1).discard[-1:]) == ["Kindle Crystal"]


@rule("AA-DEC-10")
def test_an_opponent_with_nothing_to_lose_may_be_chosen() -> None:
    table = using("imp-in-a-bottle", bob={"shards": 0}, others=[{"shards": 2}])
    table.play("alice: a")
    assert table.options("alice") == ["at 2", "at 3"]
    table.play("alice: at 2")
    assert player(table, "alice").shards == 5


@rule("AA-DEC-11", "AA-VERB-4")
def test_tokens_of_choice_go_on_any_own_item() -> None:
    table = using("choir-of-masks", {"items": ["trophy-cabinet"]}).play("alice: pay")
    assert table.options("alice") == ["honour choir-of-masks", "honour trophy-cabinet"]


@rule("AA-DEC-14", "AA-VERB-8")
def test_a_trade_may_be_declined_and_is_not_offered_to_the_poor() -> None:
    table = using("forge-of-honours")
    assert table.options("alice") == ["decline", "pay"]
    table.play("alice: decline")
    assert player(table, "alice").tokens == [0]
    assert player(table, "alice").shards == 5
    poor = using("forge-of-honours", {"shards": 0})
    assert poor.awaits() == "bob: cast_or_rest"


@rule("AA-DEC-20", "AA-VERB-15")
def test_one_of_two_lists_only_what_can_be_paid() -> None:
    both = using("alembic-of-exchange")
    assert both.options("alice") == ["a", "b"]
    one = using("alembic-of-exchange", {"will": 0})
    assert one.awaits() == "alice: pay_trade"  # list a, taken without asking
    just = using("alembic-of-exchange", {"will": 1, "shards": 1})
    assert just.options("alice") == ["a", "b"]  # the last one pays too
    none = using("alembic-of-exchange", {"will": 0, "shards": 0})
    assert none.awaits() == "bob: cast_or_rest"
