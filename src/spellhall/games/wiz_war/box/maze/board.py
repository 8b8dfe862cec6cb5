"""The labyrinth: sectors laid out for a number of players, joined by wraps and portals.

A square is 25 * slot + 5 * row + column, a direction 0 to 3 clockwise from north, a border line
one number for both squares that it parts. What can be joined never changes during a game, since
every side of every sector opens in the middle (WW-GAP-1a); only what stands on the lines does.
"""

from typing import Final

from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.sectors import DRAWINGS

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ROW_STEP: Final = [-1, 0, 1, 0]
COLUMN_STEP: Final = [0, 1, 0, -1]
BACK: Final = [SOUTH, WEST, NORTH, EAST]  # the opposite of each direction
OFF: Final = -1  # no square, no line

# What can stand on a border line.
FREE: Final = 0
WALL: Final = 1
DOOR: Final = 2
RUBBLE: Final = 3  # a destroyed wall or door
MADE_WALL: Final = 4
MADE_DOOR: Final = 5
STANDS: Final = [False, True, True, False, True, True]
IS_WALL: Final = [False, True, False, False, True, False]
IS_DOOR: Final = [False, False, True, False, False, True]

# Layouts (WW-LAY-2 to WW-LAY-5): where the slots lie, and which outer sides are joined.
PLACES: Final = {
    2: ((0, 0), (0, 1)),
    3: ((0, 0), (1, 0), (1, 1)),
    4: ((0, 0), (0, 1), (1, 0), (1, 1)),
    5: ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),
}
JOINS: Final = {
    2: (
        ("wrap", 0, WEST, 1, EAST),
        ("purple", 0, NORTH, 1, SOUTH),
        ("cyan", 1, NORTH, 0, SOUTH),
    ),
    3: (
        ("wrap", 0, NORTH, 1, SOUTH),
        ("wrap", 1, WEST, 2, EAST),
        ("cyan", 0, EAST, 2, NORTH),
        ("purple", 0, WEST, 2, SOUTH),
    ),
    4: (
        ("wrap", 0, NORTH, 2, SOUTH),
        ("wrap", 1, NORTH, 3, SOUTH),
        ("wrap", 0, WEST, 1, EAST),
        ("wrap", 2, WEST, 3, EAST),
    ),
    5: (
        ("wrap", 0, NORTH, 4, SOUTH),
        ("wrap", 1, WEST, 3, EAST),
        ("purple", 0, EAST, 3, NORTH),
        ("cyan", 3, SOUTH, 4, EAST),
        ("amber", 4, WEST, 1, SOUTH),
        ("green", 1, NORTH, 0, WEST),
    ),
}


class Seam:
    """An opening in the outer wall: leaving square `cell` by `side` leads into `into`."""

    __slots__ = ("cell", "colour", "into", "side", "turn")

    def __init__(self, cell: int, side: int, into: int, turn: int, colour: str) -> None:
        self.cell: Final = cell
        self.side: Final = side
        self.into: Final = into
        self.turn: Final = turn  # quarter turns that lay the far side next to this one
        self.colour: Final = colour  # "wrap", or the colour of a pair of portals


class Way:
    """A way out of a square for the eye: over one of its sides, or past a corner of it."""

    __slots__ = ("heading", "met", "seam", "there")

    def __init__(self, met: int, there: int, heading: int, seam: bool) -> None:
        self.met: Final = met  # the border line or post, as its place among what can block
        self.there: Final = there  # the square beyond; OFF at the outer wall
        self.heading: Final = heading  # direction of travel after that
        self.seam: Final = seam  # it leads through the outer wall


