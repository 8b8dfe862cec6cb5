"""Completing Assignments, Items and Prestige (ledger sections 10 to 12)."""

import pytest

from spellhall.games.arcane_academy.box.cards import CARD_ROWS
from spellhall.games.arcane_academy.box.design import ALWAYS, AT_END, SPELL, USED
from spellhall.games.arcane_academy.box.verbs import Cut, Score, When
from spellhall.games.arcane_academy.rules.resources import can_pay
from spellhall.games.arcane_academy.rules.scoring import prestige
from spellhall.testing import rule
from tests.games.arcane_academy.tables import (
    academy,
    completing,
    names,
    player,
    state,
    using,
    words,
)


@rule("AA-ASG-1")
def test_one_assignment_per_action() -> None:
    table = academy({"hand": ["kindle-crystal", "reverse-alchemy"], "will": 9})
    table.play("alice: cast 0", "alice: complete", "alice: complete kindle-crystal")
    assert words(player(table, "alice").spells) == ["kindle-crystal"]
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-ASG-3")
@pytest.mark.parametrize(
    ("card", "will", "shards", "left"),
    [("grand-proof", 7, 0, (0, 0)), ("quill-of-haste", 0, 5, (0, 0))],
)
def test_spells_cost_will_and_items_cost_shards_in_full(
    card: str, will: int, shards: int, left: tuple[int, int]
) -> None:
    table = completing(card, {"will": will, "shards": shards})
    if card == "grand-proof":
        table.play("alice: stop")
    assert (player(table, "alice").will, player(table, "alice").shards) == left
    poor = academy({"hand": [card], "will": max(will - 1, 0), "shards": max(shards - 1, 0)})
    assert poor.play("alice: cast 0").options("alice") == ["stop"]


@rule("AA-ASG-4", "AA-S22")
def test_the_cost_is_paid_before_the_effect() -> None:
    table = completing("reverse-alchemy", {"will": 1, "shards": 2})
    assert player(table, "alice").will == 0
    table.play("alice: pay")
    assert (player(table, "alice").will, player(table, "alice").shards) == (4, 0)


@rule("AA-ASG-5", "AA-AMB-21")
def test_a_spell_is_shown_done_once_and_tucked_in_sight_of_all() -> None:
    table = completing("kindle-crystal", {"shards": 3})
    assert player(table, "alice").shards == 5
    assert names(card.card for card in table.match.sight(1).players[0].spells) == ["Kindle Crystal"]


@rule("AA-ASG-6", "AA-AMB-11")
def test_a_spell_counts_only_after_its_effects() -> None:
    table = completing("cram-session", deck=["grand-proof", "corollary", "shardstorm"])
    assert player(table, "alice").spells == []
    assert words(state(table).aside) == ["cram-session"]
    for card in ("grand-proof", "corollary"):  # the last one goes without asking
        table.play(f"alice: discard {card}")
    assert words(player(table, "alice").spells) == ["cram-session"]


@rule("AA-ASG-7", "AA-AMB-18")
def test_an_item_can_be_used_in_the_turn_in_which_it_is_completed() -> None:
    table = academy({"slate": {"1": "T27 r1"}, "hand": ["wellspring-wand"]})
    table.play("alice: cast 0", "alice: complete", "alice: complete wellspring-wand")
    table.play("alice: link 1", "alice: use", "alice: use wellspring-wand")
    assert player(table, "alice").will == 5


@rule("AA-ASG-8", "AA-AMB-27")
def test_what_cannot_be_done_is_skipped() -> None:
    table = completing("gilded-thesis")  # no Item to put tokens on
    assert words(player(table, "alice").spells) == ["gilded-thesis"]
    table = completing("shardstorm", {"shards": 0}, bob={"shards": 0})
    assert player(table, "alice").shards == 2


@rule("AA-ASG-9", "AA-AMB-12")
def test_taken_assignments_are_replaced_at_the_end_of_the_turn_only() -> None:
    table = academy(
        {"slate": {"5": "T28"}, "hand": ["kindle-crystal"], "will": 9, "shards": 9},
        public=["lodestone-gloves"],
    )
    table.play("alice: cast 5", "alice: complete", "alice: complete lodestone-gloves")
    assert state(table).public == [-1] * 4
    table.play("alice: complete", "alice: complete kindle-crystal")
    assert -1 not in state(table).public
    assert len(player(table, "alice").hand) == 3


@rule("AA-ASG-10")
def test_several_assignments_in_one_turn() -> None:
    table = academy({"slate": {"5": "T28"}, "hand": ["kindle-crystal", "wellspring-wand"]})
    table.play("alice: cast 5", "alice: complete", "alice: complete kindle-crystal")
    table.play("alice: complete", "alice: complete wellspring-wand")
    assert len(player(table, "alice").spells + player(table, "alice").items) == 2


@rule("AA-ASG-12", "AA-PD-1")
def test_spells_and_items_count_together_for_eight() -> None:
    spells = ["grand-proof", "corollary", "shardstorm", "mind-leech"]
    items = ["wellspring-wand", "crystal-loom", "trophy-cabinet"]
    table = completing("kindle-crystal", {"spells": spells, "items": items})
    assert state(table).pencils == 0


@rule("AA-ASG-13")
def test_cards_in_hand_are_worth_nothing() -> None:
    table = academy({"hand": ["grand-proof"]}, {"hand": ["echoing-doctrine"]})
    assert prestige(player(table, "alice")) == prestige(player(table, "bob")) == 0


