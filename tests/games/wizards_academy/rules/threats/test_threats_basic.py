"""Threats of the basic game (ledger section 7) and enduring them (5.4)."""

from typing import Any

from spellhall.testing import Table, rule
from tests.games.wizards_academy.tables import (
    TO_ACT,
    basic,
    casting,
    everything,
    facing,
    glyphs,
    mana,
    room_of,
    state,
    things,
)


def alarm(one: str, other: str, *wizards: dict[str, Any], **rest: Any) -> Table:
    """Alice's turn began with the threats of two rooms activating, in the basic game."""
    return facing(f"activate-{one}-{other}", *wizards, scenario="basic", **rest)


@rule("WA-IMP-1", "WA-GUARD-2", "WA-INT-4")
def test_a_guardian_removes_every_imp_in_its_room() -> None:
    table = alarm("hoard", "zen", things={"hoard": "imp-portal guardian"})
    assert everything(table) == {"hoard": "imp-portal guardian"}
    table = alarm("hoard", "zen", things={"zen": "imp", "workshop": "guardian"}, room_cards=["zen"])
    assert everything(table) == {"workshop": "guardian"}


@rule("WA-IMP-2", "WA-AMB-7", "WA-DEC-4")
def test_an_imp_robs_a_wizard_of_choice_and_carries_off_a_token() -> None:
    table = alarm(
        *("hoard", "zen", {}, {"room": "hoard", "glyphs": "1 2"}),
        {"room": "hoard", "glyphs": "3"},
        things={"hoard": "imp water water"},
    )
    assert table.options("alice") == ["wizard 2", "wizard 3"]
    table.play("alice: wizard 2", "bob: 2")
    assert glyphs(table, "bob") == "1"
    assert things(table, "hoard") == "water imp"


@rule("WA-IMP-3", "WA-AMB-39")
def test_an_imp_at_a_source_takes_that_type_from_everybody_or_goes() -> None:
    table = alarm(
        *("hoard", "zen", {"glyphs": "1 1 2"}, {"room": "hoard"}, {"glyphs": "1"}),
        things={"hoard": "imp water"},
        sources={"1": "hoard"},
    )
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["1 2", "", ""]
    assert everything(table) == {"hoard": "imp"}
    table = alarm("hoard", "zen", {"glyphs": "2"}, things={"hoard": "imp"}, sources={"1": "hoard"})
    assert everything(table) == {}


@rule("WA-IMP-4", "WA-GEN-14", "WA-AMB-28")
def test_an_imp_moves_by_the_lowest_arrow_to_an_adjoining_room() -> None:
    board = {"holy": "imp"}
    assert everything(alarm("holy", "unstable", things=board, room_cards=["warded"])) == {
        "warded": "imp"
    }
    walled = {"A1": "hoard r3"}
    table = alarm("hoard", "zen", things={"hoard": "imp"}, rooms=walled, room_cards=["flux"])
    assert everything(table) == {"hoard": "imp"}


@rule("WA-IMP-5")
def test_each_imp_is_endured_separately() -> None:
    table = basic({"room": "zen", "glyphs": "1 2 3"}, things={"zen": "imp imp water"})
    table.play("alice: end", "alice: 1", "alice: 3")
    assert glyphs(table, "alice") == "2"
    assert things(table, "zen") == "imp imp"
    table = basic({"room": "zen"}, things={"zen": "imp water"})
    table.play("alice: end")
    assert things(table, "zen") == "water imp"


@rule("WA-IMP-6", "WA-EX-10", "WA-AMB-29")
def test_two_imps_in_the_crystal_attack() -> None:
    table = alarm("library", "rift", things={"library": "imp"}, room_cards=["warded"])
    assert everything(table) == {"crystal": "imp"}
    assert mana(table) == 5
    board = {"library": "imp", "crystal": "imp"}
    table = alarm("library", "rift", things=board, room_cards=["warded"])
    assert everything(table) == {}
    assert mana(table) == 4
    table = casting(
        *("summon-imp", {"room": "crystal"}),
        scenario="basic",
        things={"crystal": "imp imp"},
    )
    assert mana(table) == 3


