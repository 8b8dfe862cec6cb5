"""What texts say besides their usual case: too few are left, none, twice, the last one."""

import pytest

from spellhall.games.wizards_academy.box.disasters import DESIGN_OF, DISASTERS
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS
from spellhall.testing import rule
from tests.games.wizards_academy.sights import room_cards, room_seen, seen, sources
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

SOURCES = {"1": "hoard", "2": "zen", "4": "library"}


# -- Walking -------------------------------------------------------------------------------------


@rule("WA-SP-101", "WA-AT-HAUNT-2")
def test_only_a_boosted_dash_finds_its_way_out_of_a_haunted_room() -> None:
    table = casting("dash", boost=True, things={"well": "haunt", "cursed": "haunt"})
    table.play("alice: move cursed", "alice: move flux", "alice: stop")
    assert (room_of(table, "alice"), table.question("alice")) == ("flux", "act")
    table = casting("dash", things={"well": "haunt"}, room_cards=["warded"])
    assert table.options("alice") == ["stop", "wander"]
    table.play("alice: wander")
    assert (room_of(table, "alice"), len(table.options("alice"))) == ("rift", 3)


@rule("WA-SP-101", "WA-DC-26", "WA-DC-53")
@pytest.mark.parametrize(("board", "more"), [({}, 2), ({"well": "darkness"}, 1)])
def test_a_dash_goes_on_from_where_portals_lead(board: dict[str, str], more: int) -> None:
    alice = {"room": "well", "glyphs": "1 1", "who": "nobody"}
    rooms = ["zen", "hoard", "library"]
    table = facing("portals", alice, grid={"11": "dash"}, things=board, room_cards=rooms)
    table.play("alice: go", "alice: cast 11")
    for room in rooms[: 1 + more]:
        assert table.question("alice") == "dash_on"
        table.play("alice: wander")
        assert room_of(table, "alice") == room
    assert table.question("alice") == "act"


@rule("WA-SP-8", "WA-AT-DARK-2")
def test_a_dash_out_of_the_dark_uses_up_two_of_its_moves() -> None:
    table = casting("dash", things={"well": "darkness"})
    table.play("alice: move cursed", "alice: move flux")
    assert (table.question("alice"), room_of(table, "alice")) == ("act", "flux")
    table = casting("dash", things={"well": "darkness", "cursed": "water"})
    table.play("alice: move cursed")
    assert (table.question("alice"), room_of(table, "alice")) == ("act", "cursed")
    assert state(table).this_turn.acts == [1, 1, 0]


@rule("WA-AT-DARK-2", "WA-ATURN-6", "WA-AT-HAUNT-2")
def test_who_cannot_pay_for_leaving_a_dark_and_haunted_room_is_told_so() -> None:
    table = advanced({"room": "well", "who": "nobody"}, things={"well": "haunt darkness"},
                     acts=[1, 0, 0])  # fmt: skip
    table.play("alice: wander")
    assert (room_of(table, "alice"), state(table).this_turn.acts) == ("well", [0, 0, 0])
    assert [event.kind for event in state(table).events] == ["wasted"]


@rule("WA-AT-DARK-2", "WA-ATURN-6")
@pytest.mark.parametrize(
    ("acts", "room", "left"),
    [([1, 1, 1], "hoard", 0), ([1, 1, 0], "zen", 1), ([0, 1, 2], "hoard", 0)],
)
def test_darkness_that_is_left_and_water_that_is_entered_both_cost(
    acts: list[int], room: str, left: int
) -> None:
    board = {"zen": "darkness", "hoard": "water"}
    table = advanced({"room": "zen", "who": "nobody"}, things=board, acts=acts)
    table.play("alice: move hoard")
    assert (room_of(table, "alice"), sum(state(table).this_turn.acts)) == (room, left)


@rule("WA-CHAR-1")
def test_orla_ignores_one_of_two_costs_of_a_step() -> None:
    board = {"zen": "darkness", "hoard": "water"}
    table = advanced({"room": "zen", "who": "orla"}, things=board)
    assert room_seen(table, "hoard").cost == 2
    table.play("alice: move hoard")
    assert (room_of(table, "alice"), state(table).this_turn.acts) == ("hoard", [0, 0, 1])


