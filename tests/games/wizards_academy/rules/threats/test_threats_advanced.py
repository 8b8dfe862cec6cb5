"""Threats of the advanced game (ledger sections 14 and 15) and what they do to each other."""

import pytest

from spellhall.games.wizards_academy.box.rooms import NORTH, SOUTH
from spellhall.testing import rule
from tests.games.wizards_academy.sights import book, room_seen, rooms_in, seen
from tests.games.wizards_academy.tables import (
    TO_ACT,
    advanced,
    casting,
    everything,
    facing,
    glyphs,
    is_bound,
    mana,
    room_of,
    state,
    things,
    wizard,
)

CHECK = [{"": "Interact"}, *TO_ACT]


def meeting(room: str, what: str, **rest: object) -> dict[str, str]:
    """What is left of things that meet in a room."""
    table = advanced({}, things={room: what}, stack=CHECK, **rest)
    return everything(table)


# -- Peril, links, creatures ---------------------------------------------------------------------


@rule("WA-AT-1")
def test_peril_costs_a_mana_and_lets_one_flee() -> None:
    table = advanced({"room": "zen"}, things={"zen": "troll"})
    table.play("alice: end", "alice: flee")
    assert mana(table) == 4
    assert room_of(table, "alice") == "crystal"


@rule("WA-AT-2", "WA-GEN-3", "WA-AT-ICE-2")
def test_double_ice_joins_nothing_though_the_doors_meet() -> None:
    table = advanced({"room": "well"}, things={"rift": "ice ice", "cursed": "ice"})
    assert "move rift" not in table.options("alice")
    assert "move cursed" in table.options("alice")
    assert table.refused("alice")["room:5"] == "WA-GEN-3"
    well = room_seen(table, "well")
    assert (well.open, well.ice) == (1 << NORTH, 1 << SOUTH)
    assert "unstable" not in rooms_in(seen(table).empowered)


@pytest.mark.parametrize(
    ("kind", "hits"), [("imp", 1), ("guardian", 1), ("troll", 2), ("demon", 3)]
)
@rule("WA-AT-3", "WA-CAST-10", "WA-CAST-11", "WA-AT-TROLL-1", "WA-AT-DEMON-1")
def test_creatures_die_at_their_full_damage_in_one_turn(kind: str, hits: int) -> None:
    table = advanced(
        {"room": "well", "glyphs": "1 1 1 1 1 1 1 1", "who": "nobody"},
        things={"well": kind},
        grid={"11": "nova"},
        acts=[0, 0, 4],
    )
    for n in range(hits):
        assert things(table, "well") == kind, n
        table.play("alice: cast 11")
    assert things(table, "well") == ""


@rule("WA-CAST-11")
def test_damage_does_not_last_into_the_next_turn() -> None:
    table = advanced(
        {"room": "well", "glyphs": "1 1 1 1", "who": "nobody", "robe": "troll"},
        things={"well": "troll"},
        grid={"11": "nova"},
    )
    table.play("alice: cast 11", "alice: end", "alice: keep", "alice: go", "alice: cast 11")
    assert things(table, "well") == "troll"


@rule("WA-AT-5")
def test_a_teleport_ignores_what_is_between_and_at_both_ends() -> None:
    table = casting(
        *("teleport-self", {"room": "hoard"}),
        things={"hoard": "darkness haunt ice ice", "well": "ice"},
    )
    table.play("alice: well")
    assert room_of(table, "alice") == "well"
    assert state(table).this_turn.acts == [1, 1, 0]


# -- Imps, fire, water, portals ------------------------------------------------------------------


@rule("WA-AT-IMP-1")
def test_an_imp_may_carry_ice_off() -> None:
    table = advanced({"room": "zen", "glyphs": "1 2"}, things={"zen": "imp ice"})
    table.play("alice: end", "alice: 1")
    assert things(table, "zen") == "imp"


@rule("WA-AT-FIRE-1")
def test_too_much_fire_flares() -> None:
    table = casting("burn", {"glyphs": "2 3"}, {"room": "well"}, things={"well": "fire"})
    table.play("alice: 3")
    assert glyphs(table, "alice") == "2"
    assert things(table, "well") == "fire"


@rule("WA-AT-FIRE-2")
def test_fire_reaches_double_ice() -> None:
    table = facing("fire", things={"cursed": "fire", "well": "ice ice"}, room_cards=["flux"])
    assert everything(table) == {"cursed": "fire", "well": "fire"}


@rule("WA-AT-WATER-1")
def test_activated_water_rises_once_per_room() -> None:
    table = facing("activate-study-well", things={"study": "water"})
    assert everything(table) == {"study": "water water"}