@rule("WA-AMB-51", "WA-IMP-6", "WA-AT-IMP-1")
def test_a_lone_imp_placed_into_the_crystal_stays_and_costs_nothing() -> None:
    for scenario in ("basic", "golem-construction"):
        table = casting("summon-imp", {"room": "crystal"}, scenario=scenario)
        assert (mana(table), everything(table)) == (5, {"crystal": "imp"})
        table = casting("summon-imp", {"room": "crystal"}, scenario=scenario, things={"zen": "imp"})
        assert (mana(table), everything(table)) == (5, {"crystal": "imp", "zen": "imp"})


@rule("WA-IMP-7")
def test_an_imp_in_the_crystal_acts_as_anywhere() -> None:
    table = casting(
        *("danger", {"room": "crystal", "glyphs": "3"}),
        scenario="basic",
        things={"crystal": "imp"},
    )
    assert glyphs(table, "alice") == ""


@rule("WA-AMB-8")
def test_an_imp_with_two_sources_raids_one_of_choice() -> None:
    table = alarm(
        *("hoard", "zen", {"glyphs": "1 2"}),
        things={"hoard": "imp"},
        sources={"1": "hoard", "2": "hoard"},
    )
    table.play("alice: source 2")
    assert glyphs(table, "alice") == "1"


@rule("WA-AMB-9")
def test_two_imps_act_one_after_another_each_looking_anew() -> None:
    table = alarm(
        *("hoard", "zen", {}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "imp imp"},
        room_cards=["warded"],
    )
    assert glyphs(table, "bob") == ""
    assert everything(table) == {"hoard": "imp", "zen": "imp"}


@rule("WA-AMB-10", "WA-GEN-18", "WA-RC-15")
def test_an_imp_without_a_shortest_way_goes_where_the_players_choose() -> None:
    table = alarm("cursed", "warded", things={"cursed": "imp"}, room_cards=["study"])
    assert table.options("alice") == ["workshop", "flux", "well", "crystal"]
    table.play("alice: well")
    assert everything(table) == {"well": "imp"}


@rule("WA-FIRE-1")
def test_a_second_fire_in_a_room_is_removed() -> None:
    table = casting("burn", {}, scenario="basic", things={"well": "fire"})
    assert everything(table) == {"well": "fire"}


@rule("WA-FIRE-2", "WA-INT-1")
def test_water_puts_out_all_fire_and_stays() -> None:
    table = casting("burn", {}, scenario="basic", things={"well": "water"})
    assert everything(table) == {"well": "water"}


@rule("WA-FIRE-3", "WA-FIRE-4", "WA-FIRE-5", "WA-FIRE-7", "WA-AMB-4", "WA-GEN-13")
def test_a_chain_of_fire_spreads_with_one_card_in_direction_one_only() -> None:
    board = {"study": "fire", "flux": "fire", "ball": "fire"}
    table = alarm("flux", "lost", things=board, room_cards=["rift"])
    assert everything(table) == {
        "cursed": "fire",
        "flux": "fire",
        "study": "fire",
        "workshop": "fire",
        "ball": "fire",
    }


@rule("WA-FIRE-6", "WA-GEN-16", "WA-GEN-19")
def test_fire_goes_towards_the_cursed_room_by_its_own_way() -> None:
    board = {"study": "fire", "rift": "fire"}
    table = facing("fire", scenario="basic", things=board, room_cards=["study"])
    assert table.options("alice") == ["flux", "workshop"]
    table.play("alice: flux")
    assert everything(table) == {"flux": "fire", "rift": "fire", "study": "fire", "well": "fire"}


