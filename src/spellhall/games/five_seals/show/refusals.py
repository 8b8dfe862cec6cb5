"""Why something cannot be chosen, in words: one entry for each reason of rules/why_not.py."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from spellhall.engine.choices import ABSENT, ALLOWED
from spellhall.engine.machine.frames import Question
from spellhall.engine.wording import Reason, Refused
from spellhall.games.five_seals.box.board import NO_NODE
from spellhall.games.five_seals.box.dice import sums
from spellhall.games.five_seals.box.elements import MIND
from spellhall.games.five_seals.box.seals import EMPTY, SEAL_ELEMENT, SEAL_STRENGTH
from spellhall.games.five_seals.choices import node_at
from spellhall.games.five_seals.rules import why_not
from spellhall.games.five_seals.show.names import ELEMENTS
from spellhall.games.five_seals.state.state import Seals

Check = Callable[[Any, Any, int], int]


def on_seals(check: Check) -> Check:
    """A check of nodes as one of spaces; where nothing lies, there is nothing to explain."""

    def forbids(s: Seals, f: Question, space: int) -> int:
        node = node_at(s, space)
        if node == NO_NODE or s.seals[node] == EMPTY:
            return ABSENT
        return check(s, f, node)

    return forbids


def refused_dice(s: Seals, f: Question, seat: int, check: Check) -> Iterable[Refused]:
    """The dice of a seat that no set can contain; sets are named whole, not die by die."""
    for place, die in enumerate(s.players[seat].dice):
        why = check(s, f, die)
        if why not in (ALLOWED, ABSENT):
            reason = REASONS[why]
            assert isinstance(reason.text, str)
            yield Refused(f"die:{seat}:{place}", reason.text, reason.rule)


def too_weak(s: Seals, f: Any, space: int) -> str:
    seal = s.seals[node_at(s, space)]
    element = SEAL_ELEMENT[seal]
    what = "one colour" if element == MIND else ELEMENTS[element]
    pips = sums(s.players[f.seat].dice)[element]
    return f"It needs {SEAL_STRENGTH[seal]}; your dice of {what} show {pips}."


def under_familiar(s: Seals, f: Any, space: int) -> str:
    node = node_at(s, space)
    others = [seat for seat in range(len(s.players)) if seat != f.seat]
    owner = next(seat for seat in others if s.players[seat].familiar == node)
    return f"The familiar of @{owner} stands on it."


REASONS: Final[Mapping[int, Reason]] = {
    why_not.MAGE_TAKEN: Reason("FS-SETUP-9", "Another player is this mage."),
    why_not.FIELD_EMPTY: Reason("FS-DRAFT-1", "No die of this colour is left."),
    # Breaking
    why_not.GUARDED: Reason("FS-REACH-7", "A guardian shuts it to everybody."),
    why_not.UNDER_FAMILIAR: Reason("FS-REACH-8", under_familiar),
    why_not.NO_WAY: Reason("FS-REACH-1", "No open way leads there."),
    why_not.TOO_WEAK: Reason("FS-BREAK-2", too_weak),
    why_not.OTHER_COLOUR_THAN_SEAL: Reason("FS-BREAK-1", "The seal is of another colour."),
    why_not.TOO_FEW_PIPS: Reason("FS-BREAK-2", "Your dice of this colour are not enough."),
    why_not.SUPERFLUOUS: Reason("FS-BREAK-3", "Whatever is enough with it is so without it."),
    why_not.KEEPS_OTHER_COLOUR: Reason("FS-ABSORB-1", "It keeps tokens of its own colour."),
    why_not.CANNOT_KEEP_NOW: Reason("FS-ABSORB-6", "Face down it keeps nothing."),
    # Using scrolls
    why_not.USED_ALREADY: Reason("FS-SCROLL-3", "Used; it turns face up when your round is over."),
    why_not.COUNTS_AT_THE_END: Reason("FS-SYN-1", "Synergy counts at the end of the game."),
    why_not.NO_OPPONENT: Reason("FS-CONF-2", "The round of every opponent is over."),
    why_not.NO_EFFECT: Reason("FS-SCROLL-2", "It would change nothing now."),
    why_not.NO_EFFECT_IN_COLOUR: Reason("FS-SCROLL-2", "With this colour it changes nothing."),
    why_not.NO_EFFECT_ON_SEAT: Reason("FS-SCROLL-2", "There it would change nothing."),
    why_not.SEAT_FINISHED: Reason("FS-CONF-1", "Their round is over."),
    why_not.OTHER_ELEMENT: Reason("FS-SCROLL-6", "It is not of the scroll's element."),
    why_not.OTHER_COLOUR: Reason("FS-SCROLL-7", "One colour for the whole effect."),
    # Binding and Might
    why_not.WITH_ITS_MAGE: Reason("FS-BIND-11", "The familiar is with its mage already."),
    why_not.NO_TOKEN_TO_BREAK: Reason("FS-BIND-5", "No token in reach that your dice can break."),
    why_not.NEVER_A_SCROLL: Reason("FS-BIND-6", "The familiar breaks tokens only."),
    why_not.SHOWS_SIX: Reason("FS-VAR-2", "Nothing above 6."),
    why_not.FIELD_EMPTY_FOR_CHANGE: Reason("FS-CHANGE-2", "No die of this colour is left."),
    why_not.IS_OF_THAT_COLOUR: Reason("FS-CHANGE-1", "Your dice are of this colour."),
    why_not.SIX_CANNOT_RISE: Reason("FS-STRENG-2", "A die that shows 6 cannot be picked."),
    # Spaces
    why_not.NOTHING_TO_SWAP_WITH: Reason(
        "FS-SWAP-1", "No token of equal strength and another colour lies on the board."
    ),
    why_not.NOTHING_TO_EXCHANGE_WITH: Reason(
        "FS-EXCH-3", "No token of its colour and another strength lies on the board."
    ),
    why_not.NOT_TO_BE_SWAPPED: Reason("FS-SWAP-1", "Equal strength, different colours."),
    why_not.NOT_TO_BE_EXCHANGED: Reason("FS-EXCH-1", "The same colour, different strengths."),
    why_not.SIX_TAKES_NOTHING: Reason("FS-ABSORB-4", "It shows 6 already."),
    # Conflict
    why_not.NO_DIE_TO_GIVE: Reason("FS-DECEP-3", "You have no die of another colour."),
    why_not.SAME_COLOUR: Reason("FS-DECEP-1", "The colours must differ."),
    why_not.CANNOT_RISE: Reason("FS-ALTER-2", "A 6 cannot be raised."),
    why_not.CANNOT_FALL: Reason("FS-ALTER-2", "A 1 cannot be lowered."),
    why_not.LIES_FACE_DOWN: Reason("FS-TRANS-3", "It lies face down."),
    why_not.NOT_TRANSFERABLE: Reason("FS-TRANS-3", "Binding stays with its mage."),
    why_not.NOTHING_OF_EQUAL_STRENGTH: Reason(
        "FS-TRANS-1", "You have no face-up scroll of its strength to give."
    ),
    why_not.UNEQUAL_STRENGTH: Reason("FS-TRANS-1", "Both must have the same strength."),
    why_not.IN_USE: Reason("FS-AMB-11", "It is in use."),
    why_not.NOT_EXPLOITABLE: Reason("FS-EXPLOIT-3", "Binding and Synergy cannot be exploited."),
    why_not.CANNOT_EXPLOIT_NOW: Reason("FS-EXPLOIT-3", "It lies face down."),
    why_not.NO_EFFECT_FOR_YOU: Reason("FS-EXPLOIT-5", "For you it would change nothing."),
    # Movement
    why_not.BLOCKED: Reason("FS-MOVE-1", "A familiar stands on it."),
    why_not.GUARDED_ALREADY: Reason("FS-GUARD-2", "The guardian stands there already."),
    why_not.NOTHING_BEYOND_TOKEN: Reason(
        "FS-LEAP-4", "Nothing new beyond it that your dice can break."
    ),
    why_not.NOTHING_BEYOND_FIGURE: Reason(
        "FS-TELE-3", "Without it, nothing new that your dice can break."
    ),
    why_not.OUT_OF_REACH: Reason("FS-LEAP-1", "Your mage does not reach it."),
    why_not.LEAP_BLOCKED: Reason("FS-LEAP-7", "A familiar stands on it."),
    why_not.NEEDS_NO_LEAP: Reason("FS-LEAP-3", "It is in reach without the leap."),
    why_not.NEEDS_NO_TELEPORT: Reason("FS-TELE-3", "It is in reach without the spell."),
    why_not.NOT_BEYOND_TOKEN: Reason("FS-LEAP-2", "The leap does not lead there."),
    why_not.NOT_BEHIND_FIGURE: Reason("FS-TELE-2", "The figure does not bar the way there."),
    why_not.NO_SECOND_BREAK: Reason("FS-SPEED-2", "No second break would follow."),
}
