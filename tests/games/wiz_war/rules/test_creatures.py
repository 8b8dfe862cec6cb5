"""Creatures among objects, forms, stun and summons."""

from typing import Any

import pytest

from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.state.numbers import BEAST
from spellhall.games.wiz_war.state.targets import carried_by
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

DRAKE = {"kind": "drake", "at": "d1", "owner": 0, "life": 4}
MINOTAUR = {"kind": "minotaur", "at": "d1", "owner": 0, "life": 4}


@rule("WW-MU-7", "WW-TFC-1")
def test_a_creature_grows_big_only_where_it_stands_alone() -> None:
    table = duel("big-man-form", at="c1", bob="c1", beasts=[MINOTAUR])
    table.do("alice: cast big-man-form", "at minotaur")
    assert table.state.spells[-1].target == 8 + 3
    table = duel("big-man-form", at="c1", bob="d1", beasts=[MINOTAUR])
    table.do("alice: cast big-man-form", "unfuelled")
    assert table.state.spells[-1].target == 0


@rule("WW-AMB-45", "WW-FRM-8", "WW-MU-7")
def test_a_big_creature_cannot_enter_where_it_cannot_push() -> None:
    form = [{"card": "big-man-form", "on": "minotaur"}]
    table = duel(at="a5", bob="d2", beasts=[MINOTAUR], spells=form)
    table.play("alice: activate minotaur")
    assert table.refuses("alice: step s")
    table = duel(at="a5", bob="c1", beasts=[MINOTAUR], spells=form)
    table.do("alice: activate minotaur", "step w")
    assert (table.beast_at(3), table.where("bob")) == ("c1", "b1")


@rule("WW-MY-1", "WW-MU-7")
def test_a_big_man_cannot_push_one_who_is_held_fast() -> None:
    table = duel(
        at="d1",
        bob="c1",
        beasts=[{**MINOTAUR, "at": "b1", "owner": 1}],
        spells=[{"card": "big-man-form"}, {"card": "embrace-of-jorogumo", "on": "@1"}],
    )
    assert table.refuses("alice: step w")


@rule("WW-SUM-4", "WW-LOS-5")
def test_a_creature_may_come_into_the_square_of_its_summoner() -> None:
    table = duel("summon-drake", bob="j1", die=(1,))
    table.play("alice: cast summon-drake")
    assert table.options("alice") == ["to b1", "to c1", "to d1", "to c2", "to h5"]
    table.do("alice: to c1")
    assert table.beast_at(5) == "c1"
    block = {"kind": "block", "card": "stone-block", "at": "b1", "owner": 1}
    table = duel("summon-drake", bob="j1", die=(1,), things=[block])
    table.play("alice: cast summon-drake")
    assert table.refuses("alice: to b1")


@rule("WW-CRE-6", "WW-NE-2", "WW-CJ-13", "WW-MU-13", "WW-EL-10")
def test_who_ignores_objects_leaves_boneyards_and_clouds_freely() -> None:
    yard = {"kind": "boneyard", "card": "boneyard", "at": "d1", "owner": 1}
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
    for thing in (yard, cloud):
        table = duel(at="a5", bob="j1", beasts=[DRAKE], things=[thing])
        table.do("alice: activate drake", "step e")
        assert (table.beast_at(5), table.state.turn.activation.mp) == ("e1", 3)
        for form in ("slime-form", "mist-body"):
            table = duel(at="d1", bob="j1", things=[thing], spells=[{"card": form}])
            table.do("alice: step e")
            assert (table.where("alice"), table.mp()) == ("e1", 2)
    table = duel(at="a5", bob="j1", beasts=[MINOTAUR], things=[yard])
    table.do("alice: activate minotaur", "step e")
    assert table.state.turn.activation.mp == 1


@rule("WW-CJ-13", "WW-STUN-3")
def test_one_who_stumbles_in_a_cloud_has_not_left_it() -> None:
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
    table = duel(at="d1", bob="d1", die=(1,), things=[cloud], stunned=True)
    table.do("alice: step n")
    assert (table.where("alice"), table.mp(), table.state.turn.left) == ("d1", 2, False)


@rule("WW-CRT-7", "WW-MU-6")
def test_a_stunned_creature_with_adrenaline_attacks_and_moves() -> None:
    setup: dict[str, Any] = {"at": "a5", "begin": True, "beasts": [{**DRAKE, "stun": 1}]}
    plain = duel(**setup)
    plain.do("alice: activate drake", "claw", "at @1")
    assert plain.refuses("alice: step w")
    table = duel(spells=[{"card": "adrenaline", "on": "drake"}], **setup)
    table.do("alice: activate drake", "claw", "at @1", "step w", "step e")
    assert table.refuses("alice: claw")
    table = duel(spells=[{"card": "adrenaline", "on": "drake"}], **setup)
    table.do("alice: activate drake", "claw", "at @1", "claw", "at @1")
    assert table.life("bob") == 11
    assert table.refuses("alice: step w")


@rule("WW-CJ-16", "WW-CRT-7")
def test_a_thornbush_ends_the_activation_of_a_creature() -> None:
    bush = {"kind": "thornbush", "card": "thornbush", "at": "d1", "owner": 1}
    table = duel("dagger", at="a5", bob="d1", beasts=[{**MINOTAUR, "at": "c1"}], things=[bush])
    table.do("alice: activate minotaur", "step e")
    assert (table.beast_life(3), table.state.beasts[0].stun) == (3, 1)
    assert table.options("alice") == ["end"]


