"""Rays of sight by exact arithmetic (WW-LOS-7 to WW-LOS-12).

A ray does not depend on what stands: it meets border lines, posts and squares, which are places
in one row of bits. So a goal is in sight if `&` finds nothing of what blocks on the way to it.
Rays from one square that have met the same so far form a wedge, which splits where they part: if
what it met last blocks, none of them is looked at, and none is traced any further.
"""

from typing import Final

from spellhall.games.wiz_war.box.maze.board import (
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
        "place",
        "seam",
        "shows",
        "x",
        "y",
    )

    def __init__(self, maze: Labyrinth, cell: int, goal: Goal, seam: Seam | None) -> None:
        y, x = point_of(maze, cell)
        end_y, end_x = goal.point
        self.place: Final = goal.place
        self.shows = 1 << goal.number  # bit of what is seen along it; 0 if it leaves the map
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


class Wedge:
    """The rays from one square that have met the same so far."""

    __slots__ = ("met", "parts", "rays", "shows")

    def __init__(self, met: int) -> None:
        self.met: Final = met  # bits of the line or post met last, and of the square behind it
        self.shows = 0  # bits of the goals that rays of it have arrived at
        self.rays: list[Ray] = []  # those that go on from here, until somebody looks
        self.parts: list[Wedge] = []  # the narrower wedges that they form then


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
        sides.append(4 * maze.next[at] + (maze.heading[at] + 2) % 4)
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
        met = maze.post_bit + corner_post(maze, ray.here, ray.across, ray.down)
        ray.here = diagonal(maze, ray.here, ray.across, ray.down)
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
        ray.shows = 0
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


def first_met(maze: Labyrinth, ray: Ray) -> int:
    """The place of the line or post that a ray meets first; OFF if the way ends there."""
    if ray.far_x == ray.far_y:
        return maze.post_bit + corner_post(maze, ray.here, ray.across, ray.down)
    return maze.line[4 * ray.here + (ray.across if ray.far_x > ray.far_y else ray.down)]


def corner_post(maze: Labyrinth, cell: int, across: int, down: int) -> int:
    """The post at the corner of a square between two directions."""
    row = maze.row[cell] + (1 if across == SOUTH or down == SOUTH else 0)
    column = maze.column[cell] + (1 if across == EAST or down == EAST else 0)
    return maze.post_at[row, column]


def diagonal(maze: Labyrinth, cell: int, across: int, down: int) -> int:
    """The square beyond the corner of a square between two directions, or OFF."""
    row = maze.row[cell] + ROW_STEP[across] + ROW_STEP[down]
    column = maze.column[cell] + COLUMN_STEP[across] + COLUMN_STEP[down]
    return maze.cell_at.get((row, column), OFF)


def trace(maze: Labyrinth, cell: int, goal: Goal, seam: Seam | None) -> int:
    """Bits of all that lies on the way to one goal; OFF if the way leaves the map."""
    ray = Ray(maze, cell, goal, seam)
    bits = 0
    while not has_arrived(ray):
        bits |= advance(maze, ray)
    return bits if ray.shows else OFF


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


def wedge_from(maze: Labyrinth, cell: int, goals: list[Goal], images: list[list[Goal]]) -> Wedge:
    """All rays from a square to goals on the map, and to their images behind each seam."""
    found: dict[int, Wedge] = {}
    for goal in goals:
        _add_ray(maze, found, Ray(maze, cell, goal, None))
    for number in range(len(images)):
        seam = maze.seams[number]
        for goal in through_opening(maze, cell, seam, images[number]):
            _add_ray(maze, found, Ray(maze, cell, goal, seam))
    whole = Wedge(0)
    whole.parts = list(found.values())
    return whole


def _add_ray(maze: Labyrinth, found: dict[int, Wedge], ray: Ray) -> None:
    """Into the wedge of what it will meet first; until that is free, no ray is traced at all."""
    if has_arrived(ray) or ray.place == maze.cell_bit + ray.here:
        return  # one's own square and its sides need no ray
    met = first_met(maze, ray)
    if met != OFF:
        wedge = found.get(met)
        if wedge is None:
            wedge = Wedge(maze.bit[met])
            found[met] = wedge
        wedge.rays.append(ray)


def look(maze: Labyrinth, whole: Wedge, blocked: int) -> int:
    """Bits of the goals in sight when these lines, posts and squares block."""
    found = 0
    free = [whole]
    for wedge in free:
        found |= wedge.shows
        for part in parts_of(maze, wedge):
            if not part.met & blocked:
                free.append(part)
    return found


def parts_of(maze: Labyrinth, wedge: Wedge) -> list[Wedge]:
    """The wedges into which one splits at the next grid line."""
    if wedge.rays:
        found: dict[int, Wedge] = {}
        for ray in wedge.rays:
            met = advance(maze, ray)
            if not ray.shows:
                continue  # off the map
            part = found.get(met)
            if part is None:
                part = Wedge(met)
                found[met] = part
            if has_arrived(ray):
                part.shows |= ray.shows
            else:
                part.rays.append(ray)
        wedge.rays = []
        wedge.parts = list(found.values())
    return wedge.parts


def look_past_one(maze: Labyrinth, whole: Wedge, blocked: int) -> int:
    """Bits of the goals in sight if one wall or door on the way were glass."""
    glass = (1 << maze.post_bit) - 1
    found = 0
    free = [whole]
    passed = [0]  # for each of them, the bit of what was glass on the way
    for number, wedge in enumerate(free):
        found |= wedge.shows
        for part in parts_of(maze, wedge):
            met = passed[number] | part.met & blocked
            if not met & ~glass and not met & (met - 1):
                free.append(part)
                passed.append(met)
    return found
