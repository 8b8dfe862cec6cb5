"""The turn, scrolls in general and breaking (ledger sections 4 and 6)."""

import pytest

from spellhall.engine import NoUndo
from spellhall.testing import rule
from tests.games.five_seals.tables import (
    VAULTS,
    at,
    binding_is_up,
    breaks,
    dice,
    dungeon,
    familiar,
    nodes,
    on,
    owned,
    player,
    seen,
    starts_with,
    state,
    supply,
    uses,
)

GATE = {"1.G1": "fire2"}


# -- The turn ------------------------------------------------------------------------------------


@rule("FS-TURN-1", "FS-DEC-5", "FS-SCROLL-1", "FS-VERB-16")
def test_any_number_of_scrolls_may_be_used_one_after_the_other() -> None:
    scrolls = ["growth-fire", "growth-air", "strengthening-fire"]
    table = dungeon({"dice": ["fire2"], "scrolls": scrolls}, seals=GATE, chance=[0, 0])
    assert uses(table) == scrolls
    table.play("alice: use growth-fire", "alice: use growth-air")
    assert owned(table, "alice") == ["growth-fire down", "growth-air down", "strengthening-fire"]
    assert dice(table, "alice") == "fire1 fire2 air1"
    table.play("alice: break 1.G1")
    assert table.awaits() == "bob: take_turn"


@rule("FS-TURN-2", "FS-TURN-3", "FS-AMB-16")
def test_a_break_is_compulsory_when_one_is_possible_and_only_then() -> None:
    can = dungeon({"dice": ["fire2"], "scrolls": ["growth-fire"]}, seals=GATE)
    assert "give up" not in can.options("alice")
    cannot = dungeon({"dice": ["fire1"], "scrolls": ["strengthening-fire"]}, seals=GATE | VAULTS)
    assert "give up" in cannot.options("alice")  # the scroll would help, but need not be used
    assert breaks(cannot) == []
    cannot.play("alice: give up")
    assert table_is_finished(cannot)


def table_is_finished(table: object) -> bool:
    return state(table).round.finished == [0]  # type: ignore[arg-type]


@rule("FS-TURN-4", "FS-ROUND-4", "FS-REACH-12")
def test_a_mage_hemmed_in_gives_all_dice_back() -> None:
    table = dungeon(
        {"at": "1.V1", "dice": ["fire6", "air6"]},
        {"at": "1.K1"},
        seals=GATE | {"2.K1": "fire6"},
    )
    assert table.options("alice")[0] == "give up"
    table.play("alice: give up")
    assert player(table, "alice").dice == []
    assert supply(table) == [3, 2, 3, 3]


@rule("FS-TURN-5", "FS-TURN-6", "FS-BREAK-6", "FS-BREAK-8")
def test_one_seal_a_turn_and_the_mage_goes_there() -> None:
    table = dungeon({"dice": ["fire2", "fire2"]}, seals=GATE | {"3.X3": "fire5", "1.G2": "fire2"})
    table.play("alice: break 1.G1")
    assert at(table, "alice") == "1.G1"
    assert on(table, "1.G1") == ""
    assert table.awaits() == "bob: take_turn"
    assert sum(state(table).box) == 120 - 2


@rule("FS-TURN-6", "FS-REACH-2")
def test_the_length_of_the_way_does_not_matter() -> None:
    table = dungeon({"dice": ["fire6", "fire1"]}, seals={"4.V1": "synergy-fire"})
    table.play("alice: break 4.V1")
    assert at(table, "alice") == "4.V1"


@rule("FS-TURN-7", "FS-AMB-17")
def test_without_dice_the_round_is_over_even_with_growth_face_up() -> None:
    table = dungeon({"dice": ["fire2"], "scrolls": ["growth-fire"]}, seals=GATE | VAULTS)
    table.play("alice: break 1.G1")
    assert table.awaits() == "alice: take_die"
    assert state(table).round.finished == [0]


