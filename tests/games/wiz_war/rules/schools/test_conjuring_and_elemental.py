"""Every card of Conjuring and Elemental is played."""

import pytest

from spellhall.games.wiz_war.box.maze.board import MADE_DOOR
from spellhall.games.wiz_war.box.words import square_name
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

BUSH = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}


@rule("WW-CJ-2", "WW-CNT-9", "WW-V-16")
def test_shield_takes_its_energy_and_two_off_one_source() -> None:
    table = duel("fireball", "shield energy-4")
    table.do("alice: cast fireball", "at @1", "bob: answer shield", "unfuelled")
    assert table.life("bob") == 13
    table = duel("fireball", "shield energy-4")
    table.do("alice: cast fireball", "at @1", "bob: answer shield", "fuel energy-4")
    assert table.life("bob") == 15


@rule("WW-CJ-3", "WW-AMB-12", "WW-V-17")
def test_wall_of_earth_stops_an_attack_that_crosses_its_line_and_collapses() -> None:
    table = duel("fireball", "wall-of-earth")
    table.do("alice: cast fireball", "at @1", "bob: answer wall-of-earth", "line c1|d1")
    assert table.life("bob") == 15
    assert table.line_kind("c1|d1") == 0
    assert table.things() == []


@rule("WW-CJ-4", "WW-CNT-10")
def test_ward_hurts_the_thief_and_on_a_low_die_the_treasure_falls() -> None:
    for die, place in ((2, "g2"), (3, "@0")):
        table = duel("", "ward", at="g2", bob="j5", die=(die,))
        table.do("alice: take treasure-blue-1", "bob: answer ward")
        assert table.life("alice") == 12
        assert table.treasure(2) == place


@rule("WW-CJ-5", "WW-AMB-15")
def test_fire_darts_are_split_among_targets_each_its_own_source() -> None:
    table = duel("fire-darts energy-4", "shield", beasts=[{"kind": "drake", "at": "d1"}])
    table.do("alice: cast fire-darts", "fuel energy-4", "at @1", "at @1", "at @1", "at drake")
    assert (table.life("bob"), table.beast_life(5)) == (12, 3)
    table = duel("fire-darts energy-4", "shield")
    table.do(
        "alice: cast fire-darts",
        "fuel energy-4",
        "at @1",
        "at @1",
        "at @1",
        "at @1",
        "bob: answer shield",
        "unfuelled",
    )
    assert table.life("bob") == 12


@rule("WW-CJ-6", "WW-CAN-2", "WW-V-3")
def test_ka_bong_stuns_only_whom_it_hurts() -> None:
    table = duel("ka-bong")
    table.do("alice: cast ka-bong", "at @1")
    assert (table.life("bob"), table.stun("bob")) == (11, 1)
    table = duel("ka-bong", "shield energy-4")
    table.do("alice: cast ka-bong", "at @1", "bob: answer shield", "fuel energy-4")
    assert (table.life("bob"), table.stun("bob")) == (15, 0)


@rule("WW-CJ-7", "WW-AMB-31", "WW-V-5")
def test_swap_changes_places_and_ends_the_casters_movement() -> None:
    table = duel("swap energy-4")
    table.do("alice: cast swap", "at @1")
    assert (table.where("alice"), table.where("bob")) == ("e1", "c1")
    assert table.mp() == 0
    assert table.refuses("alice: boost energy-4")


@rule("WW-CJ-9", "WW-DEC-13", "WW-HID-1")
def test_booby_trap_hides_one_live_token_among_four() -> None:
    table = duel("booby-trap", at="c1", bob="e1")
    table.do("alice: cast booby-trap", "at d1", "at e2", "at a1", "at b1")
    assert [thing.live for thing in table.match.sight(1).things] == [None] * 4
    live = {square_name(2, t.square): t.live for t in table.match.sight(0).things}
    assert live == {"a1": False, "b1": False, "d1": True, "e2": False}
    table.end_turn("alice").do("bob: step s")
    assert table.life("bob") == 15
    assert len(table.things()) == 3
    table.do("bob: step n", "step w")
    assert table.life("bob") == 11
    assert table.things() == []
    assert table.spells() == []


@rule("WW-CJ-10")
def test_create_door_is_unlocked_for_its_maker_only() -> None:
    table = duel("create-door", at="c3", bob="d3")
    table.do("alice: cast create-door", "at c3|d3", "step e")
    assert table.line_kind("c3|d3") == MADE_DOOR
    assert table.where("alice") == "d3"
    table.end_turn("alice")
    assert table.refuses("bob: step w")


