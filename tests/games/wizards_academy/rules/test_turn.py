"""Turns, draws, actions, casting and binding (ledger sections 2, 3, 5, 6, 8, 12)."""

from typing import Any

import pytest

from spellhall.games.wizards_academy.box.disasters import DISASTER_WORDS
from spellhall.games.wizards_academy.show.catalogue import catalogue
from spellhall.testing import ScriptFailed, rule
from tests.games.wizards_academy.sights import book, disasters, in_hand, seen
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
    spell_at,
    state,
    things,
    wizard,
)


@rule("WA-TURN-1", "WA-DIS-1", "WA-DRAW-1")
def test_a_basic_turn_is_disaster_draw_actions_endure() -> None:
    table = facing("imp-invasion", {}, {}, scenario="basic", deck=["fire"], room_cards=["zen"])
    assert everything(table) == {"zen": "imp-portal"}
    assert in_hand(table, 0) == "fire"
    assert disasters(seen(table).discard) == ["imp-invasion"]
    table.play("alice: end")
    assert table.awaits() == "bob: act"


@rule("WA-DRAW-2", "WA-DRAW-4", "WA-AMB-14")
def test_an_empty_deck_is_refilled_with_two_progression_cards_and_the_discards() -> None:
    table = facing(
        *("wild-magic", {}, {}),
        scenario="basic",
        deck=[],
        deck_only=True,
        progression=["twist", "fire", "gathering"],
    )
    s = state(table)
    assert (s.reshuffles, len(s.progression), len(s.discard)) == (1, 1, 0)
    assert len(s.deck) == 7 + 1 + 2 - 1
    held = [wizard(table, name).card for name in ("alice", "bob")]
    assert not set(held) & set(s.deck)
    table = facing(
        "wild-magic", {}, {}, scenario="basic", deck=[], deck_only=True, progression=["twist"]
    )
    assert state(table).progression == []
    assert state(table).reshuffles == 1


@rule("WA-DRAW-1")
def test_a_small_deck_is_drawn_in_the_order_in_which_it_is_named() -> None:
    cards = ["fire", "gathering", "twist"]
    rest: dict[str, Any] = {"deck": cards, "deck_only": True, "progression": []}
    table = facing("wild-magic", {}, {}, scenario="basic", **rest)
    assert DISASTER_WORDS[wizard(table, "alice").card] == "fire"
    assert [DISASTER_WORDS[card] for card in state(table).deck] == ["twist", "gathering"]


@rule("WA-DRAW-3", "WA-LOSE-2", "WA-ATURN-17")
def test_with_both_decks_empty_the_draw_loses() -> None:
    table = facing("wild-magic", scenario="basic", deck=[], deck_only=True, progression=[])
    assert table.awaits() == "the game is over"
    result = table.match.result
    assert result is not None
    assert (result.ending, result.winners) == ("out_of_time", ())


@rule("WA-ATURN-4")
def test_the_advanced_game_takes_the_top_two_progression_cards() -> None:
    cards = ["twist", "gathering", "fire", "frost"]
    table = facing("wild-magic", deck=[], deck_only=True, progression=cards)
    assert seen(table).progression_levels == [1, 1]


@rule("WA-EX-9")
@pytest.mark.parametrize(("players", "draws"), [(2, 47), (4, 39)])
def test_draws_before_time_is_up(players: int, draws: int) -> None:
    from spellhall.testing import Table

    table = Table.new("wizards_academy", players, 3, {"layout": "reference"})
    assert seen(table).turns_left == draws - 1
    while not table.match.is_over:
        s = state(table)
        s.mana = 8
        for beast in range(len(s.beast_room)):
            s.beast_room[beast] = -1
        s.tokens = [0] * len(s.tokens)
        s.portals = [0] * len(s.portals)
        name = table.match.names[table.match.awaited()[0]]
        table.play(f"{name}: {table.options(name)[0]}")
    assert state(table).turn == draws + 1
    assert table.match.result is not None
    assert table.match.result.ending == "out_of_time"


# -- Actions -------------------------------------------------------------------------------------


@rule("WA-ACT-1", "WA-ACT-2", "WA-GEN-1", "WA-GEN-2", "WA-DEC-5")
def test_three_actions_in_any_mix_along_open_doors() -> None:
    table = basic({"room": "awakened"}, {})
    assert table.options("alice") == ["end", "move library", "move ball", "show"]
    assert table.refused("alice")["room:3"] == "WA-GEN-2"
    table.play("alice: move library", "alice: move hoard", "alice: move zen")
    assert table.options("alice") == ["end", "show"]


