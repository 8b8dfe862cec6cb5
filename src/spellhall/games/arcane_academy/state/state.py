"""Everything that lies on the table in Arcane Academy. Data only."""

from typing import Final

from spellhall.engine.machine.declare import record
from spellhall.engine.machine.state import Record, State
from spellhall.games.arcane_academy.box.tiles import (
    CORNER_SPACES,
    CORNERS,
    EMPTY,
    SPACES,
    laid_so,
)

HAND_SIZE: Final = 3
ROW_SIZE: Final = 4  # tiles and Public Assignments in the centre
MOST_WILL: Final = 9
TO_COMPLETE: Final = 8  # Assignments that call Pencils Down
NOBODY: Final = -1
NO_SPACE: Final = -1


@record
class Player(Record):
    """One seat's Slate, resources and cards."""

    top: list[int]  # for each space the visible tile as it lies (box/tiles.py), or EMPTY
    tired: list[int]  # Exhaustion Tokens on each space
    will: int = 3
    shards: int = 3
    under: list[int] = []  # covered tiles, lowest first (rules/slate.py)
    hand: list[int] = []  # Private Assignments
    spells: list[int] = []  # completed, tucked under the Slate
    items: list[int] = []  # completed, laid out
    tokens: list[int] = []  # points of Prestige Tokens, one number for each of `items`


@record
class Academy(State):
    """The state of one game."""

    players: list[Player]
    deck: list[int]  # face down, the next card last
    bag: list[int]
    public: list[int] = []  # four slots, EMPTY where a card was taken
    discard: list[int] = []  # face up, never shuffled back
    centre: list[int] = []  # four slots of tiles
    pending: list[int] = []  # tiles taken this turn, not yet placed
    gone: list[int] = []  # tiles discarded from Slates
    aside: list[int] = []  # Spells while they act, the innermost last
    active: int = 0
    owed: int = 0  # extra turns owed to the active seat
    packs: list[str] = []  # on this table, as the shelf marks them
    pencils: int = NOBODY  # who holds the Pencils Down card
    last_turns: int = 0  # regular turns left once the card is held
    turn: int = 0  # turns begun, extra turns included
    extra: int = 0  # of these, extra turns
    limit: int = 0  # turns after which the game is scored as it stands; 0: never


def fresh_player() -> Player:
    """A Slate with the four printed corners, Will 3 and 3 Shards (AA-SETUP-1, AA-SETUP-9)."""
    top = [EMPTY] * SPACES
    for i in range(4):
        top[CORNER_SPACES[i]] = laid_so(CORNERS[i], 0)
    return Player(top, [0] * SPACES)