@rule("WA-AMB-45", "WA-SP-106")
def test_double_ice_in_the_room_that_is_left_stops_a_sidestep() -> None:
    table = casting("sidestep", things={"well": "ice ice"})
    assert (table.question("alice"), room_of(table, "alice")) == ("act", "well")
    table = casting("sidestep", {"robe": "ice"}, things={"well": "ice ice"})
    assert sorted(table.options("alice")) == ["cursed", "lost", "rift", "warded"]


# -- Cards of which few are left -----------------------------------------------------------------


@rule("WA-SP-102")
@pytest.mark.parametrize("left", [0, 1, 2, 4, 5])
def test_foresight_looks_at_as_many_room_cards_as_are_left(left: int) -> None:
    cards = ["hoard", "zen", "library", "flux", "holy"][5 - left :]
    table = advanced(
        {"room": "well", "glyphs": "1 2"}, {}, grid={"12": "foresight"}, room_cards=cards
    )
    s = state(table)
    s.room_discard += s.room_deck[: len(s.room_deck) - left]
    s.room_deck = s.room_deck[len(s.room_deck) - left :]
    table.play("alice: cast 12")
    shown = min(left, 4)
    for n in range(shown, 1, -1):
        assert table.options("alice") == cards[:n]
        table.play(f"alice: {cards[n - 1]}")
    assert table.question("alice") == "act"
    assert room_cards(s.room_deck[::-1]) == cards[:shown][::-1] + cards[shown:]
    assert room_cards(seen(table, 1).room_deck_next) == cards[:shown][::-1]


@rule("WA-ROOM-17")
@pytest.mark.parametrize("deck", [[], ["inferno"], ["inferno", "twist"]])
def test_the_crystal_ball_looks_at_as_many_disasters_as_are_left(deck: list[str]) -> None:
    table = advanced({"room": "ball"}, {}, deck=deck, deck_only=True)
    table.play("alice: use")
    if len(deck) == 2:
        table.play("alice: inferno")
    assert table.question("alice") == "act"
    words = [DISASTERS[DESIGN_OF[card]].word for card in state(table).deck]
    assert words == deck


# -- Targets -------------------------------------------------------------------------------------


@rule("WA-CHAR-2", "WA-AMB-46", "WA-SP-208")
def test_brann_reaches_farther_with_one_target_of_a_cast() -> None:
    board = {"rift": "imp", "flux": "imp", "unstable": "imp"}
    table = casting("blast", {"who": "brann"}, things=board)
    table.play("alice: imp flux")
    assert table.options("alice") == ["none", "imp rift"]
    table.play("alice: imp rift")
    assert everything(table) == {"unstable": "imp"}
    table = casting("blast", {"who": "brann"}, things=board)
    table.play("alice: imp rift")
    assert table.options("alice") == ["none", "imp flux", "imp unstable"]
    table = casting("force-lance", {"who": "brann"}, things={"study": "imp", "hoard": "imp"})
    assert everything(table) == {"hoard": "imp"}


@rule("WA-SP-304")
def test_a_boosted_cave_in_reaches_three_rooms_and_no_farther() -> None:
    board = dict.fromkeys(("zen", "awakened", "hoard", "ball"), "imp")
    table = casting("cave-in", boost=True, things=board)
    assert {"zen", "library", "flux"} <= set(table.options("alice"))
    assert not {"well", "hoard", "awakened", "ball", "lost"} & set(table.options("alice"))


@rule("WA-SP-302")
def test_a_creature_in_the_grip_may_stop_and_ends_where_it_dies() -> None:
    table = casting("giants-grip", things={"well": "imp", "cursed": "guardian", "rift": "fire"})
    table.play("alice: cursed")
    assert (everything(table), table.question("alice")) == (
        {"cursed": "guardian", "rift": "fire"},
        "act",
    )
    table = casting("giants-grip", things={"well": "guardian"})
    table.play("alice: cursed", "alice: none")
    assert everything(table) == {"cursed": "guardian"}
    table = casting("giants-grip", things={"rift": "imp"})
    assert table.question("alice") == "act"


@rule("WA-SP-405")
def test_banish_leaves_alone_who_is_outside_already() -> None:
    board = {"outer": "imp troll demon guardian", "zen": "imp"}
    table = casting("banish", {"room": "outer"}, things=board)
    assert everything(table) == board


@rule("WA-SP-213", "WA-AMB-26")
def test_of_two_sources_deface_moves_one_of_choice() -> None:
    board = {"1": "well", "4": "well", "2": "zen"}
    table = casting("deface", sources=board, room_cards=["hoard"])
    assert table.options("alice") == ["source 1", "source 4"]
    table.play("alice: source 4")
    assert sources(table) == {1: "well", 2: "zen", 4: "hoard"}


