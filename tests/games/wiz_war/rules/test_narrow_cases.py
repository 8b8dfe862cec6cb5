"""Cases in which a single condition, and no other, decides what comes of it."""

from typing import Any

import pytest

from spellhall.engine.choices import ABSENT
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.choices.turn import CAST
from spellhall.games.wiz_war.frames.moving import StepAside
from spellhall.games.wiz_war.frames.turn import Act
from spellhall.games.wiz_war.rules.acting.actions import why_not_take
from spellhall.games.wiz_war.rules.life import stun
from spellhall.games.wiz_war.rules.moving.steps import is_wedged, shove_aside, ways_open
from spellhall.games.wiz_war.rules.why_not import TREASURE_ELSEWHERE
from spellhall.games.wiz_war.state.position import square
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel

BUSH = {"kind": "rosebush", "card": "rosebush", "owner": 1}
DRAKE = {"kind": "drake", "at": "d1", "owner": 0, "life": 4}


# -- Carried things --------------------------------------------------------------------------------


@rule("WW-CT-3")
@pytest.mark.parametrize("load", [{"items": ["dagger"]}, {"carries": "red-1"}])
def test_an_item_or_a_treasure_alone_can_be_dropped(load: dict[str, Any]) -> None:
    table = duel("drop-object", enemy=load)
    table.do("alice: cast drop-object", "at @1")
    table.do("alice: pick dagger" if "items" in load else "alice: pick treasure-red-1")
    assert (table.items("bob"), table.treasure(0) == "@1") == ([], False)


@rule("WW-MU-5", "WW-WIN-1")
def test_a_treasure_that_an_arm_puts_on_the_own_base_wins_at_once() -> None:
    table = duel(
        "stretch", at="c1", bob="j1", alice={"carries": "blue-1"}, treasures={"blue-2": "c3"}
    )
    table.do("alice: cast stretch neutral", "mode 2")
    assert "at c3" in table.options("alice")
    table.do("alice: at c3", "pick treasure-blue-1")
    assert table.match.is_over


@rule("WW-TRS-1")
def test_a_treasure_in_somebodys_arms_is_not_to_be_taken_and_not_explained() -> None:
    table = arena([{"at": "c1", "carries": "blue-1"}, {"at": "e1", "carries": "red-1"}])
    told = table.refused("alice")
    assert "treasure:0" not in told
    assert "treasure:2" not in told
    assert told["treasure:3"] == "WW-TRS-1"
    act = Act(0)
    assert [why_not_take(table.state, act, n) for n in range(5)] == [
        ABSENT, TREASURE_ELSEWHERE, ABSENT, TREASURE_ELSEWHERE, ABSENT,
    ]  # fmt: skip


@rule("WW-TGT-10")
def test_an_arm_is_not_told_of_the_treasure_that_its_wizard_carries() -> None:
    things = [{"kind": "item", "card": card, "at": "b1"} for card in ("large-rock", "dagger")]
    table = duel("stretch", bob="j1", things=things, alice={"carries": "blue-2"})
    table.play("alice: cast stretch neutral", "alice: mode 1")
    told = table.refused("alice")
    assert "treasure:3" not in told
    assert told["treasure:2"] == "WW-RNG-3"


@rule("WW-NE-11")
def test_a_servant_walks_and_needs_no_sight() -> None:
    things = [
        {"kind": "item", "card": "large-rock", "at": "b1"},
        {"kind": "item", "card": "speedstone", "at": "b1"},
        {"kind": "item", "card": "dagger", "at": "e1"},
        {"kind": "item", "card": "master-key", "at": "j5"},
    ]
    table = duel(at="a1", bob="j1", alice={"items": ["skull-servant"]}, things=things)
    table.play("alice: use skull-servant fetch")
    told = table.refused("alice")
    assert "thing:1" not in told
    assert (told["thing:3"], told["thing:4"]) == ("WW-NE-11", "WW-NE-11")


# -- Hands -----------------------------------------------------------------------------------------


@rule("WW-ME-8")
def test_who_loses_a_card_knows_where_it_went() -> None:
    table = duel("thought-steal", "dagger dispel fireball")
    table.do("alice: cast thought-steal", "at @1", "take dagger")
    assert [CARD_WORDS[card] for card in table.state.players[1].seen] == ["dagger"]


@rule("WW-ME-3")
def test_a_burn_counts_the_hand_and_the_spells_that_are_maintained() -> None:
    spells = [{"card": "shatter", "owner": 1}, {"card": "strength", "owner": 0}]
    table = duel("brain-burn", "dagger dispel", spells=spells)
    table.do("alice: cast brain-burn", "at @1", "bob: enough")
    assert table.life("bob") == 15 - 3


@rule("WW-ME-10", "WW-AMB-24")
def test_the_log_says_who_slipped_out_of_an_attack() -> None:
    table = duel("fireball", "teleport", bob="d1")
    table.do("alice: cast fireball", "at @1", "bob: answer teleport", "to d3")
    assert table.life("bob") == 15
    assert "bob slips out of the attack (Teleport)." in table.log()


# -- Stuns and strikes -----------------------------------------------------------------------------


@rule("WW-STUN-6")
def test_no_token_is_gained_by_the_dead_and_none_is_told() -> None:
    table = arena([{}, {}, {"out": True}])
    before = len(table.log())
    stun(table.state, 0, 0, -1)
    stun(table.state, 2, 2, -1)
    assert [player.stun for player in table.state.players] == [0, 0, 0]
    assert len(table.log()) == before
    assert table.state.events == []


