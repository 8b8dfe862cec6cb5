"""What cannot change in a match."""

from msgspec import Struct

from spellhall.games.hell_high.state.state import Brawl


class Scene(Struct):
    """A match of Hell High."""

    games: int  # of the match


def scene(s: Brawl) -> Scene:
    """The same for everybody and at every moment."""
    return Scene(games=s.games)
