"""The board for each number of players, with everything that is needed to draw it."""

from functools import cache

from spellhall.games.five_seals.box.board import BOARDS, OPEN, SCROLL_BOX
from spellhall.games.five_seals.show import layout
from spellhall.games.five_seals.show.names import ROOMS, space_name
from spellhall.games.five_seals.show.view import BoardNode, BoardPassage, BoardRoom, BoardView

KINDS = ("open", "start", "seal", "box")


@cache
def board_view(players: int) -> BoardView:
    """The board for a number of players; it never changes."""
    board = BOARDS[players]
    rooms = [n for n in range(1, board.size) if board.kinds[n] == OPEN]
    return BoardView(
        players=players,
        size=2 * layout.CENTRE,
        hub=layout.HUB_RADIUS,
        nodes=[_board_node(players, node) for node in range(board.size)],
        passages=[_passage(players, a, b) for a, b in board.edges],
        rooms=[_room(players, node) for node in rooms],
    )


def _board_node(players: int, node: int) -> BoardNode:
    board = BOARDS[players]
    r, angle = layout.polar(board, node)
    x, y = layout.xy((r, angle))
    kind = board.kinds[node]
    return BoardNode(
        node=board.names[node],
        kind=KINDS[kind],
        strength=board.strengths[node],
        segment=board.segments[node],
        name=space_name(players, node),
        x=x,
        y=y,
        r=r,
        angle=angle % 360,
        vault=kind == SCROLL_BOX and board.strengths[node] == 6,
    )


def _passage(players: int, a: int, b: int) -> BoardPassage:
    board = BOARDS[players]
    points: list[float] = []
    for point in layout.passage(board, a, b):
        points += layout.xy(point)
    ring = {board.locals[a], board.locals[b]} & set(layout.RING_ROOM)
    return BoardPassage(
        ends=[board.names[a], board.names[b]],
        points=points,
        width=layout.width(board, a, b),
        stair={board.locals[a], board.locals[b]} == {"T", "O"},
        ring=layout.ALL_TYPES[ring.pop()][0] if ring else 0,
    )


def _room(players: int, node: int) -> BoardRoom:
    board = BOARDS[players]
    inner, outer, half = layout.ROOMS[board.locals[node]]
    segment = board.segments[node]
    middle = layout.bearing(segment)
    return BoardRoom(
        node=board.names[node],
        segment=segment,
        name=ROOMS[segment - 1],
        inner=inner,
        outer=outer,
        start=middle - half,
        end=middle + half,
    )
