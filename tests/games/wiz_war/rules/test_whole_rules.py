"""Rules of which a first test shows one half: here are the others."""

from typing import Any

import pytest

from spellhall.games.wiz_war.box.maze.sight import FAR
from spellhall.games.wiz_war.rules.table.seeing import walking
from spellhall.games.wiz_war.state.position import square
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

# -- Stunned ---------------------------------------------------------------------------------------


WINGS: dict[str, tuple[str, ...]] = {
    "windrider": ("cast windrider", "unfuelled", "at w"),
    "teleport": ("cast teleport neutral", "to a1"),
    "dematerialize": ("cast dematerialize neutral",),
}


@rule("WW-STUN-2", "WW-STUN-3", "WW-EL-13", "WW-ME-10", "WW-CH-3")
@pytest.mark.parametrize("card", WINGS)
def test_a_stunned_wizard_is_not_carried_off_by_his_own_spell_after_an_attack(card: str) -> None:
    first, *rest = WINGS[card]
    setup: dict[str, Any] = {"at": "c2", "bob": "c2", "die": (1, 1)}
    table = duel(card, stunned=True, **setup)
    table.do("alice: punch", "at @1")
    assert table.refuses(f"alice: {first}")
    table = duel(card, stunned=True, **setup)
    table.do(f"alice: {first}", *rest)
    assert table.where("alice") != "c2"
    assert table.state.turn.left
    table = duel(card, **setup)
    table.do("alice: punch", "at @1", first, *rest)
    assert table.where("alice") != "c2"


@rule("WW-STUN-4", "WW-STUN-1")
def test_a_stunned_wizard_who_attacked_may_do_all_that_leaves_him_where_he_is() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "c1"}
    table = duel(
        "meditate energy-4", "fireball", stunned=True, bob="d1", things=[rock],
        treasures={"blue-1": "c1"}, beasts=[{"kind": "drake", "at": "b1"}],
        alice={"items": ["dagger"]},
    )  # fmt: skip
    table.do("alice: punch", "at @1")
    for line in ("step w", "step s", "punch"):
        assert table.refuses(f"alice: {line}"), line
    for line in ("lift item#1", "take treasure-blue-1", "drop dagger", "cast meditate",
                 "boost energy-4", "activate drake"):  # fmt: skip
        assert not table.refuses(f"alice: {line}"), line


# -- Squares, fists, hands -------------------------------------------------------------------------


@rule("WW-MOVE-3", "WW-FRM-2")
def test_one_passes_creatures_unless_one_fills_its_square() -> None:
    drake = {"kind": "drake", "at": "d1", "owner": 1}
    table = duel(bob="j1", beasts=[drake])
    table.do("alice: step e")
    assert table.where("alice") == "d1"
    big = {"card": "big-man-form", "owner": 1, "on": "drake"}
    assert duel(bob="j1", beasts=[drake], spells=[big]).refuses("alice: step e")


@rule("WW-ATK-6", "WW-CRK-1", "WW-ME-15")
@pytest.mark.parametrize("line", ["b1|b2", "d2|d3", "e1|f1"])
def test_walls_and_doors_may_be_punched_which_is_an_attack(line: str) -> None:
    at = line.partition("|")[0]
    for shatter, cracks in (([], 0), ([{"card": "shatter"}], 1)):
        table = duel(at=at, bob=at, spells=shatter)
        table.do("alice: punch", f"at {line}")
        assert (table.cracks(line), table.life("bob")) == (cracks, 15)
        assert table.refuses("alice: punch")


@rule("WW-KILL-1", "WW-WIN-1", "WW-DD-4")
def test_who_wins_by_a_kill_goes_down_to_no_limit_any_more() -> None:
    full = "zot swap yoink add dispel glue ward"
    table = arena(
        [{"at": "c1", "hand": full.split(), "kills": 1},
         {"at": "d1", "life": 1, "hand": ["shield", "dagger"]}, {"at": "h8"}],
    )  # fmt: skip
    table.do("alice: punch", "at @1")
    assert table.match.is_over
    assert len(table.hand("alice")) == 9


@rule("WW-DD-3", "WW-NE-6", "WW-AL-8")
def test_what_changes_the_hand_size_adds_up() -> None:
    burdens = [{"card": "enervate", "owner": 1, "on": "@0"},
               {"card": "enervate#2", "owner": 1, "on": "@0"}]  # fmt: skip
    for items, spells, most in (([], burdens[:1], 6), ([], burdens, 5),
                                (["brainstone"], burdens, 7), (["brainstone"], [], 9)):  # fmt: skip
        hand = ["zot", "swap", "yoink", "add", "dispel", "glue", "ward", "shield", "teleport"]
        table = duel(alice={"items": items, "hand": hand[: most - len(items) - 1]}, spells=spells)
        table.do("alice: end", "keep", "draw")
        assert (table.question("alice"), table.state.active) == ("", 1)
        assert len(table.hand("alice")) + len(items) == most


