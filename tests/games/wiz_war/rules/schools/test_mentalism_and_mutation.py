"""Every card of Mentalism and Mutation is played."""

from spellhall.games.wiz_war.box.maze.board import RUBBLE
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel, words


@rule("WW-ME-1")
def test_absorb_spell_cancels_any_spell_and_takes_its_card() -> None:
    table = duel("fireball", "absorb-spell")
    table.do("alice: cast fireball", "at @1", "bob: answer absorb-spell")
    assert table.hand("bob") == ["fireball"]
    assert table.life("bob") == 15
    assert table.discards() == ["absorb-spell"]


@rule("WW-ME-3", "WW-DEC-15")
def test_brain_burn_hurts_for_each_card_and_spell_the_victim_keeps() -> None:
    table = duel("brain-burn", "dagger dispel", spells=[{"card": "shatter", "owner": 1}])
    table.do("alice: cast brain-burn", "at @1", "bob: discard dagger", "finish shatter", "enough")
    assert table.life("bob") == 14
    assert table.hand("bob") == ["dispel"]


@rule("WW-ME-4", "WW-STUN-5", "WW-MOVE-12", "WW-V-4")
def test_mental_force_walks_the_victim_into_what_lies_there() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "e2", "owner": 0}
    table = duel("mental-force", bob="d1", things=[bush])
    table.do("alice: cast mental-force", "unfuelled", "at @1", "go e", "go s", "stop")
    assert (table.where("bob"), table.life("bob")) == ("e2", 12)
    assert not table.state.turn.left


@rule("WW-ME-5")
def test_powerthrust_deals_energy_and_two() -> None:
    table = duel("powerthrust energy-5")
    table.do("alice: cast powerthrust", "fuel energy-5", "at @1")
    assert table.life("bob") == 8


@rule("WW-ME-6", "WW-MULT-1")
def test_psychic_storm_hurts_all_in_the_cross_the_caster_too() -> None:
    table = duel("psychic-storm energy-4", bob="d1", spells=[{"card": "invisible", "owner": 1}])
    table.do("alice: cast psychic-storm", "fuel energy-4", "at d1")
    assert (table.life("alice"), table.life("bob")) == (11, 11)


@rule("WW-ME-7")
def test_share_life_gives_the_odd_point_to_the_caster() -> None:
    table = duel("share-life", alice={"life": 4})
    table.do("alice: cast share-life", "at @1")
    assert (table.life("alice"), table.life("bob")) == (10, 9)


@rule("WW-ME-8", "WW-V-8", "WW-V-9", "WW-AMB-9")
def test_thought_steal_looks_and_takes_up_to_two() -> None:
    table = duel("thought-steal", "dagger dispel fireball")
    table.do("alice: cast thought-steal", "at @1")
    known = table.match.sight(0).players[1].known
    assert sorted(words(known)) == ["dagger", "dispel", "fireball"]
    table.do("alice: take dagger", "take fireball")
    assert table.hand("alice") == ["dagger", "fireball"]
    assert table.hand("bob") == ["dispel"]


@rule("WW-ME-9", "WW-AMB-23", "WW-AMB-26")
def test_pain_link_reflects_attack_damage_without_a_point() -> None:
    table = duel("fireball", "pain-link", alice={"life": 5}, enemy={"life": 5})
    table.do("alice: cast fireball", "at @1", "bob: answer pain-link", "unfuelled")
    assert table.match.is_over
    assert table.match.result is not None
    assert table.match.result.ending == "all_dead"
    assert table.match.result.winners == ()
    table = duel("fireball", spells=[{"card": "pain-link", "owner": 1}], alice={"life": 3})
    table.do("alice: cast fireball", "at @1")
    assert table.state.winner == 1
    assert table.state.players[1].kills == 0


@rule("WW-ME-10", "WW-AMB-24", "WW-AMB-31", "WW-TEL-1", "WW-TEL-5")
def test_teleport_moves_through_walls_and_evades_when_sight_breaks() -> None:
    table = duel("teleport energy-4", at="c3", bob="a1")
    table.do("alice: cast teleport neutral", "to d3")
    assert (table.where("alice"), table.mp()) == ("d3", 0)
    assert table.refuses("alice: boost energy-4")
    assert table.refuses("alice: step e")
    table = duel("fireball", "teleport")
    table.do("alice: cast fireball", "at @1", "bob: answer teleport", "to e4")
    assert (table.where("bob"), table.life("bob")) == ("e4", 15)


