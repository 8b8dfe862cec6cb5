"""Boards, layouts, seams and line of sight, against the ledger's drawings and a slow tracer."""

import re
from random import Random

import pytest

from spellhall.games.wiz_war.box.maze.board import (
    COLUMN_STEP,
    FACES,
    OFF,
    ROW_STEP,
    STANDS,
    Labyrinth,
    labyrinth,
    printed_lines,
    rim_offset,
)
from spellhall.games.wiz_war.box.maze.sectors import DRAWINGS
from spellhall.games.wiz_war.box.maze.sight import steps_from, tables
from spellhall.ledger import folder
from spellhall.testing import rule
from tests.games.wiz_war.tables import duel

LEDGER = (folder() / "wiz_war.md").read_text("utf-8")
SECTORS = [
    pytest.param(0, "RED-A", marks=rule("WW-BRD-RED-A")),
    pytest.param(1, "RED-B", marks=rule("WW-BRD-RED-B")),
    pytest.param(2, "BLUE-A", marks=rule("WW-BRD-BLUE-A")),
    pytest.param(3, "BLUE-B", marks=rule("WW-BRD-BLUE-B")),
    pytest.param(4, "GREEN-A", marks=rule("WW-BRD-GREEN-A")),
    pytest.param(5, "GREEN-B", marks=rule("WW-BRD-GREEN-B")),
    pytest.param(6, "YELLOW-A", marks=rule("WW-BRD-YELLOW-A")),
    pytest.param(7, "YELLOW-B", marks=rule("WW-BRD-YELLOW-B")),
    pytest.param(8, "PURPLE-A", marks=rule("WW-BRD-PURPLE-A")),
    pytest.param(9, "PURPLE-B", marks=rule("WW-BRD-PURPLE-B")),
]


@rule("WW-COMP-1", "WW-GAP-1", "WW-GAP-1a")
@pytest.mark.parametrize(("face", "name"), SECTORS)
def test_every_sector_is_as_the_ledger_draws_it(face: int, name: str) -> None:
    drawn = re.search(rf"- WW-BRD-{name}\n```\n(.*?)```", LEDGER, re.DOTALL)
    assert drawn is not None
    assert [row.rstrip() for row in DRAWINGS[face]] == [
        row.rstrip() for row in drawn[1].rstrip("\n").split("\n")
    ]
    assert FACES[face].home == 12
    assert len(FACES[face].treasures) == 2


def drawing(players: int) -> list[str]:
    """The assembled board as the ledger draws it, walls and doors only."""
    maze = labyrinth(players)
    lines = printed_lines(maze, [2 * slot for slot in range(players)], [0] * players)
    rows, columns = max(maze.row) + 1, max(maze.column) + 1
    grid = [[" "] * (4 * columns + 1) for _ in range(2 * rows + 1)]
    for cell in range(maze.cells):
        y, x = 2 * maze.row[cell] + 1, 4 * maze.column[cell] + 2
        for d in range(4):
            line = maze.line[4 * cell + d]
            stands = 1 if line == OFF else lines[line]
            mark = {0: "", 1: "-|", 2: "D"}[stands]
            ey, ex = y + ROW_STEP[d], x + 2 * COLUMN_STEP[d]
            if mark:
                grid[ey][ex] = mark[d % 2] if stands == 1 else "D"
    return ["".join(row).rstrip() for row in grid]


def ledger_drawing(players: int) -> list[str]:
    found = re.search(rf"- WW-ASM-{players} .*?\n```\n(.*?)```", LEDGER, re.DOTALL)
    assert found is not None
    rows = found[1].rstrip("\n").split("\n")[1:]
    if rows[-1].strip() in ("", "P") or not rows[-1].strip().startswith("+"):
        rows = rows[:-1]
    body = [row[2:] for row in rows]
    grid = []
    for y, row in enumerate(body):
        kept = ""
        for x, mark in enumerate(row):
            if y % 2 == 0:
                keep = mark if x % 4 == 2 and mark in "-D" else " "
            else:
                keep = mark if x % 4 == 0 and mark in "|D" else " "
            kept += keep
        grid.append(kept.rstrip())
    return grid


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(2, marks=rule("WW-ASM-2")),
        pytest.param(3, marks=rule("WW-ASM-3")),
        pytest.param(4, marks=rule("WW-ASM-4")),
        pytest.param(5, marks=rule("WW-ASM-5")),
    ],
)
def test_the_assembled_boards_are_as_the_ledger_draws_them(players: int) -> None:
    assert drawing(players) == ledger_drawing(players)