@rule("WA-GEN-17", "WA-AMB-34", "WA-EX-4")
def test_a_tie_goes_where_most_new_threats_come() -> None:
    board = {"study": "fire", "flux": "water"}
    table = facing("fire", scenario="basic", things=board, room_cards=["study"])
    assert everything(table) == {"flux": "water", "study": "fire", "workshop": "fire"}
    board = {"cursed": "fire", "workshop": "fire", "flux": "water"}
    table = alarm("cursed", "warded", things=board, room_cards=["cursed"])
    assert things(table, "well") == "fire"
    table = alarm(
        *("cursed", "warded"),
        things={"cursed": "fire", "workshop": "water", "flux": "water", "well": "water"},
        room_cards=["study"],
    )
    assert table.options("alice") == ["workshop", "flux", "well", "crystal"]


@rule("WA-AMB-11")
def test_towards_only_adjoining_rooms_count() -> None:
    table = alarm(
        *("hoard", "zen"),
        things={"hoard": "imp fire"},
        rooms={"A1": "hoard r3"},
        room_cards=["study", "cursed"],
    )
    table.play("alice: imp hoard")
    assert everything(table) == {"hoard": "fire imp"}


@rule("WA-FIRE-8")
def test_all_fires_are_placed_before_any_attack() -> None:
    board = {"library": "fire", "cursed": "fire", "flux": "fire"}
    table = facing("fire", scenario="basic", things=board, room_cards=["rift"])
    assert everything(table) == {}
    assert mana(table) == 3


@rule("WA-FIRE-9", "WA-END-2")
def test_fire_hurts_only_the_wizard_whose_turn_ends_in_it() -> None:
    table = basic({}, {"room": "zen"}, things={"zen": "fire"})
    table.play("alice: end")
    assert mana(table) == 5
    table.play("bob: end", "bob: stay")
    assert mana(table) == 4


@rule("WA-FIRE-10", "WA-DEC-10", "WA-LOSE-3")
def test_enduring_fire_costs_mana_and_lets_one_flee() -> None:
    for choice, place in (("flee", "crystal"), ("stay", "zen")):
        table = basic({"room": "zen"}, {}, things={"zen": "fire"})
        table.play("alice: end", f"alice: {choice}")
        assert mana(table) == 4
        assert room_of(table, "alice") == place
        assert things(table, "zen") == "fire"


@rule("WA-FIRE-11", "WA-EX-11", "WA-MC-1")
def test_fire_in_the_crystal_takes_all_connected_fire_with_it() -> None:
    board = {"library": "fire", "hoard": "fire", "awakened": "fire", "holy": "fire"}
    table = casting("burn", {"room": "crystal"}, scenario="basic", things=board)
    assert everything(table) == {"holy": "fire"}
    assert mana(table) == 3
    board = {"library": "fire", "hoard": "fire"}
    assert mana(casting("burn", {"room": "crystal"}, scenario="basic", things=board)) == 4


@rule("WA-WATER-1", "WA-WATER-2", "WA-INT-9")
def test_a_third_water_is_removed_in_the_basic_game() -> None:
    table = casting("call-flood", {}, scenario="basic", things={"well": "water water"})
    wet = {"cursed": "water", "rift": "water", "outer": "water", "well": "water water"}
    assert everything(table) == wet


@rule("WA-WATER-3")
def test_water_does_nothing_when_activated() -> None:
    table = alarm("hoard", "zen", things={"hoard": "water"})
    assert everything(table) == {"hoard": "water"}


@rule("WA-WATER-4")
def test_only_deep_water_is_endured_and_once() -> None:
    table = basic({"room": "zen"}, {}, things={"zen": "water water"})
    table.play("alice: end", "alice: stay")
    assert mana(table) == 4
    table = basic({"room": "zen"}, {}, things={"zen": "water"})
    table.play("alice: end")
    assert mana(table) == 5


@rule("WA-WATER-5", "WA-EX-12")
def test_water_in_the_crystal_takes_all_connected_water_with_it() -> None:
    board = {"library": "water water", "hoard": "water water", "awakened": "water water"}
    table = casting("call-flood", {"room": "cursed"}, scenario="basic", things=board)
    assert mana(table) == 3
    assert everything(table) == {}


