"""Room actions, magic items and characters (ledger sections 13, 19.1, 19.3)."""

import pytest

from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.games.wizards_academy.show.sight.shapes import WizardSight
from spellhall.testing import rule
from tests.games.wizards_academy.sights import book, disasters, in_book, seen
from tests.games.wizards_academy.tables import (
    advanced,
    basic,
    casting,
    everything,
    facing,
    glyphs,
    is_bound,
    mana,
    room_of,
    square_of,
    state,
    things,
    wizard,
)

# -- Rooms ---------------------------------------------------------------------------------------


@rule("WA-ROOM-01", "WA-AMC-2", "WA-DEC-13")
def test_last_resort_spends_mana_for_one_of_four_effects() -> None:
    board = {"zen": "fire imp", "outer": "troll"}
    table = advanced({}, {"room": "lost"}, {"room": "zen"}, things=board, sources={"6": "lost"})
    table.play("alice: resort clear", "alice: zen")
    assert everything(table) == {"outer": "troll"}
    assert mana(table) == 4
    table = advanced({}, {"room": "lost"}, {"room": "zen"})
    table.play("alice: resort summon", "alice: wizard 3", "alice: none")
    assert [room_of(table, name) for name in ("bob", "cara")] == ["lost", "crystal"]
    table = advanced({}, sources={"6": "lost", "1": "zen"})
    table.play("alice: resort glyphs", "alice: 6", "alice: 1")
    assert glyphs(table, "alice") == "1 6"
    table = advanced({})
    table.play("alice: resort bind", "alice: 77")
    assert is_bound(table, "77")
    assert mana(table) == 3


@rule("WA-ROOM-03", "WA-COMP-13")
def test_the_cursed_room_gives_any_low_glyph_and_an_imp() -> None:
    table = advanced({"room": "cursed"})
    table.play("alice: use", "alice: 5")
    assert glyphs(table, "alice") == "5"
    assert things(table, "cursed") == "imp"


@rule("WA-ROOM-04")
def test_a_wizard_in_the_warded_room_endures_nothing() -> None:
    table = advanced({"room": "warded"}, things={"warded": "fire troll"})
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5
    table = basic({"room": "warded"}, {}, things={"warded": "fire"})
    table.play("alice: end", "alice: stay")
    assert mana(table) == 4


@rule("WA-ROOM-05", "WA-ROOM-07", "WA-GAP-6")
@pytest.mark.parametrize(
    ("room", "spell", "boosted"),
    [
        ("flux", "nova", True),
        ("flux", "drizzle", True),
        ("flux", "lantern", False),
        ("holy", "lantern", True),
        ("holy", "philanthropy", True),
        ("rift", "dimension-twist", True),
        ("rift", "dash", True),
        ("rift", "nova", False),
    ],
)
def test_rooms_that_boost_two_schools(room: str, spell: str, boosted: bool) -> None:
    table = advanced({"room": room, "who": "nobody"}, grid={"12": spell}, seen=["12"])
    assert ("12" in in_book(seen(table).boosted)) == boosted


@rule("WA-ROOM-06")
def test_the_planar_rift_leads_outside_for_a_glyph() -> None:
    table = advanced({"room": "rift", "glyphs": "1 2"})
    table.play("alice: use", "alice: 2")
    assert room_of(table, "alice") == "outer"
    assert glyphs(table, "alice") == "1"
    assert "use" not in advanced({"room": "rift"}).options("alice")


@rule("WA-ROOM-08")
def test_the_masters_study_shows_a_spell() -> None:
    table = advanced({"room": "study"}, {})
    table.play("alice: use", "alice: 77")
    assert book(table, 1)["77"] == "seen"


@rule("WA-ROOM-09", "WA-ROOM-10", "WA-AMB-24")
def test_outside_and_lost_rooms_have_power_but_no_neighbours() -> None:
    for room in ("outer", "lost"):
        table = advanced({"room": room}, sources={"7": room}, things={room: "fire"})
        assert table.options("alice") == ["end", "take 7", "recall"]
        table.play("alice: end", "alice: stay", "alice: keep")
        assert mana(table) == 4
    rooms = {"outside": "zen", "B1": "outer"}
    table = advanced({"room": "zen"}, rooms=rooms, sources={"7": "zen"})
    assert "take 7" not in table.options("alice")
    table = facing("activate-hoard-zen", rooms=rooms, things={"zen": "imp-portal"})
    assert things(table, "zen") == "imp imp-portal"


