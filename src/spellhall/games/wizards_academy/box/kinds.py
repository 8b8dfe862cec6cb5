"""What can stand in a room, the schools of magic, and the levels of spells. Numbers only."""

from typing import Final

# Threats, in the order of ledger section 14. A portal of a kind is PORTAL + kind.
FIRE: Final = 0
WATER: Final = 1
ICE: Final = 2
DARK: Final = 3
HAUNT: Final = 4
IMP: Final = 5
TROLL: Final = 6
DEMON: Final = 7
PORTAL: Final = 8
GUARD: Final = 16
KINDS: Final = 8
TOKENS: Final = 5  # kinds that are tokens; the rest are creatures

ELEMENTS: Final = (FIRE, WATER, ICE)
CREATURES: Final = (IMP, TROLL, DEMON)
ELEMENT_BITS: Final = 1 << FIRE | 1 << WATER | 1 << ICE
TOKEN_BITS: Final = ELEMENT_BITS | 1 << DARK | 1 << HAUNT
CREATURE_BITS: Final = 1 << IMP | 1 << TROLL | 1 << DEMON
ALL_KINDS: Final = 0xFF
PORTAL_BITS: Final = ALL_KINDS << PORTAL
THREAT_BITS: Final = TOKEN_BITS | CREATURE_BITS | PORTAL_BITS
GUARD_BIT: Final = 1 << GUARD
MOST_FIRE: Final = 1  # in a room
MOST_WATER: Final = 2
TOUGHNESS: Final[dict[int, int]] = {IMP: 1, TROLL: 2, DEMON: 3, GUARD: 1}  # WA-AT-3

KIND_WORDS: Final = (
    *("fire", "water", "ice", "darkness", "haunt", "imp", "troll", "demon"),
    *("fire-portal", "water-portal", "ice-portal", "darkness-portal", "haunt-portal"),
    *("imp-portal", "troll-portal", "demon-portal"),
    "guardian",
)

# Schools (ledger section 16).
AUGMENTATION: Final = 0
DESTRUCTION: Final = 1
DIMENSION: Final = 2
ELEMENTALISM: Final = 3
ENCHANTMENT: Final = 4
SANCTUARY: Final = 5
NO_SCHOOL: Final = -1
SCHOOL_WORDS: Final = (
    "augmentation",
    "destruction",
    "dimension",
    "elementalism",
    "enchantment",
    "sanctuary",
)

GLYPHS: Final = 7  # types, 1 to 7
MOST_MANA: Final = 8


# A glyph of a wizard is its type, or the one in the shared box.


def shared_glyph(kind: int) -> int:
    """The glyph of this type in a shared box."""
    return GLYPHS + kind


def is_shared(glyph: int) -> bool:
    """Whether a glyph lies in the shared box."""
    return glyph > GLYPHS


def glyph_type(glyph: int) -> int:
    """The type of a glyph, wherever it lies."""
    return glyph - GLYPHS if glyph > GLYPHS else glyph
