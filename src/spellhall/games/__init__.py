"""The games of the hall, by id. A game is imported only when somebody asks for it."""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points

from spellhall.engine import BadOptions, Game

IDS = ("wiz_war", "five_seals", "hell_high", "wizards_academy", "arcane_academy")
GROUP = "spellhall.games"  # entry points of games from other packages
_ADDED: dict[str, Game] = {}


def find(id: str) -> Game:
    """The game with this id; BadOptions lists the ids there are."""
    if id in _ADDED:
        return _ADDED[id]
    if id in IDS:
        game = import_module(f"spellhall.games.{id}").GAME
        assert isinstance(game, Game)
        return game
    for entry in entry_points(group=GROUP, name=id):
        add(entry.load())
        return _ADDED[id]
    raise BadOptions(f"there is no game '{id}'; games: {', '.join(ids())}")


def add(game: Game) -> None:
    """Make a game known to this process, as a third party or a test does."""
    if game.id in IDS:
        raise BadOptions(f"'{game.id}' is a game of the hall already")
    _ADDED[game.id] = game


def ids() -> list[str]:
    """The ids of all games that can be found."""
    found = [*IDS, *_ADDED, *(entry.name for entry in entry_points(group=GROUP))]
    return list(dict.fromkeys(found))


def all_games() -> Iterator[Game]:
    """All games, in the order of the hall."""
    return (find(id) for id in ids())