@rule("WA-ROOM-14")
def test_the_unstable_room_may_move_after_a_dimension_spell() -> None:
    table = casting("dimension-twist", {"room": "unstable"})
    table.play("alice: unstable r1", "alice: lost")
    assert square_of(table, "unstable") == "D3"
    table = casting("dimension-twist", {"room": "unstable"})
    table.play("alice: unstable r1", "alice: none")
    assert square_of(table, "unstable") == "D4"
    table = casting("nova", {"room": "unstable"})
    assert table.question("alice") == "act"


@rule("WA-ROOM-14", "WA-SP-205", "WA-AT-ICE-8")
def test_what_a_turned_room_sets_off_comes_before_the_unstable_room_moves() -> None:
    ice = dict.fromkeys(("zen", "cursed", "library"), "ice")
    rooms = {"B3": "unstable r0", "C3": "warded r0", "D4": "well r0"}
    table = casting("bend-dimension", {"room": "unstable"}, boost=True, things=ice, rooms=rooms)
    table.play("alice: warded", "alice: unstable r0", "alice: warded r1")  # off the crystal
    assert (table.question("alice"), mana(table), everything(table)) == ("pick_room", 4, {})


@rule("WA-ROOM-15")
def test_the_zen_room_boosts_the_next_spell_of_this_turn() -> None:
    table = advanced(
        {"room": "zen", "glyphs": "1 1 2 2", "who": "nobody"},
        things={"zen": "imp", "hoard": "imp"},
        grid={"11": "nova", "22": "drizzle"},
        acts=[0, 1, 2],
    )
    table.play("alice: use", "alice: cast 11")
    assert things(table, "hoard") == ""
    table.play("alice: cast 22", "alice: zen")
    assert table.question("alice") == "act"
    assert things(table, "zen") == "water"


@rule("WA-ROOM-16")
def test_the_enchanted_well_trades_one_up_or_any_down() -> None:
    sources = {"1": "zen", "2": "hoard", "4": "lost", "5": "rift"}
    table = advanced({"room": "well", "glyphs": "4 3"}, sources=sources)
    table.play("alice: use", "alice: 4")
    assert table.options("alice") == ["1", "2", "5"]
    table.play("alice: 5")
    assert glyphs(table, "alice") == "3 5"
    assert "use" not in advanced({"room": "well"}, sources=sources).options("alice")


@rule("WA-ROOM-17", "WA-HID-3", "WA-AMB-43")
def test_the_crystal_ball_sorts_the_next_disasters() -> None:
    deck = ["inferno", "twist", "wild-magic"]
    table = advanced({"room": "ball"}, {}, deck=deck)
    assert seen(table).deck_next == []
    table.play("alice: use")
    assert table.options("alice") == deck
    table.play("alice: inferno", "alice: wild-magic")
    assert disasters(seen(table, 1).deck_next) == ["wild-magic", "twist"]
    assert state(table).deck[0] == _card("inferno")


def _card(word: str) -> int:
    from spellhall.games.wizards_academy.box.disasters import copies_of

    return copies_of(word)[0]


# -- Items ---------------------------------------------------------------------------------------


@rule("WA-ROOM-11", "WA-ITEM-2", "WA-DEC-12")
def test_a_robe_costs_four_glyphs_and_is_against_any_one_kind() -> None:
    table = advanced({"room": "awakened", "glyphs": "1 1 2 2 3", "who": "nobody"})
    table.play("alice: use", "alice: 1", "alice: 1", "alice: 2", "alice: 2")
    assert len(table.options("alice")) == 8
    table.play("alice: haunt")
    assert wizard(table, "alice").robe == 4
    assert glyphs(table, "alice") == "3"
    assert "use" not in advanced({"room": "awakened", "glyphs": "1 1 2"}).options("alice")


@rule("WA-ITEM-1")
def test_of_two_items_of_a_type_one_is_kept() -> None:
    for choice, robe in (("old", 0), ("new", 1)):
        table = advanced({"room": "awakened", "glyphs": "1 1 1 1", "robe": "fire"})
        table.play("alice: use", "alice: water", f"alice: {choice}")
        assert wizard(table, "alice").robe == robe


@rule("WA-ITEM-3", "WA-ITEM-7")
def test_a_robe_hides_from_threats_but_not_the_crystal() -> None:
    table = advanced({"room": "zen", "robe": "fire"}, things={"zen": "fire"})
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5
    table = facing(
        *("activate-hoard-zen", {"robe": "imp", "room": "hoard", "glyphs": "1"}),
        things={"hoard": "imp"},
        room_cards=["zen"],
    )
    table.play("alice: go")
    assert glyphs(table, "alice") == "1"
    assert things(table, "zen") == "imp"
    table = advanced({"room": "hoard", "robe": "water"}, things={"zen": "water"})
    table.play("alice: move zen")
    assert state(table).this_turn.acts == [0, 1, 1]
    assert mana(casting("burn", {"room": "crystal", "robe": "fire"})) == 4