# -- Twice, and no more --------------------------------------------------------------------------


@rule("WA-SP-202")
def test_stoneskin_is_against_two_different_kinds_until_the_next_turn() -> None:
    table = casting("stoneskin", {}, things={"well": "fire haunt"}, bound=["11"])
    first = table.options("alice")
    table.play("alice: haunt")
    assert table.options("alice") == [kind for kind in first if kind != "haunt"]
    table.play("alice: fire", "alice: end", "alice: keep", "alice: go")
    assert (mana(table), is_bound(table, "11")) == (5, True)
    state(table).this_turn.acts = [0, 0, 0]
    table.play("alice: end")
    assert table.options("alice") == ["fire", "haunt"]


@rule("WA-SP-113", "WA-SP-10")
def test_two_glyphs_are_stolen_of_one_wizard_or_fewer_if_wanted() -> None:
    table = casting("steal-glyphs", {}, {"glyphs": "3 4 5"}, {"glyphs": "1"})
    table.play("alice: wizard 2", "bob: 3", "alice: wizard 2", "bob: 4")
    assert (glyphs(table, "alice"), glyphs(table, "bob")) == ("3 4", "5")
    assert (table.question("alice"), things(table, "well")) == ("act", "imp")
    table = casting("steal-glyphs", {}, {"glyphs": "3 4 5"})
    table.play("alice: wizard 2", "bob: 5", "alice: none")
    assert (glyphs(table, "alice"), glyphs(table, "bob")) == ("5", "3 4")


@rule("WA-SP-201")
def test_a_boosted_teleport_takes_nobody_who_stands_elsewhere_or_none_if_not_wanted() -> None:
    table = casting("teleport-self", {}, {"room": "well"}, {"room": "zen"}, boost=True)
    assert "well" not in table.options("alice")
    table.play("alice: hoard")
    assert table.options("alice") == ["none", "wizard 2"]
    table.play("alice: none")
    assert [room_of(table, name) for name in ("alice", "bob")] == ["hoard", "well"]
    table = casting("teleport-self", {"room": "outer"}, {}, boost=True)
    assert len(table.options("alice")) == 16
    assert "outer" not in table.options("alice")


@rule("WA-ROOM-01")
def test_several_wizards_may_be_called_to_the_crystal() -> None:
    table = advanced({}, {"room": "lost"}, {}, {"room": "zen"})
    table.play("alice: resort summon")
    assert table.options("alice") == ["none", "wizard 2", "wizard 4"]
    table.play("alice: wizard 4", "alice: wizard 2")
    assert {room_of(table, name) for name in ("alice", "bob", "cara", "dan")} == {"crystal"}
    assert (mana(table), table.question("alice")) == (4, "act")


@rule("WA-SP-305")
def test_rend_dimension_does_nothing_for_who_is_outside() -> None:
    table = casting("rend-dimension", {"room": "outer"})
    assert (table.question("alice"), square_of(table, "outer")) == ("act", "outside")


@rule("WA-SP-110")
def test_transcribe_gives_what_has_a_source_or_nothing() -> None:
    table = casting("transcribe", {"glyphs": "6"}, boost=True, sources=SOURCES)
    assert table.options("alice") == ["1", "2"]
    table = casting("transcribe", {"glyphs": "6"}, sources={"4": "zen"})
    assert (table.question("alice"), glyphs(table, "alice")) == ("act", "6")
    table = casting("transcribe", sources=SOURCES)
    assert (table.question("alice"), glyphs(table, "alice")) == ("act", "")


@rule("WA-SP-408", "WA-AMB-36")
def test_calm_holds_tokens_and_no_portals_until_the_next_turn() -> None:
    board = {"zen": "fire", "hoard": "fire-portal"}
    table = casting("calm", {}, {"card": "activate-hoard-zen"}, things=board)
    table.play("alice: end", "alice: keep")
    assert everything(table) == {"zen": "fire", "hoard": "fire fire-portal"}
    table.play("bob: end", "alice: go")
    assert state(table).lasting == []


@rule("WA-SP-311", "WA-SP-108", "WA-V-2")
def test_of_two_tokens_of_a_kind_one_is_removed() -> None:
    table = casting("restore", boost=True, things={"zen": "water water"})
    assert everything(table) == {"zen": "water"}
    table = casting("drizzle", boost=True, things={"rift": "ice", "well": "water"})
    table.play("alice: well", "alice: water well")
    assert everything(table) == {"rift": "ice", "well": "water"}


