"""Moving: steps, what a square does to those who enter, and teleports (WW-MOVE)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import BACK, IS_DOOR, IS_WALL
from spellhall.games.wiz_war.box.modifier_keys import (
    FILLS_SQUARE,
    PASS_DOORS,
)
from spellhall.games.wiz_war.box.parts import entering_part
from spellhall.games.wiz_war.box.terms import (
    BONEYARD,
    CLOUD,
    FIRE_WALL,
)
from spellhall.games.wiz_war.choices.effects import ASIDE
from spellhall.games.wiz_war.frames.effects import Perform
from spellhall.games.wiz_war.frames.moving import Enter, StepAside
from spellhall.games.wiz_war.rules.dice import any_way
from spellhall.games.wiz_war.rules.modifiers import (
    at_work,
    giver,
    mod,
)
from spellhall.games.wiz_war.rules.moving.entering import (
    ignores_objects,
)
from spellhall.games.wiz_war.rules.table.changing import put
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures_at
from spellhall.games.wiz_war.rules.table.seeing import adjacent
from spellhall.games.wiz_war.rules.table.squares import can_cross, can_step, has_block, may_be_moved
from spellhall.games.wiz_war.rules.table.things import (
    drop_treasure,
    shut_doors,
)
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel

# -- One step ------------------------------------------------------------------------------------


def step_cost(s: Duel, figure: int, cell: int) -> int:
    """Leaving a boneyard costs 2 MP (WW-NE-2)."""
    for thing in s.things:
        if thing.cell == cell and thing.kind == BONEYARD:
            return 1 if ignores_objects(s, figure) else 2
    return 1


def in_cloud(s: Duel, figure: int, cell: int) -> bool:
    """Whether a figure leaves this square in a random direction (WW-CJ-13)."""
    for thing in s.things:
        if thing.cell == cell and thing.kind == CLOUD:
            return not ignores_objects(s, figure)
    return False


def steps_open(s: Duel, figure: int, cell: int) -> list[int]:
    """The directions in which a figure may walk; out of a cloud it only tries."""
    if in_cloud(s, figure, cell):
        return [0]
    pushes = mod(s, figure, FILLS_SQUARE) > 0
    return [
        d
        for d in range(4)
        if can_step(s, figure, cell, d) and not (pushes and is_wedged(s, figure, cell, d))
    ]


def way_over_blocks(s: Duel, figure: int, cell: int, d: int) -> list[int]:
    """The squares of a flight over Stone Blocks, the end last; empty: there is none (WW-AMB-54)."""
    found: list[int] = []
    if figure < BEAST or not CREATURES[figure - BEAST].flies:
        return found
    maze = s._tables.maze
    while can_cross(s, figure, cell, d):
        side = 4 * cell + d
        there = maze.next[side]
        found.append(there)
        if not has_block(s, there):
            return found if len(found) > 1 and d in steps_open(s, figure, cell) else []
        cell = there
        d = maze.heading[side]
    return []


def is_wedged(s: Duel, figure: int, cell: int, d: int) -> bool:
    """A big man cannot enter where he cannot push the others on (WW-AMB-45)."""
    maze = s._tables.maze
    there = maze.next[4 * cell + d]
    back = BACK[maze.heading[4 * cell + d]]
    for other in figures_at(s, there):
        if other != figure and not [w for w in ways_open(s, other, there) if w != back]:
            return True
    return False


def step(s: Duel, figure: int, d: int, by: int = NONE) -> None:
    """One square in a direction; then the squares' effects (WW-MOVE-11).

    `by` is the card that moves the figure, if it is not the one that is being resolved.
    """
    maze = s._tables.maze
    cell = cell_of(s, figure)
    line = maze.line[4 * cell + d]
    there = maze.next[4 * cell + d]
    kind = s.lines[line]
    through_wall = IS_WALL[kind]
    if figure == s.active and line == s.turn.through:
        s.turn.through = NONE
    if IS_DOOR[kind] and not is_held(s, line) and not can_unlock(s, figure, line):
        if mod(s, figure, PASS_DOORS):
            drop_treasure(s, figure)  # a slime leaves it on this side (WW-AMB-29)
    if mod(s, figure, FILLS_SQUARE):
        for other in figures_at(s, there):
            shove_aside(s, other, maze.heading[4 * cell + d], figure)
    put(s, figure, there)
    if s.watched:
        tell(s, "step", figure, cell, there, at_work(s) if by == NONE else by, len(s.players))
    shut_doors(s)
    then(s, Enter(figure, there))
    if not through_wall:
        pass_fire(s, figure, line)


def pass_fire(s: Duel, figure: int, line: int) -> None:
    """A wall of fire burns whoever passes it (WW-EL-6)."""
    for thing in s.things:
        if thing.line == line and thing.kind == FIRE_WALL:
            part = entering_part(CARD_OF[thing.card])
            then(s, Perform(part, thing.owner, figure, thing.card))


def ways_open(s: Duel, figure: int, cell: int) -> list[int]:
    """The directions in which a figure could be moved."""
    return [d for d in range(4) if may_be_moved(s, figure, cell, d)]


def shove_aside(s: Duel, figure: int, heading: int, by: int) -> None:
    """A big man pushes figures ahead; they choose at forks (WW-MU-7)."""
    cell = cell_of(s, figure)
    ways = ways_open(s, figure, cell)
    if heading in ways:
        ways = [heading]
    ways = [d for d in ways if d != BACK[heading]] or ways
    if ways:
        then(s, StepAside(controller(s, figure), figure, tuple(ways), by))


def ways_aside(s: Duel, f: StepAside) -> list[int]:
    return [ASIDE.codes[d] for d in f.ways]


def step_aside(s: Duel, f: StepAside, choice: int) -> None:
    way = ASIDE.first[choice]
    if can_step(s, f.figure, cell_of(s, f.figure), way):
        step(s, f.figure, way, giver(s, f.by, FILLS_SQUARE))


# -- Entering ------------------------------------------------------------------------------------


# -- Teleports -----------------------------------------------------------------------------------


def wander(s: Duel, figure: int) -> None:
    """Out of a dust cloud in a random direction; a wall means to stay (WW-CJ-13)."""
    way = any_way(s)
    tell(s, "wanders", figure, way)
    if can_step(s, figure, cell_of(s, figure), way):
        step(s, figure, way)


def near(s: Duel, figure: int, other: int) -> bool:
    """Whether two figures are adjacent (WW-LOS-5)."""
    here, there = cell_of(s, figure), cell_of(s, other)
    return here != NONE and there != NONE and adjacent(s, figure, here) >> there & 1 == 1


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.question(StepAside, ways_aside, step_aside)
