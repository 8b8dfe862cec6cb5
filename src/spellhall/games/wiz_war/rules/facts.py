"""What can be read off the table: figures, modifiers, doors, sight and hands."""

from typing import Final

from spellhall.games.wiz_war.board import DOOR, FREE, IS_DOOR, IS_WALL, OFF, RUBBLE
from spellhall.games.wiz_war.cards import GLUES, KEYS_OF, MODS_OF, SEALS, TRAITS_OF
from spellhall.games.wiz_war.cards_bestial import CREATURES
from spellhall.games.wiz_war.sight import (
    lines_from,
    places,
    seen_from,
    sees_past_one,
    steps_from,
)
from spellhall.games.wiz_war.state import (
    AT_LINE,
    BASE_SPEED,
    BEAST,
    CARRIED,
    HAND_LIMIT,
    LASTING,
    NONE,
    UNCLUTTERED,
    Beast,
    Duel,
    Spell,
    Thing,
)
from spellhall.games.wiz_war.verbs import (
    ANY_DOOR,
    ATTACKS,
    BLOCK,
    CLOUD,
    DRAW_ADD,
    FILLS_SQUARE,
    FOGGED,
    HAND_ADD,
    HELD,
    HEX,
    ITEMS_FREE,
    NEAR_ONLY,
    OWL,
    PASS_DOORS,
    PUNCH_MAGIC,
    PUNCH_SET,
    ROSEBUSH,
    SEE_THROUGH,
    SPEED_ADD,
    SPEED_SET,
    T_CREATION,
    T_GLOBAL,
    T_RELIC,
    T_TOTEM,
    THORNBUSH,
    TOTEM_SPIRIT,
)

HIDES: Final = (ROSEBUSH, THORNBUSH, CLOUD)  # block sight without filling the square

# -- Figures -------------------------------------------------------------------------------------


def beast_of(s: Duel, kind: int) -> Beast | None:
    """The creature of this kind, if it is on the board."""
    for beast in s.beasts:
        if beast.kind == kind:
            return beast
    return None


def cell_of(s: Duel, figure: int) -> int:
    """The square of a figure; NONE if it is not on the board."""
    if figure < 0:
        return NONE
    if figure < BEAST:
        return s.players[figure].cell
    beast = beast_of(s, figure - BEAST)
    return NONE if beast is None else beast.cell


def put(s: Duel, figure: int, cell: int) -> None:
    """Set a figure on a square."""
    if mod(s, figure, FILLS_SQUARE):
        forget_sight(s)
    if figure < BEAST:
        s.players[figure].cell = cell
    else:
        beast = beast_of(s, figure - BEAST)
        assert beast is not None
        beast.cell = cell


def controller(s: Duel, figure: int) -> int:
    """The seat that acts for a figure."""
    if figure < BEAST:
        return figure
    beast = beast_of(s, figure - BEAST)
    return NONE if beast is None else beast.owner


def is_alive(s: Duel, figure: int) -> bool:
    return cell_of(s, figure) != NONE


def figures(s: Duel) -> list[int]:
    """All figures on the board: wizards, then creatures."""
    found = []
    for seat in range(len(s.players)):
        if s.players[seat].cell != NONE:
            found.append(seat)
    for beast in s.beasts:
        found.append(BEAST + beast.kind)
    return found


def figures_at(s: Duel, cell: int) -> list[int]:
    """The figures on a square."""
    found = []
    for seat in range(len(s.players)):
        if s.players[seat].cell == cell:
            found.append(seat)
    for beast in s.beasts:
        if beast.cell == cell:
            found.append(BEAST + beast.kind)
    return found


def living(s: Duel) -> list[int]:
    """The seats whose wizards live."""
    return [seat for seat in range(len(s.players)) if s.players[seat].cell != NONE]


def slot_of(s: Duel, seat: int) -> int:
    """The slot in which a seat's own sector lies."""
    colour = s.players[seat].colour
    for slot in range(len(s.faces)):
        if s.faces[slot] // 2 == colour:
            return slot
    raise AssertionError(seat)


def home_of(s: Duel, seat: int) -> int:
    """A home base is the middle of its sector, however it is turned."""
    return 25 * slot_of(s, seat) + 12


