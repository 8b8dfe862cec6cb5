"""Why something cannot be chosen: what the checks of the rules return. show/refusals.py says it."""

from typing import Final

EXHAUSTED: Final = 1
UNLINKED: Final = 2
LINKED_BUT_EXHAUSTED: Final = 3
HAS_ACTED: Final = 4
WILL_IS_FULL: Final = 5
CENTRE_IS_EMPTY: Final = 6
NOTHING_TO_USE: Final = 7
NOTHING_PAYABLE: Final = 8
NO_USE: Final = 9
TOO_DEAR: Final = 10
NOT_EXHAUSTED: Final = 11
IS_ACTING: Final = 12
ACTIVATED: Final = 13
CORNER: Final = 14
LAST_COMPLETE: Final = 15
CANNOT_ACT: Final = 16
EXHAUSTED_ALREADY: Final = 17
ACTION_DONE: Final = 18
PICKED: Final = 19
