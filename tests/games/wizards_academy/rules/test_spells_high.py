"""Every spell of level 3 and 4 is played (ledger section 19.4), plain and boosted."""

import pytest

from spellhall.testing import rule
from tests.games.wizards_academy.sights import disasters, in_hand, seen
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
    wizard,
)

SOURCES = {"1": "hoard", "2": "zen", "6": "lost"}


@rule("WA-SP-301", "WA-V-13", "WA-SP-2")
def test_haste_gains_actions_for_this_turn() -> None:
    table = casting("haste", boost=True)
    assert state(table).this_turn.acts == [2, 2, 1]
    table.play("alice: end", "alice: keep", "alice: go")
    assert state(table).this_turn.acts == [1, 1, 1]


@rule("WA-SP-302", "WA-AT-4", "WA-V-5")
def test_giants_grip_forces_a_creature_up_to_three_rooms() -> None:
    board = {"well": "troll", "rift": "darkness haunt ice"}
    table = casting("giants-grip", boost=True, things=board)
    table.play("alice: rift", "alice: unstable", "alice: none")
    assert everything(table) == {"rift": "ice darkness haunt"}
    table = casting("giants-grip", boost=True, things={"well": "demon"})
    table.play("alice: cursed", "alice: flux", "alice: study")
    assert everything(table) == {"study": "demon"}
    assert table.question("alice") == "act"


@rule("WA-SP-303")
def test_obliterate_kills_a_demon_and_boosted_all_creatures_here() -> None:
    table = casting("obliterate", things={"rift": "demon", "cursed": "imp"})
    table.play("alice: demon rift")
    assert everything(table) == {"cursed": "imp"}
    board = {"rift": "demon imp", "well": "demon guardian"}
    table = casting("obliterate", boost=True, things=board)
    table.play("alice: demon rift")
    assert everything(table) == {"rift": "imp"}


@rule("WA-SP-304")
def test_cave_in_empties_a_room_without_wizards() -> None:
    board = {"rift": "guardian fire imp-portal", "zen": "imp", "cursed": "imp"}
    table = casting("cave-in", {}, {"room": "cursed"}, things=board)
    assert things(table, "rift") == ""
    table = casting("cave-in", {}, {"room": "cursed"}, boost=True, things=board)
    assert "cursed" not in table.options("alice")
    assert "hoard" not in table.options("alice")
    assert "zen" in table.options("alice")
    table.play("alice: zen")
    assert everything(table) == {"rift": "fire imp-portal guardian", "cursed": "imp"}


@rule("WA-SP-305", "WA-AMB-32")
def test_rend_dimension_swaps_with_the_room_outside() -> None:
    table = casting("rend-dimension")
    assert sorted(table.options("alice")) == ["cursed", "lost", "rift", "warded", "well"]
    table.play("alice: well")
    assert (square_of(table, "well"), square_of(table, "outer")) == ("outside", "C3")
    assert room_of(table, "alice") == "well"
    table = casting("rend-dimension", boost=True)
    table.play("alice: lost", "alice: outer r3")
    assert (square_of(table, "outer"), turn_of(table, "outer")) == ("D3", 3)
    table = casting("rend-dimension", {"room": "library"}, {}, things={"hoard": "fire"})
    table.play("alice: crystal")
    assert square_of(table, "crystal") == "outside"
    assert room_of(table, "bob") == "crystal"


@rule("WA-SP-306")
def test_fold_path_goes_to_a_wizard_or_brings_willing_ones() -> None:
    table = casting("fold-path", {}, {"room": "hoard"}, {"room": "lost"})
    table.play("alice: go", "alice: wizard 3")
    assert room_of(table, "alice") == "lost"
    table = casting("fold-path", {}, {"room": "hoard"}, {"room": "lost"}, boost=True)
    table.play("alice: bring", "alice: wizard 2", "bob: no", "alice: wizard 3", "cara: yes")
    assert [room_of(table, name) for name in ("bob", "cara")] == ["hoard", "well"]
    table = casting("fold-path", {}, {"room": "hoard"}, {"room": "lost"})
    table.play("alice: bring", "alice: wizard 2", "bob: yes")
    assert room_of(table, "bob") == "well"
    assert table.question("alice") == "act"
    table = casting("fold-path", {}, {"room": "hoard"}, {"room": "lost"})
    table.play("alice: bring", "alice: wizard 2", "bob: no")
    assert (room_of(table, "bob"), table.question("alice")) == ("hoard", "act")


