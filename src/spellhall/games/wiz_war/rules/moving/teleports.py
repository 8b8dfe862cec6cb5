"""Teleports: where they end, and what they pass (WW-TEL)."""

from spellhall.engine.machine.events import tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.box.terms import PHYSICAL, PLAIN
from spellhall.games.wiz_war.frames.moving import Arrive, Enter
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.dice import any_way
from spellhall.games.wiz_war.rules.modifiers import at_work
from spellhall.games.wiz_war.rules.table.changing import put
from spellhall.games.wiz_war.rules.table.figures import cell_of, is_alive
from spellhall.games.wiz_war.rules.table.seeing import is_filled
from spellhall.games.wiz_war.rules.table.things import shut_doors
from spellhall.games.wiz_war.state.numbers import NONE
from spellhall.games.wiz_war.state.state import Duel


def teleport(s: Duel, figure: int, cell: int) -> None:
    """Nothing on the way matters; the end square's effects apply (WW-TEL-1)."""
    tell(s, "teleport", figure, cell_of(s, figure), cell, at_work(s), len(s.players))
    put(s, figure, cell)
    shut_doors(s)
    then(s, Enter(figure, cell))


def stray(s: Duel, figure: int, n: int, card: int) -> None:
    """A random direction (WW-MOVE-10); past what cannot be entered, for 1 damage (WW-TEL-2)."""
    if not is_alive(s, figure):
        return
    maze = s._tables.maze
    way = any_way(s)
    tell(s, "stray", figure, way, n, card)
    cell = cell_of(s, figure)
    for _ in range(n):
        side = 4 * cell + way
        cell = maze.over[side]
        way = maze.heading[side]
    come_out(s, figure, cell, way)


def come_out(s: Duel, figure: int, cell: int, way: int) -> None:
    """Where nobody can stand: 1 damage, then on in the same direction (WW-TEL-2)."""
    maze = s._tables.maze
    aimed = cell
    while is_filled(s, cell) and cell != cell_of(s, figure):
        side = 4 * cell + way
        cell = maze.over[side]
        way = maze.heading[side]
    if cell == aimed:
        teleport(s, figure, cell)
    else:
        then(s, plain(figure, 1, PHYSICAL, PLAIN, NONE, at_work(s)), Arrive(figure, cell))


def arrive(s: Duel, f: Arrive) -> None:
    """Whoever has died on the way does not come out (WW-AMB-57)."""
    if is_alive(s, f.figure):
        teleport(s, f.figure, f.cell)


def last_ways(s: Duel, start: int, cell: int) -> list[int]:
    """The directions in which a shortest way across all walls comes to a square (WW-AMB-57)."""
    maze = s._tables.maze
    ring = [start]
    met = 1 << start
    found: list[int] = []
    while not found:
        after: list[int] = []
        for there in ring:
            for side in range(4 * there, 4 * there + 4):
                beyond = maze.over[side]
                if beyond == cell:
                    if maze.heading[side] not in found:
                        found.append(maze.heading[side])
                elif not met >> beyond & 1:
                    met |= 1 << beyond
                    after.append(beyond)
        ring = after
    return sorted(found)


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Arrive, arrive)
