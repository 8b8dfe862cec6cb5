"""Where everything is drawn (FS-GAP-1, Drawing), stated once more by names."""

import re
from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest

from spellhall.games.five_seals.box.board import BOARDS, Board
from spellhall.games.five_seals.show import layout
from spellhall.games.five_seals.show.catalogue import board_view
from spellhall.ledger import folder

WEDGES = {"I": (154, 196, 22), "M": (268, 310, 19), "O": (376, 418, 17)}
HUB = 94
STAIR = [(262, 21), (289, 23.4), (320, 23), (352, 19.6), (384, 15)]
RINGS = {"X1", "X2", "X3"}
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
LEDGER = (folder() / "five_seals.md").read_text("utf-8")

Point = tuple[float, float]


def split(name: str) -> tuple[int, str]:
    """Segment and place: «4.K1»."""
    segment, _, local = name.rpartition(".")
    return int(segment or 0), local


def places() -> dict[tuple[int, str], Point]:
    """For each type of segment and place, r and d as the ledger prints them."""
    found = {}
    for line in LEDGER.splitlines():
        if not re.match(r"\| FS-(B|B[123]|R[123])-\w+ \|", line):
            continue
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        types = [1, 2, 3] if len(cells) == 8 else [int(cells.pop(1))]
        rs, ds = cells[4].split(" / "), cells[5].split(" / ")
        for i, kind in enumerate(types):
            at = i if len(rs) > 1 else 0
            found[kind, cells[1]] = (float(rs[at]), float(ds[at]))
    return found


PRINTED = places()


def spot(name: str) -> Point:
    """Distance from the centre, and degrees clockwise from north."""
    segment, local = split(name)
    if segment == 0:
        return (0, 0)
    r, d = PRINTED[(segment - 1) % 3 + 1, local]
    return (r, 60 * (segment - 1) + d)


def off_middle(angle: float, segment: int) -> float:
    """Degrees from the middle of a segment, from -180 to 180."""
    return (angle - 60 * (segment - 1) + 540) % 360 - 180


def corridors(players: int) -> list[tuple[str, str]]:
    """Every passage, the circle or the box of a niche first."""
    board = BOARDS[players]
    kinds = dict(zip(board.names, board.kinds, strict=True))
    rank = {2: 0, 3: 1, 0: 2, 1: 3}  # circle, box, open, start
    pairs = [(board.names[a], board.names[b]) for a, b in board.edges]
    return [(a, b) if rank[kinds[a]] <= rank[kinds[b]] else (b, a) for a, b in pairs]


def drawn(board: Board, a: str, b: str) -> list[Point]:
    return layout.passage(board, board.node(a), board.node(b))


@PLAYERS
def test_every_place_lies_where_the_ledger_says(players: int) -> None:
    board = BOARDS[players]
    for node in board_view(players).nodes:
        r, angle = spot(node.node)
        assert (node.r, node.angle) == (r, angle % 360)
        assert layout.polar(board, board.node(node.node)) == (r, angle)
        assert node.x == pytest.approx(500 + r * sin(radians(angle)), abs=0.051)
        assert node.y == pytest.approx(500 - r * cos(radians(angle)), abs=0.051)


def test_angles_go_clockwise_from_north() -> None:
    assert layout.xy((100, 0)) == (500, 400)
    assert layout.xy((100, 90)) == (600, 500)
    assert layout.xy((100, 180)) == (500, 600)
    assert layout.xy((100, 30)) == (550, 413.4)
    assert [layout.bearing(segment) for segment in range(1, 7)] == [0, 60, 120, 180, 240, 300]


@PLAYERS
def test_no_two_seals_are_drawn_nearer_than_the_ledger_says(players: int) -> None:
    things = [node for node in board_view(players).nodes if node.kind in ("seal", "box")]
    nearest = min(hypot(a.x - b.x, a.y - b.y) for i, a in enumerate(things) for b in things[:i])
    assert 43 <= nearest < 44
    for thing in things:
        inside = thing.r < HUB
        for local, (inner, outer, half) in WEDGES.items():
            assert local
            off = min(abs(off_middle(thing.angle, segment)) for segment in range(1, 7))
            inside = inside or (inner <= thing.r <= outer and off <= half)
        assert not inside, thing.node


@PLAYERS
def test_rooms_and_hub_have_the_shapes_of_the_ledger(players: int) -> None:
    board = board_view(players)
    assert (board.size, board.hub, len(board.rooms)) == (1000, HUB, 18)
    for room in board.rooms:
        segment, local = split(room.node)
        inner, outer, half = WEDGES[local]
        middle = 60 * (segment - 1)
        assert (room.inner, room.outer) == (inner, outer)
        assert (room.start, room.end) == (middle - half, middle + half)
        assert room.segment == segment


