"""Cards of a pack at Hell High."""

from typing import Any

from tests.games.hell_high.tables import casting, hp, player, ranks, school, status

PACK: dict[str, Any] = {"packs": ["summer-school"]}


def test_a_source_of_a_pack_strikes_the_strongest_and_bullies() -> None:
    card = "summer-school:coach-brimstones"
    joins = ["summer-school:sun-baked"]
    table = casting(card, {"hp": 20}, {"hp": 9}, main=joins, dice=[3], **PACK)
    assert hp(table) == [20, 20 - 2 - 1, 9 - 1]  # the card that joined hits each foe


def test_a_quality_of_a_pack_rolls_a_die() -> None:
    table = casting("summer-school:sun-baked", {}, {}, dice=[5], **PACK)
    assert hp(table) == [20, 17, 17]


def test_a_delivery_of_a_pack_rolls_for_power() -> None:
    table = casting("summer-school:ice-cream-riot", {}, dice=[6], **PACK)
    assert hp(table) == [20, 17]


def test_a_treasure_of_a_pack_works_at_the_start_of_the_turn() -> None:
    mine = {"hp": 10, "treasures": ["summer-school:sunscreen"]}
    table = casting("summer-school:sun-baked", me=mine, dice=[3], **PACK)
    assert hp(table) == [11, 19]


def test_a_treasure_of_a_pack_lessens_a_loss() -> None:
    mine = {"rank": 5, "treasures": ["summer-school:sunscreen"]}
    table = school(mine, {"rank": 8}, stack=[status(0, -2)], **PACK)
    assert ranks(table) == [4, 8]


def test_copies_of_a_card_of_a_pack_are_offered_once() -> None:
    both = ["summer-school:sun-baked", "summer-school:sun-baked"]
    table = school({"hand": both}, {}, start="build", **PACK)
    assert len(player(table, "alice").hand) == 2
    assert table.options("alice") == ["place summer-school:sun-baked"]