@rule("WA-AT-WATER-2", "WA-AT-WATER-3", "WA-AT-WATER-4", "WA-INT-9")
def test_overflow_runs_on_but_never_back() -> None:
    board = {"well": "water water", "rift": "water water"}
    table = facing("activate-study-well", things=board)
    assert everything(table) == {
        "cursed": "water",
        "rift": "water water",
        "unstable": "water",
        "well": "water water",
    }


@rule("WA-AT-WATER-5")
def test_the_crystal_is_attacked_after_the_whole_overflow() -> None:
    board = {"library": "water water", "hoard": "water water", "awakened": "water water"}
    table = facing("activate-library-rift", things=board)
    assert mana(table) == 3
    assert things(table, "library") == ""


@rule("WA-AT-PORT-1", "WA-AT-PORT-2", "WA-AT-PORT-3")
def test_portals_of_all_kinds_share_a_room_and_let_their_kind_in() -> None:
    table = advanced(
        {"room": "zen"}, things={"zen": "fire-portal haunt-portal"}, sources={"1": "zen"}
    )
    assert {"move hoard", "take 1", "use"} <= set(table.options("alice"))
    for kind in ("fire", "water", "ice", "darkness", "haunt", "imp", "troll", "demon"):
        table = facing("activate-hoard-zen", things={"zen": f"{kind}-portal"})
        assert things(table, "zen") == f"{kind} {kind}-portal"


# -- Ice -----------------------------------------------------------------------------------------


@rule("WA-AT-ICE-1")
def test_a_third_ice_is_removed() -> None:
    table = casting("glaciate", things={"well": "ice"})
    assert things(table, "well") == "ice ice"


@rule("WA-AT-ICE-3", "WA-AT-ICE-4")
def test_a_walker_slides_over_single_ice() -> None:
    table = advanced({"room": "rift"}, things={"well": "ice", "cursed": "water"})
    table.play("alice: move well")
    assert room_of(table, "alice") == "cursed"
    assert state(table).this_turn.acts == [0, 1, 1]
    table = advanced({"room": "hoard"}, things={"zen": "ice", "workshop": "ice", "study": "ice"})
    table.play("alice: move zen")
    assert room_of(table, "alice") == "study"
    table = casting("teleport-self", things={"zen": "ice"})
    table.play("alice: zen")
    assert room_of(table, "alice") == "zen"
    table = facing("lure-of-power", {"room": "flux"}, {}, things={"cursed": "ice"})
    table.play("alice: go")
    assert room_of(table, "alice") == "cursed"


@rule("WA-AT-ICE-5")
def test_ice_without_a_link_in_direction_one_grows_where_it_is() -> None:
    table = facing("activate-study-well", things={"well": "ice"}, room_cards=["warded"])
    assert everything(table) == {"well": "ice ice"}


@rule("WA-AT-ICE-6")
def test_only_double_ice_is_endured() -> None:
    table = advanced({"room": "zen"}, things={"zen": "ice ice"})
    table.play("alice: end", "alice: stay", "alice: keep")
    assert mana(table) == 4
    table = advanced({"room": "zen"}, things={"zen": "ice"})
    table.play("alice: end", "alice: keep")
    assert mana(table) == 5


@rule("WA-AT-ICE-7")
def test_ice_in_the_crystal_just_goes() -> None:
    table = advanced({}, things={"crystal": "ice"}, stack=CHECK)
    assert everything(table) == {}
    assert mana(table) == 5


@rule("WA-AT-ICE-8", "WA-EX-17")
def test_ice_in_all_rooms_around_the_crystal_attacks_while_it_lasts() -> None:
    rooms = {"B1": "hoard r1"}
    board = {"library": "ice", "cursed": "ice ice", "warded": "ice"}
    table = advanced({}, rooms=rooms, things=board | {"hoard": "ice"}, stack=CHECK)
    assert mana(table) == 4
    assert everything(table) == {"cursed": "ice"}
    board = {"library": "ice ice", "cursed": "ice ice", "warded": "ice ice", "zen": "ice ice"}
    table = advanced({}, things=board, stack=CHECK)
    assert mana(table) == 3
    assert everything(table) == {}


# -- Darkness and haunts -------------------------------------------------------------------------


@rule("WA-AT-DARK-1", "WA-AT-HAUNT-1")
def test_one_darkness_and_one_haunt_per_room() -> None:
    table = casting("blackout", things={"well": "darkness"})
    assert things(table, "well") == "darkness"
    table = casting("restless-spirit", things={"well": "haunt"})
    assert things(table, "well") == "haunt"


