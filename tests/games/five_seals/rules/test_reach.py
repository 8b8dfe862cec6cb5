"""Reach and blocking (ledger section 5)."""

import pytest

from spellhall.engine import BadPosition
from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.rules.reach import BITS_APART, first_room, room_of
from spellhall.testing import rule
from tests.games.five_seals.tables import breaks, dungeon, targets

GATE = {"1.G1": "fire2"}


@rule("FS-REACH-1", "FS-REACH-3")
def test_tokens_bar_the_way_whatever_their_colour_and_strength() -> None:
    closed = {
        "1.G1": "air2",
        "1.G2": "water2",
        "1.X1": "fire2",
        "6.X1": "fire2",
        "1.A": "change-fire",
    }
    around = {f"{s}.{g}": "earth2" for s in (2, 6) for g in ("G1", "G2")}
    ways = {"1.D1": "water3", "1.D2": "water4"}
    table = dungeon({"dice": ["fire6"]}, seals=closed | around | ways)
    assert "1.A" not in breaks(table)
    refused = table.refused("alice")
    assert refused["node:1.A"] == "FS-REACH-1"
    assert refused["node:1.G1"] == "FS-BREAK-2"
    opened = {node: seal for node, seal in closed.items() if node != "1.G1"}
    assert "1.A" in breaks(dungeon({"dice": ["fire6"]}, seals=opened | around | ways))


@rule("FS-REACH-4", "FS-BREAK-9", "FS-REACH-11")
def test_other_mages_and_familiars_cannot_be_passed() -> None:
    vault, held = {"1.V1": "synergy-fire", "1.G1": "fire2"}, {"dice": ["fire6"]}
    assert "1.V1" in breaks(dungeon(held, seals=vault))
    assert "1.V1" not in breaks(dungeon(held, {"at": "1.K1"}, seals=vault))
    assert "1.V1" not in breaks(dungeon(held, {"familiar": "1.K1"}, seals=vault))
    done = {"at": "1.K1", "familiar": "binding", "dice": []}
    assert "1.V1" not in breaks(dungeon(held, done, seals=vault))


@rule("FS-REACH-11")
def test_the_familiar_of_a_finished_player_blocks_no_more() -> None:
    table = dungeon(
        {"dice": ["fire6", "fire1"]},
        {"familiar": "1.K1", "dice": ["water2"]},
        seals={"1.V1": "synergy-fire", "1.G1": "water2", "1.G2": "fire2"},
        active=1,
    )
    assert "1.V1" not in targets(table, 0)
    table.play("bob: break 1.G1", "bob: take air", "bob: take air", "bob: take air")
    assert "1.V1" in breaks(table)


@rule("FS-REACH-5", "FS-AMB-5")
def test_the_own_familiar_never_blocks() -> None:
    table = dungeon(
        {"dice": ["fire6"], "familiar": "1.K1"}, seals={"1.V1": "synergy-fire", "1.G1": "fire2"}
    )
    assert "1.V1" in breaks(table)


@rule("FS-REACH-6", "FS-REACH-8", "FS-MOVE-2")
def test_a_token_under_a_familiar_is_for_its_owner_only() -> None:
    held = {"dice": ["fire2"]}
    table = dungeon(held, {"familiar": "1.G1"}, seals=GATE, circle="IV")
    assert breaks(table) == []
    assert table.refused("alice")["node:1.G1"] == "FS-REACH-8"
    assert breaks(dungeon(held | {"familiar": "1.G1"}, seals=GATE, circle="IV")) == ["1.G1"]


@rule("FS-REACH-7", "FS-MOVE-2", "FS-MOVE-1")
def test_a_guardian_shuts_its_scroll_to_everybody() -> None:
    table = dungeon(
        {"dice": ["fire6"], "scrolls": ["guardian-fire"]},
        seals={"1.H": "growth-fire", "1.G1": "fire2"},
        guardians={"fire": "1.H"},
        circle="IV",
    )
    assert breaks(table) == ["1.G1"]
    assert table.refused("alice")["node:1.H"] == "FS-REACH-7"


@rule("FS-REACH-9")
def test_figures_cannot_stand_on_open_floor() -> None:
    with pytest.raises(BadPosition, match="open floor"):
        dungeon({"at": "1.I"})
    with pytest.raises(BadPosition, match="open floor"):
        dungeon({"familiar": "C"})
    with pytest.raises(BadPosition, match="open space"):
        dungeon({"at": "1.G1"}, seals=GATE)


@rule("FS-REACH-10", "FS-AMB-6")
def test_a_mage_on_its_start_space_is_in_nobodys_way() -> None:
    gates = {f"{s}.G1": "fire2" for s in range(1, 7)}
    table = dungeon({"dice": ["fire2"]}, {}, {}, {}, {}, seals=gates)
    assert breaks(table) == list(gates)


def test_a_room_is_found_by_its_bit() -> None:
    rooms = range(BITS_APART - 1)
    everywhere = sum(1 << room for room in rooms)
    assert [room_of(1 << room) for room in rooms] == list(rooms)
    assert [first_room(everywhere >> room << room) for room in rooms] == list(rooms)
    assert all(len(board.rooms) <= len(rooms) for board in BOARDS.values())
