"""Line of sight and walking distances, kept for every arrangement of walls that occurs.

What blocks or bars is a set of bits: first the border lines, then the posts, then the squares.
"""

from typing import Final

from spellhall.games.wiz_war.box.maze.bits import CLEAR, places, row_of
from spellhall.games.wiz_war.box.maze.board import OFF, Labyrinth, labyrinth
from spellhall.games.wiz_war.box.maze.fans import (
    ANY_GLASS,
    NO_GLASS,
    Fan,
    fan_to_lines,
    fan_to_squares,
    look,
)
from spellhall.games.wiz_war.box.maze.rays import (
    Goal,
    goal_of_square,
    goals_of_line,
    traces_to,
)

MOST_KEPT: Final = 4000  # arrangements kept for each layout
FAR: Final = 99


class Prospect:
    """What can be looked at, all squares or all lines, and what was seen of it."""

    __slots__ = ("_fan", "_maze", "_own", "goals", "seen", "traces")

    def __init__(self, maze: Labyrinth, fan: Fan, goals: list[list[Goal]], own: list[int]) -> None:
        self._maze: Final = maze
        self._fan: Final = fan
        self._own: Final = own  # for each square, bits of what is always seen from it
        self.goals: Final = goals  # of each square or line
        self.traces: Final[dict[int, list[int]]] = {}  # 1000 * square + number of a goal
        self.seen: Final[dict[int, list[int]]] = {}  # what blocks -> bits seen from each square

    def look(self, blocked: int, cell: int) -> int:
        """Bits of all that is seen from a square when these bits block."""
        row = self.seen.get(blocked)
        if row is None:
            if len(self.seen) >= MOST_KEPT:
                self.seen.clear()
            row = [0] * self._maze.cells
            self.seen[blocked] = row
        bits = row[cell]
        if not bits:
            bits = self._own[cell] | look(self._maze, self._fan, blocked, cell, NO_GLASS)
            row[cell] = bits
        return bits

    def look_past_one(self, blocked: int, cell: int) -> int:
        """Bits of all that would be seen if one wall or door on the way were glass."""
        return look(self._maze, self._fan, blocked, cell, ANY_GLASS)

    def traces_to(self, cell: int, number: int) -> list[int]:
        """The traces from a square to one of the squares or lines."""
        key = 1000 * cell + number
        found = self.traces.get(key)
        if found is None:
            found = traces_to(self._maze, cell, self.goals[number])
            self.traces[key] = found
        return found


class Tables:
    """Rays and what was found with them, for one layout."""

    __slots__ = (
        "beside",
        "bits_round",
        "cell_bit",
        "close",
        "every",
        "flown",
        "homes",
        "lines",
        "lines_round",
        "maze",
        "near",
        "post_bit",
        "squares",
        "walks",
    )

    def __init__(self, maze: Labyrinth) -> None:
        self.maze: Final = maze
        self.post_bit: Final = maze.post_bit
        self.cell_bit: Final = maze.cell_bit
        self.walks: Final[dict[int, list[list[int] | None]]] = {}  # what bars -> distances
        self.close: Final[dict[int, list[int]]] = {}  # what blocks -> neighbours seen from each
        self.near: Final = [self._near(cell) for cell in range(maze.cells)]
        self.beside: Final = [places(self.near[cell] ^ 1 << cell) for cell in range(maze.cells)]
        self.lines_round: Final = [self._lines_round(cell) for cell in range(maze.cells)]
        self.bits_round: Final = [sum([1 << n for n in lines]) for lines in self.lines_round]
        reach = 2 * max(*maze.row, *maze.column) + 2  # through a seam, both sides' length
        self.squares: Final = Prospect(
            maze,
            fan_to_squares(reach),
            [[goal_of_square(maze, cell)] for cell in range(maze.cells)],
            [1 << cell for cell in range(maze.cells)],
        )
        self.lines: Final = Prospect(
            maze,
            fan_to_lines(reach),
            [goals_of_line(maze, line) for line in range(maze.lines)],
            self.bits_round,
        )
        self.flown: Final[dict[tuple[int, int, bool], int]] = {}  # see flown_from
        self.every: Final = (1 << maze.cells) - 1
        self.homes: Final = sum([1 << 25 * slot + 12 for slot in range(maze.players)])

    def __repr__(self) -> str:
        return f"tables({self.maze.players})"

    def _near(self, cell: int) -> int:
        bits = 1 << cell
        for d in range(4):
            there = self.maze.next[4 * cell + d]
            if there != OFF:
                bits |= 1 << there
        return bits

    def _lines_round(self, cell: int) -> list[int]:
        found: list[int] = []
        for line in self.maze.line[4 * cell : 4 * cell + 4]:
            if line != OFF and line not in found:
                found.append(line)
        return found


