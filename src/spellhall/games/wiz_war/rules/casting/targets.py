"""What a spell, weapon or creature may be aimed at (WW-RNG, WW-TGT)."""

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.games.wiz_war.box.cards import HAS_ENERGY, SUMMONS, TRAITS_OF
from spellhall.games.wiz_war.box.maze.bits import places
from spellhall.games.wiz_war.box.maze.board import OFF
from spellhall.games.wiz_war.box.maze.sight import flown_from
from spellhall.games.wiz_war.box.terms import (
    BESIDE,
    CREATURE_CARD,
    DIRECTION,
    DOORWAY,
    EMPTY_SQUARE,
    ENEMY_HAND,
    FOUR_SQUARES,
    FREE_LINE,
    GLIDE_VICTIM,
    HEX,
    MIST_SQUARES,
    NEAR_SQUARE,
    NOBODY,
    OBJECT,
    OBJECT_OR_TREASURE,
    OWC,
    OWN_ALONE,
    OWN_CREATURE,
    OWN_FIGURE,
    OWN_SECTOR_SQUARE,
    OWN_TOTEM,
    REACHED_THING,
    SECTOR,
    SECTORS,
    SERVANT_THING,
    SIGHT,
    SPELL,
    SQUARE,
    STONE_WALL,
    T_GLOBAL,
    T_TOTEM,
    TACKS_SQUARE,
    TRAP,
    TWO_CARDS,
    WALL_OR_DOOR,
    WALL_OR_LINE,
)
from spellhall.games.wiz_war.rules.casting.reach import (
    at_figures,
    at_objects,
    can_aim_at_figure,
    figure_targets,
    figures_aimed_at,
    is_blind,
    is_lined,
    line_targets,
    objects_aimed_at,
    sees_lines,
    square_bits,
    squares,
    squares_in_reach,
    thing_is_seen,
    walked_within,
)
from spellhall.games.wiz_war.rules.table.figures import (
    cell_of,
    figures,
    figures_at,
    is_alive,
    living,
)
from spellhall.games.wiz_war.rules.table.lifting import why_not_lifted, why_not_taken
from spellhall.games.wiz_war.rules.table.seeing import (
    adjacent,
    barred,
    clear,
    is_filled,
    lines_in_sight,
    squares_in_sight,
)
from spellhall.games.wiz_war.rules.table.squares import free_squares, is_empty, is_rooted
from spellhall.games.wiz_war.rules.why_not import (
    BEYOND_THREE_WALKED,
    GLUED,
    HEX_IS_NO_OBJECT,
    NO_POINTS,
    OUT_OF_RANGE,
    STANDS_FAST,
    TOKEN_IS_NO_OBJECT,
)
from spellhall.games.wiz_war.state.numbers import (
    AT_LINE,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    BEAST,
    CARRIED,
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Spell, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    card_target,
    line_target,
    sector_target,
    spell_target,
    square_target,
    target_line,
    target_treasure,
    thing_target,
    treasure_target,
    way_target,
)


def targets(
    s: Duel, seat: int, by: int, aims: int, reach: int, spell: bool, attack: bool
) -> list[int]:
    """Everything that may be chosen; empty when there is nothing in range (WW-CARD-8)."""
    if aims == NOBODY:
        return [by]
    if at_figures(aims):
        return figure_targets(s, by, aims, reach, spell, attack)
    if aims in (EMPTY_SQUARE, SQUARE, MIST_SQUARES):
        return squares(square_bits(s, by, aims, reach, spell))
    if aims in (FREE_LINE, STONE_WALL, WALL_OR_DOOR, DOORWAY, WALL_OR_LINE):
        return line_targets(s, by, aims, reach, spell)
    if aims == SPELL:
        return spell_targets(s, seat, by, spell)
    if aims in (OBJECT, OBJECT_OR_TREASURE, REACHED_THING, SERVANT_THING):
        return object_targets(s, seat, by, aims, reach, spell)
    return other_targets(s, seat, by, aims)


def spell_targets(s: Duel, seat: int, by: int, spell: bool) -> list[int]:
    """Spells in play whose object, victim or caster is in sight; Global ones always."""
    if not s.spells and all(thing.kind != TRAP for thing in s.things):
        return []
    raw = squares_in_sight(s, by, spell)
    seen = clear(s, raw, cell_of(s, by))
    lines = lines_in_sight(s, by, spell) if holds_lines(s) else 0
    found = []
    for one in s.spells:
        if TRAITS_OF[one.card] & T_GLOBAL or spell_is_seen(s, one, raw, seen, lines):
            found.append(spell_target(one.card))
    for thing in s.things:  # each face-down token is dispelled separately
        if thing.kind == TRAP and seen >> thing.cell & 1:
            found.append(thing_target(thing.uid))
    return found


