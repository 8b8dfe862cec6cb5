"""Why something cannot be chosen now: what the checks of the rules return; 0 allows it.

`show/refusals.py` says each of them in words.
"""

from typing import Final

# -- Casting and attacking in one's own turn -------------------------------------------------------
ONLY_IN_ANSWER: Final = 1
COUNTERS_ONLY: Final = 2  # the form of the caster allows no more
FIRST_TURN: Final = 3
PEACEFUL: Final = 4  # its form or spell lets it not attack
MOVED_WHILE_STUNNED: Final = 5
ATTACK_USED: Final = 6
STUNNED: Final = 7  # it would move and attack
HELD_FAST: Final = 8
MOVES_NO_MORE: Final = 9
NO_FIRE: Final = 10
NO_TARGET: Final = 11
SUMMONED_ALREADY: Final = 12
NO_ROOM_TO_SUMMON: Final = 13
NO_TREASURE_TO_THROW: Final = 14
BASE_IS_FULL: Final = 15
BOOSTED_ALREADY: Final = 16

# -- Doors, things and creatures at hand -----------------------------------------------------------
SEALED_DOOR: Final = 20
LOCKED_DOOR: Final = 21
LET_GO_ALREADY: Final = 22
STANDS_FAST: Final = 23
GLUED: Final = 24
WEIGHED_DOWN: Final = 25
NO_POINTS: Final = 26  # movement points
RELIC_IN_BASE: Final = 27  # or a treasure, where a relic would be lifted
TREASURE_IN_BASE: Final = 28  # or a relic, where a treasure would be taken
DASHED: Final = 29
ACTIVATED_ALREADY: Final = 30
TOO_FEW_POINTS: Final = 31  # to activate a creature

# -- Answers ---------------------------------------------------------------------------------------
ENERGY_ANSWERS_NOTHING: Final = 40
OWN_TURN_ONLY: Final = 41
NOT_ITS_TARGET: Final = 42
CASTER_UNSEEN: Final = 43
ANSWERS_SOMETHING_ELSE: Final = 44
CANNOT_BE_CANCELLED: Final = 45
DAMAGE_ONLY: Final = 46
TREASURE_ONLY: Final = 47
DEATH_ONLY: Final = 48
WIZARDS_ONLY: Final = 49
NOTHING_TO_CROSS: Final = 50
