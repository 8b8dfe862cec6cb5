"""The terms of the rulebook as numbers: types, ranges, aims, traits, kinds of things."""

from typing import Final

# Types of cards; the first three are also the roles in which a spell is cast (WW-CARD).
ATTACK: Final = 0
NEUTRAL: Final = 1
COUNTER: Final = 2
ITEM: Final = 3
ENERGY: Final = 4
FLASH: Final = 5
RANDOM: Final = 6

# Ranges (WW-RNG).
CASTER: Final = 0
ADJACENT: Final = 1
SIGHT: Final = 2
ANYWHERE: Final = 3
SECTOR: Final = 4
HERE: Final = 5  # in one's own square
TOUCH: Final = 6  # adjacent, whatever stands between
SIX_STEPS: Final = 7  # within six walking steps
WITHIN_3: Final = 8  # in sight, at most three squares away

# What can be aimed at (WW-TGT).
NOBODY: Final = 0  # yourself or the game board: nothing to choose
WIZARD: Final = 1
FIGURE: Final = 2  # wizard or creature
OWC: Final = 3  # object, wizard or creature
ANY_FIGURE: Final = 4  # a figure, yourself included
OWN_FIGURE: Final = 5  # yourself or your creature
EMPTY_SQUARE: Final = 6
SQUARE: Final = 7
FREE_LINE: Final = 8
STONE_WALL: Final = 9
WALL_OR_DOOR: Final = 10
DOORWAY: Final = 11
WALL_OR_LINE: Final = 12
SPELL: Final = 13  # a spell in play
SECTORS: Final = 14
DIRECTION: Final = 15
OBJECT: Final = 16
OBJECT_OR_TREASURE: Final = 17
TWO_CARDS: Final = 18  # two cards with energy from one's hand
FOUR_SQUARES: Final = 19  # the first is the trap
MIST_SQUARES: Final = 20
NEAR_SQUARE: Final = 21  # empty, within three squares, walls ignored
BESIDE: Final = 22  # an empty square next to you, not a home base
OWN_CREATURE: Final = 23
OWN_TOTEM: Final = 24
CREATURE_CARD: Final = 25  # in a discard pile
OWN_SECTOR_SQUARE: Final = 26  # an empty square of the sector that you stand in
REACHED_THING: Final = 27  # an object or treasure in sight, to be picked up
OWC_OR_SQUARE: Final = 29
CROSSED_LINE: Final = 30  # a border line that the attack crosses
ENEMY_HAND: Final = 31  # a wizard with cards in hand
TACKS_SQUARE: Final = 32  # your own square or the one beside it, empty but for you
SERVANT_THING: Final = 33  # a mobile object within three walking steps
GLIDE_VICTIM: Final = 34  # a figure that can be reached by a straight flight
WASHED: Final = 35  # object, wizard or creature, and what only water destroys
OWN_ALONE: Final = 36  # yourself or your creature, alone on its square

# Duration (WW-DUR).
INSTANT: Final = 0
TEMPORARY: Final = 1
PERMANENT: Final = 2

# Damage.
PHYSICAL: Final = 0
MAGICAL: Final = 1
PLAIN: Final = 0
FIRE: Final = 1
WATER: Final = 2
LIGHTNING: Final = 3

# Whom a verb concerns.
TARGET: Final = 0
SELF: Final = 1
AROUND: Final = 2  # each figure adjacent to the target
COUNTERED: Final = 3  # the caster of the spell that is answered

# Traits (WW-GAP-2f), as bits.
T_FIRE: Final = 1
T_WATER: Final = 2
T_LIGHTNING: Final = 4
T_CURSE: Final = 8
T_GLOBAL: Final = 16
T_FORM: Final = 32
T_MUNDANE: Final = 64
T_STONE: Final = 128
T_TOTEM: Final = 256
T_RELIC: Final = 512
T_HEX: Final = 1024
T_CREATURE: Final = 2048
T_CREATION: Final = 4096

# What a counter answers (WW-CNT-7).
NO_ANSWER: Final = 0
SPELL_AT_ME: Final = 1
NEUTRAL_SPELL: Final = 2
ANY_SPELL: Final = 3
ATTACK_SPELL_AT_ME: Final = 4
ATTACK_AT_ME: Final = 5
COUNTER_TO_MINE: Final = 6
WATER_SPELL: Final = 7
CROSSING_ATTACK: Final = 8
DAMAGE: Final = 9
TREASURE: Final = 10
DEATH: Final = 11

# What can be counted.
NOTHING: Final = 0
STONES: Final = 1  # Magic Stones that the target carries
CURSES: Final = 2  # Curses and Hexes that you maintain
TOTEMS: Final = 3  # your totems

# Forms with a figure (WW-FRM).
BIG_MAN: Final = 1
GOLEM: Final = 2
WEREWOLF: Final = 3
GNOME: Final = 4
SLIME: Final = 5
MIST: Final = 6  # has no figure, but ends the others and is ended by them

# Things on the board.
DROPPED_ITEM: Final = 0
ROSEBUSH: Final = 1
THORNBUSH: Final = 2
CLOUD: Final = 3
BLOCK: Final = 4
BONEYARD: Final = 5
PRISM: Final = 6  # prismatic mist
HEX: Final = 7
TRAP: Final = 8
FIRE_WALL: Final = 9
STONE_BARRIER: Final = 10  # a created wall
CREATED_DOOR: Final = 11
TOTEM: Final = 12
TACKS: Final = 13
THING_WORDS: Final = (
    "item",
    "rosebush",
    "thornbush",
    "cloud",
    "block",
    "boneyard",
    "mist",
    "hex",
    "trap",
    "fire-wall",
    "wall",
    "door",
    "totem",
    "tacks",
)

# Creatures (WW-CRE).
BOGGART: Final = 0
GENIE: Final = 1
GRENDEL: Final = 2
MINOTAUR: Final = 3
TOTEM_SPIRIT: Final = 4
DRAKE: Final = 5

# What happens to an item that was used.
KEEPS: Final = 0
LANDS: Final = 1  # lies in the target square
SPENT: Final = 2  # discarded

# What helps the next spell of this turn.
CORNER: Final = 0
ASTRAL: Final = 1
FUEL: Final = 2

# Areas.
ONE: Final = 0
BOLT: Final = 1  # a bouncing line of as many squares as energy
BREATH: Final = 2  # a straight line of three
CROSS: Final = 3  # a square and its four neighbours
SECTOR_ENEMIES: Final = 4
SECTOR_OTHERS: Final = 5
SECTOR_ALL: Final = 6
