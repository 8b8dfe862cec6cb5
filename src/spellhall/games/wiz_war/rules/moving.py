"""Moving: steps, what a square does to those who enter, and teleports (WW-MOVE)."""

from typing import Final

from spellhall.engine.machine.chance import roll
from spellhall.engine.machine.events import reveal, tell
from spellhall.engine.machine.stack import Rules, then
from spellhall.games.wiz_war.board import IS_DOOR, IS_WALL
from spellhall.games.wiz_war.cards import CARD_OF, effects_number
from spellhall.games.wiz_war.creatures import CREATURES
from spellhall.games.wiz_war.effect_frames import Perform
from spellhall.games.wiz_war.modifier_keys import (
    FILLS_SQUARE,
    PASS_DOORS,
    PASS_OBJECTS,
    SICKENS,
    SLIMES,
    UNTOUCHED,
)
from spellhall.games.wiz_war.moving_frames import Arrive, Enter, Meet, OrderEntry, StepAside
from spellhall.games.wiz_war.pieces import Thing
from spellhall.games.wiz_war.rules.damage import plain
from spellhall.games.wiz_war.rules.doors import can_unlock, is_held
from spellhall.games.wiz_war.rules.figures import cell_of, controller, figures_at, is_alive
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.seeing import adjacent, is_filled
from spellhall.games.wiz_war.rules.squares import can_cross, can_step, has_block, may_be_moved, put
from spellhall.games.wiz_war.rules.things import (
    destroy_thing,
    drop_treasure,
    end_spell,
    shut_doors,
    thing_at,
)
from spellhall.games.wiz_war.state import BEAST, NONE, Duel
from spellhall.games.wiz_war.terms import (
    BONEYARD,
    CLOUD,
    FIRE_WALL,
    HEX,
    PHYSICAL,
    PLAIN,
    ROSEBUSH,
    TACKS,
    THORNBUSH,
    TRAP,
)

STOP: Final = 0
WAY: Final = 1  # + direction
PRICKS: Final = (ROSEBUSH, THORNBUSH, TACKS)

# -- One step ------------------------------------------------------------------------------------


def ignores_objects(s: Duel, figure: int) -> bool:
    """Mist and slime flow through objects, the Drake flies over them."""
    if figure >= BEAST and CREATURES[figure - BEAST].flies:
        return True
    return mod(s, figure, PASS_OBJECTS) > 0


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
    back = (maze.heading[4 * cell + d] + 2) % 4
    for other in figures_at(s, there):
        if other != figure and not [w for w in ways_open(s, other, there) if w != back]:
            return True
    return False


def step(s: Duel, figure: int, d: int) -> None:
    """One square in a direction; then the squares' effects (WW-MOVE-11)."""
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
            shove_aside(s, other, maze.heading[4 * cell + d])
    put(s, figure, there)
    tell(s, "step", figure, cell, there)
    shut_doors(s)
    then(s, Enter(figure, there))
    if not through_wall:
        pass_fire(s, figure, line)


def pass_fire(s: Duel, figure: int, line: int) -> None:
    """A wall of fire burns whoever passes it (WW-EL-6)."""
    for thing in s.things:
        if thing.line == line and thing.kind == FIRE_WALL:
            enters = effects_number(CARD_OF[thing.card].enters)
            then(s, Perform(enters, 0, thing.owner, NONE, figure, thing.card, 1, NONE))


def ways_open(s: Duel, figure: int, cell: int) -> list[int]:
    """The directions in which a figure could be moved."""
    return [d for d in range(4) if may_be_moved(s, figure, cell, d)]


def shove_aside(s: Duel, figure: int, heading: int) -> None:
    """A big man pushes figures ahead; they choose at forks (WW-MU-7)."""
    cell = cell_of(s, figure)
    ways = ways_open(s, figure, cell)
    if heading in ways:
        ways = [heading]
    ways = [d for d in ways if d != (heading + 2) % 4] or ways
    if ways:
        then(s, StepAside(controller(s, figure), figure, tuple(ways)))


def ways_aside(s: Duel, f: StepAside) -> list[int]:
    return [WAY + d for d in f.ways]


def step_aside(s: Duel, f: StepAside, choice: int) -> None:
    if can_step(s, f.figure, cell_of(s, f.figure), choice - WAY):
        step(s, f.figure, choice - WAY)


# -- Entering ------------------------------------------------------------------------------------


def affects(s: Duel, thing: Thing, figure: int) -> bool:
    """Whether a thing does something to this figure when it enters."""
    if not CARD_OF[thing.card].enters or thing.line != NONE:
        return False
    if thing.kind == TRAP:
        return controller(s, figure) != thing.owner
    if thing.kind == HEX:
        return figure < BEAST and not mod(s, figure, UNTOUCHED)
    if thing.kind in PRICKS and mod(s, figure, UNTOUCHED):
        return False
    return not ignores_objects(s, figure)


