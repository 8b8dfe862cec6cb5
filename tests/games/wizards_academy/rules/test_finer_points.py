"""Finer points of threats, robes, ice, wards and the Unstable Academy."""

from collections.abc import Callable

import pytest

from spellhall.testing import Table, rule
from tests.games.wizards_academy.sights import room_seen
from tests.games.wizards_academy.tables import (
    TO_ACT,
    advanced,
    basic,
    casting,
    everything,
    facing,
    glyphs,
    mana,
    room_of,
    square_of,
    state,
    things,
    wizard,
)

CHECK = [{"": "Interact"}, *TO_ACT]
UNSTABLE = "unstable-academy"

# -- Ways ----------------------------------------------------------------------------------------


@rule("WA-AT-HAUNT-2", "WA-AT-DEMON-3")
def test_a_demon_strays_out_of_a_haunted_room() -> None:
    board = {"hoard": "demon haunt"}
    table = casting("enrage", {"room": "awakened"}, things=board, room_cards=["zen"])
    assert everything(table) == {"hoard": "haunt", "zen": "demon"}
    table = casting("enrage", {"room": "awakened"}, things={"hoard": "demon"})
    assert everything(table) == {"library": "demon"}


@rule("WA-GEN-17", "WA-AMB-34", "WA-FIRE-8")
def test_fire_that_comes_from_elsewhere_at_once_is_no_new_threat() -> None:
    board = {"study": "fire", "outer": "fire"}
    table = facing("fire", scenario="basic", things=board, room_cards=["study"])
    table.play("alice: flux")
    burning = ("flux", "study", "outer", "well")
    assert everything(table) == dict.fromkeys(burning, "fire")
    board = {"outer": "fire", "rift": "fire"}
    table = facing("fire", scenario="basic", things=board, room_cards=["study"])
    burning = ("flux", "rift", "outer", "well")
    assert everything(table) == dict.fromkeys(burning, "fire")


@rule("WA-GEN-17", "WA-AMB-34", "WA-AT-ICE-8")
def test_ice_that_would_close_the_ring_is_no_new_threat() -> None:
    board = {"hoard": "ice", "cursed": "ice", "warded": "ice", "library": "ice"}
    table = facing("activate-hoard-zen", things=board, room_cards=["study"])
    assert mana(table) == 5
    assert everything(table) == board | {"library": "ice ice"}
    board.pop("warded")
    table = facing("activate-hoard-zen", things=board, room_cards=["study"])
    assert table.options("alice") == ["zen", "library"]


@rule("WA-GEN-17", "WA-AMB-34", "WA-AT-ICE-1")
def test_ice_that_a_room_would_not_hold_is_no_new_threat() -> None:
    board = {"hoard": "ice", "cursed": "ice", "library": "ice ice"}
    table = facing("activate-hoard-zen", things=board, room_cards=["study"])
    assert everything(table) == board | {"zen": "ice"}


@rule("WA-DC-12", "WA-GEN-6", "WA-MC-1")
def test_the_players_order_a_gathering_where_it_matters() -> None:
    board = {"library": "imp", "crystal": "imp"}
    table = facing("gathering", things=board)
    table.play("alice: imp crystal")
    assert (mana(table), everything(table)) == (5, {"crystal": "imp", "cursed": "imp"})
    table = facing("gathering", things=board)
    table.play("alice: imp library")
    assert (mana(table), everything(table)) == (4, {})
    board = {"flux": "imp", "well": "troll", "cursed": "guardian"}
    table = facing("gathering", things=board)
    table.play("alice: troll well")
    assert everything(table) == {"cursed": "imp"}


# -- Order ---------------------------------------------------------------------------------------


@rule("WA-INT-11", "WA-GEN-8", "WA-AT-WATER-2")
def test_the_players_choose_whether_water_overflows_before_its_neighbours_meet() -> None:
    board = {"well": "water water water", "rift": "fire darkness"}
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: overflow well", "alice: douse rift")
    assert things(table, "rift") == "water darkness"
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: light rift")
    assert things(table, "rift") == "water"


@rule("WA-INT-12", "WA-AT-WATER-2")
def test_an_overflow_may_come_before_fire_attacks_the_crystal() -> None:
    fires = dict.fromkeys(("crystal", "cursed", "workshop", "flux"), "fire")
    board = fires | {"well": "water water water"}
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: overflow well", "alice: douse cursed")
    assert mana(table) == 4
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: attack-fire crystal")
    assert mana(table) == 3
    table = advanced({}, things={"well": "water water water", "study": "fire ice"}, stack=CHECK)
    assert table.question("alice") == "act"