@rule("WA-ITEM-4")
def test_spells_of_a_robed_wizard_affect_such_threats() -> None:
    table = casting("nova", {"robe": "imp"}, things={"well": "imp"})
    assert everything(table) == {}


@rule("WA-ITEM-5", "WA-EX-6")
def test_an_ice_robe_opens_double_ice_and_never_slides() -> None:
    table = advanced({"room": "well", "robe": "ice"}, things={"well": "ice ice", "rift": "ice ice"})
    table.play("alice: move rift")
    assert room_of(table, "alice") == "rift"
    table = advanced({"room": "rift", "robe": "ice"}, things={"well": "ice"})
    table.play("alice: move well")
    assert room_of(table, "alice") == "well"


@rule("WA-ITEM-6")
def test_a_demon_does_not_see_a_demon_robe() -> None:
    table = facing(
        *("activate-hoard-zen", {"room": "hoard", "robe": "demon"}, {}),
        things={"hoard": "demon"},
    )
    table.play("alice: go")
    assert table.options("alice") == ["zen", "library"]


@rule("WA-ROOM-12", "WA-ITEM-8", "WA-ITEM-14", "WA-AMB-22", "WA-AMB-23")
def test_a_wand_costs_three_glyphs_and_is_of_a_type_paid() -> None:
    table = advanced(
        {"room": "workshop", "glyphs": "1 4", "shared": 5, "who": "nobody"}, {"shared": 2}
    )
    table.play("alice: use", "alice: shared 5", "alice: 1")
    assert table.options("alice") == ["1", "4", "5"]
    table.play("alice: 5")
    assert wizard(table, "alice").wand == 5
    assert wizard(table, "bob").shared == 2
    for own in ({"glyphs": "1 4"}, {"glyphs": "1", "shared": 4}):
        table = advanced({"room": "workshop", "who": "nobody", **own}, {"shared": 2})
        assert "use" not in table.options("alice")


@rule("WA-ITEM-8", "WA-ITEM-9")
def test_a_wand_turns_any_glyph_into_its_type() -> None:
    table = advanced({"room": "zen", "glyphs": "1", "wand": 4}, {"shared": 2})
    casts = [option for option in table.options("alice") if option.startswith("cast")]
    assert casts == ["cast 12", "cast 14", "cast 24", "cast 44"]
    table = advanced({"room": "zen", "glyphs": "1"}, {"shared": 2, "wand": 4})
    casts = [option for option in table.options("alice") if option.startswith("cast")]
    assert casts == ["cast 12"]


@rule("WA-ROOM-13", "WA-ITEM-10", "WA-AMB-22", "WA-GEN-20")
def test_a_staff_costs_five_glyphs_and_casts_a_pair_paid_as_a_move() -> None:
    table = advanced(
        {"room": "hoard", "glyphs": "1 1 2 2 2 3", "who": "nobody"}, grid={"12": "nova"}
    )
    table.play("alice: use", *["alice: 1"] * 2, *["alice: 2"] * 3)
    assert table.options("alice") == ["11", "12", "22"]
    table.play("alice: 12")
    assert wizard(table, "alice").staff == 1
    assert glyphs(table, "alice") == "3"
    table.play("alice: staff")
    assert state(table).this_turn.acts == [0, 0, 1]


@rule("WA-ITEM-11", "WA-ITEM-12")
def test_a_staff_casts_what_lies_in_its_space_several_times_a_turn() -> None:
    table = advanced(
        {"room": "zen", "staff": "12", "who": "brann"},
        things={"zen": "troll", "hoard": "troll"},
        grid={"12": "nova"},
    )
    table.play("alice: staff")
    while table.question("alice") == "pick_beast":
        table.play("alice: none")
    table.play("alice: staff")
    while table.question("alice") == "pick_beast":
        table.play("alice: none")
    assert everything(table) == {}
    assert state(table).this_turn.acts == [0, 0, 1]
    assert book(table)["12"] == "seen"


@rule("WA-ITEM-12")
def test_a_staff_is_used_at_most_101_times_a_turn() -> None:
    table = advanced({"room": "zen", "staff": "16"}, grid={"16": "haste"})
    for _ in range(101):
        table.play("alice: staff")
    assert "staff" not in table.options("alice")


# -- Characters ----------------------------------------------------------------------------------


@rule("WA-CHAR-1", "WA-ADV-3")
def test_orla_ignores_the_first_extra_cost_of_a_turn() -> None:
    table = advanced({"room": "hoard", "who": "orla"}, things={"zen": "water", "workshop": "water"})
    table.play("alice: move zen")
    assert state(table).this_turn.acts == [0, 1, 1]
    table.play("alice: move workshop")
    assert state(table).this_turn.acts == [0, 0, 0]
    table = basic({"room": "hoard", "who": "orla"}, {}, things={"zen": "water"})
    table.play("alice: move zen")
    assert state(table).this_turn.acts == [0, 0, 1]


