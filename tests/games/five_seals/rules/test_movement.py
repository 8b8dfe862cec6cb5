"""The Circle of Movement (ledger section 8.4)."""

import pytest

from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    Seat,
    at,
    breaks,
    dice,
    dungeon,
    familiar,
    guardians,
    on,
    owned,
    starts_with,
    state,
    targets,
    uses,
)

ELEMENTS = ("fire", "water", "air", "earth")
# Everything but the vault of segment 1 is open; its gate is of Air.
VAULT = {"1.V1": "synergy-fire", "1.K1": "air6"}


def movement(alice: Seat, bob: Seat | None = None, *others: Seat, **rest: object) -> Table:
    """A table of circle IV."""
    return dungeon(alice, bob, *others, circle="IV", **rest)


# -- Dispatch ------------------------------------------------------------------------------------


@rule("FS-DISP-1", "FS-DISP-2", "FS-D-DISP", "FS-VERB-12", "FS-AMB-19")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_dispatch_sends_the_familiar_onto_a_token_of_its_colour(colour: str) -> None:
    stranger = ELEMENTS[ELEMENTS.index(colour) - 1]
    seals = {"1.G1": f"{colour}2", "1.G2": f"{stranger}2", "1.A": f"change-{colour}"}
    seals |= {"1.K1": f"{colour}6", "1.F1": f"{stranger}4", "1.F2": f"{stranger}5"}
    table = movement({"dice": ["fire1"], "scrolls": [f"dispatch-{colour}"]}, seals=seals)
    table.play(f"alice: use dispatch-{colour}")
    assert starts_with(table, "alice", "send") == ["1.G1", "1.K1"]
    table.play("alice: send 1.K1")
    assert familiar(table, "alice") == "1.K1"
    assert owned(table, "alice") == [f"dispatch-{colour} down"]
    assert table.awaits() == "alice: take_turn"


@rule("FS-DISP-1", "FS-MOVE-1", "FS-AMB-14")
def test_blocked_tokens_are_left_out_the_own_familiars_included() -> None:
    seals = {"1.G1": "fire2", "1.G2": "fire2", "2.G1": "fire2"}
    table = movement(
        {"dice": ["fire1"], "scrolls": ["dispatch-fire"], "familiar": "1.G1"},
        {"familiar": "1.G2"},
        seals=seals,
    )
    table.play("alice: use dispatch-fire")
    assert familiar(table, "alice") == "2.G1"
    alone = {"dice": ["fire1"], "scrolls": ["dispatch-fire"], "familiar": "1.G1"}
    assert uses(movement(alone, seals={"1.G1": "fire2"})) == []


@rule("FS-DISP-3", "FS-DISP-4", "FS-BIND-12")
def test_dispatch_and_binding_in_one_turn() -> None:
    held = {"dice": ["fire2", "air1"], "scrolls": ["dispatch-fire"]}
    seals = {"1.G1": "fire2", "2.G1": "fire3"}
    table = movement(held, seals=seals).play("alice: use binding-raven", "alice: join")
    table.play("alice: use dispatch-fire", "alice: send 2.G1")
    assert familiar(table, "alice") == "2.G1"
    table = movement(held, seals=seals).play("alice: use dispatch-fire", "alice: send 2.G1")
    table.play("alice: use binding-raven", "alice: join")
    assert familiar(table, "alice") == "1.P"
    table = movement(held, seals=seals).play("alice: use binding-raven", "alice: break")
    assert table.awaits() == "bob: take_turn"


@rule("FS-DISP-5", "FS-BIND-9")
def test_the_familiar_comes_back_when_its_mage_breaks_the_token() -> None:
    held = {"dice": ["fire2", "air1"], "familiar": "1.G1"}
    table = movement(held, seals={"1.G1": "fire2"}).play("alice: break 1.G1")
    assert familiar(table, "alice") == "hand"
    assert at(table, "alice") == "1.G1"


