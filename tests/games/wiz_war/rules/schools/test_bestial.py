"""Every card of Mythology, Totem and Draconic is played; creatures, relics and totems."""

import pytest

from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena, duel, words


def beast(kind: str, at: str = "d1", owner: int = 0, life: int = 4) -> dict[str, object]:
    return {"kind": kind, "at": at, "owner": owner, "life": life}


@rule("WW-MY-1")
def test_embrace_holds_its_victim_while_the_attacker_is_near() -> None:
    table = duel("embrace-of-jorogumo energy-4", bob="d1")
    table.do("alice: cast embrace-of-jorogumo", "fuel energy-4", "at @1")
    assert table.life("bob") == 14
    table.end_turn("alice")
    assert not any(text.startswith("step") for text in table.options("bob"))
    table = duel(
        "teleport windrider",
        bob="d1",
        spells=[{"card": "embrace-of-jorogumo", "owner": 1, "on": "@0"}],
    )
    assert "cast teleport neutral" in table.options("alice")
    assert table.refuses("alice: cast windrider")


@rule("WW-MY-4")
def test_eye_of_horus_looks_at_a_hand_each_turn_and_through_a_wall() -> None:
    table = duel("fireball", "dagger", alice={"items": ["eye-of-horus"]})
    table.do("alice: use eye-of-horus look")
    assert words(table.match.sight(0).players[1].known) == ["dagger"]
    assert table.refuses("alice: use eye-of-horus look")
    table = duel("fireball", at="c3", bob="d3", alice={"items": ["eye-of-horus"]})
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10


@rule("WW-MY-5")
def test_hermes_sandals_are_fast_and_ignore_hexes_tacks_and_bushes() -> None:
    table = duel(
        "hermes-sandals",
        things=[
            {"kind": "hex", "card": "hex-of-pain", "at": "d1"},
            {"kind": "rosebush", "card": "rosebush", "at": "e1"},
        ],
        bob="j1",
    )
    table.do("alice: play hermes-sandals")
    assert table.mp() == 5
    table.do("alice: step e", "step e")
    assert table.life("alice") == 15


@rule("WW-MY-6")
def test_ilmarinens_astrolabe_turns_the_own_sector_instead_of_an_attack() -> None:
    table = duel("fireball", alice={"items": ["ilmarinens-astrolabe"]})
    table.do("alice: use ilmarinens-astrolabe turn", "mode 2")
    assert table.state.turns[0] == 3
    assert table.where("alice") == "a3"
    assert table.refuses("alice: cast fireball")


