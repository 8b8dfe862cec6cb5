"""Rulings on what cards do together: cloaks, totems, stolen cards, full bases (WW-AMB)."""

from typing import Any

import pytest

from spellhall.engine import Match, begin
from spellhall.games import find
from spellhall.games.wiz_war.box.words import CARD_WORDS
from spellhall.games.wiz_war.show.scene import scene
from spellhall.games.wiz_war.state.state import Duel
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

GAME = find("wiz_war")
CLOAK: dict[str, Any] = {"items": ["fire-cloak"]}


# -- Fire Cloak --------------------------------------------------------------------------------


@rule("WW-AMB-60", "WW-EL-14", "WW-MU-13", "WW-MU-2")
@pytest.mark.parametrize(("form", "hurt"), [("slime-form", 1), ("disease", 3)])
def test_who_comes_upon_a_fire_cloak_is_burnt(form: str, hurt: int) -> None:
    table = duel(bob="d1", enemy=CLOAK, spells=[{"card": form}])
    table.do("alice: step e")
    assert (table.life("bob"), table.life("alice")) == (15 - hurt, 13)


@rule("WW-AMB-60", "WW-EL-14", "WW-AL-2")
def test_a_fire_cloak_does_not_burn_for_what_works_with_time() -> None:
    table = duel(bob="d1", enemy=CLOAK, begin=True, spells=[{"card": "acid-bath", "on": "@1"}])
    assert (table.life("bob"), table.life("alice")) == (13, 15)


@rule("WW-AMB-60", "WW-EL-14", "WW-ME-9")
def test_a_fire_cloak_does_not_burn_for_a_reflection() -> None:
    table = duel(bob="d1", alice=CLOAK, spells=[{"card": "pain-link", "owner": 1}])
    table.do("alice: punch", "at @1")
    # 2 fire and 1 of the fist; both come back to her, and nobody is burnt for that.
    assert (table.life("bob"), table.life("alice")) == (12, 12)


@rule("WW-AMB-60", "WW-DR-14")
def test_one_attack_with_treasure_lust_is_burnt_once() -> None:
    table = duel(
        bob="d1",
        enemy={**CLOAK, "carries": "red-1"},
        spells=[{"card": "treasure-lust"}],
    )
    table.do("alice: punch", "at @1", "bob: suffer")
    assert (table.life("bob"), table.life("alice")) == (11, 13)


@rule("WW-AMB-60", "WW-TH-2")
def test_a_fire_cloak_burns_the_one_who_strikes_back() -> None:
    table = duel("ka-bong", "backlash", bob="d1", alice=CLOAK)
    table.do("alice: cast ka-bong", "at @1", "bob: answer backlash")
    assert (table.life("alice"), table.life("bob")) == (14, 13)


@rule("WW-ME-9")
def test_pain_link_reflects_attacks_only() -> None:
    table = duel(bob="d1", spells=[{"card": "slime-form"}, {"card": "pain-link", "owner": 1}])
    table.do("alice: step e")
    assert (table.life("bob"), table.life("alice")) == (14, 15)


# -- Spirit of the Wolf ------------------------------------------------------------------------


@rule("WW-AMB-61", "WW-TO-11", "WW-EL-14")
def test_the_wolf_adds_one_to_a_punch_however_it_burns() -> None:
    wolf = {"kind": "totem", "card": "spirit-of-the-wolf", "at": "a5"}
    table = duel(bob="d1", alice=CLOAK, things=[wolf])
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 15 - 2 - (1 + 1)
    table = duel(bob="d1", alice=CLOAK, things=[wolf], spells=[{"card": "strength"}])
    table.do("alice: punch", "at @1")
    assert table.life("bob") == 15 - 2 - 2 * (1 + 1)


# -- Treasure Hunters --------------------------------------------------------------------------