def joined(maze: Labyrinth, slot: int, side: int) -> tuple[int, int]:
    """The slot and side into which the opening of a side leads."""
    middle = (2, 14, 22, 10)[side]
    at = 4 * (25 * slot + middle) + side
    return maze.next[at] // 25, (maze.heading[at] + 2) % 4


LAYOUTS = [
    pytest.param(2, {(0, 3): (1, 1), (0, 0): (1, 2), (1, 0): (0, 2)}, marks=rule("WW-LAY-2")),
    pytest.param(
        3, {(0, 0): (1, 2), (1, 3): (2, 1), (0, 1): (2, 0), (0, 3): (2, 2)}, marks=rule("WW-LAY-3")
    ),
    pytest.param(
        4, {(0, 0): (2, 2), (1, 0): (3, 2), (0, 3): (1, 1), (2, 3): (3, 1)}, marks=rule("WW-LAY-4")
    ),
    pytest.param(
        5,
        {
            (0, 0): (4, 2),
            (1, 3): (3, 1),
            (0, 1): (3, 0),
            (3, 2): (4, 1),
            (4, 3): (1, 2),
            (1, 0): (0, 3),
        },
        marks=rule("WW-LAY-5"),
    ),
]


@rule("WW-COMP-9", "WW-LAY-6", "WW-EDGE-3", "WW-AMB-34")
@pytest.mark.parametrize(("players", "joins"), LAYOUTS)
def test_wraps_and_portals_join_the_sides_of_the_layout(
    players: int, joins: dict[tuple[int, int], tuple[int, int]]
) -> None:
    maze = labyrinth(players)
    for (slot, side), other in joins.items():
        assert joined(maze, slot, side) == other
        assert joined(maze, *other) == (slot, side)
    assert len(maze.seams) == 2 * len(joins)
    colours = sorted({seam.colour for seam in maze.seams} - {"wrap"})
    assert (
        colours
        == {
            2: ["cyan", "purple"],
            3: ["cyan", "purple"],
            4: [],
            5: ["amber", "cyan", "green", "purple"],
        }[players]
    )


@rule("WW-LAY-7", "WW-TEL-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_joined_edges_meet_offset_by_offset(players: int) -> None:
    maze = labyrinth(players)
    for cell in range(maze.cells):
        for d in range(4):
            at = 4 * cell + d
            back = 4 * maze.over[at] + (maze.heading[at] + 2) % 4
            assert maze.over[back] == cell
            if maze.over[at] // 25 != cell // 25:
                there = rim_offset(maze.over[at] % 25, (maze.heading[at] + 2) % 4)
                assert there == 4 - rim_offset(cell % 25, d)


@rule("WW-EDGE-5", "WW-MAP-6")
def test_the_outer_wall_cannot_be_left_by_walking() -> None:
    table = duel(at="a1", bob="j1")
    assert table.refuses("alice: step n")
    assert table.refuses("alice: step w")
    assert "step e" in table.options("alice")


@rule("WW-GAP-1b")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_square_can_be_reached_in_random_assemblies(players: int) -> None:
    rng = Random(players)
    t = tables(players)
    worst = 0
    for _ in range(60):
        faces = [2 * colour + rng.randrange(2) for colour in rng.sample(range(5), players)]
        lines = printed_lines(t.maze, faces, [rng.randrange(4) for _ in range(players)])
        bars = sum(1 << i for i, kind in enumerate(lines) if STANDS[kind])
        for slot in range(players):
            steps = steps_from(t, bars, 25 * slot + 12)
            assert max(steps) < 60
            worst = max(worst, *(steps[25 * other + 12] for other in range(players)))
    assert worst <= {2: 9, 3: 11, 4: 14, 5: 13}[players]
