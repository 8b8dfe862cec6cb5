"""What cannot change in a match: the board, the circles, and how the game ends."""

from typing import Annotated

from msgspec import Meta, Struct

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.rules.scoring import ENDS_BELOW
from spellhall.games.five_seals.show.catalogue import board_id
from spellhall.games.five_seals.state.state import Seals


class Scene(Struct):
    """A match of Five Seals of Magic."""

    board: str  # id of its entry in the compendium and in the catalogue: "FS-BOARD-3P"
    circle: Annotated[int, Meta(ge=1, le=4)]  # the additional one
    dice: int  # of each colour in the game
    sixes_placed: int  # strength-6 scrolls on the board at the start
    ends_below: int  # the round in which fewer of them are left is the last
    unplaced: list[int]  # scrolls of the two circles that are not in this game


def scene(s: Seals) -> Scene:
    """The same for everybody and at every moment."""
    players = len(s.players)
    return Scene(
        board=board_id(players),
        circle=s.circle,
        dice=players + 1,
        sixes_placed=BOARDS[players].sixes,
        ends_below=ENDS_BELOW[players],
        unplaced=s.unplaced.copy(),
    )
