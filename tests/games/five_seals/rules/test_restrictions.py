"""What a scroll may not be used for, where the tests of its circle only show what it may."""

from typing import Any

import pytest

from spellhall.testing import Table, rule
from tests.games.five_seals.tables import (
    VAULTS,
    Seat,
    at,
    dice,
    dungeon,
    guardians,
    owned,
    player,
    starts_with,
    uses,
)

GATE = {"1.G1": "fire2"}
DONE: Seat = {"familiar": "binding", "dice": [], "coming": ["air", "air", "air"]}
ALL_BUT_ONE_FIRE = ["fire1"] * 2 + ["water1"] * 3 + ["air1"] * 3 + ["earth1"] * 3


def holding(circle: str, scroll: str, seals: dict[str, str], *dice: str) -> Table:
    """Alice holds one scroll of a circle."""
    held = {"dice": list(dice) or ["fire1"], "scrolls": [scroll]}
    return dungeon(held, seals=seals, circle=circle)


# -- Circle of Might -----------------------------------------------------------------------------


@rule("FS-CHANGE-3", "FS-CHANGE-4")
def test_change_of_mind_offers_no_colour_that_has_no_other_field_to_go_to() -> None:
    rest = ["water1"] * 3 + ["air1"] * 2 + ["earth1"] * 3
    held = {"dice": ["fire1", "air2"], "scrolls": ["change-mind"]}
    table = dungeon(held, {"dice": rest}, seals=GATE).play("alice: use change-mind")
    assert dice(table, "alice") == "fire1 fire2"  # Fire alone is left, and only Air can take it
    only_fire = {"dice": ["fire1"], "scrolls": ["change-mind"]}
    assert uses(dungeon(only_fire, {"dice": [*rest, "air1"]}, seals=GATE)) == []


@rule("FS-STRENG-2", "FS-STRENG-3")
def test_strengthening_of_mind_offers_no_colour_that_shows_sixes_only() -> None:
    table = holding("I", "strengthening-mind", GATE, "fire6", "air2", "air6", "earth1")
    table.play("alice: use strengthening-mind")
    assert table.options("alice") == ["colour air", "colour earth"]
    assert uses(holding("I", "strengthening-mind", GATE, "fire6", "air6")) == []


@rule("FS-GROW-2", "FS-GROW-3")
def test_growth_of_mind_needs_a_die_in_some_field() -> None:
    held = {"dice": ["fire1"], "scrolls": ["growth-mind"]}
    assert uses(dungeon(held, {"dice": ALL_BUT_ONE_FIRE}, seals=GATE)) == []
    assert uses(dungeon(held, {"dice": ALL_BUT_ONE_FIRE[1:]}, seals=GATE)) == ["growth-mind"]


# -- Circle of Spaces ----------------------------------------------------------------------------


@rule("FS-SWAP-3")
def test_swap_of_mind_needs_two_colours_of_one_strength() -> None:
    assert uses(holding("II", "swap-mind", {"1.D1": "air3", "2.D1": "air3"})) == []
    assert uses(holding("II", "swap-mind", {"1.D1": "air3", "1.F1": "water4"})) == []
    assert uses(holding("II", "swap-mind", {"1.D1": "air3", "1.B": "renewal-fire"})) == []


@rule("FS-EXCH-1", "FS-EXCH-3", "FS-EXCH-4")
def test_exchange_needs_two_strengths_of_one_colour() -> None:
    apart = {"1.D1": "fire3", "1.F1": "air4"}
    same = {"1.D1": "air3", "2.D1": "air3"}
    assert uses(holding("II", "exchange-fire", apart)) == []
    assert uses(holding("II", "exchange-mind", apart)) == []
    assert uses(holding("II", "exchange-mind", same)) == []
    stranger = {"1.D1": "air3", "1.F1": "air4"}
    assert uses(holding("II", "exchange-fire", stranger)) == []


@rule("FS-SWAP-2", "FS-EXCH-2", "FS-DISINT-1")
def test_a_stored_token_lies_not_on_the_board() -> None:
    stores = ["absorption-fire down <fire4", "absorption-air down <air3"]
    for scroll in ("exchange-fire", "swap-mind"):
        held = {"dice": ["fire1"], "scrolls": [scroll, *stores]}
        assert uses(dungeon(held, seals={"1.D1": "fire3"}, circle="II")) == []
    held = {"dice": ["fire1"], "scrolls": ["disintegration-air", *stores]}
    assert uses(dungeon(held, seals={"1.D1": "fire3"}, circle="II")) == []


