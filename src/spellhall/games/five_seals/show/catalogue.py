"""All that is printed, by the numbers that a sight speaks in."""

from functools import cache

from msgspec import Struct

from spellhall.games.five_seals.box.board import BOARDS, OPEN, SCROLL_BOX
from spellhall.games.five_seals.box.dice import COLOUR_OF, VALUE_OF
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, SCROLL_COUNT, SPELL_OF, STRENGTH_OF
from spellhall.games.five_seals.box.seals import (
    ON_BOARD,
    SEAL_ELEMENT,
    SEAL_STRENGTH,
    TOKEN_KINDS,
    scroll_of,
)
from spellhall.games.five_seals.box.words import ELEMENT_WORDS, MAGE_WORDS
from spellhall.games.five_seals.show import layout
from spellhall.games.five_seals.show.names import (
    CIRCLES,
    FAMILIARS,
    MAGE_NAMES,
    ROOMS,
    scroll_name,
    scroll_text,
    seal_name,
    space_name,
    spell_name,
)

KINDS = ("open", "start", "seal", "box")


class Mage(Struct):
    """A mage with its familiar."""

    id: str  # "witch"
    name: str
    familiar: str


class DieFace(Struct):
    """A die as it lies, or a token."""

    element: str
    value: int


class SealKind(Struct):
    """What can lie on a space."""

    element: str
    strength: int
    name: str
    scroll: int | None  # None: a token


class Scroll(Struct):
    """A scroll as it is printed."""

    scroll: int  # number: scroll:17
    id: str  # ledger id
    spell: str  # "growth"
    name: str  # "Growth of Air"
    title: str  # "Growth"
    element: str
    strength: int  # points, and strength of its seal
    icon: str
    text: str


class BoardNode(Struct):
    node: str  # "C" for the hub, else segment and place: "4.K1"
    kind: str  # "open", "start", "seal" or "box"
    strength: int  # printed; 0 for floor and niches
    segment: int  # 1 to 6; 0 for the hub
    name: str  # where it is, in words
    x: float
    y: float
    r: float  # distance from the centre
    angle: float  # degrees clockwise from north
    vault: bool  # a box of strength 6


class BoardPassage(Struct):
    ends: list[str]  # two nodes
    points: list[float]  # x, y, x, y … from the first end to the second; empty for start niches
    width: int
    stair: bool  # the hidden stair: drawn first, under the middle ring
    ring: float  # radius of the circle it runs on, 0 for a straight one


class BoardRoom(Struct):
    node: str
    segment: int
    name: str  # "Archive"; the three rooms of a segment share it
    inner: float
    outer: float
    start: float  # degrees clockwise from north
    end: float


class BoardView(Struct):
    id: str  # of its entry in the compendium: "FS-BOARD-3P"
    players: int
    size: int  # of the square canvas
    hub: float  # radius of the central chamber
    nodes: list[BoardNode]
    passages: list[BoardPassage]
    rooms: list[BoardRoom]


class Catalogue(Struct):
    """Five Seals of Magic in words and pictures."""

    elements: list[str]  # the first four are the colours of dice
    circles: list[str]  # the basic one, then I to IV
    mages: list[Mage]
    dice: list[DieFace]  # by number; of those that are no die the value means nothing
    seals: list[SealKind | None]  # by number
    scrolls: list[Scroll]  # by number
    boards: list[BoardView]  # for 2 to 5 players


@cache
def catalogue() -> Catalogue:
    """The same for every match and every seat."""
    return Catalogue(
        elements=list(ELEMENT_WORDS),
        circles=list(CIRCLES),
        mages=[
            Mage(word, name, familiar)
            for word, name, familiar in zip(MAGE_WORDS, MAGE_NAMES, FAMILIARS, strict=True)
        ],
        dice=[
            DieFace(ELEMENT_WORDS[colour], value)
            for colour, value in zip(COLOUR_OF, VALUE_OF, strict=True)
        ],
        seals=[_seal_kind(seal) for seal in range(ON_BOARD + SCROLL_COUNT)],
        scrolls=[printed(scroll) for scroll in range(SCROLL_COUNT)],
        boards=[board_view(players) for players in BOARDS],
    )


def _seal_kind(seal: int) -> SealKind | None:
    if seal < ON_BOARD and seal not in TOKEN_KINDS:
        return None
    return SealKind(
        element=ELEMENT_WORDS[SEAL_ELEMENT[seal]],
        strength=SEAL_STRENGTH[seal],
        name=seal_name(seal),
        scroll=scroll_of(seal) if seal >= ON_BOARD else None,
    )


@cache
def printed(scroll: int) -> Scroll:
    """A scroll, for the table and the compendium."""
    spell = SPELL_OF[scroll]
    return Scroll(
        scroll=scroll,
        id=f"FS-D-{spell.rule}",
        spell=spell.id,
        name=scroll_name(scroll),
        title=spell_name(scroll),
        element=ELEMENT_WORDS[ELEMENT_OF[scroll]],
        strength=STRENGTH_OF[scroll],
        icon=spell.icon,
        text=scroll_text(scroll),
    )


def board_id(players: int) -> str:
    """The id of a board's entry in the compendium."""
    return f"FS-BOARD-{players}P"


@cache
def board_view(players: int) -> BoardView:
    """The board for a number of players; it never changes."""
    board = BOARDS[players]
    rooms = [n for n in range(1, board.size) if board.kinds[n] == OPEN]
    return BoardView(
        id=board_id(players),
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
