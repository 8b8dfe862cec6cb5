"""What a figure sees, and how far it walks, as the board stands now (WW-LOS)."""

from typing import Final

from spellhall.games.wiz_war.box.cards import KEYS_OF
from spellhall.games.wiz_war.box.maze.bits import bits_of, places
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, STANDS
from spellhall.games.wiz_war.box.maze.sight import (
    close_from,
    close_in,
    close_row,
    lines_from,
    seen_from,
    steps_from,
)
from spellhall.games.wiz_war.box.modifier_keys import (
    FILLS_SQUARE,
    FOGGED,
    NEAR_ONLY,
    OWL,
    SEE_THROUGH,
)
from spellhall.games.wiz_war.box.terms import BLOCK, CLOUD, ROSEBUSH, THORNBUSH
from spellhall.games.wiz_war.rules.modifiers import global_mod, keys_in_play, mod
from spellhall.games.wiz_war.rules.table.doors import can_unlock, passes_doors
from spellhall.games.wiz_war.rules.table.figures import cell_of
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel

# Bits of the kinds of things that block sight without filling the square.
HIDES: Final = 1 << ROSEBUSH | 1 << THORNBUSH | 1 << CLOUD


def blocked(s: Duel) -> int:
    """Bits of the lines, posts and squares that block sight (WW-LOS-3, WW-LOS-8, WW-LOS-9)."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._blocked


def barred(s: Duel) -> int:
    """Bits of the lines and squares that nobody without a key can pass."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._barred


def standing_lines(s: Duel) -> int:
    """Bits of the lines with a wall or door, held open or not."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._standing


def door_lines(s: Duel) -> int:
    """Bits of the lines with a door, held open or not."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._doors


