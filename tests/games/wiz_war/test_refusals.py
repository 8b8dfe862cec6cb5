"""What cannot be chosen says why: targets out of reach, locked doors, who is still asked."""

from typing import Any

from spellhall.games.wiz_war.names import target_name
from spellhall.games.wiz_war.state import AT_SECTOR
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


@rule("WW-RNG-3", "WW-ATK-3")
def test_a_wizard_behind_a_wall_is_refused_as_out_of_sight() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["fireball"]},
        {"at": "d1"},
        {"at": "a10"},
    ]
    table = arena(players)
    table.play("alice: cast fireball")
    refused = table.refused("alice")
    assert refused["seat:2"] == "WW-RNG-3"
    assert refused["seat:0"] == "WW-ATK-3"
    assert "seat:1" not in refused


@rule("WW-RNG-2")
def test_a_punch_refuses_those_who_are_not_adjacent() -> None:
    players: list[dict[str, Any]] = [{"at": "c1"}, {"at": "d1"}, {"at": "e1"}]
    table = arena(players, beasts=[{"kind": "drake", "at": "c1", "owner": 1}])
    table.play("alice: punch")
    assert table.refused("alice")["seat:2"] == "WW-RNG-2"


@rule("WW-TGT-12", "WW-TGT-5")
def test_a_spell_for_wizards_refuses_creatures_and_objects() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["drop-object"]},
        {"at": "d1"},
        {"at": "e1"},
    ]
    table = arena(
        players,
        beasts=[{"kind": "drake", "at": "d1", "owner": 1}],
        things=[{"kind": "rosebush", "card": "rosebush", "at": "b1"}],
    )
    table.play("alice: cast drop-object")
    refused = table.refused("alice")
    assert refused["beast:5"] == "WW-TGT-12"
    assert refused["thing:1"] == "WW-TGT-5"


@rule("WW-DOOR-1")
def test_a_locked_door_beside_me_says_so() -> None:
    at_mine, at_theirs = duel(at="d2", bob="a1"), duel(at="h1", bob="a1")
    assert not [touch for touch in at_mine.refused("alice") if touch.startswith("line:")]
    (door,) = [touch for touch in at_theirs.refused("alice") if touch.startswith("line:")]
    assert at_theirs.match.view(0).lines[int(door.removeprefix("line:"))].name == "h1|h2"


@rule("WW-CNT-3", "WW-HID-3")
def test_the_view_tells_who_is_still_asked() -> None:
    players: list[dict[str, Any]] = [
        {"at": "c1", "hand": ["fireball"]},
        {"at": "d1", "hand": ["full-shield"]},
        {"at": "e1", "hand": ["energy-4"]},
    ]
    table = arena(players)
    table.play("alice: cast fireball", "alice: at @1")
    waiting = table.match.view(2).air[0].waiting
    assert waiting[0] == 1
    assert len(waiting) > 1
    table.play("bob: pass")
    assert table.match.view(0).air[0].waiting == waiting[1:]


def test_a_sector_is_named_by_its_owner() -> None:
    table = duel()
    assert target_name(table.state, AT_SECTOR) == "@0's sector"
    assert target_name(table.state, AT_SECTOR + 1) == "@1's sector"
