"""The round dungeon (ledger FS-GAP-1): rows of the segments, and a graph for 2 to 5 players."""

from typing import Final

OPEN: Final = 0  # floor, holds no figures
START: Final = 1
SEAL: Final = 2  # a circle for a token
SCROLL_BOX: Final = 3  # a place for a scroll
HUB: Final = 0  # the node of the central chamber
NO_ROOM: Final = -1
NO_NODE: Final = -1
SEGMENTS: Final = 6

# Which segments show their rich face, by number of players (FS-BOARD-2P to 5P).
RICH: Final[dict[int, tuple[int, ...]]] = {
    2: (),
    3: (1, 4),
    4: (1, 2, 4, 5),
    5: (1, 2, 3, 4, 5, 6),
}
# Segments whose start niches are taken by seats 0, 1 …
NICHES: Final[dict[int, tuple[int, ...]]] = {
    2: (1, 4),
    3: (1, 3, 5),
    4: (1, 2, 4, 5),
    5: (1, 2, 3, 4, 5),
}


class Place:
    """One row of the ledger's tables: a node as printed on a segment."""

    __slots__ = ("edges", "kind", "local", "strength")

    def __init__(self, local: str, kind: int, strength: int, edges: str) -> None:
        self.local: Final = local
        self.kind: Final = kind
        self.strength: Final = strength
        self.edges: Final = edges  # locals of the neighbours; "C" is the hub, "next." the segment


COMMON: Final = (
    Place("P", START, 0, "C"),
    Place("G1", SEAL, 2, "C I"),
    Place("G2", SEAL, 2, "C I"),
    Place("I", OPEN, 0, ""),
    Place("A", SCROLL_BOX, 2, "I"),
    Place("X1", SEAL, 2, "I next.I"),
    Place("D1", SEAL, 3, "I M"),
    Place("M", OPEN, 0, ""),
    Place("B", SCROLL_BOX, 3, "M"),
    Place("E", SCROLL_BOX, 4, "M"),
    Place("X2", SEAL, 3, "M next.M"),
    Place("O", OPEN, 0, ""),
    Place("H", SCROLL_BOX, 5, "O"),
    Place("V1", SCROLL_BOX, 6, "K1"),
)
TYPED: Final[dict[int, tuple[Place, ...]]] = {
    1: (
        Place("D2", SEAL, 4, "I M"),
        Place("F1", SEAL, 4, "M O"),
        Place("F2", SEAL, 5, "M O"),
        Place("X3", SEAL, 5, "O next.O"),
        Place("K1", SEAL, 6, "O V1"),
    ),
    2: (
        Place("T", SEAL, 6, "I O"),
        Place("F1", SEAL, 4, "M O"),
        Place("F2", SEAL, 5, "M O"),
        Place("X3", SEAL, 5, "O next.O"),
        Place("K1", SEAL, 6, "O V1"),
    ),
    3: (
        Place("D2", SEAL, 3, "I M"),
        Place("F1", SEAL, 5, "M O"),
        Place("X3", SEAL, 4, "O next.O"),
        Place("K1", SEAL, 5, "O V1"),
    ),
}
RICH_ONLY: Final[dict[int, tuple[Place, ...]]] = {
    1: (
        Place("G3", SEAL, 2, "C I"),
        Place("Y1", SEAL, 2, "I B2"),
        Place("B2", SCROLL_BOX, 3, "Y1"),
        Place("Y2", SEAL, 4, "M E2"),
        Place("E2", SCROLL_BOX, 4, "Y2"),
        Place("K2", SEAL, 5, "O V2"),
        Place("V2", SCROLL_BOX, 6, "K2"),
    ),
    2: (
        Place("G3", SEAL, 2, "C I"),
        Place("A2", SCROLL_BOX, 2, "I"),
        Place("Y2", SEAL, 5, "O H2"),
        Place("H2", SCROLL_BOX, 5, "Y2"),
        Place("K2", SEAL, 6, "O V2"),
        Place("V2", SCROLL_BOX, 6, "K2"),
    ),
    3: (
        Place("G3", SEAL, 2, "C I"),
        Place("Y1", SEAL, 3, "I B2"),
        Place("B2", SCROLL_BOX, 3, "Y1"),
        Place("F2", SEAL, 6, "M O"),
        Place("Y2", SEAL, 4, "O H2"),
        Place("H2", SCROLL_BOX, 5, "Y2"),
    ),
}


def type_of(segment: int) -> int:
    """Segments 1 and 4 are of type 1, 2 and 5 of type 2, 3 and 6 of type 3."""
    return (segment - 1) % 3 + 1


def places(segment: int, rich: bool) -> list[Place]:
    """The rows of one face, in the order of the tables."""
    kind = type_of(segment)
    return [*COMMON, *TYPED[kind], *(RICH_ONLY[kind] if rich else ())]


def _full(segment: int, end: str) -> str:
    if end == "C":
        return end
    if end.startswith("next."):
        return f"{segment % SEGMENTS + 1}.{end[5:]}"
    return f"{segment}.{end}"


