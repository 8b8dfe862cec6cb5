"""What a spell, weapon or creature may be aimed at (WW-RNG, WW-TGT)."""

from typing import Final

from spellhall.games.wiz_war.board import OFF
from spellhall.games.wiz_war.cards import (
    HAS_ENERGY,
    SUMMONS,
    TRAITS_OF,
)
from spellhall.games.wiz_war.rules.facts import (
    HIDES,
    adjacent,
    barred,
    carried_treasure,
    cell_of,
    clear,
    controller,
    figures,
    figures_at,
    free_squares,
    global_mod,
    is_alive,
    is_empty,
    is_filled,
    is_rooted,
    is_stuck,
    lines_in_sight,
    living,
    may_be_aimed_at,
    may_meet_eyes,
    mod,
    origins,
    squares_in_sight,
    standing_lines,
    walking,
)
from spellhall.games.wiz_war.sight import places
from spellhall.games.wiz_war.state import (
    AT_CARD,
    AT_LINE,
    AT_SECTOR,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    AT_WAY,
    BEAST,
    CARRIED,
    NONE,
    Duel,
    Spell,
    Thing,
)
from spellhall.games.wiz_war.verbs import (
    ADJACENT,
    ANY_FIGURE,
    ANYWHERE,
    BESIDE,
    CASTER,
    CREATURE_CARD,
    DIRECTION,
    DOORWAY,
    DROPPED_ITEM,
    EMPTY_SQUARE,
    ENEMY_HAND,
    FIGURE,
    FOUR_SQUARES,
    FREE_LINE,
    GLIDE_VICTIM,
    HERE,
    HEX,
    MIST_SQUARES,
    NEAR_SQUARE,
    NOBODY,
    OBJECT,
    OBJECT_OR_TREASURE,
    OWC,
    OWC_OR_SQUARE,
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
    SIX_STEPS,
    SPELL,
    SQUARE,
    STONE_WALL,
    T_FIRE,
    T_GLOBAL,
    T_RELIC,
    T_TOTEM,
    TACKS,
    TACKS_SQUARE,
    TOUCH,
    TRAP,
    TREASURE_COSTS,
    TWO_CARDS,
    UNTARGETABLE,
    WALL_OR_DOOR,
    WALL_OR_LINE,
    WASHED,
    WEIGHED,
    WITHIN_3,
    WIZARD,
)

AT_OBJECTS: Final = (OWC, OWC_OR_SQUARE, WASHED)
AT_FIGURES: Final = (WIZARD, FIGURE, ANY_FIGURE, *AT_OBJECTS)
BLIND: Final = (TOUCH, SIX_STEPS, SECTOR, ANYWHERE)  # ranges that need no sight


