"""Turn order, time, movement, doors, drawing, and the worked examples about them."""

from spellhall.games.wiz_war.state.position import line
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel, words


@rule("WW-TURN-1", "WW-TURN-2")
def test_turns_go_clockwise_and_skip_the_dead() -> None:
    table = arena([{}, {"out": True}, {}])
    table.do("alice: end", "keep", "done")
    assert table.state.active == 2
    assert table.question("cara") == "act"


@rule("WW-TURN-3", "WW-TIME-2", "WW-TIME-3", "WW-EX-2")
def test_effects_come_before_the_token_is_removed() -> None:
    table = duel(begin=True, spells=[{"card": "acid-bath", "on": "@1", "tokens": 1}])
    assert table.life("bob") == 13
    assert table.spells() == []
    table = duel(begin=True, spells=[{"card": "acid-bath", "on": "@1", "tokens": 2}])
    assert table.spells() == ["acid-bath"]
    table.end_turn("alice").end_turn("bob")
    assert (table.life("bob"), table.spells()) == (11, [])


@rule("WW-TIME-4", "WW-STUN-6")
def test_one_stun_token_is_spent_each_turn() -> None:
    table = duel(begin=True, alice={"stun": 2})
    assert table.stun("alice") == 1
    assert table.state.turn.stunned


@rule("WW-TIME-5")
def test_death_in_time_passes_ends_the_turn() -> None:
    spell = {"card": "acid-bath", "owner": 0, "on": "@0"}
    table = arena([{"life": 2}, {}, {}], begin=True, spells=[spell])
    assert table.state.active == 1
    assert table.question("bob") == "act"


@rule("WW-DEC-2")
def test_the_owner_orders_the_effects_of_time() -> None:
    table = duel(
        begin=True,
        alice={"items": ["lifestone"], "life": 2},
        spells=[{"card": "acid-bath", "owner": 0, "on": "@0"}],
    )
    assert table.question("alice") == "order_effects"
    table.do("alice: first lifestone")
    assert table.life("alice") == 1


@rule("WW-MAC-1", "WW-MAC-2", "WW-DEC-3")
def test_movement_may_be_split_around_spells() -> None:
    table = duel("fireball meditate dagger")
    options = table.options("alice")
    assert {"end", "step e", "cast fireball", "cast meditate", "play dagger"} <= set(options)
    table.do("alice: step e", "cast fireball", "at @1", "step w", "cast meditate", "step w")
    assert table.where("alice") == "b1"
    assert table.mp() == 0


@rule("WW-HID-2")
def test_everybody_sees_hand_sizes_play_areas_tokens_cracks_and_dice() -> None:
    table = duel(
        "powerthrust second-sight",
        "dagger swap",
        die=(3,),
        alice={"items": ["large-rock"], "kills": 1, "life": 9, "stun": 2},
        spells=[{"card": "shatter", "tokens": 4}],
        cracks={"b1|b2": 2},
    )
    seen = table.match.sight(None)
    alice = seen.players[0]
    assert [player.hand_size for player in seen.players] == [2, 2]
    assert [player.hand for player in seen.players] == [[], []]
    assert (words(alice.items), alice.spells[0].tokens) == (["large-rock"], 4)
    assert (alice.life, alice.points, alice.stun) == (9, 1, 2)
    assert seen.cracks == [(line(table.state, "b1|b2"), 2)]
    table.play("alice: boost second-sight")
    assert any("3" in sentence for sentence in table.log())


@rule("WW-DD-1", "WW-DEC-10", "WW-DD-6")
def test_any_number_of_cards_may_be_discarded_in_the_open() -> None:
    table = duel("dagger swap yoink")
    table.do("alice: end", "discard dagger", "discard yoink", "keep", "done")
    assert table.hand("alice") == ["swap"]
    assert words(table.match.sight(1).discards[0]) == ["dagger", "yoink"]


@rule("WW-DD-2", "WW-DEC-11", "WW-EX-8")
def test_drawing_stops_at_the_maximum() -> None:
    table = duel(
        "dagger swap yoink dispel", alice={"items": ["large-rock"]}, spells=[{"card": "shatter"}]
    )
    table.do("alice: end", "keep", "draw")
    assert len(table.hand("alice")) == 5
    assert table.question("alice") == ""


@rule("WW-DD-3", "WW-EX-7", "WW-MNT-1")
def test_hand_items_and_spells_count_but_not_treasures() -> None:
    table = duel(
        "dagger swap yoink dispel",
        alice={"items": ["large-rock", "master-key"], "carries": "blue-1"},
        spells=[{"card": "acid-bath", "on": "@1"}],
    )
    assert table.match.sight(0).players[0].load == 7
    table.do("alice: end", "keep")
    assert len(table.hand("alice")) == 4
    assert table.state.active == 1


@rule("WW-DD-5")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = duel(deck_only=True, discard=["dagger", "swap", "yoink"])
    table.do("alice: end", "keep", "draw")
    assert len(table.state.piles[0].deck) == 2
    assert table.discards() == []
    table = duel(deck_only=True)
    table.do("alice: end", "keep")
    assert table.state.active == 1


