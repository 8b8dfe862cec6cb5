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

# -- Targets ---------------------------------------------------------------------------------------
OUT_OF_SIGHT: Final = 60
BEYOND_THREE_STEPS: Final = 61
NOT_ADJACENT: Final = 62
OTHER_SECTOR: Final = 63
OUT_OF_RANGE: Final = 64
CHOSEN_ALREADY: Final = 65
NOT_ONES_OWN: Final = 66
NOT_ALONE: Final = 67
NOT_ONESELF: Final = 68  # nor one's master, to be attacked
ANOTHER_WIZARD: Final = 69
NO_CREATURE: Final = 70
MIST_IS_UNHARMED: Final = 71
HIDDEN_IN_SHADOWS: Final = 72
NO_STRAIGHT_FLIGHT: Final = 73
EMPTY_HAND: Final = 74
IN_THE_DUST: Final = 75
NOT_AT_OBJECTS: Final = 76
CANNOT_BE_DAMAGED: Final = 77
HEX_IS_NO_OBJECT: Final = 78
TOKEN_IS_NO_OBJECT: Final = 79
BEYOND_THREE_WALKED: Final = 80
BEYOND_THREE_SQUARES: Final = 81
NOT_CONNECTED: Final = 82
HOME_BASE: Final = 83
NOT_EMPTY: Final = 84
WALL_NOT_DOOR: Final = 85
DOOR_NOT_WALL: Final = 86
SOMETHING_MADE: Final = 87
STANDING_ALREADY: Final = 88
SPELL_UNSEEN: Final = 89
NO_ENERGY: Final = 90

# -- Squares for teleports, creatures and treasures ------------------------------------------------
START_SQUARES_ONLY: Final = 100
NO_LANDING: Final = 101
THERE_ALREADY: Final = 102
TOO_FAR: Final = 103
NOBODY_ENTERS: Final = 104
NOT_BESIDE_YOU: Final = 105

# -- Steps, and what is farther away ---------------------------------------------------------------
NO_STEP_POINTS: Final = 110
BARRED_WAY: Final = 111
LOST_IN_DUST: Final = 112
NOT_AT_THE_DOOR: Final = 113
HELD_BY_ANOTHER: Final = 114
NOT_IN_YOUR_SQUARE: Final = 115
TREASURE_ELSEWHERE: Final = 116
ANOTHERS_CREATURE: Final = 117
ACTIVATION_OVER: Final = 118
NOT_THAT_WAY: Final = 119

# -- Cards and schools that are left out -----------------------------------------------------------
NOT_MAINTAINED: Final = 130
COUNTS_NOTHING: Final = 131  # against the hand size
SCHOOL_TAKEN: Final = 132
FOR_WRESTLERS: Final = 133  # a treasure, where items are taken
FILLS_NO_BASE: Final = 134  # an item that is no relic
MODE_WITHOUT_TARGET: Final = 135
FUELS_SPELLS: Final = 137  # flash energy, and nothing else
NOT_CROSSED: Final = 136  # a border line that the attack does not cross
