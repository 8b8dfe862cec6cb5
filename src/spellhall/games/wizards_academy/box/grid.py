"""The spell grid (ledger section 3): spaces are unordered pairs of glyph types."""

from typing import Final

# -- The spell grid (ledger section 3): spaces are unordered pairs of glyph types ----------------

SPACES: Final = 28
PAIRS: Final = tuple((low, high) for high in range(1, 8) for low in range(1, high + 1))
SPACE_WORDS: Final = tuple(f"{low}{high}" for low, high in PAIRS)
_LEVEL_BY_HIGH: Final = (0, 1, 1, 1, 2, 2, 3, 4)
SPACE_LEVEL: Final = tuple(_LEVEL_BY_HIGH[high] for _, high in PAIRS)
SPACES_OF: Final = tuple(
    tuple(space for space in range(SPACES) if SPACE_LEVEL[space] == level) for level in range(5)
)


def space_of(one: int, other: int) -> int:
    """The space of a pair of types, in any order."""
    low, high = (one, other) if one <= other else (other, one)
    return high * (high - 1) // 2 + low - 1


# As bits of spaces: those up to each level, and those of a type with any of some types, the types
# being bits from 1 on.
SPACES_UP_TO: Final = [
    sum(1 << space for space in range(SPACES) if SPACE_LEVEL[space] <= level) for level in range(5)
]
SPACES_WITH: Final = [
    [
        sum(1 << space_of(one, other) for other in range(1, 8) if one and types >> (other - 1) & 1)
        for types in range(128)
    ]
    for one in range(8)
]
