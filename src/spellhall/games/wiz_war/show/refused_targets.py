"""Why something on the map cannot be aimed at now, with the rule that says so."""

from collections.abc import Iterable
from typing import Final

from spellhall.engine.wording import Refused
from spellhall.games.wiz_war.box.cards import CARD_OF, HAS_ENERGY
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, STANDS
from spellhall.games.wiz_war.box.maze.sight import places
from spellhall.games.wiz_war.box.modifier_keys import UNTARGETABLE
from spellhall.games.wiz_war.box.terms import (
    ADJACENT,
    ATTACK,
    BESIDE,
    DOORWAY,
    DROPPED_ITEM,
    EMPTY_SQUARE,
    ENEMY_HAND,
    FOUR_SQUARES,
    FREE_LINE,
    GLIDE_VICTIM,
    HEX,
    MIST_SQUARES,
    NEAR_SQUARE,
    OBJECT,
    OBJECT_OR_TREASURE,
    OWC_OR_SQUARE,
    OWN_ALONE,
    OWN_FIGURE,
    OWN_SECTOR_SQUARE,
    REACHED_THING,
    SECTOR,
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
    WITHIN_3,
    WIZARD,
)
from spellhall.games.wiz_war.choices.effects import TO_SQUARE
from spellhall.games.wiz_war.choices.kinds import square_touch
from spellhall.games.wiz_war.frames.casting import PickCounterLine, PickTarget
from spellhall.games.wiz_war.frames.effects import PickSquare
from spellhall.games.wiz_war.rules.casting.announce import targets_left
from spellhall.games.wiz_war.rules.casting.answers import crossed_lines, line_of_attack
from spellhall.games.wiz_war.rules.casting.castable import aims_of, weapon_of
from spellhall.games.wiz_war.rules.casting.reach import (
    at_figures,
    at_objects,
    fitting_lines,
    squares_in_reach,
)
from spellhall.games.wiz_war.rules.casting.targets import over_within
from spellhall.games.wiz_war.rules.effects.displacing import TO_BLINK, TO_SEND, TO_SWOOP
from spellhall.games.wiz_war.rules.effects.summoning import square_choices
from spellhall.games.wiz_war.rules.modifiers import is_stuck, mod
from spellhall.games.wiz_war.rules.table.figures import cell_of, controller, figures
from spellhall.games.wiz_war.rules.table.lifting import base_is_full
from spellhall.games.wiz_war.rules.table.seeing import (
    adjacent,
    clear,
    is_filled,
    lines_in_sight,
    may_be_aimed_at,
)
from spellhall.games.wiz_war.show.names import target_touch
from spellhall.games.wiz_war.state.numbers import (
    AT_CARD,
    AT_LINE,
    AT_SPELL,
    AT_SQUARE,
    AT_THING,
    AT_TREASURE,
    BEAST,
    CARRIED,
    NONE,
)
from spellhall.games.wiz_war.state.pieces import Thing
from spellhall.games.wiz_war.state.state import Duel

Why = tuple[str, str]  # reason and rule

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
TAKEN: Final = ("It is chosen already.", "WW-DEC-4")
NOT_ADJACENT: Final = ("Not adjacent, or a wall is between.", "WW-RNG-2")
OUT_OF_SIGHT: Final = ("Out of sight: a wall, a door or smoke is between.", "WW-RNG-3")


class Aim:
    """A question for a target: what is aimed at, how far, and what may be chosen."""

    def __init__(self, s: Duel, f: PickTarget) -> None:
        self.frame: Final = f
        self.spell: Final = f.weapon == NONE
        if self.spell:
            row = CARD_OF[f.card]
            self.what, self.reach = aims_of(row, f.mode, f.role), row.reach
        else:
            tool = weapon_of(f.by, f.card, f.weapon)
            self.what, self.reach = tool.aims, tool.reach
        self.legal: Final = set(targets_left(s, f))
        raw = squares_in_reach(s, f.by, self.reach, self.spell)
        self.seen: Final = clear(s, raw, cell_of(s, f.by))


