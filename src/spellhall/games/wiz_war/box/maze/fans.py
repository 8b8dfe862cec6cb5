"""What is seen from a square, all at once (WW-LOS-7 to WW-LOS-12).

Rays from the centre of a square that have crossed the same grid lines form a fan, which splits
where they part. How it splits is the same on every square, so one tree of fans serves them all: a
look walks the board along it, and where something blocks, none of those rays is followed further.

Rays go ahead in one direction, or between it and the next one clockwise, which is called aside;
four turns make the whole view.
"""

from typing import Final

from spellhall.games.wiz_war.box.maze.bits import CLEAR, WORD_BITS, bits_of, row_of
from spellhall.games.wiz_war.box.maze.board import OFF, Labyrinth

AHEAD: Final = 0  # over the border line ahead,
ASIDE: Final = 1  # over the one aside,
CORNER: Final = 2  # or over the post between the two
NO_GLASS: Final = -1  # everything blocks that stands;
ANY_GLASS: Final = -2  # or one wall or door may be looked through, whichever it is


class Fan:
    """Rays that have crossed the same grid lines, on their way to points that lie so far off."""

    __slots__ = (
        "ahead",
        "aside",
        "goals",
        "over",
        "parts",
        "shows_ahead",
        "shows_aside",
        "shows_in",
    )

    def __init__(self, over: int, ahead: int, aside: int) -> None:
        self.over: Final = over  # what it crossed last
        self.ahead: Final = ahead  # how far the next grid line is; they lie at odd distances,
        self.aside: Final = aside  # centres of squares at even ones
        self.shows_in = False  # a ray of it ends in the square that it has come to,
        self.shows_ahead = False  # or at the border line of that square ahead,
        self.shows_aside = False  # or aside
        self.goals: list[tuple[int, int]] = []  # where the others end, until somebody looks
        self.parts: list[Fan] = []  # the narrower fans that they form then


def fan_to_squares(reach: int) -> Fan:
    """All rays to the centres of squares, a quarter of the plane."""
    whole = Fan(AHEAD, 1, 1)
    for ahead in range(1, reach):
        for aside in range(reach):
            whole.goals.append((2 * ahead, 2 * aside))
    return whole


def fan_to_lines(reach: int) -> Fan:
    """All rays to the middles of border lines but the own ones, a quarter of the plane."""
    whole = Fan(AHEAD, 1, 1)
    for ahead in range(1, reach):
        for aside in range(reach):
            whole.goals.append((2 * ahead + 1, 2 * aside))
            whole.goals.append((2 * ahead, 2 * aside + 1))
            if aside:
                whole.goals.append((1, 2 * aside))
    return whole


def split(fan: Fan) -> None:
    """Split a fan where its rays part at the next grid line."""
    over_ahead = Fan(AHEAD, fan.ahead + 2, fan.aside)
    over_aside = Fan(ASIDE, fan.ahead, fan.aside + 2)
    over_corner = Fan(CORNER, fan.ahead + 2, fan.aside + 2)
    for goal in fan.goals:
        ahead, aside = goal
        # The next line ahead is met at fan.ahead / ahead of the way, the one aside likewise.
        if fan.aside >= aside:
            _add(over_ahead, goal)
        elif fan.ahead >= ahead or fan.ahead * aside > fan.aside * ahead:
            _add(over_aside, goal)
        elif fan.ahead * aside < fan.aside * ahead:
            _add(over_ahead, goal)
        else:
            _add(over_corner, goal)
    fan.goals = []
    fan.parts = [part for part in (over_ahead, over_aside, over_corner) if _shows(part)]


def _add(fan: Fan, goal: tuple[int, int]) -> None:
    ahead, aside = goal
    if fan.ahead < ahead or fan.aside < aside:
        fan.goals.append(goal)
    elif ahead % 2:
        fan.shows_ahead = True
    elif aside % 2:
        fan.shows_aside = True
    else:
        fan.shows_in = True


def _shows(fan: Fan) -> bool:
    return fan.shows_in or fan.shows_ahead or fan.shows_aside or len(fan.goals) > 0


class Look:
    """A look from a square, with what blocks."""

    __slots__ = ("blocked", "first", "later", "maze")

    def __init__(self, maze: Labyrinth, blocked: bytes) -> None:
        self.maze: Final = maze
        self.blocked: Final = blocked
        # The squares or lines that are seen: bits of the first ones, which make a small number,
        self.first = 0
        self.later: Final[list[int]] = []  # and the others one by one

    def follow(self, fan: Fan, cell: int, way: int, beyond: bool, glass: int) -> None:
        """See what a fan shows that has come to a square; `beyond`: through a seam."""
        maze = self.maze
        blocked = self.blocked
        if fan.goals:
            split(fan)
        for part in fan.parts:
            over = part.over
            heading = way
            through = beyond
            if over == CORNER:
                step = maze.corners[4 * cell + way]
            else:
                step = maze.sides[4 * cell + (way + over & 3)]
                if step.seam:
                    if beyond:
                        continue  # one seam at most
                    heading = step.heading - over & 3
                    through = True
            there = step.there
            if there == OFF:
                continue
            met = step.met
            pane = glass
            if blocked[met] != CLEAR:
                if met >= maze.post_bit or glass == NO_GLASS or glass not in (ANY_GLASS, met):
                    continue
                pane = met
            if part.shows_in:
                self.see(there)
            if blocked[maze.cell_bit + there] != CLEAR:
                continue
            if part.shows_ahead:
                self.see_line(there, heading)
            if part.shows_aside:
                self.see_line(there, heading + 1)
            if part.goals or part.parts:
                self.follow(part, there, heading, through, pane)

    def see_line(self, cell: int, way: int) -> None:
        """A side of a square is seen; there is no border line at the outer wall."""
        line = self.maze.line[4 * cell + (way & 3)]
        if line != OFF:
            self.see(line)

    def see(self, number: int) -> None:
        """A square or line is seen."""
        if number < WORD_BITS:
            self.first |= 1 << number
        else:
            self.later.append(number)


def look(maze: Labyrinth, fan: Fan, blocked: int, cell: int, glass: int) -> int:
    """Bits of all that is seen from a square, but for itself and its sides."""
    view = Look(maze, row_of(blocked, len(maze.bit)))
    for way in range(4):
        view.follow(fan, cell, way, False, glass)
    return view.first | bits_of(view.later)
