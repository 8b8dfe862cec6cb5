"""The Circle of Conflict (ledger section 8.3)."""

import pytest

from spellhall.games.five_seals.box.scrolls import circle_scrolls
from spellhall.games.five_seals.box.words import SCROLL_WORDS
from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    Seat,
    at,
    binding_is_up,
    breaks,
    dice,
    dungeon,
    familiar,
    owned,
    player,
    starts_with,
    state,
    uses,
)

ELEMENTS = ("fire", "water", "air", "earth")
DONE: Seat = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}
GATE = {"1.G1": "fire2"}


def conflict(alice: Seat, *others: Seat, **rest: object) -> Table:
    """A table of circle III whose rounds go on."""
    bob, *more = others
    return dungeon(alice, bob, *more, seals=GATE | VAULTS, circle="III", **rest)


def other(colour: str, steps: int = 1) -> str:
    return ELEMENTS[(ELEMENTS.index(colour) + steps) % 4]


@rule("FS-CONF-1")
def test_only_active_opponents_can_be_chosen() -> None:
    table = conflict(
        {"dice": ["fire1"], "scrolls": ["theft-mind"]},
        {"dice": ["water1", "water2"]},
        DONE,
        {"dice": ["earth1", "earth2"]},
    )
    table.play("alice: use theft-mind")
    assert table.options("alice") == ["at 2", "at 4"]


@rule("FS-CONF-2", "FS-CONF-3")
def test_without_an_active_opponent_no_conflict_scroll_works() -> None:
    scrolls = ["deception-mind", "alteration-fire", "transfer-fire", "theft-mind"]
    scrolls += ["exploitation-fire", "strengthening-fire"]
    done = DONE | {"scrolls": ["growth-fire", "strengthening-mind", "renewal-fire"]}
    table = conflict({"dice": ["fire1"], "scrolls": scrolls}, done)
    assert uses(table) == ["strengthening-fire"]


@rule("FS-CONF-2", "FS-CONF-3")
def test_the_refusal_names_the_missing_opponent_for_scrolls_of_conflict_only() -> None:
    scrolls = ["deception-mind", "alteration-fire", "transfer-fire", "theft-mind"]
    held = {"dice": ["fire1"], "scrolls": [*scrolls, "exploitation-fire", "renewal-air"]}
    assert scroll_refusals(conflict(held, DONE)) == ["FS-CONF-2"] * 5 + ["FS-SCROLL-2"]
    used = held | {"scrolls": ["theft-mind down"]}
    assert scroll_refusals(conflict(used, DONE)) == ["FS-SCROLL-3"]
    useless = {"dice": ["fire6"], "scrolls": [*scrolls[1:3], "theft-air", "exploitation-fire"]}
    assert scroll_refusals(conflict(useless, {"dice": ["water1"]})) == ["FS-SCROLL-2"] * 4


def scroll_refusals(table: Table) -> list[str]:
    """The rules by which alice's scrolls are refused, in the order of the scrolls."""
    refused = table.refused("alice")
    touches = [f"scroll:{scroll}" for scroll in player(table, "alice").scrolls]
    return [refused[touch] for touch in touches if touch in refused]


# -- Deception -----------------------------------------------------------------------------------


@rule("FS-DECEP-1", "FS-DECEP-2", "FS-D-DECEP", "FS-VERB-5")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_deception_trades_colours_and_leaves_values(colour: str) -> None:
    mine, theirs = other(colour), other(colour, 2)
    table = conflict(
        {"dice": [f"{mine}3", f"{mine}4", f"{colour}1"], "scrolls": [f"deception-{colour}"]},
        {"dice": [f"{colour}5", f"{colour}6", f"{theirs}1"]},
    )
    table.play(f"alice: use deception-{colour}")
    assert table.options("alice") == [f"get {colour}5 of 2", f"get {colour}6 of 2"]
    table.play(f"alice: get {colour}5 of 2")
    assert table.options("alice") == [f"give {mine}3", f"give {mine}4"]
    table.play(f"alice: give {mine}3")
    assert set(dice(table, "alice").split()) == {f"{colour}3", f"{mine}4", f"{colour}1"}
    assert set(dice(table, "bob").split()) == {f"{mine}5", f"{colour}6", f"{theirs}1"}
    assert owned(table, "alice") == [f"deception-{colour} down"]


