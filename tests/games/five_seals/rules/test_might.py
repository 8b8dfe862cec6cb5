"""The Circle of Might (ledger section 8.1)."""

import pytest

from spellhall.testing import rule
from tests.games.five_seals.tables import (
    dice,
    dungeon,
    owned,
    player,
    starts_with,
    supply,
    uses,
)

GATE = {"1.G1": "fire2"}
ELEMENTS = ("fire", "water", "air", "earth")


def other(colour: str) -> str:
    """A colour that differs."""
    return ELEMENTS[(ELEMENTS.index(colour) + 1) % 4]


# -- Change --------------------------------------------------------------------------------------


@rule("FS-CHANGE-1", "FS-D-CHANGE", "FS-VERB-1")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_change_turns_dice_into_one_other_colour_with_their_values(colour: str) -> None:
    held = {"dice": [f"{colour}3", f"{colour}5"], "scrolls": [f"change-{colour}"]}
    table = dungeon(held, {"dice": []}, seals=GATE).play(f"alice: use change-{colour}")
    assert len(starts_with(table, "alice", "into")) == 3
    assert f"into {colour}" not in table.options("alice")
    table.play(f"alice: into {other(colour)}", f"alice: change {colour} 5+3")
    assert dice(table, "alice") == f"{other(colour)}3 {other(colour)}5"
    assert owned(table, "alice") == [f"change-{colour} down"]
    assert supply(table)[ELEMENTS.index(colour)] == 3
    assert supply(table)[ELEMENTS.index(other(colour))] == 1


@rule("FS-CHANGE-2", "FS-EX-8")
@pytest.mark.parametrize("scroll", ["change-water", "change-mind"])
def test_not_more_dice_than_the_new_field_holds(scroll: str) -> None:
    held = {"dice": ["water3", "water5"], "scrolls": [scroll]}
    table = dungeon(held, {"dice": ["air1", "fire1", "fire1"]}, seals=GATE)
    table.play(f"alice: use {scroll}", "alice: into air")
    assert starts_with(table, "alice", "change") == ["water 5", "water 3", "water 5+3"]
    table.play("alice: change water 5+3")
    assert dice(table, "alice") == "air3 air5"
    table = dungeon(held, {"dice": ["air1", "fire1", "fire1"]}, seals=GATE)
    table.play(f"alice: use {scroll}", "alice: into fire")
    assert starts_with(table, "alice", "change") == ["water 5", "water 3"]
    table.play("alice: change water 3")
    assert dice(table, "alice") == "fire3 water5"


@rule("FS-CHANGE-3")
def test_change_needs_a_die_and_another_field() -> None:
    assert uses(dungeon({"dice": ["air1"], "scrolls": ["change-fire"]}, seals=GATE)) == []
    rest = ["water1"] * 3 + ["air1"] * 3 + ["earth1"] * 3
    table = dungeon({"dice": ["fire1"], "scrolls": ["change-fire"]}, {"dice": rest}, seals=GATE)
    assert uses(table) == []


@rule("FS-CHANGE-4", "FS-SCROLL-7")
def test_change_of_mind_picks_both_colours() -> None:
    held = {"dice": ["fire1", "air2"], "scrolls": ["change-mind"]}
    table = dungeon(held, seals=GATE).play("alice: use change-mind")
    assert table.options("alice") == ["colour fire", "colour air"]
    table.play("alice: colour air")
    assert table.options("alice") == ["into fire", "into water", "into earth"]
    table.play("alice: into earth")
    assert dice(table, "alice") == "fire1 earth2"


# -- Renewal -------------------------------------------------------------------------------------


@rule("FS-RENEW-1", "FS-D-RENEW", "FS-VERB-2", "FS-RAND-1")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_renewal_rolls_the_picked_dice_again(colour: str) -> None:
    held = {"dice": [f"{colour}1", f"{colour}2"], "scrolls": [f"renewal-{colour}"]}
    table = dungeon(held, {"dice": []}, seals=GATE, chance=[5, 3])
    table.play(f"alice: use renewal-{colour}", f"alice: roll {colour} 2+1")
    assert dice(table, "alice") == f"{colour}4 {colour}6"
    assert owned(table, "alice") == [f"renewal-{colour} down"]
    table = dungeon(held, {"dice": []}, seals=GATE, chance=[5])
    table.play(f"alice: use renewal-{colour}", f"alice: roll {colour} 1")
    assert dice(table, "alice") == f"{colour}2 {colour}6"


@rule("FS-RENEW-2", "FS-EX-2")
def test_renewal_needs_a_die_of_its_colour() -> None:
    table = dungeon({"dice": ["fire1", "earth4"], "scrolls": ["renewal-air"]}, seals=GATE)
    assert uses(table) == []


@rule("FS-RENEW-3", "FS-EX-9")
def test_renewal_of_mind_works_on_one_colour() -> None:
    held = {"dice": ["air2", "air4", "earth3"], "scrolls": ["renewal-mind"]}
    table = dungeon(held, seals=GATE).play("alice: use renewal-mind")
    assert table.options("alice") == ["colour air", "colour earth"]
    table.play("alice: colour air")
    assert starts_with(table, "alice", "roll") == ["air 4", "air 2", "air 4+2"]