class Labyrinth:
    """All tables of one layout that never change."""

    __slots__ = (
        "between",
        "bit",
        "borders",
        "cell_at",
        "cell_bit",
        "cells",
        "column",
        "corners",
        "ends_of",
        "flat",
        "heading",
        "line",
        "line_at",
        "lines",
        "next",
        "outer_posts",
        "over",
        "players",
        "post_at",
        "post_bit",
        "posts_of",
        "row",
        "seams",
        "sides",
    )

    def __init__(self, players: int) -> None:
        slots = PLACES[players]
        self.players: Final = players
        self.cells: Final = 25 * players
        self.row: Final = [5 * slots[c // 25][0] + c % 25 // 5 for c in range(self.cells)]
        self.column: Final = [5 * slots[c // 25][1] + c % 5 for c in range(self.cells)]
        self.cell_at: Final = {(self.row[c], self.column[c]): c for c in range(self.cells)}
        size = 4 * self.cells
        self.over: Final = [OFF] * size  # next square when walls do not matter (teleports)
        self.next: Final = [OFF] * size  # next square for walkers; OFF at the outer wall
        self.heading: Final = [0] * size  # direction of travel after that step
        self.flat: Final = [False] * size  # the step leads to a square that lies there
        self.line: Final = [OFF] * size  # the border line on that side
        self.seams: Final[list[Seam]] = []
        self._join(players)
        self.line_at: Final[list[int]] = []  # for each line one 4 * square + direction
        self._number_lines()
        self.lines: Final = len(self.line_at)
        self.between: Final = [False] * self.lines  # parts two sectors
        self.borders: Final = [0] * players  # for each slot, bits of the lines on its rim
        self.post_at: Final[dict[tuple[int, int], int]] = {}
        self.posts_of: Final = [0] * self.lines  # for each line, bits of the posts at its ends
        self.outer_posts: Final = self._place_posts()
        self.ends_of: Final = [places(bits) for bits in self.posts_of]  # these posts one by one
        # What can block sight has its place in one row of bits: lines, then posts, then squares.
        self.post_bit: Final = self.lines
        self.cell_bit: Final = self.lines + len(self.post_at)
        self.bit: Final = [1 << place for place in range(self.cell_bit + self.cells)]
        self.sides: Final = [self._side(at) for at in range(size)]
        # The corner between that side and the next one clockwise, and the square beyond it.
        self.corners: Final = [self._corner(*divmod(at, 4)) for at in range(size)]

    def _join(self, players: int) -> None:
        joined: dict[tuple[int, int], tuple[int, int, str]] = {}
        for colour, slot, side, other, other_side in JOINS[players]:
            joined[slot, side] = (other, other_side, colour)
            joined[other, other_side] = (slot, side, colour)
        for cell in range(self.cells):
            for d in range(4):
                at = 4 * cell + d
                self.heading[at] = d
                there = (self.row[cell] + ROW_STEP[d], self.column[cell] + COLUMN_STEP[d])
                if there in self.cell_at:
                    self.over[at] = self.next[at] = self.cell_at[there]
                    self.flat[at] = True
                    continue
                other, side, colour = joined[cell // 25, d]
                offset = rim_offset(cell % 25, d)
                into = 25 * other + rim_cell(side, 4 - offset)
                self.over[at] = into
                self.heading[at] = BACK[side]
                if offset == 2:
                    self.next[at] = into
                    turn = (d - BACK[side]) % 4
                    self.seams.append(Seam(cell, d, into, turn, colour))

    def _number_lines(self) -> None:
        for cell in range(self.cells):
            for d in range(4):
                at = 4 * cell + d
                if self.next[at] == OFF or self.line[at] != OFF:
                    continue
                back = 4 * self.next[at] + BACK[self.heading[at]]
                self.line[at] = self.line[back] = len(self.line_at)
                self.line_at.append(at)

    def _place_posts(self) -> int:
        outer = 0
        for cell in range(self.cells):
            for d in range(4):
                at = 4 * cell + d
                posts = self.post_bits(cell, d)
                if self.next[at] == OFF:
                    outer |= posts
                    continue
                line = self.line[at]
                self.posts_of[line] |= posts
                if self.next[at] // 25 != cell // 25:
                    self.between[line] = True
                    self.borders[cell // 25] |= 1 << line
        return outer

    def _side(self, at: int) -> Way:
        seam = self.next[at] != OFF and not self.flat[at]
        return Way(self.line[at], self.next[at], self.heading[at], seam)

    def _corner(self, cell: int, d: int) -> Way:
        row, column = self.row[cell], self.column[cell]
        right = (d + 1) % 4
        post = (row + (SOUTH in (d, right)), column + (EAST in (d, right)))
        down = ROW_STEP[d] + ROW_STEP[right]
        aside = COLUMN_STEP[d] + COLUMN_STEP[right]
        there = self.cell_at.get((row + down, column + aside), OFF)
        return Way(self.post_bit + self.post_at[post], there, d, False)

    def post_bits(self, cell: int, d: int) -> int:
        """Bits of the two lattice points at the ends of one side of a square."""
        row = self.row[cell] + (1 if d == SOUTH else 0)
        column = self.column[cell] + (1 if d == EAST else 0)
        first = self._post(row, column)
        second = self._post(row + d % 2, column + 1 - d % 2)
        return 1 << first | 1 << second

    def _post(self, row: int, column: int) -> int:
        return self.post_at.setdefault((row, column), len(self.post_at))


def rim_offset(cell: int, side: int) -> int:
    """The number of a rim square along its side, clockwise (WW-LAY-7)."""
    row, column = divmod(cell, 5)
    return (column, row, 4 - column, 4 - row)[side]


def rim_cell(side: int, offset: int) -> int:
    """The rim square with this number on a side."""
    return (offset, 5 * offset + 4, 24 - offset, 20 - 5 * offset)[side]


def turned(cell: int, quarters: int) -> int:
    """Where a square of a sector comes to lie when it turns clockwise: (r, c) to (c, 4 - r)."""
    row, column = divmod(cell, 5)
    for _ in range(quarters % 4):
        row, column = column, 4 - row
    return 5 * row + column


class Face:
    """One printed side of a sector board, unturned."""

    __slots__ = ("doors", "home", "treasures", "walls")

    def __init__(self, drawing: tuple[str, ...]) -> None:
        self.walls: Final[list[int]] = []  # 4 * square + direction, inside the sector only
        self.doors: Final[list[int]] = []
        self.treasures: Final[list[int]] = []
        home = OFF
        for cell in range(25):
            row, column = divmod(cell, 5)
            mark = drawing[2 * row + 1][4 * column + 2]
            if mark == "H":
                home = cell
            elif mark == "T":
                self.treasures.append(cell)
            if column < 4:
                self._stand(4 * cell + EAST, drawing[2 * row + 1][4 * column + 4])
            if row < 4:
                self._stand(4 * cell + SOUTH, drawing[2 * row + 2][4 * column + 2])
        self.home: Final = home

    def _stand(self, at: int, mark: str) -> None:
        if mark in "|-":
            self.walls.append(at)
        elif mark == "D":
            self.doors.append(at)


FACES: Final = [Face(drawing) for drawing in DRAWINGS]
_LABYRINTHS: Final[dict[int, Labyrinth]] = {}


def labyrinth(players: int) -> Labyrinth:
    """The tables for a number of players, made once."""
    found = _LABYRINTHS.get(players)
    if found is None:
        found = Labyrinth(players)
        _LABYRINTHS[players] = found
    return found


def printed_lines(maze: Labyrinth, faces: list[int], turns: list[int]) -> list[int]:
    """What stands on every line of an assembled board before anything is made or broken."""
    lines = [FREE] * maze.lines
    for slot in range(maze.players):
        face = FACES[faces[slot]]
        for at in face.walls:
            lines[turned_line(maze, slot, at, turns[slot])] = WALL
        for at in face.doors:
            lines[turned_line(maze, slot, at, turns[slot])] = DOOR
    for cell in range(maze.cells):
        for d in range(4):
            line = maze.line[4 * cell + d]
            # Two walls meeting on a border are one (WW-MAP-5); each side opens in the middle.
            if line != OFF and maze.between[line] and rim_offset(cell % 25, d) != 2:
                lines[line] = WALL
    return lines


def turned_line(maze: Labyrinth, slot: int, at: int, quarters: int) -> int:
    """The line that a side of a square of a sector becomes when the sector is turned."""
    cell = 25 * slot + turned(at // 4, quarters)
    return maze.line[4 * cell + (at + quarters) % 4]
