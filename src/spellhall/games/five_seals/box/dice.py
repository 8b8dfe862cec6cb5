"""Dice and tokens as numbers, dice as they lie in a hand, and sets of dice of one colour.

Colours and values of single dice are looked up in tables; loops over a hand do the arithmetic.

In a set the number of dice of each value is a digit to the base 7, so that equal dice are merged
and sets are added and compared as numbers. `dice_of` joins a set with its colour.
"""

from typing import Final

from spellhall.games.five_seals.box.elements import COLOURS, MIND, STRENGTHS

_APART: Final = 10  # between the numbers of two colours

# The die that shows a value, or the token of a strength, as one number: by colour and value.
COLOURED: Final[list[list[int]]] = [
    [_APART * colour + value for value in range(7)] for colour in range(COLOURS)
]
# The inverse, for each number of a die or token: its colour, and its value or strength.
COLOUR_OF: Final[list[int]] = [number // _APART for number in range(_APART * COLOURS)]
VALUE_OF: Final[list[int]] = [number % _APART for number in range(_APART * COLOURS)]

# What so many pips of a colour break, as bits: its own seals and those of Mind up to a strength.
POWER: Final[list[list[int]]] = [
    [((2 << pips) - 1) * (1 << STRENGTHS * colour | 1 << STRENGTHS * MIND) for pips in range(7)]
    for colour in range(COLOURS)
]
WEIGHT: Final[list[int]] = [0, 1, 7, 49, 343, 2401, 16807]  # of a value in a set
NO_DICE: Final = 0  # the empty set
MOST: Final = 99  # no limit on the number of dice
_SETS: Final = 7**6


def dice_of(colour: int, pack: int) -> int:
    """A set with its colour as one number."""
    return _SETS * colour + pack


def colour_of_set(dice: int) -> int:
    """The colour of such a number."""
    return dice // _SETS


def pack_of_set(dice: int) -> int:
    """The set in such a number."""
    return dice % _SETS


def _packs(most: int, highest: int) -> list[int]:
    """All sets of up to so many dice, none of them above a value."""
    if highest == 0:
        return [NO_DICE]
    found: list[int] = []
    for n in range(most + 1):
        found += [n * WEIGHT[highest] + rest for rest in _packs(most - n, highest - 1)]
    return found


# Every set that somebody can hold, with its colour.
MOST_OF_COLOUR: Final = 6  # dice of one colour in the game for five
_PACKS: Final[list[int]] = sorted(_packs(MOST_OF_COLOUR, 6))
SETS: Final[list[int]] = [dice_of(colour, pack) for colour in range(COLOURS) for pack in _PACKS]
# Of each its colour and the set without it; for each colour and set the place in this list.
SET_COLOUR: Final[list[int]] = [colour_of_set(dice) for dice in SETS]
SET_PACK: Final[list[int]] = [pack_of_set(dice) for dice in SETS]
SET_NUMBER: Final[list[dict[int, int]]] = [
    {pack: colour * len(_PACKS) + i for i, pack in enumerate(_PACKS)} for colour in range(COLOURS)
]


def packed(dice: list[int], colour: int) -> int:
    """All dice of a colour as a set."""
    found = 0
    for die in dice:
        if die // _APART == colour:
            found += WEIGHT[die % _APART]
    return found


def has_colour(dice: list[int], colour: int) -> bool:
    """Whether there is a die of a colour."""
    for die in dice:
        if die // _APART == colour:
            return True
    return False


def has_below_six(dice: list[int], colour: int) -> bool:
    """Whether there is a die of a colour that can rise."""
    for die in dice:
        if die // _APART == colour and die % _APART < 6:
            return True
    return False


def sums(dice: list[int]) -> list[int]:
    """The pips of each colour, and under MIND the most of any one colour (FS-COL-3)."""
    found = [0] * (COLOURS + 1)
    for die in dice:
        found[die // _APART] += die % _APART
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
        its = die // _APART
        if its != colour:
            found |= POWER[colour][pips]
            colour = its
            pips = 0
        pips += die % _APART
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


def dice_in(dice: int) -> tuple[int, ...]:
    """The single dice of a set with its colour, the highest first."""
    colour = colour_of_set(dice)
    return tuple([COLOURED[colour][value] for value in values(pack_of_set(dice))])


# For each set of the list above its single dice.
SET_DICE: Final[list[tuple[int, ...]]] = [dice_in(dice) for dice in SETS]


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


# For each colour the numbers of the subsets found before: at most 63 for each of 924 sets.
_SUBSETS: Final[list[dict[int, list[int]]]] = [{} for _ in range(COLOURS)]


def sets_within(colour: int, pack: int, most: int) -> list[int]:
    """The numbers of the subsets with 1 to `most` dice."""
    known = _SUBSETS[colour]
    found = known.get(pack)
    if found is None:
        number = SET_NUMBER[colour]
        found = [number[subset] for subset in subsets(pack, MOST)]
        known[pack] = found
    return [number for number in found if len(SET_DICE[number]) <= most]


def remove(dice: list[int], gone: tuple[int, ...]) -> None:
    """Take some dice away."""
    for die in gone:
        dice.remove(die)


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


def replace_die(dice: list[int], die: int, by: int) -> None:
    """One die becomes another."""
    dice.remove(die)
    put(dice, by)


def shift(dice: list[int], chosen: tuple[int, ...], by: int) -> tuple[int, ...]:
    """Some of the dice show so much more or less, from 1 to 6; returns them as they lie now."""
    remove(dice, chosen)
    shifted = [COLOURED[COLOUR_OF[die]][max(1, min(6, VALUE_OF[die] + by))] for die in chosen]
    for die in shifted:
        put(dice, die)
    return tuple(shifted)