@rule("FS-ABSORB-1")
def test_nobody_elses_absorption_keeps_the_token() -> None:
    breaker = {"dice": ["fire2", "air1"]}
    other = {"dice": ["water1"], "scrolls": ["absorption-fire", "absorption-mind"]}
    table = dungeon(breaker, other, seals=GATE, circle="II").play("alice: break 1.G1")
    assert table.awaits() == "bob: take_turn"
    assert player(table, "bob").stored == []


@rule("FS-ABSORB-1", "FS-ABSORB-7")
def test_the_seal_of_a_scroll_cannot_be_kept() -> None:
    held = {"dice": ["fire2", "air1"], "scrolls": ["absorption-fire", "absorption-mind"]}
    table = dungeon(held, seals={"1.A": "change-fire"}, circle="II").play("alice: break 1.A")
    assert table.awaits() == "bob: take_turn"


@rule("FS-ABSORB-4", "FS-ABSORB-5", "FS-SCROLL-2")
def test_a_six_takes_nothing_from_absorption() -> None:
    table = holding("II", "absorption-fire <fire3", GATE, "fire6", "air2", "earth1")
    table.play("alice: use absorption-fire")
    assert table.options("alice") == ["add air2", "add earth1"]


@rule("FS-DISINT-2", "FS-DISINT-4")
def test_disintegration_needs_a_token() -> None:
    scrolls = {"1.A": "change-fire", "2.A": "change-mind"}
    assert uses(holding("II", "disintegration-fire", scrolls)) == []
    assert uses(holding("II", "disintegration-mind", scrolls)) == []


@rule("FS-REARR-1")
def test_rearrangement_needs_two_scrolls_and_one_of_its_colour() -> None:
    strangers = {"1.A": "change-air", "2.A": "change-water", "1.G1": "fire2"}
    assert uses(holding("II", "rearrangement-fire", strangers)) == []
    alone = {"1.A": "change-mind", "1.G1": "fire2", "2.G1": "air2"}
    assert uses(holding("II", "rearrangement-mind", alone)) == []


# -- Circle of Conflict --------------------------------------------------------------------------


def conflict(alice: Seat, *others: Seat) -> Table:
    """A table of circle III whose rounds go on."""
    return dungeon(alice, *others, seals=GATE | VAULTS, circle="III")


@rule("FS-CONF-1")
@pytest.mark.parametrize("spell", ["transfer", "exploitation"])
def test_the_scrolls_of_a_finished_player_are_safe(spell: str) -> None:
    held = {"dice": ["fire1"], "scrolls": [f"{spell}-fire", "growth-air down", "theft-water"]}
    theirs = {"scrolls": ["growth-fire"]}
    active = {"dice": ["earth1"]}
    assert f"{spell}-fire" not in uses(conflict(held, active, DONE | theirs))
    assert f"{spell}-fire" in uses(conflict(held, active | theirs, DONE))


@rule("FS-CONF-1")
def test_alteration_lowers_no_dice_of_a_finished_player() -> None:
    held = {"dice": ["fire2", "fire3"], "scrolls": ["alteration-fire"]}
    table = conflict(held, {"dice": ["earth1"]}, DONE).play("alice: use alteration-fire")
    assert starts_with(table, "alice", "raise") == ["fire 3", "fire 2", "fire 3+2"]


@rule("FS-DECEP-1", "FS-DECEP-3")
def test_deception_takes_the_own_colour_only() -> None:
    held = {"dice": ["water3"], "scrolls": ["deception-fire"]}
    table = conflict(held, {"dice": ["air1", "earth1"]}, {"dice": ["fire4", "air2"]})
    table.play("alice: use deception-fire")
    assert (dice(table, "alice"), dice(table, "cara")) == ("fire3", "water4 air2")


@rule("FS-ALTER-2", "FS-ALTER-3", "FS-ALTER-4")
def test_alteration_of_mind_offers_only_colours_in_which_a_die_changes() -> None:
    held = {"dice": ["fire6", "water6"], "scrolls": ["alteration-mind"]}
    assert uses(conflict(held, {"dice": ["fire1", "air1"]})) == []
    table = conflict(held, {"dice": ["fire1", "air2", "earth3"]}).play("alice: use alteration-mind")
    assert table.options("alice") == ["colour air", "colour earth"]


