"""Sample packs, and packs with something changed in them."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from spellhall.engine.packs import Pack, PackForm, Problem, Source, check

GAMES = ("wiz_war", "hell_high", "arcane_academy")
SAMPLE = "sample_pack.json"
FILE = "mine/pack.json"

Change = Callable[[dict[str, Any]], object]


def sample(game: str) -> dict[str, Any]:
    """The sample pack of a game; nothing of the game is imported."""
    told: dict[str, Any] = json.loads(sample_text(game))
    return told


def sample_text(game: str) -> str:
    """The same as it is written."""
    return files("spellhall").joinpath("games", game, "box", SAMPLE).read_text("utf-8")


def source(told: object) -> Source:
    """A pack as it lies in a folder."""
    return Source(FILE, json.dumps(told))


def checked(form: PackForm, told: object) -> tuple[Pack | None, list[Problem]]:
    """What the check says of a pack."""
    return check(source(told), form)


def changed(game: str, change: Change) -> dict[str, Any]:
    """The sample of a game after a change."""
    told = sample(game)
    change(told)
    return told