@rule("FS-EX-11")
@pytest.mark.parametrize("scroll", ["deception-fire", "deception-mind"])
def test_blue_three_for_red_five(scroll: str) -> None:
    table = conflict({"dice": ["water3"], "scrolls": [scroll]}, {"dice": ["fire5"]})
    table.play(f"alice: use {scroll}")
    assert (dice(table, "alice"), dice(table, "bob")) == ("fire3", "water5")


@rule("FS-DECEP-3")
def test_deception_needs_a_die_on_both_sides() -> None:
    held = {"dice": ["water3"], "scrolls": ["deception-fire"]}
    assert uses(conflict(held, {"dice": ["air1"]})) == []
    same = {"dice": ["fire3"], "scrolls": ["deception-fire"]}
    assert uses(conflict(same, {"dice": ["fire1"]})) == []
    assert uses(conflict(held, {"dice": ["fire1"]})) == ["deception-fire"]


@rule("FS-DECEP-4")
def test_deception_of_mind_takes_any_two_different_colours() -> None:
    held = {"dice": ["water3", "air2"], "scrolls": ["deception-mind"]}
    table = conflict(held, {"dice": ["air1", "earth1"]}).play("alice: use deception-mind")
    assert table.options("alice") == ["get air1 of 2", "get earth1 of 2"]
    table.play("alice: get air1 of 2")
    assert (dice(table, "alice"), dice(table, "bob")) == ("air2 air3", "water1 earth1")
    same = {"dice": ["air3"], "scrolls": ["deception-mind"]}
    assert uses(conflict(same, {"dice": ["air1"]})) == []


# -- Alteration ----------------------------------------------------------------------------------


@rule("FS-ALTER-1", "FS-D-ALTER", "FS-VERB-3", "FS-AMB-2")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_alteration_raises_own_dice_and_lowers_an_opponents(colour: str) -> None:
    held = {"dice": [f"{colour}2", f"{colour}4"], "scrolls": [f"alteration-{colour}"]}
    table = conflict(held, {"dice": [f"{colour}3", f"{other(colour)}3"]})
    table.play(f"alice: use alteration-{colour}")
    assert starts_with(table, "alice", "raise") == [
        "none",
        f"{colour} 4",
        f"{colour} 2",
        f"{colour} 4+2",
    ]
    table.play(f"alice: raise {colour} 4+2")
    assert starts_with(table, "alice", "lower") == ["none", f"{colour} 3"]
    table.play(f"alice: lower {colour} 3")
    assert dice(table, "alice") == f"{colour}3 {colour}5"
    assert set(dice(table, "bob").split()) == {f"{colour}2", f"{other(colour)}3"}
    assert owned(table, "alice") == [f"alteration-{colour} down"]


@rule("FS-ALTER-2")
def test_sixes_and_ones_cannot_be_altered() -> None:
    held = {"dice": ["fire6", "fire5"], "scrolls": ["alteration-fire"]}
    table = conflict(held, {"dice": ["fire1"]}).play("alice: use alteration-fire")
    assert dice(table, "alice") == "fire6 fire6"
    assert dice(table, "bob") == "fire1"


@rule("FS-ALTER-3")
def test_something_must_really_change() -> None:
    held = {"dice": ["fire6"], "scrolls": ["alteration-fire"]}
    assert uses(conflict(held, {"dice": ["fire1", "air4"]})) == []
    table = conflict(held, {"dice": ["fire2", "air4"]}).play("alice: use alteration-fire")
    assert dice(table, "bob") == "fire1 air4"  # the only change, so that nothing was asked
    low = {"dice": ["fire5"], "scrolls": ["alteration-fire"]}
    table = conflict(low, {"dice": ["fire2", "fire3"]}).play("alice: use alteration-fire")
    table.play("alice: raise none")
    assert "lower none" not in table.options("alice")


