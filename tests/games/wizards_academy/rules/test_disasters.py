"""Every disaster is played (ledger section 19.5)."""

from collections import Counter

import pytest

from spellhall.games.wizards_academy.box.disasters import DISASTER_LEVEL
from spellhall.testing import rule
from tests.games.wizards_academy.sights import book
from tests.games.wizards_academy.tables import (
    everything,
    facing,
    glyphs,
    is_bound,
    mana,
    room_of,
    spell_at,
    square_of,
    state,
    things,
    turn_of,
)

ALARMS = [
    pytest.param("cursed", "warded", marks=rule("WA-DC-01")),
    pytest.param("hoard", "zen", marks=rule("WA-DC-02")),
    pytest.param("library", "rift", marks=rule("WA-DC-03")),
    pytest.param("flux", "lost", marks=rule("WA-DC-04")),
    pytest.param("holy", "unstable", marks=rule("WA-DC-05")),
    pytest.param("study", "well", marks=rule("WA-DC-06")),
    pytest.param("awakened", "ball", marks=rule("WA-DC-07")),
    pytest.param("workshop", "outer", marks=rule("WA-DC-08")),
]


@pytest.mark.parametrize(("one", "other"), ALARMS)
@rule("WA-DIS-5")
def test_activate_threats_wakes_two_rooms_and_no_others(one: str, other: str) -> None:
    elsewhere = "hoard" if one != "hoard" else "rift"
    board = dict.fromkeys((one, other, elsewhere), "imp-portal")
    table = facing(f"activate-{one}-{other}", things=board)
    assert things(table, one) == "imp imp-portal"
    assert things(table, other) == "imp imp-portal"
    assert things(table, elsewhere) == "imp-portal"


@rule("WA-DIS-5", "WA-DIS-2", "WA-HINT-2")
def test_activate_threats_in_quiet_rooms_does_nothing() -> None:
    table = facing("activate-hoard-zen")
    assert everything(table) == {}
    assert table.question("alice") == "act"


@rule("WA-DC-09", "WA-DIS-8", "WA-AMB-3")
def test_wild_magic_shuffles_the_lowest_level_with_unbound_spells() -> None:
    level_one = ["11", "12", "13", "22", "23", "33"]
    table = facing("wild-magic", seen=["11", "14"])
    assert state(table).level_shuffles == [1, 0, 0, 0]
    shown = book(table)
    assert (shown["11"], shown["14"]) == ("unknown", "seen")
    before = {space: facing("activate-hoard-zen", bound=level_one) for space in ("11",)}
    table = facing("wild-magic", bound=level_one)
    assert state(table).level_shuffles == [0, 1, 0, 0]
    assert spell_at(table, "11") == spell_at(before["11"], "11")


@rule("WA-DC-10", "WA-EX-5", "WA-V-15")
def test_echoing_mistake_casts_the_highest_bound_botch() -> None:
    grid = {"14": "burn", "24": "summon-imp", "11": "misfile"}
    table = facing("echoing-mistake", {"room": "hoard"}, grid=grid, bound=["14", "24", "11"])
    table.play("alice: go")
    assert table.options("alice") == ["14", "24"]
    table.play("alice: 24")
    assert everything(table) == {"hoard": "imp"}
    table = facing("echoing-mistake", {"room": "hoard"}, grid=grid, bound=["14"])
    table.play("alice: go")
    assert everything(table) == {"hoard": "fire"}
    table = facing("echoing-mistake", grid={"11": "nova"}, bound=["11"])
    assert table.question("alice") == "act"


@rule("WA-DC-11")
def test_twist_turns_a_random_room_clockwise() -> None:
    assert turn_of(facing("twist", room_cards=["hoard"]), "hoard") == 2


@rule("WA-DC-11", "WA-AT-ICE-8")
def test_a_twist_that_leaves_ice_all_around_the_crystal_costs_mana() -> None:
    ice = dict.fromkeys(("zen", "cursed", "library"), "ice")
    table = facing("twist", things=ice, room_cards=["warded"])
    assert (mana(table), everything(table)) == (4, {})


@rule("WA-DC-12", "WA-DC-54")
def test_gathering_forces_creatures_towards_the_cursed_room() -> None:
    board = {"study": "imp", "rift": "troll", "cursed": "demon", "lost": "imp"}
    table = facing("gathering", things=board)
    table.play("alice: flux")
    assert everything(table) == {
        "flux": "imp",
        "well": "troll",
        "cursed": "demon",
        "lost": "imp",
    }