def carried_treasure(s: Duel, figure: int) -> int:
    """The treasure that a figure carries, or NONE."""
    place = CARRIED + figure
    for treasure in range(len(s.treasures)):
        if s.treasures[treasure] == place:
            return treasure
    return NONE


def carried_relics(s: Duel, figure: int) -> list[int]:
    if figure >= BEAST:
        return []
    return [card for card in s.players[figure].items if TRAITS_OF[card] & T_RELIC]


# -- Modifiers -----------------------------------------------------------------------------------


def mod(s: Duel, figure: int, key: int) -> int:
    """The sum of a continuous modifier on a figure (WW-V-14)."""
    total = 0
    for spell in s.spells:
        card = spell.card
        if KEYS_OF[card] >> key & 1:
            if TRAITS_OF[card] & T_TOTEM:
                if in_totem_sector(s, spell, figure):
                    total += mod_of(card, key)
            elif spell.target == figure:
                total += mod_of(card, key)
    if figure < BEAST:
        for card in s.players[figure].items:
            if KEYS_OF[card] >> key & 1:
                total += mod_of(card, key)
    return total


def mod_of(card: int, key: int) -> int:
    """The value of a modifier of one card; 0 if it has none with this key."""
    for name, value in MODS_OF[card]:
        if name == key:
            return value
    return 0


def global_mod(s: Duel, key: int) -> bool:
    """Whether a Global spell with this modifier is in play."""
    for spell in s.spells:
        card = spell.card
        if KEYS_OF[card] >> key & 1 and TRAITS_OF[card] & T_GLOBAL:
            return True
    return False


def in_totem_sector(s: Duel, spell: Spell, figure: int) -> bool:
    """Whether a figure of the totem's owner stands in the totem's sector (WW-TO-15)."""
    if controller(s, figure) != spell.owner:
        return False
    cell = cell_of(s, figure)
    for thing in s.things:
        if thing.card == spell.card:
            return thing.cell // 25 == cell // 25
    return False


def own_totem_in(s: Duel, seat: int, slot: int) -> bool:
    for thing in s.things:
        if thing.owner == seat and TRAITS_OF[thing.card] & T_TOTEM and thing.cell // 25 == slot:
            return True
    return False


def speed_of(s: Duel, figure: int) -> int:
    """Base speed; a form replaces it, other effects add (WW-FORM-1, WW-FRM-8)."""
    speed = BASE_SPEED
    if figure >= BEAST:
        speed = CREATURES[figure - BEAST].speed
    for spell in s.spells:
        if spell.target == figure and KEYS_OF[spell.card] >> SPEED_SET & 1:
            speed = mod_of(spell.card, SPEED_SET)
    return speed + mod(s, figure, SPEED_ADD)


def fist_card(s: Duel, figure: int) -> int:
    """The newest spell that sets a figure's fist, or NONE (WW-FRM)."""
    for spell in reversed(s.spells):
        if spell.target == figure and KEYS_OF[spell.card] >> PUNCH_SET & 1:
            return spell.card
    return NONE


def punches_magic(s: Duel, figure: int) -> bool:
    """Whether the fist deals magical damage (WW-CH-1)."""
    card = fist_card(s, figure)
    return card != NONE and mod_of(card, PUNCH_MAGIC) > 0


def attacks_allowed(s: Duel, figure: int) -> int:
    """One attack, two with Adrenaline, however often it was cast (WW-ATK-1, WW-MU-6)."""
    return 2 if mod(s, figure, ATTACKS) else 1


def spell_in_play(s: Duel, card: int) -> Spell | None:
    for spell in s.spells:
        if spell.card == card:
            return spell
    return None


# -- Hands ---------------------------------------------------------------------------------------


def hand_limit(s: Duel, seat: int) -> int:
    """Seven, changed by effects (WW-DD-3)."""
    return max(0, HAND_LIMIT + mod(s, seat, HAND_ADD))


def is_maintained(s: Duel, spell: Spell) -> bool:
    """Under Permanent Creations created things are no longer maintained (WW-OPT-7)."""
    return not (s.rules & LASTING and TRAITS_OF[spell.card] & T_CREATION)


