"""How far Elemental, Mentalism, Mutation and Thaumaturgy go: numbers, ranges, targets."""

from spellhall.games.wiz_war.box.maze.board import RUBBLE
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

BUSH = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}
GNOME = [{"card": "gnome-form", "owner": 1, "on": "@1"}]


# -- Elemental -------------------------------------------------------------------------------------


@rule("WW-EL-3", "WW-CAN-2")
def test_a_bolt_that_does_no_damage_stuns_nobody() -> None:
    table = duel("lightning-bolt", "shield", bob="d1")
    table.do("alice: cast lightning-bolt", "at e", "bob: answer shield")
    assert (table.life("bob"), table.stun("bob")) == (15, 0)


@rule("WW-EL-6")
def test_a_wall_of_fire_answers_a_flood_but_no_dry_spell() -> None:
    table = duel("flood meditate", "wall-of-fire")
    table.do("alice: cast flood neutral", "unfuelled", "bob: answer wall-of-fire")
    assert table.spells() == []
    table = duel("meditate", "wall-of-fire negate-neutral")
    table.play("alice: cast meditate")
    assert table.options("bob") == ["pass", "answer negate-neutral"]


@rule("WW-EL-10", "WW-AMB-13")
def test_mist_carries_but_does_not_pass_walls_or_blocks() -> None:
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    table = duel(
        bob="j1", things=[block], treasures={"blue-1": "c1"}, spells=[{"card": "mist-body"}]
    )
    assert table.refuses("alice: step e")
    assert duel(at="c3", bob="j1", spells=[{"card": "mist-body"}]).refuses("alice: step e")
    table.do("alice: take treasure-blue-1")
    assert table.treasure(2) == "@0"


@rule("WW-EL-11")
def test_a_stone_block_falls_at_eight_cracks_and_is_no_wall() -> None:
    for cracks, stands in ((6, True), (7, False)):
        block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1, "cracks": cracks}
        table = duel("fireball", bob="j1", things=[block])
        table.do("alice: cast fireball", "at block#1")
        assert (table.things() != []) == stands
    table = duel("wallivore", bob="j1", things=[block])
    assert table.refuses("alice: cast wallivore")


@rule("WW-EL-12", "WW-MU-14")
def test_spikes_are_physical_need_sight_and_come_back_each_turn() -> None:
    table = duel(spells=[{"card": "stone-spikes"}, {"card": "strength"}])
    table.do("alice: use stone-spikes spike", "at @1")
    assert table.life("bob") == 9
    table.end_turn("alice").end_turn("bob")
    table.do("alice: use stone-spikes spike", "at @1")
    assert table.life("bob") == 3
    table = duel(at="c3", bob="d3", spells=[{"card": "stone-spikes"}])
    table.play("alice: use stone-spikes spike")
    assert table.refuses("alice: at @1")


@rule("WW-EL-13")
def test_windrider_flies_energy_and_two_squares_and_stops_at_objects() -> None:
    table = duel("windrider", at="a1", bob="j1")
    table.do("alice: cast windrider", "at e", "go e", "go e")
    assert (table.where("alice"), table.question("alice")) == ("d1", "act")
    table = duel("windrider energy-4", at="a1", bob="j1", things=[{**BUSH, "at": "c1"}])
    table.do("alice: cast windrider", "fuel energy-4", "at e")
    assert table.where("alice") == "b1"


# -- Mentalism -------------------------------------------------------------------------------------


@rule("WW-ME-1")
def test_absorb_spell_leaves_the_fuel_and_takes_counters_too() -> None:
    table = duel("powerthrust energy-5", "absorb-spell")
    table.do("alice: cast powerthrust", "fuel energy-5", "at @1", "bob: answer absorb-spell")
    assert (table.hand("bob"), sorted(table.discards())) == (
        ["powerthrust"],
        ["absorb-spell", "energy-5"],
    )
    table = duel("fireball absorb-spell", "full-shield")
    table.do(
        "alice: cast fireball", "at @1", "bob: answer full-shield", "alice: answer absorb-spell"
    )
    assert (table.life("bob"), table.hand("alice")) == (10, ["full-shield"])


@rule("WW-ME-4", "WW-DOOR-1")
def test_mental_force_walks_energy_and_three_through_the_victims_own_doors() -> None:
    table = duel("mental-force", at="f1", bob="g2")
    table.do("alice: cast mental-force", "at @1", "go e", "go e", "go e", "go s")
    assert (table.where("bob"), table.question("alice")) == ("j3", "act")


@rule("WW-ME-6")
def test_psychic_storm_goes_through_walls_but_not_through_seams() -> None:
    table = duel("psychic-storm energy-4", at="c1", bob="d3")
    table.do("alice: cast psychic-storm", "fuel energy-4", "at c3")
    assert (table.life("alice"), table.life("bob")) == (15, 11)
    table = duel("psychic-storm energy-4", at="c1", bob="h5")
    table.do("alice: cast psychic-storm", "fuel energy-4", "at c1")
    assert (table.life("alice"), table.life("bob")) == (11, 15)


@rule("WW-ME-7", "WW-LIFE-1")
def test_share_life_keeps_within_twenty() -> None:
    table = duel("share-life", alice={"life": 20}, enemy={"life": 20})
    table.do("alice: cast share-life", "at @1")
    assert (table.life("alice"), table.life("bob")) == (20, 20)


@rule("WW-ME-8", "WW-AMB-9")
def test_thought_steal_takes_two_at_most_and_goes_down_to_the_limit() -> None:
    full = "thought-steal dagger swap yoink dispel zot meditate"
    table = duel(full, "fireball shield ward")
    table.do("alice: cast thought-steal", "at @1", "take fireball", "take shield")
    assert table.question("alice") == "trim"
    table.do("alice: discard dagger")
    assert (len(table.hand("alice")), table.hand("bob")) == (7, ["ward"])


