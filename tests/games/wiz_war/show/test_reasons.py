"""What each refused target, square or card is told, in the words of the very reason."""

from typing import Any

import pytest

from spellhall.games.wiz_war.choices.kinds import square_touch
from spellhall.games.wiz_war.state.position import square
from spellhall.testing import rule
from tests.games.wiz_war.tables import Arena, arena

SIGHT = "Out of sight: a wall, a door or smoke is between."
CLOUD = {"kind": "cloud", "card": "dust-cloud", "at": "b1", "owner": 1}
BLOCK = {"kind": "block", "card": "stone-block", "at": "b2", "owner": 1}
DRAKE = {"kind": "drake", "at": "c2"}
LOOKED_AT = {"at": "d1", "hand": ["dagger"]}
FAR = {"at": "h8", "hand": ["zot"]}


def reasons(table: Arena, name: str) -> dict[str, str]:
    """What is said of each thing that cannot be chosen, squares by their names."""
    said = {each.touch: each.reason for each in table.match.refusals(table.seat(name))}
    for cell in ("a1", "b1", "b2", "c1", "c2", "c3", "d1", "e1", "h8"):
        touch = square_touch(table.state, square(table.state, cell))
        if touch in said:
            said[cell] = said[touch]
    return said


CASES: dict[str, tuple[list[dict[str, Any]], dict[str, Any], tuple[str, ...], dict[str, str]]] = {
    "a look into an empty hand": (
        [{"at": "c1", "items": ["eye-of-horus"]}, LOOKED_AT, {"at": "e1"},
         {"at": "d1", "hand": ["zot"]}],
        {},
        ("alice: use eye-of-horus look",),
        {"seat:2": "There is no card in this hand.", "seat:0": "It needs another wizard."},
    ),
    "a look into a hand far away": (
        [{"at": "c1", "items": ["eye-of-horus"]}, LOOKED_AT, FAR,
         {"at": "d1", "hand": ["glue"]}],
        {},
        ("alice: use eye-of-horus look",),
        {"seat:2": SIGHT},
    ),
    "a flight": (
        [{"at": "c1", "hand": ["winged-strike"]}, {"at": "d1"}, FAR],
        {"beasts": [{**DRAKE, "owner": 1}]},
        ("alice: cast winged-strike",),
        {"seat:2": "No straight flight of four squares ends next to it.",
         "seat:0": "Nobody attacks himself or his master."},
    ),
    "the end of a flight": (
        [{"at": "c1", "hand": ["winged-strike"]}, {"at": "d1"}, FAR],
        {"beasts": [{**DRAKE, "owner": 1}]},
        ("alice: cast winged-strike", "alice: at @1"),
        {"a1": "The flight cannot end there.", "h8": "The flight cannot end there."},
    ),
    "a teleport": (
        [{"at": "c1", "hand": ["teleport"]}, {"at": "d1"}, FAR],
        {},
        ("alice: cast teleport neutral",),
        {"c1": "You are there already.", "h8": "More than 4 squares away."},
    ),
    "a summons": (
        [{"at": "b1", "hand": ["summon-genie"]}, {"at": "d1"}, FAR],
        {"things": [{**BLOCK, "at": "c1"}], "chance": [0]},
        ("alice: cast summon-genie",),
        {"c1": "Nobody can enter that square.", "d1": "Not adjacent to you."},
    ),
    "a treasure sent home": (
        [{"at": "c1"}, {"at": "d1", "hand": ["fools-gold"]}, FAR],
        {"treasures": {"blue-1": "c1"}},
        ("alice: take treasure-blue-1", "bob: answer fools-gold", "bob"),
        {"c1": "It goes back to one of its start squares."},
    ),
    "a form": (
        [{"at": "c1", "hand": ["werewolf-form", "zot"]}, {"at": "d1"}, FAR],
        {"beasts": [DRAKE, {"kind": "genie", "at": "c2", "owner": 1}]},
        ("alice: cast werewolf-form", "alice: unfuelled"),
        {"seat:1": "Only yourself or a creature of yours.",
         "beast:1": "Only yourself or a creature of yours."},
    ),
    "a form that fills": (
        [{"at": "c1", "hand": ["big-man-form", "zot"]}, {"at": "c2"}, FAR],
        {"beasts": [DRAKE, {"kind": "genie", "at": "a5"}]},
        ("alice: cast big-man-form", "alice: unfuelled"),
        {"beast:5": "Others stand on the same square.",
         "seat:1": "Only yourself or a creature of yours."},
    ),
    "a bolt from the dust": (
        [{"at": "d3", "hand": ["fireball"]}, {"at": "d3"}, {"at": "d4"}],
        {"things": [{**CLOUD, "at": "d3"}, {"kind": "item", "card": "dagger", "at": "d3"}]},
        ("alice: cast fireball",),
        {"seat:1": "In the dust everybody sees only himself.", "seat:2": SIGHT,
         "thing:2": "It cannot be damaged."},
    ),
    "a bolt at the hidden": (
        [{"at": "b1", "hand": ["fireball"]}, {"at": "h1", "items": ["cloak-of-shadows"]},
         {"at": "c1"}, {"at": "d1"}],
        {"spells": [{"card": "mist-body", "owner": 2}],
         "boards": ["red", "blue", "green", "yellow"], "broken": ["e1|f1"]},
        ("alice: cast fireball",),
        {"seat:1": "Hidden in shadows: more than four steps away.",
         "seat:2": "Mist cannot be attacked."},
    ),
    "glue": (
        [{"at": "b1", "hand": ["glue", "zot"]}, {"at": "d1"}, FAR],
        {"things": [{"kind": "hex", "card": "hex-of-pain", "at": "a1"},
                    {"kind": "trap", "card": "booby-trap", "at": "c1", "owner": 1},
                    {"kind": "boneyard", "card": "boneyard", "at": "d1", "owner": 1},
                    {"kind": "item", "card": "dagger", "at": "b1"}]},
        ("alice: cast glue", "alice: unfuelled"),
        {"thing:1": "A hex is no object.", "thing:2": "A face-down token is no object."},
    ),
    "a spell for wizards": (
        [{"at": "b1", "hand": ["drop-object"]}, {"at": "d1"}, {"at": "c1"}],
        {"things": [{"kind": "boneyard", "card": "boneyard", "at": "d1", "owner": 1}],
         "beasts": [{**DRAKE, "at": "a1"}]},
        ("alice: cast drop-object",),
        {"thing:1": "It is not aimed at objects.",
         "beast:5": "It is aimed at wizards, not at creatures.",
         "seat:0": "Nobody attacks himself or his master."},
    ),
    "a token out of sight": (
        [{"at": "b1", "hand": ["dispel"]}, {"at": "d1"}, {"at": "c1"}],
        {"things": [{"kind": "trap", "card": "booby-trap", "at": "a7", "owner": 1},
                    {"kind": "trap", "card": "booby-trap", "at": "c1", "owner": 1},
                    {"kind": "rosebush", "card": "rosebush", "at": "a1", "owner": 1}],
         "boards": ["red", "blue", "green"]},
        ("alice: cast dispel",),
        {"thing:1": SIGHT},
    ),
}  # fmt: skip


@rule("WW-MY-4", "WW-DR-15", "WW-ME-10", "WW-SUM-4", "WW-AL-1", "WW-RNG-1", "WW-MU-7", "WW-CJ-13")
@rule("WW-NE-3", "WW-FRM-7", "WW-HEX-2", "WW-AMB-49", "WW-TGT-5", "WW-TGT-12", "WW-ATK-3")
@pytest.mark.parametrize("what", CASES)
def test_a_refusal_gives_the_reason_that_holds(what: str) -> None:
    seats, setup, lines, said = CASES[what]
    table = arena(seats, **setup)
    asked = "alice"
    for each in lines:
        if ":" not in each:
            asked = each
            while table.question(asked) != "square":
                table.pass_window()
            continue
        table.play(each)
    while table.is_window():
        table.pass_window()
    told = reasons(table, asked)
    assert {touch: told.get(touch) for touch in said} == said