@rule("WA-ACT-3", "WA-ACT-4", "WA-EX-14")
def test_water_costs_one_more_action_or_wastes_the_move() -> None:
    table = basic({"room": "hoard"}, things={"zen": "water"}, acts=[0, 0, 2])
    table.play("alice: move zen")
    assert room_of(table, "alice") == "zen"
    assert state(table).this_turn.acts == [0, 0, 0]
    table = basic({"room": "hoard"}, {}, things={"zen": "water"}, acts=[0, 0, 1])
    table.play("alice: move zen")
    assert room_of(table, "alice") == "hoard"
    assert state(table).this_turn.acts == [0, 0, 0]


@rule("WA-ACT-5")
def test_nothing_else_hinders_movement_in_the_basic_game() -> None:
    table = basic({"room": "hoard"}, {}, things={"zen": "fire imp imp-portal guardian"})
    table.play("alice: move zen", "alice: move workshop")
    assert room_of(table, "alice") == "workshop"


@rule("WA-ACT-6", "WA-ACT-8", "WA-GEN-21")
def test_take_glyph_as_often_as_one_likes() -> None:
    table = basic({"room": "zen", "glyphs": "3 3 3 3 3"}, sources={"3": "zen"})
    table.play("alice: take 3", "alice: take 3", "alice: take 3")
    assert glyphs(table, "alice") == "3 3 3 3 3 3 3 3"


@rule("WA-ACT-9", "WA-ACT-10", "WA-ROOM-02", "WA-DEC-6", "WA-GEN-23")
def test_naming_spells_right_binds_them_one_after_another() -> None:
    table = basic({"room": "library"}, {}, grid={"11": "nova", "12": "dash"})
    table.play("alice: use", "alice: at 11")
    table.play("alice: name nova")
    assert is_bound(table, "11")
    table.play("alice: at 12", "alice: name dash", "alice: stop")
    assert is_bound(table, "12")
    assert state(table).guesses == 2  # nobody had seen either of them
    known = basic({"room": "library"}, {}, grid={"11": "nova"}, seen=["11"])
    known.play("alice: use", "alice: at 11", "alice: name nova")
    assert state(known).guesses == 0
    assert state(table).this_turn.acts == [0, 0, 2]
    assert "use" not in basic({"room": "zen"}, {}).options("alice")


@rule("WA-ACT-11", "WA-AMB-17")
def test_a_wrong_name_shuffles_the_level_and_costs_a_mana() -> None:
    table = basic({"room": "library"}, {}, grid={"11": "nova"}, seen=["12"], bound=["33"])
    table.play("alice: use", "alice: at 11", "alice: name dash")
    assert mana(table) == 4
    assert state(table).this_turn.acts == [0, 0, 2]
    assert "1·1 is not Dash but Nova." in table.log("bob")
    assert set(list(book(table).values())[:6]) == {"unknown", "bound"}
    assert table.question("alice") == "act"


@rule("WA-AMB-17")
def test_a_wrong_name_for_the_only_unbound_spell_leaves_its_place_certain() -> None:
    bound = ["12", "13", "22", "23", "33"]
    table = basic({"room": "library"}, {}, grid={"11": "nova"}, bound=bound, mana=3)
    table.play("alice: use", "alice: at 11", "alice: name nova")
    assert is_bound(table, "11")
    table = advanced({"room": "library"}, grid={"11": "nova", "12": "zap"}, bound=bound)
    table.play("alice: use", "alice: at 11", "alice: name chill")
    assert spell_at(table, "11") == "nova"
    assert book(table)["11"] == "seen"


@rule("WA-ACT-12", "WA-AMB-15")
def test_a_wrong_name_with_the_last_mana_loses() -> None:
    table = basic({"room": "library"}, grid={"11": "nova"}, mana=1)
    table.play("alice: use", "alice: at 11", "alice: name danger")
    assert table.awaits() == "the game is over"


@rule("WA-AMB-16")
def test_names_on_offer() -> None:
    table = basic({"room": "library"}, grid={"11": "nova"}, bound=["11"])
    table.play("alice: use", "alice: at 12")
    assert table.options("alice") == [
        "name dash",
        "name dimension-twist",
        "name philanthropy",
        "name steal-glyphs",
        "name danger",
    ]
    table = advanced({"room": "library"})
    table.play("alice: use", "alice: at 17")
    assert len(table.options("alice")) == 18