@rule("FS-DISP-6")
def test_dispatch_of_mind_takes_any_token() -> None:
    held = {"dice": ["fire1"], "scrolls": ["dispatch-mind"]}
    table = movement(held, seals={"1.G1": "fire2", "1.G2": "air2", "1.A": "change-mind"})
    table.play("alice: use dispatch-mind")
    assert starts_with(table, "alice", "send") == ["1.G1", "1.G2"]


@rule("FS-DISP-7", "FS-MOVE-2")
def test_a_sent_familiar_comes_home_when_its_owner_finishes() -> None:
    held = {"dice": ["fire2"], "familiar": "2.G1"}
    table = movement(held, {"dice": ["air2"]}, seals={"1.G1": "fire2", "2.G1": "air2"} | VAULTS)
    table.play("alice: break 1.G1")
    assert familiar(table, "alice") == "binding"
    table.play(*["alice: take earth"] * 3)
    assert breaks(table, "bob") == ["2.G1"]


# -- Leap ----------------------------------------------------------------------------------------


@rule("FS-LEAP-1", "FS-LEAP-2", "FS-LEAP-5", "FS-TURN-9", "FS-D-LEAP", "FS-DEC-12", "FS-VERB-14")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_leap_passes_a_token_and_breaks_what_lies_behind(colour: str) -> None:
    seals = {"1.V1": "synergy-fire", "1.K1": f"{colour}6", "2.K1": f"{colour}6"}
    held = {"dice": ["fire6", "water1"], "scrolls": [f"leap-{colour}"]}
    table = movement(held, {"dice": ["earth1"]}, seals=seals)
    assert "1.V1" not in breaks(table)
    table.play(f"alice: use leap-{colour}")
    assert at(table, "alice") == "1.V1"
    assert on(table, "1.K1") == f"{colour}6"  # the leapt token stays
    assert dice(table, "alice") == "water1"
    assert owned(table, "alice") == [f"leap-{colour} down", "synergy-fire"]
    assert table.awaits() == "bob: take_turn"


@rule("FS-LEAP-1")
def test_the_leapt_token_must_be_of_the_colour_and_reachable() -> None:
    held = {"dice": ["fire6"], "scrolls": ["leap-fire"]}
    assert uses(movement(held, seals=VAULT)) == []
    walled = {"1.V1": "synergy-fire", "1.K1": "fire6"}
    assert uses(movement(held | {"dice": ["fire6"]}, seals=walled)) == ["leap-fire"]
    gates = {f"{s}.X3": "water5" for s in (1, 6)} | {"1.F1": "water4", "1.F2": "water5"}
    assert uses(movement(held, seals=walled | gates)) == []


@rule("FS-LEAP-3", "FS-LEAP-2")
def test_only_what_the_leap_opens_may_be_broken() -> None:
    seals = {"2.V1": "synergy-water", "2.K1": "air6", "1.G1": "fire2"} | VAULT
    held = {"dice": ["fire6", "fire2", "water6", "air6"], "scrolls": ["leap-air"]}
    table = movement(held, seals=seals).play("alice: use leap-air")
    assert table.options("alice") == ["leap 1.K1", "leap 2.K1"]
    table.play("alice: leap 1.K1")
    assert at(table, "alice") == "1.V1"  # never the leapt token, nor 1.G1


@rule("FS-LEAP-4")
def test_leap_needs_a_target_that_the_dice_can_break() -> None:
    held = {"dice": ["fire5", "air5"], "scrolls": ["leap-air"]}
    assert uses(movement(held, seals=VAULT)) == []
    assert uses(movement(held | {"dice": ["fire6"]}, seals=VAULT)) == ["leap-air"]
    assert uses(movement(held | {"dice": ["air6"]}, seals={"1.K1": "air6"})) == []


@rule("FS-LEAP-6")
def test_leap_of_mind_passes_any_colour() -> None:
    seals = {"2.V1": "synergy-water", "2.K1": "earth6"} | VAULT
    held = {"dice": ["fire6", "water6"], "scrolls": ["leap-mind"]}
    table = movement(held, seals=seals).play("alice: use leap-mind")
    assert table.options("alice") == ["leap 1.K1", "leap 2.K1"]


