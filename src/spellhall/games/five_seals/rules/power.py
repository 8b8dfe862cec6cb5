"""What dice can break (FS-BREAK-1 to 4)."""

from typing import Final

from spellhall.engine.choices import ALLOWED
from spellhall.engine.machine.frames import Question
from spellhall.games.five_seals.box.dice import (
    SET_NUMBER,
    WEIGHT,
    packed,
    power,
)
from spellhall.games.five_seals.box.elements import COLOURS, MIND, STRENGTHS
from spellhall.games.five_seals.box.seals import SEAL_BIT
from spellhall.games.five_seals.rules.reach import reach
from spellhall.games.five_seals.rules.why_not import GUARDED, NO_WAY, TOO_WEAK, UNDER_FAMILIAR
from spellhall.games.five_seals.state.state import Seals

# For each colour and strength the numbers of sets found before: at most 5 for each of 924 hands.
_FOUND: Final[list[list[dict[int, list[int]]]]] = [
    [{} for _ in range(STRENGTHS)] for _ in range(COLOURS)
]


def minimal_sets(pack: int, strength: int) -> list[int]:
    """The subsets that reach the strength without a superfluous die (FS-BREAK-2, FS-BREAK-3).

    Laid down from the highest die on, such a set reaches the strength with its last die only:
    then no die can be left out, the last being the smallest.
    """
    found: list[int] = []
    _lay(pack, 6, 0, strength, found)
    return found


def _lay(left: int, highest: int, laid: int, missing: int, found: list[int]) -> None:
    for value in range(highest, 0, -1):
        if left // WEIGHT[value] % 7:
            if value >= missing:
                found.append(laid + WEIGHT[value])
            else:
                _lay(left - WEIGHT[value], value, laid + WEIGHT[value], missing - value, found)


def sets_of_colour(dice: list[int], colour: int, strength: int) -> list[int]:
    """The legal sets of one colour by their numbers."""
    pack = packed(dice, colour)
    known = _FOUND[colour][strength]
    found = known.get(pack)
    if found is None:
        number = SET_NUMBER[colour]
        found = [number[minimal] for minimal in minimal_sets(pack, strength)]
        known[pack] = found
    return found


def sets_that_break(dice: list[int], element: int, strength: int) -> list[int]:
    """Every legal set by its number, equal dice merged (FS-BREAK-1 to 4, FS-AMB-22)."""
    if element != MIND:
        return sets_of_colour(dice, element, strength).copy()
    found: list[int] = []
    for colour in range(COLOURS):
        found.extend(sets_of_colour(dice, colour, strength))
    return found


def breakable(s: Seals, seat: int, targets: list[int]) -> list[int]:
    """Those of the targets that the seat's dice can break."""
    seals = s.seals
    able = power(s.players[seat].dice)
    return [node for node in targets if SEAL_BIT[seals[node]] & able]


def why_not_break(s: Seals, f: Question, node: int) -> int:
    """Why a seal cannot be broken in the usual way: it is shut, out of reach or too strong."""
    if node in reach(s, f.seat).targets:
        return ALLOWED if breakable(s, f.seat, [node]) else TOO_WEAK
    if node in s.guardians:
        return GUARDED
    for seat in range(len(s.players)):
        if seat != f.seat and s.players[seat].familiar == node:
            return UNDER_FAMILIAR
    return NO_WAY
