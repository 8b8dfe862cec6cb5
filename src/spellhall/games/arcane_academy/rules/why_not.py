"""Why something cannot be chosen: what the checks of the rules return. show/refusals.py says it."""

from typing import Final

EXHAUSTED: Final = 1
UNLINKED: Final = 2
LINKED_BUT_EXHAUSTED: Final = 3
HAS_ACTED: Final = 4
NO_DECK: Final = 5
WILL_IS_FULL: Final = 6
CENTRE_IS_EMPTY: Final = 7
NOTHING_TO_USE: Final = 8
NOTHING_PAYABLE: Final = 9
NO_USE: Final = 10
TOO_DEAR: Final = 11
NOT_EXHAUSTED: Final = 12
IS_ACTING: Final = 13
ACTIVATED: Final = 14
CORNER: Final = 15
LAST_COMPLETE: Final = 16
CANNOT_ACT: Final = 17
EXHAUSTED_ALREADY: Final = 18
ACTION_DONE: Final = 19
PICKED: Final = 20