@rule("WA-AT-DARK-2")
def test_leaving_a_dark_room_costs_one_more_action() -> None:
    table = advanced({"room": "zen", "who": "nobody"}, things={"zen": "darkness"})
    table.play("alice: move hoard")
    assert state(table).this_turn.acts == [0, 0, 1]
    table = advanced({"room": "zen", "who": "nobody"}, things={"zen": "darkness"}, acts=[1, 0, 0])
    table.play("alice: move hoard")
    assert room_of(table, "alice") == "zen"


@rule("WA-AT-DARK-4")
def test_in_the_dark_nothing_is_shared() -> None:
    table = advanced({"room": "zen", "glyphs": "1"}, {}, things={"zen": "darkness"})
    table.play("alice: end", "alice: stay")
    assert table.question("bob") == "act"


@rule("WA-AT-DARK-5")
def test_darkness_in_the_crystal_attacks_with_all_that_is_connected() -> None:
    board = dict.fromkeys(("library", "hoard", "awakened", "zen"), "darkness")
    table = casting("blackout", {"room": "cursed"}, things=board)
    assert mana(table) == 2
    assert everything(table) == {}


@rule("WA-AT-HAUNT-2")
def test_walking_out_of_a_haunted_room_is_random() -> None:
    table = advanced({"room": "well"}, things={"well": "haunt"}, room_cards=["warded"])
    assert "move rift" not in table.options("alice")
    table.play("alice: wander")
    assert room_of(table, "alice") == "rift"
    table = advanced({"room": "well"}, things={"well": "haunt"}, room_cards=["study"])
    table.play("alice: wander")
    assert room_of(table, "alice") == "cursed"
    table = advanced(
        {"room": "well", "who": "nobody"},
        things={"well": "haunt", "rift": "water"},
        room_cards=["warded"],
        acts=[1, 0, 0],
    )
    table.play("alice: wander")
    assert room_of(table, "alice") == "well"
    assert state(table).this_turn.acts == [0, 0, 0]


@rule("WA-AT-HAUNT-3")
def test_a_haunt_drifts_through_walls_and_ice() -> None:
    table = facing(
        "activate-flux-lost", things={"lost": "haunt", "well": "ice ice"}, room_cards=["rift"]
    )
    assert things(table, "well") == "ice ice haunt"


@rule("WA-AT-HAUNT-4")
def test_enduring_a_haunt_loosens_a_bound_spell_in_place() -> None:
    table = advanced({"room": "zen"}, {}, things={"zen": "haunt"}, bound=["11", "22"])
    table.play("alice: end", "alice: 22", "alice: keep")
    assert not is_bound(table, "22")
    assert book(table, 1)["22"] == "seen"
    table = advanced({"room": "zen"}, {}, things={"zen": "haunt"})
    table.play("alice: end", "alice: keep")


@rule("WA-AT-HAUNT-5")
def test_a_haunt_in_the_crystal_costs_a_mana() -> None:
    table = casting("restless-spirit", {"room": "crystal"})
    assert mana(table) == 4
    assert everything(table) == {}


# -- Trolls and demons ---------------------------------------------------------------------------


@rule("WA-AT-TROLL-1", "WA-ATURN-10")
def test_a_troll_forbids_room_actions_but_not_moving() -> None:
    table = advanced({"room": "zen"}, things={"zen": "troll"}, sources={"1": "zen"})
    assert table.options("alice") == [
        "end",
        "move workshop",
        "move crystal",
        "move hoard",
        "recall",
    ]
    assert table.refused("alice")["action:14"] == "WA-AT-TROLL-1"
    table = advanced({"room": "zen"}, things={"zen": "guardian"}, sources={"1": "zen"})
    assert "use" in table.options("alice")
    assert "take 1" not in table.options("alice")


@rule("WA-AT-TROLL-2")
def test_a_troll_robs_a_wizard_and_throws_it_out() -> None:
    table = facing(
        *("activate-hoard-zen", {}, {"room": "hoard", "glyphs": "2"}, {"room": "hoard"}),
        things={"hoard": "troll"},
        room_cards=["warded"],
    )
    table.play("alice: wizard 2")
    assert glyphs(table, "bob") == ""
    assert room_of(table, "bob") == "zen"
    assert things(table, "hoard") == "troll"
    table = facing(
        *("activate-flux-lost", {}, {"room": "lost"}),
        things={"lost": "troll"},
    )
    table.play("bob: stay")
    assert mana(table) == 4


@rule("WA-AT-TROLL-4")
def test_each_troll_is_a_peril_to_endure() -> None:
    table = advanced({"room": "zen"}, things={"zen": "troll troll"})
    table.play("alice: end", "alice: stay", "alice: stay", "alice: keep")
    assert mana(table) == 3