@rule("FS-TURN-8", "FS-SCROLL-5")
def test_no_scroll_after_the_break_and_a_won_scroll_from_the_next_turn_on() -> None:
    table = dungeon(
        {"dice": ["fire5", "air1"]},
        {"dice": ["water2", "air1"]},
        seals={"1.H": "growth-fire", "1.G1": "water2"},
    )
    table.play("alice: break 1.H")
    assert owned(table, "alice") == ["growth-fire"]
    assert table.awaits() == "bob: take_turn"
    table.play("bob: break 1.G1")
    assert uses(table) == ["growth-fire"]


@rule("FS-TURN-10")
def test_scrolls_may_leave_one_unable_to_break() -> None:
    table = dungeon({"dice": ["fire2"], "scrolls": ["change-fire"]}, seals=GATE | VAULTS)
    assert breaks(table) == ["1.G1"]
    table.play("alice: use change-fire", "alice: into air")
    assert dice(table, "alice") == "air2"
    assert table.options("alice")[0] == "give up"


@rule("FS-AMB-30")
def test_giving_up_is_always_said_aloud() -> None:
    table = dungeon({"dice": ["fire1"], "scrolls": ["growth-fire"]}, seals=VAULTS)
    assert table.options("alice")[0] == "give up"
    assert "use growth-fire" in table.options("alice")
    bare = dungeon({"dice": ["fire1"], "scrolls": ["binding down"]}, seals=VAULTS)
    assert bare.options("alice") == ["give up"]


# -- Scrolls in general --------------------------------------------------------------------------


@rule("FS-SCROLL-2")
def test_a_scroll_that_would_change_nothing_cannot_be_used() -> None:
    scrolls = ["strengthening-fire", "renewal-air", "change-air"]
    table = dungeon({"dice": ["fire6"], "scrolls": scrolls}, seals=GATE)
    assert uses(table) == []
    refused = table.refused("alice")
    assert list(refused.values()).count("FS-SCROLL-2") == 3


@rule("FS-SCROLL-3")
def test_a_face_down_scroll_cannot_be_used() -> None:
    table = dungeon({"dice": ["fire2"], "scrolls": ["growth-fire down"]}, seals=GATE)
    assert uses(table) == []
    assert "FS-SCROLL-3" in table.refused("alice").values()


@rule("FS-SCROLL-4")
def test_scrolls_turn_up_when_their_owner_finishes_not_at_the_end_of_the_round() -> None:
    seats = ({"dice": ["fire2"], "scrolls": ["growth-fire down"]}, {"scrolls": ["growth-air down"]})
    table = dungeon(*seats, seals=GATE | VAULTS).play("alice: break 1.G1")
    assert owned(table, "alice") == ["growth-fire"]
    assert owned(table, "bob") == ["growth-air down"]


@rule("FS-SCROLL-3", "FS-SCROLL-4")
def test_a_used_scroll_serves_again_in_the_next_round() -> None:
    held = {"dice": ["fire1"], "scrolls": ["growth-fire"]}
    done = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}
    table = dungeon(held, done, seals=VAULTS, first=1, chance=[0])
    table.play("alice: use growth-fire")
    assert uses(table) == []
    table.play("alice: give up", *["alice: take water"] * 3)
    assert table.awaits() == "alice: take_turn"
    assert uses(table) == ["growth-fire"]


@rule("FS-SCROLL-6", "FS-SCROLL-7")
def test_a_scroll_works_on_its_own_colour_and_a_mind_scroll_on_one_chosen() -> None:
    held = {"dice": ["fire1", "air1", "air2"], "scrolls": ["renewal-air", "renewal-mind"]}
    table = dungeon(held, seals=GATE).play("alice: use renewal-air")
    assert starts_with(table, "alice", "roll") == ["air 2", "air 1", "air 2+1"]
    table = dungeon(held, seals=GATE).play("alice: use renewal-mind")
    assert table.options("alice") == ["colour fire", "colour air"]


