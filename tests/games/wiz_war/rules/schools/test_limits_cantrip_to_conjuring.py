"""How far cantrips, Alchemy and Conjuring go: numbers, ranges, targets, durations, savers."""

from typing import Any

import pytest

from spellhall.games.wiz_war.box.maze.board import RUBBLE, WALL
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

BUSH = {"kind": "rosebush", "card": "rosebush", "at": "d1", "owner": 1}


# -- Cantrips ------------------------------------------------------------------------------------


@rule("WW-CT-3", "WW-TH-5")
def test_drop_object_fells_relics_too_and_only_wizards_are_its_targets() -> None:
    table = duel("drop-object", enemy={"items": ["thors-hammer"]})
    table.do("alice: cast drop-object", "at @1")
    assert table.things() == ["thors-hammer e1"]
    drake = {"kind": "drake", "at": "d1", "owner": 1}
    assert duel("drop-object", bob="j5", beasts=[drake]).refuses("alice: cast drop-object")


@rule("WW-CT-4", "WW-V-24")
def test_zot_hurts_objects_but_stuns_only_figures() -> None:
    totem = {"kind": "totem", "card": "spirit-of-the-owl", "at": "d1", "owner": 1}
    drake = {"kind": "drake", "at": "b1", "owner": 1}
    table = duel("zot", things=[totem], beasts=[drake])
    table.play("alice: cast zot", "alice: mode 2")
    assert table.options("alice") == ["at @1", "at drake"]
    table.match.undo(0)
    table.do("alice: mode 1", "at totem#1")
    assert table.things() == []


@rule("WW-CT-6", "WW-CRK-3", "WW-DUR-3")
def test_a_created_wall_falls_at_five_cracks_and_its_spell_ends() -> None:
    wall = {"kind": "wall", "card": "create-wall", "at": "c1|d1", "owner": 1}
    for cracks, stands in ((3, True), (4, False)):
        table = duel("fireball", bob="j1", things=[wall], cracks={"c1|d1": cracks})
        table.do("alice: cast fireball", "at c1|d1")
        assert (table.spells() == ["create-wall"]) == stands
        assert (table.line_kind("c1|d1") == 4) == stands


@rule("WW-CT-7", "WW-KILL-2")
def test_falling_stones_cannot_be_evaded_and_score_nothing() -> None:
    table = arena(
        [{"at": "a1", "hand": ["destroy-wall"]}, {"at": "b1", "life": 2, "hand": ["dagger"]}, {}],
        spells=[{"card": "invisible", "owner": 1}],
    )
    table.do("alice: cast destroy-wall", "at b1|b2")
    assert table.state.players[1].cell == -1
    assert (table.points("alice"), table.hand("alice")) == (0, [])
    assert "dagger" in table.discards()


@rule("WW-CT-8", "WW-CNT-8")
@pytest.mark.parametrize(
    ("setup", "word"),
    [
        ({"things": [BUSH], "bob": "j5"}, "rosebush"),  # what it made is in sight
        ({"spells": [{"card": "shatter", "owner": 1}]}, "shatter"),  # its caster
        ({"bob": "j5", "spells": [{"card": "slow-death", "owner": 1, "on": "@0"}]}, "slow-death"),
    ],
)
def test_dispel_needs_sight_of_object_caster_or_victim(setup: dict[str, Any], word: str) -> None:
    table = duel("dispel", **setup)
    table.do("alice: cast dispel", f"at spell:{word}")
    assert table.spells() == []


@rule("WW-CT-8")
def test_dispel_does_not_reach_what_is_out_of_sight() -> None:
    assert duel("dispel", at="a5", bob="j5", things=[BUSH]).refuses("alice: cast dispel")


@rule("WW-CT-9", "WW-DOOR-2")
def test_a_picked_lock_stays_open_only_while_one_is_beside_it() -> None:
    table = duel("pick-lock", at="g2", bob="j5")
    table.do("alice: cast pick-lock", "hold g2|h2", "step w", "step e")
    assert (table.state.held, table.mp()) == ([], 1)
    assert table.refuses("alice: step e")
    assert duel("pick-lock", at="g1", bob="j5").refuses("alice: cast pick-lock")  # not adjacent