@rule("WA-DC-52")
def test_gathering_in_the_basic_game_moves_imps() -> None:
    table = facing("gathering", scenario="basic", things={"rift": "imp fire", "well": "water"})
    assert everything(table) == {"rift": "fire", "well": "water imp"}


@rule("WA-DC-13", "WA-DC-54")
def test_lure_of_power_drags_wizards_towards_the_crystal() -> None:
    table = facing("lure-of-power", {}, {"room": "study"}, {"room": "holy"}, {"room": "lost"})
    assert table.options("alice") == ["flux", "workshop"]
    table.play("alice: workshop")
    places = [room_of(table, name) for name in ("alice", "bob", "cara", "dan")]
    assert places == ["crystal", "workshop", "warded", "lost"]


SIMPLE = [
    pytest.param("leaky-pipe", "water", marks=rule("WA-DC-14")),
    pytest.param("frosted-glass", "ice", marks=rule("WA-DC-15")),
    pytest.param("guttering-candles", "darkness", marks=rule("WA-DC-16")),
    pytest.param("cold-spot", "haunt", marks=rule("WA-DC-17")),
    pytest.param("demons-knock", "demon", marks=rule("WA-DC-40")),
]


@pytest.mark.parametrize(("card", "thing"), SIMPLE)
@rule("WA-DIS-3", "WA-GEN-12")
def test_one_thing_comes_into_a_random_room(card: str, thing: str) -> None:
    assert everything(facing(card, room_cards=["holy"])) == {"holy": thing}


@rule("WA-DC-18")
def test_practical_joke_takes_a_glyph_or_teleports() -> None:
    table = facing("practical-joke", {"glyphs": "1 5"})
    table.play("alice: 5")
    assert glyphs(table, "alice") == "1"
    assert room_of(facing("practical-joke", room_cards=["zen"]), "alice") == "zen"


@rule("WA-DC-19", "WA-PORT-5", "WA-DIS-7")
def test_imp_invasion_wakes_portals_then_adds_one() -> None:
    table = facing("imp-invasion", things={"zen": "imp-portal imp"}, room_cards=["holy"])
    assert everything(table) == {"zen": "imp imp imp-portal", "holy": "imp-portal"}


@rule("WA-DC-20", "WA-GEN-26", "WA-AMB-41", "WA-ATURN-3")
@pytest.mark.parametrize("scenario", ["basic", "golem-construction"])
def test_fire_comes_only_if_no_fire_is_threatening(scenario: str) -> None:
    table = facing("fire", scenario=scenario, room_cards=["holy", "library"])
    assert everything(table) == {"holy": "fire", "warded": "fire"}
    board = {"holy": "fire"}
    table = facing("fire", scenario=scenario, things=board, room_cards=["library"])
    assert everything(table) == {"holy": "fire", "warded": "fire"}


@rule("WA-DC-20", "WA-AMB-21")
def test_fire_that_cannot_reach_the_crystal_is_not_threatening() -> None:
    table = facing("fire", things={"lost": "fire"}, room_cards=["holy", "library"])
    assert everything(table) == {"lost": "fire", "holy": "fire", "warded": "fire"}


@rule("WA-DC-21", "WA-AT-WATER-1")
def test_flood_places_two_water_then_water_rises() -> None:
    table = facing("flood", room_cards=["well"])
    assert everything(table) == {"well": "water water", "cursed": "water", "rift": "water"}
    table = facing("flood", things={"holy": "water"})
    assert everything(table) == {"holy": "water water"}


@rule("WA-DC-22", "WA-AT-ICE-5")
def test_frost_places_ice_then_ice_spreads() -> None:
    table = facing("frost", room_cards=["holy", "library"])
    assert everything(table) == {"holy": "ice", "warded": "ice"}


@rule("WA-DC-23", "WA-AT-DARK-3")
def test_nightfall_places_darkness_then_it_spreads() -> None:
    table = facing("nightfall", room_cards=["holy", "library"])
    assert everything(table) == {"holy": "darkness", "warded": "darkness"}


@rule("WA-DC-24", "WA-AT-HAUNT-3")
def test_poltergeist_places_a_haunt_then_haunts_drift_through_walls() -> None:
    table = facing("poltergeist", room_cards=["holy", "rift"])
    assert everything(table) == {"ball": "haunt"}


