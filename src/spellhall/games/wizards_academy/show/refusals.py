"""Why something at hand cannot be chosen for an action: what forbids it, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from spellhall.engine.choices import Verb
from spellhall.engine.wording import Reason, Refused
from spellhall.games.wizards_academy.choices import (
    CAST,
    LAST_RESORT,
    MOVE_TO,
    RECALL,
    STAFF_CAST,
    TAKE,
    USE_ROOM,
)
from spellhall.games.wizards_academy.frames.turn import Act
from spellhall.games.wizards_academy.rules import actions, bars
from spellhall.games.wizards_academy.state.state import School

REASONS: Final[Mapping[int, Reason]] = {
    bars.NO_ACTION: Reason("WA-ACT-1", "No action is left."),
    bars.MOVE_ACTION_ONLY: Reason("WA-ATURN-2", "Only a move action is left."),
    bars.NO_MAGIC_ACTION: Reason("WA-ATURN-11", "No action is left to cast."),
    bars.TROLL_HERE: Reason("WA-AT-TROLL-1", "A troll is in the room."),
    bars.NO_POWER: Reason(
        "WA-ATURN-7", "No way leads from here to the Mana Crystal: the room has no power."
    ),
    bars.GUARDED: Reason("WA-ACT-7", "A guardian guards it."),
    bars.NO_USE: Reason("WA-ATURN-8", "You cannot pay for it, or it would do nothing."),
    bars.ALL_BOUND: Reason("WA-ROOM-01", "Every spell is bound."),
    bars.WALL: Reason("WA-GEN-2", "A wall is between."),
    bars.DOUBLE_ICE: Reason("WA-GEN-3", "Double ice closes the way."),
    bars.HAUNTED: Reason("WA-AT-HAUNT-2", "Chance decides where you arrive."),
    bars.SCRAMBLED: Reason("WA-DC-26", "Chance decides where you arrive."),
    bars.STAFF_TIRED: Reason("WA-ITEM-12", "It cannot be used now."),
    bars.NO_GLYPHS: Reason("WA-CAST-1", "You lack the glyphs."),
    bars.GLYPH_REFUSED: Reason("WA-AMB-37", "The glyph was refused just now."),
    bars.IN_CRYSTAL: Reason("WA-ATURN-15", "You are in the Mana Crystal already."),
}
# The rules' own checks: rooms next door, sources, the room's action, spells, the staff, recall.
ACT_CHECKS: Final[Mapping[Verb, Callable[[School, Act, int], int]]] = {
    MOVE_TO: actions.bar_to_move,
    TAKE: actions.bar_to_take,
    USE_ROOM: actions.bar_to_room_action,
    CAST: actions.bar_to_cast,
    STAFF_CAST: actions.bar_to_staff,
    RECALL: actions.bar_to_recall,
}


def resort_refusals(s: School, f: Act) -> list[Refused]:
    """The ways of Last Resort, which touch the action of the crystal, too."""
    found: list[Refused] = []
    for which in range(LAST_RESORT.size):
        bar = actions.bar_to_resort(s, f, which)
        if bar > 0:
            found.append(Refused(f"resort:{which}", str(REASONS[bar].text), REASONS[bar].rule))
    return found