@rule("WW-CT-9", "WW-DOOR-2", "WW-ME-12", "WW-AMB-64")
def test_a_lock_picked_from_afar_stays_locked() -> None:
    table = duel("astral-projection pick-lock", at="f2", bob="j5")
    table.do("alice: cast astral-projection", "at h2", "cast pick-lock", "at g2|h2")
    assert table.state.unlocked == []
    table.do("alice: step e")
    assert (table.where("alice"), table.mp()) == ("g2", 2)
    assert table.refuses("alice: step e")


@rule("WW-CT-9", "WW-DOOR-2")
def test_a_lock_picked_twice_is_open_once() -> None:
    table = duel("pick-lock pick-lock", at="g2", bob="j5")
    table.do("alice: cast pick-lock", "cast pick-lock#2")
    assert len(table.state.unlocked) == 1
    table.do("alice: step w", "step e")
    assert table.refuses("alice: step e")


@rule("WW-CT-10", "WW-V-20", "WW-MAP-2")
@pytest.mark.parametrize(
    ("mode", "alice", "rock"), [(1, "e3", "e2"), (2, "c5", "d5"), (3, "a3", "a4")]
)
def test_a_sector_turns_by_quarters_with_all_that_is_inside(
    mode: int, alice: str, rock: str
) -> None:
    table = duel(
        "rotate-sector",
        at="c1",
        bob="j5",
        things=[{"kind": "item", "card": "large-rock", "at": "b1"}],
        beasts=[{"kind": "drake", "at": "b1", "owner": 1}],
        treasures={"red-1": "b1"},
        cracks={"b1|b2": 2},
    )
    table.do("alice: cast rotate-sector", f"mode {mode}", "at sector-red")
    assert (table.where("alice"), table.where("bob")) == (alice, "j5")
    assert table.things() == [f"large-rock {rock}"]
    assert (table.beast_at(5), table.treasure(0)) == (rock, rock)
    beside = {1: "d2|e2", 2: "d4|d5", 3: "a4|b4"}[mode]
    assert (table.line_kind(beside), table.cracks(beside)) == (WALL, 2)


# -- Alchemy ---------------------------------------------------------------------------------------


@rule("WW-AL-2", "WW-KILL-3", "WW-AMB-10")
def test_acid_that_kills_scores_nothing() -> None:
    table = arena(
        [{}, {"life": 2, "hand": ["dagger"]}, {}],
        begin=True,
        spells=[{"card": "acid-bath", "on": "@1", "tokens": 2}],
    ).do()
    assert table.state.players[1].cell == -1
    assert (table.points("alice"), table.hand("alice"), table.spells()) == (0, [], [])


@rule("WW-AL-3")
def test_stone_dead_adds_energy_to_the_stones() -> None:
    table = duel("stone-dead energy-4", enemy={"items": ["speedstone", "powerstone"]})
    table.do("alice: cast stone-dead", "fuel energy-4", "at @1")
    assert table.life("bob") == 15 - 4 - 2


@rule("WW-AL-9", "WW-LIFE-1")
def test_a_lifestone_heals_no_further_than_twenty() -> None:
    assert duel(begin=True, alice={"items": ["lifestone"], "life": 20}).life("alice") == 20


@rule("WW-AL-12")
def test_a_powerstone_adds_to_speed_and_to_each_card_of_add() -> None:
    stone = {"items": ["powerstone"]}
    table = duel("energy-4", alice=stone)
    table.do("alice: boost energy-4")
    assert table.mp() == 3 + 5
    table = duel("add energy-4 energy-5 powerthrust", alice=stone)
    table.do("alice: cast add", "at energy-4", "at energy-5", "cast powerthrust", "at @1")
    assert table.life("bob") == 15 - (2 + 5 + 6)


@rule("WW-AL-14", "WW-DD-3")
def test_a_spellstone_draws_within_the_hand_limit() -> None:
    table = duel("dagger swap yoink dispel zot", alice={"items": ["spellstone"]})
    table.do("alice: end", "keep", "draw")
    assert (len(table.hand("alice")), table.question("alice")) == (6, "")


@rule("WW-AL-15", "WW-CRK-4")
def test_a_solvent_dissolves_walls_and_doors_but_no_treasure_hex_or_figure() -> None:
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "b1", "owner": 1}
    table = duel(
        at="d2",
        bob="d1",
        alice={"items": ["universal-solvent"]},
        things=[curse],
        treasures={"blue-1": "d1"},
    )
    table.play("alice: use universal-solvent throw")
    assert not any(w in o for o in table.options("alice") for w in ("treasure", "hex", "@"))
    table.do("alice: at d2|d3")
    assert table.line_kind("d2|d3") == RUBBLE
    assert "punch" in table.options("alice")  # it was no attack


