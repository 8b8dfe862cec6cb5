"""How far a range reaches, and the figures, squares and lines within it (WW-RNG)."""

from typing import Final

from spellhall.engine.choices import ALLOWED
from spellhall.games.wiz_war.box.cards import TRAITS_OF
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.board import STANDS
from spellhall.games.wiz_war.box.modifier_keys import UNTARGETABLE
from spellhall.games.wiz_war.box.terms import (
    ADJACENT,
    ANY_FIGURE,
    CASTER,
    DOORWAY,
    FIGURE,
    FREE_LINE,
    HERE,
    OWC,
    OWC_OR_SQUARE,
    SECTOR,
    SIGHT,
    SIX_STEPS,
    SQUARE,
    STONE_WALL,
    T_FIRE,
    TACKS,
    TOUCH,
    WALL_OR_DOOR,
    WASHED,
    WITHIN_3,
    WIZARD,
)
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures
from spellhall.games.wiz_war.rules.table.seeing import (
    HIDES,
    beside,
    clear,
    lines_in_sight,
    may_be_aimed_at,
    may_meet_eyes,
    origin,
    squares_in_sight,
    squares_seen_from,
    standing_lines,
    walking,
)
from spellhall.games.wiz_war.rules.table.squares import free_squares, is_empty
from spellhall.games.wiz_war.rules.why_not import (
    ANOTHER_WIZARD,
    BEYOND_THREE_STEPS,
    CANNOT_BE_DAMAGED,
    HIDDEN_IN_SHADOWS,
    IN_THE_DUST,
    MIST_IS_UNHARMED,
    NO_CREATURE,
    NOT_ADJACENT,
    NOT_ONESELF,
    OTHER_SECTOR,
    OUT_OF_RANGE,
    OUT_OF_SIGHT,
)
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target, square_target, thing_target

# Bits of aims.
_OBJECTS: Final = 1 << OWC | 1 << OWC_OR_SQUARE | 1 << WASHED
_FIGURES: Final = 1 << WIZARD | 1 << FIGURE | 1 << ANY_FIGURE | _OBJECTS


def at_figures(aims: int) -> bool:
    """Whether a figure can be aimed at, among others perhaps."""
    return _FIGURES >> aims & 1 == 1


def at_objects(aims: int) -> bool:
    """Whether an object can be aimed at as well as a figure."""
    return _OBJECTS >> aims & 1 == 1


def is_blind(reach: int) -> bool:
    """Whether figures within a range are aimed at without sight."""
    return reach in (TOUCH, SIX_STEPS)