@rule("WW-AMB-59", "WW-OPT-8", "WW-OPT-4")
@pytest.mark.parametrize("goal", [2, 3, 4])
def test_two_treasures_win_for_treasure_hunters_whatever_the_goal(goal: int) -> None:
    table = duel(
        at="c3",
        alice={"carries": "blue-2", "kills": 1},
        treasures={"blue-1": "c3"},
        options=["treasure_hunters"],
        goal=goal,
    )
    assert not table.match.is_over
    table.do("alice: drop-treasure")
    assert table.match.result is not None
    assert list(table.match.result.winners) == [0]
    for options, shown in (({"treasure_hunters": True, "goal": goal}, 2), ({"goal": goal}, goal)):
        state = begin(GAME, 2, 1, options).state
        assert isinstance(state, Duel)
        assert scene(state).goal == shown


# -- Taking a treasure after a teleport --------------------------------------------------------


@rule("WW-AMB-31", "WW-TRS-1", "WW-AMB-7")
def test_after_a_teleport_a_treasure_may_be_taken_but_nothing_that_costs_points() -> None:
    rock = {"kind": "item", "card": "large-rock", "at": "b1"}
    setup: dict[str, Any] = {"things": [rock], "treasures": {"blue-1": "b1"}, "bob": "j1"}
    table = duel("teleport energy-4", **setup)
    table.do("alice: cast teleport neutral", "to b1")
    assert table.refuses("alice: lift item#1")
    assert table.refuses("alice: boost energy-4")
    table.do("alice: take treasure-blue-1")
    assert (table.treasure(2), table.question("alice")) == ("@0", "discard")
    table = duel("teleport", spells=[{"card": "golem-form"}], **setup)
    assert table.refuses("alice: cast teleport neutral")  # only counters
    table = duel("teleport", spells=[{"card": "extra-arms"}], **setup)
    table.do("alice: cast teleport neutral", "to b1")
    assert table.refuses("alice: lift-all")
    assert not table.refuses("alice: take treasure-blue-1")


@rule("WW-AMB-31", "WW-CJ-7")
def test_after_a_swap_a_treasure_may_be_taken() -> None:
    table = duel("swap", treasures={"blue-1": "e1"})
    table.do("alice: cast swap", "at @1", "take treasure-blue-1")
    assert table.treasure(2) == "@0"


# -- More than one thing on a base -------------------------------------------------------------

LADEN: dict[str, Any] = {"items": ["thors-hammer", "dagger"]}


@rule("WW-AMB-41", "WW-REL-4", "WW-TH-10")
def test_a_relic_that_a_card_brings_to_a_full_base_makes_one_thing_fall() -> None:
    table = duel("yoink", alice={"carries": "blue-1"}, enemy=LADEN)
    table.do("alice: cast yoink", "at @1", "pick thors-hammer")
    assert (table.question("alice"), table.options("alice")) == (
        "pick_carried",
        ["pick thors-hammer", "pick treasure-blue-1"],
    )
    table.do("alice: pick treasure-blue-1")
    assert (table.treasure(2), table.items("alice")) == ("c1", ["thors-hammer"])
    assert table.question("alice") == "act"
    table = duel("yoink", alice={"items": ["eye-of-horus"]}, enemy=LADEN)
    table.do("alice: cast yoink", "at @1", "pick thors-hammer", "pick thors-hammer")
    assert (table.items("alice"), table.things()) == (["eye-of-horus"], ["thors-hammer c1"])


@rule("WW-AMB-41", "WW-NE-12")
def test_a_spectral_grasp_brings_a_relic_to_a_full_base_too() -> None:
    table = duel("spectral-grasp", alice={"carries": "blue-1"}, enemy=LADEN)
    table.do("alice: cast spectral-grasp", "at @1", "pick thors-hammer", "pick treasure-blue-1")
    assert (table.treasure(2), table.items("alice")) == ("c1", ["thors-hammer"])


@rule("WW-AMB-41", "WW-REL-4", "WW-WIN-4")
def test_a_treasure_let_fall_for_a_relic_scores_where_it_falls() -> None:
    table = duel(
        "yoink", at="c3", bob="c2", alice={"carries": "blue-1"}, treasures={"blue-2": "c3"},
        enemy={"items": ["thors-hammer"]},
    )  # fmt: skip
    table.do("alice: cast yoink", "at @1", "pick treasure-blue-1")
    assert table.match.result is not None
    assert list(table.match.result.winners) == [0]