def squares_in_reach(s: Duel, by: int, reach: int, spell: bool) -> int:
    """Bits of the squares in range of a figure, those that hide their contents included."""
    t = s._tables
    cell = cell_of(s, by)
    if reach in (SIGHT, WITHIN_3):
        seen = squares_in_sight(s, by, spell)
        if reach == WITHIN_3:
            seen &= _within(s, cell, 3)
        return seen
    if reach == ADJACENT:
        found = 0
        for origin in origins(s, by, spell)[:1]:
            found |= adjacent(s, by, origin)
        return found
    if reach == HERE or reach == CASTER:
        return 1 << cell
    if reach == TOUCH:
        return t.near[cell]
    if reach == SIX_STEPS:
        return _within(s, cell, 6)
    if reach == SECTOR:
        return ((1 << 25) - 1) << (25 * (cell // 25))
    return (1 << t.maze.cells) - 1


def _within(s: Duel, cell: int, n: int) -> int:
    steps = walking(s, cell)
    bits = 0
    for there in range(len(steps)):
        if steps[there] <= n:
            bits |= 1 << there
    return bits


def can_aim_at_figure(s: Duel, by: int, figure: int, attack: bool) -> bool:
    """Nobody attacks himself or his master; mist cannot be attacked (WW-ATK-3, WW-FRM-7)."""
    if attack and (figure == by or figure == controller(s, by) or mod(s, figure, UNTARGETABLE)):
        return False
    return figure == controller(s, by) or may_be_aimed_at(s, by, figure)


def targets(
    s: Duel, seat: int, by: int, aims: int, reach: int, spell: bool, attack: bool
) -> list[int]:
    """Everything that may be chosen; empty when there is nothing in range (WW-CARD-8)."""
    if aims == NOBODY:
        return [by]
    if aims in AT_FIGURES:
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


def squares(bits: int) -> list[int]:
    """The squares of a set of bits, as targets."""
    return [AT_SQUARE + cell for cell in places(bits)]


def square_bits(s: Duel, by: int, aims: int, reach: int, spell: bool) -> int:
    """Bits of the squares in range, only the empty ones unless any will do."""
    seen = clear(s, squares_in_reach(s, by, reach, spell), cell_of(s, by))
    return seen if aims == SQUARE else seen & free_squares(s)


def figure_targets(s: Duel, by: int, aims: int, reach: int, spell: bool, attack: bool) -> list[int]:
    """Wizards, creatures and, for most attacks, objects that can be damaged."""
    raw = squares_in_reach(s, by, reach, spell)
    seen = raw if reach in BLIND else clear(s, raw, cell_of(s, by))
    found = figures_aimed_at(s, by, aims, seen, attack, reach in BLIND)
    if aims in AT_OBJECTS:
        for thing in s.things:
            if thing.cell != NONE and thing.limit and thing_is_seen(thing, raw, seen):
                found.append(AT_THING + thing.uid)
        found += line_targets(s, by, WALL_OR_DOOR, reach, spell)
    if aims == WASHED:
        lines = lines_in_sight(s, by, spell)
        for thing in s.things:
            if thing.limit or not (thing.kind == TACKS or TRAITS_OF[thing.card] & T_FIRE):
                continue
            if lines >> thing.line & 1 if thing.line != NONE else seen >> thing.cell & 1:
                found.append(AT_THING + thing.uid)
    if aims == OWC_OR_SQUARE:
        found += [AT_SQUARE + c for c in places(seen) if is_empty(s, c)]
    return found


def figures_aimed_at(
    s: Duel, by: int, aims: int, seen: int, attack: bool, blind: bool
) -> list[int]:
    """The figures on these squares that may be aimed at."""
    found = []
    for figure in figures(s):
        if aims == WIZARD and (figure >= BEAST or figure == by):
            continue
        if not seen >> cell_of(s, figure) & 1 or not (blind or may_meet_eyes(s, by, figure)):
            continue
        if can_aim_at_figure(s, by, figure, attack):
            found.append(figure)
    return found


def thing_is_seen(thing: Thing, raw: int, seen: int) -> bool:
    """A bush or cloud itself is seen, what lies within it is not (WW-LOS-9, WW-LOS-10)."""
    return (raw if thing.kind in HIDES else seen) >> thing.cell & 1 == 1


def line_targets(s: Duel, by: int, aims: int, reach: int, spell: bool) -> list[int]:
    """Border lines, walls and doors in range."""
    if reach == SIGHT or reach == WITHIN_3:
        seen = lines_in_sight(s, by, spell)
    else:
        seen = s._tables.bits_round[origins(s, by, spell)[0]]
    return [AT_LINE + line for line in places(seen & fitting_lines(s, aims))]


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


def spell_targets(s: Duel, seat: int, by: int, spell: bool) -> list[int]:
    """Spells in play whose object, victim or caster is in sight; Global ones always."""
    raw = squares_in_sight(s, by, spell)
    seen = clear(s, raw, cell_of(s, by))
    lines = lines_in_sight(s, by, spell)
    found = []
    for one in s.spells:
        if TRAITS_OF[one.card] & T_GLOBAL or spell_is_seen(s, one, raw, seen, lines):
            found.append(AT_SPELL + one.card)
    for thing in s.things:  # each face-down token is dispelled separately
        if thing.kind == TRAP and seen >> thing.cell & 1:
            found.append(AT_THING + thing.uid)
    return found


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
        if lines >> (target - AT_LINE) & 1:
            return True
    elif target >= AT_TREASURE:
        place = s.treasures[target - AT_TREASURE]
        if place < CARRIED and seen >> place & 1:
            return True
    for thing in s.things:
        if thing.card == one.card or target == AT_THING + thing.uid:
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
    if aims == SERVANT_THING:
        raw = seen = _within(s, cell_of(s, by), 3)
    else:
        raw = squares_in_reach(s, by, reach, spell)
        seen = clear(s, raw, cell_of(s, by))
    found = []
    for thing in s.things:
        if thing.cell == NONE or thing.kind in (HEX, TRAP):
            continue
        if not thing_is_seen(thing, raw, seen):
            continue
        if aims in (REACHED_THING, SERVANT_THING) and not can_lift(s, seat, thing):
            continue
        found.append(AT_THING + thing.uid)
    if aims == OBJECT:
        found += line_targets(s, by, WALL_OR_DOOR, reach, spell)
        lines = lines_in_sight(s, by, spell)
        for thing in s.things:
            if thing.line != NONE and lines >> thing.line & 1:
                if AT_LINE + thing.line not in found:
                    found.append(AT_THING + thing.uid)
    if aims in (OBJECT_OR_TREASURE, REACHED_THING):
        for treasure in range(len(s.treasures)):
            place = s.treasures[treasure]
            if place < CARRIED and seen >> place & 1:
                if aims == OBJECT_OR_TREASURE or can_take_treasure(s, seat, treasure):
                    found.append(AT_TREASURE + treasure)
    if aims == REACHED_THING and s.turn.mp < 1:
        found = [one for one in found if one >= AT_TREASURE]
    return found


def can_lift(s: Duel, seat: int, thing: Thing) -> bool:
    """Mobile, not glued, no Gravity; relics need a free base (WW-OBJ-4, WW-REL-1)."""
    if thing.kind != DROPPED_ITEM or is_stuck(s, AT_THING + thing.uid):
        return False
    if global_mod(s, WEIGHED):
        return False
    if TRAITS_OF[thing.card] & T_RELIC:
        return not base_is_full(s, seat)
    return True


def base_is_full(s: Duel, figure: int) -> bool:
    """A figure's base holds one treasure or one relic (WW-TRS-2, WW-REL-1)."""
    if carried_treasure(s, figure) != NONE:
        return True
    if figure >= BEAST:
        return False
    for card in s.players[figure].items:
        if TRAITS_OF[card] & T_RELIC:
            return True
    return False


def can_take_treasure(s: Duel, figure: int, treasure: int) -> bool:
    """One at a time, not glued, no Gravity, not in the turn of a Mad Dash."""
    if base_is_full(s, figure) or is_stuck(s, AT_TREASURE + treasure) or global_mod(s, WEIGHED):
        return False
    if s.turn.no_treasure if figure < BEAST else figure in s.turn.hasty:
        return False
    return not mod(s, figure, TREASURE_COSTS) or figure >= BEAST or s.turn.mp > 0


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
        return [AT_SECTOR + slot for slot in range(len(s.faces))]
    if aims == DIRECTION:
        return [AT_WAY + d for d in range(4)]
    if aims == TWO_CARDS:
        hand = s.players[seat].hand
        return [AT_CARD + card for card in hand if HAS_ENERGY[card]]
    if aims == FOUR_SQUARES:
        return squares(free_squares(s))
    if aims == NEAR_SQUARE:
        near = over_within(s, cell, 3, False)
        return [AT_SQUARE + c for c in places(near) if is_empty(s, c)]
    if aims == BESIDE:
        seen = adjacent(s, by, cell) & ~(1 << cell)
        return squares(seen & free_squares(s))
    if aims == OWN_SECTOR_SQUARE:
        return squares(squares_in_reach(s, by, SECTOR, True) & free_squares(s))
    if aims == OWN_TOTEM:
        return [
            AT_THING + thing.uid
            for thing in s.things
            if thing.owner == seat and TRAITS_OF[thing.card] & T_TOTEM and thing.limit < 3
        ]
    if aims == CREATURE_CARD:
        player = s.players[seat]
        discards = list(s.piles[player.pile].discard)
        if player.own_pile != NONE:
            discards += s.piles[player.own_pile].discard
        return [AT_CARD + card for card in discards if SUMMONS[card] >= 0]
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
    near = adjacent(s, by, cell)
    found = squares(near & free_squares(s))
    if figures_at(s, cell) == [by] and cell % 25 != 12 and cell not in s.treasures:
        if all(thing.cell != cell for thing in s.things):
            found.append(AT_SQUARE + cell)
    return sorted(found)


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


def over_within(s: Duel, cell: int, n: int, off: bool) -> int:
    """Bits of the squares within n steps when walls do not matter; `off`: nor the outer one."""
    t = s._tables
    bits = 1 << cell
    for _ in range(n):
        grown = bits
        for there in range(t.maze.cells):
            if bits >> there & 1:
                grown |= t.near[there]
                for side in range(4 * there, 4 * there + 4):
                    if off or t.maze.flat[side]:
                        grown |= 1 << t.maze.over[side]
        bits = grown
    return bits


def has_target(
    s: Duel, seat: int, by: int, aims: int, reach: int, spell: bool, attack: bool
) -> bool:
    """Whether there is anything to aim at; cheaper than the whole list."""
    if aims in (NOBODY, DIRECTION, SECTORS):
        return True
    if aims in AT_FIGURES:
        object_will_do = aims in AT_OBJECTS
        if object_will_do and is_lined(s, by, WALL_OR_DOOR, spell):
            return True
        seen = squares_in_reach(s, by, reach, spell)
        if reach not in BLIND:
            seen = clear(s, seen, cell_of(s, by))
        if figures_aimed_at(s, by, aims, seen, attack, reach in BLIND):
            return True
        return object_will_do and len(figure_targets(s, by, aims, reach, spell, attack)) > 0
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


def is_lined(s: Duel, by: int, aims: int, spell: bool) -> bool:
    """Whether the caster's own square has such a border line: that one is always in range."""
    return s._tables.bits_round[origins(s, by, spell)[0]] & fitting_lines(s, aims) != 0


def stands_alone(s: Duel, figure: int) -> bool:
    """A big man needs the square for himself (WW-MU-7)."""
    return len(figures_at(s, cell_of(s, figure))) == 1
