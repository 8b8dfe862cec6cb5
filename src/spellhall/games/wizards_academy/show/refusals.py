"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

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
from spellhall.games.wizards_academy.rules import actions, why_not
from spellhall.games.wizards_academy.state.state import Academy

REASONS: Final[Mapping[int, Reason]] = {
    why_not.NO_ACTION: Reason("WA-ACT-1", "No action is left."),
    why_not.MOVE_ACTION_ONLY: Reason("WA-ATURN-2", "Only a move action is left."),
    why_not.NO_MAGIC_ACTION: Reason("WA-ATURN-11", "No action is left to cast."),
    why_not.TROLL_HERE: Reason("WA-AT-TROLL-1", "A troll is in the room."),
    why_not.NO_POWER: Reason(
        "WA-ATURN-7", "No way leads from here to the Mana Crystal: the room has no power."
    ),
    why_not.GUARDED: Reason("WA-ACT-7", "A guardian guards it."),
    why_not.NO_USE: Reason("WA-ATURN-8", "You cannot pay for it, or it would do nothing."),
    why_not.ALL_BOUND: Reason("WA-ROOM-01", "Every spell is bound."),
    why_not.WALL: Reason("WA-GEN-2", "A wall is between."),
    why_not.DOUBLE_ICE: Reason("WA-GEN-3", "Double ice closes the way."),
    why_not.HAUNTED: Reason("WA-AT-HAUNT-2", "Chance decides where you arrive."),
    why_not.SCRAMBLED: Reason("WA-DC-26", "Chance decides where you arrive."),
    why_not.STAFF_TIRED: Reason("WA-ITEM-12", "It cannot be used now."),
    why_not.NO_GLYPHS: Reason("WA-CAST-1", "You lack the glyphs."),
    why_not.GLYPH_REFUSED: Reason("WA-AMB-37", "The glyph was refused just now."),
    why_not.BOUND: Reason("WA-GEN-23", "It is bound already."),
    why_not.IN_CRYSTAL: Reason("WA-ATURN-15", "You are in the Mana Crystal already."),
}
# The rules' own checks: rooms next door, sources, the room's action, spells, the staff, recall.
ACT_CHECKS: Final[Mapping[Verb, Callable[..., int]]] = {
    MOVE_TO: actions.why_not_move,
    TAKE: actions.why_not_take,
    USE_ROOM: actions.why_not_room_action,
    CAST: actions.why_not_cast,
    STAFF_CAST: actions.why_not_staff,
    RECALL: actions.why_not_recall,
}


def resort_refusals(s: Academy, f: Act) -> list[Refused]:
    """The ways of Last Resort, which touch the action of the crystal, too."""
    found: list[Refused] = []
    for which in range(LAST_RESORT.size):
        why = actions.why_not_resort(s, f, which)
        if why > 0:
            found.append(Refused(f"resort:{which}", str(REASONS[why].text), REASONS[why].rule))
    return found