def refused_targets(s: Duel, f: PickTarget) -> list[Refused]:
    """Everything on the map that one might think of and that cannot be aimed at."""
    aim = Aim(s, f)
    found: list[tuple[int, Why]] = []
    if at_figures(aim.what) or aim.what in (GLIDE_VICTIM, ENEMY_HAND, *AT_OWN):
        found += [(one, why_no_figure(s, aim, one)) for one in figures(s)]
    if at_figures(aim.what) or aim.what in AT_THINGS:
        on_board = [thing for thing in s.things if thing.cell != NONE]
        found += [(AT_THING + one.uid, why_no_thing(s, aim, one)) for one in on_board]
    if aim.what in (OBJECT_OR_TREASURE, REACHED_THING):
        found += [(AT_TREASURE + one, why_no_treasure(s, aim, one)) for one in lying(s)]
    if aim.what in AT_SQUARES:
        every = range(25 * len(s.players))
        found += [(AT_SQUARE + cell, why_no_square(s, aim, cell)) for cell in every]
    if aim.what in AT_LINES or at_objects(aim.what) or aim.what == OBJECT:
        found += [(AT_LINE + line, why_no_line(s, aim, line)) for line in lines_thought_of(s, aim)]
    if aim.what == SPELL:
        unseen = "Neither its caster, nor its victim, nor what it made is in sight."
        found += [(AT_SPELL + spell.card, (unseen, "WW-CT-8")) for spell in s.spells]
        tokens = [thing for thing in s.things if thing.kind == TRAP]
        found += [(AT_THING + token.uid, OUT_OF_SIGHT) for token in tokens]
    if aim.what == TWO_CARDS:
        found += [(AT_CARD + card, why_no_card(card)) for card in s.players[f.seat].hand]
    return [
        Refused(target_touch(s, target), *(TAKEN if target in f.targets else why))
        for target, why in found
        if target not in aim.legal
    ]


def lying(s: Duel) -> Iterable[int]:
    """The treasures that nobody carries."""
    return [one for one in range(len(s.treasures)) if s.treasures[one] < CARRIED]


def lines_thought_of(s: Duel, aim: Aim) -> list[int]:
    """All border lines where something may be made; else those with a wall or door."""
    every = range(len(s.lines))
    if aim.what in (FREE_LINE, WALL_OR_LINE):
        return list(every)
    return [line for line in every if STANDS[s.lines[line]]]


def out_of_reach(reach: int) -> Why:
    if reach == SIGHT:
        return OUT_OF_SIGHT
    if reach == WITHIN_3:
        return "Out of sight, or more than three steps away.", "WW-RNG-3"
    if reach == ADJACENT:
        return NOT_ADJACENT
    if reach == SECTOR:
        return "It is in another sector.", "WW-RNG-5"
    return "Out of range.", "WW-CARD-8"


def why_no_figure(s: Duel, aim: Aim, figure: int) -> Why:
    """Why a wizard or creature cannot be aimed at."""
    f = aim.frame
    attack = f.role == ATTACK
    if aim.what in AT_OWN:
        if controller(s, figure) != f.seat:
            return "Only yourself or a creature of yours.", "WW-RNG-1"
        return "Others stand on the same square.", "WW-MU-7"
    if attack and figure in (f.by, controller(s, f.by)):
        return "Nobody attacks himself or his master.", "WW-ATK-3"
    if aim.what in (WIZARD, ENEMY_HAND) and figure == f.by:
        return "It needs another wizard.", "WW-TGT-12"
    if aim.what in (WIZARD, ENEMY_HAND) and figure >= BEAST:
        return "It is aimed at wizards, not at creatures.", "WW-TGT-12"
    if attack and mod(s, figure, UNTARGETABLE):
        return "Mist cannot be attacked.", "WW-FRM-7"
    if aim.what != GLIDE_VICTIM and not aim.seen >> cell_of(s, figure) & 1:
        return out_of_reach(aim.reach)
    if not may_be_aimed_at(s, f.by, figure):
        return "Hidden in shadows: more than four steps away.", "WW-NE-3"
    if aim.what == GLIDE_VICTIM:
        return "No straight flight of four squares ends next to it.", "WW-DR-15"
    if aim.what == ENEMY_HAND:
        return "There is no card in this hand.", "WW-MY-4"
    return "In the dust everybody sees only himself.", "WW-CJ-13"


def why_no_thing(s: Duel, aim: Aim, thing: Thing) -> Why:
    """Why an object cannot be aimed at."""
    if at_figures(aim.what):
        if not at_objects(aim.what):
            return "It is not aimed at objects.", "WW-TGT-5"
        if not thing.limit:
            return "It cannot be damaged.", "WW-CRK-2"
        return out_of_reach(aim.reach)
    if thing.kind == HEX:
        return "A hex is no object.", "WW-HEX-2"
    if thing.kind == TRAP:
        return "A face-down token is no object.", "WW-AMB-49"
    if aim.what in (REACHED_THING, SERVANT_THING):
        if thing.kind != DROPPED_ITEM:
            return "It stands fast and cannot be picked up.", "WW-OBJ-4"
        if is_stuck(s, AT_THING + thing.uid):
            return "It is glued down.", "WW-CJ-14"
    if aim.what == SERVANT_THING:
        return "More than three walking steps away.", "WW-NE-11"
    if not aim.seen >> thing.cell & 1:
        return out_of_reach(aim.reach)
    if s.turn.mp < 1:
        return "Picking it up costs a movement point.", "WW-OBJ-5"
    return "You carry a treasure or relic already.", "WW-REL-1"