@rule("FS-LEAP-7", "FS-AMB-14", "FS-MOVE-1")
def test_a_token_under_any_familiar_cannot_be_leapt() -> None:
    held = {"dice": ["fire6"], "scrolls": ["leap-air"]}
    assert uses(movement(held | {"familiar": "1.K1"}, seals=VAULT)) == []
    assert uses(movement(held, {"familiar": "1.K1"}, seals=VAULT)) == []


# -- Teleportation -------------------------------------------------------------------------------

FREE_VAULT = {"1.V1": "synergy-fire", "1.G1": "fire2"}


@rule("FS-TELE-1", "FS-TELE-2", "FS-TELE-5", "FS-TURN-9", "FS-D-TELE", "FS-DEC-12")
@pytest.mark.parametrize("figure", ["mage", "familiar"])
def test_teleportation_passes_one_figure(figure: str) -> None:
    bob = {"at": "1.K1"} if figure == "mage" else {"familiar": "1.K1"}
    held = {"dice": ["fire6", "fire2", "air1"], "scrolls": ["teleportation-fire"]}
    table = movement(held, bob, seals=FREE_VAULT)
    assert breaks(table) == ["1.G1"]
    table.play("alice: use teleportation-fire")
    assert at(table, "alice") == "1.V1"
    assert dice(table, "alice") == "fire2 air1"
    assert owned(table, "alice") == ["teleportation-fire down", "synergy-fire"]
    assert table.awaits() == "bob: take_turn"


@rule("FS-TELE-2")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_its_target_is_of_the_own_colour(colour: str) -> None:
    held = {"dice": [f"{colour}6"], "scrolls": [f"teleportation-{colour}"]}
    free = {"1.V1": f"synergy-{colour}"}
    assert uses(movement(held, {"at": "1.K1"}, seals=free)) == [f"teleportation-{colour}"]
    stranger = ELEMENTS[ELEMENTS.index(colour) - 1]
    other = {"dice": [f"{stranger}6"], "scrolls": [f"teleportation-{colour}"]}
    assert uses(movement(other, {"at": "1.K1"}, seals={"1.V1": f"synergy-{stranger}"})) == []


@rule("FS-TELE-3")
def test_only_what_the_figure_kept_away_and_the_dice_can_break() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-fire"]}
    assert uses(movement(held, {"at": "2.K1"}, seals=FREE_VAULT)) == []
    weak = held | {"dice": ["fire5"]}
    assert uses(movement(weak, {"at": "1.K1"}, seals=FREE_VAULT)) == []


@rule("FS-TELE-4", "FS-AMB-5")
def test_neither_the_own_familiar_nor_a_guardian_is_the_figure() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-fire", "guardian-fire"]}
    table = movement(held | {"familiar": "1.K1"}, seals=FREE_VAULT)
    assert "teleportation-fire" not in uses(table)
    assert "1.V1" in breaks(table)
    table = movement(held, seals=FREE_VAULT, guardians={"fire": "1.V1"})
    assert "teleportation-fire" not in uses(table)


@rule("FS-TELE-6", "FS-AMB-9", "FS-AMB-10", "FS-REACH-8")
def test_a_token_under_a_familiar_becomes_a_target_but_is_not_passed() -> None:
    held = {"dice": ["air6", "fire6"], "scrolls": ["teleportation-air"]}
    table = movement(
        held, {"familiar": "1.K1", "dice": ["water1"]}, {"dice": ["fire6"]}, seals=VAULT
    )
    assert breaks(table) == []
    fire = movement(held | {"scrolls": ["teleportation-fire"]}, {"familiar": "1.K1"}, seals=VAULT)
    assert uses(fire) == []  # the vault behind the token stays shut
    table.play("alice: use teleportation-air")
    assert at(table, "alice") == "1.K1"
    assert familiar(table, "bob") == "1.K1"  # it stays, and shares the space
    table.play("bob: give up")
    assert familiar(table, "bob") == "binding"


