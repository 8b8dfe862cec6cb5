"""Objects, treasures, cracks, creations, turning boards, death and victory."""

from spellhall.games.wiz_war.box.maze.board import FREE, MADE_WALL, RUBBLE
from spellhall.games.wiz_war.show.scene import scene
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

ROCK = {"kind": "item", "card": "large-rock", "at": "c1"}


@rule("WW-OBJ-1", "WW-TGT-5", "WW-OBJ-2", "WW-TGT-10")
def test_dropped_items_are_objects_carried_ones_and_treasures_are_not() -> None:
    table = duel(
        alice={"items": ["universal-solvent"]},
        enemy={"items": ["dagger"]},
        things=[{**ROCK, "at": "d1"}],
        treasures={"blue-1": "b1"},
    )
    table.play("alice: use universal-solvent throw")
    options = table.options("alice")
    assert "at item#1" in options
    assert not any("dagger" in text or "treasure" in text for text in options)


@rule("WW-OBJ-3", "WW-OBJ-8")
def test_items_are_dropped_freely_and_share_a_square() -> None:
    table = duel(at="c3", bob="j1", alice={"items": ["dagger", "large-rock"]}, mp=0)
    table.do("alice: drop dagger", "drop large-rock")
    assert table.things() == ["dagger c3", "large-rock c3"]


@rule("WW-OBJ-4", "WW-OBJ-5")
def test_mobile_objects_are_lifted_for_one_point() -> None:
    bush = {"kind": "boneyard", "card": "boneyard", "at": "c1"}
    table = duel(things=[ROCK, bush])
    assert [text for text in table.options("alice") if text.startswith("lift")] == ["lift item#1"]
    table.do("alice: lift item#1")
    assert (table.items("alice"), table.mp()) == (["large-rock"], 2)
    assert duel(things=[ROCK], mp=0).refuses("alice: lift item#1")


@rule("WW-OBJ-6", "WW-DEC-8")
def test_full_hands_make_room_first() -> None:
    hand = "dagger swap yoink dispel fireball zot meditate"
    table = duel(hand, things=[ROCK])
    table.play("alice: lift item#1")
    assert table.question("alice") == "make_room"
    assert "leave" in table.options("alice")
    table.do("alice: discard zot")
    assert table.items("alice") == ["large-rock"]
    assert len(table.hand("alice")) == 6


@rule("WW-OBJ-7")
def test_carried_items_of_others_cannot_be_taken_without_a_card() -> None:
    table = duel(bob="c1", enemy={"items": ["dagger"]})
    assert not any("dagger" in text for text in table.options("alice"))


@rule("WW-TRS-1", "WW-AMB-7")
def test_a_treasure_costs_nothing_but_ends_the_phase() -> None:
    table = duel(mp=0, treasures={"blue-1": "c1"}, stunned=True)
    table.do("alice: take treasure-blue-1")
    assert table.treasure(2) == "@0"
    assert table.question("alice") != "act"


@rule("WW-TRS-2", "WW-TRS-3", "WW-TRS-4", "WW-TRS-6")
def test_one_treasure_at_a_time_own_ones_too() -> None:
    table = duel(treasures={"red-1": "c1", "red-2": "c1"}, alice={"carries": "blue-1"})
    assert table.refuses("alice: take treasure-red-1")
    table.do("alice: drop-treasure")
    assert table.treasure(2) == "c1"
    assert "take treasure-red-1" in table.options("alice")
    table = duel(at="h3", bob="j1", treasures={"red-1": "h3"})
    assert table.points("bob") == 1
    table.do("alice: take treasure-red-1")
    assert (table.treasure(0), table.points("bob")) == ("@0", 0)


@rule("WW-TRS-5", "WW-CRK-2", "WW-CRK-3")
def test_treasures_and_limitless_objects_cannot_be_damaged() -> None:
    table = duel("fireball", things=[{**ROCK, "at": "d1"}], treasures={"blue-1": "b1"})
    table.play("alice: cast fireball")
    assert table.refuses("alice: at item#1")
    assert table.refuses("alice: at treasure-blue-1")


@rule("WW-CRK-1", "WW-EX-5", "WW-CRK-6")
def test_each_full_three_damage_of_one_attack_is_a_crack() -> None:
    table = duel("powerthrust energy-5 fireball", at="b1", bob="j1")
    table.do("alice: cast powerthrust", "fuel energy-5", "at b1|b2")
    assert table.cracks("b1|b2") == 2
    table = duel("fireball", at="b1", bob="j1", cracks={"b1|b2": 2})
    table.do("alice: cast fireball", "at b1|b2")
    assert table.cracks("b1|b2") == 3
    table = duel(at="b1", bob="j1", alice={"items": ["dagger"]})
    table.do("alice: use dagger stab", "at b1|b2")
    assert table.cracks("b1|b2") == 0
    said = "The wall between b1 and b2 holds (Dagger): 2 damage, and a crack takes 3."
    assert said in table.log()


