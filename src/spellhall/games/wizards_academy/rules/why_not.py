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
NOT_NEXT_DOOR: Final = 18
ELSEWHERE: Final = 19  # the source is in another room
PERSON_TAKEN: Final = 20
NOT_PAYING: Final = 21  # the glyph is in no payment for the spell
SHARED_ALREADY: Final = 22
NO_MORE_TURNS: Final = 23
OUTSIDE_THE_ACADEMY: Final = 24
NOT_ACTIVATING: Final = 25
NOTHING_MEETS: Final = 26
NOT_ENDURED: Final = 27
