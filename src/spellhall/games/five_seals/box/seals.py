"""What lies on a space of the board, as one number: nothing, a token, or a scroll."""

from typing import Final

from spellhall.games.five_seals.box.dice import COLOUR_OF, COLOURED, VALUE_OF
from spellhall.games.five_seals.box.elements import COLOURS, STRENGTHS, WEAKEST
from spellhall.games.five_seals.box.scrolls import ELEMENT_OF, SCROLL_COUNT, STRENGTH_OF

EMPTY: Final = -1
ON_BOARD: Final = 100  # tokens are below, scrolls from here on


def scroll_seal(scroll: int) -> int:
    """The seal of a scroll that lies on the board."""
    return ON_BOARD + scroll


def scroll_of(seal: int) -> int:
    """The scroll that such a seal stands for."""
    return seal - ON_BOARD


# For each seal its element and strength; most numbers of the first hundred are none.
_TOKENS: Final = len(COLOUR_OF)
_GAP: Final[list[int]] = [0] * (ON_BOARD - _TOKENS)
SEAL_ELEMENT: Final[list[int]] = COLOUR_OF + _GAP + ELEMENT_OF
SEAL_STRENGTH: Final[list[int]] = VALUE_OF + _GAP + STRENGTH_OF

# The same as one bit for each element and strength, to be compared with `breaking.power`.
SEAL_BIT: Final[list[int]] = [
    1 << STRENGTHS * SEAL_ELEMENT[seal] + SEAL_STRENGTH[seal]
    for seal in range(ON_BOARD + SCROLL_COUNT)
]

# The pool of tokens (FS-COMP-2): how many there are of one colour and strength.
TOKEN_KINDS: Final[list[int]] = [
    COLOURED[colour][strength]
    for colour in range(COLOURS)
    for strength in range(WEAKEST, STRENGTHS)
]
TOKEN_INDEX: Final[list[int]] = [
    TOKEN_KINDS.index(token) if token in TOKEN_KINDS else EMPTY for token in range(_TOKENS)
]


def copies_of(token: int) -> int:
    """How many tokens of this colour and strength exist."""
    return 10 if VALUE_OF[token] == 2 else 5
