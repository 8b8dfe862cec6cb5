"""The Action Tiles and Corner Actions (ledger section 20), and the Slate they lie on.

A tile on a Slate is one number, `laid`, for the tile and its quarter turns clockwise. Tiles 0 to
34 are the ones of the bag, 35 to 38 the printed corners.
"""

from typing import Final

from spellhall.games.arcane_academy.box.verbs import ADD, CHAOS, COLLECT, COMPLETE, GAIN_WILL, USE

N: Final = 1
E: Final = 2
S: Final = 4
W: Final = 8

ROWS: Final = 3
COLUMNS: Final = 4
SPACES: Final = ROWS * COLUMNS
EMPTY: Final = -1
EDGES: Final = (N, E, S, W)


class Face:
    """What is printed on a tile: groups of actions, of which a slash makes one group."""

    __slots__ = ("copies", "edges", "groups", "id")

    def __init__(
        self, id: str, copies: int, groups: tuple[tuple[int, ...], ...], edges: int
    ) -> None:
        self.id: Final = id
        self.copies: Final = copies
        self.groups: Final = groups
        self.edges: Final = edges


_C = (COMPLETE,)
_A = (ADD,)
_U = (USE,)
_X = (CHAOS,)
_W = (GAIN_WILL,)
_S = (COLLECT,)
_W_OR_S = (GAIN_WILL, COLLECT)

FACES: Final[tuple[Face, ...]] = (
    Face("T01", 1, (_W,), N | E | S | W),
    Face("T02", 1, (_S,), N | E | S | W),
    Face("T03", 2, (_W_OR_S,), N | E | S | W),
    Face("T04", 2, (_C,), N | E | S),
    Face("T05", 1, (_C,), N | E),
    Face("T06", 2, (_A,), N | E | S),
    Face("T07", 2, (_U,), N | E | S),
    Face("T08", 1, (_U,), N | E),
    Face("T09", 1, (_X,), N | E | S),
    Face("T10", 2, (_X,), N | E),
    Face("T11", 1, (_X,), N | S),
    Face("T12", 1, (_W, _W), N | E | S),
    Face("T13", 1, (_S, _S), N | E | S),
    Face("T14", 1, (_W, _S), N | E | S),
    Face("T15", 1, (_W, _S), N | S),
    Face("T16", 2, (_C, _A), N | E),
    Face("T17", 2, ((COMPLETE, USE),), N | E | S),
    Face("T18", 1, (_U, _W), N | E),
    Face("T19", 1, (_U, _S), N | E),
    Face("T20", 1, (_C, _W), N | S),
    Face("T21", 1, (_C, _S), N | S),
    Face("T22", 1, ((ADD, USE),), N | E | S | W),
    Face("T23", 1, (_A, _W_OR_S), N | E),
    Face("T24", 1, (_W, _W, _S, _S), N),
    Face("T25", 1, (_W, _W, _W), N | E),
    Face("T26", 1, (_S, _S, _S), N | E),
    Face("T27", 1, (_U, _U), N | S),
    Face("T28", 1, (_C, _C), N),
)
CORNER_FACES: Final[tuple[Face, ...]] = (
    Face("K1", 1, ((USE, COMPLETE),), E | S),
    Face("K2", 1, (_A,), S | W),
    Face("K3", 1, (_A,), N | E),
    Face("K4", 1, (_W_OR_S,), N | W),
)
CORNER_SPACES: Final = (0, 3, 8, 11)

TILES: Final = 35
FACE_OF: Final[list[Face]] = [face for face in FACES for _ in range(face.copies)] + list(
    CORNER_FACES
)
CORNERS: Final = tuple(range(TILES, TILES + 4))


def turned(edges: int, turn: int) -> int:
    """The half-connectors after quarter turns clockwise: N becomes E."""
    for _ in range(turn):
        edges = (edges << 1 | edges >> 3) & 15
    return edges


def _neighbours(space: int) -> tuple[int, int, int, int]:
    row, column = divmod(space, COLUMNS)
    return (
        space - COLUMNS if row > 0 else EMPTY,
        space + 1 if column < COLUMNS - 1 else EMPTY,
        space + COLUMNS if row < ROWS - 1 else EMPTY,
        space - 1 if column > 0 else EMPTY,
    )


NEIGHBOURS: Final[list[tuple[int, int, int, int]]] = [_neighbours(i) for i in range(SPACES)]
TILE_OF: Final[list[int]] = [laid // 4 for laid in range(4 * len(FACE_OF))]
TURN_OF: Final[list[int]] = [laid % 4 for laid in range(4 * len(FACE_OF))]


def laid_so(tile: int, turn: int) -> int:
    """A tile with so many quarter turns, as one number; TILE_OF and TURN_OF take it apart."""
    return 4 * tile + turn


# By how a tile lies: its half-connectors.
EDGES_OF: Final[list[int]] = [
    turned(FACE_OF[TILE_OF[laid]].edges, TURN_OF[laid]) for laid in range(len(TILE_OF))
]
GROUPS_OF: Final[list[tuple[tuple[int, ...], ...]]] = [face.groups for face in FACE_OF]
SHOWS_COMPLETE: Final[list[bool]] = [
    any(action in (COMPLETE, CHAOS) for group in face.groups for action in group)
    for face in FACE_OF
]


def _turns(edges: int) -> tuple[int, ...]:
    """The quarter turns that give different connectors (AA-TILESYM-1)."""
    seen: list[int] = []
    turns: list[int] = []
    for turn in range(4):
        if turned(edges, turn) not in seen:
            seen.append(turned(edges, turn))
            turns.append(turn)
    return tuple(turns)


TURNS_OF: Final[list[tuple[int, ...]]] = [_turns(face.edges) for face in FACE_OF]


def linked_spaces(top: list[int], space: int) -> list[int]:
    """The spaces whose tiles are linked to the tile on this space (AA-LINK-2)."""
    found: list[int] = []
    edges = EDGES_OF[top[space]]
    around = NEIGHBOURS[space]
    for i in range(4):
        if edges >> i & 1:
            other = around[i]
            if other >= 0 and top[other] >= 0 and EDGES_OF[top[other]] >> ((i + 2) & 3) & 1:
                found.append(other)
    return found
