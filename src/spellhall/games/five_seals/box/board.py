"""The round dungeon (ledger FS-GAP-1): rows of the segments, and a graph for 2 to 5 players."""

from typing import Final

OPEN: Final = 0  # floor, holds no figures
START: Final = 1
SEAL: Final = 2  # a circle for a token
BOX: Final = 3  # a place for a scroll
HUB: Final = 0  # the node of the central chamber
NO_ROOM: Final = -1
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
    Place("A", BOX, 2, "I"),
    Place("X1", SEAL, 2, "I next.I"),
    Place("D1", SEAL, 3, "I M"),
    Place("M", OPEN, 0, ""),
    Place("B", BOX, 3, "M"),
    Place("E", BOX, 4, "M"),
    Place("X2", SEAL, 3, "M next.M"),
    Place("O", OPEN, 0, ""),
    Place("H", BOX, 5, "O"),
    Place("V1", BOX, 6, "K1"),
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
        Place("B2", BOX, 3, "Y1"),
        Place("Y2", SEAL, 4, "M E2"),
        Place("E2", BOX, 4, "Y2"),
        Place("K2", SEAL, 5, "O V2"),
        Place("V2", BOX, 6, "K2"),
    ),
    2: (
        Place("G3", SEAL, 2, "C I"),
        Place("A2", BOX, 2, "I"),
        Place("Y2", SEAL, 5, "O H2"),
        Place("H2", BOX, 5, "Y2"),
        Place("K2", SEAL, 6, "O V2"),
        Place("V2", BOX, 6, "K2"),
    ),
    3: (
        Place("G3", SEAL, 2, "C I"),
        Place("Y1", SEAL, 3, "I B2"),
        Place("B2", BOX, 3, "Y1"),
        Place("F2", SEAL, 6, "M O"),
        Place("Y2", SEAL, 4, "O H2"),
        Place("H2", BOX, 5, "Y2"),
    ),
}


def type_of(segment: int) -> int:
    """Segments 1 and 4 are of type 1, 2 and 5 of type 2, 3 and 6 of type 3."""
    return (segment - 1) % 3 + 1


def places(segment: int, rich: bool) -> list[Place]:
    """The rows of one face, in the order of the tables."""
    kind = type_of(segment)
    return [*COMMON, *TYPED[kind], *(RICH_ONLY[kind] if rich else ())]


class Board:
    """The graph for one number of players. Node 0 is the hub."""

    __slots__ = (
        "boxes",
        "boxes_of",
        "cells",
        "circles",
        "circles_of",
        "edges",
        "first_room",
        "gates",
        "kinds",
        "locals",
        "names",
        "neighbours",
        "niches",
        "players",
        "rooms",
        "sealable",
        "second_room",
        "segments",
        "sides",
        "sixes",
        "size",
        "starts",
        "strengths",
        "twins",
    )

    def __init__(self, players: int) -> None:
        names = ["C"]
        locals_ = ["C"]
        segments = [0]
        kinds = [OPEN]
        strengths = [0]
        ends: list[tuple[str, str]] = []
        for segment in range(1, SEGMENTS + 1):
            for place in places(segment, segment in RICH[players]):
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
        self.players: Final = players
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
        self.circles: Final[list[int]] = [n for n in range(self.size) if kinds[n] == SEAL]
        self.boxes: Final[list[int]] = [n for n in range(self.size) if kinds[n] == BOX]
        self.starts: Final[list[int]] = [n for n in range(self.size) if kinds[n] == START]
        self.sealable: Final[list[int]] = sorted(self.circles + self.boxes)
        # For each strength up to 6 the circles and boxes where it is printed.
        self.circles_of: Final[list[list[int]]] = [
            [n for n in self.circles if strengths[n] == strength] for strength in range(7)
        ]
        self.boxes_of: Final[list[list[int]]] = [
            [n for n in self.boxes if strengths[n] == strength] for strength in range(7)
        ]
        # Rooms are walked as bits: the hub is bit 0, the others follow in the order of the board.
        self.rooms: Final[list[int]] = [n for n in range(self.size) if kinds[n] == OPEN]
        beside = [
            sorted(self.rooms.index(n) for n in self.neighbours[node] if kinds[n] == OPEN)
            for node in range(self.size)
        ]
        # For each room, in this order, the boxes in it.
        self.niches: Final[list[list[int]]] = [
            [n for n in self.neighbours[room] if kinds[n] == BOX] for room in self.rooms
        ]
        self.sixes: Final = sum(strengths[box] == 6 for box in self.boxes)
        # A cell is a box behind a circle, its gate: the way to it leads from the gate's room.
        self.gates: Final[list[int]] = [
            self._first_beside(node, SEAL) if kinds[node] == BOX else 0 for node in range(self.size)
        ]
        self.cells: Final[list[int]] = [
            self._first_beside(node, BOX) if kinds[node] == SEAL else 0 for node in range(self.size)
        ]
        # For each node the rooms beside it, as bits; for a cell the room of its gate.
        self.sides: Final[list[int]] = [
            sum(1 << room for room in beside[self.gates[node] or node]) for node in range(self.size)
        ]
        # For each circle between two rooms these, and the other circles between the same two.
        is_door = [kinds[n] == SEAL and len(beside[n]) == 2 for n in range(self.size)]
        self.first_room: Final[list[int]] = [
            beside[n][0] if is_door[n] else NO_ROOM for n in range(self.size)
        ]
        self.second_room: Final[list[int]] = [
            beside[n][1] if is_door[n] else NO_ROOM for n in range(self.size)
        ]
        self.twins: Final[list[list[int]]] = [
            [n for n in self.circles if n != node and is_door[node] and beside[n] == beside[node]]
            for node in range(self.size)
        ]

    def _first_beside(self, node: int, kind: int) -> int:
        for other in self.neighbours[node]:
            if self.kinds[other] == kind:
                return other
        return 0

    def node(self, name: str) -> int:
        """The number of a node with this name; ValueError if there is none."""
        return self.names.index(name)


def _full(segment: int, end: str) -> str:
    if end == "C":
        return end
    if end.startswith("next."):
        return f"{segment % SEGMENTS + 1}.{end[5:]}"
    return f"{segment}.{end}"


BOARDS: Final[dict[int, Board]] = {players: Board(players) for players in (2, 3, 4, 5)}