@rule("FS-ALTER-4", "FS-SCROLL-7")
def test_alteration_of_mind_uses_one_colour_for_both_halves() -> None:
    held = {"dice": ["fire2", "air2"], "scrolls": ["alteration-mind"]}
    table = conflict(held, {"dice": ["fire3", "air3"]}).play("alice: use alteration-mind")
    assert table.options("alice") == ["colour fire", "colour air"]
    table.play("alice: colour air", "alice: raise air 2", "alice: lower air 3")
    assert (dice(table, "alice"), dice(table, "bob")) == ("fire2 air3", "fire3 air2")


@rule("FS-AMB-20")
def test_the_second_half_may_be_empty_if_an_opponent_is_active() -> None:
    held = {"dice": ["fire2"], "scrolls": ["alteration-fire"]}
    table = conflict(held, {"dice": ["air3"]}).play("alice: use alteration-fire")
    assert dice(table, "alice") == "fire3"


def test_alteration_asks_which_opponent() -> None:
    held = {"dice": ["fire6"], "scrolls": ["alteration-fire"]}
    table = conflict(held, {"dice": ["fire3"]}, {"dice": ["fire1"]}, {"dice": ["fire2"]})
    table.play("alice: use alteration-fire")
    assert table.options("alice") == ["at 2", "at 4"]


# -- Transfer ------------------------------------------------------------------------------------


@rule("FS-TRANS-1", "FS-TRANS-2", "FS-D-TRANS", "FS-VERB-10")
@pytest.mark.parametrize("element", [*ELEMENTS, "mind"])
def test_transfer_trades_scrolls_of_equal_strength(element: str) -> None:
    stranger = "fire" if element != "fire" else "air"
    scrolls = [f"transfer-{element}", f"growth-{stranger}", "growth-earth"]
    scrolls = list(dict.fromkeys(scrolls))
    theirs = [f"theft-{element}", f"theft-{stranger}", f"change-{element}"]
    table = conflict({"dice": ["fire1"], "scrolls": scrolls}, {"scrolls": theirs})
    table.play(f"alice: use transfer-{element}")
    table.play(f"alice: give growth-{stranger}")  # only the Theft has an equal
    assert f"theft-{element}" in owned(table, "alice")
    assert f"growth-{stranger}" in owned(table, "bob")
    assert f"transfer-{element} down" in owned(table, "alice")


@rule("FS-TRANS-2")
def test_the_scroll_given_may_be_of_the_same_colour() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-fire", "growth-fire"]}
    table = conflict(held, {"scrolls": ["theft-fire"]}).play("alice: use transfer-fire")
    assert owned(table, "bob") == ["growth-fire"]


@rule("FS-TRANS-3", "FS-BIND-10")
def test_face_down_scrolls_and_binding_are_left_out() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-fire", "growth-fire down"]}
    assert uses(conflict(held, {"scrolls": ["theft-fire"]})) == []
    held = {"dice": ["air1"], "scrolls": ["transfer-fire", "growth-air"]}
    assert "transfer-fire" not in uses(conflict(held, {"scrolls": ["theft-fire down"]}))
    assert "transfer-fire" not in uses(conflict(held, {"scrolls": ["theft-air"]}))
    held = {"dice": ["air1"], "scrolls": ["transfer-mind"]}
    assert uses(conflict(held, {})) == []  # two Bindings of strength 1


@rule("FS-TRANS-4")
def test_transfer_of_mind_takes_a_mind_scroll() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-mind", "growth-fire"]}
    theirs = {"scrolls": ["theft-fire", "theft-mind"]}
    table = conflict(held, theirs).play("alice: use transfer-mind")
    assert "theft-mind" in owned(table, "alice")


@rule("FS-TRANS-5", "FS-AMB-31")
def test_the_new_scroll_serves_in_the_same_turn() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-fire", "change-fire"]}
    table = conflict(held, {"dice": ["air2"], "scrolls": ["deception-fire", "change-air"]})
    table.play("alice: use transfer-fire")
    assert owned(table, "alice") == ["transfer-fire down", "deception-fire"]
    assert owned(table, "bob") == ["change-fire", "change-air"]
    held = {"dice": ["air1"], "scrolls": ["transfer-air", "growth-fire"]}
    table = conflict(held, {"dice": ["air2"], "scrolls": ["growth-air"]})
    table.play("alice: use transfer-air")
    assert uses(table) == ["growth-air"]