@rule("WW-MY-7", "WW-V-24")
def test_medusas_gaze_stuns_or_hurts_the_stunned() -> None:
    table = duel("medusas-gaze")
    table.do("alice: cast medusas-gaze", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (15, 2)
    table = duel("medusas-gaze", enemy={"stun": 1})
    table.do("alice: cast medusas-gaze", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (12, 1)


@rule("WW-MY-8", "WW-V-2", "WW-LIFE-1", "WW-COMP-4")
def test_mercy_heals_up_to_twenty() -> None:
    table = duel("mercy-of-quetzalcoatl energy-5", alice={"life": 16})
    table.do("alice: cast mercy-of-quetzalcoatl", "fuel energy-5", "at @0")
    assert table.life("alice") == 20


@rule("WW-MY-9")
def test_phoenix_flames_ward_off_fire_and_death() -> None:
    table = duel("fireball", spells=[{"card": "phoenix-flames", "owner": 1}])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 15
    table = duel(
        "ka-bong", bob="d1", enemy={"life": 3}, spells=[{"card": "phoenix-flames", "owner": 1}]
    )
    table.do("alice: cast ka-bong", "at @1")
    assert (table.life("bob"), table.life("alice")) == (5, 13)
    assert table.spells() == []


@rule("WW-MY-10", "WW-TO-4", "WW-DR-9")
def test_planar_call_brings_a_card_a_creature_or_health() -> None:
    table = duel("planar-call", discard=["summon-genie"])
    table.do("alice: cast planar-call", "mode 1", "at summon-genie")
    assert table.hand("alice") == ["summon-genie"]
    table = duel("planar-call", beasts=[beast("genie", "j5")])
    table.do("alice: cast planar-call", "mode 2", "to d1")
    assert table.beast_at(1) == "d1"
    table = duel("planar-call", beasts=[beast("genie", "j5")])
    table.do("alice: cast planar-call", "mode 3")
    assert table.beast_life(1) == 7


@rule("WW-MY-11")
def test_siren_song_pulls_along_a_shortest_walk() -> None:
    table = duel("siren-song", at="a1", bob="e1")
    table.do("alice: cast siren-song", "unfuelled", "at @1")
    assert table.where("bob") == "a1"


@rule("WW-MY-12")
def test_spirit_song_cancels_a_summoning() -> None:
    table = duel("summon-drake", "spirit-song", bob="e1")
    table.do("alice: cast summon-drake", "bob: answer spirit-song")
    assert table.state.beasts == []
    assert table.spells() == []


SUMMONINGS = [
    pytest.param(0, "boggart", marks=rule("WW-MY-13")),
    pytest.param(1, "genie", marks=rule("WW-MY-14")),
    pytest.param(2, "grendel", marks=rule("WW-MY-15")),
    pytest.param(3, "minotaur", marks=rule("WW-MY-16")),
    pytest.param(4, "totem-spirit", marks=rule("WW-TO-13")),
    pytest.param(5, "drake", marks=rule("WW-DR-12")),
]


@rule("WW-SUM-2", "WW-SUM-3", "WW-SUM-5", "WW-AMB-3", "WW-V-22", "WW-EX-16")
@pytest.mark.parametrize(("kind", "name"), SUMMONINGS)
def test_a_summoning_costs_life_and_brings_a_creature(kind: int, name: str) -> None:
    table = duel(f"summon-{name}", bob="j1", die=(3,))
    table.do(f"alice: cast summon-{name}", "to d1")
    assert table.life("alice") == 13
    assert table.beast_at(kind) == "d1"
    assert table.beast_life(kind) == CREATURES[kind].life + 3
    assert table.spells("alice") == [f"summon-{name}"]
    assert table.match.sight(0).players[0].load == 1


@rule("WW-SUM-1", "WW-MY-12")
def test_a_summoning_must_be_countered_before_its_die_is_rolled() -> None:
    table = duel("summon-drake", "spirit-song", die=(3,))
    table.do("alice: cast summon-drake", "bob: answer spirit-song")
    assert (table.life("alice"), table.state.beasts, table.spells()) == (15, [], [])
    assert table.state.chance.script == [2]


@rule("WW-SUM-4", "WW-SUM-2")
def test_a_dead_summoner_has_no_creature_and_nothing_prevents_the_cost() -> None:
    table = arena(
        [
            {"at": "c1", "life": 2, "hand": ["summon-drake", "shield"], "items": ["bloodshard"]},
            {},
            {},
        ],
        chance=[3],
    )
    table.do("alice: cast summon-drake")
    assert table.state.players[0].cell == -1
    assert table.state.beasts == []


def act(table: Arena, name: str, *choices: str) -> Arena:
    return table.do(f"alice: activate {name}", *choices)


@rule("WW-CRE-1", "WW-CRT-2")
def test_the_boggart_pinches_takes_and_carries_treasures() -> None:
    table = duel(bob="e1", beasts=[beast("boggart")], enemy={"carries": "red-1"})
    act(table, "boggart", "pinch", "at @1", "pick treasure-red-1")
    assert table.life("bob") == 14
    assert table.treasure(0) == "@8"
    table = duel(bob="j1", beasts=[beast("boggart")], treasures={"blue-1": "d1"})
    act(table, "boggart", "take treasure-blue-1")
    assert (table.treasure(2), table.question("alice")) == ("@8", "act")
    assert table.refuses("alice: activate boggart")  # until the next turn
    table.end_turn("alice").end_turn("bob")
    act(table, "boggart", "step w", "drop-treasure", "step w")
    assert (table.treasure(2), table.beast_at(0)) == ("c1", "b1")
    table = duel("dagger", bob="j1", beasts=[beast("boggart")], treasures={"blue-1": "d1"})
    act(table, "boggart", "take treasure-blue-1")
    assert table.options("alice") == ["end"]


@rule("WW-CRE-2")
def test_the_genie_gusts_bolts_and_ignores_doors() -> None:
    table = duel(at="a1", bob="d1", beasts=[beast("genie", "c1")])
    act(table, "genie", "gust", "at @1")
    assert table.where("bob") == "e1"
    table = duel(at="a1", bob="e1", beasts=[beast("genie", "g2")])
    act(table, "genie", "step e")
    assert table.beast_at(1) == "h2"
    table = duel(at="a1", bob="e1", beasts=[beast("genie", "d1")])
    act(table, "genie", "bolt", "at @1")
    assert table.life("bob") == 13


@rule("WW-CRE-3")
def test_grendel_rends_or_smashes_a_wall() -> None:
    table = duel(bob="e1", beasts=[beast("grendel")])
    act(table, "grendel", "rend", "at @1")
    assert table.life("bob") == 12
    table = duel(at="b1", bob="j1", beasts=[beast("grendel", "b2")])
    act(table, "grendel", "smash", "at b1|b2")
    assert table.cracks("b1|b2") == 2


@rule("WW-CRE-4")
def test_the_minotaur_gores_harder_after_a_straight_run() -> None:
    table = duel(at="a5", bob="e1", beasts=[beast("minotaur", "b1")])
    act(table, "minotaur", "step e", "step e", "step e", "gore", "at @1")
    assert table.life("bob") == 11
    table = duel(at="a5", bob="e1", beasts=[beast("minotaur", "d1")])
    act(table, "minotaur", "gore", "at @1")
    assert table.life("bob") == 13


@rule("WW-CRE-5")
def test_the_totem_spirit_walks_through_walls_near_its_masters_totem() -> None:
    totem = {"kind": "totem", "card": "spirit-of-the-bear", "at": "a5"}
    table = duel(at="a1", bob="d3", beasts=[beast("totem-spirit", "b3")], things=[totem])
    act(table, "totem-spirit", "step e", "step e", "fang", "at @1")
    assert table.beast_at(4) == "d3"
    assert table.life("bob") == 12
    table = duel(at="a1", bob="b4", beasts=[beast("totem-spirit", "b3")])
    act(table, "totem-spirit")
    assert table.refuses("alice: step e")
    table.do("alice: fang", "at @1")
    assert table.life("bob") == 13


@rule("WW-CRE-6")
def test_the_drake_flies_over_objects_claws_and_breathes() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "d1"}
    table = duel(at="a5", bob="e1", beasts=[beast("drake", "c1")], things=[bush])
    act(table, "drake", "step e")
    assert table.beast_life(5) == 4
    table = duel(at="a5", bob="e1", beasts=[beast("drake", "b1")])
    act(table, "drake", "breath", "at @1")
    assert table.life("bob") == 12
    table = duel(at="a5", bob="e1", beasts=[beast("drake", "d1")])
    act(table, "drake", "claw", "at @1")
    assert table.life("bob") == 13


@rule("WW-CRE-7")
def test_each_creature_exists_once() -> None:
    table = duel("summon-drake", bob="j1", die=(1,))
    assert "cast summon-drake" in table.options("alice")
    table.do("alice: cast summon-drake", "to d1")
    table.state.players[0].hand.append(table.state.beasts[0].card)
    assert table.refuses("alice: cast summon-drake")


@rule("WW-MY-17")
def test_thors_hammer_comes_back_and_may_stun() -> None:
    for die, stun in ((4, 1), (3, 0)):
        table = duel(die=(die,), alice={"items": ["thors-hammer"]})
        table.do("alice: use thors-hammer hurl", "at @1")
        assert (table.life("bob"), table.stun("bob")) == (12, stun)
        assert table.items("alice") == ["thors-hammer"]


@rule("WW-MY-18")
def test_wrath_of_quetzalcoatl_hurts_enemies_in_the_sector_laden_ones_more() -> None:
    table = arena(
        [
            {"at": "c1", "hand": ["wrath-of-quetzalcoatl"]},
            {"at": "e5"},
            {"at": "a5", "carries": "red-1"},
        ]
    )
    table.do("alice: cast wrath-of-quetzalcoatl")
    assert [table.life(name) for name in ("alice", "bob", "cara")] == [15, 13, 12]


@rule("WW-MY-19")
def test_zeus_fury_strikes_and_sparks_to_the_neighbours() -> None:
    table = arena([{"at": "a1", "hand": ["zeus-fury"]}, {"at": "d1"}, {"at": "e1"}])
    table.do("alice: cast zeus-fury", "unfuelled", "at @1")
    assert (table.life("bob"), table.life("cara")) == (13, 14)


@rule("WW-TO-2", "WW-GAP-2c", "WW-CATK-1", "WW-CATK-2")
def test_a_creature_attack_spell_is_cast_by_wizard_or_creature() -> None:
    table = duel("feral-strike", bob="d1")
    table.do("alice: cast feral-strike", "unfuelled", "at @1")
    assert table.life("bob") == 12
    table = duel("feral-strike", at="a1", bob="e1", beasts=[beast("grendel")])
    act(table, "grendel", "cast feral-strike", "unfuelled", "at @1")
    assert table.life("bob") == 12
    assert "feral-strike" in table.discards()


@rule("WW-TO-5", "WW-V-24")
def test_primal_scream_hurts_and_stuns_all_others_in_the_sector() -> None:
    table = duel("primal-scream", bob="e5", beasts=[beast("drake", "a5")])
    table.do("alice: cast primal-scream")
    assert (table.life("bob"), table.stun("bob"), table.beast_life(5)) == (14, 1, 3)
    assert table.life("alice") == 15


def totem(name: str, owner: int = 1, at: str = "a5") -> dict[str, object]:
    return {"kind": "totem", "card": f"spirit-of-the-{name}", "at": at, "owner": owner}


@rule("WW-TO-6")
def test_the_bear_protects_in_its_sector() -> None:
    table = duel("fireball", things=[totem("bear")])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 11


@rule("WW-TO-7")
def test_the_cat_evades_on_one_and_opens_doors() -> None:
    for die, life in ((1, 15), (2, 10)):
        table = duel("fireball", die=(die,), things=[totem("cat")])
        table.do("alice: cast fireball", "at @1")
        assert table.life("bob") == life
    table = duel(at="g2", bob="a1", things=[totem("cat", 0, "f5")])
    assert "step e" in table.options("alice")


@rule("WW-TO-8")
def test_the_owl_lends_its_eyes() -> None:
    table = duel("fireball", at="c3", bob="e1", things=[totem("owl", 0, "a1")])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10


@rule("WW-TO-9")
def test_the_raven_draws_when_an_enemy_casts_a_neutral_spell_there() -> None:
    table = duel("meditate meditate", things=[totem("raven")])
    table.do("alice: cast meditate", "bob: draw")
    assert len(table.hand("bob")) == 1
    table.do("alice: cast meditate#2")
    assert len(table.hand("bob")) == 1


@rule("WW-TO-10")
def test_the_serpent_bites_enemies_in_its_sector() -> None:
    table = duel(begin=True, things=[totem("serpent", 0)])
    assert (table.life("alice"), table.life("bob")) == (15, 14)


@rule("WW-TO-11")
def test_the_wolf_strengthens_attacks_in_its_sector() -> None:
    table = duel(bob="d1", things=[totem("wolf", 0)])
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 13


@rule("WW-TO-12")
def test_spiritual_infusion_heals_a_creature_or_braces_a_totem() -> None:
    table = duel("spiritual-infusion", beasts=[beast("drake")])
    table.do("alice: cast spiritual-infusion", "mode 1")
    assert table.beast_life(5) == 8
    table = duel("spiritual-infusion", things=[totem("bear", 0)])
    table.do("alice: cast spiritual-infusion", "mode 2")
    assert table.state.things[0].limit == 3


@rule("WW-TO-14")
def test_wrath_of_the_ancestors_counts_totems() -> None:
    table = duel("wrath-of-the-ancestors", things=[totem("owl", 0), totem("raven", 0, "b5")])
    table.do("alice: cast wrath-of-the-ancestors", "unfuelled", "at @1")
    assert table.life("bob") == 12


@rule("WW-TO-15")
def test_a_totem_stands_beside_its_maker_and_falls_to_any_damage() -> None:
    table = duel("spirit-of-the-bear", at="c2", bob="j1")
    table.play("alice: cast spirit-of-the-bear")
    assert table.options("alice") == ["at c1", "at b2"]
    table = duel("zot", bob="j1", things=[totem("bear", 1, "d1")])
    table.do("alice: cast zot", "mode 1", "unfuelled", "at totem#1")
    assert table.things() == []


@rule("WW-DR-2")
def test_dragon_scales_take_two_off() -> None:
    table = duel("fireball", "dragon-scales")
    table.do("alice: cast fireball", "at @1", "bob: answer dragon-scales", "unfuelled")
    assert table.life("bob") == 12


@rule("WW-DR-3")
def test_fearsome_bite_deals_energy_and_three() -> None:
    table = duel("fearsome-bite", bob="d1")
    table.do("alice: cast fearsome-bite", "unfuelled", "at @1")
    assert table.life("bob") == 11


@rule("WW-DR-4")
def test_flame_breath_burns_a_line_of_three() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "d1"}
    table = duel("flame-breath energy-4", at="b1", bob="e1", things=[bush])
    table.do("alice: cast flame-breath", "fuel energy-4", "at e")
    assert table.life("bob") == 11
    assert table.things() == []
    table = duel("flame-breath", at="a1", bob="e1")
    table.do("alice: cast flame-breath", "unfuelled", "at e")
    assert table.life("bob") == 15