@rule("WA-DC-25", "WA-AT-TROLL-3")
def test_wandering_troll_comes_only_if_there_is_none() -> None:
    table = facing("wandering-troll", room_cards=["holy", "library"])
    assert everything(table) == {"warded": "troll"}
    table = facing("wandering-troll", things={"outer": "troll"}, room_cards=["holy"])
    assert everything(table) == {"outer": "troll"}


@rule("WA-DC-26", "WA-DC-53", "WA-AMB-36")
def test_portals_lead_walkers_anywhere_until_the_next_turn() -> None:
    table = facing(
        "portals",
        {"room": "hoard", "who": "brann"},
        things={"hoard": "haunt darkness", "well": "water ice"},
        room_cards=["well"],
    )
    table.play("alice: go", "alice: wander")
    assert room_of(table, "alice") == "well"
    assert state(table).this_turn.acts == [0, 0, 1]
    table.play("alice: end", "alice: keep", "alice: go")
    assert "wander" not in table.options("alice")
    table = facing("portals", {"room": "lost"})
    table.play("alice: go")
    assert "wander" not in table.options("alice")


@rule("WA-DC-27")
def test_imp_riot_wakes_portals_then_imps_new_ones_too() -> None:
    table = facing("imp-riot", things={"holy": "imp-portal"}, room_cards=["library"])
    assert everything(table) == {"holy": "imp-portal", "warded": "imp"}


@rule("WA-DC-28")
def test_flashover_always_places_fire() -> None:
    table = facing("flashover", things={"zen": "fire"}, room_cards=["hoard", "warded"])
    assert everything(table) == {"zen": "fire", "hoard": "fire", "workshop": "fire"}


@rule("WA-DC-29", "WA-DC-51")
def test_cloudburst_waters_three_random_rooms() -> None:
    table = facing("cloudburst", room_cards=["zen", "hoard", "rift"])
    assert everything(table) == {"zen": "water", "hoard": "water", "rift": "water"}


@rule("WA-DC-30")
def test_deep_freeze_places_two_ice_then_ice_spreads() -> None:
    table = facing("deep-freeze", room_cards=["holy", "library"])
    assert everything(table) == {"holy": "ice ice", "warded": "ice"}


@rule("WA-DC-31")
def test_troll_brawl_always_places_a_troll() -> None:
    table = facing(
        "troll-brawl", things={"outer": "troll"}, room_cards=["holy", "library", "unstable"]
    )
    table.play("alice: troll holy")
    assert everything(table) == {"warded": "troll", "outer": "troll"}


@rule("WA-DC-32")
def test_restless_dead_places_a_haunt_portal_then_haunts_drift() -> None:
    table = facing("restless-dead", things={"holy": "haunt"}, room_cards=["zen", "library"])
    assert everything(table) == {"zen": "haunt-portal", "warded": "haunt"}


@rule("WA-DC-33")
def test_shadow_play_darkens_two_rooms_then_spreads() -> None:
    table = facing("shadow-play", room_cards=["holy", "rift", "library"])
    dark = ("holy", "warded", "rift", "well")
    assert everything(table) == dict.fromkeys(sorted(dark, key=_order), "darkness")


def _order(room: str) -> int:
    return ["warded", "rift", "holy", "well"].index(room)


@rule("WA-DC-34", "WA-DEC-8")
def test_glyph_decay_costs_each_wizard_a_glyph_of_choice() -> None:
    table = facing("glyph-decay", {"glyphs": "1 2"}, {"glyphs": "3"}, {}, {"shared": 4})
    table.play("alice: 1")
    assert [glyphs(table, name) for name in ("alice", "bob")] == ["2", ""]
    assert state(table).wizards[3].shared == 0


@rule("WA-DC-35", "WA-EX-3")
def test_wildfire_wakes_fire_twice_with_a_card_each() -> None:
    table = facing("wildfire", things={"holy": "fire"}, room_cards=["zen", "library", "workshop"])
    assert everything(table) == {"zen": "fire-portal", "holy": "fire", "warded": "fire"}
    table = facing("wildfire", things={"unstable": "fire"}, room_cards=["zen", "rift", "library"])
    burning = {"rift": "fire", "unstable": "fire", "zen": "fire-portal", "well": "fire"}
    assert everything(table) == burning


@rule("WA-DC-36")
def test_imp_swarm_opens_two_portals_that_act() -> None:
    table = facing("imp-swarm", room_cards=["zen", "holy"])
    assert everything(table) == {"zen": "imp imp-portal", "holy": "imp imp-portal"}


@rule("WA-DC-37", "WA-AT-PORT-2")
def test_burst_main_opens_a_water_portal_then_water_rises() -> None:
    table = facing("burst-main", room_cards=["holy"])
    assert everything(table) == {"holy": "water water water-portal"}