@rule("WA-AMB-5")
def test_fire_that_is_gone_is_not_offered_when_threats_are_ordered() -> None:
    table = facing(
        *("activate-hoard-zen", {}, {"room": "hoard", "glyphs": "1"}),
        things={"hoard": "imp fire", "zen": "imp-portal haunt"},
        room_cards=["zen"],
    )
    table.play("alice: imp hoard")
    assert table.options("alice") == ["haunt zen", "imp-portal zen"]


@rule("WA-INT-5", "WA-GEN-6")
def test_of_two_trolls_a_guardian_takes_the_one_that_is_hurt_least() -> None:
    table = advanced(
        {"room": "well", "glyphs": "1 1 1 7", "who": "nobody"},
        things={"well": "troll troll"},
        grid={"11": "zap", "17": "create-guardian"},
        acts=[0, 0, 2],
    )
    table.play("alice: cast 11", "alice: cast 17")
    s = state(table)
    alive = [s.this_turn.hurt[beast] for beast in range(2) if s.beast_room[beast] >= 0]
    assert alive == [1]


# -- Robes ---------------------------------------------------------------------------------------


@rule("WA-ITEM-3", "WA-IMP-3")
def test_an_imp_at_a_source_does_not_see_an_imp_robe() -> None:
    rest = {"things": {"hoard": "imp"}, "sources": {"1": "hoard"}}
    robed = {"robe": "imp", "glyphs": "1"}
    table = facing("activate-hoard-zen", robed, {"glyphs": "1"}, **rest)
    assert [glyphs(table, name) for name in ("alice", "bob")] == ["1", ""]
    table = facing("activate-hoard-zen", robed, {"glyphs": "2"}, **rest)
    assert glyphs(table, "alice") == "1"
    assert everything(table) == {}


@rule("WA-AMB-23", "WA-IMP-3", "WA-DEC-8")
def test_an_imp_at_a_source_may_be_given_the_shared_glyph() -> None:
    table = facing(
        *("activate-hoard-zen", {"glyphs": "1", "shared": 1}),
        things={"hoard": "imp"},
        sources={"1": "hoard"},
    )
    assert table.options("alice") == ["1", "shared 1"]
    table.play("alice: shared 1")
    assert (glyphs(table, "alice"), wizard(table, "alice").shared) == ("1", 0)


ROBED_STEPS = [
    ("darkness", {"zen": "darkness"}, 1),
    ("water", {"zen": "darkness"}, 2),
    ("water", {"hoard": "water water"}, 1),
    ("darkness", {"hoard": "water water"}, 2),
    ("darkness", {"zen": "darkness", "hoard": "water"}, 2),
    ("haunt", {"zen": "haunt"}, 1),
]


@rule("WA-ITEM-3", "WA-AT-DARK-2", "WA-ACT-3", "WA-AT-HAUNT-2")
@pytest.mark.parametrize(("robe", "board", "cost"), ROBED_STEPS)
def test_a_robe_saves_the_cost_of_its_own_kind(robe: str, board: dict[str, str], cost: int) -> None:
    table = advanced({"room": "zen", "who": "nobody", "robe": robe}, things=board)
    assert room_seen(table, "hoard").cost == cost
    table.play("alice: move hoard")
    assert (room_of(table, "alice"), sum(state(table).this_turn.acts)) == ("hoard", 3 - cost)


@rule("WA-ITEM-3", "WA-ITEM-5", "WA-AT-4")
def test_an_ice_robe_opens_double_ice_to_forced_steps_too() -> None:
    for robe, place in (("ice", "cursed"), ("fire", "well")):
        table = facing("lure-of-power", {"room": "well", "robe": robe}, things={"well": "ice ice"})
        table.play("alice: go")
        assert room_of(table, "alice") == place
    table = casting("stumble", {"robe": "ice"}, things={"well": "ice ice"}, room_cards=["warded"])
    assert room_of(table, "alice") == "rift"


# -- Ice, wards, spells --------------------------------------------------------------------------


@rule("WA-CHAR-3", "WA-AMB-45")
def test_double_ice_holds_ivo_unless_he_wears_an_ice_robe() -> None:
    table = advanced({"room": "well", "who": "ivo"}, things={"well": "ice ice"})
    assert not any(option.startswith("move") for option in table.options("alice"))
    for iced in ("lost", "well"):
        table = advanced({"room": "well", "who": "ivo", "robe": "ice"}, things={iced: "ice ice"})
        assert "move lost" in table.options("alice")


@rule("WA-SP-211", "WA-AMB-30")
def test_a_boosted_abjure_melts_its_own_room_before_it_looks_next_door() -> None:
    table = casting("abjure", boost=True, things={"well": "ice ice", "rift": "ice"})
    table.play("alice: ice")
    assert everything(table) == {}


