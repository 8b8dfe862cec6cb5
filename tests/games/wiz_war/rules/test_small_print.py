"""Conditions that decide only now and then: each test is for one of them."""

import pytest

from spellhall.games.wiz_war.box.terms import DOORWAY
from spellhall.games.wiz_war.rules.casting.reach import fitting_lines
from spellhall.games.wiz_war.rules.table.doors import is_held
from spellhall.games.wiz_war.rules.table.seeing import barred, blocked, is_filled, standing_lines
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


@rule("WW-ACT-1")
@pytest.mark.parametrize("kind", ["genie", "grendel", "minotaur", "totem-spirit", "drake"])
def test_each_creature_is_activated_once_a_turn_however_many_points_are_left(kind: str) -> None:
    beasts = [{"kind": kind, "at": "d1"}, {"kind": "boggart", "at": "a1"}]
    table = duel(at="a5", bob="j1", mp=9, beasts=beasts)
    table.do(f"alice: activate {kind}", "end")
    assert table.mp() == 7
    assert table.refuses(f"alice: activate {kind}")
    assert not table.refuses("alice: activate boggart")


@rule("WW-STUN-2", "WW-MU-6", "WW-CJ-7")
def test_a_stunned_wizard_swaps_places_only_with_adrenaline() -> None:
    table = duel("swap", stunned=True)
    assert table.refuses("alice: cast swap")
    table = duel("swap", stunned=True, spells=[{"card": "adrenaline"}])
    assert not table.refuses("alice: cast swap")


@rule("WW-CARD-8", "WW-CRK-2")
def test_one_object_is_target_enough() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "d3", "owner": 1}
    table = duel("powerthrust", at="d4", bob="a1", things=[bush])
    assert not table.refuses("alice: cast powerthrust")


@rule("WW-CJ-3", "WW-AMB-12")
def test_no_earth_rises_within_a_square() -> None:
    table = duel("fireball", "wall-of-earth", at="a1", bob="a1")
    table.play("alice: cast fireball", "alice: at @1")
    assert table.refuses("bob: answer wall-of-earth")
    table = duel("fireball", "wall-of-earth", at="a1", bob="b1")
    table.play("alice: cast fireball", "alice: at @1")
    assert not table.refuses("bob: answer wall-of-earth")


@rule("WW-THR-3")
@pytest.mark.parametrize(
    ("start", "line", "end"),
    [("a1", "e1|f1", "e1"), ("d1", "d2|d3", "d2"), ("d4", "d2|d3", "d3"), ("j1", "e1|f1", "f1")],
)
def test_what_is_thrown_at_a_wall_lies_on_the_near_side(start: str, line: str, end: str) -> None:
    table = duel(at=start, bob="a5", alice={"items": ["large-rock"]})
    table.do("alice: use large-rock throw", f"at {line}")
    assert table.things() == [f"large-rock {end}"]


def test_a_copy_knows_the_board_as_its_original_does() -> None:
    table = arena(
        [{"at": "d2"}, {"at": "e1"}],
        things=[{"kind": "block", "card": "stone-block", "at": "a1"},
                {"kind": "rosebush", "card": "rosebush", "at": "b1"}],
    )  # fmt: skip
    table.do("alice: hold d2|d3")
    state = table.state

    def known(s: Duel) -> tuple[object, ...]:
        filled = [is_filled(s, cell) for cell in range(50)]
        held = [is_held(s, line) for line in range(len(s.lines))]
        return blocked(s), barred(s), standing_lines(s), filled, held, fitting_lines(s, DOORWAY)

    before = known(state)
    assert known(state.copy()) == before
    for name in ("_blocked", "_barred", "_murky", "_filled", "_standing", "_doors", "_posts"):
        assert getattr(state.copy(), name) == getattr(state, name) != 0, name


@rule("WW-HC-8", "WW-CJ-16", "WW-CRT-7")
def test_thorns_take_a_creature_its_points_and_its_attack() -> None:
    bush = {"kind": "thornbush", "card": "thornbush", "at": "d1", "owner": 1}
    minotaur = {"kind": "minotaur", "at": "c1"}
    table = duel("dagger", at="a5", bob="e1", mp=9, beasts=[minotaur], things=[bush])
    table.do("alice: activate minotaur", "step e")
    assert (table.options("alice"), table.state.turn.activation.mp) == (["end"], 0)
    table.do("alice: end")
    assert (table.mp(), table.question("alice")) == (7, "act")  # her own phase goes on