@rule("WA-DC-38")
def test_whiteout_opens_an_ice_portal_and_wakes_ice_twice() -> None:
    table = facing("whiteout", things={"holy": "ice"}, room_cards=["zen", "library", "workshop"])
    assert things(table, "zen") == "ice-portal"
    assert things(table, "holy") == "ice ice"
    assert things(table, "warded") == "ice"


@rule("WA-DC-39")
def test_troll_migration_opens_a_portal_that_lets_a_troll_in() -> None:
    assert everything(facing("troll-migration", room_cards=["zen"])) == {
        "zen": "troll troll-portal"
    }


@rule("WA-DC-41")
def test_eclipse_opens_a_darkness_portal_and_wakes_darkness_twice() -> None:
    table = facing(
        "eclipse", things={"unstable": "darkness"}, room_cards=["zen", "rift", "library"]
    )
    assert everything(table) == {
        "rift": "darkness",
        "unstable": "darkness",
        "zen": "darkness-portal",
        "well": "darkness",
    }


@rule("WA-DC-42", "WA-DC-55")
def test_collapsing_wing_swaps_a_random_room_outside() -> None:
    table = facing("collapsing-wing", room_cards=["zen"], things={"zen": "imp"})
    assert (square_of(table, "zen"), square_of(table, "outer")) == ("outside", "B1")
    rooms = {"outside": "zen", "B1": "outer"}
    table = facing("collapsing-wing", rooms=rooms, room_cards=["zen"])
    assert square_of(table, "zen") == "outside"


@rule("WA-DC-43")
def test_inferno_burns_in_four_steps() -> None:
    table = facing(
        "inferno",
        things={"ball": "fire-portal"},
        room_cards=["holy", "unstable", "rift", "library"],
    )
    burning = ("unstable", "rift", "holy", "warded", "well")
    assert everything(table) == dict.fromkeys(burning, "fire") | {
        "ball": "fire fire-portal",
        "awakened": "fire",
    }


@rule("WA-DC-44")
def test_great_flood_places_twice_two_water_and_wakes_water_twice() -> None:
    table = facing("great-flood", room_cards=["holy", "study"])
    table.play("alice: water holy")
    once = {"flux": "water", "workshop": "water", "holy": "water water", "study": "water water"}
    assert everything(table) == once | {"warded": "water"}
    table.play("alice: water holy")
    assert everything(table) == once | {"warded": "water water"}


@rule("WA-DC-45")
def test_ice_age_places_ice_in_three_rooms_and_wakes_ice_twice() -> None:
    table = facing("ice-age", room_cards=["holy", "rift", "study", "library", "unstable"])
    assert things(table, "holy") == "ice"
    assert things(table, "warded") == "ice ice"
    assert things(table, "study") == "ice ice"


@rule("WA-DC-46")
def test_demon_gate_lets_a_demon_in_that_acts() -> None:
    table = facing("demon-gate", {"room": "lost"}, room_cards=["holy", "library"])
    table.play("alice: go")
    assert everything(table) == {"holy": "demon-portal", "warded": "demon"}


@rule("WA-DC-47")
def test_troll_war_places_two_trolls_then_trolls_and_imps_act() -> None:
    table = facing(
        "troll-war",
        things={"unstable": "imp"},
        room_cards=["holy", "study", "library", "unstable", "rift"],
    )
    table.play("alice: troll holy")
    assert things(table, "warded") == "troll"
    assert things(table, "rift") == "imp"


@rule("WA-DC-48")
def test_mana_drain_costs_mana_and_wakes_the_cursed_room() -> None:
    table = facing("mana-drain", things={"cursed": "imp-portal"})
    assert mana(table) == 4
    assert things(table, "cursed") == "imp imp-portal"


@rule("WA-DC-49")
def test_unbinding_loosens_one_spell_of_each_level() -> None:
    table = facing("unbinding", bound=["11", "22", "44", "66"])
    table.play("alice: 22")
    assert [is_bound(table, space) for space in ("11", "22", "44", "66")] == [
        True,
        False,
        False,
        False,
    ]
    assert state(table).level_shuffles == [1, 1, 1, 0]


@rule("WA-DC-50", "WA-COMP-6")
def test_there_are_56_disasters_in_the_printed_levels() -> None:
    assert Counter(DISASTER_LEVEL) == {-1: 12, 0: 8, 1: 12, 2: 9, 3: 8, 4: 7}
