"""The four-sided die, and that everybody is told what it shows."""

from typing import Any

import pytest

from spellhall.games.wiz_war.rules.dice import any_way, d4
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

CLOUD = {"kind": "cloud", "card": "dust-cloud", "at": "c1", "owner": 1}


@rule("WW-COMP-15", "WW-MOVE-10", "WW-RND-1")
def test_a_die_has_four_sides_and_a_random_way_is_one_of_four() -> None:
    state = duel().state
    assert {d4(state) for _ in range(200)} == {1, 2, 3, 4}
    assert {any_way(state) for _ in range(200)} == {0, 1, 2, 3}


ROLLS: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "a form's fist": (
        {"bob": "d1", "spells": [{"card": "werewolf-form"}]},
        ("punch", "at @1"),
        "alice rolls 3 for Werewolf Form.",
    ),
    "a stone": (
        {"bob": "d1", "alice": {"items": ["mightstone"]}},
        ("punch", "at @1"),
        "alice rolls 3 for Mightstone.",
    ),
    "a storm": (
        {"hand": "prismatic-storm"},
        ("cast prismatic-storm",),
        "alice rolls 3 for Prismatic Storm.",
    ),
    "a summons": (
        {"hand": "summon-drake"},
        ("cast summon-drake",),
        "alice rolls 3 for Summon Drake.",
    ),
    "a bolt": (
        {"hand": "prismatic-bolt"},
        ("cast prismatic-bolt", "at @1"),
        "alice rolls 3 for Prismatic Bolt.",
    ),
    "energy": (
        {"hand": "random-energy-2"},
        ("boost random-energy-2",),
        "alice spends Random Energy +2 for 5 more steps.",
    ),
    "an evasion": (
        {"hand": "fireball", "spells": [{"card": "invisible", "owner": 1}]},
        ("cast fireball", "at @1"),
        "bob rolls 3 and evades (Invisible).",
    ),
    "a stumble": ({"things": [CLOUD]}, ("step n",), "alice stumbles south in the dust."),
    "a stray": (
        {"hand": "dematerialize"},
        ("cast dematerialize neutral",),
        "alice is thrown 3 south (Dematerialize).",
    ),
}


@rule("WW-RAND-1", "WW-RAND-3", "WW-MOVE-10", "WW-HID-2", "WW-SUM-2")
@pytest.mark.parametrize("cause", ROLLS)
def test_what_a_die_shows_is_told(cause: str) -> None:
    setup, lines, told = ROLLS[cause]
    table = duel(die=(3, 3, 1, 1, 1), **setup)
    table.do(*[f"alice: {one}" for one in lines])
    assert told in table.log()
