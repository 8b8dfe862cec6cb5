"""How far the cards of Malefic Curses go: numbers, ranges, targets, durations and savers."""

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

GNOME = {"card": "gnome-form", "owner": 1, "on": "@1"}


# -- Hexcraft --------------------------------------------------------------------------------------


@rule("WW-HC-1")
def test_beguile_walks_three_squares_at_most_and_one_without_cards_must_walk() -> None:
    table = duel("beguile", bob="b1")
    table.do("alice: cast beguile", "at @1", "go e", "go e", "go e")
    assert (table.where("bob"), table.question("alice")) == ("e1", "act")


@rule("WW-HC-3", "WW-EL-4")
def test_a_curse_of_fire_burns_for_counters_and_spells_and_water_ends_it() -> None:
    curse = {"card": "curse-of-fire", "owner": 0, "on": "@1"}
    table = duel("fireball", "full-shield", spells=[curse])
    table.do("alice: cast fireball", "at @1", "bob: answer full-shield")
    assert table.life("bob") == 14
    table = duel("waterbolt", spells=[curse])
    table.do("alice: cast waterbolt attack", "damage 1", "at @1")
    assert table.spells() == []
    table = duel("energy-4", spells=[{**curse, "owner": 1, "on": "@0"}])
    table.do("alice: boost energy-4")
    assert table.life("alice") == 15  # spent for energy, not played


@rule("WW-HC-4", "WW-MOVE-7")
def test_a_curse_of_ice_slows_its_victim_for_its_energy() -> None:
    table = duel("curse-of-ice")
    table.do("alice: cast curse-of-ice", "at @1")
    table.end_turn("alice")
    assert table.mp() == 2
    table.end_turn("bob")
    assert table.spells() == []


@rule("WW-HC-6", "WW-CH-5", "WW-CNT-11")
def test_a_flux_shield_cuts_its_energy_too() -> None:
    table = duel("fireball", "flux-shield energy-4", die=(1,))
    table.do("alice: cast fireball", "at @1", "bob: answer flux-shield", "fuel energy-4")
    assert table.life("bob") == 15


@rule("WW-HC-7", "WW-HEX-5")
def test_a_hex_acts_on_wizards_only() -> None:
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "d1", "owner": 1}
    table = duel(at="a5", bob="j1", beasts=[{"kind": "minotaur", "at": "c1"}], things=[curse])
    table.do("alice: activate minotaur", "step e")
    assert table.beast_life(3) == 4


@rule("WW-HC-10", "WW-REL-3", "WW-TEL-4")
def test_a_hex_of_teleportation_leaves_the_relic_behind_and_wraps_round_the_map() -> None:
    curse = {"kind": "hex", "card": "hex-of-teleportation", "at": "d1", "owner": 0}
    table = duel(die=(1, 1), bob="j3", alice={"items": ["hermes-sandals"]}, things=[curse])
    assert table.mp() == 5
    table.do("alice: step e")
    assert table.where("alice") == "d1"  # sandals keep the hex away
    table = duel(die=(1, 1), bob="j3", alice={"items": ["eye-of-horus"]}, things=[curse])
    table.do("alice: step e")
    assert (table.where("alice"), table.items("alice")) == ("i5", [])
    assert "eye-of-horus d1" in table.things()


@rule("WW-HC-11")
def test_scourge_adds_three_at_most() -> None:
    hexes = [
        {"kind": "hex", "card": f"hex-of-{kind}", "at": f"{at}5"}
        for kind, at in (("pain", "a"), ("lethargy", "b"), ("amnesia", "c"), ("teleportation", "d"))
    ]
    table = duel("scourge energy-4", things=hexes)
    table.do("alice: cast scourge", "fuel energy-4", "at @1")
    assert table.life("bob") == 15 - 4 - 3


@rule("WW-HC-13", "WW-V-4")
def test_terrify_drives_energy_and_two_squares_into_what_lies_there() -> None:
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "d1", "owner": 0}
    table = duel("terrify", at="a1", bob="b1", things=[curse])
    table.do("alice: cast terrify", "at @1", "go e", "go e", "go e")
    assert (table.where("bob"), table.life("bob")) == ("e1", 12)


# -- Chaos -----------------------------------------------------------------------------------------


@rule("WW-CH-7", "WW-RNG-4")
@pytest.mark.parametrize(("die", "cards"), [(1, 3), (2, 0), (3, 0), (4, 1)])
def test_nevermind_answers_any_spell_from_anywhere(die: int, cards: int) -> None:
    table = duel("meditate", "nevermind", at="a5", bob="f5", die=(die,))
    table.do("alice: cast meditate", "bob: answer nevermind")
    assert len(table.hand("alice")) == cards


