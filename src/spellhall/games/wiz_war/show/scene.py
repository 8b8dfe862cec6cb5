"""What cannot change in a match: the layout of the labyrinth, the boards, the goal."""

from msgspec import Struct

from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.board import OFF, Labyrinth, labyrinth
from spellhall.games.wiz_war.box.words import square_name
from spellhall.games.wiz_war.rules.table.figures import home_of
from spellhall.games.wiz_war.state.state import Duel

SIDES = "nesw"


class SquareScene(Struct):
    row: int
    column: int
    name: str  # "c3"
    sector: int  # slot


class LineScene(Struct):
    square: int  # on one side of it
    side: str  # "n", "e", "s" or "w" of that square
    to: int  # the square on the other side
    seam: str  # "" inside the map, "wrap", or the colour of a portal
    posts: list[int]  # lattice points at its ends


class OuterWall(Struct):
    row: int
    column: int
    side: str


class PostScene(Struct):
    row: int  # lattice point: 0 is the top edge
    column: int
    outer: bool  # a corner of the outer wall


class Scene(Struct):
    goal: int  # victory points
    options: list[int]  # optional rules, as the catalogue numbers them
    colours: list[int]  # of each seat
    sectors: list[int]  # colour of the board in each slot
    homes: list[int]  # home base of each seat
    squares: list[SquareScene]
    lines: list[LineScene]
    outer: list[OuterWall]
    posts: list[PostScene]


def scene(s: Duel) -> Scene:
    """The same for every viewpoint and at every moment of a match."""
    maze = labyrinth(len(s.players))
    return Scene(
        goal=s.goal,
        options=places(s.rules),
        colours=[player.colour for player in s.players],
        sectors=[face // 2 for face in s.faces],
        homes=[home_of(s, seat) for seat in range(len(s.players))],
        squares=[_square(maze, cell) for cell in range(maze.cells)],
        lines=[_line(maze, line) for line in range(maze.lines)],
        outer=[
            OuterWall(maze.row[side // 4], maze.column[side // 4], SIDES[side % 4])
            for side in range(4 * maze.cells)
            if maze.next[side] == OFF
        ],
        posts=[
            PostScene(row, column, maze.outer_posts >> post & 1 == 1)
            for (row, column), post in maze.post_at.items()
        ],
    )


def _square(maze: Labyrinth, cell: int) -> SquareScene:
    return SquareScene(
        maze.row[cell], maze.column[cell], square_name(maze.players, cell), cell // 25
    )


def _line(maze: Labyrinth, line: int) -> LineScene:
    at = maze.line_at[line]
    seam = ""
    if not maze.flat[at]:
        seam = next(x.colour for x in maze.seams if x.cell == at // 4 and x.side == at % 4)
    return LineScene(at // 4, SIDES[at % 4], maze.next[at], seam, places(maze.posts_of[line]))