# -- Casting -------------------------------------------------------------------------------------


@rule("WA-GRID-1", "WA-GRID-2", "WA-GRID-3", "WA-GRID-4", "WA-GRID-5", "WA-GRID-7")
def test_the_spell_grid_is_a_triangle_of_28_pairs_in_four_levels() -> None:
    assert len(seen(advanced()).spells) == 28
    levels: dict[int, list[str]] = {}
    for space in catalogue().spaces:
        levels.setdefault(space.level, []).append(space.space)
    assert levels == {
        1: ["11", "12", "22", "13", "23", "33"],
        2: ["14", "24", "34", "44", "15", "25", "35", "45", "55"],
        3: ["16", "26", "36", "46", "56", "66"],
        4: ["17", "27", "37", "47", "57", "67", "77"],
    }


@rule("WA-GRID-6", "WA-CAST-3", "WA-CAST-4", "WA-ACT-13", "WA-OTH-1")
def test_two_glyphs_choose_one_space_whose_spell_everybody_sees() -> None:
    table = basic({"room": "zen", "glyphs": "2 1 5 5"}, {}, grid={"12": "nova"})
    table.play("alice: cast 12")
    assert glyphs(table, "alice") == "5 5"
    assert "alice casts 1·2 in the Zen Room: Nova." in table.log("bob")
    assert book(table, 1)["12"] == "seen"


@rule("WA-GRID-8", "WA-SET-11")
def test_an_empty_space_cannot_be_cast() -> None:
    table = basic({"glyphs": "1 6"})
    assert "cast 16" not in table.options("alice")


@rule("WA-CAST-1", "WA-CAST-2", "WA-DEC-7", "WA-AMB-19")
def test_one_glyph_may_be_another_wizards_with_permission() -> None:
    table = basic(
        {"room": "zen", "glyphs": "1"}, {"glyphs": "2", "room": "ball"}, {"glyphs": "2 2"}
    )
    assert "cast 22" not in table.options("alice")
    table.play("alice: cast 12")
    assert table.options("alice") == ["pay 1 2@2", "pay 1 2@3"]
    table.play("alice: pay 1 2@2", "bob: allow")
    assert glyphs(table, "bob") == ""
    assert glyphs(table, "alice") == ""


@rule("WA-AMB-37")
def test_a_refusal_costs_nothing() -> None:
    table = basic({"room": "zen", "glyphs": "1"}, {"glyphs": "2"})
    table.play("alice: cast 12", "bob: refuse")
    assert glyphs(table, "alice") == "1"
    assert state(table).this_turn.acts == [0, 0, 3]
    assert "cast 12" not in table.options("alice")


@rule("WA-AMB-37", "WA-CAST-2")
def test_whoever_refused_a_glyph_may_be_asked_for_another_or_for_another_spell() -> None:
    table = basic({"room": "zen", "glyphs": "1 3"}, {"glyphs": "2 4"})
    table.play("alice: cast 12", "bob: refuse")
    casts = [option for option in table.options("alice") if option.startswith("cast")]
    assert casts == ["cast 13", "cast 23", "cast 14", "cast 34"]
    table.play("alice: cast 14", "bob: refuse", "alice: cast 23", "bob: allow")
    assert (glyphs(table, "alice"), glyphs(table, "bob")) == ("1", "4")


@rule("WA-AMB-37", "WA-CAST-2")
def test_a_refusal_of_one_lender_is_none_of_another() -> None:
    table = basic({"room": "zen", "glyphs": "1"}, {"glyphs": "2"}, {"glyphs": "2"})
    table.play("alice: cast 12", "alice: pay 1 2@2", "bob: refuse")
    table.play("alice: cast 12")
    assert table.question("cara") == "permit"


@rule("WA-AMB-37")
def test_the_same_request_may_be_made_again_after_an_action() -> None:
    table = basic({"room": "zen", "glyphs": "1"}, {"glyphs": "2"})
    table.play("alice: cast 12", "bob: refuse", "alice: move hoard", "alice: cast 12")
    assert table.question("bob") == "permit"
    table.play("bob: refuse", "alice: end", "bob: end")
    table.play("alice: cast 12")
    assert table.question("bob") == "permit"


