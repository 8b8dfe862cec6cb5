"""Line of sight by exact arithmetic (WW-LOS-7 to WW-LOS-12), and walking distances.

A trace does not depend on what stands: it is a set of bits for the lines it crosses, the posts
it touches and the squares it runs through. So sight is one `&` with the bits of what blocks.
Traces are made once for each layout, and the squares seen from a square are kept for every
arrangement of walls that occurs.
"""

from typing import Final

from spellhall.games.wiz_war.board import (
    COLUMN_STEP,
    EAST,
    NORTH,
    OFF,
    ROW_STEP,
    SOUTH,
    WEST,
    Labyrinth,
    Seam,
    labyrinth,
)

MOST_KEPT: Final = 4000  # arrangements kept for each layout
FAR: Final = 99


class Tables:
    """Traces and what was found with them, for one layout."""

    __slots__ = (
        "bits_round",
        "cell_bit",
        "every",
        "homes",
        "line_traces",
        "lines_round",
        "maze",
        "near",
        "post_bit",
        "seen",
        "seen_lines",
        "traces",
        "walks",
    )

    def __init__(self, maze: Labyrinth) -> None:
        self.maze: Final = maze
        self.post_bit: Final = maze.lines  # the bits of lines come first, then posts, squares
        self.cell_bit: Final = maze.lines + len(maze.post_at)
        self.traces: Final[list[list[list[int]] | None]] = [None] * maze.cells
        self.line_traces: Final[list[list[list[int]] | None]] = [None] * maze.cells
        self.seen: Final[dict[int, list[int]]] = {}  # what blocks -> squares seen from each
        self.seen_lines: Final[dict[int, list[int]]] = {}
        self.walks: Final[dict[int, list[list[int] | None]]] = {}  # what bars -> distances
        self.near: Final = [self._near(cell) for cell in range(maze.cells)]
        self.lines_round: Final = [self._lines_round(cell) for cell in range(maze.cells)]
        self.bits_round: Final = [sum([1 << n for n in lines]) for lines in self.lines_round]
        self.every: Final = (1 << maze.cells) - 1
        self.homes: Final = sum([1 << 25 * slot + 12 for slot in range(maze.players)])

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

    def from_cell(self, cell: int) -> list[list[int]]:
        """For every square the traces that lead there from this one."""
        found = self.traces[cell]
        if found is None:
            found = [
                [] if there == cell else traces_to(self, cell, point_of(self.maze, there), there)
                for there in range(self.maze.cells)
            ]
            self.traces[cell] = found
        return found

    def to_lines(self, cell: int) -> list[list[int]]:
        """For every border line the traces to its middle from a square (WW-LOS-2)."""
        found = self.line_traces[cell]
        if found is None:
            found = [self._to_line(cell, line) for line in range(self.maze.lines)]
            self.line_traces[cell] = found
        return found

    def _to_line(self, cell: int, line: int) -> list[int]:
        found = []
        maze = self.maze
        at = maze.line_at[line]
        sides = [at, 4 * maze.next[at] + (maze.heading[at] + 2) % 4]
        for side in sides if not maze.flat[at] else sides[:1]:
            y, x = point_of(maze, side // 4)
            d = side % 4
            end = (y + ROW_STEP[d], x + COLUMN_STEP[d])
            found += traces_to(self, cell, end, OFF)
        return found


def point_of(maze: Labyrinth, cell: int) -> tuple[int, int]:
    """The centre of a square; grid lines lie on even numbers."""
    return 2 * maze.row[cell] + 1, 2 * maze.column[cell] + 1


def traces_to(t: Tables, cell: int, end: tuple[int, int], target: int) -> list[int]:
    """The flat trace to a point and those through one seam, as far as they stay on the map."""
    found = []
    bits = walk_trace(t, cell, end, target, None)
    if bits >= 0:
        found.append(bits)
    for seam in t.maze.seams:
        there = unfolded(t.maze, seam, end)
        if passes_opening(t.maze, cell, seam, there):
            bits = walk_trace(t, cell, there, target, seam)
            if bits >= 0 and bits not in found:
                found.append(bits)
    return found


def unfolded(maze: Labyrinth, seam: Seam, point: tuple[int, int]) -> tuple[int, int]:
    """A point of the far side, laid next to the near side (WW-LOS-12)."""
    y0, x0 = point_of(maze, seam.into)
    dy, dx = point[0] - y0, point[1] - x0
    for _ in range(seam.turn):
        dy, dx = dx, -dy
    y1, x1 = point_of(maze, seam.cell)
    return y1 + 2 * ROW_STEP[seam.side] + dy, x1 + 2 * COLUMN_STEP[seam.side] + dx


def passes_opening(maze: Labyrinth, cell: int, seam: Seam, end: tuple[int, int]) -> bool:
    """Whether a segment goes out through the open edge of a seam, not its posts."""
    y0, x0 = point_of(maze, cell)
    cy, cx = point_of(maze, seam.cell)
    dy, dx = end[0] - y0, end[1] - x0
    if seam.side % 2 == 0:
        edge = cy + ROW_STEP[seam.side]
        if (edge - y0) * ROW_STEP[seam.side] <= 0 or (end[0] - edge) * ROW_STEP[seam.side] <= 0:
            return False
        return abs((x0 - cx) * dy + dx * (edge - y0)) < abs(dy)
    edge = cx + COLUMN_STEP[seam.side]
    if (edge - x0) * COLUMN_STEP[seam.side] <= 0 or (end[1] - edge) * COLUMN_STEP[seam.side] <= 0:
        return False
    return abs((y0 - cy) * dx + dy * (edge - x0)) < abs(dx)


def walk_trace(t: Tables, cell: int, end: tuple[int, int], target: int, seam: Seam | None) -> int:
    """The bits of what a segment crosses, touches and runs through; -1 if it leaves the map."""
    maze = t.maze
    y0, x0 = point_of(maze, cell)
    ay, ax = abs(end[0] - y0), abs(end[1] - x0)
    down = SOUTH if end[0] > y0 else NORTH
    across = EAST if end[1] > x0 else WEST
    bits = 0
    here = cell
    beyond = False
    # The next grid line across is met at i / ax of the way, the next one down at j / ay.
    i = j = 1
    while i < ax or j < ay:
        sooner = i * ay - j * ax if i < ax and j < ay else (-1 if i < ax else 1)
        if sooner == 0:
            i += 2
            j += 2
            bits |= 1 << t.post_bit + corner_post(maze, here, across, down)
            here = maze.cell_at.get(diagonal(maze, here, across, down), OFF)
            if here == OFF:
                return -1
        else:
            if sooner < 0:
                d = across
                i += 2
            else:
                d = down
                j += 2
            side = 4 * here + d
            if maze.flat[side]:
                bits |= 1 << maze.line[side]
                here = maze.over[side]
            elif seam is None or beyond or here != seam.cell or d != seam.side:
                return -1
            else:
                beyond = True
                bits |= 1 << maze.line[side]
                here = seam.into
                across = (across - seam.turn) % 4
                down = (down - seam.turn) % 4
        if here != target:
            bits |= 1 << t.cell_bit + here
    return -1 if seam is not None and not beyond else bits


def corner_post(maze: Labyrinth, cell: int, across: int, down: int) -> int:
    """The post at the corner of a square between two directions."""
    row = maze.row[cell] + (1 if SOUTH in (across, down) else 0)
    column = maze.column[cell] + (1 if EAST in (across, down) else 0)
    return maze.post_at[row, column]


def diagonal(maze: Labyrinth, cell: int, across: int, down: int) -> tuple[int, int]:
    """Row and column beyond the corner of a square between two directions."""
    row = maze.row[cell] + ROW_STEP[across] + ROW_STEP[down]
    return row, maze.column[cell] + COLUMN_STEP[across] + COLUMN_STEP[down]


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
    row = t.seen.get(blocked)
    if row is None:
        if len(t.seen) >= MOST_KEPT:
            t.seen.clear()
        row = [0] * t.maze.cells
        t.seen[blocked] = row
    bits = row[cell]
    if bits == 0:
        bits = 1 << cell
        traces = t.from_cell(cell)
        for there in range(len(traces)):
            for trace in traces[there]:
                if not trace & blocked:
                    bits |= 1 << there
                    break
        row[cell] = bits
    return bits


def sees_past_one(t: Tables, blocked: int, traces: list[int]) -> bool:
    """Whether one of these lines would be free if one wall or door on the way were glass."""
    lines = (1 << t.post_bit) - 1
    for trace in traces:
        met = trace & blocked
        if not met & ~lines and not met & (met - 1):
            return True
    return False


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
        for here in queue:
            for side in range(4 * here, 4 * here + 4):
                there = nexts[side]
                if there == OFF or found[there] != FAR or barred >> lines[side] & 1:
                    continue
                if barred >> (t.cell_bit + there) & 1:
                    continue
                found[there] = found[here] + 1
                queue.append(there)
        row[cell] = found
    return found


def lines_from(t: Tables, blocked: int, cell: int) -> int:
    """Bits of the border lines that a square sees, its own walls always (WW-LOS-13)."""
    row = t.seen_lines.get(blocked)
    if row is None:
        if len(t.seen_lines) >= MOST_KEPT:
            t.seen_lines.clear()
        row = [0] * t.maze.cells
        t.seen_lines[blocked] = row
    bits = row[cell]
    if bits == 0:
        bits = t.bits_round[cell]
        traces = t.to_lines(cell)
        for line in range(len(traces)):
            for trace in traces[line]:
                if not trace & blocked:
                    bits |= 1 << line
                    break
        row[cell] = bits
    return bits


def places(bits: int) -> list[int]:
    """The places of the bits that are set, from the lowest up."""
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
