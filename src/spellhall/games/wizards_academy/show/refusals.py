"""Why something at hand cannot be chosen for an action: what the options leave out, in words."""

from typing import Final

from spellhall.engine.wording import Refused
from spellhall.games.wizards_academy.box.grid import SPACE_WORDS, SPACES
from spellhall.games.wizards_academy.box.rooms import CRYSTAL
from spellhall.games.wizards_academy.frames.turn import Act
from spellhall.games.wizards_academy.rules import actions, casting, moving
from spellhall.games.wizards_academy.rules.room_actions import (
    FREE,
    GUARDED,
    NO_ACTION,
    NO_POWER,
    NO_USE,
    TROLL_HERE,
    bar_to_glyphs,
    bar_to_use,
    resorts,
    room_has_action,
)
from spellhall.games.wizards_academy.rules.table.lasting import scrambled
from spellhall.games.wizards_academy.state.paths import LINKED, adjacent_room, joined
from spellhall.games.wizards_academy.state.state import MAGIC, NONE, School

# What forbids a room action, and the rule that says so.
BARS: Final[dict[int, tuple[str, str]]] = {
    TROLL_HERE: ("A troll is in the room.", "WA-AT-TROLL-1"),
    NO_POWER: (
        "No way leads from here to the Mana Crystal: the room has no power.",
        "WA-ATURN-7",
    ),
    GUARDED: ("A guardian guards it.", "WA-ACT-7"),
    NO_USE: ("You cannot pay for it, or it would do nothing.", "WA-ATURN-8"),
}
SPENT: Final = ("No action is left.", "WA-ACT-1")


def act_refusals(s: School, f: Act) -> list[Refused]:
    """Rooms next door, sources, the room's action, the staff and spells."""
    found = _rooms(s, f.seat) + _room_actions(s, f.seat) + _spaces(s, f.seat)
    if s.wizards[f.seat].staff != NONE:
        if not actions.staff_works(s, f.seat):
            found.append(Refused(f"staff:{f.seat}", "It cannot be used now.", "WA-ITEM-12"))
        elif not sum(s.this_turn.acts):
            found.append(Refused(f"staff:{f.seat}", *SPENT))
    return found


def _rooms(s: School, seat: int) -> list[Refused]:
    found: list[Refused] = []
    here = s.wizards[seat].room
    lost = moving.lost_way(s, seat)
    ways = moving.walkable(s, seat, walls=not lost)
    for direction in range(4):
        other = adjacent_room(s, here, direction)
        if other == NONE:
            continue
        touch = f"room:{other}"
        if other not in ways:
            if other in joined(s, here, LINKED):
                found.append(Refused(touch, "Double ice closes the way.", "WA-GEN-3"))
            else:
                found.append(Refused(touch, "A wall is between.", "WA-GEN-2"))
        elif not sum(s.this_turn.acts):
            found.append(Refused(touch, *SPENT))
        elif lost:
            rule = "WA-DC-26" if scrambled(s) else "WA-AT-HAUNT-2"
            found.append(Refused(touch, "Chance decides where you arrive.", rule))
    return found


def _room_actions(s: School, seat: int) -> list[Refused]:
    found: list[Refused] = []
    room = s.wizards[seat].room
    bar = bar_to_glyphs(s, seat)
    if bar != FREE:
        for kind in range(1, 8):
            if s.source[kind - 1] == room:
                found.append(Refused(f"source:{kind}", *_why(s, bar)))
    if room_has_action(s, room):
        bar = bar_to_use(s, seat)
        if bar != FREE:
            found.append(Refused(f"action:{room}", *_why(s, bar)))
        elif room == CRYSTAL:
            found += [
                Refused(f"resort:{which}", "Every spell is bound.", "WA-ROOM-01")
                for which in range(4)
                if which not in resorts(s)
            ]
    return found


def _why(s: School, bar: int) -> tuple[str, str]:
    if bar != NO_ACTION:
        return BARS[bar]
    return ("Only a move action is left.", "WA-ATURN-2") if sum(s.this_turn.acts) else SPENT


def _spaces(s: School, seat: int) -> list[Refused]:
    found: list[Refused] = []
    mask = casting.castable(s, seat)
    for space in range(SPACES):
        if s.grid[space] == NONE:
            continue
        touch = f"space:{SPACE_WORDS[space]}"
        if not mask >> space & 1:
            if any(asked == space for _, _, asked in s.this_turn.refused):
                found.append(Refused(touch, "The glyph was refused just now.", "WA-AMB-37"))
            else:
                found.append(Refused(touch, "You lack the glyphs.", "WA-CAST-1"))
        elif not s.this_turn.acts[MAGIC]:
            found.append(Refused(touch, "No action is left to cast.", "WA-ATURN-11"))
    return found