@rule("WW-ME-12", "WW-TGT-9")
def test_a_projection_needs_an_empty_square_within_three() -> None:
    table = duel("astral-projection", at="c3", bob="d3", things=[{**BUSH, "at": "d4"}])
    table.play("alice: cast astral-projection")
    options = table.options("alice")
    assert "at e4" in options
    assert not {"at c3", "at d3", "at d4", "at e5", "at e1"} & set(options)


# -- Mutation --------------------------------------------------------------------------------------


@rule("WW-MU-2", "WW-KILL-2")
def test_a_disease_scores_nothing() -> None:
    table = arena([{"at": "c1"}, {"at": "d1", "life": 3}, {}], spells=[{"card": "disease"}])
    table.do("alice: step e")
    assert table.state.players[1].cell == -1
    assert table.points("alice") == 0


@rule("WW-MU-5", "WW-TRS-1")
def test_a_stretch_for_a_treasure_ends_the_phase_and_a_punch_is_as_strong_as_ever() -> None:
    table = duel("stretch", bob="j1", treasures={"blue-1": "a1"})
    table.do("alice: cast stretch neutral", "at treasure-blue-1")
    assert table.treasure(2) == "@0"
    assert table.question("alice") != "act"
    table = duel("stretch", spells=[{"card": "strength"}])
    table.do("alice: cast stretch attack", "at @1")
    assert table.life("bob") == 13
    assert table.refuses("alice: punch")


@rule("WW-MU-6")
def test_adrenaline_may_be_given_to_another_and_runs_out() -> None:
    table = duel("adrenaline", "fireball ka-bong")
    table.do("alice: cast adrenaline", "at @1")
    assert table.state.spells[0].target == 1
    table.end_turn("alice")
    table.do("bob: cast fireball", "at @0", "cast ka-bong", "at @0")
    assert table.life("alice") == 6


@rule("WW-MU-13", "WW-NE-1")
def test_a_slime_passes_objects_but_no_walls_and_cannot_be_evaded() -> None:
    table = duel(bob="d1", things=[BUSH], spells=[{"card": "slime-form"}, *GNOME])
    table.do("alice: step e")
    assert (table.life("alice"), table.life("bob")) == (15, 14)
    assert duel(at="c3", bob="j1", spells=[{"card": "slime-form"}]).refuses("alice: step e")


@rule("WW-MU-14", "WW-TRS-2")
def test_strength_wrests_nothing_on_a_one_and_no_second_treasure() -> None:
    table = duel(bob="c1", die=(1,), enemy={"carries": "red-1"}, spells=[{"card": "strength"}])
    table.do("alice: use strength wrest", "at @1")
    assert table.treasure(0) == "@1"
    assert table.refuses("alice: punch")
    table = duel(
        bob="c1",
        die=(4,),
        alice={"carries": "blue-1"},
        enemy={"carries": "red-1", "items": ["dagger"]},
        spells=[{"card": "strength"}],
    )
    table.do("alice: use strength wrest", "at @1")
    assert (table.items("alice"), table.treasure(0)) == (["dagger"], "@1")
    assert duel(bob="d1", spells=[{"card": "strength"}]).refuses("alice: use strength wrest")


@rule("WW-MU-15", "WW-TGT-11")
def test_a_wallivore_eats_no_doors() -> None:
    table = duel("wallivore", at="d2", bob="j1")
    table.play("alice: cast wallivore")
    assert table.refuses("alice: at d2|d3")
    assert "at c2|d2" in table.options("alice")


# -- Thaumaturgy -----------------------------------------------------------------------------------


@rule("WW-TH-7")
def test_a_globe_goes_six_steps_and_no_doors() -> None:
    for energy, word in ((4, "energy-4"), (5, "energy-5")):
        table = duel(f"globe-of-pain {word}", at="a1", bob="e3")
        table.do("alice: cast globe-of-pain", f"fuel {word}", "at @1")
        assert table.life("bob") == 15 - energy
    assert duel("globe-of-pain", at="a1", bob="f3").refuses("alice: cast globe-of-pain")


@rule("WW-TH-9", "WW-TIME-2")
def test_a_slow_death_ends_with_its_tokens() -> None:
    table = duel("slow-death energy-4")
    table.do("alice: cast slow-death", "fuel energy-4", "at @1")
    assert [spell.tokens for spell in table.state.spells] == [4]
    table.end_turn("alice").do("bob: end", "keep", "draw", "done")
    assert table.life("bob") == 14
    assert [spell.tokens for spell in table.state.spells] == [3]


@rule("WW-TH-18", "WW-CRK-3")
def test_a_sealed_door_can_be_destroyed_and_keeps_out_keys() -> None:
    seal = [{"card": "seal-door", "owner": 1, "on": "g2|h2"}]
    assert duel(at="g2", bob="j1", alice={"items": ["master-key"]}, spells=seal).refuses(
        "alice: step e"
    )
    table = duel("destroy-wall", at="g2", bob="j1", spells=seal)
    table.do("alice: cast destroy-wall", "at g2|h2")
    assert (table.line_kind("g2|h2"), table.spells()) == (RUBBLE, [])


@rule("WW-TH-15", "WW-EL-6")
def test_passing_a_wall_is_for_one_step_and_a_neighbouring_wall() -> None:
    table = duel("pass-through-wall", at="c3", bob="j1")
    table.do("alice: cast pass-through-wall", "at b3|c3", "step w")
    assert table.where("alice") == "b3"
    assert table.refuses("alice: step e")
    table = duel("pass-through-wall", at="c1", bob="j1")
    assert table.refuses("alice: cast pass-through-wall")  # no wall beside c1 but the outer one