@rule("WW-CJ-13", "WW-CMOV-1")
def test_stumbling_in_a_cloud_costs_a_creature_a_point() -> None:
    cloud = {"kind": "cloud", "card": "dust-cloud", "at": "d1", "owner": 1}
    table = duel(
        "dagger", at="a5", bob="j1", beasts=[{"kind": "minotaur", "at": "d1"}], things=[cloud],
        die=(1, 2),
    )  # fmt: skip
    table.do("alice: activate minotaur", "step n")
    assert (table.beast_at(3), table.state.turn.activation.mp) == ("d1", 2)  # a wall: it stays
    table.do("alice: step n")
    assert (table.beast_at(3), table.state.turn.activation.mp) == ("e1", 1)


@rule("WW-CRK-2", "WW-CRK-6", "WW-NE-2")
def test_what_a_spell_makes_is_without_cracks_and_no_token_is_live() -> None:
    table = duel("boneyard stone-block", bob="j1")
    table.do("alice: cast boneyard", "at d1", "cast stone-block", "at b1", "step e")
    made = [(thing.cracks, thing.limit, thing.live) for thing in table.state.things]
    assert made == [(0, 2, 0), (0, 8, 0)]


@rule("WW-OPT-13", "WW-DD-2")
def test_after_move_and_cast_a_turn_is_over_whatever_ended_it() -> None:
    table = duel(treasures={"blue-1": "c1"}, spells=[{"card": "werewolf-form"}])
    table.do("alice: take treasure-blue-1")
    assert (table.state.turn.over, table.mp()) == (True, 0)
    table.do("alice: finish werewolf-form")
    assert table.mp() == 0  # a change of pace matters no more


@rule("WW-AMB-53", "WW-CAN-4")
def test_the_log_says_that_a_shard_was_evaded() -> None:
    table = duel("chaos-shards", die=(1, 1, 2), spells=[{"card": "invisible", "owner": 1}])
    table.play("alice: cast chaos-shards")
    assert table.life("bob") == 15
    assert table.log()[-2:] == [
        "bob rolls 2 and evades (Invisible).",
        "Chaos Shards does not touch bob.",
    ]


@rule("WW-NE-13")
def test_a_wraith_strikes_through_a_wall_at_who_is_beside() -> None:
    table = duel("wraith-strike", at="c3", bob="d3")
    assert not table.sees("c3", "d3")
    table.do("alice: cast wraith-strike", "unfuelled", "at @1")
    assert table.life("bob") == 11


@rule("WW-EL-14", "WW-AL-19")
def test_fire_leaves_fire_items_and_water_leaves_all_others() -> None:
    items = ["fire-cloak", "dagger", "speedstone"]
    burnt = duel("fireball", enemy={"items": items}).do("alice: cast fireball", "at @1")
    assert burnt.items("bob") == ["fire-cloak", "dagger"]
    washed = duel("waterbolt", enemy={"items": items})
    washed.do("alice: cast waterbolt attack", "unfuelled", "damage 1", "at @1")
    assert washed.items("bob") == ["dagger", "speedstone"]


@rule("WW-LIFE-2", "WW-CRE-1")
@pytest.mark.parametrize("kind", ["boggart", "genie", "grendel", "minotaur", "drake"])
def test_every_creature_dies_of_its_last_life(kind: str) -> None:
    beast = {"kind": kind, "at": "d1", "owner": 1, "life": 1}
    table = duel("fireball", bob="j1", beasts=[beast])
    table.do("alice: cast fireball", f"at {kind}")
    assert table.state.beasts == []
    assert not table.match.is_over


@rule("WW-ME-8")
def test_a_card_taken_from_a_hand_is_not_given_back() -> None:
    table = duel("thought-steal", "dagger dispel fireball")
    table.do("alice: cast thought-steal", "at @1", "take dagger")
    assert not table.match.may_undo(0)


@rule("WW-CH-9")
def test_the_log_points_at_the_first_square_of_a_mist() -> None:
    table = duel("prismatic-mist", at="a1", bob="j1", alice={"items": ["visionstone"]})
    table.do("alice: cast prismatic-mist", "at b1", "at c1", "at d1", "at e1", "at c2")
    told = table.match.events(None)[-1].sentence
    assert (told.text, told.touches) == ("Prismatic Mist appears on b1.", ("cell:1",))