@rule("WW-MOVE-1", "WW-MOVE-2")
def test_each_step_costs_one_point_and_walls_stop() -> None:
    table = duel(at="c3", bob="j1")
    assert table.mp() == 3
    assert table.refuses("alice: step e")
    assert table.refuses("alice: step w")
    table.do("alice: step n", "step n")
    assert (table.where("alice"), table.mp()) == ("c1", 1)


@rule("WW-MOVE-3")
def test_one_may_pass_and_stop_where_others_stand() -> None:
    table = duel(bob="d1")
    table.do("alice: step e")
    assert table.where("alice") == table.where("bob") == "d1"


@rule("WW-MOVE-6", "WW-MOVE-8", "WW-EX-4", "WW-MNT-4")
def test_a_boost_adds_to_negative_points() -> None:
    table = duel("energy-4", mp=0, spells=[{"card": "werewolf-form"}])
    table.do("alice: finish werewolf-form")
    assert table.mp() == -1
    assert table.refuses("alice: step e")
    table.do("alice: boost energy-4")
    assert table.mp() == 3


@rule("WW-EX-3", "WW-FORM-1")
def test_a_new_base_speed_changes_what_is_left() -> None:
    table = duel("werewolf-form", mp=1)
    table.do("alice: cast werewolf-form", "unfuelled", "at @0")
    assert table.mp() == 2


@rule("WW-MOVE-9")
def test_a_change_outside_the_own_phase_touches_no_points() -> None:
    table = duel(begin=True, spells=[{"card": "werewolf-form", "tokens": 1}])
    assert table.mp() == 3


@rule("WW-MOVE-11", "WW-DEC-14")
def test_several_entry_effects_come_in_the_movers_order() -> None:
    table = duel(
        bob="j1",
        things=[
            {"kind": "hex", "card": "hex-of-pain", "at": "d1"},
            {"kind": "rosebush", "card": "rosebush", "at": "d1"},
        ],
    )
    table.play("alice: step e")
    assert table.options("alice") == ["first hex#1", "first rosebush#2"]
    table.do("alice: first rosebush#2")
    assert table.life("alice") == 9


@rule("WW-EX-18")
def test_a_hex_triggers_each_time_it_is_entered() -> None:
    table = duel(bob="j1", things=[{"kind": "hex", "card": "hex-of-pain", "at": "d1"}])
    table.do("alice: step e", "step w", "step e")
    assert table.life("alice") == 9


@rule("WW-HEX-2", "WW-HEX-3")
def test_hexes_are_no_objects_and_block_nothing() -> None:
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "d1"}
    table = duel("glue fireball", alice={"items": ["universal-solvent"]}, things=[curse])
    assert table.sees("c1", "e1")
    assert "step e" in table.options("alice")
    assert table.refuses("alice: cast glue")
    table.play("alice: cast fireball")
    assert table.refuses("alice: at hex#1")
    table.match.undo(0)
    table.play("alice: use universal-solvent throw")
    assert table.refuses("alice: at hex#1")
    assert duel(at="d1", things=[curse]).refuses("alice: lift hex#1")


# -- Doors -------------------------------------------------------------------------------------


@rule("WW-DOOR-1", "WW-DOOR-3", "WW-DOOR-4", "WW-AMB-5")
def test_the_doors_of_the_home_sector_are_open_to_their_owner_however_it_turns() -> None:
    table = duel("rotate-sector", at="d2", bob="d1")
    table.do("alice: step s")
    assert (table.where("alice"), table.mp()) == ("d3", 2)
    table.end_turn("alice").do("bob: step s")
    assert table.refuses("bob: step s")
    table = duel("rotate-sector", at="d2", bob="j1")
    table.do("alice: cast rotate-sector", "mode 1", "at sector-red", "step w")
    assert table.where("alice") == "c4"


@rule("WW-DOOR-5", "WW-DOOR-7", "WW-DOOR-9")
def test_a_held_door_is_open_for_all_until_the_holder_leaves() -> None:
    table = duel(at="d2", bob="d3")
    table.do("alice: hold d2|d3", "end", "hold", "keep", "done")
    assert "step n" in table.options("bob")
    table.end_turn("bob").do("alice: step n")
    assert table.state.held == []
    table = duel(at="d2", bob="d3")
    table.do("alice: hold d2|d3", "end", "release", "keep", "done")
    assert table.refuses("bob: step n")
    table = duel(at="d2", bob="d3")
    table.do("alice: hold d2|d3", "release d2|d3")
    assert table.refuses("alice: hold d2|d3")


@rule("WW-DOOR-8")
def test_a_destroyed_door_is_gone_for_good() -> None:
    table = duel("destroy-wall", at="d2", bob="d4")
    table.do("alice: cast destroy-wall", "at d2|d3")
    assert table.sees("d1", "d4")
    assert table.line_kind("d2|d3") == 3