@rule("WW-CRT-7", "WW-MU-6")
def test_a_stunned_creature_with_adrenaline_moves_and_attacks_once() -> None:
    spell = {"card": "adrenaline", "on": "drake"}
    table = duel(begin=True, at="a5", bob="e1", beasts=[{**DRAKE, "stun": 1}], spells=[spell])
    table.play("alice: activate drake", "alice: step w", "alice: step e")
    assert not table.refuses("alice: claw")
    table.do("alice: claw", "at @1")
    assert table.refuses("alice: claw")


@rule("WW-WIN-2")
def test_an_attack_on_two_is_judged_though_the_second_is_gone() -> None:
    beast = {**DRAKE, "at": "d2", "owner": 1}
    table = duel("primal-scream", bob="d1", enemy={"life": 1}, beasts=[beast])
    table.do("alice: cast primal-scream")
    assert table.match.is_over


@rule("WW-ATK-1", "WW-ATK-2")
def test_the_sight_counts_the_attacks_that_are_left() -> None:
    table = duel("fireball", bob="d1")
    assert table.match.sight(0).now.attacks_left == 1
    table.do("alice: punch", "at @1")
    assert table.match.sight(0).now.attacks_left == 0
    assert duel(alice={"turns": 1}).match.sight(0).now.attacks_left == 0


# -- Spells in play --------------------------------------------------------------------------------


@rule("WW-CT-8", "WW-CJ-14")
def test_a_spell_on_a_treasure_is_seen_where_the_treasure_lies() -> None:
    for treasure, place, hidden in (("red-1", "a4", False), ("blue-2", "a4", False),
                                    ("red-1", "d1", True)):  # fmt: skip
        spell = {"card": "glue", "owner": 1, "on": f"treasure {treasure}"}
        table = duel("dispel", at="a5", bob="i1", treasures={treasure: place}, spells=[spell])
        assert table.refuses("alice: cast dispel") == hidden


@rule("WW-CT-8")
@pytest.mark.parametrize(("start", "hidden"), [("d2", False), ("a5", True)])
def test_a_spell_on_a_door_is_seen_where_the_door_is(start: str, hidden: bool) -> None:
    seal = {"card": "seal-door", "owner": 1, "on": "d2|d3"}
    table = duel("dispel", at=start, bob="i1", spells=[seal])
    assert table.refuses("alice: cast dispel") == hidden


@rule("WW-CRT-5")
def test_the_spell_that_summoned_a_creature_goes_with_it() -> None:
    table = duel("fireball", bob="j1", beasts=[{**DRAKE, "owner": 1}])
    summoned = table.state.beasts[0].card
    table.do("alice: cast fireball", "at drake")
    assert summoned not in [spell.card for spell in table.state.spells]
    assert summoned in table.state.piles[0].discard


@rule("WW-TGT-9")
def test_nothing_is_made_where_a_creature_stands() -> None:
    table = duel("rosebush", bob="j1", beasts=[DRAKE])
    table.play("alice: cast rosebush")
    assert table.refuses("alice: at d1")
    assert not table.refuses("alice: at b1")


# -- Moving ----------------------------------------------------------------------------------------


@rule("WW-DEC-14", "WW-MOVE-11")
def test_everything_on_a_square_acts_in_the_order_that_the_mover_names() -> None:
    tacks = {"kind": "tacks", "card": "handful-of-tacks", "at": "d1", "owner": 1}
    table = duel(bob="j1", things=[{**BUSH, "at": "d1"}, tacks])
    table.do("alice: step e")
    assert len(table.options("alice")) == 2
    table.do(f"alice: {table.options('alice')[0]}")
    entered = [line for line in table.log() if "comes upon" in line]
    assert entered == [
        "alice comes upon the Rosebush on d1.",
        "alice comes upon the Handful of Tacks on d1.",
    ]


@rule("WW-HC-13", "WW-CJ-16")
def test_a_flight_ends_in_a_thornbush() -> None:
    thorns = {"kind": "thornbush", "card": "thornbush", "at": "e1", "owner": 0}
    table = duel("terrify", at="c1", bob="d1", things=[thorns])
    table.do("alice: cast terrify", "unfuelled", "at @1", "go e")
    assert table.where("bob") == "e1"


@rule("WW-MU-7")
def test_who_is_pushed_aside_does_not_go_back_where_the_big_man_comes_from() -> None:
    table = duel(at="a5")
    bob, sideways = table.state.players[1], 0
    for bob.cell in range(50):
        ways = ways_open(table.state, 1, bob.cell)
        for heading, back in ((0, 2), (1, 3), (2, 0), (3, 1)):
            shove_aside(table.state, 1, heading, 0)
            frame = table.state.stack.pop()
            assert isinstance(frame, StepAside)
            if heading in ways:
                assert frame.ways == (heading,)
            elif ways == [back]:
                assert frame.ways == (back,)
            else:
                assert frame.ways == tuple(way for way in ways if way != back)
                sideways += 1
    assert sideways > 20


@rule("WW-AMB-45")
@pytest.mark.parametrize(("start", "way", "end"), [("d1", 2, "d2")])
def test_a_square_from_which_one_could_only_come_back_is_wedged_from_afar_too(
    start: str, way: int, end: str
) -> None:
    table = duel(at="a5", bob=end, spells=[{"card": "big-man-form"}])
    assert is_wedged(table.state, 0, square(table.state, start), way)


# -- What choices are called -----------------------------------------------------------------------


def test_both_ways_to_cast_are_casts() -> None:
    assert CAST.has(CAST.alone.codes[0])
    assert CAST.has(CAST.as_role.rows[0][0])