@rule("WA-CAST-5", "WA-CAST-6", "WA-SCH-7", "WA-SET-2", "WA-SET-17")
def test_a_matching_character_or_room_boosts() -> None:
    board = {"well": "imp", "rift": "imp"}
    table = casting("nova", {"who": "brann"}, scenario="basic", things=board)
    assert things(table, "rift") == ""
    table = casting("nova", {"who": "ivo"}, scenario="basic", things=board)
    assert things(table, "rift") == "imp"
    board = {"flux": "imp", "cursed": "imp"}
    for who in ("ivo", "brann"):
        table = casting("nova", {"who": who, "room": "flux"}, scenario="basic", things=board)
        assert everything(table) == {}


@rule("WA-CAST-7", "WA-GEN-23")
def test_a_bound_spell_stays_up_and_an_unbound_one_turns_down_again() -> None:
    table = casting("nova", scenario="basic")
    assert not is_bound(table, "12")
    assert spell_at(table, "12") == "nova"
    assert is_bound(casting("nova", scenario="basic", boost=True), "12")


@rule("WA-CAST-8")
def test_an_unwanted_spell_resolves_as_far_as_it_can() -> None:
    assert everything(casting("burn", scenario="basic")) == {"well": "fire"}
    table = casting("zap")
    assert table.question("alice") == "act"


@rule("WA-CAST-9", "WA-CAST-12")
def test_damage_hits_creatures_only() -> None:
    table = casting("nova", {}, {"room": "well"}, things={"well": "fire imp imp-portal"})
    assert things(table, "well") == "fire imp-portal"


@rule("WA-CAST-13", "WA-GEN-6", "WA-DEC-9")
def test_targets_are_the_casters_choice() -> None:
    table = casting("zap", {}, {}, things={"rift": "imp", "cursed": "imp"})
    assert table.awaits() == "alice: pick_beast"


# -- Victory -------------------------------------------------------------------------------------


@rule("WA-WIN-1", "WA-SC-15")
def test_abjure_in_the_crystal_without_fire_wins() -> None:
    table = casting(
        "abjure", {"room": "crystal"}, {}, scenario="basic", things={"zen": "imp water"}
    )
    assert table.awaits() == "the game is over"
    result = table.match.result
    assert result is not None
    assert (result.ending, result.winners) == ("won", (0, 1))


@rule("WA-WIN-2", "WA-AMB-13")
def test_abjure_elsewhere_or_with_fire_only_has_its_effect() -> None:
    table = casting("abjure", scenario="basic", things={"well": "water"})
    table.play("alice: water")
    assert everything(table) == {}
    table = casting(
        "abjure", {"room": "crystal", "who": "wenna"}, {}, scenario="basic", things={"zen": "fire"}
    )
    table.play("alice: fire")
    assert everything(table) == {}
    assert table.question("alice") == "act"


# -- The advanced turn ---------------------------------------------------------------------------


@rule("WA-ATURN-1", "WA-ATURN-2", "WA-ATURN-5", "WA-EX-15")
def test_one_move_one_room_and_one_magic_action_each_usable_downwards() -> None:
    table = advanced({"room": "zen", "glyphs": "1 1 1 1"}, {}, grid={"11": "transcribe"})
    table.play("alice: move hoard", "alice: move library", "alice: cast 11")
    table = advanced({"room": "zen", "glyphs": "1 1 1 1"}, {}, grid={"11": "sidestep"})
    table.play("alice: cast 11", "alice: hoard")
    assert "cast 11" not in table.options("alice")
    table.play("alice: move zen", "alice: move workshop")
    assert table.options("alice") == ["end", "recall", "show"]
    table.play("alice: end", "alice: keep")
    assert table.awaits() == "bob: act"


@rule("WA-ATURN-6")
def test_extra_costs_are_paid_with_any_other_action() -> None:
    table = advanced({"room": "hoard", "who": "nobody"}, things={"zen": "water"})
    table.play("alice: move zen")
    assert state(table).this_turn.acts == [0, 0, 1]


@rule("WA-ATURN-7", "WA-ATURN-8", "WA-ATURN-9")
def test_room_actions_need_power_boosts_do_not() -> None:
    board = {"flux": "ice ice", "workshop": "ice ice"}
    table = advanced({"room": "study"}, sources={"1": "study"}, things=board)
    assert "take 1" not in table.options("alice")
    assert table.refused("alice")["action:7"] == "WA-ATURN-7"
    table = advanced({"room": "study"}, sources={"1": "study"}, things={"flux": "water darkness"})
    table.play("alice: take 1")
    assert glyphs(table, "alice") == "1"
    board = {"flux": "imp", "study": "ice ice", "cursed": "ice ice"}
    table = casting(
        "obliterate", {"room": "flux", "who": "ivo"}, things=board | {"flux": "imp imp"}
    )
    assert things(table, "flux") == ""


