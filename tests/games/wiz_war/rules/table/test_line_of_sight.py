"""Line of sight, against worked examples and a slow tracer."""

from fractions import Fraction
from itertools import pairwise
from random import Random

from spellhall.games.wiz_war.box.maze.board import (
    COLUMN_STEP,
    OFF,
    ROW_STEP,
    STANDS,
    Labyrinth,
    Seam,
    labyrinth,
    printed_lines,
    turned,
)
from spellhall.games.wiz_war.box.maze.sight import close_from, seen_from, tables
from spellhall.games.wiz_war.rules.moving.forced import bearings
from spellhall.games.wiz_war.rules.table.figures import home_of
from spellhall.games.wiz_war.rules.table.seeing import walking
from spellhall.testing import rule
from tests.games.wiz_war.tables import arena, duel


@rule("WW-EX-12", "WW-EX-13", "WW-LOS-1", "WW-LOS-3", "WW-LOS-7", "WW-RNG-3")
def test_the_worked_lines_of_sight() -> None:
    table = arena()
    for one, other, seen in (
        ("e3", "f3", True),
        ("c3", "c1", True),
        ("c3", "d3", False),
        ("a2", "b4", True),
        ("a4", "b3", False),
        ("a1", "e1", True),
        ("c3", "c5", False),
        ("e3", "f2", False),
    ):
        assert table.sees(one, other) == seen
        assert table.sees(other, one) == seen


@rule("WW-EDGE-4", "WW-RNG-2")
def test_one_strikes_through_a_wrap_and_a_portal() -> None:
    for alice, bob in (("a3", "j3"), ("c1", "h5")):
        table = duel(at=alice, bob=bob)
        table.do("alice: punch", "at @1")
        assert table.life("bob") == 14


@rule("WW-EX-21", "WW-LOS-6", "WW-LOS-12", "WW-EDGE-4")
def test_sight_through_a_seam() -> None:
    table = arena()
    assert table.sees("a3", "j3")
    assert not table.sees("a2", "j3")
    table = arena([{}] * 5)
    maze = labyrinth(5)
    cell = maze.cell_at[2, 9]
    assert maze.next[4 * cell + 1] == maze.cell_at[5, 12]
    assert maze.heading[4 * cell + 1] == 2
    assert table.sees("i3", "m7")


@rule("WW-EX-14", "WW-EDGE-1", "WW-EDGE-2")
def test_walking_off_the_map() -> None:
    for start, way, there in (("a3", "w", "j3"), ("c1", "n", "h5"), ("h1", "n", "c5")):
        table = duel(at=start, bob="e2")
        table.do(f"alice: step {way}")
        assert (table.where("alice"), table.mp()) == (there, 2)


@rule("WW-EX-15")
def test_the_walk_from_home_to_home() -> None:
    table = arena()
    s = table.state
    assert walking(s, home_of(s, 0))[home_of(s, 1)] == 7


@rule("WW-MAP-5", "WW-AMB-28", "WW-CRK-4", "WW-MAP-6")
def test_borders_between_boards_are_inner_walls_and_the_rim_is_not_a_line() -> None:
    table = duel("destroy-wall", at="e1", bob="c1")
    assert "at e1|f1" in table.play("alice: cast destroy-wall").options("alice")
    maze = labyrinth(2)
    assert maze.line[4 * 0 + 0] == OFF
    assert maze.line[4 * 0 + 3] == OFF
    for cracks, kind in ((3, 1), (4, 3)):
        table = duel("fireball", at="e1", bob="c1", cracks={"e1|f1": cracks})
        table.do("alice: cast fireball", "at e1|f1")
        assert table.line_kind("e1|f1") == kind


def posts_of(maze: Labyrinth, lines: list[int]) -> set[tuple[int, int]]:
    """Lattice points where something standing ends."""
    posts = set()
    for cell in range(maze.cells):
        for d in range(4):
            line = maze.line[4 * cell + d]
            if line == OFF or STANDS[lines[line]]:
                y = maze.row[cell] + (d == 2)
                x = maze.column[cell] + (d == 1)
                posts |= {(y, x), (y + d % 2, x + 1 - d % 2)}
    return posts


def slow_sight(
    maze: Labyrinth, lines: list[int], posts: set[tuple[int, int]], filled: set[int], a: int, b: int
) -> bool:
    """An independent tracer: fractions, one seam, squares found by their middle."""
    if a == b:
        return True
    return any(_slow_trace(maze, lines, filled, posts, a, b, seam) for seam in (None, *maze.seams))


