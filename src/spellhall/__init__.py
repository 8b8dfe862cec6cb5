"""Spellhall: five wizard board games in one hall, with every rule enforced.

>>> import spellhall
>>> match = spellhall.new("arcane_academy", players=3, seed=7)
>>> match.play(match.options()[0])

What is not asked for is not imported, so that the command line starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spellhall.engine import Game, IllegalChoice, Match, SpellhallError
    from spellhall.games import add, all_games, find, ids
    from spellhall.matches import from_json, new, replay

__all__ = [
    "Game",
    "IllegalChoice",
    "Match",
    "SpellhallError",
    "add",
    "all_games",
    "find",
    "from_json",
    "ids",
    "new",
    "replay",
]

_HOMES = {
    "spellhall.engine": ("Game", "IllegalChoice", "Match", "SpellhallError"),
    "spellhall.games": ("add", "all_games", "find", "ids"),
    "spellhall.matches": ("from_json", "new", "replay"),
}


def __getattr__(name: str) -> object:
    """Import a public name, or one of the rooms that it comes from, when it is first asked for."""
    if f"spellhall.{name}" in _HOMES:
        return import_module(f"spellhall.{name}")
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(home), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'spellhall' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