# -- Items ---------------------------------------------------------------------------------------


@rule("WA-ITEM-1", "WA-SP-309")
def test_a_second_wand_of_the_same_type_leaves_nothing_to_choose() -> None:
    places = {"2": "zen", "6": "lost"}
    table = casting("enchant-wand", {"wand": 2}, sources=places)
    table.play("alice: 2")
    assert (table.question("alice"), wizard(table, "alice").wand) == ("act", 2)
    for choice, wand in (("old", 2), ("new", 6)):
        table = casting("enchant-wand", {"wand": 2}, sources=places)
        table.play("alice: 6", f"alice: {choice}")
        assert wizard(table, "alice").wand == wand


@rule("WA-ITEM-1", "WA-ITEM-12")
@pytest.mark.parametrize(("choice", "uses"), [("old", 101), ("new", 0)])
def test_a_new_staff_has_uses_of_its_own(choice: str, uses: int) -> None:
    table = advanced({"room": "hoard", "glyphs": "1 1 1 1 1", "staff": "22", "who": "nobody"})
    state(table).this_turn.staff_uses = 101
    table.play("alice: use", f"alice: {choice}")
    assert SPACE_WORDS[wizard(table, "alice").staff] == ("22" if choice == "old" else "11")
    assert state(table).this_turn.staff_uses == uses
    assert ("staff" in table.options("alice")) == (choice == "new")


@rule("WA-SP-409")
@pytest.mark.parametrize("first", ["robe", "staff"])
def test_a_boosted_masterwork_makes_both_in_either_order(first: str) -> None:
    table = casting("masterwork", boost=True, bound=["11", "22"])
    marks = {"robe": "troll", "staff": "22"}
    second = "staff" if first == "robe" else "robe"
    table.play(f"alice: {first}", f"alice: {marks[first]}")
    table.play(f"alice: {marks[second]}")
    assert (wizard(table, "alice").robe, table.question("alice")) == (6, "act")
    assert SPACE_WORDS[wizard(table, "alice").staff] == "22"


# -- Spells that are shuffled, bound or cast by a disaster ---------------------------------------


@rule("WA-DC-49")
def test_unbinding_shuffles_those_levels_only_of_which_a_spell_came_loose() -> None:
    table = facing("unbinding", bound=["12", "16", "17", "77"])
    table.play("alice: 77")
    assert state(table).level_shuffles == [1, 0, 1, 1]
    assert [is_bound(table, space) for space in ("12", "16", "17", "77")] == [
        *(False, False, True, False)
    ]


@rule("WA-DC-10", "WA-EX-5")
def test_the_highest_botch_echoes_and_spells_that_are_none_do_not() -> None:
    grid = {"11": "blackout", "24": "summon-imp", "34": "burn", "66": "tempest"}
    table = facing("echoing-mistake", {"room": "zen"}, grid=grid, bound=["11", "24", "66"])
    table.play("alice: go")
    assert everything(table) == {"zen": "imp"}
    table = facing("echoing-mistake", {"room": "zen"}, grid=grid, bound=["11", "24", "34"])
    table.play("alice: go")
    assert table.options("alice") == ["24", "34"]


@rule("WA-SP-210")
def test_annotate_looks_at_two_spaces_and_at_one_if_only_one_is_left() -> None:
    low = ["11", "12", "13", "22", "23", "33"]
    rest = ["24", "34", "44", "15", "25", "35", "45"]
    table = casting("annotate", bound=[*low, *rest[:-1]])
    assert table.options("alice") == ["14", "45", "55"]
    table.play("alice: 45")
    assert table.options("alice") == ["14", "55"]
    table.play("alice: 55")
    assert (table.question("alice"), is_bound(table, "55")) == ("act", False)


@rule("WA-ACT-9", "WA-ACT-10")
def test_who_has_bound_the_last_spell_names_no_more() -> None:
    spaces = ["11", "12", "13", "22", "23", "33", "14", "24", "34", "44", "15", "25", "35", "45"]
    table = basic({"room": "library"}, {}, bound=spaces, grid={"55": "abjure"}, seen=["55"])
    table.play("alice: use", "alice: name abjure")
    assert (table.question("alice"), is_bound(table, "55")) == ("act", True)
