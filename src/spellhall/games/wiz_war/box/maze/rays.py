"""Rays of sight by exact arithmetic (WW-LOS-7 to WW-LOS-12).

A ray does not depend on what stands: it meets border lines, posts and squares, which are places
in one row of bits. So a goal is in sight if `&` finds nothing of what blocks on the way to it.
"""

from typing import Final

from spellhall.games.wiz_war.box.maze.board import (
    BACK,
    COLUMN_STEP,
    EAST,
    NORTH,
    OFF,
    ROW_STEP,
    SOUTH,
    WEST,
    Labyrinth,
    Seam,
)


class Goal:
    """A point to look at: the centre of a square or the middle of a border line (WW-LOS-2)."""

    __slots__ = ("number", "place", "point")

    def __init__(self, number: int, place: int, point: tuple[int, int]) -> None:
        self.number: Final = number  # of the square or line
        self.place: Final = place  # among all that can block
        self.point: Final = point


class Ray:
    """A straight line on its way from the centre of a square to a goal."""

    __slots__ = (
        "across",
        "beyond",
        "down",
        "far_x",
        "far_y",
        "here",
        "lost",
        "place",
        "seam",
        "x",
        "y",
    )

    def __init__(self, maze: Labyrinth, cell: int, goal: Goal, seam: Seam | None) -> None:
        y, x = point_of(maze, cell)
        end_y, end_x = goal.point
        self.place: Final = goal.place
        self.lost = False  # it leaves the map
        self.seam: Final = seam  # the one it has to pass, if any
        self.far_y: Final = abs(end_y - y)
        self.far_x: Final = abs(end_x - x)
        self.down = SOUTH if end_y > y else NORTH
        self.across = EAST if end_x > x else WEST
        self.here = cell
        self.beyond = False  # the seam is passed
        # The next grid line across is met at x / far_x of the way, the next one down at y / far_y.
        self.y = 1
        self.x = 1


def point_of(maze: Labyrinth, cell: int) -> tuple[int, int]:
    """The centre of a square; grid lines lie on even numbers."""
    return 2 * maze.row[cell] + 1, 2 * maze.column[cell] + 1


def goal_of_square(maze: Labyrinth, cell: int) -> Goal:
    """The centre of a square."""
    return Goal(cell, maze.cell_bit + cell, point_of(maze, cell))


def goals_of_line(maze: Labyrinth, line: int) -> list[Goal]:
    """The middle of a border line; one on a seam lies at two edges of the map."""
    at = maze.line_at[line]
    sides = [at]
    if not maze.flat[at]:
        sides.append(4 * maze.next[at] + BACK[maze.heading[at]])
    found = []
    for side in sides:
        y, x = point_of(maze, side // 4)
        d = side % 4
        found.append(Goal(line, line, (y + ROW_STEP[d], x + COLUMN_STEP[d])))
    return found


def unfolded(maze: Labyrinth, seam: Seam, goal: Goal) -> Goal:
    """A goal of the far side, laid next to the near side (WW-LOS-12)."""
    y0, x0 = point_of(maze, seam.into)
    dy, dx = goal.point[0] - y0, goal.point[1] - x0
    for _ in range(seam.turn):
        dy, dx = dx, -dy
    y1, x1 = point_of(maze, seam.cell)
    point = (y1 + 2 * ROW_STEP[seam.side] + dy, x1 + 2 * COLUMN_STEP[seam.side] + dx)
    return Goal(goal.number, goal.place, point)


def through_opening(maze: Labyrinth, cell: int, seam: Seam, images: list[Goal]) -> list[Goal]:
    """The unfolded goals that lie straight behind the open edge of a seam, not its posts."""
    y, x = point_of(maze, cell)
    middle_y, middle_x = point_of(maze, seam.cell)
    upright = seam.side % 2 == 0
    out = ROW_STEP[seam.side] + COLUMN_STEP[seam.side]  # the sign of the way out
    edge = (middle_y - y if upright else middle_x - x) * out + 1  # how far away it is
    if edge <= 0:
        return []
    aside = x - middle_x if upright else y - middle_y
    found = []
    for goal in images:
        end_y, end_x = goal.point
        far = (end_y - y if upright else end_x - x) * out
        if far > edge:
            off = aside * far + (end_x - x if upright else end_y - y) * edge
            if -far < off < far:
                found.append(goal)
    return found


def has_arrived(ray: Ray) -> bool:
    """Whether no grid line is left between a ray and its goal."""
    return ray.x >= ray.far_x and ray.y >= ray.far_y


def advance(maze: Labyrinth, ray: Ray) -> int:
    """Take a ray over the next grid line into the square behind it; bits of what it meets."""
    if ray.y >= ray.far_y:
        sooner = -1
    elif ray.x >= ray.far_x:
        sooner = 1
    else:
        sooner = ray.x * ray.far_y - ray.y * ray.far_x
    if sooner == 0:
        ray.x += 2
        ray.y += 2
        clockwise = (ray.across + 1) % 4 == ray.down
        corner = maze.corners[4 * ray.here + (ray.across if clockwise else ray.down)]
        met = corner.met
        ray.here = corner.there
    else:
        if sooner < 0:
            d = ray.across
            ray.x += 2
        else:
            d = ray.down
            ray.y += 2
        side = 4 * ray.here + d
        met = maze.line[side]
        if maze.flat[side]:
            ray.here = maze.over[side]
        else:
            _leave(ray, d)
    if ray.here == OFF:
        ray.lost = True
        ray.x, ray.y = ray.far_x, ray.far_y
        return 0
    place = maze.cell_bit + ray.here
    return maze.bit[met] if place == ray.place else maze.bit[met] | maze.bit[place]


def _leave(ray: Ray, d: int) -> None:
    """Off the map, or over to the other side of the seam that the ray is for."""
    seam = ray.seam
    if seam is None or ray.beyond or ray.here != seam.cell or d != seam.side:
        ray.here = OFF
        return
    ray.beyond = True
    ray.here = seam.into
    ray.across = (ray.across - seam.turn) % 4
    ray.down = (ray.down - seam.turn) % 4


def trace(maze: Labyrinth, cell: int, goal: Goal, seam: Seam | None) -> int:
    """Bits of all that lies on the way to one goal; OFF if the way leaves the map."""
    ray = Ray(maze, cell, goal, seam)
    bits = 0
    while not has_arrived(ray):
        bits |= advance(maze, ray)
    return OFF if ray.lost else bits


def traces_to(maze: Labyrinth, cell: int, goals: list[Goal]) -> list[int]:
    """The flat traces and those through one seam, as far as they stay on the map."""
    found: list[int] = []
    for goal in goals:
        bits = trace(maze, cell, goal, None)
        if bits != OFF:
            found.append(bits)
        for seam in maze.seams:
            for image in through_opening(maze, cell, seam, [unfolded(maze, seam, goal)]):
                bits = trace(maze, cell, image, seam)
                if bits != OFF and bits not in found:
                    found.append(bits)
    return found