_TABLES: Final[dict[int, Tables]] = {}


def tables(players: int) -> Tables:
    """The tables for a number of players, made once."""
    found = _TABLES.get(players)
    if found is None:
        found = Tables(labyrinth(players))
        _TABLES[players] = found
    return found


def seen_from(t: Tables, blocked: int, cell: int) -> int:
    """Bits of the squares that a square sees when these lines, posts and squares block."""
    return t.squares.look(blocked, cell)


def close_from(t: Tables, blocked: int, cell: int) -> int:
    """Bits of a square and of the neighbours that it sees; there is no need to look farther."""
    return close_in(t, close_row(t, blocked), blocked, cell)


def close_row(t: Tables, blocked: int) -> list[int]:
    """What is known of all squares with their neighbours, when these bits block."""
    row = t.close.get(blocked)
    if row is None:
        if len(t.close) >= MOST_KEPT:
            t.close.clear()
        row = [0] * t.maze.cells
        t.close[blocked] = row
    return row


def close_in(t: Tables, row: list[int], blocked: int, cell: int) -> int:
    """The same as `close_from`, for whoever holds the row."""
    bits = row[cell]
    if not bits:
        bits = 1 << cell
        for there in t.beside[cell]:
            for way in t.squares.traces_to(cell, there):
                if not way & blocked:
                    bits |= 1 << there
                    break
        row[cell] = bits
    return bits


def lines_from(t: Tables, blocked: int, cell: int) -> int:
    """Bits of the border lines that a square sees, its own walls always (WW-LOS-13)."""
    return t.lines.look(blocked, cell)


def steps_from(t: Tables, barred: int, cell: int) -> list[int]:
    """Walking distances to all squares when these lines and squares cannot be passed."""
    row = t.walks.get(barred)
    if row is None:
        if len(t.walks) >= MOST_KEPT:
            t.walks.clear()
        row = [None] * t.maze.cells
        t.walks[barred] = row
    found = row[cell]
    if found is None:
        found = [FAR] * t.maze.cells
        found[cell] = 0
        queue = [cell]
        nexts = t.maze.next
        lines = t.maze.line
        bars = row_of(barred, len(t.maze.bit))
        for here in queue:
            for side in range(4 * here, 4 * here + 4):
                there = nexts[side]
                if there == OFF or found[there] != FAR or bars[lines[side]] != CLEAR:
                    continue
                if bars[t.cell_bit + there] != CLEAR:
                    continue
                found[there] = found[here] + 1
                queue.append(there)
        row[cell] = found
    return found


def flown_from(t: Tables, cell: int, n: int, off: bool) -> int:
    """Bits of the squares within n steps when walls do not matter; `off`: nor the outer one."""
    key = (cell, n, off)
    bits = t.flown.get(key)
    if bits is None:
        bits = 1 << cell
        for _ in range(n):
            for there in places(bits):
                bits |= t.near[there]
                for side in range(4 * there, 4 * there + 4):
                    if off or t.maze.flat[side]:
                        bits |= 1 << t.maze.over[side]
        t.flown[key] = bits
    return bits