@rule("AA-ASG-14")
def test_reductions_add_up_but_never_below_one() -> None:
    robe = {"items": ["apprentices-robe"], "hand": ["reverse-alchemy"], "will": 1, "shards": 0}
    table = academy(robe).play(
        "alice: cast 0", "alice: complete", "alice: complete reverse-alchemy"
    )
    assert player(table, "alice").will == 0
    both = {"items": ["apprentices-robe"], "hand": ["corollary", "mind-leech"], "will": 5}
    table = academy(both, {"will": 0}).play("alice: cast 0", "alice: complete")
    table.play("alice: complete corollary", "alice: complete mind-leech")
    assert player(table, "alice").will == 0  # 5 - (5 - 1) - (4 - 1 - 2)


@rule("AA-ITEM-2", "AA-ITEM-3", "AA-ITEM-4")
def test_an_item_may_be_used_again_and_again_one_action_each() -> None:
    table = academy({"slate": {"5": "T27"}, "items": ["crystal-loom"]}).play("alice: cast 5")
    table.play("alice: use", "alice: use crystal-loom", "alice: use", "alice: use crystal-loom")
    assert player(table, "alice").shards == 7
    assert words(player(table, "alice").items) == ["crystal-loom"]


@rule("AA-ITEM-5")
def test_an_end_of_game_item_does_nothing_before() -> None:
    table = completing("trophy-cabinet", {"shards": 5})
    assert (player(table, "alice").will, player(table, "alice").shards) == (9, 0)
    assert table.awaits() == "bob: cast_or_rest"


@rule("AA-ITEM-6", "AA-VERB-18", "AA-AMB-30")
def test_an_always_on_item_applies_without_asking() -> None:
    table = academy({"items": ["pillow-of-dreams"], "hand": ["corollary"]}).play("alice: rest")
    assert (player(table, "alice").will, player(table, "alice").shards) == (4, 4)
    assert table.awaits() == "alice: exchange"


@rule("AA-ITEM-8")
@pytest.mark.parametrize(
    ("twice", "card", "price"),
    [("apprentices-robe", "grand-proof", 7 - 2), ("geode-satchel", "quill-of-haste", 5 - 2)],
)
def test_two_copies_of_a_reduction_both_apply(twice: str, card: str, price: int) -> None:
    """No ability is printed twice, so a second copy is laid beside the first by hand."""
    table = academy({"items": [twice], "hand": [card], "will": price, "shards": price})
    alice = player(table, "alice")
    assert not can_pay(alice, alice.hand[0], 0)
    alice.items.append(alice.items[0])
    alice.tokens.append(0)
    table.play("alice: cast 0", "alice: complete", f"alice: complete {card}")
    assert 0 in (alice.will, alice.shards)


@rule("AA-ITEM-8")
def test_two_copies_of_what_a_rest_sets_off_both_apply() -> None:
    table = academy({"items": ["pillow-of-dreams"]})
    alice = player(table, "alice")
    alice.items.append(alice.items[0])
    alice.tokens.append(0)
    table.play("alice: rest")
    assert (alice.will, alice.shards) == (5, 5)


@rule("AA-ASG-14")
def test_a_reduction_of_an_item_and_one_of_an_effect_add_up() -> None:
    table = academy(
        {"items": ["geode-satchel", "quill-of-haste"], "hand": ["crystal-loom"], "shards": 2}
    )
    table.play("alice: cast 0", "alice: use", "alice: use quill-of-haste")
    assert table.options("alice") == ["pass", "complete crystal-loom"]


@rule("AA-ITEM-1", "AA-CONT-3", "AA-AMB-29")
def test_costs_prestige_and_kinds_of_all_cards() -> None:
    for card in CARD_ROWS:
        scores = any(isinstance(verb, Score) for verb in card.effects)
        always = any(isinstance(verb, (Cut, When)) for verb in card.effects)
        assert 1 <= card.prestige <= 6
        if card.kind == SPELL:
            assert 1 <= card.cost <= 9
            assert not always
        else:
            assert 2 <= card.cost <= 5
            assert (card.kind == AT_END) is scores
            assert (card.kind == ALWAYS) is always
            assert (card.kind == USED) is not (scores or always)


@rule("AA-PRES-1", "AA-PRES-2", "AA-PRES-5", "AA-EX-3")
def test_the_scoring_example() -> None:
    table = academy({"spells": ["time-dilation"], "items": ["detention-bell", "moonlit-orrery +2"]})
    assert prestige(player(table, "alice")) == 2 + 3 + (1 + 2)


@rule("AA-PRES-6")
def test_tokens_go_on_items_only() -> None:
    table = completing("gilded-thesis", {"spells": ["grand-proof"], "items": ["crystal-loom"]})
    assert player(table, "alice").tokens == [2]
    assert words(player(table, "alice").spells) == ["grand-proof", "gilded-thesis"]


@rule("AA-VERB-20")
def test_an_item_may_be_used_though_it_can_do_nothing() -> None:
    table = using("hourglass-of-rest", {"tired": []})
    # The tile just cast is exhausted, so it may be cleared; nothing else is.
    assert table.options("alice") == ["stop", "clear 0"]
    table = using("forge-of-honours", {"shards": 0})
    assert table.awaits() == "bob: cast_or_rest"
