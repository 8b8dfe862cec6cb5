"""Why something on the map cannot be aimed at: asked of the checks that list the targets."""

from typing import Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.games.wiz_war.box.cards import CARD_OF, HAS_ENERGY
from spellhall.games.wiz_war.box.maze.board import STANDS
from spellhall.games.wiz_war.box.terms import (
    ATTACK,
    BESIDE,
    DOORWAY,
    EMPTY_SQUARE,
    ENEMY_HAND,
    FIRE_WALL,
    FOUR_SQUARES,
    FREE_LINE,
    GLIDE_VICTIM,
    MIST_SQUARES,
    NEAR_SQUARE,
    OBJECT,
    OBJECT_OR_TREASURE,
    OWC_OR_SQUARE,
    OWN_ALONE,
    OWN_FIGURE,
    OWN_SECTOR_SQUARE,
    REACHED_THING,
    SERVANT_THING,
    SIGHT,
    SPELL,
    SQUARE,
    STONE_WALL,
    TACKS_SQUARE,
    TRAP,
    TWO_CARDS,
    WALL_OR_DOOR,
    WALL_OR_LINE,
    WASHED,
    WITHIN_3,
    WIZARD,
)
from spellhall.games.wiz_war.frames.casting import PickTarget
from spellhall.games.wiz_war.rules.casting.announce import targets_left, what_is_aimed_at
from spellhall.games.wiz_war.rules.casting.castable import weapon_of
from spellhall.games.wiz_war.rules.casting.reach import (
    at_figures,
    at_objects,
    fitting_lines,
    is_blind,
    out_of_reach,
    squares_in_reach,
    why_not_figure,
    why_not_hit,
)
from spellhall.games.wiz_war.rules.casting.targets import (
    squares_around,
    squares_for_objects,
    why_not_object,
    why_not_treasure,
)
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures
from spellhall.games.wiz_war.rules.table.seeing import clear, lines_in_sight
from spellhall.games.wiz_war.rules.why_not import (
    BEYOND_THREE_SQUARES,
    CHOSEN_ALREADY,
    DOOR_NOT_WALL,
    EMPTY_HAND,
    HIDDEN_IN_SHADOWS,
    HOME_BASE,
    IN_THE_DUST,
    NO_ENERGY,
    NO_STRAIGHT_FLIGHT,
    NOT_ADJACENT,
    NOT_ALONE,
    NOT_AT_OBJECTS,
    NOT_CONNECTED,
    NOT_EMPTY,
    NOT_ONES_OWN,
    OUT_OF_RANGE,
    OUT_OF_SIGHT,
    SOMETHING_MADE,
    SPELL_UNSEEN,
    STANDING_ALREADY,
    WALL_NOT_DOOR,
)
from spellhall.games.wiz_war.state.numbers import (
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import (
    card_target,
    line_target,
    spell_target,
    square_target,
    target_square,
    thing_target,
    treasure_target,
)

AT_SQUARES: Final = (
    EMPTY_SQUARE,
    SQUARE,
    MIST_SQUARES,
    FOUR_SQUARES,
    NEAR_SQUARE,
    BESIDE,
    OWN_SECTOR_SQUARE,
    TACKS_SQUARE,
    OWC_OR_SQUARE,
)
AT_LINES: Final = (FREE_LINE, STONE_WALL, WALL_OR_DOOR, DOORWAY, WALL_OR_LINE)
AT_THINGS: Final = (OBJECT, OBJECT_OR_TREASURE, REACHED_THING, SERVANT_THING)
AT_OWN: Final = (OWN_FIGURE, OWN_ALONE)
AT_SOME_FIGURES: Final = (GLIDE_VICTIM, ENEMY_HAND, OWN_FIGURE, OWN_ALONE)


class Aim:
    """A question for a target: what is aimed at, how far, and what may be chosen."""

    __slots__ = ("far", "frame", "legal", "raw", "reach", "seen", "spell", "what")

    def __init__(self, s: Duel, f: PickTarget) -> None:
        self.frame: Final = f
        self.spell: Final = f.weapon == NONE
        self.what: Final = what_is_aimed_at(f)
        row, by = CARD_OF[f.card], f.by
        self.reach: Final = row.reach if self.spell else weapon_of(by, f.card, f.weapon).reach
        self.legal: Final = targets_left(s, f)
        self.far: Final = out_of_reach(self.reach)
        if self.what in AT_THINGS:
            self.raw, self.seen = squares_for_objects(s, by, self.what, self.reach, self.spell)
        else:
            self.raw = squares_in_reach(s, by, self.reach, self.spell)
            self.seen = clear(s, self.raw, cell_of(s, by))


def refused(s: Duel, aim: Aim) -> list[tuple[int, int]]:
    """Everything that one might think of and that cannot be aimed at, with the reason."""
    found = [
        (target, CHOSEN_ALREADY if target in aim.frame.targets else why)
        for target, why in thought_of(s, aim)
        if why not in (ALLOWED, ABSENT)
    ]
    return [(target, why) for target, why in found if target not in aim.legal]


def thought_of(s: Duel, aim: Aim) -> list[tuple[int, int]]:
    """What one might aim at, with what the checks say of it."""
    what = aim.what
    found: list[tuple[int, int]] = []
    if at_figures(what) or what in AT_SOME_FIGURES:
        found += [(one, why_no_figure(s, aim, one)) for one in figures(s)]
    if at_figures(what) or what in AT_THINGS:
        lying = [thing for thing in s.things if thing.cell != NONE]
        found += [(thing_target(one.uid), why_no_thing(s, aim, one)) for one in lying]
    if what in (OBJECT_OR_TREASURE, REACHED_THING):
        for one in range(len(s.treasures)):
            why = why_not_treasure(s, aim.frame.seat, what, aim.seen, one)
            found.append((treasure_target(one), aim.far if why == OUT_OF_RANGE else why))
    if what in AT_SQUARES:
        near = squares_near(s, aim)
        every = range(25 * len(s.players))
        found += [(square_target(cell), why_no_square(s, aim, near, cell)) for cell in every]
    if what in AT_LINES or at_objects(what) or what == OBJECT:
        found += why_no_lines(s, aim)
    if what == WASHED:
        burning = [thing for thing in s.things if thing.kind == FIRE_WALL]
        found += [(thing_target(one.uid), aim.far) for one in burning]
    if what == SPELL:
        found += [(spell_target(spell.card), SPELL_UNSEEN) for spell in s.spells]
        tokens = [thing for thing in s.things if thing.kind == TRAP]
        found += [(thing_target(token.uid), OUT_OF_SIGHT) for token in tokens]
    if what == TWO_CARDS:
        hand = s.players[aim.frame.seat].hand
        found += [(card_target(c), CHOSEN_ALREADY if HAS_ENERGY[c] else NO_ENERGY) for c in hand]
    return found


def why_no_figure(s: Duel, aim: Aim, figure: int) -> int:
    """A wizard or creature."""
    f, what = aim.frame, aim.what
    if what in AT_OWN:
        return NOT_ALONE if controller(s, figure) == f.seat else NOT_ONES_OWN
    aims = WIZARD if what == ENEMY_HAND else what
    blind = what == GLIDE_VICTIM or is_blind(aim.reach)
    why = why_not_figure(s, f.by, aims, f.role == ATTACK, blind, figure)
    seen = what == GLIDE_VICTIM or aim.seen >> cell_of(s, figure) & 1
    if not seen and why in (ALLOWED, IN_THE_DUST, HIDDEN_IN_SHADOWS):
        return aim.far
    if why == ALLOWED and what == GLIDE_VICTIM:
        return NO_STRAIGHT_FLIGHT
    return EMPTY_HAND if why == ALLOWED and what == ENEMY_HAND else why


def why_no_thing(s: Duel, aim: Aim, thing: Thing) -> int:
    """An object on a square."""
    if not at_figures(aim.what):
        why = why_not_object(s, aim.frame.seat, aim.what, aim.raw, aim.seen, thing)
        return aim.far if why == OUT_OF_RANGE else why
    if not at_objects(aim.what):
        return NOT_AT_OBJECTS
    return why_not_hit(thing, aim.raw, aim.seen, aim.far)


def squares_near(s: Duel, aim: Aim) -> int:
    """Bits of the squares in range of what is aimed at squares."""
    if aim.what in (FOUR_SQUARES, NEAR_SQUARE, BESIDE, TACKS_SQUARE, OWN_SECTOR_SQUARE):
        return squares_around(s, aim.frame.by, aim.what)
    return aim.seen


def why_no_square(s: Duel, aim: Aim, near: int, cell: int) -> int:
    """A square (WW-TGT-9, WW-MAKE-3, WW-CH-9)."""
    f, what = aim.frame, aim.what
    if not near >> cell & 1:
        if what == NEAR_SQUARE:
            return BEYOND_THREE_SQUARES
        return NOT_ADJACENT if what in (BESIDE, TACKS_SQUARE) else aim.far
    if what == MIST_SQUARES and f.targets:
        chosen = [target_square(target) for target in f.targets]
        if not any(s._tables.near[one] >> cell & 1 for one in chosen):
            return NOT_CONNECTED
    if cell % 25 == 12 and what not in (SQUARE, NEAR_SQUARE, OWC_OR_SQUARE):
        return HOME_BASE
    return NOT_EMPTY


def why_no_lines(s: Duel, aim: Aim) -> list[tuple[int, int]]:
    """All border lines where something may be made; else those with a wall or door."""
    what = aim.what if aim.what in AT_LINES else WALL_OR_DOOR
    fitting = fitting_lines(s, what)
    in_sight = aim.reach in (SIGHT, WITHIN_3)
    seen = lines_in_sight(s, aim.frame.by, aim.spell) if in_sight else 0
    found = []
    for line in range(len(s.lines)):
        if what not in (FREE_LINE, WALL_OR_LINE) and not STANDS[s.lines[line]]:
            continue
        if fitting >> line & 1:
            why = NOT_ADJACENT if seen >> line & 1 else aim.far
        else:
            why = why_not_fitting(s, what, line)
        found.append((line_target(line), why))
    return found


def why_not_fitting(s: Duel, what: int, line: int) -> int:
    """What stands on a line, or does not, is not what is aimed at (WW-TGT, WW-MAKE-5)."""
    if what == DOORWAY:
        return WALL_NOT_DOOR
    if what == STONE_WALL:
        return DOOR_NOT_WALL
    made = any(thing.line == line for thing in s.things)
    return SOMETHING_MADE if made else STANDING_ALREADY
