"""How far the cards of Bestial Forces go: numbers, ranges, targets, durations and savers."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


def totem(name: str, owner: int = 0, at: str = "a5") -> dict[str, Any]:
    return {"kind": "totem", "card": f"spirit-of-the-{name}", "at": at, "owner": owner}


# -- Mythology -------------------------------------------------------------------------------------


@rule("WW-MY-1")
def test_an_embrace_lets_go_when_the_attacker_leaves() -> None:
    held = [{"card": "embrace-of-jorogumo", "owner": 1, "on": "@0"}]
    assert "step w" in duel(bob="e1", spells=held).options("alice")
    assert duel(bob="d1", spells=held).refuses("alice: step w")


@rule("WW-MY-5", "WW-CJ-17", "WW-CJ-16")
def test_sandals_walk_over_tacks_and_thorns() -> None:
    things = [
        {"kind": "tacks", "card": "handful-of-tacks", "at": "d1", "owner": 1},
        {"kind": "thornbush", "card": "thornbush", "at": "e1", "owner": 1},
    ]
    table = duel(bob="j1", alice={"items": ["hermes-sandals"]}, things=things)
    table.do("alice: step e", "step e")
    assert (table.life("alice"), table.stun("alice"), table.question("alice")) == (15, 0, "act")


@rule("WW-MY-6", "WW-ATK-1")
def test_the_astrolabe_turns_once_a_turn_either_way() -> None:
    table = duel(alice={"items": ["ilmarinens-astrolabe"]}, spells=[{"card": "adrenaline"}])
    table.do("alice: use ilmarinens-astrolabe turn", "mode 1")
    assert table.state.turns == [1, 0]
    assert table.refuses("alice: use ilmarinens-astrolabe turn")


@rule("WW-MY-8", "WW-CRT-4")
def test_mercy_heals_energy_and_two_for_others_too() -> None:
    table = duel("mercy-of-quetzalcoatl", enemy={"life": 9})
    table.do("alice: cast mercy-of-quetzalcoatl", "at @1")
    assert table.life("bob") == 12


@rule("WW-MY-9", "WW-KILL-1")
def test_phoenix_flames_in_answer_save_from_the_very_attack() -> None:
    table = duel("ka-bong", "phoenix-flames", bob="d1", enemy={"life": 2})
    table.do("alice: cast ka-bong", "at @1", "bob: answer phoenix-flames", "unfuelled")
    assert (table.life("bob"), table.life("alice"), table.points("alice")) == (5, 13, 0)


@rule("WW-MY-12")
def test_spirit_song_cancels_neutral_spells_in_sight() -> None:
    table = duel("meditate", "spirit-song")
    table.do("alice: cast meditate", "bob: answer spirit-song")
    assert table.hand("alice") == []
    table = duel("fireball", "spirit-song")
    table.play("alice: cast fireball", "alice: at @1")
    assert table.refuses("bob: answer spirit-song")


@rule("WW-MY-17", "WW-CAN-2")
def test_the_hammer_rolls_only_for_those_it_hurts() -> None:
    table = duel("", "shield", die=(4,), alice={"items": ["thors-hammer"]})
    table.do("alice: use thors-hammer hurl", "at @1", "bob: answer shield")
    assert (table.life("bob"), table.stun("bob"), table.state.chance.script) == (15, 0, [3])


@rule("WW-MY-18", "WW-RNG-5")
def test_the_wrath_stays_in_its_sector_and_spares_ones_own() -> None:
    table = arena(
        [{"at": "c1", "hand": ["wrath-of-quetzalcoatl"]}, {"at": "c8"}, {"at": "e5"}],
        beasts=[{"kind": "drake", "at": "d1"}, {"kind": "genie", "at": "a1", "owner": 1}],
    )
    table.do("alice: cast wrath-of-quetzalcoatl")
    assert [table.life(name) for name in ("alice", "bob", "cara")] == [15, 15, 13]
    assert (table.beast_life(5), table.beast_life(1)) == (4, 2)


# -- Totem -----------------------------------------------------------------------------------------


@rule("WW-TO-6", "WW-TO-15")
@pytest.mark.parametrize(("at", "life"), [("a5", 11), ("f5", 10)])
def test_a_bear_protects_wizard_and_creatures_in_its_sector_only(at: str, life: int) -> None:
    table = duel("fireball", things=[totem("bear", 1, at)])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == life
    drake = {"kind": "drake", "at": "d1", "owner": 1, "life": 12}
    table = duel("fireball", bob="j1", beasts=[drake], things=[totem("bear", 1, at)])
    table.do("alice: cast fireball", "at drake")
    assert table.beast_life(5) == life - 3


@rule("WW-TO-7", "WW-TO-10", "WW-TO-11", "WW-TO-15")
def test_totems_do_nothing_outside_their_sector() -> None:
    table = duel("fireball", die=(1,), things=[totem("cat", 1, "f5")])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10
    assert duel(begin=True, things=[totem("serpent", 0, "f5")]).life("bob") == 15
    table = duel(bob="d1", things=[totem("wolf", 0, "f5")])
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 14


@rule("WW-TO-10", "WW-KILL-2")
def test_a_serpent_bites_enemy_creatures_too_and_scores_nothing() -> None:
    table = arena(
        [{}, {"at": "a1", "life": 1}, {}],
        begin=True,
        things=[totem("serpent")],
        beasts=[{"kind": "drake", "at": "b1", "owner": 2}, {"kind": "genie", "at": "d1"}],
    )
    assert (table.beast_life(5), table.beast_life(1)) == (3, 4)
    assert table.state.players[1].cell == -1
    assert table.points("alice") == 0


@rule("WW-TO-11")
def test_a_wolf_strengthens_creatures() -> None:
    table = duel(at="a5", beasts=[{"kind": "drake", "at": "d1"}], things=[totem("wolf", 0, "b5")])
    table.do("alice: activate drake", "claw", "at @1")
    assert table.life("bob") == 12


@rule("WW-TO-12", "WW-TO-15")
def test_a_braced_totem_withstands_two_cracks() -> None:
    table = duel(
        "spiritual-infusion powerthrust energy-4", bob="j1", things=[totem("bear", 0, "d1")]
    )
    table.do("alice: cast spiritual-infusion", "mode 2", "cast powerthrust", "fuel energy-4")
    table.do("alice: at totem#1")
    assert table.things() == ["spirit-of-the-bear d1"]
    assert table.state.things[0].cracks == 2
    assert duel("spiritual-infusion", things=[totem("bear", 1)]).refuses(
        "alice: cast spiritual-infusion"
    )


@rule("WW-TO-14")
def test_the_ancestors_add_three_at_most_to_the_energy() -> None:
    things = [
        totem("bear", 0, "a5"),
        totem("owl", 0, "b5"),
        totem("raven", 0, "c5"),
        totem("wolf", 0, "f5"),
    ]
    table = duel("wrath-of-the-ancestors energy-4", things=things)
    table.do("alice: cast wrath-of-the-ancestors", "fuel energy-4", "at @1")
    assert table.life("bob") == 15 - 4 - 3


# -- Draconic --------------------------------------------------------------------------------------


@rule("WW-DR-2")
def test_dragon_scales_stay_and_lower_every_source() -> None:
    table = duel("raking-talons", bob="d1", spells=[{"card": "dragon-scales", "owner": 1}])
    table.do("alice: cast raking-talons", "at @1")
    assert table.life("bob") == 15


@rule("WW-DR-3", "WW-TO-2", "WW-MU-14")
@pytest.mark.parametrize(("card", "hurt"), [("fearsome-bite", 7), ("feral-strike", 6)])
def test_bites_and_claws_add_their_energy_and_are_physical(card: str, hurt: int) -> None:
    table = duel(f"{card} energy-4", bob="d1")
    table.do(f"alice: cast {card}", "fuel energy-4", "at @1")
    assert table.life("bob") == 15 - hurt
    table = duel(card, bob="d1", spells=[{"card": "strength"}])
    table.do(f"alice: cast {card}", "at @1")
    assert table.life("bob") == 15 - 2 * (hurt - 3)
    assert duel(card, bob="e1").refuses(f"alice: cast {card}")


@rule("WW-DR-4", "WW-AL-19")
def test_flame_breath_stops_at_walls_and_burns_stones() -> None:
    table = duel("flame-breath", at="c2", bob="d2", enemy={"items": ["lifestone"]})
    table.do("alice: cast flame-breath", "at e")
    assert table.life("bob") == 15  # a wall is between
    table = duel("flame-breath", at="c1", bob="e1", enemy={"items": ["lifestone"]})
    table.do("alice: cast flame-breath", "at e")
    assert (table.life("bob"), table.items("bob")) == (14, [])


@rule("WW-DR-8")
@pytest.mark.parametrize(("die", "life"), [(2, 13), (3, 13)])
def test_magic_resistance_halves_rounding_down_and_answers_spells_only(die: int, life: int) -> None:
    table = duel("fireball", "magic-resistance", die=(die,))
    table.do("alice: cast fireball", "at @1", "bob: answer magic-resistance")
    assert table.life("bob") == life
    table = duel("", "magic-resistance teleport", bob="d1")
    table.play("alice: punch")
    assert table.options("bob") == ["pass", "answer teleport"]


@rule("WW-DR-11", "WW-CRT-4")
def test_regeneration_heals_a_creature_of_ones_own() -> None:
    table = duel(
        begin=True,
        beasts=[{"kind": "drake", "at": "d1", "life": 3}],
        spells=[{"card": "regeneration", "on": "drake"}],
    )
    assert (table.beast_life(5), table.life("alice")) == (4, 15)


@rule("WW-DR-13", "WW-GAP-2e")
@pytest.mark.parametrize(("die", "there"), [(1, "c1"), (3, "e1"), (4, "e1")])
def test_tail_slap_pushes_as_far_as_it_hurts_until_a_wall(die: int, there: str) -> None:
    table = duel("tail-slap", at="a1", bob="b1", die=(die,))
    table.do("alice: cast tail-slap", "at @1")
    assert (table.life("bob"), table.where("bob")) == (15 - die, there)


@rule("WW-DR-15", "WW-V-4")
def test_winged_strike_flies_four_squares_over_objects_but_not_through_walls() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "b1", "owner": 1}
    table = duel("winged-strike", at="a1", bob="e1", things=[bush])
    table.do("alice: cast winged-strike", "at @1", "to e1")
    assert (table.where("alice"), table.life("alice"), table.life("bob")) == ("e1", 15, 12)
    assert duel("winged-strike", at="c3", bob="d3").refuses("alice: cast winged-strike")
    table = duel("winged-strike", at="a1", bob="e2", stunned=True)
    assert table.refuses("alice: cast winged-strike")
