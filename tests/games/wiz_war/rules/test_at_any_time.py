"""Ending spells, dropping items and boosting: at any time in one's own turn (WW-AMB-55)."""

from typing import Any

from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

FULL = "swap yoink dispel zot add"
LADEN: dict[str, Any] = {"alice": {"items": ["dagger"]}, "spells": [{"card": "shatter"}]}


@rule("WW-AMB-55", "WW-MNT-2", "WW-OBJ-8", "WW-DEC-10")
def test_room_for_drawing_is_made_at_the_discard() -> None:
    table = duel(FULL, treasures={"blue-1": "c1"}, **LADEN)
    table.do("alice: take treasure-blue-1")
    assert table.question("alice") == "discard"
    table.do("alice: finish shatter", "drop dagger")
    assert (table.spells(), table.things(), table.discards()) == ([], ["dagger c1"], ["shatter"])
    table.do("alice: keep", "draw", "draw")
    assert (len(table.hand("alice")), table.state.active) == (7, 1)


@rule("WW-AMB-55", "WW-OBJ-8", "WW-AL-8")
def test_what_falls_at_the_discard_takes_its_cards_with_it_before_the_draw() -> None:
    table = duel("swap yoink dispel", alice={"items": ["brainstone"]})
    table.do("alice: end", "drop brainstone")
    assert table.question("alice") == "must_discard"
    table.do("alice: discard swap", "discard yoink")
    assert (table.question("alice"), table.hand("alice")) == ("discard", ["dispel"])


@rule("WW-AMB-55", "WW-MOVE-4", "WW-MAC-3")
def test_a_boost_after_move_and_cast_is_a_card_spent_in_vain() -> None:
    table = duel("energy-4 energy-5")
    table.do("alice: end")
    assert {"discard energy-4", "boost energy-4"} <= set(table.options("alice"))
    table.do("alice: boost energy-4")
    assert (table.mp(), table.discards()) == (0, ["energy-4"])
    assert table.log() == ["alice spends Energy 4 for speed, in vain."]
    assert table.refuses("alice: boost energy-5")  # once per turn
    assert not table.refuses("alice: discard energy-5")


@rule("WW-AMB-55", "WW-AMB-31", "WW-MOVE-4")
def test_no_boost_is_offered_twice_nor_after_a_teleport() -> None:
    table = duel("energy-4 energy-5")
    table.do("alice: boost energy-4", "end")
    assert table.refuses("alice: boost energy-5")
    table = duel("teleport energy-5")
    table.do("alice: cast teleport neutral", "to b1", "end")
    assert table.refuses("alice: boost energy-5")


@rule("WW-AMB-55", "WW-MOVE-4", "WW-MOVE-1", "WW-DEC-2")
def test_a_boost_while_time_passes_adds_to_the_points_of_the_phase() -> None:
    table = duel(
        "energy-4",
        begin=True,
        alice={"items": ["lifestone", "large-rock"]},
        spells=[{"card": "regeneration"}],
    )
    assert table.options("alice") == [
        "first lifestone", "first regeneration",
        "finish regeneration", "drop lifestone", "drop large-rock", "boost energy-4",
    ]  # fmt: skip
    table.do("alice: boost energy-4", "first lifestone")
    assert (table.mp(), table.question("alice")) == (7, "act")
    table.end_turn("alice").end_turn("bob")
    table.do("alice: first lifestone")
    assert table.mp() == 3  # the boost of the turn before is gone


@rule("WW-AMB-55", "WW-MNT-2", "WW-TIME-1")
def test_a_spell_ended_while_time_passes_acts_no_more() -> None:
    table = duel(
        begin=True,
        alice={"items": ["lifestone"], "life": 5},
        spells=[{"card": "regeneration"}],
    )
    table.do("alice: finish regeneration")
    assert (table.life("alice"), table.spells(), table.question("alice")) == (6, [], "act")


