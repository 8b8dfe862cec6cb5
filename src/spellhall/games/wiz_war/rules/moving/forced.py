"""Pushed, pulled, driven off, steered, gliding and drifting (WW-V, WW-GAP-2e)."""

from typing import Final

from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.maze.board import COLUMN_STEP, OFF, ROW_STEP, STANDS, Labyrinth
from spellhall.games.wiz_war.box.maze.rays import (
    Goal,
    goal_of_square,
    point_of,
    through_opening,
    trace,
    unfolded,
)
from spellhall.games.wiz_war.box.modifier_keys import DRIFTS
from spellhall.games.wiz_war.box.terms import THORNBUSH
from spellhall.games.wiz_war.choices.effects import (
    DRIFT,
    GLIDE,
    GLIDE_NO_MORE,
    GO,
    STEER,
    STEER_NO_MORE,
)
from spellhall.games.wiz_war.frames.effects import Suffer
from spellhall.games.wiz_war.frames.moving import (
    Drift,
    DriftWay,
    GlideOn,
    GlideStop,
    Haul,
    PickWay,
    Scare,
    Shove,
    SteerStep,
)
from spellhall.games.wiz_war.rules.modifiers import giver
from spellhall.games.wiz_war.rules.moving.entering import affects
from spellhall.games.wiz_war.rules.moving.steps import step
from spellhall.games.wiz_war.rules.moving.teleports import come_out
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, is_alive
from spellhall.games.wiz_war.rules.table.seeing import blocked, walking, walking_for
from spellhall.games.wiz_war.rules.table.squares import is_empty, may_be_moved, things_at
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel

BY_CASTER: Final = 0  # why a way is picked: a push, a pull, or a flight
BY_PULL: Final = 1
BY_FEAR: Final = 2
BY_TELEPORT: Final = 3  # on past a square that nobody can enter


def bearings(s: Duel, source: int, cell: int) -> list[int]:
    """The directions straight away from a square along the main axis (WW-GAP-2e)."""
    maze = s._tables.maze
    goal = goal_of_square(maze, cell)
    flat = trace(maze, source, goal, None)
    if flat == OFF or flat & blocked(s):
        for seam in maze.seams:
            for image in through_opening(maze, source, seam, [unfolded(maze, seam, goal)]):
                bits = trace(maze, source, image, seam)
                if bits != OFF and not bits & blocked(s):
                    return _straight_away(maze, source, image, seam.turn)
    return _straight_away(maze, source, goal, 0)


def _straight_away(maze: Labyrinth, source: int, goal: Goal, turn: int) -> list[int]:
    y, x = point_of(maze, source)
    dy, dx = goal.point[0] - y, goal.point[1] - x
    found = []
    for d in range(4):
        along = dy * ROW_STEP[d] + dx * COLUMN_STEP[d]
        if along >= max(abs(dy), abs(dx)):
            found.append((d - turn) % 4)
    return found


def push(s: Duel, figure: int, n: int, source: int, chooser: int) -> None:
    """Away from who pushes and still lives (WW-AMB-67); the caster chooses between two axes."""
    if n <= 0 or not is_alive(s, figure) or source == NONE:
        return
    ways = bearings(s, source, cell_of(s, figure))
    if len(ways) == 1:
        then(s, Shove(figure, ways[0], n, chooser, source, True))
    else:
        then(s, PickWay(chooser, figure, n, tuple(ways), source, BY_CASTER))


def caught(s: Duel, figure: int) -> bool:
    """A forced move ends in a thornbush (WW-CJ-16)."""
    return any(
        thing.kind == THORNBUSH and affects(s, thing, figure)
        for thing in things_at(s, cell_of(s, figure))
    )


def shove(s: Duel, f: Shove) -> None:
    """One square further, unless something blocks."""
    if not is_alive(s, f.figure) or f.left <= 0 or (not f.first and caught(s, f.figure)):
        return
    cell = cell_of(s, f.figure)
    if not may_be_moved(s, f.figure, cell, f.way):
        return
    way = s._tables.maze.heading[4 * cell + f.way]
    then(s, Shove(f.figure, way, f.left - 1, f.chooser, f.source, False))
    step(s, f.figure, f.way)


def ways(s: Duel, f: PickWay) -> list[int]:
    return [GO.codes[d] for d in f.ways]


def pick_way(s: Duel, f: PickWay, choice: int) -> None:
    """The chooser picks between equal ways."""
    go_that_way(s, f, GO.first[choice])


def go_that_way(s: Duel, f: PickWay, d: int) -> None:
    """On in this direction, for whatever reason."""
    if f.verb == BY_CASTER:
        then(s, Shove(f.figure, d, f.left, f.seat, f.source, True))
    elif f.verb == BY_PULL:
        then(s, Haul(f.figure, f.left - 1, f.source, f.seat, False))
        step(s, f.figure, d)
    elif f.verb == BY_FEAR:
        then(s, Scare(f.figure, f.left - 1, f.source, f.seat, False))
        step(s, f.figure, d)
    else:
        come_out(s, f.figure, f.source, d)


def haul(s: Duel, f: Haul) -> None:
    """Along a shortest walk towards a figure (WW-GAP-2e)."""
    if f.left <= 0 or not is_alive(s, f.figure) or not is_alive(s, f.towards):
        return
    if not f.first and caught(s, f.figure):
        return
    cell = cell_of(s, f.figure)
    steps = walking_for(s, f.figure, cell_of(s, f.towards))
    maze = s._tables.maze
    nearer = [
        d
        for d in range(4)
        if may_be_moved(s, f.figure, cell, d) and steps[maze.next[4 * cell + d]] < steps[cell]
    ]
    _go(s, f.figure, nearer, f.left, f.towards, f.chooser, BY_PULL)


