"""Where everything is drawn: canvas 1000 x 1000, centre 500 500.

A position is (r, d): r in canvas units, d in degrees clockwise from the segment's bearing.
"""

from math import cos, radians, sin
from typing import Final

from spellhall.games.five_seals.box.board import (
    OPEN,
    SCROLL_BOX,
    SEAL,
    SEGMENTS,
    START,
    Board,
    type_of,
)

Polar = tuple[float, float]  # r, angle in degrees clockwise from north

CENTRE: Final = 500
HUB_RADIUS: Final = 94
ROOMS: Final[dict[str, tuple[int, int, int]]] = {  # inner r, outer r, half angle
    "I": (154, 196, 22),
    "M": (268, 310, 19),
    "O": (376, 418, 17),
}
RING_ROOM: Final = {"X1": "I", "X2": "M", "X3": "O"}
# Use points of the hidden stair, from its circle to the vault walk; it runs under the middle ring.
STAIR: Final[tuple[Polar, ...]] = ((262, 21), (289, 23.4), (320, 23), (352, 19.6), (384, 15))
WIDE: Final = 30  # neck of a box
USUAL: Final = 22
NARROW: Final = 18  # gates and stair
STEP: Final = 4  # degrees between two points of an arc

ALL_TYPES: Final[dict[str, Polar]] = {
    "C": (0, 0),
    "P": (58, 0),
    "G1": (125, -20),
    "G2": (125, 20),
    "G3": (125, 0),
    "I": (175, 0),
    "X1": (178, 30),
    "M": (289, 0),
    "X2": (289, 30),
    "O": (397, 0),
    "X3": (397, 30),
}
BY_TYPE: Final[dict[int, dict[str, Polar]]] = {
    1: {
        "A": (232, 18.5),
        "D1": (235, -5.25),
        "B": (343, -13),
        "E": (340, 14.5),
        "H": (449, 0),
        "V1": (453, 15),
        "D2": (226, 6),
        "F1": (344, -4),
        "F2": (343, 4.5),
        "K1": (450, 7.5),
        "Y1": (243, -16),
        "B2": (231, -29),
        "Y2": (335, -25.25),
        "E2": (346, -34.75),
        "K2": (450, -7.5),
        "V2": (453, -15),
    },
    2: {
        "A": (229, -19.5),
        "D1": (243, -7),
        "B": (342, -16),
        "E": (340, 11.25),
        "H": (453, 0.5),
        "V1": (450, 15),
        "T": (243, 17.5),
        "F1": (349, -6.25),
        "F2": (348, 2),
        "K1": (453, 7.75),
        "A2": (228, 4.75),
        "Y2": (450, -22.75),
        "H2": (455, -30),
        "K2": (454, -7),
        "V2": (460, -14.25),
    },
    3: {
        "A": (233, 15.5),
        "D1": (243, -8.5),
        "B": (340, -14.25),
        "E": (342, 13.5),
        "H": (454, -0.75),
        "V1": (452, 15),
        "D2": (240, 2.25),
        "F1": (347, -4.75),
        "K1": (451, 7.25),
        "Y1": (243, -19.25),
        "B2": (229, -30.75),
        "F2": (346, 3.5),
        "Y2": (450, -22.5),
        "H2": (453, -30),
    },
}


def bearing(segment: int) -> float:
    """The direction of a segment's middle, in degrees clockwise from north."""
    return 360 / SEGMENTS * (segment - 1)


def polar(board: Board, node: int) -> Polar:
    """Where a node is drawn, with its angle from north."""
    segment = board.segments[node]
    if segment == 0:
        return (0, 0)
    local = board.locals[node]
    r, d = ALL_TYPES.get(local) or BY_TYPE[type_of(segment)][local]
    return (r, bearing(segment) + d)


def xy(point: Polar) -> tuple[float, float]:
    """A point on the canvas, to one decimal."""
    r, angle = point
    x = CENTRE + r * sin(radians(angle))
    y = CENTRE - r * cos(radians(angle))
    return (round(x, 1), round(y, 1))


def passage(board: Board, a: int, b: int) -> list[Polar]:
    """The way points of the passage between two neighbours, from a to b; none for a niche."""
    if board.kinds[b] == SEAL and board.kinds[a] != SEAL:
        return passage(board, b, a)[::-1]
    if board.kinds[a] == OPEN and board.kinds[b] == SCROLL_BOX:
        return passage(board, b, a)[::-1]
    if START in (board.kinds[a], board.kinds[b]):
        return []
    here, there = polar(board, a), polar(board, b)
    local, other = board.locals[a], board.locals[b]
    r, angle = here
    if other == "C":
        return [here, (HUB_RADIUS - 8, angle)]
    if board.kinds[b] == SCROLL_BOX:
        return [here, there]
    inner, outer, half = ROOMS[other]
    middle = bearing(board.segments[b])
    off = (angle - middle + 180) % 360 - 180  # degrees from the middle of the room
    if local in RING_ROOM:
        edge = half - 2 if off > 0 else 2 - half
        return arc(r, middle + off, middle + edge)
    if local == "T" and other == "O":
        return [here, *((sr, middle + sd) for sr, sd in STAIR)]
    end = max(2 - half, min(half - 2, off))
    if board.kinds[a] == SCROLL_BOX:
        end = off
    return [here, (outer - 6 if r > outer else inner + 6, middle + end)]


def arc(r: float, start: float, end: float) -> list[Polar]:
    """Points along a circle."""
    count = max(2, int(abs(end - start) / STEP))
    return [(r, start + (end - start) * i / count) for i in range(count + 1)]


def width(board: Board, a: int, b: int) -> int:
    """How wide a passage is drawn."""
    kinds = (board.kinds[a], board.kinds[b])
    locals_ = {board.locals[a], board.locals[b]}
    if SCROLL_BOX in kinds and SEAL not in kinds:
        return WIDE
    return NARROW if locals_ & {"G1", "G2", "G3"} or locals_ == {"T", "O"} else USUAL
