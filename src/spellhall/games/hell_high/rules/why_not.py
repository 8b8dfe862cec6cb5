"""Why something cannot be chosen: what the checks of the rules return. show/refusals.py says it."""

from typing import Final

WIZARD_TAKEN: Final = 1
DEAD_WIZARD: Final = 2
DEMANDS_LOWER: Final = 3
CHEERS_HIGHER: Final = 4
ENVIES_HIGHER: Final = 5
WILD_HAS_NO_TYPE: Final = 6
OTHER_TYPE: Final = 7
SLOT_FILLED: Final = 8
SPELL_FULL: Final = 9
TOO_MANY_CHANGES: Final = 10
HAS_ACTED: Final = 11
EARLIER_TYPE: Final = 12
RESOLVED: Final = 13
NOT_STRONGEST: Final = 14
NOT_WEAKEST: Final = 15
NOT_ADJACENT: Final = 16
NOT_LOWER: Final = 17
NOT_HIGHER: Final = 18
NOT_WEAKER: Final = 19
NOT_STRONGER: Final = 20
NOT_YET_ACTED: Final = 21
ACTED_ALREADY: Final = 22
FEWER_TREASURES: Final = 23
NO_TREASURE: Final = 24
NOT_FRAIL: Final = 25
NOTHING_TO_DESTROY: Final = 26
NO_CREATURE: Final = 27
NOT_NEAREST: Final = 28
TARGET_ALREADY: Final = 29
NOT_DEADLY: Final = 30
CREATURE_FAILED: Final = 31
NOT_KEPT: Final = 32
NOTHING_TURNS_DICE: Final = 33
KEPT_ONLY: Final = 34
