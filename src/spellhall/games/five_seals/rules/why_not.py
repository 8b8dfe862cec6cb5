"""Why something cannot be chosen: what the checks of the rules return. show/refusals.py says it."""

from typing import Final

# Set-up and rounds
MAGE_TAKEN: Final = 1
FIELD_EMPTY: Final = 2

# Breaking
GUARDED: Final = 10
UNDER_FAMILIAR: Final = 11
NO_WAY: Final = 12
TOO_WEAK: Final = 13
KEEPS_OTHER_COLOUR: Final = 14
CANNOT_KEEP_NOW: Final = 15
OTHER_COLOUR_THAN_SEAL: Final = 16
TOO_FEW_PIPS: Final = 17
SUPERFLUOUS: Final = 18

# Using scrolls
USED_ALREADY: Final = 20
COUNTS_AT_THE_END: Final = 21
NO_OPPONENT: Final = 22
NO_EFFECT: Final = 23
NO_EFFECT_IN_COLOUR: Final = 24
NO_EFFECT_ON_SEAT: Final = 25
SEAT_FINISHED: Final = 26
OTHER_ELEMENT: Final = 27
OTHER_COLOUR: Final = 28

# Binding and Might
WITH_ITS_MAGE: Final = 30
NO_TOKEN_TO_BREAK: Final = 31
NEVER_A_SCROLL: Final = 32
SHOWS_SIX: Final = 33
FIELD_EMPTY_FOR_CHANGE: Final = 34
IS_OF_THAT_COLOUR: Final = 35
SIX_CANNOT_RISE: Final = 36

# Spaces
NOTHING_TO_SWAP_WITH: Final = 40
NOTHING_TO_EXCHANGE_WITH: Final = 41
NOT_TO_BE_SWAPPED: Final = 42
NOT_TO_BE_EXCHANGED: Final = 43
SIX_TAKES_NOTHING: Final = 44

# Conflict
NO_DIE_TO_GIVE: Final = 50
SAME_COLOUR: Final = 51
CANNOT_RISE: Final = 52
CANNOT_FALL: Final = 53
LIES_FACE_DOWN: Final = 54
NOT_TRANSFERABLE: Final = 55
NOTHING_OF_EQUAL_STRENGTH: Final = 56
UNEQUAL_STRENGTH: Final = 57
IN_USE: Final = 58
NOT_EXPLOITABLE: Final = 59
CANNOT_EXPLOIT_NOW: Final = 60
NO_EFFECT_FOR_YOU: Final = 61

# Movement
BLOCKED: Final = 70
GUARDED_ALREADY: Final = 71
NOTHING_BEYOND_TOKEN: Final = 72
NOTHING_BEYOND_FIGURE: Final = 73
OUT_OF_REACH: Final = 74
LEAP_BLOCKED: Final = 75
NEEDS_NO_LEAP: Final = 76
NEEDS_NO_TELEPORT: Final = 77
NO_SECOND_BREAK: Final = 78
