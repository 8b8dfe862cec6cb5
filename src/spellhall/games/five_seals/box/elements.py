"""The elements (FS-COL-1), and dice and tokens as numbers: both have a colour and a value."""

from typing import Final

# Dice and tokens have the first four only, the colours.
FIRE: Final = 0
WATER: Final = 1
AIR: Final = 2
EARTH: Final = 3
MIND: Final = 4
COLOURS: Final = 4

_APART: Final = 10  # between the numbers of two colours

# The die that shows a value, or the token of a strength, as one number: by colour and value.
COLOURED: Final[list[list[int]]] = [
    [_APART * colour + value for value in range(7)] for colour in range(COLOURS)
]
# The inverse, for each number of a die or token: its colour, and its value or strength.
COLOUR_OF: Final[list[int]] = [number // _APART for number in range(_APART * COLOURS)]
VALUE_OF: Final[list[int]] = [number % _APART for number in range(_APART * COLOURS)]
