"""Packs: cards of one's own, written as data over the verbs that a game has.

`shape` says what a pack may contain and checks it, `reading` reads a file without trusting it,
`shelf` holds the packs that this process plays with.
"""

from spellhall.engine.packs.problems import Problem
from spellhall.engine.packs.reading import (
    FILE,
    SCHEMA,
    BadPack,
    Pack,
    Source,
    check,
    game_of,
    read_folder,
    read_library,
    schema_of,
)
from spellhall.engine.packs.shape import PackForm
from spellhall.engine.packs.shelf import Shelved, on_shelf, pack_setting, put, take

__all__ = [
    "FILE",
    "SCHEMA",
    "BadPack",
    "Pack",
    "PackForm",
    "Problem",
    "Shelved",
    "Source",
    "check",
    "game_of",
    "on_shelf",
    "pack_setting",
    "put",
    "read_folder",
    "read_library",
    "schema_of",
    "take",
]