def holds_lines(s: Duel) -> bool:
    """Whether a spell lies on a border line, or anything else does."""
    for one in s.spells:
        if AT_LINE <= one.target < AT_THING:
            return True
    return any(thing.line != NONE for thing in s.things)


def spell_is_seen(s: Duel, one: Spell, raw: int, seen: int, lines: int) -> bool:
    """Sight of what it made, of its victim, or of its caster."""
    cell = s.players[one.owner].cell
    if cell != NONE and seen >> cell & 1:
        return True
    target = one.target
    if 0 <= target < AT_SQUARE:
        cell = cell_of(s, target)
        if cell != NONE and seen >> cell & 1:
            return True
    elif AT_LINE <= target < AT_THING:
        if lines >> target_line(target) & 1:
            return True
    elif target >= AT_TREASURE:
        place = s.treasures[target_treasure(target)]
        if place < CARRIED and seen >> place & 1:
            return True
    for thing in s.things:
        if thing.card == one.card or target == thing_target(thing.uid):
            if thing.kind == TRAP:
                continue
            if thing.line != NONE:
                if lines >> thing.line & 1:
                    return True
            elif thing_is_seen(thing, raw, seen):
                return True
    return False


def object_targets(s: Duel, seat: int, by: int, aims: int, reach: int, spell: bool) -> list[int]:
    """Objects, and treasures where the card says so (WW-TGT-5, WW-TGT-10)."""
    raw, seen = squares_for_objects(s, by, aims, reach, spell)
    found = []
    for thing in s.things:
        if thing.cell != NONE and why_not_object(s, seat, aims, raw, seen, thing) == ALLOWED:
            found.append(thing_target(thing.uid))
    if aims == OBJECT:
        found += line_targets(s, by, WALL_OR_DOOR, reach, spell)
        lines = lines_in_sight(s, by, spell)
        for thing in s.things:
            if thing.line != NONE and lines >> thing.line & 1:
                if line_target(thing.line) not in found:
                    found.append(thing_target(thing.uid))
    if aims in (OBJECT_OR_TREASURE, REACHED_THING):
        for treasure in range(len(s.treasures)):
            if why_not_treasure(s, seat, aims, seen, treasure) == ALLOWED:
                found.append(treasure_target(treasure))
    return found


def squares_for_objects(s: Duel, by: int, aims: int, reach: int, spell: bool) -> tuple[int, int]:
    """Bits of the squares in range of what is aimed at objects: all, and those seen into."""
    if aims == SERVANT_THING:
        near = walked_within(s, cell_of(s, by), 3)
        return near, near
    raw = squares_in_reach(s, by, reach, spell)
    return raw, clear(s, raw, cell_of(s, by))


def why_not_object(s: Duel, seat: int, aims: int, raw: int, seen: int, thing: Thing) -> int:
    """A thing on a square (WW-TGT-5); what is fetched must be liftable (WW-OBJ-4, WW-NE-11)."""
    if thing.kind == HEX:
        return HEX_IS_NO_OBJECT
    if thing.kind == TRAP:
        return TOKEN_IS_NO_OBJECT
    lifted = aims in (REACHED_THING, SERVANT_THING)
    why = why_not_lifted(s, seat, thing) if lifted else ALLOWED
    if why in (STANDS_FAST, GLUED):
        return why
    if not thing_is_seen(thing, raw, seen):
        return BEYOND_THREE_WALKED if aims == SERVANT_THING else OUT_OF_RANGE
    if why == ALLOWED and aims == REACHED_THING and s.turn.mp < 1:
        return NO_POINTS
    return why


def why_not_treasure(s: Duel, seat: int, aims: int, seen: int, treasure: int) -> int:
    """A treasure on the board (WW-TGT-10); one that is reached for must be free to take."""
    place = s.treasures[treasure]
    if place >= CARRIED:
        return ABSENT
    if not seen >> place & 1:
        return OUT_OF_RANGE
    return ALLOWED if aims == OBJECT_OR_TREASURE else why_not_taken(s, seat, treasure)


