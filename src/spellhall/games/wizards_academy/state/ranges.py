"""What numbers and rows of numbers in a position may be; each failure says what would be right."""

from collections.abc import Sequence
from typing import Final

MANY: Final = 9999  # of what has no limit of its own


def number(value: object, low: int, high: int, what: str) -> None:
    """A whole number within its bounds."""
    right = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
    assert right, f"{what} is a number from {low} to {high}, not {value!r}"


def numbers(values: Sequence[object], n: int, low: int, high: int, what: str) -> None:
    """So many numbers within their bounds; n below 0: any number of them."""
    assert isinstance(values, list), f"{what} is a list of numbers, not {values!r}"
    assert n < 0 or len(values) == n, f"{what} has {n} entries, not {len(values)}"
    for value in values:
        number(value, low, high, f"each entry of {what}")


def flags(values: Sequence[object], n: int, what: str) -> None:
    """So many of true or false."""
    assert isinstance(values, list), f"{what} is a list of true and false"
    assert len(values) == n, f"{what} has {n} entries, not {len(values)}"
    assert all(isinstance(value, bool) for value in values), f"{what} holds true and false only"


def permutation(values: list[int], n: int, what: str) -> None:
    """Every number below n once."""
    numbers(values, -1, 0, n - 1, what)
    assert sorted(values) == list(range(n)), f"{what} hold each of the {n} cards once"
