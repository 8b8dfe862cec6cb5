"""Familiars and Binding (ledger section 7)."""

from spellhall.testing import rule
from tests.games.five_seals.tables import (
    VAULTS,
    at,
    binding_is_up,
    breaks,
    dice,
    dungeon,
    familiar,
    on,
    owned,
    starts_with,
    state,
)

GATES = {"1.G1": "fire2", "2.G1": "fire2"}
BIND = "alice: use binding-raven"


@rule("FS-BIND-1", "FS-BIND-2", "FS-D-BINDING", "FS-VERB-12", "FS-DEC-6")
def test_binding_offers_two_options_and_turns_face_down() -> None:
    table = dungeon({"dice": ["fire2", "air1"]}, seals=GATES).play(BIND)
    assert table.options("alice") == ["join", "break"]
    table.play("alice: join")
    assert not binding_is_up(table, "alice")
    assert BIND.removeprefix("alice: ") not in table.options("alice")


@rule("FS-BIND-3")
def test_the_familiar_joins_its_mage_and_the_turn_goes_on() -> None:
    table = dungeon({"dice": ["fire2", "air1"]}, seals=GATES).play(BIND, "alice: join")
    assert familiar(table, "alice") == at(table, "alice") == "1.P"
    assert table.awaits() == "alice: take_turn"
    assert breaks(table) == ["1.G1", "2.G1"]


@rule("FS-BIND-4")
def test_it_keeps_the_space_when_the_mage_moves_on() -> None:
    seals = {"1.V1": "synergy-fire", "1.G1": "water2", "1.G2": "fire2"}
    table = dungeon(
        {"at": "1.K1", "dice": ["fire2", "air1"]}, {"dice": ["fire6", "water2"]}, seals=seals
    )
    table.play(BIND, "alice: join", "alice: break 1.G2")
    assert at(table, "alice") == "1.G2"
    assert familiar(table, "alice") == "1.K1"
    assert breaks(table, "bob") == ["1.G1"]


@rule("FS-BIND-5", "FS-BIND-7", "FS-TURN-9", "FS-VERB-13", "FS-VERB-14")
def test_the_familiar_breaks_a_token_and_the_turn_ends() -> None:
    table = dungeon({"dice": ["fire2", "air1"]}, seals=GATES)
    table.play(BIND, "alice: break", "alice: break 2.G1")
    assert at(table, "alice") == "1.P"
    assert familiar(table, "alice") == "2.G1"
    assert on(table, "2.G1") == ""
    assert dice(table, "alice") == "air1"
    assert table.awaits() == "bob: take_turn"
    assert not binding_is_up(table, "alice")


@rule("FS-BIND-7", "FS-ROUND-4")
def test_a_break_with_the_last_die_finishes_the_round() -> None:
    table = dungeon({"dice": ["fire2"]}, seals=GATES | VAULTS)
    table.play(BIND, "alice: break", "alice: break 2.G1")
    assert table.awaits() == "alice: take_die"
    assert familiar(table, "alice") == "binding"
    assert binding_is_up(table, "alice")


@rule("FS-BIND-6")
def test_the_familiar_never_breaks_the_seal_of_a_scroll() -> None:
    table = dungeon({"dice": ["fire2"]}, seals={"1.A": "change-fire", "1.G2": "fire2"})
    table.play(BIND, "alice: break")
    assert table.awaits() == "alice: take_die"  # the token was the only target
    assert owned(table, "alice") == []
    only_scroll = dungeon({"dice": ["fire2"], "at": "1.G1"}, seals={"1.A": "change-fire"})
    only_scroll.play(BIND)
    assert familiar(only_scroll, "alice") == "1.G1"


@rule("FS-BIND-5", "FS-BREAK-1", "FS-BREAK-2")
def test_the_familiar_breaks_only_what_the_dice_can_break() -> None:
    seals = {"1.G1": "fire2", "2.G1": "air2", "3.D1": "fire3"}
    table = dungeon({"dice": ["fire2", "earth1"]}, seals=seals).play(BIND, "alice: break")
    assert familiar(table, "alice") == "1.G1"  # the only one, so that nothing was asked


@rule("FS-BIND-8")
def test_reach_is_measured_from_the_mage() -> None:
    seals = {"1.K1": "fire6", "1.G1": "fire2"}
    table = dungeon(
        {"at": "1.V1", "familiar": "1.G2", "dice": ["fire6", "fire2"]},
        seals=seals | {"1.A": "change-air"},
    )
    table.play(BIND, "alice: break")
    assert familiar(table, "alice") == "1.K1"  # the gate before the vault is all she reaches
    assert dice(table, "alice") == "fire2"


@rule("FS-BIND-9", "FS-BIND-12", "FS-DISP-3")
def test_a_familiar_on_the_board_may_be_moved_by_either_option() -> None:
    away = {"dice": ["fire2", "air1"], "familiar": "4.G1"}
    table = dungeon(away, seals=GATES).play(BIND, "alice: join")
    assert familiar(table, "alice") == "1.P"
    table = dungeon(away, seals=GATES).play(BIND, "alice: break", "alice: break 1.G1")
    assert familiar(table, "alice") == "1.G1"


@rule("FS-BIND-11")
def test_joining_is_no_option_where_the_familiar_stands_already() -> None:
    here = {"dice": ["fire1"], "at": "3.G1", "familiar": "3.G1"}
    table = dungeon(here, seals=GATES)
    assert starts_with(table, "alice", "use") == []
    table = dungeon(here | {"dice": ["fire2"]}, seals=GATES).play(BIND)
    assert starts_with(table, "alice", "break") == ["1.G1", "2.G1"]


@rule("FS-AMB-15")
def test_breaking_the_token_under_itself_leaves_the_familiar_on_the_space() -> None:
    table = dungeon(
        {"dice": ["fire2", "air1"], "familiar": "1.G1"}, seals={"1.G1": "fire2"}, circle="IV"
    )
    table.play(BIND, "alice: break")
    assert familiar(table, "alice") == "1.G1"
    assert on(table, "1.G1") == ""


@rule("FS-BIND-10")
def test_binding_cannot_be_transferred_or_exploited() -> None:
    scrolls = ["transfer-mind", "exploitation-mind"]
    table = dungeon({"dice": ["fire2"], "scrolls": scrolls}, seals=GATES, circle="III")
    assert starts_with(table, "alice", "use") == ["binding-raven"]


@rule("FS-VAR-2")
def test_the_variant_adds_one_to_a_die() -> None:
    table = dungeon({"dice": ["fire1", "air6"]}, seals=GATES, binding_raises=True).play(BIND)
    assert table.options("alice") == ["join", "raise"]
    table.play("alice: raise")
    assert dice(table, "alice") == "fire2 air6"
    assert table.awaits() == "alice: take_turn"
    assert not binding_is_up(table, "alice")
    usual = dungeon({"dice": ["fire1"]}, seals=GATES).play(BIND)
    assert familiar(usual, "alice") == "1.P"
    assert state(usual).raising is False