@PLAYERS
def test_a_corridor_is_drawn_the_same_from_both_ends(players: int) -> None:
    board = BOARDS[players]
    for a, b in corridors(players):
        assert drawn(board, b, a) == drawn(board, a, b)[::-1]


@PLAYERS
def test_corridors_lead_from_the_seal_into_the_room(players: int) -> None:
    board = BOARDS[players]
    straight = 0
    for a, b in corridors(players):
        segment, local = split(b)
        r, angle = spot(a)
        if local not in WEDGES or split(a)[1] in RINGS or (split(a)[1], local) == ("T", "O"):
            continue
        inner, outer, half = WEDGES[local]
        off = off_middle(angle, segment)
        is_box = board.kinds[board.node(a)] == 3
        end = off if is_box else max(-half + 2, min(half - 2, off))
        depth = outer - 6 if r > outer else inner + 6
        assert drawn(board, a, b) == [(r, angle), (depth, pytest.approx(angle - off + end))]
        straight += 1
    assert straight > 60


@PLAYERS
def test_gates_lead_into_the_hub_and_cells_straight_to_their_doors(players: int) -> None:
    board = BOARDS[players]
    for a, b in corridors(players):
        r, angle = spot(a)
        if b == "C" and split(a)[1] != "P":
            assert drawn(board, a, b) == [(r, angle), (HUB - 8, angle)]
        elif split(a)[1] == "P" or split(b)[1] == "P":
            assert drawn(board, a, b) == drawn(board, b, a) == []
        elif board.kinds[board.node(b)] == 3:
            assert drawn(board, a, b) == [spot(a), spot(b)]


@PLAYERS
def test_ring_doors_follow_their_arc(players: int) -> None:
    board = BOARDS[players]
    seen = 0
    for a, b in corridors(players):
        if split(a)[1] not in RINGS:
            continue
        segment, local = split(b)
        r, angle = spot(a)
        off = off_middle(angle, segment)
        assert abs(off) == 30
        points = drawn(board, a, b)
        end = WEDGES[local][2] - 2
        assert {point[0] for point in points} == {r}
        assert off_middle(points[0][1], segment) == pytest.approx(off)
        assert off_middle(points[-1][1], segment) == pytest.approx(end if off > 0 else -end)
        steps = [y - x for (_, x), (_, y) in pairwise(points)]
        assert all(4 <= abs(step) <= 5.5 for step in steps)
        assert max(steps) - min(steps) < 0.001
        seen += 1
    assert seen == 36


def test_an_arc_has_two_steps_at_least() -> None:
    assert layout.arc(10, 0, 3) == [(10, 0), (10, 1.5), (10, 3)]
    assert layout.arc(10, 8, 0) == [(10, 8), (10, 4), (10, 0)]
    assert layout.arc(10, 0, 12) == [(10, 0), (10, 4), (10, 8), (10, 12)]


@PLAYERS
def test_the_stair_runs_under_the_middle_ring(players: int) -> None:
    board = BOARDS[players]
    for segment in (2, 5):
        middle = 60 * (segment - 1)
        way = drawn(board, f"{segment}.T", f"{segment}.O")
        assert way[0] == spot(f"{segment}.T")
        assert way[1:] == [(r, middle + d) for r, d in STAIR]
    stairs = [passage for passage in board_view(players).passages if passage.stair]
    assert sorted(tuple(passage.ends) for passage in stairs) == [("2.O", "2.T"), ("5.O", "5.T")]


@PLAYERS
def test_how_wide_passages_are(players: int) -> None:
    for passage in board_view(players).passages:
        places = {split(end)[1] for end in passage.ends}
        kinds = {BOARDS[players].kinds[BOARDS[players].node(end)] for end in passage.ends}
        if 3 in kinds and 2 not in kinds:
            expected = 30
        elif places & {"G1", "G2", "G3"} or places == {"T", "O"}:
            expected = 18
        else:
            expected = 22
        assert passage.width == expected, passage.ends


@PLAYERS
def test_a_passage_that_follows_a_ring_says_which(players: int) -> None:
    radii = {"X1": 178, "X2": 289, "X3": 397}
    for passage in board_view(players).passages:
        ring = [radii[place] for place in radii if place in {split(e)[1] for e in passage.ends}]
        assert passage.ring == (ring[0] if ring else 0)