@rule("WA-ATURN-11", "WA-ATURN-12", "WA-ATURN-13", "WA-GEN-20")
def test_at_most_one_shared_glyph_and_at_least_one_of_ones_own() -> None:
    table = advanced({"room": "zen", "glyphs": "1", "shared": 3}, {"shared": 2, "glyphs": "4"})
    casts = [option for option in table.options("alice") if option.startswith("cast")]
    assert casts == ["cast 12", "cast 13"]
    table.play("alice: cast 12")
    assert wizard(table, "bob").shared == 0
    assert glyphs(table, "alice") == ""
    with pytest.raises(ScriptFailed):
        table.play("alice: cast 13")


@rule("WA-ATURN-14", "WA-DEC-11")
def test_the_shared_box_holds_one_glyph_that_can_be_swapped() -> None:
    table = advanced({"glyphs": "1 2", "shared": 3}, {})
    table.play("alice: end")
    assert table.options("alice") == ["keep", "back", "put 1", "put 2"]
    table.play("alice: put 2")
    assert (glyphs(table, "alice"), wizard(table, "alice").shared) == ("1 3", 2)
    table = advanced({"glyphs": "1", "shared": 3}, {})
    table.play("alice: end", "alice: back")
    assert (glyphs(table, "alice"), wizard(table, "alice").shared) == ("1 3", 0)


@rule("WA-ATURN-15", "WA-AMB-47")
def test_emergency_recall_costs_a_mana_and_no_action_at_any_time_of_the_turn() -> None:
    table = facing("activate-hoard-zen", {"room": "hoard"}, {}, things={"hoard": "imp-portal"})
    table.play("alice: recall")
    assert (mana(table), room_of(table, "alice")) == (4, "crystal")
    table.play("alice: move zen", "alice: recall", "alice: move zen", "alice: end", "alice: recall")
    assert (mana(table), room_of(table, "alice")) == (2, "crystal")


@rule("WA-ATURN-15", "WA-AMB-47", "WA-AT-DARK-4")
def test_darkness_takes_the_share_step_but_not_the_recall() -> None:
    table = advanced({"room": "zen", "glyphs": "1"}, {}, things={"zen": "darkness"})
    table.play("alice: end")
    assert (table.question("alice"), table.options("alice")) == ("postlude", ["stay", "recall"])
    table.play("alice: recall")
    assert (mana(table), room_of(table, "alice")) == (4, "crystal")
    assert table.awaits() == "bob: act"
    table = advanced({"room": "zen", "glyphs": "1"}, {}, things={"zen": "darkness"})
    table.play("alice: end", "alice: stay")
    assert (mana(table), room_of(table, "alice")) == (5, "zen")
    assert table.awaits() == "bob: act"


@rule("WA-AMB-47", "WA-AT-DARK-4")
def test_who_fled_the_dark_to_the_crystal_is_not_asked_again() -> None:
    table = advanced({"room": "zen"}, {}, things={"zen": "darkness water water"})
    table.play("alice: end", "alice: darkness", "alice: flee")
    assert table.awaits() == "bob: act"


@rule("WA-ATURN-16", "WA-AMB-27")
def test_recall_with_the_last_mana_is_legal_warned_and_loses() -> None:
    table = advanced({"room": "zen"}, mana=1)
    labels = {option.text: option.label for option in table.match.options(0)}
    assert "loses the game" in labels["recall"]
    table.play("alice: recall")
    assert table.awaits() == "the game is over"


@rule("WA-AMB-20")
def test_the_basic_game_has_no_recall() -> None:
    assert "recall" not in basic({"room": "zen"}).options("alice")


@rule("WA-VAR-1", "WA-EX-8")
def test_hopeless_loses_when_bound_levels_fall_behind_the_reshuffles() -> None:
    rest = {"deck": [], "deck_only": True, "hopeless": True, "progression": ["twist", "fire"]}
    table = facing("wild-magic", **rest)
    assert table.match.result is not None
    assert table.match.result.ending == "hopeless"
    table = facing("wild-magic", bound=["11"], **rest)
    assert table.question("alice") == "act"
    table = facing("wild-magic", bound=["11"], reshuffles=1, **rest)
    assert table.match.is_over
    rest["hopeless"] = False
    assert facing("wild-magic", **rest).question("alice") == "act"
