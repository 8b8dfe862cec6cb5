"""Every card of the cantrips and of Alchemy is played."""

from spellhall.games.wiz_war.box.maze.board import MADE_WALL, RUBBLE
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel


@rule("WW-CT-1")
def test_full_shield_cancels_a_spell_that_targets_you() -> None:
    table = duel("fireball", "full-shield")
    table.do("alice: cast fireball", "at @1", "bob: answer full-shield")
    assert table.life("bob") == 15
    assert table.discards() == ["full-shield", "fireball"]


@rule("WW-CT-2")
def test_negate_neutral_cancels_any_neutral_spell_and_no_other() -> None:
    table = duel("meditate fireball", "negate-neutral")
    table.do("alice: cast meditate", "bob: answer negate-neutral")
    assert table.hand("alice") == ["fireball"]
    table = duel("fireball", "negate-neutral")
    table.play("alice: cast fireball", "alice: at @1")
    assert table.refuses("bob: answer negate-neutral")


@rule("WW-CT-3", "WW-V-10")
def test_drop_object_makes_a_wizard_drop_what_the_caster_picks() -> None:
    table = duel("drop-object", enemy={"items": ["dagger"], "carries": "red-1"})
    table.do("alice: cast drop-object", "at @1")
    assert table.options("alice") == ["pick dagger", "pick treasure-red-1"]
    table.do("alice: pick dagger")
    assert table.things() == ["dagger e1"]
    assert table.items("bob") == []