# -- Custom Spellbook --------------------------------------------------------------------------


def spellbooks() -> tuple[Match, Duel]:
    """Two teams of one, drafted; seat 0 is to act and has stolen the first card of seat 1."""
    match = begin(GAME, 2, 1, {"custom_spellbook": True, "first": "1"})
    for _ in range(6):
        (seat,) = match.awaited()
        match.answer(seat, match.options(seat)[0])
    state = match.state
    assert isinstance(state, Duel)
    state.players[0].hand.append(state.players[1].hand.pop(0))
    return match, state


@rule("WW-AMB-62", "WW-OPT-2")
def test_a_stolen_card_is_discarded_to_the_deck_of_the_thief() -> None:
    match, state = spellbooks()
    own, stolen = state.players[0].hand[0], state.players[0].hand[-1]
    match.play("end", 0)
    for card in (own, stolen):
        match.play(f"discard {CARD_WORDS[card]}", 0)
    assert [heap.discard for heap in state.piles] == [[own, stolen], []]
    GAME.invariants(match.state)
    back = GAME.codec.decode(GAME.codec.encode(match.state))
    assert isinstance(back, Duel)
    assert back.lent == [stolen]


@rule("WW-AMB-62", "WW-OPT-2", "WW-DD-5")
def test_a_card_that_changed_decks_stays_with_the_new_one_until_it_is_stolen_back() -> None:
    match, state = spellbooks()
    stolen = state.players[0].hand[-1]
    state.piles[0].deck = []
    match.play("end", 0)
    match.play(f"discard {CARD_WORDS[stolen]}", 0)
    match.play("keep", 0)
    match.play("draw", 0)  # the only card of the deck that was shuffled anew
    assert state.players[0].hand[-1] == stolen
    state.players[0].hand.remove(stolen)
    state.players[1].hand.append(stolen)
    match.play("end", 1)
    match.play(f"discard {CARD_WORDS[stolen]}", 1)
    assert ([heap.discard for heap in state.piles], state.lent) == ([[], [stolen]], [])


# -- Staying where one is ----------------------------------------------------------------------


@rule("WW-AMB-66", "WW-DR-15", "WW-STUN-3", "WW-MU-6")
@pytest.mark.parametrize(("landing", "left"), [("d1", False), ("c1", True)])
def test_who_strikes_on_wings_from_where_he_stands_has_not_left_it(
    landing: str, left: bool
) -> None:
    table = duel("winged-strike", at="d1", bob="d1", stunned=True, spells=[{"card": "adrenaline"}])
    table.do("alice: cast winged-strike", "unfuelled", "at @1", f"to {landing}")
    assert (table.where("alice"), table.life("bob")) == (landing, 12)
    assert table.refuses("alice: punch") == left


@rule("WW-AMB-66", "WW-DR-15", "WW-TO-4", "WW-MOVE-11")
def test_who_stays_in_a_square_has_not_entered_it() -> None:
    pain = {"kind": "hex", "card": "hex-of-pain", "at": "d1", "owner": 1}
    table = duel("winged-strike", at="d1", bob="d1", things=[pain])
    table.do("alice: cast winged-strike", "unfuelled", "at @1", "to d1")
    assert (table.life("alice"), table.life("bob")) == (15, 12)
    token = {"kind": "trap", "card": "booby-trap", "at": "d1", "owner": 1}
    table = duel("planar-call", things=[token], beasts=[{"kind": "drake", "at": "d1"}])
    table.do("alice: cast planar-call", "mode 2", "at drake", "to d1")
    assert (table.beast_at(5), table.things()) == ("d1", ["booby-trap d1"])


@rule("WW-AMB-66", "WW-EL-13", "WW-STUN-3")
@pytest.mark.parametrize(("way", "left"), [("e", False), ("w", True)])
def test_who_flies_against_a_wall_has_not_left_his_square(way: str, left: bool) -> None:
    table = duel("windrider", at="c2", bob="c2", stunned=True)
    table.do("alice: cast windrider", "unfuelled", f"at {way}")
    assert (table.where("alice") != "c2", table.state.turn.left) == (left, left)
    assert left or not table.refuses("alice: punch")