def _slow_trace(
    maze: Labyrinth,
    lines: list[int],
    filled: set[int],
    posts: set[tuple[int, int]],
    a: int,
    b: int,
    seam: Seam | None,
) -> bool:
    y0, x0 = Fraction(2 * maze.row[a] + 1, 2), Fraction(2 * maze.column[a] + 1, 2)
    y1, x1 = Fraction(2 * maze.row[b] + 1, 2), Fraction(2 * maze.column[b] + 1, 2)

    def out(y: Fraction, x: Fraction, seam: Seam) -> tuple[Fraction, Fraction]:
        dy = y - maze.row[seam.into] - Fraction(1, 2)
        dx = x - maze.column[seam.into] - Fraction(1, 2)
        for _ in range(seam.turn):
            dy, dx = dx, -dy
        return (
            maze.row[seam.cell] + Fraction(1, 2) + ROW_STEP[seam.side] + dy,
            maze.column[seam.cell] + Fraction(1, 2) + COLUMN_STEP[seam.side] + dx,
        )

    def back(y: Fraction, x: Fraction) -> tuple[Fraction, Fraction]:
        assert seam is not None
        dy = y - maze.row[seam.cell] - Fraction(1, 2) - ROW_STEP[seam.side]
        dx = x - maze.column[seam.cell] - Fraction(1, 2) - COLUMN_STEP[seam.side]
        for _ in range(4 - seam.turn):
            dy, dx = dx, -dy
        return (
            maze.row[seam.into] + Fraction(1, 2) + dy,
            maze.column[seam.into] + Fraction(1, 2) + dx,
        )

    if seam is not None:
        y1, x1 = out(y1, x1, seam)
    dy, dx = y1 - y0, x1 - x0
    times = {Fraction(0), Fraction(1)}
    for k in range(int(min(x0, x1)) - 1, int(max(x0, x1)) + 1):
        if min(x0, x1) < k < max(x0, x1):
            times.add((k - x0) / dx)
    for k in range(int(min(y0, y1)) - 1, int(max(y0, y1)) + 1):
        if min(y0, y1) < k < max(y0, y1):
            times.add((k - y0) / dy)
    order = sorted(times)
    here, crossed = a, False
    for one, two in pairwise(order):
        middle = (one + two) / 2
        py, px = y0 + dy * middle, x0 + dx * middle
        ey, ex = y0 + dy * one, x0 + dx * one
        if one > 0:
            way = None
            if ey.denominator == 1 and ex.denominator == 1:
                corner = back(ey, ex) if crossed else (ey, ex)
                if (int(corner[0]), int(corner[1])) in posts:
                    return False
            elif ex.denominator == 1:
                way = 1 if dx > 0 else 3
            else:
                way = 2 if dy > 0 else 0
            if way is not None:
                if crossed and seam is not None:
                    way = (way - seam.turn) % 4
                side = 4 * here + way
                if maze.line[side] == OFF or STANDS[lines[maze.line[side]]]:
                    return False
                if not maze.flat[side]:
                    if seam is None or crossed or (here, way) != (seam.cell, seam.side):
                        return False
                    crossed = True
        qy, qx = back(py, px) if crossed else (py, px)
        found = maze.cell_at.get((int(qy // 1), int(qx // 1)))
        if found is None:
            return False
        here = found
        if here in filled and here not in (a, b):
            return False
    return here == b and (seam is None or crossed)


@rule("WW-LOS-7", "WW-LOS-9", "WW-LOS-12", "WW-AMB-4")
def test_sight_equals_a_slow_tracer_and_is_symmetric_on_10000_pairs() -> None:
    rng = Random(5)
    checked = 0
    for players, pairs in ((2, 3000), (3, 2500), (4, 2500), (5, 2000)):
        t = tables(players)
        maze = t.maze
        for _ in range(5):
            faces = [2 * colour + rng.randrange(2) for colour in rng.sample(range(5), players)]
            lines = printed_lines(maze, faces, [rng.randrange(4) for _ in range(players)])
            for line in rng.sample(range(maze.lines), 6):
                lines[line] = 0 if STANDS[lines[line]] else 4
            filled = set(rng.sample(range(maze.cells), 4))
            bits = maze.outer_posts << t.post_bit
            for line, kind in enumerate(lines):
                if STANDS[kind]:
                    bits |= 1 << line | maze.posts_of[line] << t.post_bit
            for cell in filled:
                bits |= 1 << t.cell_bit + cell
            posts = posts_of(maze, lines)
            for _ in range(pairs // 5):
                a, b = rng.randrange(maze.cells), rng.randrange(maze.cells)
                fast = seen_from(t, bits, a) >> b & 1
                assert fast == seen_from(t, bits, b) >> a & 1
                assert close_from(t, bits, a) == seen_from(t, bits, a) & t.near[a]
                assert bool(fast) == slow_sight(maze, lines, posts, filled, a, b), (players, a, b)
                checked += 1
    assert checked == 10_000


@rule("WW-LOS-7")
def test_sight_is_unchanged_when_the_whole_board_is_turned() -> None:
    rng = Random(9)
    t = tables(4)
    whole = {0: 1, 1: 3, 3: 2, 2: 0}  # slots of the square under a quarter turn
    for _ in range(6):
        faces = [2 * colour for colour in rng.sample(range(5), 4)]
        turns = [rng.randrange(4) for _ in range(4)]
        bits = _bits(faces, turns)
        new_faces, new_turns = [0] * 4, [0] * 4
        for slot, there in whole.items():
            new_faces[there], new_turns[there] = faces[slot], (turns[slot] + 1) % 4
        other = _bits(new_faces, new_turns)

        def place(cell: int) -> int:
            return 25 * whole[cell // 25] + turned(cell % 25, 1)

        for _ in range(400):
            a, b = rng.randrange(100), rng.randrange(100)
            assert seen_from(t, bits, a) >> b & 1 == seen_from(t, other, place(a)) >> place(b) & 1


def _bits(faces: list[int], turns: list[int]) -> int:
    t = tables(4)
    bits = t.maze.outer_posts << t.post_bit
    for line, kind in enumerate(printed_lines(t.maze, faces, turns)):
        if STANDS[kind]:
            bits |= 1 << line | t.maze.posts_of[line] << t.post_bit
    return bits


@rule("WW-LOS-2", "WW-LOS-11", "WW-LOS-13", "WW-AMB-27", "WW-TGT-1", "WW-TGT-11")
def test_lines_are_seen_at_their_middle_and_the_own_walls_always() -> None:
    table = duel("create-wall destroy-wall", at="c3", bob="j1")
    table.play("alice: cast create-wall")
    assert "at c2|c3" in table.options("alice") or "at c3|c2" in table.options("alice")
    assert table.refuses("alice: at e1|e2")
    table = duel("destroy-wall", at="c3", bob="j1")
    table.play("alice: cast destroy-wall")
    assert {"at b3|c3", "at c3|d3"} <= set(table.options("alice"))


@rule("WW-LOS-8", "WW-DOOR-5", "WW-DOOR-6", "WW-DOOR-8", "WW-LOS-14")
def test_a_door_blocks_until_it_is_opened_and_its_posts_stay() -> None:
    table = duel("fireball", at="d2", bob="d4", active=0)
    assert table.sees("d2", "d4")  # alice borders a door of her own sector
    assert not table.sees("d1", "d4")
    table.do("alice: hold d2|d3")
    assert table.sees("d1", "d4")
    table.do("alice: cast fireball", "at @1")
    assert table.life("bob") == 10
    corner = duel(at="d2", bob="j1", broken=["d2|e2"])
    assert not corner.sees("e2", "d3")
    corner.do("alice: hold d2|d3")
    assert not corner.sees("e2", "d3")  # the post of the open door still stands
    assert duel(at="d2", bob="j1", broken=["d2|e2", "d2|d3"]).sees("e2", "d3")


@rule("WW-LOS-4", "WW-LOS-5", "WW-RNG-2", "WW-AMB-14", "WW-AMB-21")
def test_figures_do_not_block_and_diagonals_are_never_adjacent() -> None:
    table = arena([{"at": "a1"}, {"at": "c1"}, {"at": "b1"}])
    assert table.sees("a1", "c1")
    for alice, bob in (("d3", "e4"), ("c3", "d3")):
        table = duel(at=alice, bob=bob)
        if "punch" in table.options("alice"):
            table.play("alice: punch")
        assert table.refuses("alice: at @1")


@rule("WW-GAP-2e")
def test_a_push_goes_straight_away_even_through_a_seam() -> None:
    table = arena()
    s = table.state
    maze = labyrinth(2)
    assert bearings(s, maze.cell_at[2, 9], maze.cell_at[2, 0]) == [1]
    assert bearings(s, maze.cell_at[0, 0], maze.cell_at[0, 3]) == [1]


@rule("WW-GAP-2e", "WW-DEC-6")
def test_between_two_axes_the_caster_chooses_the_way_of_a_push() -> None:
    table = duel("waterbolt", at="d3", bob="e4", broken=["d4|e4"])
    table.play("alice: cast waterbolt attack", "alice: damage 0", "alice: at @1")
    while table.is_window():
        table.pass_window()
    assert table.options("alice") == ["go e", "go s"]
    table.do("alice: go s")
    assert table.where("bob") == "e5"