def enter(s: Duel, f: Enter) -> None:
    """What lies there acts after the step is complete (WW-MOVE-11, WW-HEX-5)."""
    if cell_of(s, f.figure) != f.cell or not is_alive(s, f.figure):
        return
    uids = [
        thing.uid
        for thing in s.things
        if thing.cell == f.cell and not is_item(thing) and affects(s, thing, f.figure)
    ]
    if len(uids) > 1:
        then(s, OrderEntry(controller(s, f.figure), f.figure, tuple(uids)))
    elif uids:
        then(s, Meet(f.figure, uids[0]))
    infect(s, f.figure, f.cell)


def is_item(thing: Thing) -> bool:
    return thing.kind == 0


def infect(s: Duel, figure: int, cell: int) -> None:
    """A slime or a sick wizard hurts those it comes upon (WW-MU-2, WW-MU-13)."""
    slime = mod(s, figure, SLIMES)
    sick = mod(s, figure, SICKENS)
    if not slime and not sick:
        return
    for other in figures_at(s, cell):
        if other == figure:
            continue
        if slime:
            then(s, plain(other, slime, PHYSICAL, PLAIN, figure))
        if sick and other not in s.turn.sickened:
            s.turn.sickened.append(other)
            then(s, plain(other, sick, PHYSICAL, PLAIN, figure))


def entry_orders(s: Duel, f: OrderEntry) -> list[int]:
    return [1 + uid for uid in f.uids]


def order_entry(s: Duel, f: OrderEntry, choice: int) -> None:
    """The mover chooses what acts first (WW-DEC-14)."""
    rest = tuple(uid for uid in f.uids if uid != choice - 1)
    if len(rest) > 1:
        then(s, Meet(f.figure, choice - 1), OrderEntry(f.seat, f.figure, rest))
    else:
        then(s, Meet(f.figure, choice - 1), Meet(f.figure, rest[0]))


def meet(s: Duel, f: Meet) -> None:
    """One thing acts, if figure and thing are still together."""
    thing = thing_at(s, f.uid)
    if thing is None or not is_alive(s, f.figure) or cell_of(s, f.figure) != thing.cell:
        return
    tell(s, "meets", f.figure, thing.kind, thing.card, thing.cell)
    if thing.kind == TRAP:
        spring(s, thing, f.figure)
        return
    enters = effects_number(CARD_OF[thing.card].enters)
    then(s, Perform(enters, 0, thing.owner, NONE, f.figure, thing.card, 1, NONE))


def spring(s: Duel, thing: Thing, figure: int) -> None:
    """A trap token is flipped: the live one hurts and ends the spell (WW-CJ-9)."""
    reveal(s)
    tell(s, "trap", figure, thing.cell, thing.live)
    if not thing.live:
        destroy_thing(s, thing)
        return
    enters = effects_number(CARD_OF[thing.card].enters)
    for spell in list(s.spells):
        if spell.card == thing.card:
            end_spell(s, spell)
    then(s, Perform(enters, 0, thing.owner, NONE, figure, thing.card, 1, NONE))


# -- Teleports -----------------------------------------------------------------------------------


def teleport(s: Duel, figure: int, cell: int) -> None:
    """Nothing on the way matters; the end square's effects apply (WW-TEL-1)."""
    tell(s, "teleport", figure, cell_of(s, figure), cell)
    put(s, figure, cell)
    shut_doors(s)
    then(s, Enter(figure, cell))


def stray(s: Duel, figure: int, n: int) -> None:
    """A random direction (WW-MOVE-10); past what cannot be entered, for 1 damage (WW-TEL-2)."""
    if not is_alive(s, figure):
        return
    maze = s._tables.maze
    way = roll(s, 4) - 1
    tell(s, "stray", figure, way, n)
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
        then(s, plain(figure, 1, PHYSICAL, PLAIN, NONE), Arrive(figure, cell))


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


def wander(s: Duel, figure: int) -> None:
    """Out of a dust cloud in a random direction; a wall means to stay (WW-CJ-13)."""
    way = roll(s, 4) - 1
    tell(s, "wanders", figure, way)
    if can_step(s, figure, cell_of(s, figure), way):
        step(s, figure, way)


def near(s: Duel, figure: int, other: int) -> bool:
    """Whether two figures are adjacent (WW-LOS-5)."""
    here, there = cell_of(s, figure), cell_of(s, other)
    return here != NONE and there != NONE and adjacent(s, figure, here) >> there & 1 == 1


def register(rules: Rules) -> None:
    """Which function serves which frame."""
    rules.work(Enter, enter)
    rules.question(OrderEntry, entry_orders, order_entry)
    rules.work(Meet, meet)
    rules.work(Arrive, arrive)
    rules.question(StepAside, ways_aside, step_aside)