@rule("WW-AL-19")
def test_fire_that_does_no_damage_spares_the_stones() -> None:
    table = duel("fire-darts", enemy={"items": ["speedstone", "bloodshard"]})
    table.do("alice: cast fire-darts", "at @1")
    assert (table.life("bob"), table.items("bob")) == (15, ["speedstone", "bloodshard"])


# -- Conjuring -------------------------------------------------------------------------------------


@rule("WW-CJ-7", "WW-V-4")
def test_swap_works_on_creatures_and_what_lies_there_acts() -> None:
    drake = {"kind": "minotaur", "at": "e1", "owner": 1}
    bush = {**BUSH, "at": "e1"}
    table = duel("swap", bob="j1", beasts=[drake], things=[{**bush, "at": "d1"}])
    assert table.refuses("alice: cast swap")  # a bush is between
    curse = {"kind": "hex", "card": "hex-of-pain", "at": "e1", "owner": 1}
    table = duel("swap", bob="j1", beasts=[drake], things=[curse])
    table.do("alice: cast swap", "at minotaur")
    assert (table.where("alice"), table.beast_at(3), table.life("alice")) == ("e1", "c1", 12)


@rule("WW-CJ-9")
def test_a_trap_does_not_snap_at_its_owner() -> None:
    trap = {"kind": "trap", "card": "booby-trap", "at": "d1", "owner": 0, "live": True}
    table = duel(bob="j1", things=[trap])
    table.do("alice: step e")
    assert (table.life("alice"), table.things()) == (15, ["booby-trap d1"])


@rule("WW-CJ-10", "WW-CRK-3")
def test_a_created_door_can_be_held_at_once_and_falls_at_three_cracks() -> None:
    table = duel("create-door", at="c3", bob="e3")
    table.do("alice: cast create-door", "at c3|d3", "hold c3|d3")
    assert table.sees("c3", "e3")
    table.do("alice: release c3|d3", "finish create-door")
    assert table.line_kind("c3|d3") == WALL
    door = {"kind": "door", "card": "create-door", "at": "c1|d1", "owner": 1}
    table = duel("powerthrust", bob="j1", things=[door], spells=[{"card": "shatter"}])
    table.do("alice: cast powerthrust", "at c1|d1")
    assert table.spells() == ["shatter"]


@rule("WW-CJ-14", "WW-OBJ-4")
def test_glue_holds_items_for_its_energy() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "c1"}
    table = duel("glue energy-4", bob="j1", things=[rock])
    table.do("alice: cast glue", "fuel energy-4", "at item#1")
    assert table.refuses("alice: lift item#1")
    assert [spell.tokens for spell in table.state.spells] == [4]
    table.do("alice: finish glue")
    assert "lift item#1" in table.options("alice")


@rule("WW-CJ-15", "WW-CRK-1")
@pytest.mark.parametrize(
    ("card", "stands"), [("ka-bong", False), ("powerthrust", False), ("zot", True)]
)
def test_a_bush_falls_to_one_crack_not_to_less(card: str, stands: bool) -> None:
    table = duel(card, bob="j1", things=[BUSH])
    table.do(f"alice: cast {card}", "mode 1", "unfuelled", "at rosebush#1")
    assert (table.things() != []) == stands


@rule("WW-CJ-15", "WW-KILL-2")
def test_thorns_cannot_be_evaded_and_nobody_scores() -> None:
    table = arena([{"at": "c1", "life": 3}, {}, {}], things=[BUSH], spells=[{"card": "invisible"}])
    table.do("alice: step e")
    assert table.state.players[0].cell == -1
    assert table.points("bob") == 0


@rule("WW-CJ-17")
def test_tacks_may_be_strewn_in_the_own_empty_square_and_prick_the_owner_too() -> None:
    table = duel("handful-of-tacks", bob="j1")
    table.do("alice: play handful-of-tacks", "use handful-of-tacks strew", "at c1")
    assert table.things() == ["handful-of-tacks c1"]
    assert table.life("alice") == 15
    table.do("alice: step e", "step w")
    assert table.life("alice") == 12
    table = duel("handful-of-tacks", bob="c1")
    table.do("alice: play handful-of-tacks")
    table.play("alice: use handful-of-tacks strew")
    assert table.refuses("alice: at c1")
