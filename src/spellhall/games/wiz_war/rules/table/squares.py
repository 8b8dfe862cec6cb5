"""What is on a square, and who may enter or leave it (WW-MOVE-2, WW-MAKE)."""

from spellhall.games.wiz_war.box.cards import KEYS_OF
from spellhall.games.wiz_war.box.maze.bits import bits_of
from spellhall.games.wiz_war.box.maze.board import FREE, IS_WALL, OFF, RUBBLE
from spellhall.games.wiz_war.box.modifier_keys import HELD
from spellhall.games.wiz_war.box.terms import BLOCK, HEX, TOTEM_SPIRIT
from spellhall.games.wiz_war.rules.modifiers import keys_in_play, own_totem_in
from spellhall.games.wiz_war.rules.table.doors import can_unlock, is_held, passes_doors
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller
from spellhall.games.wiz_war.rules.table.seeing import adjacent, is_filled
from spellhall.games.wiz_war.state.numbers import BEAST, CARRIED, NONE
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel


def things_at(s: Duel, cell: int) -> list[Thing]:
    return [thing for thing in s.things if thing.cell == cell]


def is_empty(s: Duel, cell: int) -> bool:
    """No object, treasure, creature, wizard, relic or dropped item (WW-TGT-9)."""
    for thing in s.things:
        if thing.cell == cell and thing.kind != HEX:
            return False
    if cell in s.treasures:
        return False
    for player in s.players:
        if player.cell == cell:
            return False
    for beast in s.beasts:
        if beast.cell == cell:
            return False
    return True


def free_squares(s: Duel) -> int:
    """Bits of the squares where something can be created (WW-MAKE-3, WW-MAKE-4)."""
    taken = [place for place in s.treasures if place < CARRIED]
    for thing in s.things:
        if thing.cell != NONE and thing.kind != HEX:  # which is no object (WW-HEX-2)
            taken.append(thing.cell)
    for player in s.players:
        if player.cell != NONE:
            taken.append(player.cell)
    for beast in s.beasts:
        taken.append(beast.cell)
    return s._tables.every & ~(s._tables.homes | bits_of(taken))


def can_step(s: Duel, figure: int, cell: int, d: int) -> bool:
    """Whether a figure may walk from a square in a direction (WW-MOVE-2)."""
    if not can_cross(s, figure, cell, d):
        return False
    there = s._tables.maze.next[4 * cell + d]
    return not is_filled(s, there) or cell_of(s, figure) == there


def can_cross(s: Duel, figure: int, cell: int, d: int) -> bool:
    """Whether neither wall nor door bars a figure's way out of a square in a direction."""
    maze = s._tables.maze
    side = 4 * cell + d
    line = maze.line[side]
    if line == OFF:
        return False
    kind = s.lines[line]
    if kind == FREE or kind == RUBBLE:
        return True
    if IS_WALL[kind]:
        through = figure == s.active and line == s.turn.through
        return through or walks_through_walls(s, figure, cell, maze.next[side])
    return is_held(s, line) or can_unlock(s, figure, line) or passes_doors(s, figure)


def has_block(s: Duel, cell: int) -> bool:
    """Whether a Stone Block stands there."""
    return any(thing.cell == cell and thing.kind == BLOCK for thing in s.things)


def walks_through_walls(s: Duel, figure: int, cell: int, there: int) -> bool:
    """The Totem Spirit inside sectors with its master's totem (WW-CRE-5)."""
    if figure != BEAST + TOTEM_SPIRIT or cell // 25 != there // 25:
        return False
    return own_totem_in(s, controller(s, figure), cell // 25)


def is_rooted(s: Duel, figure: int) -> bool:
    """Held fast while the attacker is adjacent (WW-MY-1)."""
    if not keys_in_play(s) >> HELD & 1:
        return False
    for spell in s.spells:
        if spell.target == figure and KEYS_OF[spell.card] >> HELD & 1:
            there = cell_of(s, spell.source)
            here = cell_of(s, figure)
            if there != NONE and adjacent(s, spell.source, there) >> here & 1:
                return True
    return False


def may_be_moved(s: Duel, figure: int, cell: int, d: int) -> bool:
    return can_step(s, figure, cell, d) and not is_rooted(s, figure)
