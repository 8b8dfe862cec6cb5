"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from spellhall.engine.choices import Verb
from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Reason, Refused, unnamed
from spellhall.games.wizards_academy.box.scenarios import BASIC
from spellhall.games.wizards_academy.choices import (
    CAST,
    CHOICES,
    LAST_RESORT,
    MOVE_TO,
    RECALL,
    STAFF_CAST,
    TAKE,
    USE_ROOM,
)
from spellhall.games.wizards_academy.frames.casting import Pay
from spellhall.games.wizards_academy.frames.turn import Act, Refine
from spellhall.games.wizards_academy.rules import RULES, actions, why_not
from spellhall.games.wizards_academy.show import among
from spellhall.games.wizards_academy.show.among import Ids
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
    why_not.NOT_NEXT_DOOR: Reason("WA-GEN-1", "It is not next to your room."),
    why_not.ELSEWHERE: Reason("WA-ACT-6", "You are not in the room of this source."),
    why_not.PERSON_TAKEN: Reason("WA-ASET-2", "Somebody else has this character."),
    why_not.NOT_PAYING: Reason("WA-CAST-1", "The spell cannot be paid with it."),
    why_not.SHARED_ALREADY: Reason("WA-ATURN-14", "A glyph of this type is in your box."),
    why_not.NO_MORE_TURNS: Reason("WA-AMB-12", "There were turns enough."),
    why_not.OUTSIDE_THE_ACADEMY: Reason("WA-ASET-12", "It is outside the academy."),
    why_not.NOT_ACTIVATING: Reason("WA-GEN-8", "It does not activate now."),
    why_not.NOTHING_MEETS: Reason("WA-INT-11", "Nothing happens there now."),
    why_not.NOT_ENDURED: Reason("WA-END-1", "There is nothing to endure of it."),
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


def left_out(
    things: Callable[[Any, Any], Ids], why: Callable[[Any, Any, str], int]
) -> Callable[[Any, Any], list[Refused]]:
    """What a question leaves out of the things of its kind: its frame holds those that remain."""

    def refusals(s: Academy, f: Question) -> list[Refused]:
        found = []
        for thing in not_offered(s, f, things(s, f)):
            reason = REASONS[why(s, f, thing)]
            found.append(Refused(thing, str(reason.text), reason.rule))
        return found

    return refusals


def not_offered(s: Academy, f: Question, things: Ids) -> list[str]:
    """Those of the things that the question does not offer."""
    return unnamed(RULES, CHOICES, s, f, things)


def _unpaid(s: Academy, f: Pay, glyph: str) -> int:
    """Refused just now by its owner, or of no use for the spell."""
    refused = [
        f"glyph:{seat}:{kind}" for seat, kind, asked in s.this_turn.refused if asked == f.space
    ]
    return why_not.GLYPH_REFUSED if glyph in refused else why_not.NOT_PAYING


def _unshifted(s: Academy, f: Refine, room: str) -> int:
    return why_not.NO_MORE_TURNS if s.scenario == BASIC else why_not.OUTSIDE_THE_ACADEMY


UNPAID: Final = left_out(among.glyphs_and_loans, _unpaid)
UNSHIFTED: Final = left_out(among.rooms, _unshifted)
NOT_ACTIVATING: Final = left_out(among.activating, lambda s, f, thing: why_not.NOT_ACTIVATING)
NOTHING_MEETS: Final = left_out(among.rooms, lambda s, f, room: why_not.NOTHING_MEETS)
NOT_ENDURED: Final = left_out(among.endured, lambda s, f, thing: why_not.NOT_ENDURED)