@rule("FS-TRANS-1")
def test_transfer_needs_an_equal_strength() -> None:
    held = {"dice": ["air1"], "scrolls": ["transfer-fire", "growth-air down", "theft-mind"]}
    assert "transfer-fire" not in uses(conflict(held, {"scrolls": ["change-fire"]}))
    assert "transfer-fire" in uses(conflict(held, {"scrolls": ["growth-fire"]}))


@rule("FS-THEFT-2", "FS-THEFT-3")
def test_the_thief_picks_among_those_who_hold_the_colour() -> None:
    held = {"dice": ["fire1"], "scrolls": ["theft-air"]}
    others = ({"dice": ["earth2"]}, {"dice": ["air1", "air2"]}, {"dice": ["air3", "fire1"]})
    table = conflict(held, *others).play("alice: use theft-air")
    assert table.options("alice") == ["at 3", "at 4"]
    table.play("alice: at 4")
    assert dice(table, "alice") == "fire1 air3"


@rule("FS-EXPLOIT-1", "FS-EXPLOIT-4")
def test_exploitation_takes_scrolls_of_its_own_element() -> None:
    scrolls = ["exploitation-mind", "exploitation-fire"]
    held = {"dice": ["fire1"], "scrolls": scrolls}
    assert uses(conflict(held, {"scrolls": ["growth-air", "renewal-water"]})) == []
    assert uses(conflict(held, {"scrolls": ["growth-mind"]})) == ["exploitation-mind"]


@rule("FS-TRANS-5", "FS-AMB-31")
def test_the_scroll_given_serves_its_new_owner_in_the_same_round() -> None:
    held = {"dice": ["fire2", "air1"], "scrolls": ["transfer-fire", "growth-water"]}
    table = conflict(held, {"dice": ["water1"], "scrolls": ["theft-fire"]})
    table.play("alice: use transfer-fire", "alice: break 1.G1")
    assert owned(table, "bob") == ["growth-water"]
    assert uses(table, "bob") == ["growth-water"]


# -- Circle of Movement --------------------------------------------------------------------------

VAULT = {"1.V1": "synergy-fire", "1.K1": "air6"}


def movement(alice: Seat, *others: Seat, **rest: Any) -> Table:
    """A table of circle IV."""
    return dungeon(alice, *others, circle="IV", **rest)


@rule("FS-DISP-1", "FS-DISP-6")
def test_dispatch_needs_an_unblocked_token() -> None:
    assert uses(holding("IV", "dispatch-fire", {"1.G1": "air2", "1.A": "change-fire"})) == []
    held = {"dice": ["fire1"], "scrolls": ["dispatch-mind"]}
    assert uses(movement(held, {"familiar": "1.G1"}, seals=GATE)) == []
    seals = GATE | {"1.G2": "air2", "2.G1": "water2"}
    table = movement(held, {"familiar": "1.G1"}, seals=seals).play("alice: use dispatch-mind")
    assert starts_with(table, "alice", "send") == ["1.G2", "2.G1"]


@rule("FS-LEAP-6", "FS-LEAP-7", "FS-LEAP-4")
def test_leap_of_mind_keeps_the_other_conditions() -> None:
    held = {"dice": ["fire6"], "scrolls": ["leap-mind"]}
    assert uses(movement(held, seals=VAULT)) == ["leap-mind"]
    assert uses(movement(held | {"familiar": "1.K1"}, seals=VAULT)) == []
    assert uses(movement(held, {"familiar": "1.K1"}, seals=VAULT)) == []
    assert uses(movement(held | {"dice": ["fire5", "air5"]}, seals=VAULT)) == []
    walls = {f"{s}.X3": "water5" for s in (1, 6)} | {"1.F1": "water4", "1.F2": "water5"}
    behind = {"dice": ["fire6"], "scrolls": ["leap-mind"], "at": "1.P"}
    assert uses(movement(behind, seals=VAULT | walls)) == []


@rule("FS-LEAP-3")
def test_a_leap_out_of_a_vault_breaks_not_the_gate_that_it_passes() -> None:
    seals = {"1.K1": "air6", "1.H": "growth-fire"}
    held = {"at": "1.V1", "dice": ["air6", "fire5"], "scrolls": ["leap-air"]}
    table = movement(held, seals=seals)
    assert starts_with(table, "alice", "break") == ["1.K1"]
    table.play("alice: use leap-air")
    assert at(table, "alice") == "1.H"