def other_targets(s: Duel, seat: int, by: int, aims: int) -> list[int]:
    """Aims that only a few cards have."""
    cell = cell_of(s, by)
    if aims == OWN_FIGURE:
        found = [seat] + [BEAST + beast.kind for beast in s.beasts if beast.owner == seat]
        return [figure for figure in found if is_alive(s, figure)]
    if aims == OWN_ALONE:
        return [one for one in other_targets(s, seat, by, OWN_FIGURE) if stands_alone(s, one)]
    if aims == OWN_CREATURE:
        return [BEAST + beast.kind for beast in s.beasts if beast.owner == seat]
    if aims == SECTORS:
        return [sector_target(slot) for slot in range(len(s.faces))]
    if aims == DIRECTION:
        return [way_target(d) for d in range(4)]
    if aims == TWO_CARDS:
        hand = s.players[seat].hand
        return [card_target(card) for card in hand if HAS_ENERGY[card]]
    if aims == FOUR_SQUARES:
        return squares(squares_around(s, by, aims) & free_squares(s))
    if aims == NEAR_SQUARE:
        return [square_target(c) for c in places(squares_around(s, by, aims)) if is_empty(s, c)]
    if aims in (BESIDE, OWN_SECTOR_SQUARE):
        return squares(squares_around(s, by, aims) & free_squares(s))
    if aims == OWN_TOTEM:
        return [
            thing_target(thing.uid)
            for thing in s.things
            if thing.owner == seat and TRAITS_OF[thing.card] & T_TOTEM and thing.limit < 3
        ]
    if aims == CREATURE_CARD:
        player = s.players[seat]
        discards = list(s.piles[player.pile].discard)
        if player.own_pile != NONE:
            discards += s.piles[player.own_pile].discard
        return [card_target(card) for card in discards if SUMMONS[card] >= 0]
    if aims == ENEMY_HAND:
        seen = clear(s, squares_in_reach(s, by, SIGHT, False), cell)
        return [
            other
            for other in living(s)
            if other != seat and s.players[other].hand and seen >> s.players[other].cell & 1
        ]
    if aims == GLIDE_VICTIM:
        return [
            figure
            for figure in figures(s)
            if can_aim_at_figure(s, by, figure, True) and landings(s, by, figure)
        ]
    assert aims == TACKS_SQUARE, aims
    found = squares(squares_around(s, by, aims) & free_squares(s))
    if figures_at(s, cell) == [by] and cell % 25 != 12 and cell not in s.treasures:
        if all(thing.cell != cell for thing in s.things):
            found.append(square_target(cell))
    return sorted(found)


def squares_around(s: Duel, by: int, aims: int) -> int:
    """Bits of the squares in range of the aims at squares that have a range of their own."""
    cell = cell_of(s, by)
    if aims == FOUR_SQUARES:
        return s._tables.every
    if aims == NEAR_SQUARE:
        return flown_from(s._tables, cell, 3, False)
    if aims == OWN_SECTOR_SQUARE:
        return squares_in_reach(s, by, SECTOR, True)
    return adjacent(s, by, cell)


def landings(s: Duel, by: int, victim: int) -> list[int]:
    """Where a straight flight of up to four squares, over objects, can end next to a victim."""
    maze = s._tables.maze
    bars = barred(s)
    there = cell_of(s, victim)
    start = cell_of(s, by)
    found = []
    farthest = 0 if is_rooted(s, by) or by in s.turn.dazed else 4
    for way in range(4):
        cell = start
        heading = way
        for k in range(5):
            if not is_filled(s, cell) or cell == start:
                if cell not in found and adjacent(s, by, cell) >> there & 1:
                    found.append(cell)
            side = 4 * cell + heading
            if k == farthest or maze.next[side] == OFF or bars >> maze.line[side] & 1:
                break
            heading = maze.heading[side]
            cell = maze.next[side]
    return found


def has_target(
    s: Duel, seat: int, by: int, aims: int, reach: int, spell: bool, attack: bool
) -> bool:
    """Whether there is anything to aim at; cheaper than the whole list."""
    if aims in (NOBODY, DIRECTION, SECTORS):
        return True
    if at_figures(aims):
        object_will_do = at_objects(aims)
        if object_will_do and is_lined(s, by, WALL_OR_DOOR, spell):
            return True
        raw = squares_in_reach(s, by, reach, spell)
        blind = is_blind(reach)
        seen = raw if blind else clear(s, raw, cell_of(s, by))
        if figures_aimed_at(s, by, aims, seen, attack, blind):
            return True
        if not object_will_do:
            return False
        if objects_aimed_at(s, raw, seen):
            return True
        if aims == OWC:  # the lines round its own square were looked at
            return sees_lines(reach) and len(line_targets(s, by, WALL_OR_DOOR, reach, spell)) > 0
        return len(figure_targets(s, by, aims, reach, spell, attack)) > 0
    if aims in (EMPTY_SQUARE, SQUARE, MIST_SQUARES):
        return square_bits(s, by, aims, reach, spell) != 0
    if aims in (FREE_LINE, STONE_WALL, WALL_OR_DOOR, DOORWAY, WALL_OR_LINE):
        if is_lined(s, by, aims, spell):
            return True
        return len(line_targets(s, by, aims, reach, spell)) > 0
    if aims == FOUR_SQUARES:
        return len(places(free_squares(s))) >= 4
    if aims == TWO_CARDS:
        return len(other_targets(s, seat, by, aims)) >= 2
    return len(targets(s, seat, by, aims, reach, spell, attack)) > 0


def stands_alone(s: Duel, figure: int) -> bool:
    """A big man needs the square for himself (WW-MU-7)."""
    return len(figures_at(s, cell_of(s, figure))) == 1