@rule("WW-ME-12")
def test_astral_projection_casts_from_elsewhere() -> None:
    table = duel("astral-projection fireball", at="c3", bob="e3")
    table.do("alice: cast astral-projection", "at d3", "cast fireball", "at @1")
    assert table.life("bob") == 10
    assert table.state.turn.astral == -1


@rule("WW-ME-13", "WW-V-6", "WW-DD-4", "WW-DEC-7")
def test_meditate_draws_three_then_goes_down_to_the_limit() -> None:
    hand = "meditate dagger dispel fireball yoink swap"
    table = duel(hand)
    table.do("alice: cast meditate")
    assert table.question("alice") == "trim"
    assert len(table.hand("alice")) == 8
    table.do("alice: discard dagger")
    assert len(table.hand("alice")) == 7
    assert table.question("alice") == "act"


@rule("WW-ME-15")
def test_shatter_makes_every_point_a_crack() -> None:
    table = duel(at="b1", bob="j1", spells=[{"card": "shatter"}])
    table.do("alice: punch", "at b1|b2")
    assert table.cracks("b1|b2") == 1


@rule("WW-MU-1", "WW-DEC-6")
def test_featherweight_turns_damage_into_drift_until_stuck() -> None:
    table = duel("fireball", "featherweight", at="b1", bob="c1")
    table.do(
        "alice: cast fireball",
        "at @1",
        "bob: answer featherweight",
        "unfuelled",
        "go e",
        "go e",
        "go s",
        "go s",
        "go s",
    )
    assert (table.where("bob"), table.life("bob")) == ("e4", 15)
    table = duel(
        "fireball",
        at="d1",
        bob="e1",
        spells=[{"card": "featherweight", "owner": 1}],
        things=[{"kind": "block", "card": "stone-block", "at": "e2"}],
    )
    table.do("alice: cast fireball", "at @1")
    assert (table.where("bob"), table.life("bob")) == ("e1", 10)


@rule("WW-MU-2")
def test_disease_hurts_each_other_figure_once_a_turn() -> None:
    table = duel("disease", bob="d1")
    table.do("alice: cast disease", "unfuelled", "step e")
    assert table.life("bob") == 12
    table.do("alice: step w", "step e")
    assert table.life("bob") == 12


@rule("WW-MU-3")
def test_heave_ho_throws_the_carried_treasure() -> None:
    table = duel("heave-ho", "full-shield", at="b1", alice={"carries": "blue-1"})
    table.do("alice: cast heave-ho", "at @1")
    assert (table.life("bob"), table.treasure(2)) == (12, "e1")
    table = duel("heave-ho")
    assert table.refuses("alice: cast heave-ho")


@rule("WW-MU-4", "WW-FRM-5")
def test_gnome_form_is_slow_and_evades_on_a_low_die() -> None:
    table = duel("gnome-form", mp=3)
    table.do("alice: cast gnome-form neutral", "unfuelled", "at @0")
    assert table.mp() == 2
    for die, life in ((2, 15), (3, 10)):
        table = duel("fireball", "gnome-form", die=(die,))
        table.do("alice: cast fireball", "at @1", "bob: answer gnome-form", "unfuelled")
        assert table.life("bob") == life


@rule("WW-MU-5")
def test_stretch_picks_up_puts_down_or_punches_at_a_distance() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "a1"}
    table = duel("stretch", things=[rock])
    table.do("alice: cast stretch neutral", "mode 1", "at item#1")
    assert table.items("alice") == ["large-rock"]
    assert table.mp() == 2
    table = duel("stretch", alice={"items": ["dagger"]})
    table.do("alice: cast stretch neutral", "mode 2", "at a1", "pick dagger")
    assert table.things() == ["dagger a1"]
    table = duel("stretch")
    table.do("alice: cast stretch attack", "at @1")
    assert table.life("bob") == 14


@rule("WW-MU-6")
def test_adrenaline_gives_two_attacks_even_to_the_stunned() -> None:
    table = duel("adrenaline fireball ka-bong", bob="e1")
    table.do(
        "alice: cast adrenaline",
        "unfuelled",
        "at @0",
        "cast fireball",
        "at @1",
        "cast ka-bong",
        "at @1",
    )
    assert table.life("bob") == 6
    table = duel("fireball ka-bong", stunned=True, spells=[{"card": "adrenaline"}])
    table.do("alice: step w", "cast fireball", "at @1")
    assert table.refuses("alice: cast ka-bong")