@rule("WW-CH-7", "WW-AMB-65", "WW-HC-3", "WW-LIFE-2")
def test_nevermind_returns_nothing_to_the_dead() -> None:
    curse = {"card": "curse-of-fire", "owner": 1, "on": "@0"}
    alice = {"at": "c1", "life": 2, "hand": ["fireball", "anti-anti"]}
    bob = {"at": "e1", "hand": ["nevermind"]}
    table = arena([alice, bob, {}], chance=[3], spells=[curse])
    # The curse takes her last life as she answers; then the 4 is rolled.
    table.do("alice: cast fireball", "at @1", "bob: answer nevermind", "alice: answer anti-anti")
    assert (table.life("alice"), table.life("bob"), table.hand("alice")) == (0, 15, [])
    assert table.discards() == ["curse-of-fire", "anti-anti", "nevermind", "fireball"]


@rule("WW-CH-9", "WW-DUR-2")
def test_a_mist_has_five_squares_at_most_and_fades_with_its_energy() -> None:
    table = duel("prismatic-mist", at="a1", bob="j1", alice={"items": ["visionstone"]})
    table.do("alice: cast prismatic-mist", "at b1", "at c1", "at d1", "at e1", "at c2")
    assert len(table.things()) == 5
    assert table.sees("a1", "e1")
    table.end_turn("alice").end_turn("bob")
    assert (table.things(), table.spells()) == ([], [])


@rule("WW-CH-10")
def test_a_prismatic_storm_stays_in_its_sector_and_cannot_be_evaded() -> None:
    table = arena(
        [{"at": "c1", "hand": ["prismatic-storm"]}, {"at": "e5"}, {"at": "c8"}],
        spells=[GNOME],
        beasts=[{"kind": "drake", "at": "b1", "owner": 2}],
        chance=[0, 1, 2],
    )
    table.do("alice: cast prismatic-storm")
    lives = [table.life(name) for name in ("alice", "bob", "cara")]
    assert (lives, table.beast_life(5)) == ([14, 13, 15], 1)


@rule("WW-CH-14", "WW-NE-14")
def test_yank_pulls_its_energy_and_one() -> None:
    table = duel("yank energy-4", at="a1", bob="e1")
    table.do("alice: cast yank", "fuel energy-4", "at @1")
    assert (table.where("bob"), table.life("bob")) == ("a1", 14)


# -- Necromancy ------------------------------------------------------------------------------------


@rule("WW-NE-1")
def test_bone_armor_does_nothing_against_magic() -> None:
    armor = [{"card": "bone-armor", "owner": 1}]
    table = duel("fireball", spells=armor)
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10
    table = duel("ka-bong", spells=armor)
    table.do("alice: cast ka-bong", "at @1")
    assert table.life("bob") == 13


@rule("WW-NE-2", "WW-CRK-2")
def test_a_boneyard_falls_at_two_cracks() -> None:
    yard = {"kind": "boneyard", "card": "boneyard", "at": "d1", "owner": 1}
    for fuel, stands in (("unfuelled", True), ("fuel energy-4", False)):
        table = duel("powerthrust energy-4", bob="j1", things=[yard])
        table.do("alice: cast powerthrust", fuel, "at boneyard#1")
        assert (table.things() != []) == stands


@rule("WW-NE-5", "WW-LIFE-1")
def test_drain_life_heals_by_what_was_really_lost() -> None:
    table = duel("drain-life energy-4", "shield", alice={"life": 10})
    table.do("alice: cast drain-life", "fuel energy-4", "at @1", "bob: answer shield")
    assert (table.life("bob"), table.life("alice")) == (14, 11)


@rule("WW-NE-11", "WW-OBJ-6")
def test_a_skull_servant_goes_three_steps_and_brings_no_treasure() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "a2"}
    table = duel(
        bob="j1", alice={"items": ["skull-servant"]}, things=[rock], treasures={"blue-1": "b1"}
    )
    table.do("alice: use skull-servant fetch")
    assert table.items("alice") == ["skull-servant", "large-rock"]
    far = {**rock, "at": "a3"}
    table = duel(bob="j1", alice={"items": ["skull-servant"]}, things=[far])
    assert table.refuses("alice: use skull-servant fetch")


@rule("WW-NE-12", "WW-CAN-2")
def test_spectral_grasp_takes_from_the_hurt_only() -> None:
    table = duel("spectral-grasp", enemy={"items": ["dagger"]})
    table.do("alice: cast spectral-grasp", "at @1", "pick dagger")
    assert (table.items("alice"), table.items("bob")) == (["dagger"], [])
    table = duel("spectral-grasp", "shield", enemy={"items": ["dagger"]})
    table.do("alice: cast spectral-grasp", "at @1", "bob: answer shield")
    assert (table.items("bob"), table.question("alice")) == (["dagger"], "act")


@rule("WW-NE-13")
def test_wraith_strike_reaches_neighbours_only() -> None:
    assert duel("wraith-strike", at="c1", bob="e1").refuses("alice: cast wraith-strike")
    table = duel("wraith-strike energy-4", at="c1", bob="d1")
    table.do("alice: cast wraith-strike", "fuel energy-4", "at @1")
    assert table.life("bob") == 8