@rule("WA-PORT-1", "WA-INT-8")
def test_a_second_equal_portal_goes_back() -> None:
    table = facing(
        "imp-invasion", scenario="basic", things={"zen": "imp-portal"}, room_cards=["zen"]
    )
    assert everything(table) == {"zen": "imp imp-portal"}


@rule("WA-PORT-2", "WA-DIS-4")
def test_every_imp_portal_lets_an_imp_in() -> None:
    board = {"zen": "imp-portal", "hoard": "imp-portal"}
    table = facing("imp-invasion", scenario="basic", things=board, room_cards=["zen"])
    assert everything(table) == {"hoard": "imp imp-portal", "zen": "imp imp-portal"}


@rule("WA-PORT-3", "WA-END-3", "WA-GUARD-1")
def test_portals_and_guardians_are_not_endured() -> None:
    table = basic({"room": "zen", "glyphs": "1"}, {}, things={"zen": "imp-portal guardian"})
    table.play("alice: end")
    assert (mana(table), glyphs(table, "alice")) == (5, "1")


@rule("WA-PORT-4", "WA-MC-2")
def test_a_portal_in_the_crystal_is_destroyed_for_a_mana() -> None:
    table = basic({}, things={"crystal": "imp-portal"}, stack=[{"": "Interact"}, *TO_ACT])
    assert everything(table) == {}
    assert mana(table) == 4


@rule("WA-PORT-5", "WA-GUARD-1")
def test_all_threats_of_a_room_means_portals_too_but_not_guardians() -> None:
    table = alarm(
        *("hoard", "zen"),
        things={"hoard": "imp imp-portal", "zen": "guardian"},
        room_cards=["awakened"],
    )
    table.play("alice: imp-portal hoard")
    assert things(table, "hoard") == "imp imp-portal"
    assert things(table, "zen") == "guardian"


@rule("WA-GUARD-3", "WA-ACT-7")
def test_a_guardian_blocks_take_glyph() -> None:
    table = basic({"room": "zen"}, things={"zen": "guardian"}, sources={"4": "zen", "5": "zen"})
    assert "take 4" not in table.options("alice")
    assert table.refused("alice")["source:4"] == "WA-ACT-7"


@rule("WA-GUARD-4", "WA-CAST-10")
def test_a_guardian_dies_to_one_damage() -> None:
    table = casting("nova", {}, scenario="basic", things={"well": "guardian imp-portal"})
    assert everything(table) == {"well": "imp-portal"}


@rule("WA-GUARD-5")
def test_a_guardian_in_the_crystal_costs_nothing() -> None:
    table = basic({}, things={"crystal": "guardian"}, begin=True)
    assert mana(table) == 5
    assert everything(table) == {"crystal": "guardian"}


@rule("WA-AMB-31")
def test_imps_do_not_return_when_their_guardian_dies() -> None:
    table = alarm(
        *("hoard", "zen", {"room": "hoard", "glyphs": "1 2"}),
        things={"hoard": "imp-portal guardian"},
        grid={"12": "nova"},
    )
    table.play("alice: cast 12")
    assert everything(table) == {"hoard": "imp-portal"}


@rule("WA-END-1", "WA-EX-13", "WA-AMB-6")
def test_the_order_of_enduring_is_free_and_matters() -> None:
    for first, left in (("imp", 5), ("fire", 4)):
        table = basic({"room": "zen", "glyphs": "1"}, {}, things={"zen": "imp fire"})
        table.play("alice: end", f"alice: {first}")
        if first == "fire":
            table.play("alice: flee")
        assert mana(table) == left
        assert glyphs(table, "alice") == ""


@rule("WA-GEN-25", "WA-LOSE-1")
def test_the_last_mana_ends_the_game_in_defeat() -> None:
    table = basic({"room": "zen"}, {}, things={"zen": "fire"}, mana=1)
    table.play("alice: end")
    assert table.awaits() == "the game is over"
    result = table.match.result
    assert result is not None
    assert (result.ending, result.winners) == ("out_of_mana", ())
    assert state(table).mana == 0