@rule("WA-SP-307", "WA-V-16")
def test_transmute_turns_one_element_into_another_one_for_one() -> None:
    board = {"well": "water water", "rift": "water", "unstable": "water"}
    table = casting("transmute", things=board)
    table.play("alice: ice")
    assert everything(table) == {"well": "ice ice", "rift": "ice", "unstable": "water"}
    board = {"rift": "water", "unstable": "water", "zen": "water"}
    table = casting("transmute", boost=True, things=board)
    table.play("alice: fire")
    assert everything(table) == {"rift": "fire", "unstable": "fire", "zen": "water"}


@rule("WA-SP-308")
def test_tempest_clears_the_elements_nearby_and_boosted_farther() -> None:
    table = casting("tempest", things={"well": "water", "rift": "ice", "unstable": "ice"})
    assert everything(table) == {"unstable": "ice"}
    board = {"well": "water", "unstable": "ice", "flux": "fire", "zen": "fire"}
    table = casting("tempest", boost=True, things=board)
    assert everything(table) == {"zen": "fire"}


@rule("WA-SP-309", "WA-V-14")
def test_enchant_wand_gives_a_wand_of_a_type_in_play() -> None:
    table = casting("enchant-wand", boost=True, sources=SOURCES)
    assert table.options("alice") == ["1", "2", "6"]
    table.play("alice: 6")
    assert wizard(table, "alice").wand == 6
    assert glyphs(table, "alice") == "6"
    table = casting("enchant-wand", sources=SOURCES).play("alice: 6")
    assert (wizard(table, "alice").wand, glyphs(table, "alice")) == (6, "")


@rule("WA-SP-310")
def test_grand_inscription_binds_a_spell_up_to_level_three() -> None:
    table = casting("grand-inscription", boost=True)
    assert "17" not in table.options("alice")
    table.play("alice: 66", "alice: 11")
    assert is_bound(table, "66")
    assert is_bound(table, "11")
    table = casting("grand-inscription").play("alice: 11")
    assert (is_bound(table, "11"), table.question("alice")) == (True, "act")


@rule("WA-SP-311", "WA-V-12", "WA-AMC-3")
def test_restore_gains_mana_up_to_eight() -> None:
    assert mana(casting("restore")) == 6
    table = casting("restore", boost=True, mana=8, things={"study": "imp-portal imp"})
    assert mana(table) == 8
    assert everything(table) == {"study": "imp"}


@rule("WA-SP-312")
def test_consecrate_removes_darkness_haunts_and_portals() -> None:
    far = {"flux": "darkness haunt imp imp-portal"}
    board = {"rift": "darkness imp-portal imp", "well": "haunt fire-portal troll"} | far
    left = {"rift": "imp", "well": "troll"} | far
    assert everything(casting("consecrate", things=board)) == left
    assert everything(casting("consecrate", boost=True, things=board)) == {"well": "troll"} | far


@rule("WA-SP-313")
def test_troll_call_places_a_troll_here() -> None:
    assert everything(casting("troll-call")) == {"well": "troll"}


@rule("WA-SP-314")
def test_firestorm_sets_the_adjoining_rooms_on_fire() -> None:
    assert everything(casting("firestorm")) == {"cursed": "fire", "rift": "fire"}


@rule("WA-SP-315")
def test_deluge_places_two_water_at_once() -> None:
    assert everything(casting("deluge")) == {"well": "water water"}
    table = casting("deluge", things={"well": "water water"})
    assert everything(table) == {"well": "water water", "cursed": "water", "rift": "water"}


@rule("WA-SP-316")
def test_glaciate_places_two_ice() -> None:
    assert everything(casting("glaciate")) == {"well": "ice ice"}


@rule("WA-SP-317")
def test_tear_open_places_a_portal_of_choice_in_a_random_room() -> None:
    table = casting("tear-open", room_cards=["zen"])
    assert table.options("alice") == ["imp-portal", "fire-portal", "water-portal"]
    table.play("alice: water-portal")
    assert everything(table) == {"zen": "water-portal"}


@rule("WA-SP-318")
def test_scatter_sends_each_wizard_to_a_random_room() -> None:
    table = casting("scatter", {}, {}, room_cards=["zen", "hoard"])
    assert [room_of(table, name) for name in ("alice", "bob")] == ["zen", "hoard"]