def load_of(s: Duel, seat: int) -> int:
    """Hand cards, carried items and maintained spells (WW-DD-3)."""
    player = s.players[seat]
    free = mod(s, seat, ITEMS_FREE)
    total = len(player.hand) + max(0, len(player.items) - free)
    if not s.rules & UNCLUTTERED:
        for spell in s.spells:
            if spell.owner == seat and is_maintained(s, spell):
                total += 1
    return total


def draw_limit(s: Duel, seat: int) -> int:
    return 2 + mod(s, seat, DRAW_ADD)


# -- Doors ---------------------------------------------------------------------------------------


def is_sealed(s: Duel, line: int) -> bool:
    for spell in s.spells:
        if spell.target == AT_LINE + line and SEALS[spell.card]:
            return True
    return False


def is_held(s: Duel, line: int) -> bool:
    for entry in s.held:
        if entry // 8 == line:
            return True
    return False


def can_unlock(s: Duel, figure: int, line: int) -> bool:
    """Doors of the own home sector, doors made by oneself, or a key (WW-DOOR-1, WW-DOOR-2)."""
    seat = controller(s, figure)
    if seat == NONE or is_sealed(s, line):
        return False
    t = s._tables
    if s.lines[line] == DOOR:
        if s.faces[t.maze.line_at[line] // 100] // 2 == s.players[seat].colour:
            return True
    else:
        for thing in s.things:
            if thing.line == line and thing.owner == seat:
                return True
    return 8 * line + seat in s.unlocked or mod(s, figure, ANY_DOOR) > 0


def passes_doors(s: Duel, figure: int) -> bool:
    """The Genie and the slime need no key."""
    if figure >= BEAST and CREATURES[figure - BEAST].ignores_doors:
        return True
    return mod(s, figure, PASS_DOORS) > 0


# -- Sight ---------------------------------------------------------------------------------------


def forget_sight(s: Duel) -> None:
    """Something that blocks has come, gone or moved."""
    s._blocked = NONE
    s._barred = NONE


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


def _find_blocks(s: Duel) -> None:
    t = s._tables
    maze = t.maze
    standing = 0
    doors = 0
    posts = maze.outer_posts
    posts_of = maze.posts_of
    kinds = s.lines
    for line in range(len(kinds)):
        kind = kinds[line]
        if kind != FREE and kind != RUBBLE:
            posts |= posts_of[line]
            standing |= 1 << line
            if IS_DOOR[kind]:
                doors |= 1 << line
    lines = standing
    for entry in s.held:
        lines &= ~(1 << entry // 8)
    filled = 0
    hidden = 0
    for thing in s.things:
        if thing.kind == BLOCK:
            filled |= 1 << thing.cell
        elif thing.kind in HIDES:
            hidden |= 1 << thing.cell
    for spell in s.spells:
        if KEYS_OF[spell.card] >> FILLS_SQUARE & 1 and spell.target >= 0:
            cell = cell_of(s, spell.target)
            if cell != NONE:
                filled |= 1 << cell
    s._standing = standing
    s._doors = doors
    s._filled = filled
    s._murky = hidden
    s._blocked = lines | posts << t.post_bit | (filled | hidden) << t.cell_bit
    s._barred = lines | filled << t.cell_bit


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
    return seen & ~s._murky | seen & 1 << cell


def sight(s: Duel, figure: int, cell: int) -> int:
    """Bits of the squares that a figure standing there sees into."""
    return clear(s, raw_sight(s, figure, cell), cell)


def adjacent(s: Duel, figure: int, cell: int) -> int:
    """Bits of the square itself and its neighbours in sight (WW-LOS-5)."""
    return sight(s, figure, cell) & s._tables.near[cell]


def may_meet_eyes(s: Duel, figure: int, other: int) -> bool:
    """In a dust cloud everybody sees only himself (WW-LOS-10, WW-CJ-13)."""
    cell = cell_of(s, figure)
    if figure == other or cell != cell_of(s, other) or not s._murky >> cell & 1:
        return True
    return all(thing.kind != CLOUD or thing.cell != cell for thing in s.things)


def sees(s: Duel, figure: int, other: int) -> bool:
    """Whether one figure sees another."""
    here = cell_of(s, figure)
    there = cell_of(s, other)
    if here == NONE or there == NONE or not may_meet_eyes(s, figure, other):
        return False
    for origin in origins(s, figure, False):
        if sight(s, figure, origin) >> there & 1:
            return True
    return False


def origins(s: Duel, figure: int, spell: bool) -> list[int]:
    """The squares from which a figure may trace its lines."""
    found = [cell_of(s, figure)]
    if spell and figure == s.active and s.turn.astral != NONE:
        found = [s.turn.astral]
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
    for origin in origins(s, figure, spell):
        seen = raw_sight(s, figure, origin)
        far = spell and not s._murky >> origin & 1 and not global_mod(s, FOGGED)
        if far and mod(s, figure, SEE_THROUGH):
            block = blocked(s) & ~keys_at(s, figure, origin)
            traces = t.from_cell(origin)
            for cell in range(t.maze.cells):
                if not seen >> cell & 1 and sees_past_one(t, block, traces[cell]):
                    seen |= 1 << cell
        if far and figure == s.active and s.turn.corner:
            seen = two_legs(s, seen)
        found |= seen
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
    for origin in origins(s, figure, spell):
        block = blocked(s) & ~keys_at(s, figure, origin)
        if s._murky >> origin & 1 or global_mod(s, FOGGED):
            found |= t.bits_round[origin]
            continue
        found |= lines_from(t, block, origin)
        if spell and mod(s, figure, SEE_THROUGH):
            traces = t.to_lines(origin)
            for line in range(t.maze.lines):
                if sees_past_one(t, block, traces[line]):
                    found |= 1 << line
        if spell and figure == s.active and s.turn.corner:
            for cell in places(raw_sight(s, figure, origin) & ~s._murky):
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


# -- Squares -------------------------------------------------------------------------------------


def things_at(s: Duel, cell: int) -> list[Thing]:
    return [thing for thing in s.things if thing.cell == cell]


def is_filled(s: Duel, cell: int) -> bool:
    """Whether nobody can enter a square."""
    if s._blocked == NONE:
        _find_blocks(s)
    return s._filled >> cell & 1 == 1


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
    taken = s._tables.homes
    for thing in s.things:
        if thing.cell != NONE and thing.kind != HEX:  # which is no object (WW-HEX-2)
            taken |= 1 << thing.cell
    for place in s.treasures:
        if place < CARRIED:
            taken |= 1 << place
    for player in s.players:
        if player.cell != NONE:
            taken |= 1 << player.cell
    for beast in s.beasts:
        taken |= 1 << beast.cell
    return s._tables.every & ~taken


def can_step(s: Duel, figure: int, cell: int, d: int) -> bool:
    """Whether a figure may walk from a square in a direction (WW-MOVE-2)."""
    maze = s._tables.maze
    side = 4 * cell + d
    there = maze.next[side]
    if there == OFF:
        return False
    line = maze.line[side]
    kind = s.lines[line]
    if kind != FREE and kind != RUBBLE:
        if IS_WALL[kind]:
            through = figure == s.active and line == s.turn.through
            if not through and not walks_through_walls(s, figure, cell, there):
                return False
        elif not is_held(s, line) and not can_unlock(s, figure, line):
            if not passes_doors(s, figure):
                return False
    return not is_filled(s, there) or cell_of(s, figure) == there


def walks_through_walls(s: Duel, figure: int, cell: int, there: int) -> bool:
    """The Totem Spirit inside sectors with its master's totem (WW-CRE-5)."""
    if figure != BEAST + TOTEM_SPIRIT or cell // 25 != there // 25:
        return False
    return own_totem_in(s, controller(s, figure), cell // 25)


def is_rooted(s: Duel, figure: int) -> bool:
    """Held fast while the attacker is adjacent (WW-MY-1)."""
    for spell in s.spells:
        if spell.target == figure and KEYS_OF[spell.card] >> HELD & 1:
            there = cell_of(s, spell.source)
            here = cell_of(s, figure)
            if there != NONE and adjacent(s, spell.source, there) >> here & 1:
                return True
    return False


def is_stuck(s: Duel, target: int) -> bool:
    """Glued: an object or treasure that a temporary spell without other effect lies on."""
    for spell in s.spells:
        if spell.target == target and GLUES[spell.card]:
            return True
    return False