@rule("WA-AT-TROLL-5", "WA-AT-DEMON-5")
def test_a_troll_costs_the_crystal_one_mana_and_a_demon_two() -> None:
    assert mana(casting("troll-call", {"room": "crystal"})) == 4
    assert mana(casting("summon-demon", {"room": "crystal"})) == 3


@rule("WA-AT-DEMON-2")
def test_a_demon_puts_a_wizard_in_peril() -> None:
    table = facing(
        *("activate-hoard-zen", {}, {"room": "zen"}, {"room": "zen"}),
        things={"zen": "demon"},
    )
    table.play("alice: wizard 3", "cara: flee")
    assert mana(table) == 4
    assert room_of(table, "cara") == "crystal"


@rule("WA-AT-DEMON-3")
def test_a_demon_steps_to_the_nearest_wizard() -> None:
    table = facing(
        *("activate-hoard-zen", {"room": "lost"}, {"room": "ball"}, {"room": "flux"}),
        things={"hoard": "demon"},
    )
    table.play("alice: go")
    assert things(table, "library") == "demon"
    table = facing(
        "activate-hoard-zen", {"room": "lost"}, things={"hoard": "demon"}, room_cards=["zen"]
    )
    table.play("alice: go")
    assert things(table, "zen") == "demon"
    table = facing("activate-hoard-zen", {"room": "lost"}, {}, things={"hoard": "demon"})
    table.play("alice: go")
    assert table.options("alice") == ["zen", "library"]


@rule("WA-AT-DEMON-4")
def test_enduring_a_demon_costs_mana_and_the_collection() -> None:
    table = advanced({"room": "zen", "glyphs": "1 2", "shared": 3}, {}, things={"zen": "demon"})
    table.play("alice: end", "alice: stay", "alice: keep")
    assert mana(table) == 4
    assert glyphs(table, "alice") == ""
    assert wizard(table, "alice").shared == 3


# -- Interactions --------------------------------------------------------------------------------

MEETINGS = [
    pytest.param("fire water", "water", marks=rule("WA-INT-1")),
    pytest.param("fire ice ice", "fire", marks=rule("WA-INT-2")),
    pytest.param("ice water water", "ice", marks=rule("WA-INT-3")),
    pytest.param("imp imp guardian", "guardian", marks=rule("WA-INT-4")),
    pytest.param("troll troll guardian", "troll", marks=rule("WA-INT-5")),
    pytest.param("troll guardian guardian", "guardian", marks=rule("WA-INT-5")),
    pytest.param("demon guardian guardian", "", marks=rule("WA-INT-6")),
    pytest.param("demon guardian", "demon", marks=rule("WA-INT-6")),
    pytest.param("fire darkness", "fire", marks=rule("WA-INT-7")),
    pytest.param("fire fire", "fire", marks=rule("WA-INT-8")),
    pytest.param(
        "water darkness haunt imp troll demon imp-portal",
        "water darkness haunt imp troll demon imp-portal",
        marks=rule("WA-INT-10"),
    ),
]


@pytest.mark.parametrize(("what", "left"), MEETINGS)
def test_threats_that_meet(what: str, left: str) -> None:
    assert meeting("zen", what) == ({"zen": left} if left else {})


@rule("WA-INT-11")
def test_with_fire_water_and_ice_the_players_choose_the_order() -> None:
    for first, left in (("douse zen", "ice"), ("thaw zen", "water"), ("freeze zen", "fire")):
        table = advanced({}, things={"zen": "fire water ice"}, stack=CHECK)
        table.play(f"alice: {first}")
        while table.question("alice") == "order_interaction":
            table.play(f"alice: {table.options('alice')[0]}")
        assert things(table, "zen") == left


@rule("WA-INT-12", "WA-INT-13")
def test_in_the_crystal_meetings_and_attacks_are_ordered_by_the_players() -> None:
    board = {"crystal": "imp imp guardian"}
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: catch crystal")
    assert mana(table) == 5
    table = advanced({}, things=board, stack=CHECK)
    table.play("alice: attack-imp crystal")
    assert mana(table) == 4


@rule("WA-AMC-1")
def test_mana_is_spent_by_attacks_perils_names_recalls_and_last_resort() -> None:
    table = advanced({"room": "library"}, mana=5)
    table.play("alice: use", "alice: at 11")
    table.play("alice: name zap")
    assert mana(table) == 4
    table.play("alice: recall")
    assert mana(table) == 3
    table.play("alice: resort summon")
    assert mana(table) == 2
