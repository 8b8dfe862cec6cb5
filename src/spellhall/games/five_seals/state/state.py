"""Everything that lies on the table in Five Seals of Magic. Data only."""

from typing import Final

from spellhall.engine.machine.declare import cache, record
from spellhall.engine.machine.state import Record, State

AT_HAND: Final = -1  # a familiar in front of its owner; a guardian beside the board
ON_BINDING: Final = -2  # a familiar on its Binding scroll: its owner is finished (FS-ROUND-6)
OUT: Final = -3  # a guardian whose scroll was not placed
NO_MAGE: Final = -1  # not chosen yet
NEXT_DICE: Final = 3  # dice chosen for a round
QUIET_ROUNDS: Final = 3  # rounds in a row without a broken seal that end the game (FS-END-4)


@record
class Player(Record):
    """One seat: its mage and familiar, dice and scrolls."""

    coming: list[int]  # unrolled dice for the next round, by colour
    mage: int = NO_MAGE  # 0 to 4
    node: int = 0  # where the mage stands; moved by rules/reach.py
    familiar: int = AT_HAND  # a node, AT_HAND or ON_BINDING; moved by rules/reach.py
    dice: list[int] = []  # sorted; see box/elements.py
    owed: int = 0  # dice still to be chosen at the end of the round (FS-DRAFT-4)
    scrolls: list[int] = []  # owned, in the order they came; given and taken by state/faces.py
    down: list[int] = []  # of these, face down; turned by state/faces.py
    stored: list[tuple[int, int]] = []  # Absorption scrolls and the token on each
    _up: list[int] | None = cache(None)  # scrolls not face down; see state/faces.py


class Area:
    """What is joined to the hub, if no figure is in the way. Never changes: copies share it."""

    __slots__ = ("links", "rooms", "targets")

    def __init__(self, links: list[int], rooms: int, targets: list[int]) -> None:
        self.links: Final = links  # for each room those beside it that a circle opens, as bits
        self.rooms: Final = rooms  # that can be walked from the hub, as bits
        self.targets: Final = targets  # the seals along these rooms, as nodes


class Reach:
    """What a mage reaches."""

    __slots__ = ("barred", "links", "rooms", "targets")

    def __init__(self, targets: list[int], rooms: int, links: list[int], barred: list[int]) -> None:
        self.targets: Final = targets  # nodes, in the order of the board
        self.rooms: Final = rooms  # that it can walk, as bits
        self.links: Final = links  # for each room those that an open circle joins to it, as bits
        self.barred: Final = barred  # nodes with a figure of another seat or a guardian


@record
class Round(Record):
    """What belongs to one round; the next begins with a new one."""

    number: int = 0  # 0 before the first
    broken: int = 0  # seals broken so far
    finished: list[int] = []  # seats whose round is over, in the order they finished


@record
class Seals(State):
    """The state of one game."""

    players: list[Player]
    seals: list[int]  # for each node what lies there: box/seals.py; moved by rules/reach.py
    guardians: list[int]  # for each element a node, AT_HAND or OUT; moved by rules/reach.py
    supply: list[int]  # unowned dice of each colour
    box: list[int]  # tokens out of the game, counted in the order of TOKEN_KINDS
    unplaced: list[int]  # scrolls of the two circles that found no place
    round: Round
    aside: list[int] = []  # a token just broken, not yet stored or boxed
    using: list[int] = []  # scrolls in the middle of being used
    active: int = 0  # whose turn it is
    first: int = 0  # who holds the first-player marker
    quiet: int = 0  # whole rounds in a row before this one without a broken seal
    circle: int = 1  # the additional circle, 1 to 4
    tie_break: bool = False  # variant FS-VAR-1
    raising: bool = False  # variant FS-VAR-2
    stalemate: bool = True  # whether quiet rounds end the game (FS-END-4)
    _area: Area | None = cache(None)  # see rules/reach.py
    _reached: list[Reach | None] = cache([])  # of each seat's mage; see rules/reach.py


def stored_on(player: Player, scroll: int) -> int:
    """The token on an Absorption scroll; -1 for none."""
    for holder, token in player.stored:
        if holder == scroll:
            return token
    return -1


def is_active(s: Seals, seat: int) -> bool:
    """Whether the seat's round is not over."""
    return s.players[seat].familiar != ON_BINDING