@rule("WW-CJ-13", "WW-LOS-10", "WW-MOVE-10")
def test_dust_cloud_hides_and_is_left_in_a_random_direction() -> None:
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
    table = duel("fireball", bob="d1", things=[cloud])
    table.do("alice: cast fireball")
    assert table.refuses("alice: at @1")
    table = duel("dust-cloud", at="c1", bob="a1")
    table.do("alice: cast dust-cloud", "at d1")
    assert not table.sees("c1", "e1")
    table = duel(at="d1", die=(1, 2), things=[cloud])
    table.do("alice: step n")
    assert (table.where("alice"), table.mp()) == ("d1", 2)
    table.do("alice: step n")
    assert table.where("alice") == "e1"


@rule("WW-CJ-14")
def test_glue_keeps_a_treasure_where_it_lies() -> None:
    table = duel("glue", at="g1", bob="f3", treasures={"blue-1": "g1"})
    assert "take treasure-blue-1" in table.options("alice")
    table.do("alice: cast glue", "unfuelled", "at treasure-blue-1")
    assert table.refuses("alice: take treasure-blue-1")


@rule("WW-CJ-15", "WW-LOS-9", "WW-MOVE-11")
def test_rosebush_hurts_who_enters_hides_and_burns() -> None:
    table = duel("rosebush", bob="a1")
    table.do("alice: cast rosebush", "at d1")
    assert not table.sees("c1", "e1")
    table.do("alice: step e")
    assert table.life("alice") == 12
    table = duel("fireball", bob="a1", things=[BUSH])
    table.do("alice: cast fireball", "at rosebush#1")
    assert table.things() == []
    assert table.spells() == []


@rule("WW-CJ-16", "WW-MAC-3")
def test_thornbush_hurts_stuns_and_ends_the_turn() -> None:
    table = duel("thornbush", bob="a1")
    table.do("alice: cast thornbush", "at d1", "step e")
    assert (table.life("alice"), table.stun("alice")) == (14, 1)
    assert table.question("alice") in ("discard", "draw")
    bush = {"kind": "thornbush", "card": "thornbush", "at": "d1", "owner": 1}
    table = duel("siren-song", at="b1", bob="e1", things=[bush])
    assert table.refuses("alice: cast siren-song")  # the bush blocks the line
    table = duel("terrify", at="b1", bob="c1", things=[bush])
    table.do("alice: cast terrify", "unfuelled", "at @1", "go e")
    assert (table.where("bob"), table.stun("bob")) == ("d1", 1)


@rule("WW-CJ-17")
def test_tacks_are_strewn_and_gathered_by_a_whole_phase() -> None:
    table = duel("handful-of-tacks", bob="e1")
    table.do("alice: play handful-of-tacks", "use handful-of-tacks strew", "at d1")
    table.end_turn("alice").do("bob: step w")
    assert table.life("bob") == 12
    tacks = {"kind": "tacks", "card": "handful-of-tacks", "at": "d1"}
    table = duel(things=[tacks])
    table.do("alice: gather tacks#1")
    assert table.items("alice") == ["handful-of-tacks"]
    assert table.question("alice") != "act"
    table = duel(things=[tacks])
    table.do("alice: step w", "step e")
    assert table.refuses("alice: gather tacks#1")
    table = duel("flood", things=[tacks])
    table.do("alice: cast flood neutral", "unfuelled")
    assert table.things() == []


@rule("WW-CJ-17", "WW-MAC-1")
@pytest.mark.parametrize(
    "deed",
    [
        ("cast invisible neutral", "unfuelled"),
        ("play large-rock",),
        ("boost energy-4",),
        ("drop dagger",),
        ("finish regeneration",),
        ("lift item#2",),
    ],
)
def test_tacks_are_not_gathered_after_anything_else_in_the_phase(deed: tuple[str, ...]) -> None:
    table = duel(
        "invisible large-rock energy-4",
        bob="j5",
        alice={"items": ["dagger"]},
        spells=[{"card": "regeneration", "on": "@0"}],
        things=[
            {"kind": "tacks", "card": "handful-of-tacks", "at": "d1"},
            {"kind": "item", "card": "speedstone", "at": "c1"},
        ],
    )
    assert "gather tacks#1" in table.options("alice")
    table.do(f"alice: {deed[0]}", *deed[1:])
    assert table.question("alice") == "act"
    assert table.refuses("alice: gather tacks#1")


@rule("WW-EL-2")
def test_fireball_deals_five_fire() -> None:
    table = duel("fireball")
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10


@rule("WW-EL-3")
def test_lightning_bolt_bounces_and_strikes_on_every_pass() -> None:
    table = duel("lightning-bolt energy-4", bob="e1")
    table.do("alice: cast lightning-bolt", "fuel energy-4", "at e")
    assert (table.life("bob"), table.stun("bob")) == (9, 2)
    assert table.life("alice") == 15
    table = duel("lightning-bolt energy-5", bob="e1")
    table.do("alice: cast lightning-bolt", "fuel energy-5", "at e")
    assert table.life("alice") == 12