@rule("FS-TRANS-6", "FS-SYN-4")
def test_synergy_may_be_given_and_taken() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-mind", "exploitation-fire"]}
    table = conflict(held, {"scrolls": ["synergy-mind"]}).play("alice: use transfer-mind")
    assert "synergy-mind" in owned(table, "alice")
    assert owned(table, "bob") == ["exploitation-fire"]


@rule("FS-AMB-11")
def test_scrolls_in_use_are_no_objects() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-fire"]}
    assert uses(conflict(held, {"scrolls": ["strengthening-fire"]})) == []
    exploiter = {"dice": ["air1"], "scrolls": ["exploitation-mind", "strengthening-fire"]}
    assert uses(conflict(exploiter, {"scrolls": ["transfer-mind"]})) == []
    exploiter = {"dice": ["air1"], "scrolls": ["exploitation-mind"]}
    assert uses(conflict(exploiter, {"scrolls": ["transfer-mind", "synergy-mind"]})) == []
    exploiter = {"dice": ["air1"], "scrolls": ["exploitation-mind", "growth-fire"]}
    table = conflict(exploiter, {"scrolls": ["transfer-mind", "theft-mind"]})
    table.play("alice: use exploitation-mind", "alice: exploit transfer-mind of 2")
    assert "theft-mind" in owned(table, "alice")
    assert owned(table, "bob") == ["transfer-mind down", "growth-fire"]


@rule("FS-AMB-26", "FS-AMB-13")
def test_no_two_scrolls_are_alike_with_circle_three() -> None:
    words = [SCROLL_WORDS[scroll] for scroll in circle_scrolls(0) + circle_scrolls(3)]
    assert len(set(words)) == 50
    assert sum(word.startswith("exploitation") for word in words) == 5


# -- Theft ---------------------------------------------------------------------------------------


@rule("FS-THEFT-1", "FS-THEFT-2", "FS-D-THEFT", "FS-VERB-4", "FS-DEC-9")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_the_victim_picks_the_die_to_give(colour: str) -> None:
    held = {"dice": [f"{other(colour)}1"], "scrolls": [f"theft-{colour}"]}
    table = conflict(held, {"dice": [f"{colour}2", f"{colour}5", f"{other(colour)}6"]})
    table.play(f"alice: use theft-{colour}")
    assert table.awaits() == "bob: give_die"
    assert table.options("bob") == [f"give {colour}2", f"give {colour}5"]
    table.play(f"bob: give {colour}2")
    assert f"{colour}2" in dice(table, "alice").split()
    assert len(player(table, "bob").dice) == 2
    assert owned(table, "alice") == [f"theft-{colour} down"]
    assert table.awaits() == "alice: take_turn"


@rule("FS-THEFT-3")
def test_theft_needs_a_die_of_the_colour() -> None:
    held = {"dice": ["fire1"], "scrolls": ["theft-air"]}
    assert uses(conflict(held, {"dice": ["earth2"]})) == []


@rule("FS-THEFT-4", "FS-AMB-21")
def test_with_theft_of_mind_the_victim_picks_among_all_dice() -> None:
    held = {"dice": ["fire1"], "scrolls": ["theft-mind"]}
    table = conflict(held, {"dice": ["earth2", "air3"]}).play("alice: use theft-mind")
    assert table.options("bob") == ["give air3", "give earth2"]


@rule("FS-THEFT-5", "FS-THEFT-6", "FS-ROUND-4", "FS-DEC-10", "FS-VERB-17")
def test_a_stolen_last_die_finishes_the_victim_in_the_thiefs_turn() -> None:
    held = {"dice": ["fire6"], "scrolls": ["theft-air"]}
    victim = {"dice": ["air3"], "familiar": "5.K1", "scrolls": ["growth-air down", "binding down"]}
    table = dungeon(held, victim, seals=GATE | VAULTS | {"5.V1": "exploitation-fire"}, circle="III")
    assert "5.V1" not in breaks(table)
    table.play("alice: use theft-air")
    assert table.awaits() == "bob: take_die"
    assert state(table).round.finished == [1]
    assert owned(table, "bob") == ["growth-air"]
    assert binding_is_up(table, "bob")
    assert familiar(table, "bob") == "binding"
    table.play("bob: take earth", "bob: take earth", "bob: take earth")
    assert table.awaits() == "alice: take_turn"
    assert dice(table, "alice") == "fire6 air3"
    assert "5.V1" in breaks(table)  # the familiar left and opened the way
    table.play("alice: break 5.V1")
    assert at(table, "alice") == "5.V1"
    assert table.awaits() == "alice: take_turn"


