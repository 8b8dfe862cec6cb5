"""Why something cannot be chosen: what the checks of the rules return. show/refusals.py says it."""

from typing import Final

NO_ACTION: Final = 1  # none is left
MOVE_ACTION_ONLY: Final = 2  # what is left does not serve
NO_MAGIC_ACTION: Final = 3
TROLL_HERE: Final = 4
NO_POWER: Final = 5
GUARDED: Final = 6
NO_USE: Final = 7  # it cannot be paid, or would do nothing
ALL_BOUND: Final = 8
WALL: Final = 9
DOUBLE_ICE: Final = 10
HAUNTED: Final = 11  # chance decides where a step leads
SCRAMBLED: Final = 12
STAFF_TIRED: Final = 13
NO_GLYPHS: Final = 14
GLYPH_REFUSED: Final = 15
IN_CRYSTAL: Final = 16
BOUND: Final = 17