@rule("WW-CRK-3", "WW-CRK-5", "WW-TGT-3")
def test_walls_fall_at_five_cracks_and_doors_at_three() -> None:
    table = duel("fireball", at="b1", bob="j1", cracks={"b1|b2": 4})
    table.do("alice: cast fireball", "at b1|b2")
    assert table.line_kind("b1|b2") == RUBBLE
    table = duel("fireball", at="d2", bob="j1", cracks={"d2|d3": 2})
    table.do("alice: cast fireball", "at d2|d3")
    assert table.line_kind("d2|d3") == RUBBLE
    assert not duel(at="c3", bob="j1").sees("a4", "b3")
    gone = duel(at="c3", bob="j1", broken=["a4|b4"])
    assert gone.sees("a4", "b3")  # a post without any wall vanishes


@rule("WW-THR-3")
def test_a_throw_that_is_stopped_comes_down_before_the_barrier() -> None:
    table = duel("", "wall-of-earth", at="a1", alice={"items": ["large-rock"]})
    table.do("alice: use large-rock throw", "at @1", "bob: answer wall-of-earth", "line c1|d1")
    assert table.life("bob") == 15
    assert table.things() == ["large-rock c1"]


@rule("WW-MAKE-3", "WW-MAKE-4", "WW-TGT-9", "WW-AMB-6")
def test_nothing_is_made_on_a_home_base_or_an_occupied_square() -> None:
    table = duel(
        "rosebush", at="c1", bob="d1", things=[{**ROCK, "at": "b1"}], treasures={"blue-1": "a1"}
    )
    table.play("alice: cast rosebush")
    options = table.options("alice")
    assert "at e1" in options
    assert not {"at a1", "at b1", "at c1", "at d1", "at c3"} & set(options)


@rule("WW-MAKE-5", "WW-MAKE-6")
def test_a_wall_may_stand_on_rubble_and_leaves_it_again() -> None:
    table = duel("create-wall", at="b1", bob="j1", broken=["b1|b2"])
    table.do("alice: cast create-wall", "at b1|b2")
    assert table.line_kind("b1|b2") == MADE_WALL
    table.do("alice: finish create-wall")
    assert table.line_kind("b1|b2") == RUBBLE


@rule("WW-MAP-1", "WW-MAP-3", "WW-MAP-4", "WW-TGT-6")
def test_turning_a_board_mends_its_rim_and_ends_walls_on_it() -> None:
    wall = {"kind": "wall", "card": "create-wall", "at": "e3|f3", "owner": 1}
    table = duel("rotate-sector", broken=["e1|f1"], cracks={"e2|f2": 3}, things=[wall])
    before = scene(table.state)
    table.do("alice: cast rotate-sector", "mode 2", "at sector-red")
    assert table.line_kind("e1|f1") == 1
    assert table.cracks("e2|f2") == 0
    assert table.line_kind("e3|f3") == FREE
    assert table.spells() == []
    assert scene(table.state) == before
    openings = [n for n, each in enumerate(before.lines) if each.seam]
    assert [table.match.sight(0).lines[n] for n in openings] == [FREE] * 3


@rule("WW-LIFE-3")
def test_treasures_of_the_dead_still_score_for_thieves() -> None:
    table = arena([{"carries": "blue-1"}, {"out": True}, {}])
    table.do("alice: drop-treasure")
    assert table.points("alice") == 1


@rule("WW-LIFE-2", "WW-AMB-22")
def test_the_dead_leave_everything_and_their_spells_end() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["fireball"]},
            {"at": "e1", "life": 4, "items": ["dagger", "thors-hammer"], "hand": ["swap"]},
            {},
        ],
        spells=[{"card": "slow-death", "owner": 1, "on": "@0"}],
    )
    table.do("alice: cast fireball", "at @1")
    assert sorted(table.things()) == ["dagger e1", "thors-hammer e1"]
    assert table.spells() == []
    assert table.state.players[1].cell == -1
    assert table.hand("alice") == ["swap"]


@rule("WW-KILL-1", "WW-AMB-9")
def test_who_loots_too_much_goes_down_to_the_limit() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["fireball", "zot", "dispel", "dagger", "add", "meditate"]},
            {"at": "e1", "life": 5, "hand": ["swap", "yoink", "ward"]},
            {},
        ]
    )
    table.do("alice: cast fireball", "at @1")
    assert table.question("alice") == "trim"
    table.do("alice: discard zot")
    assert (len(table.hand("alice")), table.question("alice")) == (7, "act")


@rule("WW-KILL-1")
def test_a_direct_kill_scores_and_loots_the_hand() -> None:
    table = arena(
        [{"at": "c1", "hand": ["fireball"]}, {"at": "e1", "life": 5, "hand": ["swap", "yoink"]}, {}]
    )
    table.do("alice: cast fireball", "at @1")
    assert table.points("alice") == 1
    assert table.hand("alice") == ["swap", "yoink"]