@rule("FS-SCROLL-9")
@pytest.mark.parametrize("circle", ["I", "II", "III", "IV"])
def test_spells_of_two_additional_circles_never_meet(circle: str) -> None:
    from spellhall.engine import begin
    from spellhall.games.five_seals import GAME
    from spellhall.games.five_seals.box.scrolls import SPELL_OF
    from spellhall.games.five_seals.box.seals import ON_BOARD, scroll_of

    seals = begin(GAME, 5, 3, {"circle": circle}).sight(None).seals
    spells = {SPELL_OF[scroll_of(seal)].id for seal in seals if seal >= ON_BOARD}
    marks = {"II": "swap", "III": "theft", "IV": "leap"}
    assert {name for name, spell in marks.items() if spell in spells} <= {circle}


@rule("FS-DEC-6")
def test_a_use_may_be_withdrawn_until_chance_is_asked() -> None:
    table = dungeon({"dice": ["fire2"], "scrolls": ["change-fire", "growth-air"]}, seals=GATE)
    table.play("alice: use change-fire")
    table.match.undo(0)
    assert table.question("alice") == "take_turn"
    assert uses(table) == ["change-fire", "growth-air"]
    table.play("alice: use growth-air")
    with pytest.raises(NoUndo):
        table.match.undo(0)


# -- Breaking ------------------------------------------------------------------------------------


@rule("FS-BREAK-1", "FS-COL-3")
def test_dice_of_one_colour_the_seals_own_or_any_one_for_mind() -> None:
    held = {"dice": ["fire2", "air2", "air1"]}
    table = dungeon(held, seals={"1.G1": "fire4", "1.B": "renewal-mind", "1.G2": "earth2"})
    assert breaks(table) == ["1.B"]
    table = dungeon(held, seals={"1.A": "change-mind"}).play("alice: break 1.A")
    assert starts_with(table, "alice", "pay") == ["fire 2", "air 2"]


@rule("FS-BREAK-2", "FS-EXCH-5", "FS-REARR-4")
def test_the_strength_is_the_seals_own_whatever_is_printed_below() -> None:
    table = dungeon({"dice": ["fire5"]}, seals={"1.G1": "fire5", "1.A": "synergy-fire"})
    assert breaks(table) == ["1.G1"]
    table = dungeon({"dice": ["fire6"]}, seals={"1.G1": "fire5", "1.A": "synergy-fire"})
    assert breaks(table) == ["1.G1", "1.A"]


@rule("FS-BREAK-3", "FS-EX-4", "FS-DEC-7")
def test_no_superfluous_die() -> None:
    table = dungeon({"dice": ["earth2", "earth3", "earth4"]}, seals={"1.G1": "earth4"})
    table.play("alice: break 1.G1")
    assert table.options("alice") == ["pay earth 4", "pay earth 3+2"]
    assert table.refused("alice") == {
        "set:earth 4+3": "FS-BREAK-3",
        "set:earth 4+2": "FS-BREAK-3",
        "set:earth 4+3+2": "FS-BREAK-3",
    }


@rule("FS-BREAK-4")
def test_more_pips_than_needed_are_fine() -> None:
    table = dungeon({"dice": ["fire6", "fire5"]}, seals=GATE).play("alice: break 1.G1")
    assert table.options("alice") == ["pay fire 6", "pay fire 5"]
    table = dungeon({"dice": ["fire5", "fire5", "air1"]}, seals={"1.K1": "fire6"})
    table.play("alice: break 1.K1")
    assert dice(table, "alice") == "air1"


@rule("FS-BREAK-5", "FS-VERB-13")
def test_used_dice_go_back_at_once() -> None:
    table = dungeon({"dice": ["fire1", "fire1", "air1"]}, {"dice": []}, seals=GATE)
    assert supply(table) == [1, 3, 2, 3]
    table.play("alice: break 1.G1")
    assert supply(table) == [3, 3, 2, 3]