def squares_in_reach(s: Duel, by: int, reach: int, spell: bool) -> int:
    """Bits of the squares in range of a figure, those that hide their contents included."""
    t = s._tables
    cell = cell_of(s, by)
    if reach in (SIGHT, WITHIN_3):
        seen = squares_in_sight(s, by, spell)
        if reach == WITHIN_3:
            seen &= walked_within(s, cell, 3)
        return seen
    if reach == ADJACENT:
        return beside(s, by, origin(s, by, spell))
    if reach == HERE or reach == CASTER:
        return 1 << cell
    if reach == TOUCH:
        return t.near[cell]
    if reach == SIX_STEPS:
        return walked_within(s, cell, 6)
    if reach == SECTOR:
        return ((1 << 25) - 1) << (25 * (cell // 25))
    return t.every


def walked_within(s: Duel, cell: int, n: int) -> int:
    """Bits of the squares within so many walking steps."""
    steps = walking(s, cell)
    bits = 0
    for there in range(len(steps)):
        if steps[there] <= n:
            bits |= 1 << there
    return bits


def can_aim_at_figure(s: Duel, by: int, figure: int, attack: bool) -> bool:
    """Nobody attacks himself or his master; mist cannot be attacked (WW-ATK-3, WW-FRM-7)."""
    if attack and why_not_attacked(s, by, figure) != ALLOWED:
        return False
    return figure == controller(s, by) or may_be_aimed_at(s, by, figure)


def squares(bits: int) -> list[int]:
    """The squares of a set of bits, as targets."""
    return [square_target(cell) for cell in places(bits)]


def square_bits(s: Duel, by: int, aims: int, reach: int, spell: bool) -> int:
    """Bits of the squares in range, only the empty ones unless any will do."""
    seen = clear(s, squares_in_reach(s, by, reach, spell), cell_of(s, by))
    return seen if aims == SQUARE else seen & free_squares(s)


def figure_targets(s: Duel, by: int, aims: int, reach: int, spell: bool, attack: bool) -> list[int]:
    """Wizards, creatures and, for most attacks, objects that can be damaged."""
    raw = squares_in_reach(s, by, reach, spell)
    blind = is_blind(reach)
    seen = raw if blind else clear(s, raw, cell_of(s, by))
    found = figures_aimed_at(s, by, aims, seen, attack, blind)
    if at_objects(aims):
        found += objects_aimed_at(s, raw, seen)
        found += line_targets(s, by, WALL_OR_DOOR, reach, spell)
    if aims == WASHED:
        lines = lines_in_sight(s, by, spell)
        for thing in s.things:
            if thing.limit or not (thing.kind == TACKS or TRAITS_OF[thing.card] & T_FIRE):
                continue
            if lines >> thing.line & 1 if thing.line != NONE else seen >> thing.cell & 1:
                found.append(thing_target(thing.uid))
    if aims == OWC_OR_SQUARE:
        found += [square_target(c) for c in places(seen) if is_empty(s, c)]
    return found


def targets_from(s: Duel, by: int, cell: int) -> list[int]:
    """Figures and objects, walls and doors left out, to be attacked as though from a square."""
    raw = squares_seen_from(s, by, cell)
    seen = clear(s, raw, cell)
    return figures_aimed_at(s, by, OWC, seen, True, False) + objects_aimed_at(s, raw, seen)


def objects_aimed_at(s: Duel, raw: int, seen: int) -> list[int]:
    """The objects on these squares that can be damaged."""
    return [
        thing_target(thing.uid)
        for thing in s.things
        if thing.cell != NONE and why_not_hit(thing, raw, seen, OUT_OF_RANGE) == ALLOWED
    ]


def why_not_hit(thing: Thing, raw: int, seen: int, far: int) -> int:
    """An object on a square that is attacked (WW-CRK-2); `far`: the reason where it is unseen."""
    if not thing.limit:
        return CANNOT_BE_DAMAGED
    return ALLOWED if thing_is_seen(thing, raw, seen) else far


def figures_aimed_at(
    s: Duel, by: int, aims: int, seen: int, attack: bool, blind: bool
) -> list[int]:
    """The figures on these squares that may be aimed at."""
    found = []
    for figure in figures(s):
        if seen >> cell_of(s, figure) & 1:
            if why_not_figure(s, by, aims, attack, blind, figure) == ALLOWED:
                found.append(figure)
    return found


def why_not_figure(s: Duel, by: int, aims: int, attack: bool, blind: bool, figure: int) -> int:
    """A figure in range, seen or not needed to be (WW-ATK-3, WW-TGT-12, WW-FRM-7, WW-NE-3)."""
    why = why_not_attacked(s, by, figure) if attack else ALLOWED
    if aims == WIZARD and figure == by and why == ALLOWED:
        return ANOTHER_WIZARD
    if aims == WIZARD and figure >= BEAST:
        return NO_CREATURE
    if why != ALLOWED:
        return why
    if not blind and not may_meet_eyes(s, by, figure):
        return IN_THE_DUST
    if figure == controller(s, by) or may_be_aimed_at(s, by, figure):
        return ALLOWED
    return HIDDEN_IN_SHADOWS


def why_not_attacked(s: Duel, by: int, figure: int) -> int:
    """Nobody attacks himself or his master; mist cannot be attacked (WW-ATK-3, WW-FRM-7)."""
    if figure == by or figure == controller(s, by):
        return NOT_ONESELF
    return MIST_IS_UNHARMED if mod(s, figure, UNTARGETABLE) else ALLOWED


def out_of_reach(reach: int) -> int:
    """What is said of things beyond a range (WW-RNG)."""
    if reach == SIGHT:
        return OUT_OF_SIGHT
    if reach == WITHIN_3:
        return BEYOND_THREE_STEPS
    if reach == ADJACENT:
        return NOT_ADJACENT
    return OTHER_SECTOR if reach == SECTOR else OUT_OF_RANGE


def thing_is_seen(thing: Thing, raw: int, seen: int) -> bool:
    """A bush or cloud itself is seen, what lies within it is not (WW-LOS-9, WW-LOS-10)."""
    return (raw if HIDES >> thing.kind & 1 else seen) >> thing.cell & 1 == 1


def sees_lines(reach: int) -> bool:
    """Whether border lines in sight are in range, not only those round the own square."""
    return reach == SIGHT or reach == WITHIN_3


def line_targets(s: Duel, by: int, aims: int, reach: int, spell: bool) -> list[int]:
    """Border lines, walls and doors in range."""
    if sees_lines(reach):
        seen = lines_in_sight(s, by, spell)
    else:
        seen = s._tables.bits_round[origin(s, by, spell)]
    return [line_target(line) for line in places(seen & fitting_lines(s, aims))]


def fitting_lines(s: Duel, aims: int) -> int:
    """Bits of the border lines where stands, or does not stand, what is aimed at."""
    standing = standing_lines(s)
    if aims == WALL_OR_DOOR:
        return standing
    if aims == STONE_WALL:
        return standing & ~s._doors
    if aims == DOORWAY:
        return s._doors
    burning = 0
    for thing in s.things:
        if thing.line != NONE:
            burning |= 1 << thing.line
    return ~(standing if aims == FREE_LINE else s._doors) & ~burning


def is_lined(s: Duel, by: int, aims: int, spell: bool) -> bool:
    """Whether the caster's own square has such a border line: that one is always in range."""
    if aims == WALL_OR_DOOR:
        for line in s._tables.lines_round[origin(s, by, spell)]:
            if STANDS[s.lines[line]]:
                return True
        return False
    return s._tables.bits_round[origin(s, by, spell)] & fitting_lines(s, aims) != 0
