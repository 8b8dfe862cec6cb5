"""What is kept of sight and walking: rays against looks, distances against slow ones, no more."""

from random import Random

import pytest

from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.board import OFF, STANDS, labyrinth, printed_lines
from spellhall.games.wiz_war.box.maze.sight import (
    FAR,
    MOST_KEPT,
    Tables,
    close_from,
    flown_from,
    lines_from,
    seen_from,
    steps_from,
    tables,
)
from spellhall.testing import rule


def some_board(t: Tables, rng: Random) -> int:
    """Bits of what blocks: boards turned at random, some walls gone or new, some squares filled."""
    maze = t.maze
    faces = [2 * colour + rng.randrange(2) for colour in rng.sample(range(5), maze.players)]
    lines = printed_lines(maze, faces, [rng.randrange(4) for _ in range(maze.players)])
    for line in rng.sample(range(maze.lines), 6):
        lines[line] = 0 if STANDS[lines[line]] else 4
    lines[0] = 4  # the first bit of the row stands as well
    bits = maze.outer_posts << t.post_bit
    for line, kind in enumerate(lines):
        if STANDS[kind]:
            bits |= 1 << line | maze.posts_of[line] << t.post_bit
    for cell in rng.sample(range(maze.cells), 4):
        bits |= 1 << t.cell_bit + cell
    return bits


@rule("WW-LOS-7", "WW-LOS-9", "WW-LOS-11", "WW-LOS-12", "WW-CJ-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_ray_to_a_goal_meets_just_what_hides_it(players: int) -> None:
    rng = Random(players)
    t = tables(players)
    maze = t.maze
    for _ in range(4):
        bits = some_board(t, rng)
        for _ in range(12):
            cell = rng.randrange(maze.cells)
            seen, lined = seen_from(t, bits, cell), lines_from(t, bits, cell)
            for there in set(range(maze.cells)) - {cell}:
                free = any(not way & bits for way in t.squares.traces_to(cell, there))
                assert free == bool(seen >> there & 1), (cell, there)
            for line in set(range(maze.lines)) - set(t.lines_round[cell]):
                free = any(not way & bits for way in t.lines.traces_to(cell, line))
                assert free == bool(lined >> line & 1), (cell, line)


@rule("WW-MOVE-2", "WW-EDGE-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_walk_is_one_step_longer_than_that_of_the_nearest_neighbour(players: int) -> None:
    rng = Random(players)
    t = tables(players)
    maze = t.maze
    for _ in range(4):
        bars = some_board(t, rng)
        start = rng.randrange(maze.cells)
        steps = steps_from(t, bars, start)
        assert steps[start] == 0
        for cell in set(range(maze.cells)) - {start}:
            near = [
                steps[maze.next[4 * cell + d]]
                for d in range(4)
                if maze.next[4 * cell + d] != OFF and not bars >> maze.line[4 * cell + d] & 1
            ]
            filled = bars >> t.cell_bit + cell & 1
            assert steps[cell] == (FAR if filled or not near else min(FAR, 1 + min(near)))


@rule("WW-ME-12", "WW-TEL-4", "WW-TEL-3")
def test_a_flight_goes_through_all_walls_and_off_the_map_only_where_it_may() -> None:
    t = tables(2)
    at = t.maze.cell_at
    corner = {at[0, 0], at[0, 1], at[1, 0]}
    assert set(places(flown_from(t, at[0, 0], 1, False))) == corner
    assert set(places(flown_from(t, at[0, 0], 1, True))) == corner | {at[0, 9], at[4, 5]}
    opening = {at[1, 0], at[2, 0], at[3, 0], at[2, 1], at[2, 9]}
    for off in (False, True):
        assert set(places(flown_from(t, at[2, 0], 1, off))) == opening
    for n, squares in ((0, 1), (2, 13), (3, 25)):
        assert len(places(flown_from(t, at[2, 4], n, True))) == squares


def test_what_was_found_is_kept_but_not_for_ever() -> None:
    t = Tables(labyrinth(2))
    bits = some_board(t, Random(1))
    kinds = ((seen_from, t.squares.seen), (lines_from, t.lines.seen), (close_from, t.close))
    for find, kept in kinds:
        found = find(t, bits, 7)
        assert kept[bits][7] == found
        kept[bits][7] = 99  # kept: it is not found again
        assert find(t, bits, 7) == 99
        kept.update({n: [0] * 50 for n in range(MOST_KEPT - 2)})
        find(t, bits + 1, 7)
        assert len(kept) == MOST_KEPT
        find(t, bits + 2, 7)
        assert list(kept) == [bits + 2]
    steps = steps_from(t, bits, 7)
    assert steps_from(t, bits, 7) is steps
    t.walks.update({n: [None] * 50 for n in range(MOST_KEPT - 2)})
    steps_from(t, bits + 1, 7)
    assert len(t.walks) == MOST_KEPT
    steps_from(t, bits + 2, 7)
    assert list(t.walks) == [bits + 2]
    assert (t.squares.traces_to(7, 3), t.flown) == (t.squares.traces[7003], {})
    assert t.flown == {(7, 2, True): flown_from(t, 7, 2, True)}