@rule("WW-CT-4", "WW-V-24")
def test_zot_hurts_by_its_energy_or_stuns_for_two_turns() -> None:
    table = duel("zot energy-4")
    table.do("alice: cast zot", "mode 1", "fuel energy-4", "at @1")
    assert table.life("bob") == 11
    table = duel("zot")
    table.do("alice: cast zot", "mode 2", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (15, 2)


@rule("WW-CT-5")
def test_around_the_corner_bends_the_line_of_the_next_spell_once() -> None:
    table = duel("around-the-corner fireball", bob="c3", at="d1")
    table.play("alice: cast fireball")
    assert table.refuses("alice: at @1")
    table.match.undo(0)
    table.do("alice: cast around-the-corner", "cast fireball")
    assert "at @1" in table.options("alice")
    table.do("alice: at @1")
    assert table.life("bob") == 10
    assert not table.state.turn.corner


@rule("WW-CT-6", "WW-MAKE-5", "WW-V-12")
def test_create_wall_stands_on_a_free_line_with_five_cracks() -> None:
    table = duel("create-wall", broken=["b3|c3"])
    table.do("alice: cast create-wall", "at c1|d1")
    assert table.line_kind("c1|d1") == MADE_WALL
    assert table.spells("alice") == ["create-wall"]
    assert not table.sees("c1", "d1")


@rule("WW-CT-7", "WW-V-13")
def test_destroy_wall_breaks_it_and_hurts_those_beside_it() -> None:
    table = duel("destroy-wall", at="b1", bob="b2")
    table.do("alice: cast destroy-wall", "at b1|b2")
    assert table.line_kind("b1|b2") == RUBBLE
    assert (table.life("alice"), table.life("bob")) == (13, 13)


@rule("WW-CT-8", "WW-V-18")
def test_dispel_ends_a_spell_in_play_and_every_spell_on_what_it_made() -> None:
    table = duel(
        "dispel",
        things=[{"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}],
        spells=[{"card": "glue", "owner": 1, "on": "thing 1"}],
    )
    table.do("alice: cast dispel", "at spell:rosebush")
    assert table.spells() == []
    assert table.things() == []
    assert table.discards() == ["rosebush", "glue", "dispel"]


@rule("WW-CT-9", "WW-CARD-9", "WW-DOOR-2", "WW-V-21")
def test_pick_lock_opens_a_foreign_door_and_cannot_be_countered() -> None:
    table = duel("pick-lock", "negate-neutral", at="g2", bob="g1")
    assert table.refuses("alice: step e")
    table.do("alice: cast pick-lock")
    assert table.question("alice") == "act"
    table.do("alice: step e")
    assert table.where("alice") == "h2"


@rule("WW-CT-10", "WW-V-20", "WW-MAP-2")
def test_rotate_sector_turns_a_board_with_all_that_is_inside() -> None:
    table = duel("rotate-sector")
    table.do("alice: cast rotate-sector", "mode 1", "at sector-red")
    assert (table.where("alice"), table.where("bob")) == ("e3", "e5")
    assert table.state.turns == [1, 0]


@rule("WW-CT-11", "WW-THR-1", "WW-THR-2")
def test_large_rock_is_thrown_and_then_lies_there() -> None:
    table = duel("large-rock")
    table.do("alice: play large-rock", "use large-rock throw", "at @1")
    assert table.life("bob") == 13
    assert table.things() == ["large-rock e1"]
    assert table.items("alice") == []


@rule("WW-CT-12", "WW-AL-17", "WW-AL-18", "WW-CJ-18", "WW-CJ-19", "WW-MOVE-4", "WW-MOVE-5")
def test_energy_cards_boost_speed_once_a_turn() -> None:
    for word, value in (("energy-6", 6), ("energy-4", 4), ("energy-5", 5)):
        table = duel(f"{word} energy-4#2")
        table.do(f"alice: boost {word}")
        assert table.mp() == 3 + value
        assert table.refuses("alice: boost energy-4#2")


@rule("WW-AL-1", "WW-V-11")
def test_fools_gold_sends_the_treasure_back_and_the_phase_still_ends() -> None:
    table = duel("", "fools-gold", at="g2", bob="j5")
    table.do("alice: take treasure-blue-1", "bob: answer fools-gold", "to g2")
    assert table.treasure(2) == "g2"
    assert table.question("alice") != "act"


@rule("WW-AL-2", "WW-TIME-1", "WW-AMB-10", "WW-V-24")
def test_acid_bath_hurts_when_the_casters_time_passes_and_water_ends_it() -> None:
    table = duel("acid-bath energy-4")
    table.do("alice: cast acid-bath", "fuel energy-4", "at @1")
    table.end_turn("alice").end_turn("bob")
    assert table.life("bob") == 13
    table = duel("waterbolt", spells=[{"card": "acid-bath", "on": "@1", "owner": 1}])
    table.do("alice: cast waterbolt attack", "unfuelled", "damage 1", "at @1")
    assert table.spells() == []


@rule("WW-AL-3")
def test_stone_dead_counts_the_magic_stones_of_the_victim() -> None:
    table = duel("stone-dead", enemy={"items": ["speedstone", "lifestone", "dagger"]})
    table.do("alice: cast stone-dead", "unfuelled", "at @1")
    assert table.life("bob") == 12


@rule("WW-AL-4", "WW-AMB-30", "WW-V-19")
def test_add_sums_two_cards_for_the_next_spell() -> None:
    table = duel("add energy-4 flash-energy-6 powerthrust")
    table.do("alice: cast add", "at energy-4", "at flash-energy-6")
    table.do("alice: cast powerthrust", "at @1")
    assert table.life("bob") == 3


@rule("WW-AL-5")
def test_homunculus_frees_items_and_may_be_given_up_against_damage() -> None:
    table = duel(
        "fireball",
        enemy={"items": ["dagger", "speedstone"]},
        spells=[{"card": "homunculus", "owner": 1}],
    )
    assert table.match.sight(1).players[1].load == 1
    table.do("alice: cast fireball", "at @1", "bob: give-up homunculus")
    assert table.life("bob") == 13
    assert table.spells() == []


@rule("WW-AL-6")
def test_bloodshard_lowers_every_source() -> None:
    table = duel("fireball", enemy={"items": ["bloodshard"]})
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 11


@rule("WW-AL-7")
def test_boomstone_is_thrown_for_fire_and_hurts_its_bearer_when_it_burns() -> None:
    table = duel("", alice={"items": ["boomstone"]})
    table.do("alice: use boomstone throw", "at @1")
    assert table.life("bob") == 11
    assert table.discards() == ["boomstone"]
    table = duel("fireball", enemy={"items": ["boomstone"]})
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 15 - 5 - 4


@rule("WW-AL-8", "WW-V-7")
def test_brainstone_draws_two_when_gained_and_takes_two_when_lost() -> None:
    table = duel("brainstone")
    table.do("alice: play brainstone")
    assert len(table.hand("alice")) == 2
    assert table.match.sight(0).players[0].hand_limit == 9
    table.play("alice: drop brainstone")
    assert table.question("alice") == "must_discard"
    table.do(f"alice: discard {table.hand('alice')[0]}")
    assert table.hand("alice") == []


@rule("WW-AL-9")
def test_lifestone_heals_at_the_start_of_the_turn() -> None:
    table = duel(begin=True, alice={"items": ["lifestone"], "life": 9})
    assert table.life("alice") == 10


@rule("WW-AL-10")
def test_mightstone_adds_a_die_to_the_punch() -> None:
    table = duel(bob="d1", die=(3,), alice={"items": ["mightstone"]})
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 11


@rule("WW-AL-11")
def test_null_powder_cancels_a_spell_or_ends_one_in_sight() -> None:
    table = duel("fireball", enemy={"items": ["null-powder"]})
    table.do("alice: cast fireball", "at @1", "bob: answer null-powder")
    assert table.life("bob") == 15
    assert "null-powder" in table.discards()
    table = duel(alice={"items": ["null-powder"]}, spells=[{"card": "shatter", "owner": 1}])
    table.do("alice: use null-powder strew")
    assert table.spells() == []


@rule("WW-AL-12")
def test_powerstone_makes_each_spent_card_worth_one_more() -> None:
    table = duel("powerthrust energy-4", alice={"items": ["powerstone"]})
    table.do("alice: cast powerthrust", "fuel energy-4", "at @1")
    assert table.life("bob") == 15 - 7


@rule("WW-AL-13", "WW-MOVE-7")
def test_speedstone_changes_base_speed_at_once() -> None:
    table = duel("speedstone", mp=1)
    table.do("alice: play speedstone")
    assert table.mp() == 2
    table.do("alice: drop speedstone")
    assert table.mp() == 1


@rule("WW-AL-14")
def test_spellstone_draws_one_more() -> None:
    table = duel(alice={"items": ["spellstone"]})
    table.do("alice: end", "keep", "draw", "draw", "draw")
    assert len(table.hand("alice")) == 3
    assert table.question("alice") == ""


@rule("WW-AL-15")
def test_universal_solvent_destroys_an_object_without_an_attack() -> None:
    table = duel(
        alice={"items": ["universal-solvent"]},
        things=[{"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}],
    )
    table.do("alice: use universal-solvent throw", "at block#1")
    assert table.things() == []
    assert table.state.turn.attacks == 0
    assert table.items("alice") == []


@rule("WW-AL-16")
def test_visionstone_lets_spells_see_through_one_wall() -> None:
    blind = duel("fireball", at="c3", bob="d3")
    blind.do("alice: cast fireball")
    assert blind.refuses("alice: at @1")
    table = duel("fireball", at="c3", bob="d3", alice={"items": ["visionstone"]})
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10


@rule("WW-AL-19")
def test_fire_destroys_all_magic_stones_of_the_victim() -> None:
    table = duel("fireball", enemy={"items": ["speedstone", "lifestone", "dagger"]})
    table.do("alice: cast fireball", "at @1")
    assert table.items("bob") == ["dagger"]
    assert {"speedstone", "lifestone"} <= set(table.discards())