@rule("WA-AT-ICE-8")
def test_a_crystal_that_is_linked_to_no_room_has_no_ring_of_ice() -> None:
    shut = {"B1": "lost", "A2": "hoard r2", "C2": "study r0", "B3": "warded r1"}
    rooms = shut | {"D3": "zen", "A1": "library", "D1": "cursed"}
    table = advanced({}, rooms=rooms, things={"lost": "ice"}, stack=CHECK)
    assert (mana(table), table.question("alice")) == (5, "act")
    assert not any(option.startswith("move") for option in table.options("alice"))


@rule("WA-AT-HAUNT-1", "WA-AT-HAUNT-3")
def test_a_haunt_that_drifts_into_a_haunted_room_is_one_too_many() -> None:
    board = {"hoard": "haunt", "library": "haunt"}
    table = facing("activate-hoard-zen", things=board, room_cards=["flux"])
    assert everything(table) == {"library": "haunt"}


@rule("WA-SP-202", "WA-ITEM-3", "WA-IMP-3")
def test_an_imp_at_a_source_does_not_see_through_stoneskin() -> None:
    table = casting(
        *("stoneskin", {"glyphs": "1"}, {"glyphs": "1", "card": "activate-hoard-zen"}),
        things={"hoard": "imp"},
        sources={"1": "hoard"},
    )
    table.play("alice: imp", "alice: fire", "alice: end", "alice: keep")
    assert [glyphs(table, name) for name in ("alice", "bob")] == ["1", ""]


@rule("WA-SC-5", "WA-ADV-2")
def test_the_last_demon_comes_back_even_under_a_ward() -> None:
    table = casting(
        *("ward", {"glyphs": "1 6"}),
        acts=[0, 0, 2],
        grid={"16": "obliterate"},
        things={"rift": "demon"},
        scenario="demon-binding",
    )
    table.play("alice: cursed", "alice: cast 16")
    assert everything(table) == {"cursed": "demon"}


@rule("WA-SC-5", "WA-SP-403")
def test_annihilate_does_not_hit_the_demon_that_comes_back() -> None:
    table = casting("annihilate", scenario="demon-binding", things={"hoard": "demon"})
    table.play("alice: demon")
    assert everything(table) == {"cursed": "demon"}
    assert state(table).beast_room.count(-1) == 1


# -- The Unstable Academy ------------------------------------------------------------------------


@rule("WA-SC-11", "WA-AT-ICE-3")
def test_rooms_that_a_slide_leaves_are_exchanged_one_after_another() -> None:
    table = advanced({"room": "rift"}, scenario=UNSTABLE, things={"well": "ice"})
    table.play("alice: move well")
    assert room_of(table, "alice") == "cursed"
    squares = [square_of(table, room) for room in ("outer", "rift", "well")]
    assert squares == ["C4", "C3", "outside"]


@rule("WA-SC-11", "WA-SP-318")
def test_rooms_left_by_scatter_are_exchanged_in_turn_order() -> None:
    table = casting(
        *("scatter", {"room": "zen"}, {"room": "hoard"}),
        scenario=UNSTABLE,
        room_cards=["flux", "ball"],
    )
    squares = [square_of(table, room) for room in ("outer", "zen", "hoard")]
    assert squares == ["B1", "A1", "outside"]


@rule("WA-SC-11", "WA-MC-1", "WA-AT-ICE-8")
def test_an_exchange_may_close_the_ring_of_ice() -> None:
    board = dict.fromkeys(("library", "cursed", "warded", "outer"), "ice")
    table = advanced({"room": "zen"}, scenario=UNSTABLE, things=board)
    table.play("alice: move hoard")
    assert mana(table) == 4
    assert everything(table) == {}


# -- Boosts ---------------------------------------------------------------------------------------


@rule("WA-ROOM-03", "WA-SET-17", "WA-CAST-5")
@pytest.mark.parametrize(("start", "left"), [(basic, {}), (advanced, {"flux": "imp"})])
def test_the_cursed_room_keeps_no_boost_from_a_spell_of_the_basic_game(
    start: Callable[..., Table], left: dict[str, str]
) -> None:
    brann = {"room": "cursed", "glyphs": "1 1", "who": "brann"}
    table = start(brann, grid={"11": "nova"}, things={"cursed": "imp", "flux": "imp"})
    table.play("alice: cast 11")
    if table.question("alice") == "pick_beast":
        table.play("alice: none")
    assert everything(table) == left


@rule("WA-ROOM-15", "WA-SCH-7")
@pytest.mark.parametrize("spell", ["dash", "zap", "sidestep", "chill", "transcribe", "aegis"])
def test_the_zen_room_boosts_a_spell_of_any_school(spell: str) -> None:
    for used in (False, True):
        table = advanced({"room": "zen", "glyphs": "1 1", "who": "nobody"}, {}, grid={"11": spell})
        table.play(*(["alice: use"] if used else []), "alice: cast 11")
        cast = next(line for line in table.log("alice") if "casts" in line)
        assert cast.endswith(", boosted.") is used
