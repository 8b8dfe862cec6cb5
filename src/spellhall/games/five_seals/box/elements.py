"""The elements (FS-COL-1)."""

from typing import Final

# Dice and tokens have the first four only, the colours.
FIRE: Final = 0
WATER: Final = 1
AIR: Final = 2
EARTH: Final = 3
MIND: Final = 4
COLOURS: Final = 4
STRENGTHS: Final = 7  # of seals: 0 to 6
WEAKEST: Final = 2  # of them that lies on the board