@rule("FS-LEAP-2", "FS-DEC-6")
def test_a_break_that_was_taken_back_opens_no_way_for_leap() -> None:
    outer_one = {"1.F1": "fire4", "1.F2": "water5", "1.X3": "water5", "6.X3": "water4"}
    outer_three = {"3.F1": "water5", "3.X3": "water4", "2.X3": "earth5"}
    seals = outer_one | outer_three | {"1.H": "growth-fire", "3.H": "renewal-fire"}
    held = {"dice": ["earth5", "fire5"], "scrolls": ["leap-fire"]}
    table = movement(held, DONE, seals=seals).play("alice: break 2.X3")
    table.match.undo(0)
    table.play("alice: use leap-fire")
    assert at(table, "alice") == "1.H"  # all that lies beyond, so that nothing was asked


@rule("FS-REACH-7", "FS-LEAP-2", "FS-TELE-2", "FS-SPEED-7")
@pytest.mark.parametrize("spell", ["leap-air", "teleportation-fire", "speed-fire"])
def test_what_a_guardian_shuts_no_movement_opens(spell: str) -> None:
    held = {"dice": ["fire6", "air6"], "scrolls": [spell, "guardian-fire down"]}
    gate = {"1.K1": "air6"} if spell != "teleportation-fire" else {}
    bob = {"at": "1.K1"} if not gate else {}
    seals = {"1.V1": "synergy-fire"} | gate
    assert uses(movement(held, bob, seals=seals)) == [spell]
    assert uses(movement(held, bob, seals=seals, guardians={"fire": "1.V1"})) == []


@rule("FS-TELE-3", "FS-TELE-7", "FS-TELE-4")
def test_teleportation_of_mind_keeps_the_other_conditions() -> None:
    held = {"dice": ["fire6"], "scrolls": ["teleportation-mind"]}
    vault = {"1.V1": "synergy-fire", "1.G1": "fire2"}
    assert uses(movement(held, {"at": "1.K1"}, seals=vault)) == ["teleportation-mind"]
    assert uses(movement(held, {"at": "2.K1"}, seals=vault)) == []
    assert uses(movement(held | {"dice": ["fire5"]}, {"at": "1.K1"}, seals=vault)) == []
    assert uses(movement(held | {"familiar": "1.K1"}, seals=vault)) == []


@rule("FS-GUARD-2", "FS-GUARD-5")
def test_a_guardian_on_the_only_scroll_of_its_colour_can_only_leave() -> None:
    held = {"dice": ["fire1"], "scrolls": ["guardian-fire"]}
    seals = {"1.A": "change-fire", "2.A": "change-air"}
    table = movement(held, seals=seals, guardians={"fire": "1.A"}).play("alice: use guardian-fire")
    assert guardians(table) == {"fire": "beside"}
    assert uses(movement(held, seals={"2.A": "change-air", "1.G1": "fire2"})) == []


@rule("FS-SPEED-1", "FS-SPEED-2", "FS-SPEED-6")
def test_speed_needs_a_first_break_with_dice_and_a_second_target() -> None:
    both = {"1.G1": "fire2", "1.G2": "air2"}
    assert uses(holding("IV", "speed-mind", both, "fire2")) == ["speed-mind"]
    assert uses(holding("IV", "speed-mind", both, "fire1")) == []
    assert uses(holding("IV", "speed-air", both, "air1")) == []
    assert uses(holding("IV", "speed-mind", GATE, "fire2")) == []
    assert uses(holding("IV", "speed-fire", both, "fire2")) == []


@rule("FS-SPEED-2", "FS-SPEED-7", "FS-AMB-10")
def test_a_figure_on_the_space_that_speed_leaves_bars_the_way_back() -> None:
    held = {"at": "1.K1", "dice": ["fire6"], "scrolls": ["speed-air"]}
    seals = {"1.V1": "synergy-fire", "2.G1": "air2"}
    assert uses(movement(held, seals=seals)) == ["speed-air"]
    assert uses(movement(held, {"familiar": "1.K1"}, seals=seals)) == []
    shared = {"at": "2.G1", "dice": ["air6"], "scrolls": ["speed-fire", "guardian-fire down"]}
    vault = {"1.K1": "air6", "1.V1": "synergy-fire"}
    assert uses(movement(shared, {"familiar": "2.G1"}, seals=vault)) == ["speed-fire"]
    shut = {"fire": "1.V1"}
    assert uses(movement(shared, {"familiar": "2.G1"}, seals=vault, guardians=shut)) == []
