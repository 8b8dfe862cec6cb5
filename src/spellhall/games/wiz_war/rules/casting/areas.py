"""Whom an attack on several touches (WW-MULT-1)."""

from spellhall.games.wiz_war.box.maze.board import BACK, OFF
from spellhall.games.wiz_war.box.modifier_keys import UNTARGETABLE
from spellhall.games.wiz_war.box.terms import BOLT, BREATH, CROSS, SECTOR_ALL, SECTOR_ENEMIES
from spellhall.games.wiz_war.rules.casting.reach import can_aim_at_figure
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures, figures_at
from spellhall.games.wiz_war.rules.table.seeing import adjacent, barred, is_filled, may_be_aimed_at
from spellhall.games.wiz_war.state.numbers import AT_SQUARE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    line_target,
    target_square,
    target_way,
    thing_target,
)


def touched_by(s: Duel, by: int, area: int, aim: int, energy: int) -> list[int]:
    """Each wizard or creature that an area attack touches is its target (WW-MULT-1)."""
    if area == BOLT:
        touched = bolt_path(s, by, target_way(aim), energy)
    elif area == BREATH:
        touched = breath_path(s, by, target_way(aim))
    elif area == CROSS:
        touched = cross(s, target_square(aim))
    else:
        touched = sector_figures(s, by, area)
    return [one for one in touched if one >= AT_SQUARE or may_be_touched(s, by, one)]


def may_be_touched(s: Duel, by: int, figure: int) -> bool:
    """An area passes over those who cannot be attacked or targeted (WW-AMB-40)."""
    if figure == by:
        return True
    return not mod(s, figure, UNTARGETABLE) and may_be_aimed_at(s, by, figure)


def those_beside(s: Duel, by: int, figure: int) -> list[int]:
    """The figures adjacent to a figure, less those that an attack passes over (WW-LOS-5)."""
    near = adjacent(s, figure, cell_of(s, figure))
    return [
        other
        for other in figures(s)
        if other != figure and near >> cell_of(s, other) & 1 and may_be_touched(s, by, other)
    ]


def cross(s: Duel, centre: int) -> list[int]:
    """The figures on a square and its four neighbours, through walls but not seams (WW-ME-6)."""
    maze = s._tables.maze
    cells = [centre] + [
        maze.next[side] for side in range(4 * centre, 4 * centre + 4) if maze.flat[side]
    ]
    return [figure for figure in figures(s) if cell_of(s, figure) in cells]


def sector_figures(s: Duel, by: int, area: int) -> list[int]:
    """The figures in the sector that an attack on all, on others or on enemies touches."""
    sector = cell_of(s, by) // 25
    found = []
    for figure in figures(s):
        if cell_of(s, figure) // 25 != sector:
            continue
        if area != SECTOR_ALL and not can_aim_at_figure(s, by, figure, True):
            continue
        if area != SECTOR_ENEMIES or controller(s, figure) != controller(s, by):
            found.append(figure)
    return found


def bolt_path(s: Duel, by: int, way: int, energy: int) -> list[int]:
    """Straight on for so many squares; what blocks movement throws it back (WW-EL-3)."""
    maze = s._tables.maze
    bars = barred(s)
    cell = cell_of(s, by)
    found = []
    for _ in range(energy):
        side = 4 * cell + way
        there = maze.next[side]
        if there == OFF or bars >> maze.line[side] & 1 or is_filled(s, there):
            way = BACK[way]  # it re-enters its square and counts on
        else:
            way = maze.heading[side]
            cell = there
        found += figures_at(s, cell)
    return found


def breath_path(s: Duel, by: int, way: int) -> list[int]:
    """A straight line of three squares that stops at walls (WW-DR-4)."""
    maze = s._tables.maze
    bars = barred(s)
    cell = cell_of(s, by)
    found = []
    for _ in range(3):
        side = 4 * cell + way
        line = maze.line[side]
        if line == OFF:
            break
        if bars >> line & 1:
            found.append(line_target(line))
            break
        way = maze.heading[side]
        cell = maze.next[side]
        found += [figure for figure in figures_at(s, cell) if figure != by]
        found += [
            thing_target(thing.uid) for thing in s.things if thing.cell == cell and thing.limit
        ]
        if is_filled(s, cell):
            break
    return found
