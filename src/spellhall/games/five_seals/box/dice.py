"""Dice: a die is 10 * colour + value; a set of dice of one colour is one number.

In a set the number of dice of each value is a digit to the base 7, so that equal dice are merged
and sets are added and compared as numbers.
"""

from typing import Final

from spellhall.games.five_seals.box.scrolls import STRENGTHS
from spellhall.games.five_seals.box.verbs import COLOURS, MIND

WEIGHT: Final[list[int]] = [0, 1, 7, 49, 343, 2401, 16807]  # of a value in a set
SETS: Final = 7**6  # a set with its colour: SETS * colour + set
_MINIMAL: Final[dict[int, list[int]]] = {}  # sets found before: at most 5 for each of 924
# What so many pips of a colour break, as bits: its own seals and those of Mind up to a strength.
POWER: Final[list[list[int]]] = [
    [((2 << pips) - 1) * (1 << STRENGTHS * colour | 1 << STRENGTHS * MIND) for pips in range(7)]
    for colour in range(COLOURS)
]


def packed(dice: list[int], colour: int) -> int:
    """All dice of a colour as a set."""
    found = 0
    for die in dice:
        if die // 10 == colour:
            found += WEIGHT[die % 10]
    return found


def has_colour(dice: list[int], colour: int) -> bool:
    """Whether there is a die of a colour."""
    for die in dice:
        if die // 10 == colour:
            return True
    return False


def sums(dice: list[int]) -> list[int]:
    """The pips of each colour, and under MIND the most of any one colour (FS-COL-3)."""
    found = [0] * (COLOURS + 1)
    for die in dice:
        found[die // 10] += die % 10
    most = 0
    for colour in range(COLOURS):
        if found[colour] > most:  # noqa: PLR1730 (max() boxes its arguments)
            most = found[colour]
    found[MIND] = most
    return found


def power(dice: list[int]) -> int:
    """What the dice can break, as bits of `SEAL_BIT` (FS-BREAK-1, FS-BREAK-2, FS-COL-3).

    With enough pips of one colour there always is a set without a superfluous die.
    """
    found = 0
    colour = 0
    pips = 0
    for die in dice:
        if die // 10 != colour:
            found |= POWER[colour][pips]
            colour = die // 10
            pips = 0
        pips += die % 10
        if pips > 6:  # noqa: PLR1730 (min() boxes its arguments)
            pips = 6
    return found | POWER[colour][pips]


def values(pack: int) -> list[int]:
    """The values in a set, the highest first."""
    found: list[int] = []
    for value in range(6, 0, -1):
        for _ in range(pack // WEIGHT[value] % 7):
            found.append(value)
    return found


def minimal_sets(pack: int, strength: int) -> list[int]:
    """The subsets that reach the strength without a superfluous die (FS-BREAK-2, FS-BREAK-3).

    Laid down from the highest die on, such a set reaches the strength with its last die only:
    then no die can be left out, the last being the smallest.
    """
    key = 8 * pack + strength
    found = _MINIMAL.get(key)
    if found is None:
        found = []
        _lay(pack, 6, 0, strength, found)
        _MINIMAL[key] = found
    return found


def _lay(left: int, highest: int, laid: int, missing: int, found: list[int]) -> None:
    for value in range(highest, 0, -1):
        if left // WEIGHT[value] % 7:
            if value >= missing:
                found.append(laid + WEIGHT[value])
            else:
                _lay(left - WEIGHT[value], value, laid + WEIGHT[value], missing - value, found)


def subsets(pack: int, most: int) -> list[int]:
    """The subsets with 1 to `most` dice, equal dice merged."""
    found = [0]
    sizes = [0]
    for value in range(6, 0, -1):
        there = pack // WEIGHT[value] % 7
        if there == 0:
            continue
        for i in range(len(found)):
            for n in range(1, there + 1):
                if sizes[i] + n > most:
                    break
                found.append(found[i] + n * WEIGHT[value])
                sizes.append(sizes[i] + n)
    found.pop(0)
    return found


def remove(dice: list[int], colour: int, pack: int) -> int:
    """Take the dice of a set away; returns how many they were."""
    count = 0
    left = pack
    for value in range(6, 0, -1):
        if left >= WEIGHT[value]:
            at = dice.index(10 * colour + value)
            there = left // WEIGHT[value]
            del dice[at : at + there]
            left -= there * WEIGHT[value]
            count += there
    return count


def put(dice: list[int], die: int) -> None:
    """Add a die in its place: dice lie sorted."""
    at = len(dice)
    while at > 0 and dice[at - 1] > die:
        at -= 1
    dice.insert(at, die)


def distinct(dice: list[int]) -> list[int]:
    """The dice with equal ones merged (FS-AMB-22)."""
    found: list[int] = []
    last = -1
    for die in dice:
        if die != last:
            found.append(die)
            last = die
    return found