@rule("FS-AMB-10")
def test_the_shared_space_bars_third_players_and_its_mage_leaves_freely() -> None:
    seats = (
        {"at": "1.K1", "dice": ["fire6", "water2"]},
        {"familiar": "1.K1", "dice": ["earth1"]},
        {"dice": ["fire6", "earth1"]},
    )
    table = movement(*seats, seals={"1.V1": "synergy-fire", "2.G1": "water2"})
    assert breaks(table) == ["1.V1", "2.G1"]
    table.play("alice: break 2.G1")
    assert targets(table, 2) == []


@rule("FS-AMB-8")
def test_two_figures_on_one_space_cannot_be_passed() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-fire"]}
    both = {"at": "1.K1", "familiar": "1.K1"}
    assert uses(movement(held, both, seals=FREE_VAULT)) == []


@rule("FS-TELE-7")
def test_teleportation_of_mind_takes_any_target() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-mind"]}
    assert uses(movement(held, {"at": "1.K1"}, seals=FREE_VAULT)) == ["teleportation-mind"]
    vaults = {"1.V1": "synergy-fire", "2.V1": "synergy-mind"}
    table = movement(held, {"at": "1.K1", "familiar": "2.K1"}, seals=vaults)
    table.play("alice: use teleportation-mind")
    assert table.options("alice") == ["pass mage 2", "pass familiar 2"]
    table.play("alice: pass familiar 2")
    assert at(table, "alice") == "2.V1"


# -- Guardian ------------------------------------------------------------------------------------


@rule("FS-GUARD-1", "FS-GUARD-4", "FS-D-GUARD", "FS-VERB-12", "FS-AMB-19")
@pytest.mark.parametrize("element", [*ELEMENTS, "mind"])
def test_the_guardian_stands_on_a_scroll_of_its_colour(element: str) -> None:
    stranger = "fire" if element != "fire" else "air"
    seals = {"1.A": f"change-{element}", "1.V1": f"synergy-{element}", "2.A": f"change-{stranger}"}
    seals |= {"1.K1": "earth6"}
    table = movement({"dice": ["fire1"], "scrolls": [f"guardian-{element}"]}, seals=seals)
    table.play(f"alice: use guardian-{element}")
    assert table.options("alice") == ["post 1.A", "post 1.V1"]
    table.play("alice: post 1.V1")
    assert guardians(table) == {element: "1.V1"}
    assert owned(table, "alice") == [f"guardian-{element} down"]
    assert table.awaits() == "alice: take_turn"


@rule("FS-GUARD-2")
def test_a_guardian_on_the_board_moves_or_leaves() -> None:
    seals = {"1.A": "change-fire", "2.A": "dispatch-fire"}
    table = movement(
        {"dice": ["fire1"], "scrolls": ["guardian-fire"]}, seals=seals, guardians={"fire": "1.A"}
    )
    table.play("alice: use guardian-fire")
    assert table.options("alice") == ["post 2.A", "withdraw"]
    table.play("alice: withdraw")
    assert guardians(table) == {"fire": "beside"}


@rule("FS-GUARD-3")
def test_a_guardian_stays_across_rounds() -> None:
    seals = {"1.A": "change-fire"} | VAULTS
    table = movement(
        {"dice": ["fire1"], "scrolls": ["guardian-fire"]},
        {"dice": ["air1"]},
        seals=seals,
        guardians={"fire": "1.A"},
    )
    table.play("alice: give up", *["alice: take fire"] * 3)
    table.play("bob: give up", *["bob: take air"] * 3)
    assert state(table).round.number == 2
    assert guardians(table) == {"fire": "1.A"}


@rule("FS-GUARD-5")
def test_guardian_needs_a_scroll_of_the_colour_on_the_board() -> None:
    held = {"dice": ["fire1"], "scrolls": ["guardian-fire", "guardian-mind"]}
    assert uses(movement(held, seals={"1.A": "change-air"})) == []


# -- Speed ---------------------------------------------------------------------------------------