@rule("FS-BREAK-7")
def test_a_broken_scroll_is_won_face_up_and_its_box_stays_empty() -> None:
    table = dungeon({"dice": ["fire2", "air1"]}, seals={"1.A": "change-fire"})
    table.play("alice: break 1.A")
    assert owned(table, "alice") == ["change-fire"]
    assert on(table, "1.A") == ""
    assert at(table, "alice") == "1.A"


@rule("FS-BREAK-8", "FS-BREAK-9")
def test_the_space_of_a_broken_seal_is_open_until_a_mage_stands_there() -> None:
    table = dungeon(
        {"dice": ["fire6", "air1"]},
        {"dice": ["fire6"]},
        seals={"1.K1": "fire6", "1.V1": "synergy-fire", "1.G1": "water2"},
    )
    assert breaks(table) == ["1.K1"]
    table.play("alice: break 1.K1")
    assert breaks(table, "bob") == []
    table = dungeon({"dice": ["fire6"]}, seals={"1.V1": "synergy-fire"})
    assert breaks(table) == ["1.V1"]


@rule("FS-AMB-22")
def test_equal_dice_are_offered_once() -> None:
    table = dungeon({"dice": ["fire2", "fire2", "fire2"]}, seals={"1.G1": "fire4", "1.G2": "air2"})
    table.play("alice: break 1.G1")
    assert dice(table, "alice") == "fire2"  # one set only, so that nothing was asked
    grouped = dungeon({"dice": ["fire2"] * 3, "scrolls": ["renewal-fire"]}, seals=GATE)
    grouped.play("alice: use renewal-fire")
    assert starts_with(grouped, "alice", "roll") == ["fire 2", "fire 2+2", "fire 2+2+2"]


# -- Examples ------------------------------------------------------------------------------------

START = {
    "dice": ["water3", "air2", "fire1"],
    "scrolls": ["change-air", "strengthening-fire"],
    "at": "1.G1",
}


@rule("FS-EX-5")
@pytest.mark.parametrize(
    ("raised", "paid"),
    [("fire 1", "Fire 3 + 2"), ("fire 2", "Fire 4 + 1"), ("fire 2+1", "Fire 4 + 3")],
)
def test_change_and_strengthening_win_growth(raised: str, paid: str) -> None:
    table = dungeon(START, {"dice": ["earth1", "water1"]}, seals={"1.H": "growth-fire"} | VAULTS)
    table.play("alice: use change-air", "alice: into fire")
    table.play("alice: use strengthening-fire", f"alice: raise {raised}")
    table.play("alice: break 1.H")  # both dice are needed, so that no set is asked for
    assert table.log()[0].startswith(f"alice breaks Growth of Fire (5) with {paid}:")
    assert owned(table, "alice") == ["change-air down", "strengthening-fire down", "growth-fire"]
    assert at(table, "alice") == "1.H"
    assert dice(table, "alice") == "water3"
    assert table.awaits() == "bob: take_turn"
    table.play("bob: give up", "bob: take earth", "bob: take earth", "bob: take earth")
    assert uses(table) == ["growth-fire"]


@rule("FS-EX-6")
def test_binding_holds_the_old_space_while_the_mage_takes_renewal() -> None:
    table = dungeon(
        START,
        {"dice": ["fire6", "water1"]},
        seals={"1.H": "growth-fire", "1.B": "renewal-mind"} | VAULTS,
    )
    table.play("alice: use binding-raven", "alice: break 1.B")
    assert table.awaits() == "bob: take_turn"
    assert at(table, "alice") == "1.B"
    assert not binding_is_up(table, "alice")
    assert owned(table, "alice")[-1] == "renewal-mind"
    assert dice(table, "alice") == "fire1 air2"
    assert familiar(table, "alice") == "1.G1"
    assert "1.G1" not in nodes(table, seen(table, 1).lit)
    table.play("bob: break 1.H")
    assert "renewal-mind" in uses(table)