@rule("WA-SP-401")
def test_apotheosis_lasts_to_the_end_of_the_next_turn() -> None:
    table = casting(
        "apotheosis",
        {"who": "orla", "glyphs": "1 1 1 1"},
        grid={"11": "nova"},
        things={"well": "fire", "rift": "imp"},
    )
    assert state(table).this_turn.acts == [2, 1, 0]
    table.play("alice: end", "alice: keep", "alice: go", "alice: cast 11")
    assert things(table, "rift") == ""
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5
    table.play("alice: go", "alice: end", "alice: stay")
    assert mana(table) == 4


@rule("WA-SP-402")
def test_borrowed_time_gives_actions_and_boosted_another_disaster() -> None:
    table = casting("borrowed-time", {"card": "demon-gate"}, boost=True, deck=["wild-magic"])
    assert state(table).this_turn.acts == [2, 2, 1]
    assert in_hand(table, 0) == "wild-magic"
    assert disasters(seen(table).discard) == ["demon-gate"]


@rule("WA-SP-402")
def test_borrowed_time_may_reshuffle_the_deck() -> None:
    table = casting(
        *("borrowed-time", {"card": "demon-gate"}),
        boost=True,
        deck=[],
        deck_only=True,
        progression=["twist", "gathering"],
    )
    assert state(table).reshuffles == 1


@rule("WA-SP-403")
def test_annihilate_hits_one_kind_in_the_academy() -> None:
    board = {"rift": "demon imp", "study": "demon demon-portal", "outer": "demon"}
    table = casting("annihilate", things=board)
    table.play("alice: demon")
    assert everything(table) == {"rift": "imp", "study": "demon-portal", "outer": "demon"}
    table = casting("annihilate", boost=True, things=board)
    table.play("alice: demon")
    assert everything(table) == {"rift": "imp", "outer": "demon"}


@rule("WA-SP-404")
def test_unmake_clears_a_room_and_boosted_two() -> None:
    full = "water darkness haunt imp troll demon imp-portal water-portal"
    board = {"study": "fire", "rift": "imp", "zen": full, "outer": "ice", "hoard": "guardian"}
    table = casting("unmake", boost=True, things=board)
    assert sorted(table.options("alice")) == ["outer", "rift", "study", "zen"]
    table.play("alice: zen", "alice: outer")
    assert everything(table) == {"study": "fire", "rift": "imp", "hoard": "guardian"}


@rule("WA-SP-405")
def test_banish_sends_creatures_outside() -> None:
    board = {"well": "demon imp", "rift": "troll", "flux": "imp", "cursed": "guardian fire"}
    left = {"cursed": "fire guardian", "flux": "imp"}
    table = casting("banish", things=board)
    assert everything(table) == left | {"outer": "imp demon", "rift": "troll"}
    table = casting("banish", boost=True, things=board)
    assert everything(table) == left | {"outer": "imp troll demon"}


@rule("WA-SP-406")
def test_rebuild_makes_up_to_three_shifts() -> None:
    table = casting("rebuild")
    table.play("alice: swap A1 B1", "alice: turn lost right", "alice: swap A1 A2")
    assert square_of(table, "zen") == "A2"
    assert turn_of(table, "lost") == 1
    assert table.question("alice") == "act"
    table = casting("rebuild", boost=True)
    table.play("alice: none", "alice: swap A1 B1", "alice: turn zen left")
    assert turn_of(table, "zen") == 3
    assert table.question("alice") == "act"


@rule("WA-SP-407")
def test_dominion_removes_an_element_everywhere() -> None:
    board = {"outer": "fire", "study": "fire", "rift": "water", "zen": "ice"}
    table = casting("dominion", things=board)
    table.play("alice: fire")
    assert everything(table) == {"rift": "water", "zen": "ice"}
    table = casting("dominion", boost=True, things=board)
    table.play("alice: fire", "alice: ice")
    assert everything(table) == {"rift": "water"}


@rule("WA-SP-408")
def test_calm_keeps_the_elements_from_activating() -> None:
    table = casting(
        *("calm", {}, {"card": "flashover"}),
        boost=True,
        things={"well": "water", "zen": "fire", "lost": "ice-portal"},
        room_cards=["hoard"],
    )
    table.play("alice: end", "alice: keep")
    assert everything(table) == {"zen": "fire", "hoard": "fire"}