@rule("WW-AMB-55", "WW-ACT-2", "WW-CMOV-1")
def test_a_stone_block_is_ended_to_let_ones_creature_pass() -> None:
    table = duel(
        "energy-4",
        at="a5",
        bob="j1",
        alice={"items": ["dagger"]},
        beasts=[{"kind": "minotaur", "at": "b1"}],
        things=[{"kind": "block", "card": "stone-block", "at": "d1"}],
    )
    table.do("alice: activate minotaur", "step e")
    assert table.refuses("alice: step e")
    assert table.refuses("alice: boost energy-4")
    table.do("alice: finish stone-block", "drop dagger", "step e", "step e")
    assert (table.beast_at(3), table.things()) == ("e1", ["dagger a5"])


@rule("WW-AMB-55", "WW-MNT-2", "WW-CRT-5")
def test_a_creature_whose_card_is_ended_is_gone_in_the_middle_of_its_activation() -> None:
    table = duel("dagger", at="a5", bob="j1", beasts=[{"kind": "minotaur", "at": "b1"}])
    table.do("alice: activate minotaur", "step e", "finish summon-minotaur")
    assert (table.state.beasts, table.question("alice"), table.mp()) == ([], "act", 1)


@rule("WW-MNT-2", "WW-OPT-7", "WW-AMB-55")
def test_lasting_creations_are_not_ended_at_the_discard() -> None:
    bush = {"kind": "rosebush", "card": "rosebush", "at": "a5"}
    table = duel(things=[bush], spells=[{"card": "shatter"}], options=["permanent_creations"])
    table.do("alice: end")
    assert table.options("alice") == ["keep", "finish shatter"]


# -- Going down and making room ----------------------------------------------------------------


@rule("WW-DD-4", "WW-OPT-1", "WW-AMB-56")
def test_uncluttered_minds_do_not_end_spells_to_go_down() -> None:
    setup: dict[str, Any] = {
        "spells": [{"card": "shatter", "owner": 0}, {"card": "strength", "owner": 1}],
        "enemy": {"hand": ["zot", "add", "dispel", "swap", "yoink", "meditate", "stretch"]},
    }
    table = duel("enervate", **setup)
    table.do("alice: cast enervate", "unfuelled", "at @1")
    assert table.question("bob") == "trim"
    assert "finish strength" in table.options("bob")
    table = duel("enervate", options=["uncluttered_minds"], **setup)
    table.do("alice: cast enervate", "unfuelled", "at @1")
    assert table.refuses("bob: finish strength")
    table.do("bob: discard zot")
    assert len(table.hand("bob")) == 6


@rule("WW-DD-4", "WW-AL-5", "WW-AMB-56")
def test_an_item_that_does_not_count_is_not_dropped_to_go_down() -> None:
    hand = ["zot", "add", "dispel", "swap", "yoink", "meditate"]
    for items, offered in ((["dagger"], False), (["dagger", "lifestone", "master-key"], True)):
        table = duel(
            "enervate",
            enemy={"hand": hand[len(items) // 3 :], "items": items},
            spells=[{"card": "homunculus", "owner": 1}],
        )
        table.do("alice: cast enervate", "unfuelled", "at @1")
        assert table.question("bob") == "trim"
        assert ("drop dagger" in table.options("bob")) == offered


@rule("WW-OBJ-6", "WW-OPT-1", "WW-DEC-8")
def test_room_for_an_object_is_made_by_what_counts() -> None:
    hand = "swap yoink dispel zot add meditate stretch"
    rock = {"kind": "item", "card": "large-rock", "at": "c1"}
    table = duel(hand, things=[rock], spells=[{"card": "shatter"}], options=["uncluttered_minds"])
    table.do("alice: lift item#1")
    assert table.question("alice") == "make_room"
    assert table.refuses("alice: finish shatter")
    table = duel(
        hand[:-8], alice={"items": ["dagger", "master-key"]},
        things=[rock], spells=[{"card": "homunculus"}],
    )  # fmt: skip
    table.do("alice: lift item#1", "drop dagger")
    assert table.items("alice") == ["master-key", "large-rock"]
