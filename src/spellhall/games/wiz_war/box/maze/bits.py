"""Sets of squares, lines and posts as bits; most have more of them than fit into a small number."""

from typing import Final

WORD_BITS: Final = 60  # bits of a small number, which is quick to take apart
WORD: Final = (1 << WORD_BITS) - 1
CLEAR: Final = ord("0")  # in a row of bits


def places(bits: int) -> list[int]:
    """The places of the bits that are set, from the lowest up."""
    found = []
    first = 0
    while bits:
        word = bits & WORD
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        bits >>= WORD_BITS
        first += WORD_BITS
    return found


def bits_of(places: list[int]) -> int:
    """The bits at these places, one word after another."""
    bits = 0
    first = 0
    left = places
    while left:
        word = 0
        later: list[int] = []
        for place in left:
            if place < first + WORD_BITS:
                word |= 1 << place - first
            else:
                later.append(place)
        bits |= word << first
        first += WORD_BITS
        left = later
    return bits


def row_of(bits: int, size: int) -> bytes:
    """The bits one by one, for whoever asks for many of them."""
    return format(bits, f"0{size}b").encode()[::-1]