def scare(s: Duel, f: Scare) -> None:
    """By the path that most raises the distance (WW-HC-13)."""
    if f.left <= 0 or not is_alive(s, f.figure) or not is_alive(s, f.source):
        return
    if not f.first and caught(s, f.figure):
        return
    cell = cell_of(s, f.figure)
    steps = walking(s, cell_of(s, f.source))
    maze = s._tables.maze
    farther = [
        d
        for d in range(4)
        if may_be_moved(s, f.figure, cell, d) and steps[maze.next[4 * cell + d]] > steps[cell]
    ]
    _go(s, f.figure, farther, f.left, f.source, f.chooser, BY_FEAR)


def _go(
    s: Duel, figure: int, found: list[int], left: int, other: int, chooser: int, why: int
) -> None:
    if not found:
        return
    question = PickWay(chooser, figure, left, tuple(found), other, why)
    if len(found) == 1:
        go_that_way(s, question, found[0])
    else:
        then(s, question)


def steering(s: Duel, f: SteerStep) -> list[int]:
    """Its own door rights (WW-ME-4)."""
    cell = cell_of(s, f.figure)
    if cell == NONE or (not f.first and caught(s, f.figure)):
        return [STEER_NO_MORE.bare]
    found = [STEER.codes[d] for d in range(4) if may_be_moved(s, f.figure, cell, d)]
    return [STEER_NO_MORE.bare, *found]


def steer(s: Duel, f: SteerStep, choice: int) -> None:
    if choice == STEER_NO_MORE.bare:
        return
    if f.left > 1:
        then(s, SteerStep(f.seat, f.figure, f.left - 1, False))
    step(s, f.figure, STEER.first[choice])


def may_glide(s: Duel, figure: int, cell: int, d: int) -> bool:
    """Not through walls, doors, objects or figures (WW-EL-13)."""
    maze = s._tables.maze
    there = maze.next[4 * cell + d]
    return there != OFF and not STANDS[s.lines[maze.line[4 * cell + d]]] and is_empty(s, there)


def glide_on(s: Duel, f: GlideOn) -> None:
    """One square straight on, then the glider may stop."""
    cell = cell_of(s, f.figure)
    if cell == NONE or not may_glide(s, f.figure, cell, f.way):
        return
    way = s._tables.maze.heading[4 * cell + f.way]
    then(s, GlideStop(controller(s, f.figure), f.figure, way, f.left - 1))
    step(s, f.figure, f.way)


def glide_choices(s: Duel, f: GlideStop) -> list[int]:
    cell = cell_of(s, f.figure)
    if f.left > 0 and cell != NONE and may_glide(s, f.figure, cell, f.way):
        return [GLIDE_NO_MORE.bare, GLIDE.codes[f.way]]
    return [GLIDE_NO_MORE.bare]


def glide_stop(s: Duel, f: GlideStop, choice: int) -> None:
    if choice != GLIDE_NO_MORE.bare:
        then(s, GlideOn(f.figure, f.way, f.left))


def drift(s: Duel, f: Drift) -> None:
    """Each point of damage becomes one square away; when stuck the rest hurts (WW-MU-1).

    A thornbush holds the drifter fast as it ends every forced move (WW-CJ-16, WW-AMB-58).
    """
    if not is_alive(s, f.figure) or f.left <= 0:
        return
    cell = cell_of(s, f.figure)
    source = cell_of(s, f.source)
    maze = s._tables.maze
    steps = walking(s, source) if source != NONE else walking(s, cell)
    found = [
        d
        for d in range(4)
        if may_be_moved(s, f.figure, cell, d) and steps[maze.next[4 * cell + d]] > steps[cell]
    ]
    if not found or (not f.first and caught(s, f.figure)):
        then(
            s,
            Suffer(
                victim=f.figure,
                amount=f.left,
                kind=f.kind,
                element=f.element,
                source=f.source,
                killer=f.killer,
                sure=True,
                riders=f.riders,
                seat=f.caster,
                card=f.card,
                height=f.height,
            ),
        )
        return
    then(
        s,
        DriftWay(
            seat=controller(s, f.figure),
            figure=f.figure,
            left=f.left,
            source=f.source,
            ways=tuple(found),
            kind=f.kind,
            element=f.element,
            killer=f.killer,
            riders=f.riders,
            caster=f.caster,
            card=f.card,
            height=f.height,
        ),
    )


def drift_ways(s: Duel, f: DriftWay) -> list[int]:
    return [DRIFT.codes[d] for d in f.ways]


def drift_way(s: Duel, f: DriftWay, choice: int) -> None:
    then(
        s,
        Drift(
            figure=f.figure,
            left=f.left - 1,
            source=f.source,
            first=False,
            kind=f.kind,
            element=f.element,
            killer=f.killer,
            riders=f.riders,
            caster=f.caster,
            card=f.card,
            height=f.height,
        ),
    )
    step(s, f.figure, DRIFT.first[choice], giver(s, f.figure, DRIFTS))


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Shove, shove)
    rules.question(PickWay, ways, pick_way)
    rules.work(Haul, haul)
    rules.work(Scare, scare)
    rules.question(SteerStep, steering, steer)
    rules.work(GlideOn, glide_on)
    rules.question(GlideStop, glide_choices, glide_stop)
    rules.work(Drift, drift)
    rules.question(DriftWay, drift_ways, drift_way)