def is_filled(s: Duel, cell: int) -> bool:
    """Whether nobody can enter a square."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._filled >> cell & 1 == 1


def _find_blocks(s: Duel) -> None:
    t = s._tables
    if s._standing == NONE:
        _find_walls(s)
    lines = s._standing
    for keeper in s.held:
        lines &= ~(1 << keeper.line)
    filled = 0
    hidden = 0
    for thing in s.things:
        if thing.kind == BLOCK:
            filled |= 1 << thing.cell
        elif HIDES >> thing.kind & 1:
            hidden |= 1 << thing.cell
    if keys_in_play(s) >> FILLS_SQUARE & 1:
        for spell in s.spells:
            if KEYS_OF[spell.card] >> FILLS_SQUARE & 1:
                cell = cell_of(s, spell.target)
                if cell != NONE:
                    filled |= 1 << cell
    s._close = None
    s._filled = filled
    s._murky = hidden
    s._blocked = lines | s._posts | (filled | hidden) << t.cell_bit
    s._barred = lines | filled << t.cell_bit


def _find_walls(s: Duel) -> None:
    maze = s._tables.maze
    standing: list[int] = []
    doors: list[int] = []
    posts: list[int] = []
    for line, kind in enumerate(s.lines):
        if STANDS[kind]:
            posts += maze.ends_of[line]
            standing.append(line)
            if IS_DOOR[kind]:
                doors.append(line)
    s._standing = bits_of(standing)
    s._doors = bits_of(doors)
    s._posts = (maze.outer_posts | bits_of(posts)) << maze.post_bit


def keys_at(s: Duel, figure: int, cell: int) -> int:
    """Bits of the shut doors round a square that a figure could open there (WW-LOS-14)."""
    bits = 0
    for line in s._tables.lines_round[cell]:
        if IS_DOOR[s.lines[line]]:
            if can_unlock(s, figure, line) or (figure >= BEAST and passes_doors(s, figure)):
                bits |= 1 << line
    return bits


def raw_sight(s: Duel, figure: int, cell: int) -> int:
    """Bits of the squares in sight, those whose contents are hidden included."""
    t = s._tables
    block = blocked(s)
    if s._murky >> cell & 1:
        return 1 << cell
    keys = keys_at(s, figure, cell)
    seen = seen_from(t, block & ~keys if keys else block, cell)
    if global_mod(s, FOGGED):
        seen &= t.near[cell]
    return seen


def clear(s: Duel, seen: int, cell: int) -> int:
    """Without the squares that hide what is inside (WW-LOS-10)."""
    return seen & ~s._murky | seen & 1 << cell if s._murky else seen


def sight(s: Duel, figure: int, cell: int) -> int:
    """Bits of the squares that a figure standing there sees into."""
    return clear(s, raw_sight(s, figure, cell), cell)


def adjacent(s: Duel, figure: int, cell: int) -> int:
    """Bits of the square itself and the neighbours that are seen into (WW-LOS-5)."""
    return clear(s, beside(s, figure, cell), cell)


def beside(s: Duel, figure: int, cell: int) -> int:
    """The same with the neighbours whose contents are hidden (WW-LOS-9)."""
    block = blocked(s)
    if s._murky >> cell & 1:
        return 1 << cell
    keys = keys_at(s, figure, cell)
    if keys:
        return close_from(s._tables, block & ~keys, cell)
    if s._close is None:
        s._close = close_row(s._tables, block)
    return close_in(s._tables, s._close, block, cell)


def may_meet_eyes(s: Duel, figure: int, other: int) -> bool:
    """In a dust cloud everybody sees only himself (WW-LOS-10, WW-CJ-13)."""
    if s._blocked == NONE:
        _find_blocks(s)
    if not s._murky or figure == other:
        return True
    cell = cell_of(s, figure)
    if cell != cell_of(s, other) or not s._murky >> cell & 1:
        return True
    return all(thing.kind != CLOUD or thing.cell != cell for thing in s.things)


def sees(s: Duel, figure: int, other: int) -> bool:
    """Whether one figure sees another."""
    here = cell_of(s, figure)
    there = cell_of(s, other)
    if here == NONE or there == NONE or not may_meet_eyes(s, figure, other):
        return False
    for start in origins(s, figure, False):
        if sight(s, figure, start) >> there & 1:
            return True
    return False


def origin(s: Duel, figure: int, spell: bool) -> int:
    """The square of a figure, or the one that its astral self looks out from."""
    if spell and figure == s.active and s.turn.astral != NONE:
        return s.turn.astral
    return cell_of(s, figure)


def origins(s: Duel, figure: int, spell: bool) -> list[int]:
    """The squares from which a figure may trace its lines, the main one first."""
    return [origin(s, figure, spell), *owls_of(s, figure)]


def owls_of(s: Duel, figure: int) -> list[int]:
    """The squares of the totems through which a wizard sees (WW-TO-8)."""
    found = []
    if figure < BEAST:
        for thing in s.things:
            if KEYS_OF[thing.card] >> OWL & 1 and thing.owner == figure:
                found.append(thing.cell)
    return found


def squares_in_sight(s: Duel, figure: int, spell: bool) -> int:
    """All squares in sight from any origin, with what bends or pierces the line of a spell.

    Squares that hide their contents are included; `clear` removes them.
    """
    t = s._tables
    found = 0
    for start in origins(s, figure, spell):
        seen = raw_sight(s, figure, start)
        far = spell and not s._murky >> start & 1 and not global_mod(s, FOGGED)
        if far and mod(s, figure, SEE_THROUGH):
            block = blocked(s) & ~keys_at(s, figure, start)
            seen |= t.squares.look_past_one(block, start)
        if far and figure == s.active and s.turn.corner:
            seen = two_legs(s, seen)
        found |= seen
    return found


def squares_seen_from(s: Duel, figure: int, cell: int) -> int:
    """What a figure sees as though it stood there; squares that hide their contents included."""
    found = raw_sight(s, figure, cell)
    for owl in owls_of(s, figure):
        found |= raw_sight(s, figure, owl)
    return found


def two_legs(s: Duel, seen: int) -> int:
    """What is seen from any square in sight (WW-CT-5)."""
    found = seen
    for cell in places(seen & ~s._murky):
        found |= seen_from(s._tables, blocked(s), cell)
    return found


def lines_in_sight(s: Duel, figure: int, spell: bool) -> int:
    """Bits of the border lines in sight (WW-LOS-2)."""
    t = s._tables
    found = 0
    for start in origins(s, figure, spell):
        block = blocked(s) & ~keys_at(s, figure, start)
        if s._murky >> start & 1 or global_mod(s, FOGGED):
            found |= t.bits_round[start]
            continue
        found |= lines_from(t, block, start)
        if spell and mod(s, figure, SEE_THROUGH):
            found |= t.lines.look_past_one(block, start)
        if spell and figure == s.active and s.turn.corner:
            for cell in places(raw_sight(s, figure, start) & ~s._murky):
                found |= lines_from(t, blocked(s), cell)
    return found


def walking(s: Duel, cell: int) -> list[int]:
    """Walking distances for somebody without keys."""
    return steps_from(s._tables, barred(s), cell)


def walking_for(s: Duel, figure: int, cell: int) -> list[int]:
    """Walking distances with the doors that a figure can open."""
    bars = barred(s)
    for line in places(s._doors & bars):
        if can_unlock(s, figure, line):
            bars &= ~(1 << line)
    return steps_from(s._tables, bars, cell)


def may_be_aimed_at(s: Duel, figure: int, other: int) -> bool:
    """The Cloak of Shadows hides its wearer from those farther than four steps (WW-NE-3)."""
    limit = mod(s, other, NEAR_ONLY)
    if not limit:
        return True
    return walking(s, cell_of(s, figure))[cell_of(s, other)] <= limit
