"""Every spell of level 1 and 2 is played (ledger section 19.4), plain and boosted."""

from spellhall.testing import rule
from tests.games.wizards_academy.sights import book, room_cards, seen, sources
from tests.games.wizards_academy.tables import (
    casting,
    everything,
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

SOURCES = {"1": "hoard", "2": "zen", "3": "flux", "4": "library", "5": "rift"}


@rule("WA-SP-101", "WA-SP-8")
def test_dash_walks_up_to_three_rooms_and_pays_costs_out_of_them() -> None:
    table = casting("dash", things={"cursed": "water"})
    table.play("alice: move cursed")
    assert room_of(table, "alice") == "cursed"
    table.play("alice: move workshop")
    assert room_of(table, "alice") == "workshop"
    assert table.question("alice") == "act"
    assert state(table).this_turn.acts == [1, 1, 0]
    table = casting("dash", boost=True, things={"cursed": "water ice"})
    table.play("alice: move cursed", "alice: move workshop", "alice: move study")
    assert room_of(table, "alice") == "study"
    assert table.question("alice") == "act"
    assert state(table).this_turn.acts == [1, 1, 0]


@rule("WA-SP-8")
def test_a_dash_that_cannot_pay_a_step_is_wasted_and_ends() -> None:
    table = casting("dash", things={"flux": "water"})
    table.play("alice: move cursed", "alice: move well", "alice: move cursed")
    assert table.question("alice") == "act"
    table = casting("dash", things={"flux": "water"})
    table.play("alice: move cursed", "alice: move crystal", "alice: stop")
    assert room_of(table, "alice") == "crystal"
    table = casting("dash", {"room": "cursed"}, things={"well": "water", "rift": "water"})
    table.play("alice: move well", "alice: move rift")
    assert room_of(table, "alice") == "well"
    assert table.question("alice") == "act"


@rule("WA-SP-102", "WA-V-17", "WA-GEN-15", "WA-AMB-43")
def test_foresight_orders_the_next_room_cards() -> None:
    cards = ["hoard", "zen", "library", "flux", "holy"]
    table = casting("foresight", boost=True, room_cards=cards)
    assert table.options("alice") == ["hoard", "zen", "library", "flux"]
    table.play("alice: flux", "alice: library", "alice: hoard")
    assert state(table).this_turn.acts == [1, 2, 0]
    assert room_cards(seen(table).room_deck_next) == ["flux", "library", "hoard", "zen"]


@rule("WA-SP-103", "WA-SP-11", "WA-V-3")
def test_nova_hits_each_creature_here_and_boosted_next_door() -> None:
    board = {"well": "imp guardian troll", "rift": "imp"}
    table = casting("nova", things=board)
    assert everything(table) == {"well": "troll", "rift": "imp"}
    table = casting("nova", boost=True, things=board)
    assert everything(table) == {"well": "troll"}


@rule("WA-SP-104")
def test_zap_hits_one_creature_and_boosted_one_more() -> None:
    board = {"well": "imp", "rift": "imp", "cursed": "guardian", "flux": "imp"}
    table = casting("zap", things=board)
    assert table.options("alice") == ["imp well", "guardian cursed", "imp rift"]
    table.play("alice: imp rift")
    assert everything(table) == {"well": "imp", "cursed": "guardian", "flux": "imp"}
    table = casting("zap", boost=True, things={"rift": "troll", "cursed": "imp"})
    table.play("alice: troll rift", "alice: troll rift hurt 1")
    assert everything(table) == {"cursed": "imp"}


@rule("WA-SP-105", "WA-V-9", "WA-AMB-33")
def test_dimension_twist_turns_the_room_under_the_caster() -> None:
    table = casting("dimension-twist", {"room": "rift"}, things={"rift": "ice"})
    assert table.options("alice") == ["rift r1", "rift r3"]
    table.play("alice: rift r3")
    assert turn_of(table, "rift") == 3
    assert room_of(table, "alice") == "rift"
    assert things(table, "rift") == "ice"
    table = casting("dimension-twist", {"room": "rift"}, boost=True)
    table.play("alice: rift r1", "alice: holy", "alice: holy r1")
    assert turn_of(table, "holy") == 1


@rule("WA-SP-106", "WA-AMB-45")
def test_sidestep_goes_through_walls_but_not_into_double_ice() -> None:
    table = casting("sidestep", things={"lost": "ice ice"})
    assert sorted(table.options("alice")) == ["cursed", "rift", "warded"]
    table.play("alice: warded")
    assert room_of(table, "alice") == "warded"
    robed = casting("sidestep", {"robe": "ice"}, things={"lost": "ice ice"})
    assert "lost" in robed.options("alice")
    table = casting("sidestep", boost=True)
    table.play("alice: lost", "alice: flux")
    assert room_of(table, "alice") == "flux"


@rule("WA-SP-107", "WA-V-1")
def test_chill_places_ice_and_boosted_in_another_room() -> None:
    table = casting("chill", boost=True)
    assert sorted(table.options("alice")) == ["cursed", "rift", "well"]
    table.play("alice: cursed")
    assert sorted(table.options("alice")) == ["rift", "well"]
    table.play("alice: well")
    assert everything(table) == {"cursed": "ice", "well": "ice"}


@rule("WA-SP-108")
def test_drizzle_places_water_and_boosted_takes_a_token() -> None:
    table = casting("drizzle", boost=True, things={"rift": "fire", "flux": "ice"})
    assert sorted(table.options("alice")) == ["cursed", "rift", "well"]
    table.play("alice: well")
    assert table.options("alice") == ["water well", "fire rift"]
    table.play("alice: fire rift")
    assert everything(table) == {"well": "water", "flux": "ice"}


@rule("WA-SP-109")
def test_philanthropy_gives_a_type_just_spent_and_boosted_any() -> None:
    table = casting("philanthropy", {}, {}, {}, sources=SOURCES)
    assert table.options("alice") == ["1", "2"]
    table.play("alice: 2")
    assert [glyphs(table, name) for name in ("alice", "bob", "cara")] == ["", "2", "2"]
    table = casting("philanthropy", {}, {}, boost=True, sources=SOURCES)
    assert table.options("alice") == ["1", "2", "3", "4", "5"]
    table.play("alice: 5")
    assert [glyphs(table, name) for name in ("alice", "bob")] == ["5", "5"]


@rule("WA-SP-110", "WA-V-7")
def test_transcribe_exchanges_for_a_low_type_in_play() -> None:
    table = casting("transcribe", {"glyphs": "6 7"}, sources={"1": "hoard", "3": "flux"})
    table.play("alice: 7")
    assert table.options("alice") == ["1", "3"]
    table.play("alice: 3")
    assert glyphs(table, "alice") == "3 6"
    table = casting("transcribe", {"glyphs": "6"}, boost=True, sources={"1": "hoard"})
    assert glyphs(table, "alice") == "1 6"


@rule("WA-SP-111", "WA-V-2")
def test_lantern_removes_darkness_and_boosted_haunts() -> None:
    board = {"well": "darkness haunt", "rift": "darkness", "flux": "darkness"}
    assert everything(casting("lantern", things=board)) == {"well": "haunt", "flux": "darkness"}
    assert everything(casting("lantern", boost=True, things=board)) == {"flux": "darkness"}


@rule("WA-SP-112", "WA-V-18", "WA-AMB-36")
def test_aegis_shelters_until_the_casters_next_turn() -> None:
    table = casting("aegis", {}, {"room": "well"}, boost=True, things={"well": "fire"})
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5
    table.play("bob: go", "bob: end", "bob: keep")
    assert mana(table) == 5
    table.play("alice: go", "alice: end", "alice: stay")
    assert mana(table) == 4


@rule("WA-SP-113", "WA-SP-10")
def test_steal_glyphs_takes_two_and_brings_an_imp() -> None:
    table = casting("steal-glyphs", {}, {"glyphs": "3 4"}, {}, {"glyphs": "5"})
    assert table.options("alice") == ["none", "wizard 2", "wizard 4"]
    table.play("alice: wizard 2", "bob: 4", "alice: wizard 4")
    assert [glyphs(table, name) for name in ("alice", "bob", "dan")] == ["4 5", "3", ""]
    assert things(table, "well") == "imp"
    table = casting("steal-glyphs", {}, {})
    assert things(table, "well") == "imp"


@rule("WA-SP-114", "WA-V-4")
def test_danger_wakes_all_threats_nearby() -> None:
    near = ("cursed", "rift", "well")
    table = casting("danger", things=dict.fromkeys((*near, "flux"), "imp-portal"))
    woken = dict.fromkeys(near, "imp imp-portal")
    assert everything(table) == woken | {"flux": "imp-portal"}


@rule("WA-SP-115", "WA-V-20")
def test_stumble_forces_a_random_way_and_costs_a_glyph() -> None:
    table = casting("stumble", {"glyphs": "6"}, room_cards=["warded"])
    assert room_of(table, "alice") == "rift"
    assert glyphs(table, "alice") == ""


@rule("WA-SP-116", "WA-SP-4")
def test_blackout_darkens_all_rooms_nearby() -> None:
    dark = {"well": "darkness", "cursed": "darkness", "rift": "darkness"}
    assert everything(casting("blackout")) == dark


@rule("WA-SP-117")
def test_slick_floor_ices_the_adjoining_rooms() -> None:
    assert everything(casting("slick-floor")) == {"cursed": "ice", "rift": "ice"}


@rule("WA-SP-118", "WA-V-11", "WA-CAST-7", "WA-AMB-42")
def test_misfile_shuffles_the_other_unbound_spells_of_level_one() -> None:
    table = casting("misfile", bound=["33"], seen=["11"])
    assert spell_at(table, "12") == "misfile"
    assert is_bound(table, "33")
    assert dict(list(book(table).items())[:6]) == {
        "11": "unknown",
        "12": "seen",
        "22": "unknown",
        "13": "unknown",
        "23": "unknown",
        "33": "bound",
    }


@rule("WA-SP-201", "WA-V-6", "WA-DEC-14")
def test_teleport_self_reaches_any_room_and_boosted_takes_somebody_willing() -> None:
    table = casting("teleport-self", {}, {"room": "well"})
    assert "outer" not in table.options("alice")
    table.play("alice: lost")
    assert (room_of(table, "alice"), room_of(table, "bob")) == ("lost", "well")
    assert table.question("alice") == "act"
    for answer, place in (("yes", "outer"), ("no", "well")):
        table = casting("teleport-self", {}, {"room": "well"}, {}, boost=True)
        table.play("alice: outer", "alice: wizard 2", f"bob: {answer}")
        assert room_of(table, "alice") == "outer"
        assert room_of(table, "bob") == place


@rule("WA-SP-7")
def test_in_the_basic_game_a_boosted_teleport_only_takes_a_companion() -> None:
    table = casting(
        *("teleport-self", {"who": "orla"}, {"room": "well"}),
        scenario="basic",
    )
    assert len(table.options("alice")) == 15
    table.play("alice: hoard", "alice: wizard 2", "bob: yes")
    assert room_of(table, "bob") == "hoard"


@rule("WA-SP-202")
def test_stoneskin_counts_as_two_robes() -> None:
    table = casting("stoneskin", boost=True, things={"well": "fire troll"})
    table.play("alice: fire", "alice: troll")
    assert state(table).this_turn.acts == [2, 1, 0]
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5


@rule("WA-SP-203")
def test_shatter_removes_ice_and_hits_once() -> None:
    board = {"rift": "ice imp", "well": "ice fire-portal", "flux": "ice imp imp-portal"}
    table = casting("shatter", things=board)
    assert everything(table) == {"flux": "ice imp imp-portal", "well": "fire-portal"}
    table = casting("shatter", boost=True, things=board)
    assert everything(table) == {"flux": "ice imp imp-portal"}


@rule("WA-SP-204")
def test_force_lance_reaches_two_rooms_and_boosted_hits_harder() -> None:
    table = casting("force-lance", things={"flux": "troll", "study": "imp"})
    assert "imp study" not in table.options("alice")
    assert everything(table) == {"study": "imp"}
    table = casting("force-lance", boost=True, things={"flux": "demon", "zen": "imp"})
    assert everything(table) == {"zen": "imp"}


@rule("WA-SP-205", "WA-V-10")
def test_bend_dimension_swaps_the_room_with_a_neighbour() -> None:
    table = casting("bend-dimension", things={"well": "imp"})
    table.play("alice: warded")
    assert square_of(table, "well") == "B3"
    assert square_of(table, "warded") == "C3"
    assert room_of(table, "alice") == "well"
    assert things(table, "well") == "imp"
    table = casting("bend-dimension", boost=True)
    table.play("alice: rift", "alice: well r0", "alice: rift r2")
    assert (square_of(table, "rift"), turn_of(table, "rift")) == ("C3", 2)


@rule("WA-SP-206")
def test_seal_rift_removes_a_portal_nearby_and_boosted_anywhere() -> None:
    board = {"rift": "imp-portal", "study": "fire-portal"}
    assert everything(casting("seal-rift", things=board)) == {"study": "fire-portal"}
    assert everything(casting("seal-rift", boost=True, things=board)) == {}


@rule("WA-SP-207")
def test_snuff_puts_out_fire_and_boosted_what_was_connected() -> None:
    board = {"cursed": "fire", "flux": "fire", "study": "fire", "holy": "fire"}
    left = {"flux": "fire", "study": "fire", "holy": "fire"}
    assert everything(casting("snuff", things=board)) == left
    assert everything(casting("snuff", boost=True, things=board)) == {"holy": "fire"}


@rule("WA-SP-208")
def test_blast_hits_up_to_two_and_boosted_places_an_element() -> None:
    board = {"rift": "imp", "cursed": "imp", "well": "imp", "flux": "imp"}
    table = casting("blast", boost=True, things=board)
    assert table.options("alice") == ["none", "imp well", "imp cursed", "imp rift"]
    table.play("alice: imp rift", "alice: imp well")
    assert table.options("alice") == ["fire", "water"]
    table.play("alice: water")
    assert sorted(table.options("alice")) == ["cursed", "rift"]
    table.play("alice: cursed")
    assert everything(table) == {"cursed": "water imp", "flux": "imp"}
    table = casting("blast", things={"rift": "imp"})
    table.play("alice: none")
    assert everything(table) == {"rift": "imp"}


@rule("WA-SP-209")
def test_attune_gains_a_glyph_and_boosted_another_type() -> None:
    table = casting("attune", boost=True, sources=SOURCES | {"6": "holy"})
    assert table.options("alice") == ["1", "2", "3", "4", "5"]
    table.play("alice: 5")
    assert table.options("alice") == ["1", "2", "3", "4"]
    table.play("alice: 4")
    assert glyphs(table, "alice") == "4 5"


@rule("WA-SP-210", "WA-HID-6")
def test_annotate_shows_two_spells_to_all_and_boosted_binds_one() -> None:
    table = casting("annotate", {}, {}, boost=True)
    assert "16" not in table.options("alice")
    table.play("alice: 11", "alice: 55")
    assert table.options("alice") == ["11", "55"]
    table.play("alice: 55")
    assert is_bound(table, "55")
    for seat in (0, 1, None):
        states = book(table, seat)
        assert (states["11"], states["55"]) == ("seen", "bound")


@rule("WA-SP-211")
def test_abjure_removes_one_kind_here_and_boosted_next_door() -> None:
    board = {"well": "darkness haunt", "rift": "darkness", "flux": "darkness"}
    table = casting("abjure", things=board)
    assert table.options("alice") == ["fire", "water", "ice", "darkness", "haunt"]
    table.play("alice: darkness")
    assert everything(table) == {"well": "haunt", "rift": "darkness", "flux": "darkness"}
    table = casting("abjure", boost=True, things=board)
    table.play("alice: darkness")
    assert everything(table) == {"well": "haunt", "flux": "darkness"}


@rule("WA-SP-212")
def test_ward_keeps_threats_asleep_and_out() -> None:
    table = casting(
        "ward",
        {},
        {"card": "imp-riot"},
        boost=True,
        things={"rift": "imp-portal", "unstable": "imp"},
        room_cards=["rift"],
    )
    assert sorted(table.options("alice")) == ["cursed", "rift", "well"]
    table.play("alice: rift", "alice: well", "alice: end", "alice: keep")
    assert things(table, "rift") == "imp-portal"
    assert things(table, "unstable") == "imp"


@rule("WA-SP-213", "WA-SP-9", "WA-V-8", "WA-AMB-26")
def test_deface_moves_a_source_to_a_random_room() -> None:
    table = casting("deface", sources={"4": "well", "1": "hoard"}, room_cards=["hoard"])
    assert list(sources(table).values()) == ["hoard", "hoard"]
    table = casting("deface", sources={"4": "well"}, room_cards=["well"])
    assert list(sources(table).values()) == ["well"]
    table = casting("deface", room_cards=["hoard"])
    assert table.log() == ["alice casts 1·4 in the Enchanted Well: Deface."]


@rule("WA-SP-214")
def test_enrage_wakes_creatures_everywhere() -> None:
    for kind in ("imp", "troll", "demon"):
        board = {"hoard": kind, "zen": f"{kind}-portal", "holy": "fire"}
        table = casting("enrage", {"room": "lost"}, things=board, room_cards=["warded"])
        assert everything(table) == {"zen": f"{kind} {kind}-portal", "holy": "fire"}


@rule("WA-SP-215", "WA-SP-6")
def test_burn_places_fire_here_and_in_the_crystal_it_attacks() -> None:
    assert everything(casting("burn")) == {"well": "fire"}
    table = casting("burn", {"room": "crystal"})
    assert everything(table) == {}
    assert mana(table) == 4


@rule("WA-SP-216")
def test_call_flood_waters_all_rooms_nearby() -> None:
    wet = {"well": "water", "cursed": "water", "rift": "water"}
    assert everything(casting("call-flood")) == wet


@rule("WA-SP-217")
def test_summon_imp_places_an_imp_here() -> None:
    assert everything(casting("summon-imp")) == {"well": "imp"}


@rule("WA-SP-218")
def test_restless_spirit_brings_a_haunt_and_a_low_glyph() -> None:
    table = casting("restless-spirit", sources=SOURCES)
    assert table.options("alice") == ["1", "2", "3"]
    table.play("alice: 1")
    assert glyphs(table, "alice") == "1"
    assert everything(table) == {"well": "haunt"}