@rule("WA-SP-409")
def test_masterwork_gives_a_robe_or_a_staff_and_boosted_both() -> None:
    table = casting("masterwork", bound=["11"])
    table.play("alice: staff")
    assert wizard(table, "alice").staff == 0
    table = casting("masterwork")
    table.play("alice: demon")
    assert wizard(table, "alice").robe == 7
    table = casting("masterwork", boost=True, bound=["11"])
    table.play("alice: robe", "alice: fire", "alice: 11")
    assert (wizard(table, "alice").robe, wizard(table, "alice").staff) == (0, 0)


@rule("WA-SP-410", "WA-SP-1")
def test_wellspring_gives_each_wizard_two_glyphs() -> None:
    table = casting("wellspring", {}, {}, boost=True, sources={"1": "hoard", "7": "outer"})
    table.play("alice: 1", "alice: 7", "bob: 7", "bob: 7", "alice: 1", "alice: 1")
    assert (glyphs(table, "alice"), glyphs(table, "bob")) == ("1 1 1 7", "7 7")


@rule("WA-SP-411")
def test_create_guardian_places_a_guardian_and_boosted_another() -> None:
    assert everything(casting("create-guardian")) == {"well": "guardian"}
    table = casting("create-guardian", boost=True)
    assert sorted(table.options("alice")) == ["cursed", "rift"]
    table.play("alice: rift")
    assert everything(table) == {"well": "guardian", "rift": "guardian"}


@rule("WA-SP-412")
def test_renewal_gains_two_mana() -> None:
    table = casting("renewal", boost=True, things={"well": "fire imp imp-portal", "rift": "imp"})
    assert mana(table) == 7
    assert everything(table) == {"rift": "imp"}
    assert mana(casting("renewal", mana=7)) == 8


@rule("WA-SP-413")
def test_summon_demon_places_a_demon_here() -> None:
    assert everything(casting("summon-demon")) == {"well": "demon"}


@rule("WA-SP-414")
def test_cataclysm_wakes_every_threat_in_play_once() -> None:
    table = casting("cataclysm", things={"zen": "imp-portal", "outer": "troll-portal"})
    table.play("alice: imp-portal zen")
    assert everything(table) == {"zen": "imp imp-portal", "outer": "troll troll-portal"}


@rule("WA-SP-415", "WA-SP-5")
def test_unravel_loosens_the_lowest_bound_level_and_binds_one_space() -> None:
    table = casting("unravel", bound=["11", "22", "44"])
    assert sorted(table.options("alice")) == ["11", "12", "13", "22", "23", "33"]
    table.play("alice: 23")
    assert [is_bound(table, space) for space in ("11", "22", "23", "44")] == [
        False,
        False,
        True,
        True,
    ]
    assert state(table).level_shuffles == [1, 0, 0, 0]
    table = casting("unravel", bound=["14", "44", "16"])
    assert table.options("alice") == ["14", "24", "34", "44", "15", "25", "35", "45", "55"]
    assert state(table).level_shuffles == [0, 1, 0, 0]
    assert is_bound(table, "16")
    table = casting("unravel")
    assert table.question("alice") == "act"
    assert spell_at(table, "17") == "unravel"


@rule("WA-SP-416")
def test_mana_leak_costs_mana_and_gives_glyphs() -> None:
    table = casting("mana-leak", {}, {}, sources={"3": "hoard"})
    assert mana(table) == 4
    assert (glyphs(table, "alice"), glyphs(table, "bob")) == ("3 3", "3 3")


@rule("WA-SP-417")
def test_inversion_turns_every_room_of_the_academy_half_around() -> None:
    table = casting("inversion")
    turns = [turn_of(table, room) for room in ("hoard", "study", "well", "outer")]
    assert turns == [3, 0, 2, 0]


@rule("WA-SP-418")
def test_infernal_gate_places_two_portals() -> None:
    table = casting("infernal-gate", room_cards=["zen", "hoard"])
    assert everything(table) == {"zen": "imp-portal", "hoard": "troll-portal"}


@rule("WA-SP-211", "WA-SP-403", "WA-SP-407")
@pytest.mark.parametrize(
    ("word", "kind", "told"),
    [
        ("abjure", "ice", "alice names ice for Abjure."),
        ("dominion", "water", "alice names water for Dominion."),
        ("annihilate", "troll", "alice names troll for Annihilate."),
    ],
)
def test_the_kind_that_a_spell_is_for_is_told_though_nothing_comes_of_it(
    word: str, kind: str, told: str
) -> None:
    table = casting(word)
    table.play(f"alice: {kind}")
    assert told in table.log()