# -- Doors and holders -----------------------------------------------------------------------------


@rule("WW-DOOR-5", "WW-DOOR-7", "WW-CRT-3")
def test_each_held_door_shuts_when_its_own_holder_leaves() -> None:
    table = arena([{"at": "d2"}, {"at": "h1"}, {"at": "a1"}, {}], boards=[
        "red", "blue", "green", "yellow"])  # fmt: skip
    table.do("alice: hold d2|d3", "end", "hold", "keep", "done")
    table.do("bob: hold h1|h2", "end", "hold", "keep", "done")
    table.end_turn("cara").end_turn("dan")
    assert len(table.state.held) == 2
    table.do("alice: step n")
    assert [keeper.seat for keeper in table.state.held] == [1]


@rule("WW-DOOR-5", "WW-MOVE-2", "WW-CMOV-1")
def test_a_held_door_is_open_to_enemies_and_their_creatures() -> None:
    table = arena([{"at": "d2"}, {"at": "d2"}], beasts=[{"kind": "drake", "at": "d2", "owner": 1}])
    table.do("alice: hold d2|d3", "end", "hold", "keep", "done")
    table.do("bob: activate drake", "step s", "end")
    assert table.beast_at(5) == "d3"
    table.end_turn("bob").do("alice: release d2|d3").end_turn("alice")
    assert table.refuses("bob: step s")


# -- Time ------------------------------------------------------------------------------------------


@rule("WW-TURN-3", "WW-TIME-1", "WW-TIME-2", "WW-TIME-4")
def test_effects_then_energy_then_stun_are_told_in_that_order() -> None:
    table = arena(
        [{"stun": 1, "items": ["lifestone"], "life": 9}, {}], active=1,
        spells=[{"card": "shatter", "tokens": 1}],
    )  # fmt: skip
    table.end_turn("bob")
    told = [text for text in table.log() if "Lifestone" in text or "Shatter" in text
            or "stunned" in text]  # fmt: skip
    assert ["Lifestone" in told[0], "Shatter" in told[1], "stunned" in told[2]] == [True] * 3


@rule("WW-TIME-2", "WW-CH-9", "WW-CJ-14")
def test_a_spell_on_what_fades_fades_with_it_once() -> None:
    mist = {"kind": "mist", "card": "prismatic-mist", "at": "a1"}
    table = arena([{"at": "c1"}, {}], active=1, things=[mist],
                  spells=[{"card": "glue", "on": "thing 1", "tokens": 1}])  # fmt: skip
    for spell in table.state.spells:
        spell.tokens = 1
    table.end_turn("bob")
    assert (table.spells(), table.things()) == ([], [])
    assert sorted(table.discards()) == ["glue", "prismatic-mist"]


# -- What fills and what holds ---------------------------------------------------------------------


@rule("WW-EL-11", "WW-FRM-2", "WW-TH-7")
@pytest.mark.parametrize("how", ["block", "big man"])
def test_no_walk_leads_through_what_fills_its_square(how: str) -> None:
    block = {"kind": "block", "card": "stone-block", "at": "d1", "owner": 1}
    setup: dict[str, Any] = {"things": [block]}
    if how == "big man":
        setup = {"spells": [{"card": "big-man-form", "owner": 1}], "bob": "d1"}
    free = walking(duel(at="c1", bob="j5").state, square(duel().state, "c1"))
    state = duel(**{"at": "c1", "bob": "j5", **setup}).state
    steps = walking(state, square(state, "c1"))
    there, behind = square(state, "d1"), square(state, "e1")
    assert (free[there], steps[there]) == (1, FAR)
    assert free[behind] == 2 < steps[behind] < FAR


@rule("WW-MY-1")
def test_an_embrace_holds_its_victim_and_nobody_else() -> None:
    table = arena(
        [{"at": "c1"}, {"at": "d1"}, {"at": "d1"}], active=2,
        spells=[{"card": "embrace-of-jorogumo", "on": "@1"}, {"card": "acid-bath", "on": "@2"}],
    )  # fmt: skip
    assert not table.refuses("cara: step e")
    table.end_turn("cara").end_turn("alice")
    assert table.refuses("bob: step e")


@rule("WW-CRE-2", "WW-LOS-14")
def test_a_genie_strikes_through_a_shut_door_beside_it() -> None:
    table = duel(at="a5", bob="h2", beasts=[{"kind": "genie", "at": "g2"}])
    table.do("alice: activate genie", "bolt", "at @1")
    assert table.life("bob") == 13