# -- Strengthening -------------------------------------------------------------------------------


@rule("FS-STRENG-1", "FS-D-STRENG", "FS-VERB-3", "FS-AMB-2")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_strengthening_adds_two_up_to_six(colour: str) -> None:
    held = {"dice": [f"{colour}2", f"{colour}5"], "scrolls": [f"strengthening-{colour}"]}
    table = dungeon(held, {"dice": []}, seals=GATE).play(f"alice: use strengthening-{colour}")
    assert len(starts_with(table, "alice", "raise")) == 3
    table.play(f"alice: raise {colour} 5+2")
    assert dice(table, "alice") == f"{colour}4 {colour}6"
    table = dungeon(held, {"dice": []}, seals=GATE).play(f"alice: use strengthening-{colour}")
    table.play(f"alice: raise {colour} 2")
    assert dice(table, "alice") == f"{colour}4 {colour}5"
    assert owned(table, "alice") == [f"strengthening-{colour} down"]


@rule("FS-STRENG-2", "FS-EX-3")
def test_sixes_cannot_be_picked() -> None:
    scrolls = ["strengthening-fire"]
    assert uses(dungeon({"dice": ["fire6", "fire6"], "scrolls": scrolls}, seals=GATE)) == []
    table = dungeon({"dice": ["fire6", "fire3", "fire1"], "scrolls": scrolls}, seals=GATE)
    table.play("alice: use strengthening-fire")
    assert starts_with(table, "alice", "raise") == ["fire 3", "fire 1", "fire 3+1"]


@rule("FS-STRENG-3", "FS-EX-10")
def test_strengthening_of_mind_works_on_one_colour() -> None:
    held = {"dice": ["earth2", "earth5", "air4"], "scrolls": ["strengthening-mind"]}
    table = dungeon(held, seals=GATE).play("alice: use strengthening-mind")
    assert table.options("alice") == ["colour air", "colour earth"]
    table.play("alice: colour air")
    assert dice(table, "alice") == "air6 earth2 earth5"
    table = dungeon(held, seals=GATE).play("alice: use strengthening-mind", "alice: colour earth")
    table.play("alice: raise earth 5+2")
    assert dice(table, "alice") == "air4 earth4 earth6"


# -- Growth --------------------------------------------------------------------------------------


@rule("FS-GROW-1", "FS-D-GROW", "FS-VERB-4", "FS-RAND-1")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_growth_takes_and_rolls_a_die(colour: str) -> None:
    held = {"dice": [f"{other(colour)}1"], "scrolls": [f"growth-{colour}"]}
    table = dungeon(held, {"dice": []}, seals=GATE, chance=[4])
    table.play(f"alice: use growth-{colour}")
    assert f"{colour}5" in dice(table, "alice").split()
    assert supply(table)[ELEMENTS.index(colour)] == 2
    assert owned(table, "alice") == [f"growth-{colour} down"]


@rule("FS-GROW-2")
def test_growth_needs_a_die_in_the_field() -> None:
    held = {"dice": ["fire1"], "scrolls": ["growth-air"]}
    assert uses(dungeon(held, {"dice": ["air1"] * 3}, seals=GATE)) == []


@rule("FS-GROW-3")
def test_growth_of_mind_picks_a_field_that_holds_a_die() -> None:
    held = {"dice": ["fire1"], "scrolls": ["growth-mind"]}
    table = dungeon(held, {"dice": ["air1"] * 3}, seals=GATE).play("alice: use growth-mind")
    assert table.options("alice") == ["colour fire", "colour water", "colour earth"]


@rule("FS-GROW-4", "FS-DRAFT-3")
def test_the_extra_die_goes_back_as_any_other() -> None:
    held = {"dice": ["fire1"], "scrolls": ["growth-fire"]}
    table = dungeon(held, {"dice": ["water1"]}, seals={"1.G1": "air2"} | LONG, chance=[0])
    table.play("alice: use growth-fire", "alice: give up")
    assert supply(table)[0] == 3
    assert table.match.options(0)[0].text == "take fire"
    for _ in range(3):
        table.play("alice: take fire")
    assert sum(player(table, "alice").coming) == 3
    assert table.awaits() == "bob: take_turn"


LONG = {f"{segment}.K1": "earth6" for segment in (1, 2, 4, 5)} | {
    "1.V1": "synergy-fire",
    "2.V1": "synergy-water",
    "4.V1": "synergy-air",
    "5.V1": "synergy-earth",
}


# -- Synergy -------------------------------------------------------------------------------------


@rule("FS-SYN-1", "FS-SYN-4")
@pytest.mark.parametrize("element", [*ELEMENTS, "mind"])
def test_synergy_is_never_used(element: str) -> None:
    table = dungeon({"dice": ["fire2"], "scrolls": [f"synergy-{element}"]}, seals=GATE)
    assert uses(table) == []
    assert "FS-SYN-1" in table.refused("alice").values()