class Graph:
    """The spaces of the dungeon for one number of players, and what joins them. 0 is the hub."""

    __slots__ = ("edges", "kinds", "locals", "names", "neighbours", "segments", "size", "strengths")

    def __init__(self, rich: tuple[int, ...]) -> None:
        names = ["C"]
        locals_ = ["C"]
        segments = [0]
        kinds = [OPEN]
        strengths = [0]
        ends: list[tuple[str, str]] = []
        for segment in range(1, SEGMENTS + 1):
            for place in places(segment, segment in rich):
                name = f"{segment}.{place.local}"
                names.append(name)
                locals_.append(place.local)
                segments.append(segment)
                kinds.append(place.kind)
                strengths.append(place.strength)
                for end in place.edges.split():
                    ends.append((name, _full(segment, end)))
        number = {name: node for node, name in enumerate(names)}
        pairs = {(min(number[a], number[b]), max(number[a], number[b])) for a, b in ends}
        self.size: Final = len(names)
        self.names: Final[list[str]] = names
        self.locals: Final[list[str]] = locals_
        self.segments: Final[list[int]] = segments
        self.kinds: Final[list[int]] = kinds
        self.strengths: Final[list[int]] = strengths  # printed; 0 where nothing lies
        self.edges: Final[list[tuple[int, int]]] = sorted(pairs)
        self.neighbours: Final[list[list[int]]] = [
            [b for a, b in self.edges if a == node] + [a for a, b in self.edges if b == node]
            for node in range(self.size)
        ]

    def first_beside(self, node: int, kind: int) -> int:
        """The first neighbour of a kind; 0 if there is none."""
        for other in self.neighbours[node]:
            if self.kinds[other] == kind:
                return other
        return 0


# Every space that a board can have: with all faces rich, none is missing.
SPACES: Final[list[str]] = Graph(tuple(range(1, SEGMENTS + 1))).names


class Board(Graph):
    """The same with what follows from it for the rules."""

    __slots__ = (
        "cells",
        "circles",
        "circles_of",
        "first_room",
        "gates",
        "node_at",
        "players",
        "rooms",
        "scroll_boxes",
        "scroll_boxes_in",
        "scroll_boxes_of",
        "sealable",
        "sealable_along",
        "second_room",
        "sides",
        "sixes",
        "spaces",
        "starts",
        "twins",
    )

    def __init__(self, players: int) -> None:
        super().__init__(RICH[players])
        kinds = self.kinds
        nodes = range(self.size)
        self.players: Final = players
        # For each node its number among SPACES, which is the same on every board; the inverse.
        self.spaces: Final[list[int]] = [SPACES.index(name) for name in self.names]
        self.node_at: Final[list[int]] = [
            self.names.index(name) if name in self.names else NO_NODE for name in SPACES
        ]
        self.circles: Final[list[int]] = [n for n in nodes if kinds[n] == SEAL]
        self.scroll_boxes: Final[list[int]] = [n for n in nodes if kinds[n] == SCROLL_BOX]
        self.starts: Final[list[int]] = [n for n in nodes if kinds[n] == START]
        self.sealable: Final[list[int]] = sorted(self.circles + self.scroll_boxes)
        # For each strength up to 6 the circles and boxes where it is printed.
        self.circles_of: Final[list[list[int]]] = self._by_strength(self.circles)
        self.scroll_boxes_of: Final[list[list[int]]] = self._by_strength(self.scroll_boxes)
        self.sixes: Final = len(self.scroll_boxes_of[6])
        # Rooms are walked as bits: the hub is bit 0, the others follow in the order of the board.
        self.rooms: Final[list[int]] = [n for n in nodes if kinds[n] == OPEN]
        beside = [
            sorted(self.rooms.index(n) for n in self.neighbours[node] if kinds[n] == OPEN)
            for node in nodes
        ]
        # For each room, in this order, the boxes in it.
        self.scroll_boxes_in: Final[list[list[int]]] = [
            [n for n in self.neighbours[room] if kinds[n] == SCROLL_BOX] for room in self.rooms
        ]
        # A cell is a box behind a circle, its gate: the way to it leads from the gate's room.
        self.gates: Final[list[int]] = [
            self.first_beside(node, SEAL) if kinds[node] == SCROLL_BOX else 0 for node in nodes
        ]
        self.cells: Final[list[int]] = [
            self.first_beside(node, SCROLL_BOX) if kinds[node] == SEAL else 0 for node in nodes
        ]
        # For each node the rooms beside it, as bits; for a cell the room of its gate.
        self.sides: Final[list[int]] = [
            sum(1 << room for room in beside[self.gates[node] or node]) for node in nodes
        ]
        # For each room the circles and boxes along it, in the order of the board.
        self.sealable_along: Final[list[list[int]]] = [
            [n for n in self.sealable if self.sides[n] >> room & 1]
            for room in range(len(self.rooms))
        ]
        # For each circle between two rooms these, and the other circles between the same two.
        is_door = [kinds[n] == SEAL and len(beside[n]) == 2 for n in nodes]
        self.first_room: Final[list[int]] = [beside[n][0] if is_door[n] else NO_ROOM for n in nodes]
        self.second_room: Final[list[int]] = [
            beside[n][1] if is_door[n] else NO_ROOM for n in nodes
        ]
        self.twins: Final[list[list[int]]] = [
            [n for n in self.circles if n != node and is_door[node] and beside[n] == beside[node]]
            for node in nodes
        ]

    def _by_strength(self, nodes: list[int]) -> list[list[int]]:
        return [[n for n in nodes if self.strengths[n] == strength] for strength in range(7)]

    def node(self, name: str) -> int:
        """The number of a node with this name; ValueError if there is none."""
        return self.names.index(name)


BOARDS: Final[dict[int, Board]] = {players: Board(players) for players in (2, 3, 4, 5)}
# The same by the number of players; no table has fewer than two.
BOARD_OF: Final[list[Board]] = [BOARDS[max(2, players)] for players in range(max(BOARDS) + 1)]
