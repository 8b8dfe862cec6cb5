"""Creatures that are activated, and relics."""

from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

ROCK = {"kind": "item", "card": "large-rock", "at": "c1"}


DRAKE = {"kind": "drake", "at": "d1", "owner": 0, "life": 4}


@rule("WW-ACT-1", "WW-ACT-3", "WW-EX-17", "WW-CMOV-1", "WW-DEC-12")
def test_an_activation_costs_two_and_the_turn_goes_on() -> None:
    table = duel(at="a5", bob="e1", beasts=[{"kind": "minotaur", "at": "b1", "life": 5}])
    table.do("alice: activate minotaur", "step e", "step e", "step e", "gore", "at @1")
    assert table.mp() == 1
    assert table.life("bob") == 11
    assert table.refuses("alice: activate minotaur")


@rule("WW-CMOV-1")
def test_a_creature_has_its_own_points_and_no_boost() -> None:
    table = duel("energy-4", at="a5", bob="j1", beasts=[{"kind": "grendel", "at": "b1"}])
    table.do("alice: activate grendel")
    assert table.refuses("alice: boost energy-4")
    table.do("alice: step e", "step e")
    assert not any(option.startswith("step") for option in table.options("alice"))


@rule("WW-ACT-2")
def test_during_an_activation_the_wizard_neither_moves_nor_casts() -> None:
    table = duel("meditate", at="a5", bob="e1", beasts=[DRAKE])
    table.play("alice: activate drake")
    assert table.refuses("alice: cast meditate")
    table.do("alice: step w")
    assert table.where("alice") == "a5"


@rule("WW-CATK-3")
def test_a_kill_by_a_creature_scores_for_its_master() -> None:
    table = arena([{"at": "a5"}, {"at": "e1", "life": 1}, {}], beasts=[DRAKE])
    table.do("alice: activate drake", "claw", "at @1")
    assert table.points("alice") == 1


@rule("WW-CATK-4", "WW-CATK-5")
def test_creature_attacks_are_their_own_but_not_in_the_first_turn() -> None:
    table = duel("fireball", bob="e1", beasts=[DRAKE], alice={"turns": 1})
    table.play("alice: activate drake")
    assert table.refuses("alice: claw")
    table = duel("fireball", bob="e1", beasts=[DRAKE])
    table.do("alice: activate drake", "claw", "at @1", "end")
    assert "boost fireball" not in table.options("alice")
    assert "cast fireball" in table.options("alice")


@rule("WW-CRT-1", "WW-CRT-3")
def test_creatures_carry_nothing_and_use_their_masters_doors() -> None:
    table = duel(at="a5", bob="j1", beasts=[{**DRAKE, "at": "d2"}], treasures={"blue-1": "d2"})
    table.play("alice: activate drake")
    assert table.refuses("alice: take treasure-blue-1")
    assert "step s" in table.options("alice")
    assert not any(text.startswith("hold") for text in table.options("alice"))
    table = duel(at="a5", bob="d3", beasts=[{**DRAKE, "at": "d2"}])
    table.do("alice: activate drake", "claw", "at @1")  # through the door of its master
    assert table.life("bob") == 13
    table = duel(at="a5", bob="h2", beasts=[{**DRAKE, "at": "g2"}])
    table.play("alice: activate drake")
    assert table.refuses("alice: claw")


@rule("WW-CRT-4")
def test_a_creatures_life_never_exceeds_twelve() -> None:
    table = duel("mercy-of-quetzalcoatl energy-6", bob="j1", beasts=[{**DRAKE, "life": 9}])
    table.do("alice: cast mercy-of-quetzalcoatl", "fuel energy-6", "at drake")
    assert table.beast_life(5) == 12


@rule("WW-CRT-5", "WW-CRT-8")
def test_a_dead_creature_leaves_with_its_cards_and_gives_no_point() -> None:
    table = duel(
        "fireball",
        bob="j1",
        beasts=[{**DRAKE, "owner": 1}],
        spells=[{"card": "strength", "owner": 1, "on": "drake"}],
    )
    table.do("alice: cast fireball", "at drake")
    assert table.state.beasts == []
    assert table.spells() == []
    assert table.points("alice") == 0


@rule("WW-CRT-7")
def test_a_stunned_creature_moves_or_attacks() -> None:
    table = duel(begin=True, at="a5", bob="e1", beasts=[{**DRAKE, "stun": 1}])
    assert table.state.beasts[0].stun == 0
    table.play("alice: activate drake", "alice: step w")
    assert table.refuses("alice: claw")
    assert table.refuses("alice: breath")


@rule("WW-TFC-1", "WW-TFC-2", "WW-TFC-3", "WW-FRM-8")
def test_forms_change_creatures_and_some_give_a_punch() -> None:
    table = duel("golem-form", at="a5", bob="e1", beasts=[DRAKE])
    table.do("alice: cast golem-form", "unfuelled", "at drake", "activate drake")
    assert table.state.turn.activation.mp == 2
    assert {"punch", "claw"} <= set(table.options("alice"))
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 13


@rule("WW-REL-1", "WW-REL-2", "WW-REL-3", "WW-REL-5")
def test_a_base_holds_one_treasure_or_one_relic() -> None:
    table = duel("hermes-sandals", alice={"carries": "blue-1"})
    assert table.refuses("alice: play hermes-sandals")
    table.do("alice: drop-treasure", "play hermes-sandals")
    assert table.refuses("alice: take treasure-blue-1")
    assert table.match.sight(0).players[0].load == 1
    table.do("alice: drop hermes-sandals")
    assert table.things() == ["hermes-sandals c1"]
    assert {"take treasure-blue-1", "lift item#1"} <= set(table.options("alice"))


@rule("WW-DEC-9")
def test_the_boggart_needs_empty_hands() -> None:
    table = duel(
        at="a5", bob="e1", beasts=[{"kind": "boggart", "at": "d1"}], enemy={"carries": "red-1"}
    )
    table.do("alice: activate boggart", "pinch", "at @1")
    assert table.options("alice") == ["nothing", "pick treasure-red-1"]
    table.do("alice: nothing")
    assert table.treasure(0) == "@1"
    laden = duel(
        at="a5", bob="e1", beasts=[{"kind": "boggart", "at": "d1"}], enemy={"carries": "red-1"}
    )
    laden.state.treasures[2] = CARRIED + BEAST
    laden.do("alice: activate boggart", "pinch", "at @1")
    assert (laden.life("bob"), laden.treasure(0)) == (14, "@1")


@rule("WW-TGT-8")
def test_only_spells_that_last_can_be_dispelled() -> None:
    table = duel(
        "dispel",
        "fireball",
        spells=[{"card": "shatter", "owner": 1}, {"card": "gravity", "on": "all"}],
    )
    table.play("alice: cast dispel")
    assert table.options("alice") == ["at spell:shatter", "at spell:gravity"]
    assert duel("dispel", "fireball").refuses("alice: cast dispel")