@rule("WW-EL-4")
def test_waterbolt_splits_its_energy_between_damage_and_push() -> None:
    table = duel(
        "waterbolt energy-4",
        at="b1",
        bob="c1",
        spells=[{"card": "curse-of-fire", "owner": 0, "on": "@1"}],
    )
    table.do("alice: cast waterbolt attack", "fuel energy-4", "damage 2", "at @1")
    assert (table.life("bob"), table.where("bob")) == (13, "e1")
    assert table.spells() == []
    table = duel("waterbolt", spells=[{"card": "curse-of-fire", "owner": 1, "on": "@0"}])
    table.do("alice: cast waterbolt neutral", "unfuelled", "damage 0", "go e")
    assert table.spells() == []
    assert table.where("alice") == "d1"


@rule("WW-EL-5", "WW-TGT-4")
def test_flood_ends_fire_everywhere_and_keeps_it_out() -> None:
    fire = {"kind": "fire-wall", "card": "wall-of-fire", "at": "c1|d1", "owner": 1}
    table = duel("flood fireball", enemy={"items": ["fire-cloak"]}, things=[fire])
    table.do("alice: cast flood neutral", "unfuelled")
    assert table.things() == []
    assert table.items("bob") == []
    assert table.refuses("alice: cast fireball")
    table = duel("fireball", "flood")
    table.do("alice: cast fireball", "at @1", "bob: answer flood", "unfuelled")
    assert table.life("bob") == 15
    assert table.spells("bob") == ["flood"]


@rule("WW-EL-6")
def test_wall_of_fire_burns_who_passes_or_cancels_water() -> None:
    table = duel("wall-of-fire", bob="a1")
    table.do("alice: cast wall-of-fire neutral", "at c1|d1")
    assert table.sees("c1", "d1")
    table.do("alice: step e")
    assert table.life("alice") == 11
    table = duel("waterbolt", "wall-of-fire")
    table.do(
        "alice: cast waterbolt attack", "unfuelled", "damage 1", "at @1", "bob: answer wall-of-fire"
    )
    assert table.life("bob") == 15
    assert table.spells() == []


@rule("WW-EL-9")
def test_fog_lets_nobody_see_farther_than_the_next_square() -> None:
    table = duel("fog fireball")
    assert "cast fireball" in table.options("alice")
    table.do("alice: cast fog", "unfuelled")
    assert table.refuses("alice: cast fireball")
    assert not table.sees("c1", "e1")
    table = duel("dispel", at="a5", bob="j1", spells=[{"card": "fog", "owner": 1, "on": "all"}])
    table.do("alice: cast dispel", "at spell:fog")
    assert table.spells() == []


@rule("WW-EL-10", "WW-FRM-7", "WW-AMB-13")
def test_mist_body_neither_attacks_nor_is_attacked_and_passes_objects() -> None:
    table = duel("mist-body fireball", bob="e1", things=[BUSH])
    table.do("alice: cast mist-body", "unfuelled")
    assert table.refuses("alice: cast fireball")
    table.do("alice: step e")
    assert table.life("alice") == 15
    table = duel("fireball", spells=[{"card": "mist-body", "owner": 1}])
    table.play("alice: cast fireball")
    assert table.refuses("alice: at @1")


@rule("WW-EL-11")
def test_stone_block_fills_its_square() -> None:
    table = duel("stone-block", bob="e1")
    table.do("alice: cast stone-block", "at d1")
    assert not table.sees("c1", "e1")
    assert table.refuses("alice: step e")
    assert table.state.things[0].limit == 8


@rule("WW-EL-12")
def test_stone_spikes_give_an_attack_each_turn() -> None:
    table = duel(spells=[{"card": "stone-spikes"}])
    table.do("alice: use stone-spikes spike", "at @1")
    assert table.life("bob") == 12
    assert table.refuses("alice: use stone-spikes spike")


@rule("WW-EL-13")
def test_windrider_flies_straight_and_may_stop() -> None:
    table = duel("windrider", bob="e2")
    table.do("alice: cast windrider", "unfuelled", "at w", "go w")
    assert (table.where("alice"), table.mp()) == ("a1", 3)
    table = duel("windrider", bob="e2")
    table.do("alice: cast windrider", "unfuelled", "at e", "stop")
    assert table.where("alice") == "d1"
    table = duel("windrider", bob="d1")
    table.do("alice: cast windrider", "unfuelled", "at e")
    assert table.where("alice") == "c1"


@rule("WW-EL-14")
def test_fire_cloak_burns_and_punches_and_water_destroys_it() -> None:
    table = duel(bob="d1", alice={"items": ["fire-cloak"]})
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 12
    table = duel(bob="d1", enemy={"items": ["fire-cloak"]})
    table.do("alice: punch", "at @1")
    assert (table.life("bob"), table.life("alice")) == (14, 13)
    table = duel("waterbolt", bob="d1", enemy={"items": ["fire-cloak"]})
    table.do("alice: cast waterbolt attack", "unfuelled", "damage 1", "at @1")
    assert table.items("bob") == []
    assert table.life("alice") == 15
