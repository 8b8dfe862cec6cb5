"""Doors and ways as bits of squares, for speed: on a board of four by four a step is a shift.

A way is kept by one of its two squares: the lower one, or the one to the left.
"""

from typing import Final

from spellhall.games.wizards_academy.box.rooms import (
    CRYSTAL,
    DOORS,
    EAST,
    NORTH,
    OUTSIDE,
    SOUTH,
    SQUARES,
    WEST,
    turned,
)
from spellhall.games.wizards_academy.state.state import Academy

ALL: Final = (1 << SQUARES) - 1
UPWARD: Final = 0xFFF0  # squares with a neighbour to the north,
RIGHTWARD: Final = 0x7777  # and to the east

# For each mask of doors its two ends of ways up and down, and those to the sides: a door north or
# east as the bit of its square, one south or west as the bit sixteen places higher.
UP_DOWN: Final[list[int]] = [
    (doors >> NORTH & 1) | (doors >> SOUTH & 1) << SQUARES for doors in range(16)
]
SIDEWAYS: Final[list[int]] = [
    (doors >> EAST & 1) | (doors >> WEST & 1) << SQUARES for doors in range(16)
]


class Doorways:
    """The doors of the sixteen squares; ice is left out."""

    __slots__ = ("crystal", "doors", "sideways", "up_down")

    def __init__(self, s: Academy) -> None:
        self.crystal: Final = 1 << s.square[CRYSTAL]
        facing = s.facing
        # Of each square, as bits of directions.
        self.doors: Final = [DOORS[4 * room + facing[room]] for room in s.room_at[:OUTSIDE]]
        up_down = sideways = 0
        for square, doors in enumerate(self.doors):
            up_down |= UP_DOWN[doors] << square
            sideways |= SIDEWAYS[doors] << square
        self.up_down = up_down  # ends of ways on all squares
        self.sideways = sideways

    def turn(self, square: int, quarters: int) -> None:
        """Turn the room on a square."""
        before = self.doors[square]
        doors = turned(before, quarters)
        self.doors[square] = doors
        self.up_down ^= (UP_DOWN[before] ^ UP_DOWN[doors]) << square
        self.sideways ^= (SIDEWAYS[before] ^ SIDEWAYS[doors]) << square

    def up(self) -> int:
        """The squares from which a way leads north."""
        return self.up_down & self.up_down >> (SQUARES - 4) & UPWARD

    def right(self) -> int:
        """The squares from which a way leads east."""
        return self.sideways & self.sideways >> (SQUARES + 1) & RIGHTWARD

    def reached(self) -> int:
        """From how many squares a way leads to the Mana Crystal."""
        return self._flood(self.crystal).bit_count()

    def all_joined(self) -> bool:
        """Whether a way leads from every square to every other (WA-SET-5)."""
        return self._flood(self.crystal) == ALL

    def _flood(self, squares: int) -> int:
        """These squares and all that ways join to them."""
        up = self.up()
        right = self.right()
        while True:
            more = squares | beyond(squares, up, right)
            if more == squares:
                return squares
            squares = more


def beyond(squares: int, up: int, right: int) -> int:
    """The squares one step away from these along such ways."""
    return (squares & up) >> 4 | squares << 4 & up | (squares & right) << 1 | squares >> 1 & right