def why_no_treasure(s: Duel, aim: Aim, treasure: int) -> Why:
    """Why a treasure on the board cannot be aimed at."""
    if not aim.seen >> s.treasures[treasure] & 1:
        return out_of_reach(aim.reach)
    if is_stuck(s, AT_TREASURE + treasure):
        return "It is glued down.", "WW-CJ-14"
    if base_is_full(s, aim.frame.seat):
        return "You carry a treasure or relic already.", "WW-TRS-2"
    return "No treasure can be picked up now.", "WW-TRS-1"


def why_no_square(s: Duel, aim: Aim, cell: int) -> Why:
    """Why a square cannot be aimed at."""
    f = aim.frame
    if not squares_near(s, aim) >> cell & 1:
        return far_square(aim)
    if aim.what == MIST_SQUARES and f.targets:
        chosen = [target - AT_SQUARE for target in f.targets]
        if not any(s._tables.near[one] >> cell & 1 for one in chosen):
            return "Not next to a square chosen already.", "WW-CH-9"
    if cell % 25 == 12 and aim.what not in (SQUARE, NEAR_SQUARE, OWC_OR_SQUARE):
        return "Nothing is made on a home base.", "WW-MAKE-3"
    return "The square is not empty.", "WW-TGT-9"


def squares_near(s: Duel, aim: Aim) -> int:
    """Bits of the squares in range of what is aimed at squares."""
    by = aim.frame.by
    cell = cell_of(s, by)
    if aim.what == FOUR_SQUARES:
        return s._tables.every
    if aim.what == NEAR_SQUARE:
        return over_within(s, cell, 3, False)
    if aim.what in (BESIDE, TACKS_SQUARE):
        return adjacent(s, by, cell)
    return aim.seen


def far_square(aim: Aim) -> Why:
    if aim.what == NEAR_SQUARE:
        return "More than three squares away.", "WW-ME-12"
    if aim.what in (BESIDE, TACKS_SQUARE):
        return NOT_ADJACENT
    return out_of_reach(aim.reach)


def why_no_line(s: Duel, aim: Aim, line: int) -> Why:
    """Why a wall, a door or a border line cannot be aimed at."""
    what = aim.what if aim.what in AT_LINES else WALL_OR_DOOR
    if fitting_lines(s, what) >> line & 1:
        in_sight = aim.reach in (SIGHT, WITHIN_3)
        seen = lines_in_sight(s, aim.frame.by, aim.spell) if in_sight else 0
        return out_of_reach(aim.reach if not seen >> line & 1 else ADJACENT)
    if what == DOORWAY:
        return "It is a wall, not a door.", "WW-TGT-3"
    if what == STONE_WALL:
        return "It is a door, not a stone wall.", "WW-TGT-11"
    if any(thing.line == line for thing in s.things):
        return "Something made by a spell stands there already.", "WW-AMB-51"
    stands = "door" if IS_DOOR[s.lines[line]] else "wall"
    return f"A {stands} stands there already.", "WW-MAKE-5"


def why_no_card(card: int) -> Why:
    if not HAS_ENERGY[card]:
        return "It has no energy to add.", "WW-CARD-4"
    return TAKEN


# -- Squares and lines that other questions ask for ------------------------------------------------


def refused_squares(s: Duel, f: PickSquare) -> list[Refused]:
    """Squares to which a teleport, a creature or a treasure cannot come."""
    legal = {TO_SQUARE.first[c] for c in square_choices(s, f) if TO_SQUARE.has(c)}
    return [
        Refused(square_touch(s, cell), *why_not_there(s, f, cell))
        for cell in range(25 * len(s.players))
        if cell not in legal
    ]


def why_not_there(s: Duel, f: PickSquare, cell: int) -> Why:
    if f.verb == TO_SEND:
        return "It goes back to one of its start squares.", "WW-AL-1"
    if f.verb == TO_SWOOP:
        return "The flight cannot end there.", "WW-DR-15"
    if f.verb == TO_BLINK:
        if cell == cell_of(s, f.seat):
            return "You are there already.", "WW-ME-10"
        return f"More than {f.steps} squares away.", "WW-ME-10"
    if is_filled(s, cell):
        return "Nobody can enter that square.", "WW-SUM-4"
    return "Not adjacent to you.", "WW-SUM-4"


def refused_lines(s: Duel, f: PickCounterLine) -> list[Refused]:
    """Border lines on the way of the attack where no earth can rise."""
    cast = s.air[f.against]
    crossed = 0
    for target in cast.targets:
        crossed |= line_of_attack(s, cast, target)
    way = [line for line in places(crossed) if line < len(s.lines)]
    legal = crossed_lines(s, f.seat, f.against)
    return [Refused(f"line:{line}", *OUT_OF_SIGHT) for line in way if line not in legal]
