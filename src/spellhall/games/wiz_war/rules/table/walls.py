"""What stands on border lines: cracks, breaking, made walls, doors that shut (WW-CRK)."""

from spellhall.engine.machine.events import tell
from spellhall.games.wiz_war.box.cards import CARD_OF
from spellhall.games.wiz_war.box.maze.board import IS_DOOR, MADE_DOOR, MADE_WALL, RUBBLE, WALL
from spellhall.games.wiz_war.box.terms import CREATED_DOOR, FIRE, STONE_BARRIER, T_TOTEM
from spellhall.games.wiz_war.rules.modifiers import at_work
from spellhall.games.wiz_war.rules.table.changing import put_thing, set_line
from spellhall.games.wiz_war.rules.table.things import (
    clear_cracks,
    destroy_thing,
    end_spells_on,
    shut_doors,
)
from spellhall.games.wiz_war.state.numbers import DOOR_CRACKS, STONE_CRACKS
from spellhall.games.wiz_war.state.pieces import Cracked, Thing
from spellhall.games.wiz_war.state.state import Duel
from spellhall.games.wiz_war.state.targets import line_target


def crack_limit(s: Duel, line: int) -> int:
    return DOOR_CRACKS if IS_DOOR[s.lines[line]] else STONE_CRACKS


def cracks_on(s: Duel, line: int) -> int:
    for one in s.cracks:
        if one.line == line:
            return one.cracks
    return 0


def hit_line(s: Duel, line: int, damage: int, each_cracks: bool) -> None:
    """Each full 3 damage of one attack is a crack (WW-CRK-1); at the limit it is destroyed."""
    cracks = damage if each_cracks else damage // 3
    if not cracks:
        tell(s, "holds", line, damage, IS_DOOR[s.lines[line]], at_work(s), len(s.players))
        return
    total = cracks_on(s, line) + cracks
    clear_cracks(s, line)
    if total >= crack_limit(s, line):
        break_line(s, line)
    else:
        s.cracks.append(Cracked(line, total))
        door = IS_DOOR[s.lines[line]]
        tell(s, "cracks", line, total, crack_limit(s, line), door, at_work(s), len(s.players))


def hit_thing(s: Duel, thing: Thing, damage: int, element: int, each_cracks: bool) -> None:
    """Objects with a limit crack as walls do; bushes burn, totems fall to any damage."""
    if not thing.limit:
        return
    row = CARD_OF[thing.card]
    cracks = damage if each_cracks else damage // 3
    if row.burns and element == FIRE and damage > 0:
        cracks = thing.limit
    elif row.traits & T_TOTEM and damage > 0:
        cracks = max(cracks, 1)
    if not cracks:
        kind, cell = thing.kind, thing.cell
        tell(s, "thing_holds", kind, thing.card, cell, damage, at_work(s), len(s.players))
        return
    thing.cracks += cracks
    if thing.cracks >= thing.limit:
        destroy_thing(s, thing)
    else:
        tell(
            s,
            "thing_cracks",
            thing.kind,
            thing.card,
            thing.cell,
            thing.cracks,
            thing.limit,
            at_work(s),
            len(s.players),
        )


def break_line(s: Duel, line: int) -> None:
    """A wall or door is gone for good and leaves a marker (WW-CRK-5, WW-DOOR-8)."""
    kind = s.lines[line]
    tell(s, "broken", line, IS_DOOR[kind], at_work(s), len(s.players))
    clear_cracks(s, line)
    if kind in (MADE_WALL, MADE_DOOR):
        for thing in list(s.things):
            if thing.line == line and thing.kind in (STONE_BARRIER, CREATED_DOOR):
                if thing.beneath == WALL:
                    thing.beneath = RUBBLE
                destroy_thing(s, thing)
    else:
        set_line(s, line, RUBBLE)
        end_spells_on(s, line_target(line))
    shut_doors(s)


def make_on_line(s: Duel, kind: int, card: int, owner: int, line: int) -> None:
    """A wall, door or fire on a border line (WW-MAKE-5, WW-MAKE-6)."""
    s.made += 1
    thing = Thing(s.made, kind, card, owner, line=line, beneath=s.lines[line])
    if kind == STONE_BARRIER:
        set_line(s, line, MADE_WALL)
    elif kind == CREATED_DOOR:
        set_line(s, line, MADE_DOOR)
        clear_cracks(s, line)
    put_thing(s, thing)