@rule("WA-CHAR-2", "WA-AMB-46")
def test_brann_reaches_one_target_one_room_farther() -> None:
    table = casting("zap", {"who": "brann"}, things={"flux": "imp", "workshop": "imp"})
    assert table.options("alice") == ["imp workshop", "imp flux"]
    table.play("alice: imp flux")
    assert everything(table) == {"workshop": "imp"}
    table = casting(
        "nova", {"who": "brann"}, things={"well": "troll", "rift": "imp", "flux": "imp"}
    )
    table.play("alice: none", "alice: imp flux")
    assert everything(table) == {"well": "troll"}
    table = casting("nova", {"who": "brann"}, scenario="basic", things={"flux": "imp"})
    assert everything(table) == {"flux": "imp"}


@rule("WA-CHAR-3")
def test_ivo_passes_walls_with_a_move_action() -> None:
    table = advanced({"room": "well", "who": "ivo"}, things={"warded": "ice ice"})
    assert "move lost" in table.options("alice")
    assert "move warded" not in table.options("alice")
    table.play("alice: move lost")
    assert room_of(table, "alice") == "lost"
    assert "move lost" not in basic({"room": "awakened", "who": "ivo"}).options("alice")


@rule("WA-CHAR-4")
def test_maelis_converts_a_token_after_an_elementalism_spell() -> None:
    table = casting("drizzle", {"who": "maelis"}, things={"rift": "ice"})
    table.play("alice: well")
    table.play("alice: ice rift")
    table.play("alice: water well", "alice: fire")
    assert everything(table) == {"well": "fire"}
    table = casting("nova", {"who": "maelis"}, things={"rift": "ice"})
    assert table.question("alice") == "act"


@rule("WA-CHAR-5")
def test_pim_pays_less_and_takes_two() -> None:
    table = advanced({"room": "zen", "who": "pim"}, sources={"3": "zen", "4": "zen"})
    assert "take 4 4" not in table.options("alice")
    table.play("alice: take 3 3")
    assert glyphs(table, "alice") == "3 3"
    table = advanced({"room": "workshop", "glyphs": "1 1", "who": "pim"})
    table.play("alice: use")
    assert wizard(table, "alice").wand == 1


@rule("WA-CHAR-6")
def test_wenna_pays_a_peril_in_her_room_with_two_glyphs_once_a_turn() -> None:
    table = advanced(
        {"room": "zen"},
        {"room": "zen", "who": "wenna", "glyphs": "1 2 3 4 5"},
        things={"zen": "troll troll"},
    )
    table.play("alice: end", "bob: spare", "bob: 1", "bob: 2")
    assert mana(table) == 5
    table.play("alice: stay", "alice: stay")
    assert mana(table) == 4
    assert glyphs(table, "bob") == "3 4 5"
    table = advanced({"room": "zen"}, {"who": "wenna", "glyphs": "1 2"}, things={"zen": "troll"})
    table.play("alice: end", "alice: stay")
    assert mana(table) == 4
    table = advanced({"room": "zen", "who": "wenna", "glyphs": "1 2"}, things={"zen": "troll"})
    table.play("alice: end", "alice: no", "alice: flee")
    assert mana(table) == 4


@rule("WA-CHAR-7", "WA-EX-16", "WA-AMB-35", "WA-ADV-2", "WA-ROOM-03")
def test_boosts_in_the_cursed_room() -> None:
    board = {"cursed": "imp", "well": "imp"}
    table = casting("nova", {"room": "cursed"}, boost=True, things=board)
    assert everything(table) == {}
    table = casting("nova", {"room": "cursed", "who": "brann"}, things=board)
    table.play("alice: none")
    assert things(table, "well") == "imp"
    table = advanced(
        {"room": "zen", "glyphs": "1 2", "who": "ivo"}, things=board, grid={"12": "nova"}
    )
    table.play("alice: use")
    state(table).wizards[0].room = 2
    table.play("alice: cast 12")
    assert things(table, "well") == "imp"


@rule("WA-COMP-5")
def test_seven_characters_are_in_the_advanced_game() -> None:
    people = [{"who": who} for who in ("orla", "brann", "ivo", "maelis", "pim", "wenna")]
    assert len({school_of(wizard) for wizard in seen(advanced(*people)).wizards}) == 6
    assert school_of(seen(advanced({"who": "nobody"})).wizards[0]) == ""


def school_of(wizard: WizardSight) -> str:
    assert wizard.person is not None
    return catalogue().people[wizard.person].school
