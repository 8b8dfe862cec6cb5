"""Deaths that are nobody's kill, whatever card of an enemy caused them (WW-KILL-2, WW-KILL-3)."""

from typing import Any

import pytest

from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena

HAND = ["zot", "swap"]


def at_a_table_of_three(bob: dict[str, Any], **setup: Any) -> Arena:
    """Bob has a life or two left, and cards; alice and cara stand far off."""
    first = {"at": "c1", **setup.pop("alice", {})}
    second: dict[str, Any] = {"at": "c2", "life": 1, "hand": HAND, **bob}
    return arena([first, second, {"at": "i8"}], **setup)


def on(kind: str, card: str, **more: Any) -> dict[str, Any]:
    """Something that alice has made lies beside bob."""
    thing = {"kind": kind, "card": card, "at": "b2", **more}
    return {"active": 1, "things": [thing], "lines": ("bob: step w",)}


def spell_of_alice(card: str, on: str) -> list[dict[str, Any]]:
    return [{"card": card, "on": on}]


DEATHS: dict[str, dict[str, Any]] = {
    "a hex": on("hex", "hex-of-pain"),
    "a bush": on("rosebush", "rosebush"),
    "thorns": on("thornbush", "thornbush"),
    "a trap": on("trap", "booby-trap", live=True),
    "tacks": on("tacks", "handful-of-tacks"),
    "a wall of fire": on("fire-wall", "wall-of-fire", at="b2|c2"),
    "the mist": {**on("mist", "prismatic-mist"), "chance": [1]},
    "a boneyard": {
        "active": 1,
        "things": [{"kind": "boneyard", "card": "boneyard", "at": "c2"}],
        "lines": ("bob: end",),
    },
    "a curse of fire": {
        "active": 1,
        "bob": {"hand": [*HAND, "meditate"]},
        "spells": spell_of_alice("curse-of-fire", "@1"),
        "lines": ("bob: cast meditate",),
        "played": ["meditate"],
    },
    "a slow death": {
        "active": 1,
        "deck": ["shield"],
        "spells": spell_of_alice("slow-death", "@1"),
        "lines": ("bob: end", "keep", "draw"),
        "played": ["shield"],
    },
    "an acid bath": {"begin": True, "spells": spell_of_alice("acid-bath", "@1"), "lines": ()},
    "a serpent": {
        "begin": True,
        "things": [{"kind": "totem", "card": "spirit-of-the-serpent", "at": "a5"}],
        "lines": (),
    },
    "a slime": {
        "alice": {"at": "b2"},
        "spells": spell_of_alice("slime-form", "@0"),
        "lines": ("alice: step e",),
    },
    "a reflection": {
        "active": 1,
        "bob": {"at": "c1", "hand": [*HAND, "fireball"]},
        "spells": spell_of_alice("pain-link", "@0"),
        "lines": ("bob: cast fireball", "at @0"),
        "played": ["fireball"],
    },
    "a cloak of fire": {
        "active": 1,
        "bob": {"at": "c1"},
        "alice": {"items": ["fire-cloak"]},
        "lines": ("bob: punch", "at @0"),
    },
    "a backlash": {
        "active": 1,
        "bob": {"at": "c1", "hand": [*HAND, "fireball"]},
        "alice": {"hand": ["backlash"]},
        "lines": ("bob: cast fireball", "at @0", "alice: answer backlash"),
        "played": ["fireball"],
        "alices": ["backlash"],
    },
    "its own summons": {
        "active": 1,
        "bob": {"life": 3, "hand": [*HAND, "summon-drake"]},
        "chance": [3],
        "lines": ("bob: cast summon-drake",),
        "played": ["summon-drake"],
    },
    "the phoenix of another": {
        "active": 1,
        "bob": {"at": "d1", "life": 2, "hand": [*HAND, "fireball"]},
        "alice": {"at": "c1", "life": 1},
        "spells": spell_of_alice("phoenix-flames", "@0"),
        "lines": ("bob: punch", "at @0"),
        "bobs": ["fireball"],
        "alices": ["phoenix-flames"],
    },
    "a death that was delayed": {
        "active": 1,
        "begin": True,
        "spells": [{"card": "delay-death", "owner": 1, "tokens": 1}],
        "lines": (),
        "played": ["delay-death"],
    },
    "a stone that bursts": {
        "alice": {"at": "c1", "hand": ["fireball"]},
        "bob": {"at": "d1", "life": 6, "items": ["boomstone"]},
        "lines": ("alice: cast fireball", "at @1"),
        "alices": ["fireball"],
        "played": ["boomstone"],
    },
    "what a push leads into": {
        "alice": {"at": "d1", "hand": ["waterbolt"]},
        "bob": {"at": "c1"},
        "things": [{"kind": "hex", "card": "hex-of-pain", "at": "b1"}],
        "lines": ("alice: cast waterbolt attack", "damage 0", "at @1"),
        "alices": ["waterbolt"],
    },
}  # fmt: skip


@rule("WW-KILL-2", "WW-KILL-3", "WW-AMB-10", "WW-AMB-23", "WW-LIFE-2")
@pytest.mark.parametrize("cause", DEATHS)
def test_nobody_scores_a_death_that_no_attack_dealt(cause: str) -> None:
    told = dict(DEATHS[cause])
    lines, played = told.pop("lines"), told.pop("played", [])
    gone = [*told.pop("alices", []), *told.pop("bobs", [])]
    table = at_a_table_of_three(told.pop("bob", {}), **told)
    table.do(*lines)
    assert (table.state.players[1].cell, table.question("bob")) == (-1, "")
    assert [player.kills for player in table.state.players] == [0, 0, 0]
    assert {*HAND, *played, *gone} <= set(table.discards())
    assert (table.hand("bob"), table.hand("alice"), table.hand("cara")) == ([], [], [])


@rule("WW-KILL-1", "WW-KILL-3", "WW-DR-14")
def test_who_suffers_more_for_a_treasure_is_killed_by_the_attack() -> None:
    table = at_a_table_of_three(
        {"at": "e1", "life": 3, "carries": "red-1"},
        alice={"hand": ["zot"]},
        spells=spell_of_alice("treasure-lust", "@0"),
    )
    table.do("alice: cast zot", "mode 1", "at @1", "bob: suffer")
    assert (table.points("alice"), sorted(table.hand("alice"))) == (1, ["swap", "zot#2"])