@rule("WW-WIN-3", "WW-WIN-5")
def test_points_for_kills_are_never_lost() -> None:
    table = arena([{"kills": 1}, {"at": "c3"}, {}], goal=3, active=1, treasures={"blue-1": "c3"})
    assert table.points("alice") == 2
    table.do("bob: take treasure-blue-1")
    assert table.points("alice") == 1


@rule("WW-EX-9", "WW-WIN-1")
def test_a_kill_and_a_treasure_win_at_once() -> None:
    table = arena(
        [{"at": "c1"}, {"at": "d1", "life": 1}, {}],
        treasures={"blue-1": "c3"},
        boards=["red", "blue", "green"],
    )
    table.do("alice: punch", "at @1")
    assert table.match.is_over
    assert table.state.winner == 0
    assert table.match.result is not None
    assert table.match.result.ending == "victory_points"
    assert "at home" in table.match.result.places[0].note


@rule("WW-EX-10", "WW-WIN-4", "WW-WIN-5")
def test_a_point_is_lost_when_the_treasure_is_picked_up() -> None:
    table = duel(at="c3", bob="j1", treasures={"red-1": "c3", "blue-1": "c3"})
    assert table.points("alice") == 1
    table.do("alice: take treasure-blue-1")
    assert table.points("alice") == 0


@rule("WW-WIN-6")
def test_own_treasures_on_the_own_base_give_nothing() -> None:
    table = duel(treasures={"red-1": "c3", "red-2": "c3"})
    assert table.points("alice") == 0


@rule("WW-WIN-2")
def test_the_last_wizard_alive_wins() -> None:
    table = duel("fireball", enemy={"life": 1})
    table.do("alice: cast fireball", "at @1")
    assert table.match.result is not None
    assert table.match.result.ending == "last_wizard_standing"


@rule("WW-WIN-7")
def test_at_one_instant_the_active_player_wins() -> None:
    table = arena(
        [{"at": "c7", "kills": 1}, {"kills": 1}, {"at": "c8", "life": 1, "carries": "red-1"}]
    )
    table.do("alice: punch", "at @2")
    assert (table.points("alice"), table.points("bob")) == (2, 2)
    assert table.state.winner == 0
    gravity = arena(
        [
            {"hand": ["gravity"], "at": "a5"},
            {"at": "h8", "carries": "red-1", "kills": 1},
            {"at": "c8", "carries": "red-2", "kills": 1},
        ]
    )
    gravity.do("alice: cast gravity", "unfuelled")
    assert (gravity.points("bob"), gravity.points("cara")) == (2, 2)
    assert gravity.state.winner == 1  # the next clockwise after alice


@rule("WW-WIN-8", "WW-AMB-48")
def test_if_all_die_at_once_it_is_a_draw() -> None:
    table = duel("psychic-storm energy-4", bob="d1", alice={"life": 2}, enemy={"life": 2})
    table.do("alice: cast psychic-storm", "fuel energy-4", "at d1")
    assert table.match.result is not None
    assert table.match.result.winners == ()


@rule("WW-KILL-4", "WW-EX-20")
def test_whoever_dies_in_the_act_of_winning_has_died_first() -> None:
    fire = {"kind": "fire-wall", "card": "wall-of-fire", "at": "c2|c3", "owner": 1}
    table = arena(
        [{"at": "c2", "life": 3, "kills": 1, "carries": "blue-1"}, {}, {}],
        things=[fire],
        boards=["red", "blue", "green"],
    )
    table.do("alice: step s")
    assert table.state.players[0].cell == -1
    assert table.treasure(2) == "c3"
    assert not table.match.is_over
    assert [p.kills for p in table.state.players[1:]] == [0, 0]


@rule("WW-AMB-18")
def test_treasures_on_the_base_of_the_dead_score_for_nobody() -> None:
    table = arena([{"at": "c8", "carries": "green-1"}, {"out": True}, {}])
    table.do("alice: drop-treasure")
    assert table.points("alice") == 0
    assert not table.match.is_over


@rule("WW-TEL-2")
def test_a_random_teleport_goes_past_what_fills_a_square_for_one_damage() -> None:
    block = {"kind": "block", "card": "stone-block", "at": "d1"}
    table = duel("dematerialize", bob="j1", die=(1, 2), things=[block])
    table.do("alice: cast dematerialize neutral")
    assert (table.where("alice"), table.life("alice")) == ("e1", 14)


def test_a_treasure_that_comes_home_is_told_as_a_point() -> None:
    table = duel(at="c3", alice={"carries": "blue-1"})
    table.do("alice: drop-treasure")
    assert "alice brings bob's treasure home to c3: a point." in table.log()
