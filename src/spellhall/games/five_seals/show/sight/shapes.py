"""The shape of what a viewpoint sees now: ids and small numbers, as the catalogue tells them."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from spellhall.games.five_seals.box.board import BOARDS
from spellhall.games.five_seals.box.dice import COLOURED
from spellhall.games.five_seals.box.elements import COLOURS
from spellhall.games.five_seals.box.scrolls import SCROLL_COUNT
from spellhall.games.five_seals.box.seals import EMPTY, ON_BOARD
from spellhall.games.five_seals.state.state import AT_HAND, NO_MAGE, ON_BINDING, OUT

NOBODY: Final = -1
WORD: Final = 50  # nodes in one number of a list of bits: the browser counts exactly up to 2**53


Step = Literal["mages", "dice", "turn", "pay", "scroll", "over"]
Seat = Annotated[int, Meta(ge=0, le=max(BOARDS) - 1)]
Node = Annotated[int, Meta(ge=0, lt=BOARDS[max(BOARDS)].size)]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Die = Annotated[int, Meta(ge=COLOURED[0][1], le=COLOURED[-1][-1])]
Scroll = Annotated[int, Meta(ge=0, lt=SCROLL_COUNT)]
Nodes = list[Annotated[int, Meta(ge=0, lt=1 << WORD)]]  # bits: 50 nodes in each number
Dice = Annotated[int, Meta(ge=1)]  # bits: places among a seat's dice


class Owner(Struct, omit_defaults=True):
    """A seat with what it has."""

    node: Node  # where the mage stands
    score: int  # with Synergy as things stand
    bonus: int = 0  # what Synergy gives of it
    mage: Annotated[int, Meta(ge=NO_MAGE, lt=max(BOARDS))] = NO_MAGE  # -1: not chosen yet
    familiar: Annotated[int, Meta(ge=ON_BINDING)] = AT_HAND  # -1: at hand; -2: on its Binding
    finished: int = 0  # 1 for the first to finish this round, 0 while active
    dice: list[Die] = []  # as they lie: die:seat:place
    coming: list[Colour] = []  # the unrolled dice for the next round
    owed: int = 0  # dice still to be chosen at the end of the round
    scrolls: list[Scroll] = []
    down: list[Scroll] = []  # of these, face down
    stored: list[tuple[Scroll, int]] = []  # Absorption scrolls, each with the token on it
    synergy: list[tuple[Scroll, int]] = []  # Synergy scrolls, each with its bonus as things stand


class Paying(Struct):
    """A seal whose dice are being chosen."""

    node: Node
    sets: list[Dice]  # every legal set of the active seat's dice
    path: list[Node]  # from the mage to the seal


class Sight(Struct, omit_defaults=True):
    """The table as a seat sees it."""

    round: int
    first: Seat  # who holds the marker
    active: Seat
    step: Step
    sixes_left: int  # strength-6 scrolls on the board
    supply: list[int]  # dice of each colour
    players: list[Owner]
    seals: list[Annotated[int, Meta(ge=EMPTY, lt=ON_BOARD + SCROLL_COUNT)]]  # by node; -1: none
    guardians: list[Annotated[int, Meta(ge=OUT)]]  # by element; -1: beside the board, -3: none
    viewpoint: Seat  # whose reach is shown: the one that looks, else the active one
    lit: Nodes  # the floor that its mage can walk
    reached: Nodes  # seals that its mage gets to
    breakable: Nodes  # of these, what its dice break
    sets: list[list[list[Dice]]]  # by element, then by strength from 2 on: its dice that break it
    next: Annotated[int, Meta(ge=NOBODY, le=max(BOARDS) - 1)] = NOBODY  # to take a turn; -1: none
    using: list[Scroll] = []  # in the middle of being used
    paying: Paying | None = None
    last_round: bool = False  # if the round ended now, the game would
    quiet: int = 0  # whole rounds in a row without a broken seal