@rule("WW-MY-1", "WW-DR-15", "WW-CRT-7")
def test_a_creature_that_may_not_move_strikes_on_wings_from_where_it_is() -> None:
    held = {"card": "embrace-of-jorogumo", "owner": 1, "on": "drake"}
    table = duel("winged-strike", at="a5", bob="e1", beasts=[DRAKE], spells=[held])
    table.do("alice: activate drake", "cast winged-strike")
    assert (table.beast_at(5), table.life("bob")) == ("d1", 12)
    far = duel(
        "winged-strike", at="a5", bob="e1", beasts=[{**DRAKE, "at": "c1", "stun": 1}], begin=True
    )
    far.play("alice: activate drake")
    assert far.refuses("alice: cast winged-strike")


@rule("WW-MY-10", "WW-OPT-13")
def test_planar_call_finds_creatures_in_the_own_discard_pile_too() -> None:
    table = duel("planar-call", bob="j1")
    player = table.state.players[0]
    card = CARD_WORDS.index("summon-genie")
    table.state.box.remove(card)
    table.state.piles.append(type(table.state.piles[0])([], [card], True))
    player.own_pile = 1
    table.do("alice: cast planar-call", "mode 1", "at summon-genie")
    assert table.hand("alice") == ["summon-genie"]


@rule("WW-CRT-5", "WW-AMB-22")
def test_creatures_leave_with_their_master() -> None:
    table = arena(
        [{"at": "c1", "hand": ["fireball"]}, {"at": "e1", "life": 5}, {}],
        beasts=[{**DRAKE, "owner": 1}],
        spells=[{"card": "strength", "owner": 2, "on": "drake"}],
    )
    table.do("alice: cast fireball", "at @1")
    assert (table.state.beasts, table.spells()) == ([], [])


@rule("WW-CATK-1", "WW-FRM-8", "WW-TFC-2")
def test_a_form_that_allows_only_counters_keeps_spells_from_a_creature_but_not_its_claws() -> None:
    table = duel(
        "feral-strike",
        at="a5",
        bob="e1",
        beasts=[DRAKE],
        spells=[{"card": "golem-form", "on": "drake"}],
    )
    table.play("alice: activate drake")
    assert table.refuses("alice: cast feral-strike")
    assert {"claw", "punch", "breath"} <= set(table.options("alice"))
    slime = duel(
        "feral-strike",
        at="a5",
        bob="e1",
        beasts=[DRAKE],
        spells=[{"card": "slime-form", "on": "drake"}],
    )
    slime.play("alice: activate drake")
    assert not {"claw", "punch", "breath"} & set(slime.options("alice"))
    assert slime.state.turn.activation.mp == 3
    gnome = duel(
        "dagger", at="a5", bob="e1", beasts=[DRAKE], spells=[{"card": "gnome-form", "on": "drake"}]
    )
    gnome.play("alice: activate drake")
    assert gnome.state.turn.activation.mp == 2
    assert gnome.refuses("alice: punch")
    assert "claw" in gnome.options("alice")


@rule("WW-WIN-4", "WW-CRT-5")
def test_a_treasure_that_falls_from_a_dead_boggart_may_win_the_game() -> None:
    boggart = {"kind": "boggart", "at": "c3", "owner": 1, "life": 1}
    table = duel(at="c2", bob="j1", alice={"kills": 1}, beasts=[boggart])
    table.state.treasures[2] = carried_by(BEAST)
    table.do("alice: punch", "at boggart")
    assert table.treasure(2) == "c3"
    assert table.match.result is not None
    assert table.match.result.text == (
        "alice wins with 2 victory points: 1 treasure at home and 1 kill."
    )


@rule("WW-CRE-4", "WW-ACT-1")
def test_a_minotaur_takes_a_run_of_its_own_in_each_activation() -> None:
    table = duel(at="a5", bob="e1", beasts=[{"kind": "minotaur", "at": "b1"}])
    table.do("alice: activate minotaur", "step e", "step e", "end")
    table.end_turn("alice").end_turn("bob")
    table.do("alice: activate minotaur", "gore", "at @1")
    assert table.life("bob") == 15 - 2


@rule("WW-CJ-9")
@pytest.mark.parametrize(("owner", "left"), [(0, (["booby-trap c1"], 4)), (1, ([], 0))])
def test_a_trap_snaps_at_the_creatures_of_enemies_only(
    owner: int, left: tuple[list[str], int]
) -> None:
    trap = {"kind": "trap", "card": "booby-trap", "at": "c1", "owner": owner, "live": True}
    table = duel(at="a5", bob="j1", things=[trap], beasts=[{"kind": "minotaur", "at": "b1"}])
    table.do("alice: activate minotaur", "step e")
    assert (table.things(), table.beast_life(3)) == left


@rule("WW-MY-9", "WW-LOS-5")
def test_phoenix_flames_burn_everybody_beside_wizards_and_creatures() -> None:
    table = duel(
        "ka-bong",
        at="c1",
        bob="d1",
        enemy={"life": 3},
        spells=[{"card": "phoenix-flames", "owner": 1}],
        beasts=[{"kind": "minotaur", "at": "e1"}, {"kind": "drake", "at": "d2"}],
    )
    table.do("alice: cast ka-bong", "at @1")
    assert (table.life("alice"), table.life("bob")) == (13, 5)
    assert (table.beast_life(3), table.beast_life(5)) == (2, 2)