# -- Exploitation --------------------------------------------------------------------------------


@rule("FS-EXPLOIT-1", "FS-EXPLOIT-2", "FS-EXPLOIT-6", "FS-D-EXPLOIT", "FS-VERB-11")
@pytest.mark.parametrize("element", [*ELEMENTS, "mind"])
def test_exploitation_uses_an_opponents_scroll(element: str) -> None:
    held = {"dice": ["water1"], "scrolls": [f"exploitation-{element}"]}
    table = conflict(held, {"dice": ["water1"], "scrolls": [f"growth-{element}"]}, chance=[0])
    table.play(f"alice: use exploitation-{element}")
    if element == "mind":
        table.play("alice: colour air")
    assert len(player(table, "alice").dice) == 2
    assert owned(table, "alice") == [f"exploitation-{element} down"]
    assert owned(table, "bob") == [f"growth-{element} down"]
    table.play("alice: give up", *["alice: take earth"] * 3)
    assert uses(table, "bob") == []


@rule("FS-EXPLOIT-3", "FS-SYN-4")
def test_binding_synergy_and_face_down_scrolls_cannot_be_exploited() -> None:
    held = {"dice": ["fire1"], "scrolls": ["exploitation-mind"]}
    assert uses(conflict(held, {"scrolls": ["synergy-mind", "growth-mind down"]})) == []


@rule("FS-EXPLOIT-4")
def test_exploitation_of_mind_takes_mind_scrolls_only() -> None:
    held = {"dice": ["fire1"], "scrolls": ["exploitation-mind", "exploitation-fire"]}
    table = conflict(held, {"scrolls": ["growth-fire"]})
    assert uses(table) == ["exploitation-fire"]


@rule("FS-EXPLOIT-5")
def test_the_exploited_spell_is_judged_for_the_exploiter() -> None:
    held = {"dice": ["air1"], "scrolls": ["exploitation-fire"]}
    assert uses(conflict(held, {"dice": ["fire3"], "scrolls": ["renewal-fire"]})) == []
    held = {"dice": ["fire1"], "scrolls": ["exploitation-fire"]}
    table = conflict(held, {"dice": ["air3"], "scrolls": ["renewal-fire", "theft-fire"]})
    table.play("alice: use exploitation-fire")
    assert owned(table, "bob") == ["renewal-fire down", "theft-fire"]


@rule("FS-EXPLOIT-7")
def test_the_exploited_scroll_turns_up_when_its_owner_finishes() -> None:
    held = {"dice": ["fire1"], "scrolls": ["exploitation-fire"]}
    table = conflict(held, {"dice": ["air1"], "scrolls": ["growth-fire"]}, chance=[0])
    table.play("alice: use exploitation-fire", "alice: break 1.G1", *["alice: take earth"] * 3)
    assert owned(table, "bob") == ["growth-fire down"]
    assert owned(table, "alice") == ["exploitation-fire"]
    table.play("bob: give up")
    assert owned(table, "bob") == ["growth-fire"]


@rule("FS-AMB-12")
def test_an_exploited_theft_that_finishes_its_owner_ends_face_up() -> None:
    held = {"dice": ["fire1"], "scrolls": ["exploitation-air"]}
    table = conflict(held, {"dice": ["air3"], "scrolls": ["theft-air"]})
    table.play("alice: use exploitation-air")
    assert table.awaits() == "bob: take_die"
    table.play(*["bob: take earth"] * 3)
    assert owned(table, "bob") == ["theft-air"]
    assert owned(table, "alice") == ["exploitation-air down"]
    assert dice(table, "alice") == "fire1 air3"