@rule("FS-SPEED-1", "FS-SPEED-3", "FS-SPEED-5", "FS-TURN-9", "FS-D-SPEED", "FS-DEC-11")
@pytest.mark.parametrize("colour", ELEMENTS)
def test_speed_breaks_a_second_target_without_dice(colour: str) -> None:
    stranger = ELEMENTS[ELEMENTS.index(colour) - 1]
    seals = {"1.G1": f"{stranger}2", "1.V1": f"synergy-{colour}", "1.G2": f"{colour}2"}
    held = {"dice": [f"{stranger}2", f"{stranger}1"], "scrolls": [f"speed-{colour}"]}
    table = movement(held, {"dice": []} | {"dice": [f"{stranger}1"]}, seals=seals)
    table.play(f"alice: use speed-{colour}")
    assert starts_with(table, "alice", "break") == ["1.G2", "1.V1"]
    table.play("alice: break 1.V1")
    assert at(table, "alice") == "1.V1"
    assert dice(table, "alice") == f"{stranger}1"
    assert owned(table, "alice") == [f"speed-{colour} down", f"synergy-{colour}"]
    assert table.awaits() == "bob: take_turn"


@rule("FS-SPEED-2", "FS-TURN-5")
def test_only_first_breaks_that_leave_a_second_may_be_chosen() -> None:
    held = {"dice": ["fire2", "air6"], "scrolls": ["speed-fire"]}
    table = movement(held, seals={"1.G1": "fire2", "1.G2": "air2"})
    table.play("alice: use speed-fire")  # after 1.G1 nothing of Fire would be left
    assert at(table, "alice") == "1.G1"
    assert on(table, "1.G2") == ""
    assert uses(movement(held, seals={"1.G1": "fire2", "1.G2": "water2"})) == []
    opened = movement(held, seals={"1.K1": "air6", "1.V1": "synergy-fire", "1.G2": "water2"})
    opened.play("alice: use speed-fire")
    assert at(opened, "alice") == "1.V1"  # opened by the first break


@rule("FS-SPEED-4")
def test_the_second_break_needs_no_die() -> None:
    held = {"dice": ["fire2"], "scrolls": ["speed-air"]}
    table = movement(held, seals={"1.G1": "fire2", "1.G2": "air6"} | VAULTS)
    table.play("alice: use speed-air", "alice: break 1.G2")
    assert on(table, "1.G2") == ""
    assert table.awaits() == "alice: take_die"
    assert owned(table, "alice") == ["speed-air"]


@rule("FS-SPEED-6")
def test_speed_of_mind_takes_any_second_target() -> None:
    held = {"dice": ["fire2", "air1"], "scrolls": ["speed-mind"]}
    table = movement(held, seals={"1.G1": "fire2", "1.G2": "air6", "1.A": "change-mind"})
    table.play("alice: use speed-mind", "alice: break 1.G1")
    assert starts_with(table, "alice", "break") == ["1.G2", "1.A"]


@rule("FS-SPEED-7")
def test_blocking_holds_for_both_breaks() -> None:
    held = {"dice": ["fire2"], "scrolls": ["speed-air"]}
    seals = {"1.G1": "fire2", "1.V1": "synergy-air"}
    assert uses(movement(held, seals=seals)) == ["speed-air"]
    assert uses(movement(held, {"at": "1.K1"}, seals=seals)) == []
    assert uses(movement(held, {"familiar": "1.G1"}, seals=seals)) == []


@rule("FS-AMB-29")
def test_the_familiar_has_no_part_in_speed() -> None:
    held = {"dice": ["fire2", "air1"], "scrolls": ["speed-air"], "familiar": "2.G1"}
    table = movement(held, seals={"1.G1": "fire2", "1.G2": "air2"})
    table.play("alice: use speed-air")
    assert at(table, "alice") == "1.G2"
    assert familiar(table, "alice") == "2.G1"


@rule("FS-AMB-16")
def test_nobody_must_use_a_scroll_that_would_break_something() -> None:
    held = {"dice": ["fire6"], "scrolls": ["leap-air", "teleportation-fire", "speed-fire"]}
    table = movement(held, seals=VAULT)
    assert table.options("alice")[0] == "give up"
    assert "leap-air" in uses(table)