@rule("WW-MU-7", "WW-FRM-2")
def test_big_man_fills_his_square_pushes_and_punches_for_three() -> None:
    table = duel("big-man-form", bob="d1")
    table.do("alice: cast big-man-form", "unfuelled", "at @0", "step e")
    assert (table.where("alice"), table.where("bob")) == ("d1", "e1")
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 12
    table = duel("big-man-form", bob="c1")
    assert table.refuses("alice: cast big-man-form")
    table = duel(at="a1", bob="b1", spells=[{"card": "big-man-form", "owner": 1}])
    assert table.refuses("alice: step e")
    assert not table.sees("a1", "c1")


@rule("WW-MU-9", "WW-AMB-8")
def test_extra_arms_free_items_grab_all_and_hit_all() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "c1"}
    key = {"kind": "item", "card": "master-key", "at": "c1"}
    table = duel(
        bob="d1",
        things=[rock, key],
        treasures={"blue-1": "c1"},
        spells=[{"card": "extra-arms"}, {"card": "werewolf-form"}],
    )
    assert sorted(table.spells("alice")) == ["extra-arms", "werewolf-form"]
    table.do("alice: lift-all")
    assert sorted(table.items("alice")) == ["large-rock", "master-key"]
    assert table.treasure(2) == "@0"
    assert table.question("alice") == "act"
    table = duel(
        bob="d1",
        beasts=[{"kind": "drake", "at": "b1", "owner": 1}],
        spells=[{"card": "extra-arms"}],
    )
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.beast_life(5)) == (14, 3)


@rule("WW-MU-10", "WW-FRM-3")
def test_golem_form_is_hard_slow_and_casts_only_counters() -> None:
    table = duel("golem-form fireball", bob="d1", treasures={"blue-1": "c1"})
    table.do("alice: cast golem-form", "unfuelled", "at @0")
    assert table.mp() == 2
    assert table.refuses("alice: cast fireball")
    table.do("alice: take treasure-blue-1")
    assert table.mp() == 1
    assert table.question("alice") == "act"
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 13
    table = duel("fireball", spells=[{"card": "golem-form", "owner": 1}])
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 12


@rule("WW-MU-11")
def test_mad_dash_doubles_steps_and_forbids_treasures() -> None:
    table = duel("mad-dash", alice={"carries": "blue-1"})
    table.do("alice: cast mad-dash", "at @0")
    assert table.mp() == 6
    assert table.treasure(2) == "c1"
    assert table.refuses("alice: take treasure-blue-1")


@rule("WW-MU-13", "WW-FRM-6", "WW-AMB-29")
def test_slime_flows_through_doors_and_hurts_whom_it_meets() -> None:
    table = duel("slime-form fireball", at="g2", bob="h2", alice={"carries": "red-1"})
    table.do("alice: cast slime-form", "unfuelled", "at @0")
    assert table.refuses("alice: cast fireball")
    assert table.refuses("alice: punch")
    table.do("alice: step e")
    assert table.where("alice") == "h2"
    assert table.treasure(0) == "g2"
    assert table.life("bob") == 14


@rule("WW-MU-14", "WW-AMB-16")
def test_strength_doubles_physical_damage_and_wrests_things() -> None:
    table = duel("ka-bong", spells=[{"card": "strength"}])
    table.do("alice: cast ka-bong", "at @1")
    assert table.life("bob") == 7
    table = duel(bob="c1", die=(2,), enemy={"carries": "red-1"}, spells=[{"card": "strength"}])
    table.do("alice: use strength wrest", "at @1", "pick treasure-red-1")
    assert table.treasure(0) == "@0"


@rule("WW-MU-15")
def test_wallivore_eats_a_wall_and_heals() -> None:
    table = duel("wallivore", at="b1", bob="j1", alice={"life": 10})
    table.do("alice: cast wallivore", "at b1|b2")
    assert table.line_kind("b1|b2") == RUBBLE
    assert table.life("alice") == 12


@rule("WW-MU-16", "WW-FRM-4")
def test_werewolf_is_fast_and_punches_with_a_die() -> None:
    table = duel("werewolf-form fireball", bob="d1", die=(4,))
    table.do("alice: cast werewolf-form", "unfuelled", "at @0")
    assert table.mp() == 4
    assert table.refuses("alice: cast fireball")
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 11