@rule("WW-DR-8")
def test_magic_resistance_halves_or_cancels() -> None:
    for die, life in ((1, 10), (3, 13), (4, 15)):
        table = duel("fireball", "magic-resistance", die=(die,))
        table.do("alice: cast fireball", "at @1", "bob: answer magic-resistance")
        assert table.life("bob") == life


@rule("WW-DR-10")
def test_raking_talons_are_two_sources() -> None:
    table = duel("raking-talons", bob="d1", enemy={"items": ["bloodshard"]})
    table.do("alice: cast raking-talons", "at @1")
    assert table.life("bob") == 13


@rule("WW-DR-11")
def test_regeneration_heals_when_time_passes() -> None:
    table = duel(begin=True, alice={"life": 8}, spells=[{"card": "regeneration"}])
    assert table.life("alice") == 9


@rule("WW-DR-13")
def test_tail_slap_hurts_and_pushes_by_a_die() -> None:
    table = duel("tail-slap", at="b1", bob="c1", die=(2,))
    table.do("alice: cast tail-slap", "at @1")
    assert (table.life("bob"), table.where("bob")) == (13, "e1")


@rule("WW-DR-14")
def test_treasure_lust_makes_drop_or_suffer() -> None:
    for answer, life, place in (("drop", 10, "e1"), ("suffer", 7, "@1")):
        table = duel("fireball", spells=[{"card": "treasure-lust"}], enemy={"carries": "red-1"})
        table.do("alice: cast fireball", "at @1", f"bob: {answer}")
        assert (table.life("bob"), table.treasure(0)) == (life, place)


@rule("WW-DR-15")
def test_winged_strike_flies_straight_to_its_victim() -> None:
    table = duel("winged-strike", at="a1", bob="e1")
    table.do("alice: cast winged-strike", "at @1", "to d1")
    assert (table.where("alice"), table.life("bob")) == ("d1", 12)
