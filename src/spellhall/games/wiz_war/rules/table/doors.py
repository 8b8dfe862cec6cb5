"""Who can open which door (WW-DOOR)."""

from spellhall.games.wiz_war.box.cards import SEALS
from spellhall.games.wiz_war.box.creatures import CREATURES
from spellhall.games.wiz_war.box.maze.board import DOOR
from spellhall.games.wiz_war.box.modifier_keys import ANY_DOOR, PASS_DOORS
from spellhall.games.wiz_war.rules.modifiers import mod
from spellhall.games.wiz_war.rules.table.figures import controller
from spellhall.games.wiz_war.state.numbers import BEAST, NONE
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target


def is_sealed(s: Duel, line: int) -> bool:
    for spell in s.spells:
        if spell.target == line_target(line) and SEALS[spell.card]:
            return True
    return False


def is_held(s: Duel, line: int) -> bool:
    for keeper in s.held:
        if keeper.line == line:
            return True
    return False


def is_held_by(s: Duel, line: int, seat: int) -> bool:
    for keeper in s.held:
        if keeper.line == line and keeper.seat == seat:
            return True
    return False


def has_picked(s: Duel, line: int, seat: int) -> bool:
    """Whether a seat has picked the lock of a door."""
    for keeper in s.unlocked:
        if keeper.line == line and keeper.seat == seat:
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
    return has_picked(s, line, seat) or mod(s, figure, ANY_DOOR) > 0


def unlocked_by(s: Duel, seat: int, doors: list[int]) -> list[int]:
    """Which of these doors a wizard can unlock: as `can_unlock` finds, for many doors at once."""
    found = []
    has_key = mod(s, seat, ANY_DOOR) > 0
    colour = s.players[seat].colour
    line_at = s._tables.maze.line_at
    for line in doors:
        if s.lines[line] == DOOR and not has_key and not s.unlocked:
            if s.faces[line_at[line] // 100] // 2 == colour and not is_sealed(s, line):
                found.append(line)
        elif can_unlock(s, seat, line):
            found.append(line)
    return found


def passes_doors(s: Duel, figure: int) -> bool:
    """The Genie and the slime need no key."""
    if figure >= BEAST and CREATURES[figure - BEAST].ignores_doors:
        return True
    return mod(s, figure, PASS_DOORS) > 0
