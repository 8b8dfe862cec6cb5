"""Doors that line up, as bits of squares: the basic set-up tries a thousand layouts at times."""

from typing import Final

from spellhall.games.wizards_academy.box.rooms import (
    CRYSTAL,
    DOORS,
    EAST,
    NORTH,
    SOUTH,
    SQUARES,
    WEST,
    turned,
)
from spellhall.games.wizards_academy.state.paths import in_academy
from spellhall.games.wizards_academy.state.state import Academy

ALL: Final = (1 << SQUARES) - 1
EAST_EDGE: Final = 0x8888  # squares without a neighbour to the east
WEST_EDGE: Final = 0x1111


class Doorways:
    """The doors of the sixteen squares; ice plays no part before the game has begun."""

    __slots__ = ("crystal", "doors", "sides")

    def __init__(self, s: Academy) -> None:
        self.crystal: Final = 1 << s.square[CRYSTAL]
        self.doors: Final[list[int]] = []  # of each square, as bits of directions
        self.sides: Final = [0, 0, 0, 0]  # in each direction, as bits of squares
        facing = s.facing
        for room in in_academy(s):
            self.doors.append(DOORS[4 * room + facing[room]])
        for direction in range(4):
            squares = 0
            bit = 1
            for doors in self.doors:
                if doors >> direction & 1:
                    squares |= bit
                bit <<= 1
            self.sides[direction] = squares

    def turn(self, square: int, quarters: int) -> None:
        """Turn the room on a square."""
        before = self.doors[square]
        doors = turned(before, quarters)
        self.doors[square] = doors
        for direction in range(4):
            if (before ^ doors) >> direction & 1:
                self.sides[direction] ^= 1 << square

    def reached(self) -> int:
        """From how many squares a way leads to the Mana Crystal."""
        return self._flood(self.crystal).bit_count()

    def all_joined(self) -> bool:
        """Whether a way leads from every square to every other (WA-SET-5)."""
        return self._flood(self.crystal) == ALL

    def _flood(self, squares: int) -> int:
        """These squares and all that ways join to them."""
        sides = self.sides
        up = sides[NORTH] & sides[SOUTH] << 4
        down = sides[SOUTH] & sides[NORTH] >> 4
        right = sides[EAST] & ~EAST_EDGE & sides[WEST] >> 1
        left = sides[WEST] & ~WEST_EDGE & sides[EAST] << 1
        while True:
            more = squares | (squares & up) >> 4 | (squares & down) << 4
            more |= (squares & right) << 1 | (squares & left) >> 1
            if more == squares:
                return squares
            squares = more
