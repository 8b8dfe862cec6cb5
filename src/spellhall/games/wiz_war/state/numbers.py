"""Numbers with names: what can be aimed at, limits, optional rules, endings.

Things that can be aimed at are written as one number: a figure (seat 0 to 4, creature 8 + kind),
or a square, line, thing, spell, treasure, sector, direction or card above an offset.
"""

from typing import Final

BEAST: Final = 8  # + kind of creature
AT_SQUARE: Final = 100  # + square
AT_LINE: Final = 300  # + border line
AT_THING: Final = 1_000  # + number of the thing
AT_SPELL: Final = 10_000  # + card of the spell in play
AT_TREASURE: Final = 20_000  # + 2 * seat + 0 or 1
AT_SECTOR: Final = 21_000  # + slot
AT_WAY: Final = 22_000  # + direction
AT_CARD: Final = 23_000  # + card
CARRIED: Final = 1_000  # place of a treasure: a square, or this + the figure that carries it
NONE: Final = -1

START_LIFE: Final = 15
MOST_LIFE: Final = 20
MOST_CREATURE_LIFE: Final = 12
BASE_SPEED: Final = 3
HAND_LIMIT: Final = 7
STONE_CRACKS: Final = 5
DOOR_CRACKS: Final = 3

# Optional rules in force, as bits (WW-OPT).
UNCLUTTERED: Final = 1
SPELLBOOKS: Final = 2
DEADLY: Final = 4
HEAVY: Final = 8
LASTING: Final = 16  # Permanent Creations
HUNTERS: Final = 32
SPECIAL: Final = 64
FLASH_MALEFIC: Final = 128
FLASH_BESTIAL: Final = 256

# How it ended.
GOING_ON: Final = 0
BY_POINTS: Final = 1
LAST_STANDING: Final = 2
ALL_DEAD: Final = 3
TURN_LIMIT: Final = 4

# Why a spell in play ends.
LOST: Final = 0  # by a card, or with what it lay on or had made
GIVEN_UP: Final = 1  # by its owner
TIME_UP: Final = 2
USED_UP: Final = 3
WIZARD_OUT: Final = 4
NEW_FORM: Final = 5
